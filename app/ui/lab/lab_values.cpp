// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/lab/lab_values.h"

#include "core/catalogue.h"
#include "core/panel_sides.h"

namespace whorl {

const Source& labSource()
{
    return findSource(std::string(lab::source));
}

bool hasLab(const Board& board)
{
    for (const Panel& panel : board.panels)
        for (PanelSide side = 0; side < sideCount(panel); ++side)
            if (sourceOf(panel, side) == lab::source)
                return true;
    return false;
}

Values labValues(const Board& board)
{
    const Source& source = labSource();
    for (const Panel& panel : board.panels)
        if (panel.source == lab::source) {
            try {
                return completed(source.parameters, source.defaults, panel.values);
            } catch (const ParameterError&) {
                // The panel says what is wrong.
                break;
            }
        }
    return source.defaults;
}

Board withLabValues(const Board& board, const Values& values)
{
    const Source& source = labSource();
    Board after = board;
    for (Panel& panel : after.panels)
        for (PanelSide side = 0; side < sideCount(panel); ++side) {
            if (sourceOf(panel, side) != lab::source)
                continue;
            Values& held = valuesOf(panel, side);
            for (const auto& [id, value] : values)
                held.insert_or_assign(id, value);
            held = withoutDefaults(source.defaults, completed(source.parameters, source.defaults, held));
            source.check(held);
        }
    return after;
}

std::vector<std::string> keysIn(std::string_view text)
{
    constexpr std::string_view between = ", ;\t\n";
    std::vector<std::string> keys;
    for (std::size_t at = text.find_first_not_of(between); at != std::string_view::npos;
         at = text.find_first_not_of(between, at)) {
        const std::size_t end = std::min(text.find_first_of(between, at), text.size());
        keys.emplace_back(text.substr(at, end - at));
        at = end;
    }
    return keys;
}

std::string joinedKeys(const std::vector<std::string>& keys)
{
    std::string text;
    for (const std::string& key : keys)
        text += (text.empty() ? "" : " ") + key;
    return text;
}

}  // namespace whorl
