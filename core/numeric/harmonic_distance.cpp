// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/harmonic_distance.h"

#include "core/numeric/geometric.h"
#include "core/numeric/products.h"
#include "core/numeric/simd.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace whorl {

namespace {

using Complex = std::complex<double>;

constexpr double nothing = -std::numeric_limits<double>::infinity();
constexpr std::size_t tileSize = 16;
// e^60 and its inverse are far within float32, and so are their products with any score.
constexpr double furthestExponent = 60;
// e^-90 is below the least normal float32.
constexpr double faded = 90;

/// The terms of the sum as Re(size e^(rate distance)).
struct Terms {
    explicit Terms(const HarmonicSum& f)
        : constant(f.constant)
    {
        for (std::size_t i = 0; i < f.frequencies.size(); ++i) {
            rates.push_back(geometricRate(f.frequencies[i], f.decays.empty() ? 0 : f.decays[i]));
            sizes.emplace_back(f.cosine[i], -f.sine[i]);
            means.emplace_back(rates.back());
            fastest = std::max(fastest, -rates.back().real());
            slowest = std::min(slowest, -rates.back().real());
            depth += parts(i);
        }
    }

    /// Products of real factors need no second column.
    int parts(std::size_t i) const { return rates[i].imag() == 0 && sizes[i].imag() == 0 ? 1 : 2; }

    std::vector<Complex> rates, sizes;
    std::vector<GeometricMeans> means;
    double constant, fastest = 0, slowest = -nothing;
    Eigen::Index depth = 0;
};

/// Neighbouring bins of one axis, and every term's mean over each of them relative to one end of the tile.
struct Tile {
    std::span<const Bin> bins;
    std::size_t start = 0;
    std::int64_t lowest = 0, highest = 0;
    std::vector<Complex> factors;  ///< rows only: bin by bin
    Grid grid;                     ///< columns only: bins x depth
};

Tile tileOf(std::span<const Bin> bins, std::size_t start, std::size_t size)
{
    Tile tile{bins.subspan(start, std::min(size, bins.size() - start)), start, 0, 0, {}, {}};
    tile.lowest = std::numeric_limits<std::int64_t>::max();
    tile.highest = std::numeric_limits<std::int64_t>::min();
    for (const Bin& bin : tile.bins) {
        tile.lowest = std::min(tile.lowest, bin.first);
        tile.highest = std::max(tile.highest, bin.first + bin.count - 1);
    }
    return tile;
}

std::vector<Tile> rowTiles(Terms& terms, std::span<const Bin> bins, std::size_t size)
{
    std::vector<Tile> tiles;
    for (std::size_t start = 0; start < bins.size(); start += size) {
        Tile& tile = tiles.emplace_back(tileOf(bins, start, size));
        for (const Bin& bin : tile.bins)
            for (std::size_t i = 0; i < terms.rates.size(); ++i)
                tile.factors.push_back(terms.sizes[i] * terms.means[i].at({bin.first - tile.lowest, bin.count}));
    }
    return tiles;
}

std::vector<Tile> columnTiles(Terms& terms, std::span<const Bin> bins, std::size_t size)
{
    std::vector<Tile> tiles;
    for (std::size_t start = 0; start < bins.size(); start += size) {
        Tile& tile = tiles.emplace_back(tileOf(bins, start, size));
        tile.grid.resize(static_cast<Eigen::Index>(tile.bins.size()), terms.depth);
        float* out = tile.grid.data();
        for (const Bin& bin : tile.bins)
            for (std::size_t i = 0; i < terms.rates.size(); ++i) {
                const Complex mean = terms.means[i].at({tile.highest - (bin.first + bin.count - 1), bin.count});
                *out++ = static_cast<float>(mean.real());
                if (terms.parts(i) == 2)
                    *out++ = static_cast<float>(mean.imag());
            }
    }
    return tiles;
}

/// The means of a tile of rows by a tile of columns, as if nothing were masked.
Grid unmasked(const Terms& terms, const Tile& rows, const Tile& columns)
{
    const auto apart = static_cast<double>(rows.lowest - columns.highest);
    std::vector<Complex> between;
    for (const Complex rate : terms.rates)
        between.push_back(geometricTerm(rate, apart));
    Grid left(static_cast<Eigen::Index>(rows.bins.size()), terms.depth);
    float* out = left.data();
    const Complex* factor = rows.factors.data();
    for (std::size_t r = 0; r < rows.bins.size(); ++r)
        for (std::size_t i = 0; i < between.size(); ++i, ++factor) {
            const double x = factor->real(), y = factor->imag(), c = between[i].real(), s = between[i].imag();
            *out++ = static_cast<float>(x * c - y * s);
            if (terms.parts(i) == 2)
                *out++ = static_cast<float>(-(x * s + y * c));
        }
    return products(left, columns.grid) + static_cast<float>(terms.constant);
}

/// Means of single rectangles near the diagonal, where few different ones occur.
class NearDiagonal {
public:
    explicit NearDiagonal(Terms& terms)
        : m_terms(terms)
    {
    }

