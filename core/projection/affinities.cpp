// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/projection/affinities.h"

#include "core/numeric/parallel.h"
#include "core/numeric/simd.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace whorl {

namespace {

using Index = Eigen::Index;

constexpr int mostSteps = 200;
constexpr Index rowsAtOnce = 128;

/// Entropy of the shares at one beta, and how it changes with beta.
struct Entropy {
    double value, slope;
};

Entropy entropyAt(std::span<const double> excess, double beta, std::vector<double>& shares)
{
    double sum = 0, mean = 0, square = 0;
    for (std::size_t i = 0; i < excess.size(); ++i) {
        shares[i] = std::exp(-beta * excess[i]);
        sum += shares[i];
        mean += shares[i] * excess[i];
        square += shares[i] * excess[i] * excess[i];
    }
    mean /= sum;
    for (double& share : shares)
        share /= sum;
    return {std::log(sum) + beta * mean, -beta * std::max(square / sum - mean * mean, 0.0)};
}

}  // namespace

Affinity affinityOf(std::span<const double> squaredDistances, double perplexity)
{
    const double least = *std::min_element(squaredDistances.begin(), squaredDistances.end());
    std::vector<double> excess(squaredDistances.begin(), squaredDistances.end());
    double scale = 0;
    for (double& each : excess) {
        each -= least;
        scale = std::max(scale, each);
    }
    Affinity result{0, std::vector<double>(excess.size(), 1 / static_cast<double>(excess.size()))};
    if (!(scale > 0) || !std::isfinite(1 / scale))
        return result;
    for (double& each : excess)
        each /= scale;

    const double wanted = std::log(perplexity);
    double low = 0, high = std::numeric_limits<double>::infinity(), beta = 1;
    for (int i = 0; i < mostSteps && beta < 1e15; ++i) {
        const Entropy entropy = entropyAt(excess, beta, result.shares);
        const double error = entropy.value - wanted;
        if (std::abs(error) < 1e-13)
            break;
        (error > 0 ? low : high) = beta;
        double next = beta - error / entropy.slope;
        if (!(next > low && next < high))
            next = std::isfinite(high) ? (low + high) / 2 : 2 * beta;
        // Near the answer rounding decides, and the steps come to an end.
        if (next == beta)
            break;
        beta = next;
    }
    entropyAt(excess, beta, result.shares);
    result.beta = beta / scale;
    return result;
}

int perplexityLimit(Index points)
{
    return points < 4 ? 0 : static_cast<int>(std::min<Index>((points - 1) / 3, std::numeric_limits<int>::max()));
}

SparseWeights symmetric(const IndexRows& graph, const DoubleRows& values, double (*join)(double here, double there))
{
    struct Entry {
        std::int32_t column;
        double value;
    };
    const auto byColumn = [](const Entry& a, const Entry& b) { return a.column < b.column; };
    const Index rows = graph.rows(), k = graph.cols();
    // The transpose, row after row; its columns rise, since they are filled in by rising rows.
    std::vector<std::int64_t> ends(static_cast<std::size_t>(rows) + 1);
    for (Index i = 0; i < graph.size(); ++i)
        ++ends[static_cast<std::size_t>(graph.data()[i]) + 1];
    std::partial_sum(ends.begin(), ends.end(), ends.begin());
    const std::vector<std::int64_t> starts = ends;
    std::vector<Entry> transposed(static_cast<std::size_t>(graph.size()));
    for (Index r = 0; r < rows; ++r)
        for (Index i = 0; i < k; ++i)
            transposed[static_cast<std::size_t>(ends[static_cast<std::size_t>(graph(r, i))]++)] = {
                static_cast<std::int32_t>(r), values(r, i)};

    SparseWeights result;
    result.starts.push_back(0);
    const auto append = [&](std::int32_t column, double here, double there) {
        const double value = join(here, there);
        if (value > 0) {
            result.columns.push_back(column);
            result.values.push_back(value);
        }
    };
    std::vector<Entry> own(static_cast<std::size_t>(k));
    for (Index r = 0; r < rows; ++r) {
        for (Index i = 0; i < k; ++i)
            own[static_cast<std::size_t>(i)] = {graph(r, i), values(r, i)};
        std::sort(own.begin(), own.end(), byColumn);
        auto there = transposed.begin() + starts[static_cast<std::size_t>(r)];
        const auto end = transposed.begin() + starts[static_cast<std::size_t>(r) + 1];
        for (const Entry& here : own) {
            for (; there != end && there->column < here.column; ++there)
                append(there->column, 0, there->value);
            const bool both = there != end && there->column == here.column;
            append(here.column, here.value, both ? (there++)->value : 0);
        }
        for (; there != end; ++there)
            append(there->column, 0, there->value);
        result.starts.push_back(static_cast<std::int64_t>(result.columns.size()));
    }
    return result;
}

SparseWeights symmetricAffinities(const Nearest& graph, Metric metric, double perplexity)
{
    leaveAvx();
    const Index rows = graph.rows.rows(), k = graph.rows.cols();
    DoubleRows shares(rows, k);
    inParts(rows, rowsAtOnce, [&](Index first, Index count) {
        std::vector<double> squares(static_cast<std::size_t>(k));
        for (Index r = first; r < first + count; ++r) {
            for (Index i = 0; i < k; ++i) {
                const double distance = graph.distances(r, i);
                squares[static_cast<std::size_t>(i)] =
                    metric == Metric::cosine ? 2 * std::max(distance, 0.0) : distance * distance;
            }
            const Affinity affinity = affinityOf(squares, perplexity);
            for (Index i = 0; i < k; ++i)
                shares(r, i) = affinity.shares[static_cast<std::size_t>(i)] / (2 * static_cast<double>(rows));
        }
    });
    return symmetric(graph.rows, shares, [](double here, double there) { return here + there; });
}

}  // namespace whorl
