// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter.h"

#include <optional>

namespace whorl {

/// The part of a board file that this version does not know: key -> JSON text. Kept and written back.
using UnknownKeys = std::map<std::string, std::string>;

/// What every panel of a board points at. Hover in one panel moves it and all the others answer.
struct Probe {
    std::int64_t query = 0, key = 0;  ///< m and n
    std::int64_t pair = 0;
    std::optional<std::int64_t> channel;  ///< absent: the first channel of `pair`
    std::int64_t head = 0;
    std::int64_t layer = 0;
    std::int64_t imageRow = 0, imageColumn = 0;  ///< a patch of a picture
    std::string token;
    bool pinned = false;

    std::int64_t distance() const { return query - key; }
    bool operator==(const Probe&) const = default;
};

/// The visible part of an axis: `count` indices from `first`.
struct Window {
    double first = 0, count = 0;
    bool operator==(const Window&) const = default;
};

/// How a panel is drawn. Absent: what the quantity itself suggests.
struct PanelStyle {
    std::string colourMap;  ///< id; empty: the default of the field's scale
    std::optional<bool> logarithmicAxis, logarithmicValues;
    bool operator==(const PanelStyle&) const = default;
};

/// A quantity of a source under these values: what a panel sets beside its own.
struct Operand {
    std::string source, quantity;
    Values values;                      ///< only what differs from the source's defaults
    std::optional<std::int64_t> slice;  ///< absent: the slice that the panel shows
    UnknownKeys unknown;
    bool operator==(const Operand&) const = default;
};

/// Source + quantity + parameter values + a view + style.
struct Panel {
    std::string source, quantity;
    std::vector<std::string> also;        ///< further curves of the same source, stacked below on the same axis
    Values values;                        ///< only what differs from the source's defaults
    std::optional<Operand> minus;         ///< the panel shows A − B: its own, less this
    std::vector<Operand> beside;          ///< further curves on the same axis, of whatever source
    std::string view;                     ///< heatmap, chart, rotors, scatter, list; empty: the natural one
    std::string title, caption;           ///< empty: the quantity's own
    std::optional<std::int64_t> slice;    ///< absent: the probed head; -1: all side by side
    std::optional<Window> rows, columns;  ///< zoom; absent: everything. Of points: app/scene/point_camera.h
    PanelStyle style;
    bool linked = true;      ///< takes part when a parameter of the same source changes in another panel
    bool linkedZoom = true;  ///< takes part when another panel zooms along an axis of the same role
    UnknownKeys unknown;
    bool operator==(const Panel&) const = default;
};

/// How the panels share the board.
enum class Layout { automatic, columns, largeLeft, wideTop, grid };

/// A parameter, or the probe, that goes from `from` to `to` when played.
struct Animation {
    std::string target = "query";  ///< query, key, pair, head, or a parameter id of the selected panel's source
    double from = 0, to = 0;       ///< equal: the whole range of the target
    double speed = 1;
    bool loop = true;
    bool operator==(const Animation&) const = default;
};

/// Everything on screen: one to six panels, their layout, the shared probe. A regular value; undo is the previous one.
struct Board {
    std::string title, summary;
    std::int64_t order = 0;  ///< place on the start screen; ready-made boards only
    std::vector<Panel> panels;
    Layout layout = Layout::automatic;
    std::vector<double> proportions;  ///< of the layout's splitters, in order; empty: even
    Probe probe;
    Animation animation;
    UnknownKeys unknown;
    bool operator==(const Board&) const = default;
};

constexpr std::size_t maximumPanels = 6;
constexpr std::size_t maximumCurves = 8;  ///< sources on one axis: the panel's own and those beside it

/// What one edit touched, so that a view redraws no more than it must.
struct Difference {
    bool panels = false;               ///< their number, order or layout
    std::vector<std::size_t> changed;  ///< panels whose own value changed (when `panels` is false)
    bool probe = false, title = false, animation = false;
    bool empty() const { return !panels && changed.empty() && !probe && !title && !animation; }
};

Difference difference(const Board& before, const Board& after);

/// The board after parameter `id` of panel `index` took `value` (already conforming). Without a `side` (see
/// panel_sides.h), all sides of the panel that have its own source take it. Linked panels follow with each side of that source that had the same value
/// before, so that what was set apart stays apart; where one of several sides is changed, only with those that had all of its
/// values. Values equal to the default are dropped.
Board withParameter(const Board& board, std::size_t index, std::string_view id, const Value& value,
                    std::optional<std::size_t> side = {});

/// Every complaint that makes the board unusable as it stands: unknown sources, quantities, parameters, values.
/// Empty when all is well.
std::vector<std::string> problems(const Board& board);

}  // namespace whorl
