// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/encodings/rope.h"

#include <Eigen/Core>

#include <cmath>
#include <numbers>

namespace whorl {

/// Parameters of hyperbolic rotary encoding.
struct HyperbolicParameters {
    int length = 32;
    int dimension = 64;
    double base = 10'000.0;
    double thetaScale = 1.0;  ///< multiplies every frequency
    double thetaPrime = 1.1;
    VectorValue query = "ones", key = "ones";
    int pair = 0;
    int seed = 1;

    static SourceInfo info();
    static std::span<const Row<HyperbolicParameters>> parameters();
    static std::span<const Quantity<HyperbolicParameters>> quantities();

    /// throws ParameterError for a theta_prime that does not exceed every frequency, a pair that does not exist, and as
    /// RopeParameters::check does
    void check() const;

    static constexpr std::string_view effectRows = "base theta_scale theta_prime";
    PositionalEffect effectIn(const HeadPlace& place) const;
};

/// Lorentz boost [[cosh x, sinh x], [sinh x, cosh x]] of rapidity x: symmetric, of determinant 1, and
/// boost(a) boost(b) = boost(a + b). It keeps x^2 - y^2, not the length. An imaginary rapidity turns: cosh(ix) = cos x.
template <class Scalar>
Eigen::Matrix<Scalar, 2, 2> boost(Scalar rapidity)
{
    using std::cosh, std::sinh;
    return Eigen::Matrix<Scalar, 2, 2>{{cosh(rapidity), sinh(rapidity)}, {sinh(rapidity), cosh(rapidity)}};
}

/// The largest rapidity whose boost is finite: ln(2 times the largest number). 710.4759 in float64, 89.4160 in float32.
template <class Scalar>
double largestRapidity()
{
    return std::log(static_cast<double>(std::numeric_limits<Scalar>::max())) + std::numbers::ln2;
}

/// One pair of channels under hyperbolic rotation, always by two exponentials: boosts overflow, and before that their
/// product cancels.
struct HyperbolicPair {
    double theta = 1, thetaPrime = 1.1;  ///< 1 / token; theta_prime above theta

    /// e^(-m theta') boost(m theta) q
    Eigen::Vector2d query(const Eigen::Vector2d& q, double position) const;

    /// e^(+n theta') boost(-n theta) k
    Eigen::Vector2d key(const Eigen::Vector2d& k, double position) const;

    /// With A = q.k and C = q1 k2 + q2 k1, the score of query and key `distance` tokens apart:
    /// (A + C)/2 e^(-distance (theta' - theta)) + (A - C)/2 e^(-distance (theta' + theta)).
    double score(double a, double c, double distance) const;

    /// Where a pair with A = 0 peaks: atanh(theta / theta') / theta tokens; 1 / theta' for theta 0.
    double peak() const;

    /// The key whose score with `q` has its maximum at `distance`, with A + C = 2. Its length grows like
    /// e^(2 theta distance). |q1| and |q2| must differ.
    Eigen::Vector2d keyPeakingAt(const Eigen::Vector2d& q, double distance) const;

    /// throws ParameterError unless theta' exceeds theta
    void check() const;
};

/// Hyperbolic rotary encoding (HoPE, Dai et al. 2025): pairs of channels are boosted instead of turned, and every pair is
/// damped by e^(-distance theta'). Pairs are interleaved, with RoPE's ladder of frequencies.
///
/// The score needs m >= n: a later key grows, so future keys are masked.
/// source  Dai, Shan, Song, Liang 2025, arXiv:2509.05218, equations 5 to 11 as transcribed by a third party; no code of
///         the authors was found. A scale of the frequencies other than 1 is our own.
class Hyperbolic {
public:
    explicit Hyperbolic(const HyperbolicParameters& parameters);

    /// theta_i, one per pair, in 1 / token.
    const std::vector<double>& thetas() const { return m_thetas; }

    /// A_i and C_i of a pair.
    std::pair<double, double> products(std::size_t pair) const;

    /// theta' - theta_i, the slower of a pair's two decays; above 0.
    std::vector<double> slowDecays() const;

    /// theta' + theta_i, the faster one.
    std::vector<double> fastDecays() const;

    /// The score as a function of m - n, for distances of at least 0: two decays per pair, no turns.
    HarmonicSum scoreByDistance() const;

    /// RoPE's score with the same frequencies, query and key.
    HarmonicSum ropeByDistance() const;

private:
    Rope m_rope;
    double m_thetaPrime;
    std::vector<double> m_thetas;
};

}  // namespace whorl
