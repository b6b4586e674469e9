// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/harmonic_sum.h"
#include "core/source.h"

#include <span>
#include <vector>

namespace whorl {

enum class TimestepVariant { ddpm, diffusers };

/// Parameters of the sinusoids that tell a diffusion model its time.
struct TimestepParameters {
    TimestepVariant variant = TimestepVariant::ddpm;
    int dimension = 128;
    std::int64_t length = 1000;
    double first = 0, step = 1;  ///< of the timesteps shown; fractions are allowed
    bool flip = true;            ///< cosines first; this and the rest: diffusers only
    double shift = 0;            ///< downscale_freq_shift
    double scale = 1;
    double maxPeriod = 10'000;

    static SourceInfo info();
    static std::span<const Row<TimestepParameters>> parameters();
    static std::span<const Quantity<TimestepParameters>> quantities();

    /// throws ParameterError where half the dimension less the shift is not above 0, for fewer than 2 channels in
    /// effect, and for phases that float64 cannot hold
    void check() const;
};

/// The embedding of a timestep t: sin(scale t w_i) and cos(scale t w_i), w_i = max_period^(-i / (n - shift)),
/// i = 0 .. n - 1, n = floor(d/2). An odd last channel is zero.
///
/// ddpm       sines, then cosines; shift 1, scale 1, max_period 10000: fairseq's layout without its zero row
/// diffusers  as the parameters say; cosines first where `flip`
///
/// source  hojonathanho/diffusion diffusion_tf/nn.py; get_timestep_embedding of diffusers
class Timestep {
public:
    explicit Timestep(const TimestepParameters& parameters);

    int dimension() const { return m_dimension; }

    /// scale w_i, rad per unit of time.
    const std::vector<double>& frequencies() const { return m_frequencies; }

    struct Channel {
        bool isSine = false;
        int pair = -1;  ///< −1 for the channel that is always zero
    };
    Channel channel(std::int64_t channel) const;

    /// The time of a row: first + index step.
    double time(std::int64_t index) const { return m_first + static_cast<double>(index) * m_step; }

    /// One channel at any real time, in float64.
    double at(double time, std::int64_t channel) const;

    /// The cosine of two embeddings as a function of how many rows lie between them.
    HarmonicSum similarity() const;

private:
    int m_dimension;
    bool m_cosinesFirst;
    double m_first, m_step;
    std::vector<double> m_frequencies;
};

}  // namespace whorl
