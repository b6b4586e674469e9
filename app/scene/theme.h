// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPen>

#include <array>

namespace whorl {

enum class ThemeName { light, dark, print };

/// Every colour of the program by what it is for. Nothing is painted in a colour that is not named here or taken
/// from a colour map.
struct Theme {
    ThemeName name = ThemeName::light;

    QColor background;  ///< window and board
    QColor side;        ///< docks
    QColor surface;     ///< panels
    QColor field;       ///< entry fields
    QColor line;        ///< edges of panels and sections
    QColor line2;       ///< edges of controls, axes
    QColor grid;        ///< grid lines; also the masked part of a field

    QColor text;
    QColor muted;
    QColor faint;

    QColor accent;    ///< what the user holds: probe, selection, slider fill, main button, focus ring
    QColor onAccent;  ///< words on an accent fill
    QColor tint;      ///< a selected row

    QColor noteFill, noteLine;
    QColor errorText, errorFill, errorLine;
    QColor good;

    std::array<QColor, 8> categories;  ///< query is 0, key is 1; comparison A is 0, B is 1
};

/// Print has no docks, notes or errors of its own: those roles are white and grey there.
const Theme& theme(ThemeName name);

/// WCAG 2 contrast of two opaque colours, 1 (the same) .. 21 (black on white).
double contrast(const QColor& a, const QColor& b);

/// The colour for a word about `series`: the series' own hue, darkened (dark theme: lightened) until its contrast on
/// the surface is 4.5.
QColor readable(const QColor& series, const Theme& theme);

/// The colour of series number `index`, from 0; after 8 they start again, told apart by their dashes.
QColor categorical(int index, const Theme& theme);

/// The pen of series number `index`: solid for the first four, then a new dash for every four, so that no two of 16
/// series share both colour and dash. In print, where colours may be lost, no two of the first eight share a dash. `width` in pixels; dash lengths stay the same for every width.
QPen seriesPen(int index, const Theme& theme, double width = 1.75);

/// The colour of item `index` of `count` items that have an order (heads, layers): viridis from 25 % to 95 %.
QColor ordered(int index, int count, const Theme& theme);

}  // namespace whorl
