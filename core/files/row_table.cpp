// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/row_table.h"

#include "core/error.h"
#include "core/files/kept_tables.h"
#include "core/files/mapped_file.h"
#include "core/files/row_sums.h"
#include "core/files/shipped_data.h"
#include "core/parameter.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>

namespace whorl {

namespace {

/// A table of no more values is read whole.
constexpr std::int64_t mostHeld = std::int64_t{1} << 20;

}  // namespace

std::shared_ptr<const RowTable> RowTable::of(std::shared_ptr<const TensorFile> file, const std::string& tensor,
                                             std::string name, std::int64_t firstRow)
{
    const TableChoice choice = chooseTable(*file, tensor, mostValues);
    const auto [rows, columns] = choice.size;
    if (firstRow >= rows)
        throw ParameterError("first_row", std::to_string(firstRow),
                             name + " has " + std::to_string(rows) + " rows, so at most " + std::to_string(rows - 1)
                                 + " leaves any");
    const std::shared_ptr<RowTable> table(new RowTable);
    table->m_name = std::move(name);
    table->m_tensor = choice.tensor;
    table->m_size = {rows - firstRow, columns};
    table->m_firstRow = firstRow;
    table->m_file = std::move(file);
    if (table->rows() <= mostHeld / columns) {
        decltype(m_values) values(table->rows(), columns);
        table->readRows(0, table->rows(), std::span(values.data(), static_cast<std::size_t>(values.size())));
        table->m_values = std::move(values);
        table->m_file = nullptr;
    }
    return table;
}

std::shared_ptr<const RowTable> RowTable::open(const std::string& path, const std::string& tensor,
                                               std::int64_t firstRow)
{
    static KeptTables<RowTable, std::string, std::int64_t> kept;
    return kept.get(path, tensor, firstRow, [&] { return of(openTensorFile(path), tensor, path, firstRow); });
}

std::shared_ptr<const RowTable> RowTable::shipped(std::string_view file, std::string_view word, std::int64_t firstRow)
{
    for (const ShippedFile& each : shippedFiles())
        if (each.name == file)
            return of(openTensorFile(MappedFile::ofMemory(std::string(each.bytes), std::string(word))), {},
                      std::string(word), firstRow);
    throw std::logic_error("a table that is not shipped was asked for");
}

void RowTable::readRows(std::int64_t first, std::int64_t count, std::span<float> out) const
{
    if (m_values.size() == 0)
        return m_file->readRows(m_tensor, m_firstRow + first, count, out);
    std::transform(m_values.data() + first * columns(), m_values.data() + (first + count) * columns(), out.begin(),
                   [](double each) { return static_cast<float>(each); });
}

void RowTable::readRows(std::int64_t first, std::int64_t count, std::span<double> out) const
{
    if (m_values.size() == 0)
        return m_file->readRows(m_tensor, m_firstRow + first, count, out);
    std::copy_n(m_values.data() + first * columns(), count * columns(), out.begin());
}

double RowTable::at(std::int64_t row, std::int64_t column) const
{
    if (m_values.size() != 0)
        return m_values(row, column);
    std::vector<double> values(static_cast<std::size_t>(columns()));
    try {
        readRows(row, 1, std::span(values));
    } catch (const FileError&) {
        return std::numeric_limits<double>::quiet_NaN();
    }
    return values[static_cast<std::size_t>(column)];
}

const RowSums& RowTable::sums() const
{
    std::call_once(m_once, [&] { m_sums = sumRows(*this); });
    return m_sums;
}

void RowTable::requireFinite() const
{
    if (sums().missing.empty())
        return;
    const MissingValue first = sums().missing.front();
    throw FileError(m_name + ", row " + std::to_string(m_firstRow + first.row) + ", column "
                        + std::to_string(first.column),
                    "a value that is not finite", "finite numbers are needed here");
}

void RowTable::requireFiniteProducts() const
{
    const double largest = std::numeric_limits<float>::max();
    if (sums().largestSquare > largest)
        throw FileError(m_name, "a dot product of " + printNumber(sums().largestSquare),
                        "smaller numbers are needed, whose dot products are at most " + printNumber(largest));
}

void RowTable::addRows(std::int64_t first, std::int64_t count, double sign, Eigen::RowVectorXd& sum) const
{
    std::vector<double> row(static_cast<std::size_t>(columns()));
    for (std::int64_t r = first; r < first + count; ++r) {
        readRows(r, 1, std::span(row));
        for (std::int64_t c = 0; c < columns(); ++c)
            if (const double value = row[static_cast<std::size_t>(c)]; std::isfinite(value))
                sum[c] += sign * value;
    }
}

Eigen::RowVectorXd RowTable::sumBefore(std::int64_t row) const
{
    const RowSums& all = sums();
    // From the nearer boundary of blocks, up or down.
    const std::int64_t block = std::min((row + all.rowsPerBlock / 2) / all.rowsPerBlock, all.before.rows() - 1);
    const std::int64_t boundary = std::min(block * all.rowsPerBlock, rows());
    Eigen::RowVectorXd sum = all.before.row(block);
    if (row >= boundary)
        addRows(boundary, row - boundary, 1, sum);
    else
        addRows(row, boundary - row, -1, sum);
    return sum;
}

/// Calls visit(i, sum) with the sum over every bin of rows.
template <class Visit>
void RowTable::visitBins(std::span<const Bin> rows, Visit visit) const
{
    const std::int64_t few = sums().rowsPerBlock / 2;
    // Bins mostly lie side by side, so that one's end is the beginning of the next.
    std::int64_t known = -1;
    Eigen::RowVectorXd knownSum, sum;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Bin bin = rows[i];
        if (bin.count <= few) {
            sum.setZero(columns());
            addRows(bin.first, bin.count, 1, sum);
        } else {
            const Eigen::RowVectorXd begin = known == bin.first ? knownSum : sumBefore(bin.first);
            known = bin.first + bin.count;
            knownSum = sumBefore(known);
            sum = knownSum - begin;
        }
        visit(i, sum);
    }
}

