// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/resample.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace whorl {

namespace {

/// For every pixel the first bin that it covers, and the shares of it that this bin and the next ones fill.
struct Covers {
    int taps = 1;
    std::vector<int> first;
    std::vector<float> shares;  ///< `taps` for each pixel; 0 where fewer bins are covered

    std::size_t pixels() const { return first.size(); }
};

Covers covers(const Sampling& sampling)
{
    const double perPixel = static_cast<double>(sampling.count) / sampling.pixels();
    const auto width = static_cast<double>(sampling.perBin);
    Covers result;
    if (sampling.isStretched()) {
        for (int pixel = 0; pixel < sampling.pixels(); ++pixel)
            result.first.push_back(static_cast<int>(sampling.indexAt(pixel) - sampling.first));
        result.shares.assign(result.first.size(), 1.0F);
        return result;
    }
    // A stretch of length p touches at most ceil(p / width) + 1 bins.
    result.taps = std::min(static_cast<int>(std::ceil(perPixel / width - 1e-9)) + 1, sampling.bins());
    for (int pixel = 0; pixel < sampling.pixels(); ++pixel) {
        const double from = pixel * perPixel, to = from + perPixel;
        const int start = std::clamp(static_cast<int>(from / width), 0, sampling.bins() - result.taps);
        result.first.push_back(start);
        for (int bin = start; bin < start + result.taps; ++bin) {
            const double low = bin * width, high = std::min(low + width, static_cast<double>(sampling.count));
            const double share = std::max(std::min(high, to) - std::max(low, from), 0.0) / perPixel;
            // What is left of an edge that falls on a bin's own is rounding.
            result.shares.push_back(share < 1e-6 ? 0.0F : static_cast<float>(share));
        }
    }
    return result;
}

Grid alongRows(const Grid& grid, const Covers& covers)
{
    Grid result(static_cast<Eigen::Index>(covers.pixels()), grid.cols());
    const float* share = covers.shares.data();
    for (std::size_t p = 0; p < covers.pixels(); ++p, share += covers.taps) {
        auto row = result.row(static_cast<Eigen::Index>(p));
        row = share[0] * grid.row(covers.first[p]);
        for (int tap = 1; tap < covers.taps; ++tap)
            if (share[tap] > 0)
                row += share[tap] * grid.row(covers.first[p] + tap);
    }
    return result;
}

Grid alongColumns(const Grid& grid, const Covers& covers)
{
    Grid result(grid.rows(), static_cast<Eigen::Index>(covers.pixels()));
    for (Eigen::Index row = 0; row < grid.rows(); ++row) {
        const float* in = grid.row(row).data();
        const float* share = covers.shares.data();
        float* out = result.row(row).data();
        for (std::size_t p = 0; p < covers.pixels(); ++p, share += covers.taps) {
            const float* cell = in + covers.first[p];
            float sum = share[0] * cell[0];
            for (int tap = 1; tap < covers.taps; ++tap)
                sum += share[tap] * cell[tap];
            out[p] = sum;
        }
    }
    return result;
}

class Filter {
public:
    Filter(const Sampling& rows, const Sampling& columns)
        : m_rows(rows.filled > 0 ? covers(rows) : Covers())
        , m_columns(columns.filled > 0 ? covers(columns) : Covers())
    {
    }

    Grid operator()(const Grid& grid) const
    {
        if (m_columns.pixels() == 0)
            return alongRows(grid, m_rows);
        const Grid across = alongColumns(grid, m_columns);
        return m_rows.pixels() == 0 ? across : alongRows(across, m_rows);
    }

private:
    Covers m_rows, m_columns;
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

FieldMeans resampled(FieldMeans bins, const Sampling& rows, const Sampling& columns)
{
    if (rows.filled == 0 && columns.filled == 0)
        return bins;
    const Filter filter(rows, columns);
    if (bins.strength.size() > 0)
        return ofAngles(bins, filter);
    const bool masked = (bins.value == -std::numeric_limits<float>::infinity()).any();
    return {masked ? withoutMasked(bins.value, filter) : filter(bins.value), {}};
}

}  // namespace whorl
