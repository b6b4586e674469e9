// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/golden.h"

#include <cmath>
#include <fstream>

template class nlohmann::basic_json<>;

namespace whorl::test {

namespace {

/// A case in the form of all, though embedding.json calls its parts otherwise. An expectation that is one thing
/// without a name is called "value".
Json goldenForm(const Json& golden)
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

}  // namespace

const std::vector<Json>& goldenCases()
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

void goldenRows(const char* scheme)
{
    QTest::addColumn<QString>("scheme");
    for (const Json& each : goldenCases())
        if (each["scheme"] == scheme)
            QTest::newRow(each["name"].get<std::string>().c_str()) << QString(scheme);
}

const Json& goldenCase()
{
    for (const Json& each : goldenCases())
        if (each["name"] == QTest::currentDataTag())
            return each;
    qFatal("no golden case of this name");
}

bool expectsRefusal(const Json& golden)
{
    return golden["expected"].contains("error");
}

double number(const Json& value)
{
    if (value.is_number())
        return value.get<double>();
    const std::string text = value.get<std::string>();
    return text == "inf" ? INFINITY : text == "-inf" ? -INFINITY : NAN;
}

std::vector<double> numbers(const Json& list)
{
    std::vector<double> result;
    for (const Json& each : list)
        result.push_back(number(each));
    return result;
}

bool withinTolerance(double got, double want, const Json& tolerance)
{
    if (!std::isfinite(want))
        return std::isnan(want) ? std::isnan(got) : got == want;
    const double allowed = tolerance.is_object()
        ? tolerance["abs"].get<double>() + tolerance["rel"].get<double>() * std::abs(want)
        : tolerance.get<double>() * std::max(1.0, std::abs(want));
    return std::abs(got - want) <= allowed;
}

std::string difference(const Json& got, const Json& want, const Json& tolerance, const std::string& place)
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

}  // namespace whorl::test