Grid RowTable::means(std::span<const Bin> rows, std::span<const Bin> columns) const
{
    Grid means(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(columns.size()));
    const std::vector<MissingValue>& missing = sums().missing;
    const auto before = [](const MissingValue& each, std::int64_t row) { return each.row < row; };
    std::vector<double> cells(columns.size());
    visitBins(rows, [&](std::size_t i, const Eigen::RowVectorXd& sum) {
        const Bin bin = rows[i];
        for (std::size_t c = 0; c < columns.size(); ++c)
            cells[c] = static_cast<double>(bin.count) * static_cast<double>(columns[c].count);
        for (auto each = std::lower_bound(missing.begin(), missing.end(), bin.first, before);
             each != missing.end() && each->row < bin.first + bin.count; ++each)
            for (std::size_t c = 0; c < columns.size(); ++c)
                if (each->column >= columns[c].first && each->column < columns[c].first + columns[c].count)
                    cells[c] -= 1;
        for (std::size_t c = 0; c < columns.size(); ++c) {
            const double whole = sum.segment(columns[c].first, columns[c].count).sum();
            means(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(c)) =
                cells[c] > 0 ? static_cast<float>(whole / cells[c]) : std::numeric_limits<float>::quiet_NaN();
        }
    });
    return means;
}

Grid RowTable::meanRows(std::span<const Bin> rows) const
{
    Grid means(static_cast<Eigen::Index>(rows.size()), columns());
    visitBins(rows, [&](std::size_t i, const Eigen::RowVectorXd& sum) {
        means.row(static_cast<Eigen::Index>(i)) = (sum / static_cast<double>(rows[i].count)).cast<float>();
    });
    return means;
}

}  // namespace whorl
