// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/shipped_data.h"
#include "core/files/table.h"
#include "core/numeric/float_rows.h"
#include "tests/support/golden.h"

#include <sstream>

namespace whorl::test {

/// The first rows and columns of the word vectors that are part of the program, widened exactly; -1 is all of them.
inline Eigen::MatrixXd shippedVectors(Eigen::Index rows = -1, Eigen::Index columns = -1)
{
    const auto table = shippedTable("glove6b_100d_10k.f16.npy", "example");
    return table->values.topLeftCorner(rows < 0 ? table->values.rows() : rows,
                                       columns < 0 ? table->values.cols() : columns);
}

/// The row of a word of theirs.
inline Eigen::Index shippedIndex(const std::string& word)
{
    for (const ShippedFile& file : shippedFiles()) {
        if (file.name != "glove6b_100d_10k.vocab.txt")
            continue;
        std::istringstream lines{std::string(file.bytes)};
        Eigen::Index index = 0;
        for (std::string line; std::getline(lines, line); ++index)
            if (line == word)
                return index;
    }
    qFatal("no such word among the shipped vectors");
}

/// A list of equal lists as a matrix.
inline Eigen::MatrixXd matrixOf(const Json& rows)
{
    Eigen::MatrixXd result(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(rows[0].size()));
    for (Eigen::Index r = 0; r < result.rows(); ++r)
        for (Eigen::Index c = 0; c < result.cols(); ++c)
            result(r, c) = rows[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)].get<double>();
    return result;
}

}  // namespace whorl::test
