// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source.h"

#include <span>
#include <vector>

namespace whorl {

enum class Sinusoidal2dVariant { mae, detr, simplevit };

/// Parameters of fixed sinusoids for the patches of a picture.
struct Sinusoidal2dParameters {
    Sinusoidal2dVariant variant = Sinusoidal2dVariant::mae;
    int width = 14, height = 14;
    int dimension = 64;
    double base = 10'000.0;
    bool normalize = true;  ///< DETR only
    double scale = 0;       ///< DETR only; 0: its own, 2 pi

    static SourceInfo info();
    static std::span<const Row<Sinusoidal2dParameters>> parameters();
    static std::span<const Quantity<Sinusoidal2dParameters>> quantities();

    /// throws ParameterError for SimpleViT with 4 channels, whose formula divides by zero, for a scale without
    /// normalization, and for a base whose frequencies are not finite
    void check() const;
};

/// Sines and cosines of the column x of a patch in one half of the channels, of its row y in the other.
///
/// variant    channels                         frequencies w_k           place
/// mae        sin x, cos x, sin y, cos y       base^(-4k/d)              x, y from 0
/// detr       y, then x, each s0 c0 s1 c1 ...  base^(-4k/d)              from 1; normalized (i + 1) / (n + 1e-6) scale
/// simplevit  sin x, cos x, sin y, cos y       base^(-k/(d/4 - 1))       x, y from 0
///
/// k = 0 .. d/4 - 1. In the code of MAE the first half is called emb_h, but holds the column.
///
/// source  facebookresearch/mae util/pos_embed.py; facebookresearch/detr models/position_encoding.py;
///         lucidrains/vit-pytorch simple_vit.py
class Sinusoidal2d {
public:
    explicit Sinusoidal2d(const Sinusoidal2dParameters& parameters);

    struct Channel {
        bool ofColumn = false;  ///< the column x; otherwise the row y
        bool isSine = false;
        int frequency = 0;
    };

    int dimension() const { return m_parameters.dimension; }
    int width() const { return m_parameters.width; }
    int height() const { return m_parameters.height; }

    /// w_k of either axis, rad per place.
    const std::vector<double>& frequencies() const { return m_frequencies; }

    Channel channel(std::int64_t channel) const;

    /// What is multiplied by the frequency: the index itself, or DETR's place.
    double place(bool ofColumn, std::int64_t index) const;

    /// One entry in float64.
    double at(std::int64_t patch, std::int64_t channel) const;

    /// The cosine of the encodings of two patches; every encoding has the length sqrt(d/2).
    double similarity(std::int64_t a, std::int64_t b) const;

    /// All entries: [patches x channels]; with a row of zeros in front for the class token of MAE.
    Eigen::ArrayXXd table(bool classToken = false) const;

private:
    Sinusoidal2dParameters m_parameters;
    std::vector<double> m_frequencies;
};

}  // namespace whorl
