// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/result_text.h"

#include <nlohmann/json.hpp>

#include <charconv>
#include <cmath>

namespace whorl {

namespace {

std::string quoted(const std::string& text)
{
    // Words come from files too: whatever is not UTF-8 is replaced rather than refused.
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

void appendNumber(std::string& out, double value)
{
    const std::string text = exactNumber(value);
    out += std::isfinite(value) ? text : '"' + text + '"';
}

template <class Range, class Append>
void appendList(std::string& out, const Range& items, Append append, std::string_view separator = ", ")
{
    out += '[';
    bool first = true;
    for (const auto& item : items) {
        if (!first)
            out += separator;
        first = false;
        append(item);
    }
    out += ']';
}

void appendParameter(std::string& out, const Value& value)
{
    if (const auto* list = std::get_if<std::vector<double>>(&value))
        appendList(out, *list, [&out](double each) { appendNumber(out, each); });
    else if (const auto* text = std::get_if<std::string>(&value))
        out += quoted(*text);
    else if (const auto* number = std::get_if<double>(&value))
        appendNumber(out, *number);
    else
        out += printValue(value);
}

void appendCell(std::string& out, const Cell& cell)
{
    if (const auto* whole = std::get_if<std::int64_t>(&cell))
        out += std::to_string(*whole);
    else if (const auto* number = std::get_if<double>(&cell))
        appendNumber(out, *number);
    else if (const auto* text = std::get_if<std::string>(&cell))
        out += quoted(*text);
    else
        out += "null";
}

std::vector<std::size_t> shape(const Result& result)
{
    std::vector<std::size_t> sizes;
    for (const ResultAxis& axis : result.axes)
        sizes.push_back(axis.values.size());
    return sizes;
}

/// Values as lists in lists, the first of `sizes` outermost; each innermost list on a line of its own.
void appendNested(std::string& out, std::span<const std::size_t> sizes, std::span<const double> values)
{
    if (sizes.size() == 1) {
        appendList(out, values, [&out](double value) { appendNumber(out, value); });
        return;
    }
    out += '[';
    const std::size_t stride = values.size() / sizes[0];
    for (std::size_t i = 0; i < sizes[0]; ++i) {
        out += i > 0 ? ",\n  " : "";
        appendNested(out, sizes.subspan(1), values.subspan(i * stride, stride));
    }
    out += ']';
}

void appendIndices(std::string& out, const std::vector<std::int64_t>& indices)
{
    appendList(out, indices, [&out](std::int64_t index) { out += std::to_string(index); });
}

void appendAxes(std::string& out, const Result& result)
{
    out += "\"axes\": ";
    appendList(out, result.axes, [&out](const ResultAxis& axis) {
        out += "{\"label\": " + quoted(axis.label) + ", \"values\": ";
        appendIndices(out, axis.values);
        if (!axis.counts.empty()) {
            out += ", \"counts\": ";
            appendIndices(out, axis.counts);
        }
        if (!axis.names.empty()) {
            out += ", \"names\": ";
            appendList(out, axis.names, [&out](const std::string& name) { out += quoted(name); });
        }
        out += '}';
    });
}

void appendField(std::string& out, const Result& result)
{
    const std::vector<std::size_t> sizes = shape(result);
    out += ", \"shape\": ";
    appendList(out, sizes, [&out](std::size_t size) { out += std::to_string(size); });
    out += ",\n \"values\": ";
    appendNested(out, sizes, result.series.front().values);
    if (result.series.size() > 1) {
        out += ",\n \"strength\": ";
        appendNested(out, sizes, result.series[1].values);
    }
}

void appendCurves(std::string& out, const Result& result)
{
    out += ",\n \"series\": ";
    appendList(
        out, result.series,
        [&out](const ResultSeries& series) {
            out += "{\"label\": " + quoted(series.label) + ", \"unit\": " + quoted(series.unit) + ", \"values\": ";
            appendList(out, series.values, [&out](double value) { appendNumber(out, value); });
            out += '}';
        },
        ",\n  ");
}

void appendRotors(std::string& out, const Result& result)
{
    for (const ResultSeries& series : result.series) {
        out += ",\n " + quoted(series.label) + ": ";
        appendNested(out, shape(result), series.values);
    }
}

void appendPoints(std::string& out, const Result& result)
{
    out += ",\n \"labels\": ";
    appendList(out, result.labels, [&out](const std::string& label) { out += quoted(label); });
    std::vector<std::size_t> points(result.labels.size());
    for (std::size_t i = 0; i < points.size(); ++i)
        points[i] = i;
    out += ",\n \"coordinates\": ";
    appendList(
        out, points,
        [&out, &result](std::size_t point) {
            appendList(out, result.series, [&](const ResultSeries& each) { appendNumber(out, each.values[point]); });
        },
        ",\n  ");
}

void appendListing(std::string& out, const Listing& listing)
{
    out += "\"columns\": ";
    appendList(out, listing.columns, [&out](const std::string& column) { out += quoted(column); });
    out += ",\n \"rows\": ";
    appendList(
        out, listing.rows,
        [&out](const std::vector<Cell>& row) {
            appendList(out, row, [&out](const Cell& cell) { appendCell(out, cell); });
        },
        ",\n  ");
}

}  // namespace

std::string exactNumber(double value)
{
    if (!std::isfinite(value))
        return printNumber(value);
    char buffer[32];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value).ptr;
    std::string text(buffer, end);
    // Readers tell a float from an integer by its point; 10000 and 1e+05 have none.
    const std::size_t exponent = text.find('e');
    if (exponent != std::string::npos && std::abs(value) >= 1 && std::abs(value) < 1e15) {
        const auto plain = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::fixed).ptr;
        text.assign(buffer, plain);
    }
    if (text.find_first_of(".e") == std::string::npos)
        text += ".0";
    return text;
}

std::string resultJson(const Result& result)
{
    std::string out =
        "{\"source\": " + quoted(result.source) + ", \"quantity\": " + quoted(result.quantity) + ", \"parameters\": {";
    for (std::size_t i = 0; i < result.parameters.size(); ++i) {
        out += (i > 0 ? ", " : "") + quoted(result.parameters[i].first) + ": ";
        appendParameter(out, result.parameters[i].second);
    }
    out += "},\n \"kind\": " + quoted(std::string(kindName(result.kind))) + ", ";
    if (result.kind != QuantityKind::listing)
        appendAxes(out, result);
    switch (result.kind) {
    case QuantityKind::field:
        appendField(out, result);
        break;
    case QuantityKind::curves:
        appendCurves(out, result);
        break;
    case QuantityKind::rotors:
        appendRotors(out, result);
        break;
    case QuantityKind::points:
        appendPoints(out, result);
        break;
    case QuantityKind::listing:
        appendListing(out, result.listing);
        break;
    }
    return out + "}\n";
}

}  // namespace whorl
