// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/panel_sides.h"

#include <utility>

namespace whorl {

namespace {

const Operand& operandOf(const Panel& panel, PanelSide side)
{
    return panel.minus ? *panel.minus : panel.beside.at(side - 1);
}

Operand ownOf(const Panel& panel)
{
    return {panel.source, panel.quantity, panel.values, panel.slice, {}};
}

void setOwn(Panel& panel, const Operand& operand)
{
    panel.source = operand.source;
    panel.quantity = operand.quantity;
    panel.values = operand.values;
    // Further curves are quantities of the source that was there.
    panel.also.clear();
}

}  // namespace

std::size_t sideCount(const Panel& panel)
{
    return 1 + (panel.minus ? 1 : panel.beside.size());
}

const std::string& sourceOf(const Panel& panel, PanelSide side)
{
    return side == 0 ? panel.source : operandOf(panel, side).source;
}

const Values& valuesOf(const Panel& panel, PanelSide side)
{
    return side == 0 ? panel.values : operandOf(panel, side).values;
}

Values& valuesOf(Panel& panel, PanelSide side)
{
    return side == 0 ? panel.values : panel.minus ? panel.minus->values : panel.beside.at(side - 1).values;
}

std::vector<Operand> operandsOf(const Panel& panel)
{
    std::vector<Operand> all{ownOf(panel)};
    for (PanelSide side = 1; side < sideCount(panel); ++side)
        all.push_back(operandOf(panel, side));
    return all;
}

bool sameData(const Panel& a, const Panel& b)
{
    return a.source == b.source && a.quantity == b.quantity && a.also == b.also && a.values == b.values
        && a.minus == b.minus && a.beside == b.beside;
}

Panel swapped(const Panel& panel)
{
    Panel result = panel;
    setOwn(result, *panel.minus);
    const std::optional<std::int64_t> slice = panel.minus->slice ? panel.minus->slice : panel.slice;
    *result.minus = ownOf(panel);
    result.minus->slice = panel.minus->slice ? panel.slice : std::nullopt;
    result.slice = slice;
    return result;
}

Panel withoutSide(const Panel& panel, PanelSide side)
{
    Panel result = panel;
    if (panel.minus) {
        if (side == 0)
            setOwn(result, *panel.minus);
        result.minus.reset();
        return result;
    }
    if (side == 0)
        setOwn(result, panel.beside.front());
    result.beside.erase(result.beside.begin() + static_cast<std::ptrdiff_t>(side == 0 ? 0 : side - 1));
    return result;
}

}  // namespace whorl
