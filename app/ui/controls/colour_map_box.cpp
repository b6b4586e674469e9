// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/controls/colour_map_box.h"

#include "app/ui/look/appearance.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace whorl {

namespace {

ColourMap::Kind kindFor(FieldScale scale)
{
    if (scale == FieldScale::diverging)
        return ColourMap::Kind::diverging;
    return scale == FieldScale::cyclic ? ColourMap::Kind::cyclic : ColourMap::Kind::sequential;
}

}  // namespace

std::vector<const ColourMap*> fittingColourMaps(FieldScale scale, ThemeName theme)
{
    std::vector<const ColourMap*> maps;
    for (const QString& id : colourMaps())
        if (const ColourMap& map = colourMap(id, theme); map.kind == kindFor(scale))
            maps.push_back(&map);
    std::stable_partition(maps.begin(), maps.end(),
                          [usual = defaultColourMap(scale)](const ColourMap* map) { return map->id == usual; });
    return maps;
}

QString colourMapLabel(const ColourMap& map)
{
    return coreText("ColourMap", map.label.toStdString());
}

QIcon colourMapSwatch(const ColourMap& map, const QSize& size)
{
    constexpr int scale = 2;
    QPixmap pixmap(size * scale);
    pixmap.setDevicePixelRatio(scale);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath path;
    path.addRoundedRect(QRectF({0, 0}, QSizeF(size)), 2, 2);
    painter.setClipPath(path);
    for (int x = 0; x < size.width() * scale; ++x) {
        const auto index = static_cast<std::size_t>(x * 255 / (size.width() * scale - 1));
        painter.fillRect(QRectF(x / double(scale), 0, 1.0 / scale, size.height()), QColor(map.colours[index]));
    }
    return QIcon(pixmap);
}

ColourMapBox::ColourMapBox(QWidget* parent)
    : DropDown(parent)
{
    setIconSize({60, 10});
    connect(this, &QComboBox::activated, this, [this](int index) { emit chosen(itemData(index).toString()); });
}

void ColourMapBox::setMaps(FieldScale scale, ThemeName theme, const QString& id)
{
    clear();
    const QString usual = defaultColourMap(scale);
    for (const ColourMap* map : fittingColourMaps(scale, theme)) {
        addItem(colourMapSwatch(*map, iconSize()), colourMapLabel(*map), map->id == usual ? QString() : map->id);
        setItemData(count() - 1, coreText("ColourMap", map->use.toStdString()), Qt::ToolTipRole);
        if (map->id == id || (id.isEmpty() && map->id == usual))
            setCurrentIndex(count() - 1);
    }
}

}  // namespace whorl
