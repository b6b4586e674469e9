// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue.h"
#include "core/files/index_range.h"
#include "core/files/model_presets.h"
#include "core/files/result.h"
#include "core/lesson/lesson_number.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace whorl {

namespace {

template <class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

LessonValue valueOf(const Value& value)
{
    return std::visit(Overloaded{[](bool held) -> LessonValue { return std::string(held ? "true" : "false"); },
                                 [](std::int64_t held) -> LessonValue { return static_cast<double>(held); },
                                 [](double held) -> LessonValue { return held; },
                                 [](const std::string& held) -> LessonValue { return held; },
                                 [&value](const std::vector<double>&) -> LessonValue { return printValue(value); }},
                      value);
}

LessonValue probeValue(const Probe& probe, std::string_view part)
{
    const std::pair<std::string_view, std::int64_t> numbers[] = {
        {"query", probe.query}, {"key", probe.key},
        {"pair", probe.pair},   {"channel", probe.channel.value_or(2 * probe.pair)},
        {"head", probe.head},   {"layer", probe.layer},
    };
    for (const auto& [name, value] : numbers)
        if (name == part)
            return static_cast<double>(value);
    return probe.token;
}

double derived(std::string_view operation, double a, double b)
{
    const std::pair<std::string_view, double (*)(double, double)> operations[] = {
        {"add", [](double x, double y) { return x + y; }},
        {"subtract", [](double x, double y) { return x - y; }},
        {"multiply", [](double x, double y) { return x * y; }},
        {"divide", [](double x, double y) { return x / y; }},
        {"power", [](double x, double y) { return std::pow(x, y); }},
        {"remainder", [](double x, double y) { return std::fmod(x, y); }},
        {"absolute", [](double x, double) { return std::abs(x); }},
        {"root", [](double x, double) { return std::sqrt(x); }},
        {"log", [](double x, double) { return std::log(x); }},
        {"log2", [](double x, double) { return std::log2(x); }},
        {"cosine", [](double x, double) { return std::cos(x); }},
        {"sine", [](double x, double) { return std::sin(x); }},
        {"round", [](double x, double) { return std::round(x); }},
    };
    const auto* const found = std::find_if(std::begin(operations), std::end(operations),
                                           [operation](const auto& each) { return each.first == operation; });
    return found->second(a, b);
}

const ResultSeries& seriesOf(const Result& result, const std::string& wanted)
{
    std::string known;
    for (std::size_t i = 0; i < result.series.size(); ++i) {
        if (result.series[i].label == wanted || std::to_string(i) == wanted)
            return result.series[i];
        known += (i ? ", " : "") + result.series[i].label;
    }
    if (wanted.empty() && result.series.size() == 1)
        return result.series.front();
    throw InputError("series", wanted.empty() ? "missing" : wanted, "one of these is needed: " + known);
}

std::vector<LessonValue> cellsOf(const Result& result, const std::string& title)
{
    const auto& columns = result.listing.columns;
    const auto column = std::find(columns.begin(), columns.end(), title);
    if (column == columns.end()) {
        std::string known;
        for (const std::string& each : columns)
            known += (known.empty() ? "" : ", ") + each;
        throw InputError("column", title.empty() ? "missing" : title, "one of these is needed: " + known);
    }
    std::vector<LessonValue> cells;
    for (const auto& row : result.listing.rows)
        cells.push_back(
            std::visit(Overloaded{[](std::monostate) -> LessonValue { return std::string(); },
                                  [](std::int64_t held) -> LessonValue { return static_cast<double>(held); },
                                  [](double held) -> LessonValue { return held; },
                                  [](const std::string& held) -> LessonValue { return held; }},
                       row[static_cast<std::size_t>(column - columns.begin())]));
    return cells;
}

std::vector<LessonValue> valuesOf(const Result& result, const ComputedNumber& number)
{
    if (result.kind == QuantityKind::listing)
        return cellsOf(result, number.column);
    const std::vector<double>& values = seriesOf(result, number.series).values;
    return {values.begin(), values.end()};
}

/// The index, along the only axis that is longer than one, of a place in the values.
double indexOf(const Result& result, std::size_t place)
{
    const ResultAxis* along = nullptr;
    for (const ResultAxis& axis : result.axes) {
        if (axis.values.size() < 2)
            continue;
        if (along)
            throw InputError("find", "a place along two axes", "one row, or one column, is needed");
        along = &axis;
    }
    if (result.kind == QuantityKind::listing)
        return static_cast<double>(place);
    return along ? static_cast<double>(along->values[place]) : static_cast<double>(result.axes.front().values.front());
}

LessonValue found(const Result& result, const std::vector<LessonValue>& values, const std::string& how)
{
    if (how == "count")
        return static_cast<double>(values.size());
    if (how.empty()) {
        if (values.size() != 1)
            throw InputError("the number of values", std::to_string(values.size()),
                             "one is needed: rows, columns or \"find\" choose it");
        return values.front();
    }
    std::vector<double> numbers;
    for (const LessonValue& value : values) {
        if (std::holds_alternative<std::string>(value))
            throw InputError("find", how, "numbers are needed, not words");
        numbers.push_back(std::get<double>(value));
    }
    if (numbers.empty())
        throw InputError("the number of values", "0", "one is needed");
    const double sum = std::accumulate(numbers.begin(), numbers.end(), 0.0);
    if (how == "sum")
        return sum;
    if (how == "mean")
        return sum / static_cast<double>(numbers.size());
    const bool largest = how.ends_with("largest");
    const auto best =
        largest ? std::max_element(numbers.begin(), numbers.end()) : std::min_element(numbers.begin(), numbers.end());
    if (how.starts_with("where-"))
        return indexOf(result, static_cast<std::size_t>(best - numbers.begin()));
    return *best;
}

/// Holds the name of a number while that is being computed.
class Asking {
public:
    Asking(std::vector<std::string>& names, std::string_view name)
        : m_names(names)
    {
        m_names.emplace_back(name);
    }
    ~Asking() { m_names.pop_back(); }
    Asking(const Asking&) = delete;
    Asking& operator=(const Asking&) = delete;

private:
    std::vector<std::string>& m_names;
};

}  // namespace

