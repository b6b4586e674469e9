// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/curve_samples.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace whorl {

namespace {

constexpr std::int64_t chunk = 1 << 16;

CurveSamples summarised(const Series& series, const std::vector<Bin>& bins)
{
    CurveSamples samples;
    std::vector<double> values;
    for (const Bin& bin : bins) {
        double sum = 0, low = std::numeric_limits<double>::infinity(), high = -low;
        for (std::int64_t done = 0; done < bin.count; done += chunk) {
            values.resize(static_cast<std::size_t>(std::min(chunk, bin.count - done)));
            series.fill(bin.first + done, values);
            for (const double value : values) {
                sum += value;
                low = std::min(low, value);
                high = std::max(high, value);
            }
        }
        // A bin without any value has no extent either.
        const bool none = low > high;
        samples.mean.push_back(sum / static_cast<double>(bin.count));
        samples.low.push_back(none ? sum : low);
        samples.high.push_back(none ? sum : high);
    }
    return samples;
}

/// One fill for the whole run: calls cost more than values where every bin is one index.
CurveSamples exact(const Series& series, const std::vector<Bin>& bins)
{
    CurveSamples samples;
    samples.mean.resize(bins.size());
    series.fill(bins.front().first, samples.mean);
    return samples;
}

double meanOf(std::span<const double> values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

void takeBand(const Series& series, const std::vector<Bin>& bins, CurveSamples& samples)
{
    const std::int64_t start = bins.front().first, count = bins.back().first + bins.back().count - start;
    std::vector<double> lowest(static_cast<std::size_t>(count)), highest(lowest.size());
    series.band(start, lowest, highest);
    samples.low.clear();
    samples.high.clear();
    samples.banded = true;
    for (const Bin& bin : bins) {
        const auto from = static_cast<std::size_t>(bin.first - start), size = static_cast<std::size_t>(bin.count);
        samples.low.push_back(meanOf(std::span(lowest).subspan(from, size)));
        samples.high.push_back(meanOf(std::span(highest).subspan(from, size)));
    }
}

CurveSamples sampledValues(const Series& series, const std::vector<Bin>& bins, std::int64_t longest)
{
    const bool allSingle = std::all_of(bins.begin(), bins.end(), [](const Bin& bin) { return bin.count == 1; });
    const std::int64_t count = bins.back().first + bins.back().count - bins.front().first;
    if (allSingle && count == static_cast<std::int64_t>(bins.size()))
        return exact(series, bins);
    if (count <= longest || !series.means)
        return summarised(series, bins);
    const Eigen::ArrayXd means = series.means(bins);
    CurveSamples samples{{means.begin(), means.end()}, {}, {}, {}};
    for (const Bin& bin : bins)
        samples.firsts.push_back(series.at(bin.first));
    return samples;
}

}  // namespace

double AxisScale::place(double index) const
{
    const double span = length - 2 * inset;
    if (first == last)
        return inset + span / 2;
    if (!logarithmic)
        return inset + (index - static_cast<double>(first)) / static_cast<double>(last - first) * span;
    const auto start = static_cast<double>(first);
    return inset + std::log(index / start) / std::log(static_cast<double>(last) / start) * span;
}

std::int64_t AxisScale::indexAt(double at) const
{
    const double share = std::clamp((at - inset) / std::max(length - 2 * inset, 1.0), 0.0, 1.0);
    const auto start = static_cast<double>(first), end = static_cast<double>(last);
    const double index = logarithmic ? start * std::pow(end / start, share) : start + share * (end - start);
    return std::clamp(static_cast<std::int64_t>(std::llround(index)), first, last);
}

std::vector<Bin> columnBins(const AxisScale& scale, double width)
{
    std::vector<Bin> bins;
    const std::int64_t count = scale.last - scale.first + 1;
    const auto columns = static_cast<std::int64_t>(std::max(scale.length / width, 1.0));
    if (count <= columns) {
        for (std::int64_t i = 0; i < count; ++i)
            bins.push_back({scale.first + i, 1});
        return bins;
    }
    if (!scale.logarithmic)
        return evenBins(scale.first, count, columns);
    std::int64_t start = scale.first;
    for (std::int64_t column = 1; column <= columns && start <= scale.last; ++column) {
        const std::int64_t end =
            column == columns ? scale.last + 1 : scale.indexAt(static_cast<double>(column) * width);
        if (end > start) {
            bins.push_back({start, end - start});
            start = end;
        }
    }
    return bins;
}

CurveSamples sampleSeries(const Series& series, const std::vector<Bin>& bins, std::int64_t longest)
{
    CurveSamples samples = sampledValues(series, bins, longest);
    if (series.band)
        takeBand(series, bins, samples);
    return samples;
}

}  // namespace whorl
