// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include <nlohmann/json.hpp>

#include <Eigen/Core>

#include <string>
#include <vector>

// Each test would compile all of it.
extern template class nlohmann::basic_json<>;

namespace whorl::test {

using Json = nlohmann::json;

/// Every case of the golden files, in their order.
const std::vector<Json>& goldenCases();

/// Makes one data row per case of a scheme; call it once in a _data function. tst_golden_coverage reads these calls in the
/// test sources: a scheme named here is a scheme that is tested.
void goldenRows(const char* scheme);

/// The case of the data row that runs now.
const Json& goldenCase();

/// The input must be refused.
bool expectsRefusal(const Json& golden);

/// A number of `params`; "nan" and "inf" are written as text there.
double number(const Json& value);

std::vector<double> numbers(const Json& list);

/// Both forms of tolerance: {"abs", "rel"}, and one number that is absolute below 1 and relative above.
bool withinTolerance(double got, double want, const Json& tolerance);

/// Where `got` leaves `want`, in words; empty where it agrees everywhere. Lists must have equal lengths; whole
/// numbers, text and truth values must be equal.
std::string difference(const Json& got, const Json& want, const Json& tolerance, const std::string& place = "");

/// Eigen's lists and matrices (as lists of rows), and anything that JSON holds.
template <class T>
Json toJson(const T& value)
{
    if constexpr (requires { value.derived(); }) {
        Json rows = Json::array();
        for (Eigen::Index r = 0; r < value.rows(); ++r) {
            Json row = Json::array();
            for (Eigen::Index c = 0; c < value.cols(); ++c)
                row.push_back(static_cast<double>(value(r, c)));
            rows.push_back(T::ColsAtCompileTime == 1 ? row[0] : row);
        }
        return rows;
    } else {
        return value;
    }
}

}  // namespace whorl::test

/// Fails where `got` leaves the golden case's expected[key] by more than its stated tolerance.
#define GOLDEN_AGREES(golden, key, got)                                                                                \
    do {                                                                                                               \
        QVERIFY2((golden)["expected"].contains(key), key);                                                             \
        const std::string text =                                                                                       \
            whorl::test::difference(whorl::test::toJson(got), (golden)["expected"][key], (golden)["tol"], key);        \
        QVERIFY2(text.empty(), text.c_str());                                                                          \
    } while (false)
