// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/row_sums.h"

#include "core/error.h"
#include "core/numeric/simd.h"

#include <algorithm>
#include <cmath>
#include <future>
#include <thread>

namespace whorl {

namespace {

constexpr std::size_t mostMissing = 65536;
constexpr std::int64_t mostSums = std::int64_t{1} << 23;
constexpr std::size_t lanes = 16;

struct Extent {
    double square = 0, largest = 0;
};

template <class Number>
[[gnu::always_inline]] inline Extent extentWithin(const Number* row, std::size_t count)
{
    double squares[lanes] = {};
    Number largest[lanes] = {};
    std::size_t i = 0;
    for (; i + lanes <= count; i += lanes)
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            const Number value = row[i + lane];
            const Number magnitude = value < 0 ? -value : value;
            squares[lane] += static_cast<double>(value) * static_cast<double>(value);
            largest[lane] = magnitude > largest[lane] ? magnitude : largest[lane];
        }
    Extent extent;
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        extent.square += squares[lane];
        extent.largest = std::max(extent.largest, static_cast<double>(largest[lane]));
    }
    for (; i < count; ++i) {
        const auto value = static_cast<double>(row[i]);
        extent.square += value * value;
        extent.largest = std::max(extent.largest, std::abs(value));
    }
    return extent;
}

/// Squared norm and largest magnitude. Where a value is not finite, nor is the norm.
WHORL_CLONES Extent extentOf(const float* row, std::size_t count)
{
    return extentWithin(row, count);
}
WHORL_CLONES Extent extentOf(const double* row, std::size_t count)
{
    return extentWithin(row, count);
}

WHORL_CLONES void addRow(const float* row, std::size_t count, double* sums)
{
    for (std::size_t i = 0; i < count; ++i)
        sums[i] += static_cast<double>(row[i]);
}
WHORL_CLONES void addRow(const double* row, std::size_t count, double* sums)
{
    for (std::size_t i = 0; i < count; ++i)
        sums[i] += row[i];
}

/// What one thread finds in its blocks.
struct Part {
    std::vector<MissingValue> missing;
    Extent extent;
};

/// Makes zero of what is not finite, and notes where it was.
template <class Number>
void dropMissing(std::span<Number> row, std::int64_t number, std::vector<MissingValue>& missing)
{
    for (std::size_t c = 0; c < row.size(); ++c)
        if (!std::isfinite(row[c])) {
            row[c] = 0;
            if (missing.size() <= mostMissing)
                missing.push_back({number, static_cast<std::int64_t>(c)});
        }
}

/// Sums blocks first .. last - 1 into the rows of `sums` after the blocks' own.
template <class Number>
Part sumBlocks(const RowTable& table, std::int64_t first, std::int64_t last, RowSums& sums)
{
    leaveAvx();
    const auto columns = static_cast<std::size_t>(table.columns());
    // A quarter of a megabyte of rows stays near the processor between reading and adding.
    const std::int64_t atOnce = std::clamp<std::int64_t>(65536 / table.columns(), 1, sums.rowsPerBlock);
    std::vector<Number> rows(static_cast<std::size_t>(atOnce) * columns);
    Part part;
    for (std::int64_t block = first; block < last; ++block) {
        double* const sum = sums.before.row(block + 1).data();
        const std::int64_t end = std::min(table.rows(), (block + 1) * sums.rowsPerBlock);
        for (std::int64_t row = block * sums.rowsPerBlock; row < end; row += atOnce) {
            const std::int64_t count = std::min(atOnce, end - row);
            const std::span<Number> target = std::span(rows).first(static_cast<std::size_t>(count) * columns);
            table.readRows(row, count, target);
            for (std::int64_t r = 0; r < count; ++r) {
                Number* const values = rows.data() + static_cast<std::size_t>(r) * columns;
                Extent extent = extentOf(values, columns);
                if (!std::isfinite(extent.square)) {
                    dropMissing<Number>({values, columns}, row + r, part.missing);
                    extent = extentOf(values, columns);
                }
                addRow(values, columns, sum);
                part.extent.square = std::max(part.extent.square, extent.square);
                part.extent.largest = std::max(part.extent.largest, extent.largest);
            }
        }
    }
    return part;
}

}  // namespace

RowSums sumRows(const RowTable& table)
{
    RowSums sums;
    const auto blocksOf = [&] { return (table.rows() + sums.rowsPerBlock - 1) / sums.rowsPerBlock; };
    while (blocksOf() * table.columns() > mostSums && sums.rowsPerBlock < table.rows())
        sums.rowsPerBlock *= 2;
    const std::int64_t blocks = blocksOf();
    sums.before.setZero(blocks + 1, table.columns());

    // A thread costs more than it saves where there is little to read.
    const bool small = table.rows() < (1 << 20) / table.columns();
    const std::int64_t threads = small ? 1 : std::clamp<std::int64_t>(std::thread::hardware_concurrency(), 1, 4);
    std::vector<std::future<Part>> parts;
    for (std::int64_t i = 0; i < threads; ++i)
        parts.push_back(std::async(small ? std::launch::deferred : std::launch::async, [&, i] {
            const std::int64_t first = blocks * i / threads, last = blocks * (i + 1) / threads;
            return table.fitsFloat() ? sumBlocks<float>(table, first, last, sums)
                                     : sumBlocks<double>(table, first, last, sums);
        }));
    for (std::future<Part>& each : parts)
        each.wait();
    for (std::future<Part>& each : parts) {
        const Part part = each.get();
        sums.missing.insert(sums.missing.end(), part.missing.begin(), part.missing.end());
        sums.largest = std::max(sums.largest, part.extent.largest);
        sums.largestSquare = std::max(sums.largestSquare, part.extent.square);
    }
    if (sums.missing.size() > mostMissing)
        throw FileError(table.name(), "more than " + std::to_string(mostMissing) + " values that are not finite",
                        "a table of finite numbers is needed");
    for (std::int64_t block = 0; block < blocks; ++block)
        sums.before.row(block + 1) += sums.before.row(block);
    return sums;
}

}  // namespace whorl
