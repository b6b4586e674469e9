// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include <nlohmann/json.hpp>

#include <Eigen/Core>

#include <cmath>
#include <fstream>
#include <string>

namespace whorl::test {

using Json = nlohmann::json;

/// A case in the form of all, though embedding.json calls its parts otherwise. An expectation that is one thing
/// without a name is called "value".
inline Json goldenForm(const Json& golden)
{
    if (golden.contains("scheme"))
        return golden;
    const Json& expected = golden["expected"];
    return {{"name", golden["id"]},
            {"scheme", golden["group"]},
            {"params", golden["inputs"]},
            {"expected", expected.is_object() ? expected : Json{{"value", expected}}},
            {"tol", {{"abs", golden["abs_tol"]}, {"rel", 0.0}}}};
}

/// Every case of the golden files, in their order.
inline const std::vector<Json>& goldenCases()
{
    static const std::vector<Json> cases = [] {
        std::vector<Json> all;
        for (const char* name : {"/absolute_and_bias.json", "/rotary.json", "/embedding.json"}) {
            std::ifstream file(std::string(WHORL_GOLDEN_DIR) + name);
            const Json whole = Json::parse(file);
            for (const Json& each : whole["cases"])
                all.push_back(goldenForm(each));
        }
        return all;
    }();
    return cases;
}

/// Makes one data row per case of a scheme; call it once in a _data function. tst_golden_coverage reads these calls in the
/// test sources: a scheme named here is a scheme that is tested.
inline void goldenRows(const char* scheme)
{
    QTest::addColumn<QString>("scheme");
    for (const Json& each : goldenCases())
        if (each["scheme"] == scheme)
            QTest::newRow(each["name"].get<std::string>().c_str()) << QString(scheme);
}

/// The case of the data row that runs now.
inline const Json& goldenCase()
{
    for (const Json& each : goldenCases())
        if (each["name"] == QTest::currentDataTag())
            return each;
    qFatal("no golden case of this name");
}

/// The input must be refused.
inline bool expectsRefusal(const Json& golden)
{
    return golden["expected"].contains("error");
}

/// A number of `params`; "nan" and "inf" are written as text there.
inline double number(const Json& value)
{
    if (value.is_number())
        return value.get<double>();
    const std::string text = value.get<std::string>();
    return text == "inf" ? INFINITY : text == "-inf" ? -INFINITY : NAN;
}

inline std::vector<double> numbers(const Json& list)
{
    std::vector<double> result;
    for (const Json& each : list)
        result.push_back(number(each));
    return result;
}

/// Both forms of tolerance: {"abs", "rel"}, and one number that is absolute below 1 and relative above.
inline bool withinTolerance(double got, double want, const Json& tolerance)
{
    if (!std::isfinite(want))
        return std::isnan(want) ? std::isnan(got) : got == want;
    const double allowed = tolerance.is_object()
        ? tolerance["abs"].get<double>() + tolerance["rel"].get<double>() * std::abs(want)
        : tolerance.get<double>() * std::max(1.0, std::abs(want));
    return std::abs(got - want) <= allowed;
}

/// Where `got` leaves `want`, in words; empty where it agrees everywhere. Lists must have equal lengths; whole
/// numbers, text and truth values must be equal.
inline std::string difference(const Json& got, const Json& want, const Json& tolerance, const std::string& place = "")
{
    if (want.is_array()) {
        if (!got.is_array() || got.size() != want.size())
            return place + ": " + std::to_string(got.size()) + " values instead of " + std::to_string(want.size());
        for (std::size_t i = 0; i < want.size(); ++i) {
            const std::string text = difference(got[i], want[i], tolerance, place + "[" + std::to_string(i) + "]");
            if (!text.empty())
                return text;
        }
        return {};
    }
    const bool numeric = want.is_number() || want == "inf" || want == "-inf" || want == "nan";
    const bool equal =
        numeric ? got.is_number() && withinTolerance(got.get<double>(), number(want), tolerance) : got == want;
    // 17 digits, as in the files.
    return equal ? "" : place + ": " + got.dump() + " instead of " + want.dump();
}

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
