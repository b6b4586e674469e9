// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/linked_zoom.h"

#include "app/scene/sampling.h"

namespace whorl {

namespace {

/// The axes that a panel zooms along; null where it has none.
struct ZoomAxes {
    const Axis *rows = nullptr, *columns = nullptr;
};

ZoomAxes zoomAxes(const std::shared_ptr<const PanelData>& data)
{
    if (!data || data->data.empty())
        return {};
    if (const auto* field = std::get_if<Field>(&data->data.front()))
        return {&field->rows, &field->columns};
    if (const auto* curves = std::get_if<Curves>(&data->data.front()))
        return {nullptr, &curves->axis};
    return {};
}

bool sameKind(const Axis* a, const Axis* b)
{
    return a && b && a->role == b->role && (a->role != AxisRole::other || a->label == b->label);
}

}  // namespace

Board withZoom(const Board& board, std::size_t index, const Zoom& zoom,
               const std::vector<std::shared_ptr<const PanelData>>& data)
{
    Board after = board;
    Panel& held = after.panels.at(index);
    held.rows = zoom.rows;
    held.columns = zoom.columns;
    if (!held.linkedZoom)
        return after;
    const ZoomAxes own = zoomAxes(data.at(index));
    // Along the same side first: rows and columns may count the same.
    const auto follow = [&](const Axis* axis, std::optional<Window>& window, bool isRows) {
        for (const bool rows : {isRows, !isRows})
            if (sameKind(axis, rows ? own.rows : own.columns)) {
                const std::optional<Window>& wanted = rows ? zoom.rows : zoom.columns;
                window = wanted ? clampedWindow(*axis, *wanted) : std::nullopt;
                return;
            }
    };
    for (std::size_t i = 0; i < after.panels.size(); ++i) {
        if (i == index || !after.panels[i].linkedZoom)
            continue;
        const ZoomAxes axes = zoomAxes(data.at(i));
        follow(axes.rows, after.panels[i].rows, true);
        follow(axes.columns, after.panels[i].columns, false);
    }
    return after;
}

}  // namespace whorl
