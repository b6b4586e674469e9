// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/unseen.h"

#include <algorithm>
#include <cstdlib>

namespace whorl {

namespace {

bool countsPositions(const Axis& axis)
{
    return axis.role == AxisRole::position || axis.role == AxisRole::query || axis.role == AxisRole::key;
}

}  // namespace

void markUnseen(Axis& axis, std::int64_t trained)
{
    const bool distances = axis.role == AxisRole::distance;
    const std::int64_t furthest = distances ? std::max(axis.last(), -axis.first) : axis.last();
    if (trained > 0 && furthest >= trained)
        axis.unseenFrom = trained;
}

void markUnseenPositions(Field& field, std::int64_t trained)
{
    for (Axis* axis : {&field.rows, &field.columns})
        if (countsPositions(*axis))
            markUnseen(*axis, trained);
}

void markUnseenDistances(Field& field, std::int64_t trained)
{
    markUnseen(field.rows, trained);
}

bool goesByDistance(const Field& field)
{
    return field.rows.role == AxisRole::query && field.columns.role == AxisRole::key && field.rows.unseenFrom
        && !field.columns.unseenFrom;
}

bool isUnseen(const Axis& axis, std::int64_t index)
{
    return axis.unseenFrom && (axis.role == AxisRole::distance ? std::abs(index) : index) >= *axis.unseenFrom;
}

bool isUnseen(const Field& field, std::int64_t row, std::int64_t column)
{
    if (goesByDistance(field))
        return std::abs(row - column) >= *field.rows.unseenFrom;
    return isUnseen(field.rows, row) || isUnseen(field.columns, column);
}

}  // namespace whorl
