// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/result_text.h"

namespace whorl {

namespace {

std::string csvWord(const std::string& text)
{
    if (text.find_first_of(",\"\r\n") == std::string::npos)
        return text;
    std::string result = "\"";
    for (const char each : text) {
        result += each;
        if (each == '"')
            result += each;
    }
    return result + '"';
}

std::string csvCell(const Cell& cell)
{
    if (const auto* whole = std::get_if<std::int64_t>(&cell))
        return std::to_string(*whole);
    if (const auto* number = std::get_if<double>(&cell))
        return exactNumber(*number);
    if (const auto* text = std::get_if<std::string>(&cell))
        return csvWord(*text);
    return {};
}

/// "7", "7 the" for a token, or "0:16" for a bin.
std::string indexText(const ResultAxis& axis, std::size_t place)
{
    const std::int64_t first = axis.values[place];
    if (!axis.names.empty())
        return csvWord(std::to_string(first) + ' ' + axis.names[place]);
    if (axis.counts.empty())
        return std::to_string(first);
    return std::to_string(first) + ':' + std::to_string(first + axis.counts[place]);
}

std::string fieldCsv(const Result& result)
{
    const bool sliced = result.axes.size() == 3;
    const ResultAxis& rows = result.axes[result.axes.size() - 2];
    const ResultAxis& columns = result.axes.back();
    std::string out = (sliced ? csvWord(result.axes[0].label) + ',' : "") + csvWord(rows.label);
    for (std::size_t column = 0; column < columns.values.size(); ++column)
        out += ',' + indexText(columns, column);
    out += '\n';
    const std::vector<double>& values = result.series.front().values;
    std::size_t cell = 0;
    for (std::size_t slice = 0; slice < (sliced ? result.axes[0].values.size() : 1); ++slice) {
        for (std::size_t row = 0; row < rows.values.size(); ++row) {
            if (sliced)
                out += indexText(result.axes[0], slice) + ',';
            out += indexText(rows, row);
            for (std::size_t column = 0; column < columns.values.size(); ++column)
                out += ',' + exactNumber(values[cell++]);
            out += '\n';
        }
    }
    return out;
}

/// One line per cell: the index on each axis, then every series.
std::string longCsv(const Result& result)
{
    std::string out;
    for (const ResultAxis& axis : result.axes)
        out += csvWord(axis.label) + ',';
    for (std::size_t i = 0; i < result.series.size(); ++i)
        out += (i > 0 ? "," : "") + csvWord(result.series[i].label);
    out += '\n';
    std::size_t cells = 1;
    for (const ResultAxis& axis : result.axes)
        cells *= axis.values.size();
    for (std::size_t cell = 0; cell < cells; ++cell) {
        std::size_t stride = cells;
        for (const ResultAxis& axis : result.axes) {
            stride /= axis.values.size();
            out += indexText(axis, cell / stride % axis.values.size()) + ',';
        }
        for (std::size_t i = 0; i < result.series.size(); ++i)
            out += (i > 0 ? "," : "") + exactNumber(result.series[i].values[cell]);
        out += '\n';
    }
    return out;
}

std::string pointsCsv(const Result& result)
{
    std::string out = "label";
    for (const ResultSeries& each : result.series)
        out += ',' + csvWord(each.label);
    out += '\n';
    for (std::size_t point = 0; point < result.labels.size(); ++point) {
        out += csvWord(result.labels[point]);
        for (const ResultSeries& each : result.series)
            out += ',' + exactNumber(each.values[point]);
        out += '\n';
    }
    return out;
}

std::string listingCsv(const Listing& listing)
{
    std::string out;
    for (std::size_t i = 0; i < listing.columns.size(); ++i)
        out += (i > 0 ? "," : "") + csvWord(listing.columns[i]);
    out += '\n';
    for (const std::vector<Cell>& row : listing.rows) {
        for (std::size_t i = 0; i < row.size(); ++i)
            out += (i > 0 ? "," : "") + csvCell(row[i]);
        out += '\n';
    }
    return out;
}

}  // namespace

std::string resultCsv(const Result& result)
{
    switch (result.kind) {
    case QuantityKind::field:
        return fieldCsv(result);
    case QuantityKind::points:
        return pointsCsv(result);
    case QuantityKind::listing:
        return listingCsv(result.listing);
    case QuantityKind::curves:
    case QuantityKind::rotors:
        break;
    }
    return longCsv(result);
}

}  // namespace whorl
