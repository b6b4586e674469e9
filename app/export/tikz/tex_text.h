// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace whorl {

/// A text as TeX sets it, in a group or an argument: specials and ligatures escaped, signs that fonts of pdflatex lack as
/// commands that every engine knows. What is left (Chinese, say) stands in \whorlunicode{...}, which the figure defines.
QString texText(const QString& text);

/// A number with so many significant digits, in a form that PGFPlots reads.
QString texNumber(double value, int digits);

/// The same with fixed decimals, without the zeros at their end: lengths.
QString texLength(double value, int decimals = 3);

/// A picture's file name without what TeX reads as a command or a comment, or cuts names at.
QString texFileName(const QString& name);

}  // namespace whorl
