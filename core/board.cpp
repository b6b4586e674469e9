// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board.h"

#include "core/catalogue.h"
#include "core/panel_sides.h"

namespace whorl {

Difference difference(const Board& before, const Board& after)
{
    Difference result;
    result.title = before.title != after.title || before.summary != after.summary;
    result.probe = before.probe != after.probe;
    result.animation = before.animation != after.animation;
    result.panels = before.panels.size() != after.panels.size() || before.layout != after.layout
        || before.proportions != after.proportions;
    for (std::size_t i = 0; !result.panels && i < after.panels.size(); ++i)
        if (before.panels[i] != after.panels[i])
            result.changed.push_back(i);
    return result;
}

namespace {

const Value& valueOf(const Panel& panel, PanelSide side, std::string_view id)
{
    const Values& values = valuesOf(panel, side);
    const auto held = values.find(id);
    return held != values.end() ? held->second : findSource(sourceOf(panel, side)).defaults.find(id)->second;
}

}  // namespace

Board withParameter(const Board& board, std::size_t index, std::string_view id, const Value& value,
                    std::optional<std::size_t> side)
{
    const Panel& held = board.panels.at(index);
    const std::string& changed = sourceOf(held, side.value_or(0));
    const Source& source = findSource(changed);
    const Value before = valueOf(held, side.value_or(0), id);
    const auto takesIt = [&](std::size_t i, PanelSide each) {
        const Panel& panel = board.panels[i];
        if (sourceOf(panel, each) != changed)
            return false;
        if (i == index)
            return !side || *side == each;
        if (!held.linked || !panel.linked)
            return false;
        // One side alone stands for what has all of its values, both for what agrees on this one.
        return side ? valuesOf(panel, each) == valuesOf(held, *side) : valueOf(panel, each, id) == before;
    };
    Board after = board;
    for (std::size_t i = 0; i < after.panels.size(); ++i)
        for (PanelSide each = 0; each < sideCount(after.panels[i]); ++each)
            if (takesIt(i, each)) {
                Values& values = valuesOf(after.panels[i], each);
                values.insert_or_assign(std::string(id), value);
                values = withoutDefaults(source.defaults, values);
            }
    return after;
}

std::vector<std::string> problems(const Board& board)
{
    std::vector<std::string> found;
    for (std::size_t i = 0; i < board.panels.size(); ++i) {
        const Panel& panel = board.panels[i];
        try {
            const Source& source = findSource(panel.source);
            for (const std::string& further : panel.also)
                source.quantity(further);
            for (const Operand& operand : operandsOf(panel)) {
                findSource(operand.source).quantity(operand.quantity);
                findSource(operand.source).check(operand.values);
            }
            if (sideCount(panel) > maximumCurves)
                throw InputError("beside", std::to_string(panel.beside.size()),
                                 "at most " + std::to_string(maximumCurves - 1) + " are needed");
        } catch (const InputError& error) {
            found.push_back("panel " + std::to_string(i) + ": " + error.what());
        }
    }
    return found;
}

}  // namespace whorl
