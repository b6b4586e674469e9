// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/tensor_file.h"

#include <Eigen/Core>

namespace whorl {

/// A small table of numbers that came from a file, whole. Large ones are a RowTable.
struct Table {
    std::string name;  ///< for messages: the path, or the word that stands for a shipped table
    Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> values;

    /// "64 x 64", rows first.
    std::string sizeText() const;
};

/// More values than this are refused where a table is read whole.
constexpr std::int64_t mostTableValues = std::int64_t{1} << 24;

/// The table of rows and columns in a file of tensors, in which every value is finite. The last few tables are kept
/// until their file's time or size changes, so that dragging a slider reads no file twice. Safe to call from several
/// threads.
///
/// tensor  its name; may be empty where the file holds one tensor
/// throws  FileError as openTensorFile and readRows, for an array of another rank (axes of one row in front aside), an
///         empty one, one with too many values, or a value that is not finite (with its row and column);
///         ParameterError for `tensor` where the file has no tensor of that name, or several and none is named
std::shared_ptr<const Table> loadTable(const std::string& path, const std::string& tensor = {});

/// A table that is part of the program: `file` is its name in resources/data, `word` what the user calls it.
std::shared_ptr<const Table> shippedTable(std::string_view file, std::string_view word);

/// Which tensor of a file is the table that is asked for, and its rows and columns.
struct TableChoice {
    std::string tensor;
    RowShape size;
};

/// throws as loadTable, but looks at no values
TableChoice chooseTable(const TensorFile& file, const std::string& tensor, std::int64_t mostValues);

/// The tables of a file that can be read, in its order: two axes, each with at least one row.
std::vector<TableChoice> tablesOf(const TensorFile& file);

/// "64 x 64"
std::string sizeText(const RowShape& size);

}  // namespace whorl