    double mean(Bin row, Bin column)
    {
        const std::int64_t lowest = row.first - (column.first + column.count - 1);
        const auto [place, isNew] = m_means.try_emplace({lowest, row.count, column.count}, nothing);
        if (isNew)
            place->second = lowest >= 0 ? below(lowest, row.count, column.count)
                                        : across(lowest + row.count + column.count - 1, row.count, column.count);
        return place->second;
    }

private:
    double below(std::int64_t lowest, std::int64_t height, std::int64_t width)
    {
        double sum = m_terms.constant;
        for (std::size_t i = 0; i < m_terms.rates.size(); ++i) {
            GeometricMeans& means = m_terms.means[i];
            const Complex term = geometricTerm(m_terms.rates[i], static_cast<double>(lowest));
            sum += (m_terms.sizes[i] * term * means.fromZero(height) * means.fromZero(width)).real();
        }
        return sum;
    }

    /// `side` diagonals have cells to count. What a triangle of that side has beyond the rectangle are two smaller ones.
    double across(std::int64_t side, std::int64_t height, std::int64_t width)
    {
        if (side <= 0)
            return nothing;
        const auto cells = [](std::int64_t n) {
            return n > 0 ? static_cast<double>(n) * (static_cast<double>(n) + 1) / 2 : 0;
        };
        const double count = cells(side) - cells(side - height) - cells(side - width);
        double sum = 0;
        for (std::size_t i = 0; i < m_terms.rates.size(); ++i) {
            const Complex rate = m_terms.rates[i];
            sum += (m_terms.sizes[i]
                    * (triangleSum(rate, side) - triangleSum(rate, side - height) - triangleSum(rate, side - width)))
                       .real();
        }
        return m_terms.constant + sum / count;
    }

    Terms& m_terms;
    std::map<std::array<std::int64_t, 3>, double> m_means;
};

}  // namespace

Grid distanceMeans(const HarmonicSum& f, std::span<const Bin> rows, std::span<const Bin> columns, FutureKeys future)
{
    leaveAvx();
    Terms terms(f);
    NearDiagonal nearDiagonal(terms);
    Grid result(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(columns.size()));
    const bool masked = future == FutureKeys::masked;
    const std::vector<Tile> left = rowTiles(terms, rows, masked ? tileSize : rows.size());
    const std::vector<Tile> right = columnTiles(terms, columns, masked ? tileSize : columns.size());
    for (const Tile& row : left)
        for (const Tile& column : right) {
            auto block =
                result.block(static_cast<Eigen::Index>(row.start), static_cast<Eigen::Index>(column.start),
                             static_cast<Eigen::Index>(row.bins.size()), static_cast<Eigen::Index>(column.bins.size()));
            const auto apart = static_cast<double>(row.lowest - column.highest);
            const bool separable = !masked || terms.fastest * -apart < furthestExponent;
            if (masked && row.highest < column.lowest)
                block = static_cast<float>(nothing);
            else if (terms.slowest * apart > faded)
                block = static_cast<float>(terms.constant);
            else if (separable)
                block = unmasked(terms, row, column);
            for (Eigen::Index r = 0; masked && apart < 0 && r < block.rows(); ++r)
                for (Eigen::Index c = 0; c < block.cols(); ++c) {
                    const Bin bin = row.bins[static_cast<std::size_t>(r)];
                    const Bin other = column.bins[static_cast<std::size_t>(c)];
                    if (!separable || bin.first < other.first + other.count - 1)
                        block(r, c) = static_cast<float>(nearDiagonal.mean(bin, other));
                }
        }
    return result;
}

}  // namespace whorl
