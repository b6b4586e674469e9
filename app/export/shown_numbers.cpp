// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/shown_numbers.h"

#include "app/scene/probing.h"
#include "app/scene/sampling.h"
#include "core/catalogue.h"
#include "core/files/result_text.h"

#include <nlohmann/json.hpp>

#include <numeric>

namespace whorl {

namespace {

Bin visible(const Axis& axis, const std::optional<Window>& window)
{
    const Sampling shown = visibleIndices(axis, window);
    return {shown.first, shown.count};
}

/// Which part of a quantity a panel shows, for the kinds that are written exactly.
struct Shown {
    const Panel& panel;
    const Probe& probe;

    Selection operator()(const Curves& curves) const
    {
        const Bin bin = visible(curves.axis, panel.columns);
        Selection selection;
        selection.rows.emplace(static_cast<std::size_t>(bin.count));
        std::iota(selection.rows->begin(), selection.rows->end(), bin.first);
        return selection;
    }

    Selection operator()(const Rotors&) const
    {
        Selection selection;
        selection.rows = {probe.query, probe.key};
        if (probe.query == probe.key)
            selection.rows->pop_back();
        return selection;
    }

    template <class Other>
    Selection operator()(const Other&) const
    {
        return {};
    }
};

Result shownResult(const Panel& panel, const Probe& probe, const std::string& quantity)
{
    const Source& source = findSource(panel.source);
    const Data data = source.evaluate(quantity, panel.values);
    const auto* field = std::get_if<Field>(&data);
    if (!field)
        return compute(source, quantity, panel.values, std::visit(Shown{panel, probe}, data));
    std::optional<std::int64_t> slice;
    if (field->slices && panel.slice.value_or(0) >= 0)
        slice = std::clamp(panel.slice.value_or(probedSlice(*field->slices, probe)), field->slices->first,
                           field->slices->last());
    return computeShown(source, quantity, panel.values, visible(field->rows, panel.rows),
                        visible(field->columns, panel.columns), slice, mostShownCells);
}

std::string allAsCsv(const std::vector<Result>& results)
{
    std::string text;
    for (const Result& result : results)
        text += (text.empty() ? "# " : "\n# ") + result.source + ' ' + result.quantity + '\n' + resultCsv(result);
    return text;
}

/// A cell that was quoted for its comma needs no quotes here; a tab or the end of a line in it would need more than
/// spreadsheets know.
std::string withTabs(const std::string& csv)
{
    std::string out;
    out.reserve(csv.size());
    bool quoted = false;
    for (std::size_t i = 0; i < csv.size(); ++i) {
        const char each = csv[i];
        if (each == '"') {
            if (quoted && i + 1 < csv.size() && csv[i + 1] == '"')
                out += csv[i++];
            else
                quoted = !quoted;
        } else if (quoted) {
            out += each == '\t' || each == '\n' || each == '\r' ? ' ' : each;
        } else {
            out += each == ',' ? '\t' : each;
        }
    }
    return out;
}

std::string allAsJson(const Board& board, const std::vector<Result>& results)
{
    std::string text = "{\"title\": " + nlohmann::json(board.title).dump() + ", \"panels\": [\n";
    for (std::size_t i = 0; i < results.size(); ++i)
        text += (i > 0 ? "," : "") + resultJson(results[i]);
    return text + "]}\n";
}

}  // namespace

std::vector<Result> shownResults(const Board& board)
{
    std::vector<Result> results;
    for (const Panel& panel : board.panels) {
        results.push_back(shownResult(panel, board.probe, panel.quantity));
        for (const std::string& quantity : panel.also)
            results.push_back(shownResult(panel, board.probe, quantity));
    }
    return results;
}

QByteArray shownNumbers(const Board& board, FigureFormat format)
{
    const std::vector<Result> results = shownResults(board);
    if (results.empty())
        throw InputError("the board", "empty", "a panel is needed for its numbers");
    const bool one = results.size() == 1;
    if (format == FigureFormat::npy) {
        if (!one)
            throw InputError("the format", "npy",
                             "it holds one quantity and the board shows " + std::to_string(results.size())
                                 + ": json or csv is needed");
        return QByteArray::fromStdString(resultNpy(results.front()));
    }
    const bool csv = format == FigureFormat::csv;
    if (one)
        return QByteArray::fromStdString(csv ? resultCsv(results.front()) : resultJson(results.front()));
    return QByteArray::fromStdString(csv ? allAsCsv(results) : allAsJson(board, results));
}

QByteArray shownTable(const Board& board)
{
    return QByteArray::fromStdString(withTabs(shownNumbers(board, FigureFormat::csv).toStdString()));
}

}  // namespace whorl
