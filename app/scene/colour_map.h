// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/theme.h"
#include "core/field.h"

#include <QRgb>
#include <QString>
#include <QStringList>

#include <array>

namespace whorl {

/// 256 opaque colours for the values of a field. A cyclic map closes: its last colour is its first.
struct ColourMap {
    enum class Kind { sequential, diverging, cyclic };

    QString id;     ///< "blue-orange", as boards write it
    QString label;  ///< "Blue–orange", English
    QString use;    ///< one English sentence: what it is for
    Kind kind = Kind::sequential;
    bool colourBlindSafe = false;  ///< its order can be read with protan-, deuter- and tritanopia
    std::array<QRgb, 256> colours{};
};

/// The ids of every map under resources/colourmaps, in alphabetical order.
QStringList colourMaps();

/// The map with this id, as it looks in a theme (print: as in light).
/// throws InputError, naming the known ids, when there is none
const ColourMap& colourMap(const QString& id, ThemeName theme);

/// The id of the map that a field has unless its board says otherwise.
QString defaultColourMap(FieldScale scale);

/// The same for a field: a few named classes are states, not steps of a scale.
QString defaultColourMap(const Field& field);

/// What a value that has no place on the map looks like.
struct SpecialColours {
    QRgb masked = 0;   ///< -infinity: a cell that does not exist for attention
    QRgb noValue = 0;  ///< not a number
};

/// Paints a row of `count` values: `low` gets the first colour, `high` the last, values beyond either the colour of
/// that end. When `low` equals `high`, every value gets the middle colour.
/// cost  about 1 ms per million values; no memory, no library calls
void paintRow(const float* values, int count, double low, double high, const ColourMap& map,
              const SpecialColours& special, QRgb* out);

/// The same where each colour covers `surface` only as far as `strength` (0 .. 1) says: cyclic fields, whose mean
/// fades as its parts disagree.
void paintRow(const float* values, const float* strength, int count, double low, double high, const ColourMap& map,
              const SpecialColours& special, QRgb surface, QRgb* out);

/// One value's colour, as paintRow() would paint it.
QRgb colourOf(double value, double low, double high, const ColourMap& map, const SpecialColours& special);

}  // namespace whorl
