// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/colour_map.h"

#include "app/scene/oklab.h"
#include "core/error.h"
#include "resources/resources.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <limits>
#include <map>

namespace whorl {
namespace {

std::array<QRgb, 256> interpolated(const QJsonArray& stops)
{
    std::array<QRgb, 256> colours{};
    const int intervals = int(stops.size()) - 1;
    for (int entry = 0; entry < 256; ++entry) {
        // Whole numbers, so that 256 stops are taken over as they are.
        const int interval = std::min(entry * intervals / 255, intervals - 1);
        const double within = double(entry * intervals - interval * 255) / 255;
        const QColor from(stops[interval].toString());
        const QColor to(stops[interval + 1].toString());
        colours[std::size_t(entry)] = (within == 0 ? from : within == 1 ? to : mixed(from, to, within)).rgb();
    }
    return colours;
}

ColourMap::Kind kindOf(const QString& name)
{
    if (name == QLatin1String("diverging"))
        return ColourMap::Kind::diverging;
    return name == QLatin1String("cyclic") ? ColourMap::Kind::cyclic : ColourMap::Kind::sequential;
}

struct ThemedMap {
    ColourMap light, dark;
};

ThemedMap readMap(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("missing resource %s", qPrintable(path));
    const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();

    ThemedMap result;
    ColourMap& light = result.light;
    light.id = object[QLatin1String("id")].toString();
    light.label = object[QLatin1String("label")].toString();
    light.use = object[QLatin1String("use")].toString();
    light.kind = kindOf(object[QLatin1String("kind")].toString());
    light.colourBlindSafe = object[QLatin1String("colourBlindSafe")].toBool();
    light.colours = interpolated(object[QLatin1String("light")].toArray());
    result.dark = light;
    if (object.contains(QLatin1String("dark")))
        result.dark.colours = interpolated(object[QLatin1String("dark")].toArray());
    return result;
}

const std::map<QString, ThemedMap>& allMaps()
{
    static const std::map<QString, ThemedMap> maps = [] {
        openResources();
        std::map<QString, ThemedMap> result;
        const QDir folder(QStringLiteral(":/colourmaps"));
        for (const QString& name : folder.entryList({QStringLiteral("*.json")})) {
            ThemedMap map = readMap(folder.filePath(name));
            result.emplace(map.light.id, std::move(map));
        }
        return result;
    }();
    return maps;
}

/// From values to places in a table of 258 colours: the map, then masked, then no value.
struct Scale {
    float low, factor, offset;

    static constexpr int masked = 256;
    static constexpr int noValue = 257;

    Scale(double from, double to)
        : low(float(from))
        , factor(to == from ? 0.0F : float(255 / (to - from)))
        , offset(to == from ? 128.0F : 0.5F)
    {
    }

    // Every choice is a select, not a branch, so that the loops over it become vector code.
    int place(float value) const
    {
        const float raw = (value - low) * factor + offset;
        const float atLeast = raw > 0.0F ? raw : 0.0F;  // also what a NaN becomes
        const float atMost = atLeast < 255.0F ? atLeast : 255.0F;
        int result = int(atMost);
        result = value == -std::numeric_limits<float>::infinity() ? masked : result;
        return value != value ? noValue : result;
    }
};

using Table = std::array<QRgb, 258>;

Table tableOf(const ColourMap& map, const SpecialColours& special)
{
    Table table;
    std::copy(map.colours.begin(), map.colours.end(), table.begin());
    table[Scale::masked] = special.masked;
    table[Scale::noValue] = special.noValue;
    return table;
}

constexpr int blockSize = 256;

void findPlaces(const float* values, int count, const Scale& scale, int* places)
{
    const Scale local = scale;
    for (int i = 0; i < count; ++i)
        places[i] = local.place(values[i]);
}

/// `share` of 256 parts of `colour`, the rest `surface`; red and blue at once, in the two halves of a word.
QRgb blended(QRgb colour, QRgb surface, quint32 share)
{
    const quint32 rest = 256 - share;
    const quint32 redBlue = ((colour & 0xff00ffU) * share + (surface & 0xff00ffU) * rest + 0x800080U) >> 8;
    const quint32 green = ((colour & 0x00ff00U) * share + (surface & 0x00ff00U) * rest + 0x008000U) >> 8;
    return 0xff000000U | (redBlue & 0xff00ffU) | (green & 0x00ff00U);
}

}  // namespace

QStringList colourMaps()
{
    QStringList ids;
    for (const auto& [id, map] : allMaps())
        ids.append(id);
    return ids;
}

const ColourMap& colourMap(const QString& id, ThemeName theme)
{
    const auto found = allMaps().find(id);
    if (found == allMaps().end())
        throw InputError("the colour map", '"' + id.toStdString() + '"',
                         "one of " + colourMaps().join(", ").toStdString() + " is needed");
    return theme == ThemeName::dark ? found->second.dark : found->second.light;
}

QString defaultColourMap(FieldScale scale)
{
    switch (scale) {
    case FieldScale::diverging:
        return QStringLiteral("blue-orange");
    case FieldScale::cyclic:
        return QStringLiteral("turn");
    case FieldScale::sequential:
    case FieldScale::classes:
        break;
    }
    return QStringLiteral("viridis");
}

QString defaultColourMap(const Field& field)
{
    const std::size_t classes = field.classNames.size();
    return classes > 0 && classes < 4 ? QStringLiteral("states") : defaultColourMap(field.scale);
}

void paintRow(const float* values, int count, double low, double high, const ColourMap& map,
              const SpecialColours& special, QRgb* out)
{
    const Table table = tableOf(map, special);
    const Scale scale(low, high);
    std::array<int, blockSize> places;
    for (int start = 0; start < count; start += blockSize) {
        const int length = std::min(blockSize, count - start);
        findPlaces(values + start, length, scale, places.data());
        for (int i = 0; i < length; ++i)
            out[start + i] = table[std::size_t(places[std::size_t(i)])];
    }
}

void paintRow(const float* values, const float* strength, int count, double low, double high, const ColourMap& map,
              const SpecialColours& special, QRgb surface, QRgb* out)
{
    const Table table = tableOf(map, special);
    const Scale scale(low, high);
    std::array<int, blockSize> places;
    std::array<int, blockSize> shares;
    for (int start = 0; start < count; start += blockSize) {
        const int length = std::min(blockSize, count - start);
        findPlaces(values + start, length, scale, places.data());
        for (int i = 0; i < length; ++i) {
            const float raw = strength[start + i] * 256.0F + 0.5F;
            const float atLeast = raw > 0.0F ? raw : 0.0F;
            const int share = int(atLeast < 256.0F ? atLeast : 256.0F);
            shares[std::size_t(i)] = places[std::size_t(i)] >= Scale::masked ? 256 : share;
        }
        for (int i = 0; i < length; ++i)
            out[start + i] =
                blended(table[std::size_t(places[std::size_t(i)])], surface, quint32(shares[std::size_t(i)]));
    }
}

QRgb colourOf(double value, double low, double high, const ColourMap& map, const SpecialColours& special)
{
    const float single = float(value);
    QRgb result = 0;
    paintRow(&single, 1, low, high, map, special, &result);
    return result;
}

}  // namespace whorl
