// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/field.h"
#include "core/files/table.h"

#include <mutex>

namespace whorl {

/// A value that is no finite number.
struct MissingValue {
    std::int64_t row = 0, column = 0;
};

/// What one walk over all rows of a table finds. Values that are not finite count as zero.
struct RowSums {
    std::int64_t rowsPerBlock = 32;
    Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> before;  ///< row b: sum of the blocks < b
    std::vector<MissingValue> missing;                                              ///< in order of rows
    double largest = 0;                                                             ///< magnitude of a value
    double largestSquare = 0;                                                       ///< squared norm of a row
};

/// A table that may stay in its file: rows are read when they are asked for. Sums over blocks of rows are made in one
/// walk over the file when a mean is first asked for, and then give the mean of any rows. Safe to use from several
/// threads.
class RowTable {
public:
    /// The most values that a table may have.
    static constexpr std::int64_t mostValues = std::int64_t{1} << 30;

    /// The table without the rows before `firstRow`; the last few are kept as by loadTable. Reads no values where
    /// they are many.
    /// throws as loadTable; ParameterError for `first_row` where it leaves no row
    static std::shared_ptr<const RowTable> open(const std::string& path, const std::string& tensor,
                                                std::int64_t firstRow);

    /// A table that is part of the program.
    static std::shared_ptr<const RowTable> shipped(std::string_view file, std::string_view word, std::int64_t firstRow);

    const std::string& name() const { return m_name; }
    std::int64_t rows() const { return m_size.rows; }
    std::int64_t columns() const { return m_size.columns; }

    /// Whether float32 holds every value.
    bool fitsFloat() const { return m_values.size() == 0 && m_file->fitsFloat(m_tensor); }

    /// One value as the file has it, finite or not; NaN where the file does not hold it any more.
    double at(std::int64_t row, std::int64_t column) const;

    /// count x columns values as the file has them.
    /// throws FileError where the file does not hold them any more
    void readRows(std::int64_t first, std::int64_t count, std::span<float> out) const;
    void readRows(std::int64_t first, std::int64_t count, std::span<double> out) const;

    /// cost   the first time, one walk over the file: 0.1 s for 2^27 values that the system has in memory; then none
    /// throws FileError where more than 65536 values are not finite
    const RowSums& sums() const;

    /// throws FileError naming the first value that is not finite, if one is
    void requireFinite() const;

    /// throws FileError when dot products of rows are beyond float32, in which pictures of them are made
    void requireFiniteProducts() const;

    /// The sum of the rows before `row`, what is not finite as zero. cost  of half a block of rows at most
    Eigen::RowVectorXd sumBefore(std::int64_t row) const;

    /// The mean row of every bin, for tables that are finite.
    /// cost   of half a block of rows for every bin, or of its rows where they are fewer
    Grid meanRows(std::span<const Bin> rows) const;

    /// Means over rectangles of rows and columns; NaN where no value is finite.
    Grid means(std::span<const Bin> rows, std::span<const Bin> columns) const;

private:
    RowTable() = default;
    static std::shared_ptr<const RowTable> of(std::shared_ptr<const TensorFile> file, const std::string& tensor,
                                              std::string name, std::int64_t firstRow);
    void addRows(std::int64_t first, std::int64_t count, double sign, Eigen::RowVectorXd& sum) const;
    template <class Visit>
    void visitBins(std::span<const Bin> rows, Visit visit) const;

    std::string m_name, m_tensor;
    RowShape m_size;
    std::int64_t m_firstRow = 0;
    std::shared_ptr<const TensorFile> m_file;
    decltype(Table::values) m_values;  ///< all of them where they are few, so that the file may go
    mutable std::once_flag m_once;
    mutable RowSums m_sums;
};

}  // namespace whorl
