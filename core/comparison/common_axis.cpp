// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/common_axis.h"

#include "core/error.h"

#include <algorithm>

namespace whorl {

namespace {

void requireSameKind(const Axis& a, const Axis& b)
{
    // Of unnamed kinds, the label is all that is known.
    if (a.role != b.role || (a.role == AxisRole::other && a.label != b.label))
        throw InputError("B", "over " + b.label, "the axis of A, " + a.label + ", is needed");
}

/// Words are compared by their rows, so these must be of the same words.
void requireSameWords(const Axis& a, const Axis& b)
{
    if (!a.wordAt && !b.wordAt)
        return;
    bool same = a.wordAt && b.wordAt && a.first == b.first && a.count == b.count;
    for (std::int64_t index = a.first; same && index <= a.last(); ++index)
        same = a.wordAt(index) == b.wordAt(index);
    if (!same)
        throw InputError("B", "of other words", "the words of A are needed");
}

std::optional<std::int64_t> firstUnseen(const Axis& a, const Axis& b)
{
    if (!a.unseenFrom || !b.unseenFrom)
        return a.unseenFrom ? a.unseenFrom : b.unseenFrom;
    return std::min(*a.unseenFrom, *b.unseenFrom);
}

void setRange(Axis& axis, std::int64_t first, std::int64_t last)
{
    std::vector<std::string> names;
    for (std::int64_t index = first; index <= last && !axis.names.empty(); ++index)
        names.push_back(axis.nameOf(index));
    axis.names = std::move(names);
    axis.first = first;
    axis.count = last - first + 1;
}

}  // namespace

Axis commonAxis(const Axis& a, const Axis& b)
{
    requireSameKind(a, b);
    requireSameWords(a, b);
    Axis common = a;
    const std::int64_t first = std::max(a.first, b.first), last = std::min(a.last(), b.last());
    if (last < first)
        throw InputError("B", "from " + std::to_string(b.first) + " to " + std::to_string(b.last()),
                         "part of " + std::to_string(a.first) + " to " + std::to_string(a.last()) + " is needed");
    setRange(common, first, last);
    for (std::size_t i = 0; i < common.names.size(); ++i)
        if (const std::string other = b.nameOf(first + static_cast<std::int64_t>(i));
            !other.empty() && other != common.names[i])
            common.names[i] += " / " + other;
    common.lowest = std::max(a.lowest, b.lowest);
    common.highest = std::min(a.highest, b.highest);
    common.unseenFrom = firstUnseen(a, b);
    return common;
}

Axis joinedAxis(const Axis& a, const Axis& b)
{
    requireSameKind(a, b);
    Axis joined = a;
    setRange(joined, std::min(a.first, b.first), std::max(a.last(), b.last()));
    joined.lowest = std::min(a.lowest, b.lowest);
    joined.highest = std::max(a.highest, b.highest);
    joined.unseenFrom = firstUnseen(a, b);
    return joined;
}

}  // namespace whorl
