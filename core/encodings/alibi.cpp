// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/alibi.h"

#include "core/attention/bias_field.h"

#include <bit>
#include <cmath>
#include <numbers>

namespace whorl {

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

/// The least number of the nearest keys whose weights sum to `share`.
double keysHolding(double share, double slope, AlibiMode mode)
{
    const double rest = 1 - share;
    // Half an ulp must not turn a boundary that is met exactly into one key more.
    const auto wholeKeys = [](double keys) { return std::ceil(keys - 1e-9); };
    if (mode == AlibiMode::causal)
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

double alibiBias(double slope, std::int64_t distance, AlibiMode mode)
{
    if (distance < 0 && mode == AlibiMode::causal)
        return -infinite;
    // Not -slope * 0, which would print as -0.
    return distance == 0 ? 0 : -slope * std::abs(static_cast<double>(distance));
}

DistancePieces alibiPieces(double slope, AlibiMode mode)
{
    const DistancePiece before{0, 0, -slope};
    if (mode == AlibiMode::causal)
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

double alibiFalconBias(double slope, std::int64_t distance, int headDimension)
{
    return alibiBias(slope, distance, AlibiMode::causal) / std::sqrt(static_cast<double>(headDimension));
}

AlibiWindow alibiWindow(double slope, AlibiMode mode)
{
    if (slope == 0)
        return {infinite, infinite, infinite, infinite, infinite, infinite};
    AlibiWindow window;
    const double ratio = std::exp(-slope), missing = -std::expm1(-slope);
    double nearestWeight = missing;
    window.meanDistance = 1 / std::expm1(slope);
    if (mode == AlibiMode::symmetric) {
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

namespace {

Data slopesOf(const AlibiParameters& alibi)
{
    Curves curves;
    curves.axis = headAxis(alibi.heads);
    curves.valueLabel = WHORL_TEXT("Axis", "slope");
    curves.points = true;
    curves.logarithmicValues = true;
    Series series;
    series.label = WHORL_TEXT("Axis", "slope");
    series.fill = [slopes = alibiSlopes(alibi.heads, alibi.maxBias)](std::int64_t first, std::span<double> out) {
        for (double& each : out)
            each = slopes[first++];
    };
    curves.series = {std::move(series)};
    return curves;
}

Data biasOf(const AlibiParameters& alibi)
{
    const Eigen::ArrayXd slopes = alibiSlopes(alibi.heads, alibi.maxBias);
    const AlibiMode mode = alibi.mode;
    Field field =
        distanceField(alibi.length, alibi.heads, [=](std::int64_t head) { return alibiPieces(slopes[head], mode); });
    // A single token would leave a range without width.
    const auto furthest = static_cast<double>(std::max<std::int64_t>(1, alibi.length - 1));
    field.scale = FieldScale::sequential;
    field.range = {-slopes.maxCoeff() * furthest, 0, false};
    field.rangeOf = [=](std::int64_t head) { return FieldRange{-slopes[head] * furthest, 0, false}; };
    field.valueLabel = WHORL_TEXT("Axis", "bias");
    field.at = [=](std::int64_t query, std::int64_t key, std::int64_t head) {
        return alibiBias(slopes[head], query - key, mode);
    };
    field.working = [=](std::int64_t query, std::int64_t key, std::int64_t head) -> std::string {
        if (query < key && mode == AlibiMode::causal)
            return {};
        return "\u2212" + printNumber(slopes[head]) + " \u00d7 " + std::to_string(std::abs(query - key));
    };
    return field;
}

Data weightsOf(const AlibiParameters& alibi)
{
    const Eigen::ArrayXd slopes = alibiSlopes(alibi.heads, alibi.maxBias);
    const AlibiMode mode = alibi.mode;
    Field field =
        weightsField(alibi.length, alibi.heads, [=](std::int64_t head) { return alibiPieces(slopes[head], mode); });
    // Query 0 has the heaviest weight of all: the least company.
    field.rangeOf = [at = field.at](std::int64_t head) { return FieldRange{0, at(0, 0, head), false}; };
    Eigen::Index steepest = 0;
    slopes.maxCoeff(&steepest);
    field.range = field.rangeOf(steepest);
    return field;
}

Data windowOf(const AlibiParameters& alibi)
{
    Listing listing;
    listing.columns = {WHORL_TEXT("Axis", "head"),          WHORL_TEXT("Axis", "slope"),
                       WHORL_TEXT("Axis", "mean distance"), WHORL_TEXT("Axis", "keys for 50 %"),
                       WHORL_TEXT("Axis", "keys for 95 %"), WHORL_TEXT("Axis", "keys for 99 %"),
                       WHORL_TEXT("Axis", "entropy (nats)")};
    const bool causal = alibi.mode == AlibiMode::causal;
    if (causal) {
        listing.columns.push_back(WHORL_TEXT("Axis", "mean distance, last query"));
        listing.columns.push_back(WHORL_TEXT("Axis", "entropy, last query (nats)"));
    }
    const Eigen::ArrayXd slopes = alibiSlopes(alibi.heads, alibi.maxBias);
    const auto keys = [](double count) {
        return count < 0x1p53 ? Cell(static_cast<std::int64_t>(count)) : Cell(count);
    };
    for (Eigen::Index head = 0; head < slopes.size(); ++head) {
        const double slope = slopes[head];
        const AlibiWindow window = alibiWindow(slope, alibi.mode);
        std::vector<Cell> row = {static_cast<std::int64_t>(head),
                                 slope,
                                 window.meanDistance,
                                 keys(window.keys50),
                                 keys(window.keys95),
                                 keys(window.keys99),
                                 window.entropy};
        if (causal) {
            const AlibiRow last = alibiLastQuery(slope, alibi.length);
            row.insert(row.end(), {last.meanDistance, last.entropy});
        }
        listing.rows.push_back(std::move(row));
    }
    return listing;
}

}  // namespace

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

std::span<const Quantity<AlibiParameters>> AlibiParameters::quantities()
{
    static constexpr Quantity<AlibiParameters> all[] = {
        {{"bias", WHORL_TEXT("Quantity", "Bias"), WHORL_TEXT("Quantity", "query \u00d7 key"),
          WHORL_TEXT("Quantity", "What is added to the scaled score of every query and key"), QuantityKind::field},
         biasOf},
        {{"weights", WHORL_TEXT("Quantity", "Weights"), WHORL_TEXT("Quantity", "softmax of the bias alone"),
          WHORL_TEXT("Quantity", "Attention weights when all content scores are equal"), QuantityKind::field},
         weightsOf},
        {{"slopes", WHORL_TEXT("Quantity", "Slopes"), WHORL_TEXT("Quantity", "by head"),
          WHORL_TEXT("Quantity", "How much every token of distance takes off the score, in the order of the heads"),
          QuantityKind::curves},
         slopesOf},
        {{"window", WHORL_TEXT("Quantity", "Window"), WHORL_TEXT("Quantity", "equal content, long text"),
          WHORL_TEXT("Quantity", "How far each head sees when all content scores are equal"), QuantityKind::listing},
         windowOf},
    };
    return all;
}

PositionalEffect alibiEffect(double slope, AlibiMode mode)
{
    return distanceEffect(WHORL_TEXT("Axis", "bias"), alibiPieces(slope, mode));
}

}  // namespace whorl
