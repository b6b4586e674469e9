// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/neighbours.h"
#include "core/error.h"
#include "tests/support/golden.h"

#include <QTest>

namespace whorl::test {

/// A list of numbers as a vector.
inline Eigen::VectorXd vectorOf(const Json& list)
{
    const std::vector<double> values = numbers(list);
    return Eigen::Map<const Eigen::VectorXd>(values.data(), static_cast<Eigen::Index>(values.size()));
}

/// The rows of a list of words.
inline std::vector<std::int64_t> rowsOf(const VectorTable& table, const Json& words)
{
    std::vector<std::int64_t> rows;
    for (const Json& word : words)
        rows.push_back(table.rowOf(word.get<std::string>()));
    return rows;
}

/// Words and scores as golden files list them: [["queen", 0.75], ...].
template <class Rank>
Json named(const VectorTable& table, const std::vector<Rank>& ranking)
{
    Json list = Json::array();
    for (const Rank& each : ranking) {
        if constexpr (requires { each.score; })
            list.push_back({table.word(each.row), each.score});
        else
            list.push_back({table.word(each.row), each.cosine});
    }
    return list;
}

/// A table with words a, b, c, ... of a few rows.
inline std::shared_ptr<const VectorTable> smallTable(const FloatRows& values)
{
    std::vector<std::string> words;
    for (Eigen::Index row = 0; row < values.rows(); ++row)
        words.emplace_back(1, static_cast<char>('a' + row));
    return makeVectorTable("small", words, values);
}

/// What an InputError says, or nothing where none is thrown.
template <class Action>
QByteArray complaint(Action action)
{
    try {
        action();
    } catch (const InputError& error) {
        return error.what();
    }
    return {};
}

}  // namespace whorl::test
