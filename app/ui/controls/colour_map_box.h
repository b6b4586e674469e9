// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/colour_map.h"
#include "app/ui/controls/drop_down.h"

#include <QIcon>

namespace whorl {

/// The maps that suit a field of this scale, the usual one first.
std::vector<const ColourMap*> fittingColourMaps(FieldScale scale, ThemeName theme);

/// The map's label in the language of the program.
QString colourMapLabel(const ColourMap& map);

/// A strip of the map's colours from low to high, with rounded corners.
QIcon colourMapSwatch(const ColourMap& map, const QSize& size);

/// A combo box of colour maps, each with a strip of its colours.
class ColourMapBox : public DropDown {
    Q_OBJECT

public:
    explicit ColourMapBox(QWidget* parent = nullptr);

    /// Offers what suits the scale and shows `id`; empty: the usual one.
    void setMaps(FieldScale scale, ThemeName theme, const QString& id);

signals:
    /// The user chose a map; empty: the usual one.
    void chosen(const QString& id);
};

}  // namespace whorl
