// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board.h"

#include "core/catalogue.h"

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

Board withParameter(const Board& board, std::size_t index, std::string_view id, const Value& value)
{
    Board after = board;
    const Panel& held = board.panels.at(index);
    const Source& source = findSource(held.source);
    for (std::size_t i = 0; i < after.panels.size(); ++i) {
        Panel& panel = after.panels[i];
        const bool follows = held.linked && panel.linked && panel.source == held.source;
        if (i != index && !follows)
            continue;
        panel.values.insert_or_assign(std::string(id), value);
        panel.values = withoutDefaults(source.defaults, panel.values);
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
            source.quantity(panel.quantity);
            for (const std::string& further : panel.also)
                source.quantity(further);
            source.check(panel.values);
        } catch (const InputError& error) {
            found.push_back("panel " + std::to_string(i) + ": " + error.what());
        }
    }
    return found;
}

}  // namespace whorl
