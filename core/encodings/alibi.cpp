// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/alibi.h"

#include <bit>
#include <cmath>
#include <numbers>

namespace whorl {

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

/// The least number of the nearest keys whose weights sum to `share`.
double keysHolding(double share, double slope, BiasMode mode)
{
    const double rest = 1 - share;
    // Half an ulp must not turn a boundary that is met exactly into one key more.
    const auto wholeKeys = [](double keys) { return std::ceil(keys - 1e-9); };
    if (mode == BiasMode::causal)
        return std::max(1.0, wholeKeys(-std::log(rest) / slope));
    // With r = exp(-slope), beyond distance K on both sides lies 2 r^(K + 1) / (1 + r); where one of the two keys at
    // distance K is left out as well, (r^K + r^(K + 1)) / (1 + r).
    const double unit = 1 / (1 + std::exp(-slope));
    const double nearest = std::max(0.0, wholeKeys(-std::log(rest / (2 * unit)) / slope - 1));
    const double withOneLess = unit * (std::exp(-slope * nearest) + std::exp(-slope * (nearest + 1)));
    return nearest > 0 && withOneLess <= rest ? 2 * nearest : 2 * nearest + 1;
}

}  // namespace

Eigen::ArrayXd alibiSlopes(std::int64_t heads, double maxBias)
{
    if (heads < 1 || heads > 1024)
        throw ParameterError("heads", std::to_string(heads), "a whole number from 1 to 1024 is needed");
    if (!(maxBias > 0) || !std::isfinite(maxBias))
        throw ParameterError("max_bias", printNumber(maxBias), "a number above 0 is needed");
    const auto whole = static_cast<Eigen::Index>(std::bit_floor(static_cast<std::uint64_t>(heads)));
    Eigen::ArrayXd slopes(heads);
    for (Eigen::Index h = 0; h < heads; ++h) {
        const Eigen::Index step = h < whole ? 2 * (h + 1) : 2 * (h - whole) + 1;
        slopes[h] = std::exp2(-maxBias * static_cast<double>(step) / static_cast<double>(2 * whole));
    }
    return slopes;
}

double alibiBias(double slope, std::int64_t distance, BiasMode mode)
{
    if (distance < 0 && mode == BiasMode::causal)
        return -infinite;
    // Not -slope * 0, which would print as -0.
    return distance == 0 ? 0 : -slope * std::abs(static_cast<double>(distance));
}

DistancePieces alibiPieces(double slope, BiasMode mode)
{
    const DistancePiece before{0, 0, -slope};
    if (mode == BiasMode::causal)
        return {{std::numeric_limits<std::int64_t>::min(), -infinite, 0}, before};
    return {{std::numeric_limits<std::int64_t>::min(), 0, slope}, before};
}

Eigen::ArrayXd alibiLastRow(double slope, std::int64_t length)
{
    return slope * Eigen::ArrayXd::LinSpaced(length, -static_cast<double>(length - 1), 0);
}

Eigen::ArrayXd alibiPerKey(double slope, std::span<const int> attentionMask)
{
    Eigen::ArrayXd bias(static_cast<Eigen::Index>(attentionMask.size()));
    double tokens = 0;
    for (std::size_t key = 0; key < attentionMask.size(); ++key) {
        tokens += attentionMask[key];
        bias[static_cast<Eigen::Index>(key)] = attentionMask[key] != 0 ? slope * (tokens - 1) : 0;
    }
    return bias;
}

Eigen::ArrayXd alibiEffectiveSlopes(const AlibiParameters& parameters)
{
    const Eigen::ArrayXd slopes = alibiSlopes(parameters.heads, parameters.maxBias);
    if (parameters.form != AlibiForm::falcon)
        return slopes;
    return slopes / std::sqrt(static_cast<double>(parameters.headDimension));
}

double alibiFalconBias(double slope, std::int64_t distance, int headDimension)
{
    return alibiBias(slope, distance, BiasMode::causal) / std::sqrt(static_cast<double>(headDimension));
}

AlibiWindow alibiWindow(double slope, BiasMode mode)
{
    if (slope == 0)
        return {infinite, infinite, infinite, infinite, infinite, infinite};
    AlibiWindow window;
    const double ratio = std::exp(-slope), missing = -std::expm1(-slope);
    double nearestWeight = missing;
    window.meanDistance = 1 / std::expm1(slope);
    if (mode == BiasMode::symmetric) {
        nearestWeight = missing / (1 + ratio);
        window.meanDistance = 2 * ratio / (missing * (1 + ratio));
    }
    window.halfDistance = std::numbers::ln2 / slope;
    window.keys50 = keysHolding(0.5, slope, mode);
    window.keys95 = keysHolding(0.95, slope, mode);
    window.keys99 = keysHolding(0.99, slope, mode);
    window.entropy = -std::log(nearestWeight) + slope * window.meanDistance;
    return window;
}

AlibiRow alibiLastQuery(double slope, std::int64_t length)
{
    const auto n = static_cast<double>(length);
    const double total = slope == 0 ? n : std::expm1(-slope * n) / std::expm1(-slope);
    // The infinite mean less what the tail beyond n brings. They cancel when slope * n is small: then their series.
    const double mean =
        slope * n < 1e-3 ? (n - 1) / 2 - slope * (n * n - 1) / 12 : 1 / std::expm1(slope) - n / std::expm1(slope * n);
    return {mean, std::log(total) + slope * mean};
}

PositionalEffect alibiEffect(double slope, BiasMode mode)
{
    return distanceEffect(WHORL_TEXT("Axis", "bias"), alibiPieces(slope, mode));
}

SourceInfo AlibiParameters::info()
{
    return {
        "alibi",
        WHORL_TEXT("Source", "ALiBi"),
        WHORL_TEXT("Source", "Bias"),
        WHORL_TEXT("Source", "The further a key, the more is taken off its score"),
        WHORL_TEXT("Source", "Press et al. 2021, Train Short, Test Long: Attention with Linear Biases, section 3"),
        "https://arxiv.org/abs/2108.12409",
        {{"geometric-slopes",
          WHORL_TEXT("Source", "Slopes fall geometrically, not linearly: with 8 heads each is half the one before.")},
         {"order-of-heads",
          WHORL_TEXT("Source", "With 12 heads the slopes are not sorted, and those of trained heads must not be.")},
         {"stored-form",
          WHORL_TEXT("Source",
                     "The authors' code adds slope × key. That equals −slope × distance only after a softmax under the "
                     "causal mask.")}},
    };
}

PositionalEffect AlibiParameters::effectIn(const HeadPlace& place) const
{
    const Eigen::ArrayXd slopes = alibiSlopes(place.heads, maxBias);
    return alibiEffect(slopes[place.head], place.causal ? BiasMode::causal : BiasMode::symmetric);
}

}  // namespace whorl
