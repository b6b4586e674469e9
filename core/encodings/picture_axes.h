// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/axis.h"
#include "core/text.h"

namespace whorl {

/// Pictures are cut into patches, counted row by row: the patch in row y and column x is y * width + x.
inline constexpr double mostPatchesAcross = 64;

/// The patches of a picture one after the other, as the sequence that a transformer reads.
inline Axis patchAxis(std::int64_t width, std::int64_t height, AxisRole role = AxisRole::position,
                      std::string symbol = "p")
{
    return boundedAxis(role, WHORL_TEXT("Axis", "patch"), width * height, std::move(symbol));
}

/// Rows of a picture from the top.
inline Axis pictureRows(std::int64_t height)
{
    return boundedAxis(AxisRole::imageRow, WHORL_TEXT("Axis", "row"), height, "y");
}

/// Columns of a picture from the left.
inline Axis pictureColumns(std::int64_t width)
{
    return boundedAxis(AxisRole::imageColumn, WHORL_TEXT("Axis", "column"), width, "x");
}

}  // namespace whorl
