// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lesson/lesson_number.h"

#include "core/json_reader.h"

#include <algorithm>

namespace whorl {

namespace {

using nlohmann::json;

constexpr std::string_view unaryOperations[] = {"absolute", "root", "log", "log2", "cosine", "sine", "round"};
constexpr std::string_view binaryOperations[] = {"add", "subtract", "multiply", "divide", "power", "remainder"};
constexpr const char* probeParts = "query, key, pair, channel, head, layer or token";

LessonTerm termFrom(const JsonReader& reader, const std::string& place, const json& value)
{
    if (value.is_number())
        return value.get<double>();
    if (value.is_string())
        return value.get<std::string>();
    reader.fail(place, value, "a number, or the name of one, is needed");
}

std::optional<DerivedNumber> derivedFrom(JsonReader& reader)
{
    for (const std::string_view operation : unaryOperations) {
        const std::string key(operation);
        if (const auto value = reader.optional(key.c_str()))
            return DerivedNumber{key, {termFrom(reader, reader.path(key), *value)}};
    }
    for (const std::string_view operation : binaryOperations) {
        const std::string key(operation);
        const auto value = reader.optional(key.c_str());
        if (!value)
            continue;
        if (!value->is_array() || value->size() != 2)
            reader.fail(reader.path(key), *value, "a list of two is needed");
        DerivedNumber derived{key, {}};
        for (std::size_t i = 0; i < 2; ++i)
            derived.terms.push_back(termFrom(reader, reader.path(key) + "[" + std::to_string(i) + "]", (*value)[i]));
        return derived;
    }
    return std::nullopt;
}

GivenNumber givenFrom(JsonReader& reader)
{
    const json value = *reader.optional("given");
    GivenNumber given;
    if (value.is_number())
        given.value = value.get<double>();
    else if (value.is_string())
        given.value = value.get<std::string>();
    else
        reader.fail(reader.path("given"), value, "a number or a word is needed");
    reader.take("why", given.why);
    if (given.why.empty())
        reader.fail(reader.path("given"), value, "\"why\" is needed beside it: where the fact is from");
    return given;
}

ProbeNumber probeFrom(JsonReader& reader)
{
    ProbeNumber probe;
    reader.take("probe", probe.part);
    constexpr std::string_view parts[] = {"query", "key", "pair", "channel", "head", "layer", "token"};
    if (std::find(std::begin(parts), std::end(parts), probe.part) == std::end(parts))
        reader.fail(reader.path("probe"), probe.part, std::string(probeParts) + " is needed");
    return probe;
}

/// `7`, `"7"` and `"0:64"` are all ranges.
std::optional<std::string> rangeFrom(JsonReader& reader, const char* key)
{
    const auto value = reader.optional(key);
    if (!value)
        return std::nullopt;
    if (value->is_number_integer())
        return value->dump();
    if (!value->is_string())
        reader.fail(reader.path(key), *value, "an index or a range such as \"0:64\" is needed");
    return value->get<std::string>();
}

LessonSubject subjectFrom(JsonReader& reader)
{
    LessonSubject subject;
    std::optional<std::int64_t> panel;
    reader.take("panel", panel);
    if (panel && (*panel < 0 || *panel >= static_cast<std::int64_t>(maximumPanels)))
        reader.fail(reader.path("panel"), *panel, "the index of a panel is needed");
    if (panel)
        subject.panel = static_cast<std::size_t>(*panel);
    reader.take("source", subject.source);
    reader.take("quantity", subject.quantity);
    reader.take("model", subject.model);
    subject.values = reader.takeValues();
    if (subject.panel.has_value() == !subject.source.empty())
        reader.fail(reader.place(), subject.source, "either a panel or a source is needed");
    return subject;
}

ComputedNumber computedFrom(JsonReader& reader, LessonSubject subject)
{
    ComputedNumber computed{std::move(subject), {}, {}, {}, {}, {}, {}};
    computed.rows = rangeFrom(reader, "rows");
    computed.columns = rangeFrom(reader, "columns");
    computed.slice = rangeFrom(reader, "slice");
    if (const auto series = rangeFrom(reader, "series"))
        computed.series = *series;
    reader.take("column", computed.column);
    reader.take("find", computed.find);
    constexpr std::string_view ways[] = {"",    "largest", "smallest", "where-largest", "where-smallest",
                                         "sum", "mean",    "count"};
    if (std::find(std::begin(ways), std::end(ways), computed.find) == std::end(ways))
        reader.fail(reader.path("find"), computed.find,
                    "largest, smallest, where-largest, where-smallest, sum, mean or count is needed");
    return computed;
}

NumberForm formFrom(JsonReader& reader)
{
    NumberForm form;
    std::string kind;
    reader.take("form", kind);
    constexpr std::string_view kinds[] = {"", "percent", "angle", "plain"};
    const auto* const found = std::find(std::begin(kinds), std::end(kinds), kind);
    if (found == std::end(kinds))
        reader.fail(reader.path("form"), kind, "percent, angle or plain is needed");
    form.kind = static_cast<NumberForm::Kind>(found - std::begin(kinds));
    std::optional<std::int64_t> decimals;
    reader.take("decimals", decimals);
    if (decimals && (*decimals < 0 || *decimals > 12))
        reader.fail(reader.path("decimals"), *decimals, "0 to 12 are possible");
    if (decimals)
        form.decimals = static_cast<int>(*decimals);
    return form;
}

}  // namespace

LessonNumber readLessonNumber(JsonReader reader)
{
    LessonNumber number{GivenNumber{}, formFrom(reader), reader.place()};
    if (auto derived = derivedFrom(reader)) {
        number.from = std::move(*derived);
    } else if (reader.has("given")) {
        number.from = givenFrom(reader);
    } else if (reader.has("probe")) {
        number.from = probeFrom(reader);
    } else {
        LessonSubject subject = subjectFrom(reader);
        std::string parameter;
        reader.take("parameter", parameter);
        if (!parameter.empty())
            number.from = ParameterNumber{std::move(subject), parameter};
        else
            number.from = computedFrom(reader, std::move(subject));
    }
    reader.refuseRest("given, why, probe, panel, source, quantity, parameters, parameter, model, rows, columns, slice, "
                      "series, column, find, form, decimals, and the operations");
    return number;
}

}  // namespace whorl
