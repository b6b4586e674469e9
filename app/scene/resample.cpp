// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/resample.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace whorl {

namespace {

/// The bins that one pixel covers, and which share of it each of them fills.
struct Cover {
    int first = 0;
    std::vector<float> shares;
};

std::vector<Cover> covers(const Sampling& sampling)
{
    std::vector<Cover> result(static_cast<std::size_t>(sampling.pixels()));
    const double perPixel = static_cast<double>(sampling.count) / sampling.pixels();
    for (std::size_t pixel = 0; pixel < result.size(); ++pixel) {
        const double from = static_cast<double>(pixel) * perPixel, to = from + perPixel;
        const auto width = static_cast<double>(sampling.perBin);
        int bin = static_cast<int>(from / width);
        result[pixel].first = std::min(bin, sampling.bins() - 1);
        for (; bin < sampling.bins(); ++bin) {
            const double start = bin * width, end = std::min(start + width, static_cast<double>(sampling.count));
            const double share = (std::min(end, to) - std::max(start, from)) / perPixel;
            // Shares this small are the rounding of an edge that falls on a bin's own.
            if (share > 1e-6)
                result[pixel].shares.push_back(static_cast<float>(share));
            else if (!result[pixel].shares.empty())
                break;
            else
                ++result[pixel].first;
        }
    }
    return result;
}

Grid alongRows(const Grid& grid, const std::vector<Cover>& pixels)
{
    Grid result = Grid::Zero(static_cast<Eigen::Index>(pixels.size()), grid.cols());
    for (std::size_t p = 0; p < pixels.size(); ++p)
        for (std::size_t s = 0; s < pixels[p].shares.size(); ++s)
            result.row(static_cast<Eigen::Index>(p))
                += pixels[p].shares[s] * grid.row(pixels[p].first + static_cast<Eigen::Index>(s));
    return result;
}

Grid alongColumns(const Grid& grid, const std::vector<Cover>& pixels)
{
    Grid result(grid.rows(), static_cast<Eigen::Index>(pixels.size()));
    for (Eigen::Index row = 0; row < grid.rows(); ++row) {
        const float* in = grid.row(row).data();
        float* out = result.row(row).data();
        for (std::size_t p = 0; p < pixels.size(); ++p) {
            float sum = 0;
            for (std::size_t s = 0; s < pixels[p].shares.size(); ++s)
                sum += pixels[p].shares[s] * in[pixels[p].first + static_cast<int>(s)];
            out[p] = sum;
        }
    }
    return result;
}

class Filter {
public:
    Filter(const Sampling& rows, const Sampling& columns)
        : m_rows(rows.isBlended() ? covers(rows) : std::vector<Cover>())
        , m_columns(columns.isBlended() ? covers(columns) : std::vector<Cover>())
    {
    }

    Grid operator()(const Grid& grid) const
    {
        const Grid across = m_columns.empty() ? grid : alongColumns(grid, m_columns);
        return m_rows.empty() ? across : alongRows(across, m_rows);
    }

private:
    std::vector<Cover> m_rows, m_columns;
};

Grid withoutMasked(const Grid& value, const Filter& filter)
{
    const auto visible = value > -std::numeric_limits<float>::infinity();
    const Grid weight = filter(visible.cast<float>());
    const Grid sum = filter(visible.select(value, 0.0F));
    return (weight > 0.0F).select(sum / weight, -std::numeric_limits<float>::infinity());
}

FieldMeans ofAngles(const FieldMeans& bins, const Filter& filter)
{
    const Grid x = filter(bins.value.cos() * bins.strength), y = filter(bins.value.sin() * bins.strength);
    constexpr auto turn = static_cast<float>(2 * std::numbers::pi);
    FieldMeans result{Grid(x.rows(), x.cols()), (x * x + y * y).sqrt()};
    for (Eigen::Index i = 0; i < x.size(); ++i) {
        const float angle = std::atan2(y.data()[i], x.data()[i]);
        result.value.data()[i] = angle < 0 ? angle + turn : angle;
    }
    return result;
}

}  // namespace

FieldMeans resampled(const FieldMeans& bins, const Sampling& rows, const Sampling& columns)
{
    if (!rows.isBlended() && !columns.isBlended())
        return bins;
    const Filter filter(rows, columns);
    if (bins.strength.size() > 0)
        return ofAngles(bins, filter);
    const bool masked = (bins.value == -std::numeric_limits<float>::infinity()).any();
    return {masked ? withoutMasked(bins.value, filter) : filter(bins.value), {}};
}

}  // namespace whorl