/// Computes one number, of which others may be parts.
struct NumbersNow::Evaluation {
    const NumbersNow& numbers;

    LessonValue operator()(const GivenNumber& given) const { return given.value; }
    LessonValue operator()(const ProbeNumber& probe) const { return probeValue(numbers.m_board.probe, probe.part); }

    LessonValue operator()(const DerivedNumber& number) const
    {
        const double second = number.terms.size() > 1 ? numbers.number(number.terms[1]) : 0;
        return derived(number.operation, numbers.number(number.terms[0]), second);
    }

    LessonValue operator()(const ParameterNumber& number) const
    {
        const auto [source, quantity, values] = settled(number.subject);
        const Values all = completed(source->parameters, source->defaults, values);
        const auto value = all.find(number.parameter);
        if (value == all.end()) {
            std::string known;
            for (const Parameter& each : source->parameters)
                known += (known.empty() ? "" : ", ") + std::string(each.id);
            throw InputError("parameter", number.parameter,
                             std::string(source->info.id) + " has no such parameter; it has " + known);
        }
        return valueOf(value->second);
    }

    LessonValue operator()(const ComputedNumber& number) const
    {
        const auto [source, quantity, values] = settled(number.subject);
        Selection selection;
        if (number.rows)
            selection.rows = parseRange(filled(*number.rows), "rows");
        if (number.columns)
            selection.columns = parseRange(filled(*number.columns), "columns");
        if (number.slice)
            selection.slice = parseRange(filled(*number.slice), "slice").front();
        const Result result = compute(*source, quantity, values, selection);
        return found(result, valuesOf(result, number), number.find);
    }

private:
    struct Settled {
        const Source* source;
        std::string quantity;
        Values values;
    };

    Settled settled(const LessonSubject& subject) const
    {
        Settled result;
        if (subject.panel) {
            const auto& panels = numbers.m_board.panels;
            if (*subject.panel >= panels.size())
                throw InputError("panel", std::to_string(*subject.panel),
                                 "the board has " + std::to_string(panels.size()) + " panels");
            const Panel& panel = panels[*subject.panel];
            result = {&findSource(panel.source), panel.quantity, panel.values};
        } else {
            result.source = &findSource(subject.source);
        }
        if (!subject.quantity.empty())
            result.quantity = subject.quantity;
        if (!subject.model.empty()) {
            const ModelChoice model = chooseModel(subject.model);
            for (const auto& [id, value] : encodingFor(model.description, result.source->info.id, "").parameters)
                result.values.insert_or_assign(id, value);
        }
        for (const auto& [id, value] : subject.values)
            result.values.insert_or_assign(id, filledValue(*result.source, id, value));
        return result;
    }

    /// "0:{L}" with its numbers.
    std::string filled(const std::string& text) const
    {
        std::string result;
        std::size_t at = 0;
        while (true) {
            const std::size_t open = text.find('{', at), close = text.find('}', open);
            if (close == std::string::npos)
                return result + text.substr(at);
            const LessonValue value = numbers(text.substr(open + 1, close - open - 1));
            const auto* const word = std::get_if<std::string>(&value);
            result += text.substr(at, open - at) + (word ? *word : printNumber(std::get<double>(value)));
            at = close + 1;
        }
    }

    Value filledValue(const Source& source, const std::string& id, const Value& value) const
    {
        const auto* const text = std::get_if<std::string>(&value);
        const Parameter* row = findParameter(source.parameters, id);
        if (!text || !row || text->find('{') == std::string::npos)
            return value;
        return parseValue(*row, filled(*text));
    }
};

NumbersNow::NumbersNow(const LessonNumbers& numbers, const Board& board)
    : m_numbers(numbers)
    , m_board(board)
{
}

LessonValue NumbersNow::operator()(std::string_view name) const
{
    if (const auto known = m_known.find(name); known != m_known.end())
        return known->second;
    const auto number = m_numbers.find(name);
    if (number == m_numbers.end()) {
        std::string known;
        for (const auto& [each, unused] : m_numbers)
            known += (known.empty() ? "" : ", ") + each;
        throw InputError("the number", '"' + std::string(name) + '"', "the lesson's numbers here are " + known);
    }
    if (std::find(m_asked.begin(), m_asked.end(), name) != m_asked.end())
        throw InputError("the number " + std::string(name), "made of itself", "others are needed");
    const Asking asking(m_asked, name);
    return m_known.emplace(name, std::visit(Evaluation{*this}, number->second.from)).first->second;
}

double NumbersNow::number(const LessonTerm& term) const
{
    if (const auto* const value = std::get_if<double>(&term))
        return *value;
    const std::string& name = std::get<std::string>(term);
    const LessonValue value = (*this)(name);
    if (const auto* const number = std::get_if<double>(&value))
        return *number;
    throw InputError("the number " + name, "the word " + std::get<std::string>(value), "a number is needed");
}

}  // namespace whorl
