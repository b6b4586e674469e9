// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>

#include <memory>
#include <string>
#include <string_view>

namespace whorl {

/// A table of numbers that came from a file.
struct Table {
    std::string name;  ///< for messages: the path, or the word that stands for a shipped table
    Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> values;

    /// "64 x 64", rows first.
    std::string sizeText() const;
};

/// More values than this are refused: a position table of a million rows and 64 channels still passes.
constexpr std::int64_t mostTableValues = std::int64_t{1} << 26;

/// The table in a 2-D .npy file, in which every value is finite. The last few tables are kept until their file's
/// time or size changes, so that dragging a slider reads no file twice. Safe to call from several threads.
/// throws FileError as parseNpy, or for an array of another rank, an empty one, or a value that is not finite (with
///        its row and column)
std::shared_ptr<const Table> loadTable(const std::string& path);

/// A table that is part of the program: `file` is its name in resources/data, `word` what the user calls it.
std::shared_ptr<const Table> shippedTable(std::string_view file, std::string_view word);

}  // namespace whorl
