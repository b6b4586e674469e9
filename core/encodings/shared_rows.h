// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/encodings/pair_curves.h"
#include "core/encodings/picture_axes.h"
#include "core/parameter.h"
#include "core/text.h"

/// Rows that several encodings have word for word. S has a member of the row's name.
namespace whorl {

/// How many positions are shown; formulas go on beyond them.
template <class S>
constexpr Row<S> shownLengthRow()
{
    return integer<&S::length, S>("length", WHORL_TEXT("Parameter", "Length"), "L",
                                  WHORL_TEXT("Parameter", "Number of positions shown"))
        .range(1, longestLength)
        .slider(16, 1'048'576, Scale::logarithmic)
        .unit("tokens");
}

/// Where training ended, for encodings whose formula does not ask: beyond it pictures are marked.
template <class S>
constexpr Row<S> trainedLengthRow()
{
    return integer<&S::originalLength, S>(
               "original_length", WHORL_TEXT("Parameter", "Trained length"), "",
               WHORL_TEXT("Parameter", "Positions or distances from here on are marked as never seen in training"))
        .range(0, longestLength)
        .zeroMeans(WHORL_TEXT("Parameter", "unmarked"))
        .slider(16, 131'072, Scale::logarithmic)
        .unit(WHORL_TEXT("Parameter", "tokens"));
}

/// Channels of one head, which turn in pairs.
template <class S>
constexpr Row<S> headDimensionRow()
{
    return integer<&S::dimension, S>("dimension", WHORL_TEXT("Parameter", "Dimension"), "d",
                                     WHORL_TEXT("Parameter", "Number of channels of one head"))
        .range(2, 16'384)
        .multipleOf(2)
        .slider(2, 1024, Scale::logarithmic);
}

/// Size of a picture in patches.
template <class S>
constexpr Row<S> pictureWidthRow()
{
    return integer<&S::width, S>("width", WHORL_TEXT("Parameter", "Width"), "W",
                                 WHORL_TEXT("Parameter", "Patches in one row of the picture"))
        .range(1, mostPatchesAcross)
        .slider(1, 32)
        .unit(WHORL_TEXT("Parameter", "patches"));
}
template <class S>
constexpr Row<S> pictureHeightRow()
{
    return integer<&S::height, S>("height", WHORL_TEXT("Parameter", "Height"), "H",
                                  WHORL_TEXT("Parameter", "Rows of patches of the picture"))
        .range(1, mostPatchesAcross)
        .slider(1, 32)
        .unit(WHORL_TEXT("Parameter", "patches"));
}

}  // namespace whorl
