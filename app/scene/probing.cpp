// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/probing.h"

#include "app/scene/number_text.h"
#include "app/scene/picture.h"
#include "app/scene/scene_text.h"

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

std::int64_t channelOf(const Axis& axis, const Probe& probe)
{
    if (probe.channel || !axis.pairOf)
        return probe.channel.value_or(0);
    for (std::int64_t channel = axis.first; channel <= axis.last(); ++channel)
        if (axis.pairOf(channel) == probe.pair)
            return channel;
    return axis.first;
}

std::optional<std::int64_t> rawIndex(const Axis& axis, const Probe& probe)
{
    switch (axis.role) {
    case AxisRole::position:
    case AxisRole::query:
        return probe.query;
    case AxisRole::key:
        return probe.key;
    case AxisRole::distance:
        return probe.distance();
    case AxisRole::channel:
        return channelOf(axis, probe);
    case AxisRole::pair:
        return probe.pair;
    case AxisRole::head:
        return probe.head;
    case AxisRole::layer:
        return probe.layer;
    case AxisRole::imageRow:
        return probe.imageRow;
    case AxisRole::imageColumn:
        return probe.imageColumn;
    case AxisRole::word:
        return axis.find ? axis.find(probe.token) : std::nullopt;
    case AxisRole::keyChannel:
    case AxisRole::bucket:
    case AxisRole::component:
    case AxisRole::other:
        break;
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::int64_t> probedIndex(const Axis& axis, const Probe& probe)
{
    const auto index = rawIndex(axis, probe);
    return index && axis.contains(*index) ? index : std::nullopt;
}

std::optional<std::int64_t> readableIndex(const Axis& axis, const Probe& probe)
{
    const auto index = rawIndex(axis, probe);
    const bool beyond = axis.role == AxisRole::distance && index && *index >= axis.lowest && *index <= axis.highest;
    return beyond ? index : probedIndex(axis, probe);
}

bool isOutOfReach(const Field& field, double value)
{
    const bool weights = field.scale == FieldScale::sequential && field.range.low >= 0;
    return std::isinf(value) || (weights && value == 0);
}

Probe withIndex(const Probe& probe, const Axis& axis, std::int64_t index)
{
    Probe moved = probe;
    switch (axis.role) {
    case AxisRole::position:
    case AxisRole::query:
        moved.query = index;
        break;
    case AxisRole::key:
        moved.key = index;
        break;
    case AxisRole::distance:
        // Positions are never negative: where the query is too near the start, it makes room.
        moved.query = std::max(probe.query, index);
        moved.key = moved.query - index;
        break;
    case AxisRole::channel:
        moved.channel = index;
        if (axis.pairOf)
            moved.pair = axis.pairOf(index);
        break;
    case AxisRole::pair:
        moved.pair = index;
        moved.channel.reset();
        break;
    case AxisRole::head:
        moved.head = index;
        break;
    case AxisRole::layer:
        moved.layer = index;
        break;
    case AxisRole::imageRow:
        moved.imageRow = index;
        break;
    case AxisRole::imageColumn:
        moved.imageColumn = index;
        break;
    case AxisRole::word:
        moved.token = axis.nameOf(index);
        break;
    case AxisRole::keyChannel:
    case AxisRole::bucket:
    case AxisRole::component:
    case AxisRole::other:
        break;
    }
    return moved;
}

std::int64_t probedSlice(const Axis& slices, const Probe& probe)
{
    const bool named = slices.role == AxisRole::other || slices.role == AxisRole::component;
    return std::clamp(named ? probe.head : rawIndex(slices, probe).value_or(probe.head), slices.first, slices.last());
}

QString probeLabel(const Axis& axis)
{
    switch (axis.role) {
    case AxisRole::position:
    case AxisRole::query:
        return "m";
    case AxisRole::key:
        return "n";
    default:
        return axisNoun(axis.role, false);
    }
}

QString indexText(const Axis& axis, std::int64_t index, const PictureStyle& style)
{
    const std::string name = axis.nameOf(index);
    if (axis.wordAt)
        return QString::fromStdString(name);
    return name.empty() ? axisNoun(axis.role, false) + ' ' + integerText(index) : style.text("Index", name);
}

ReadoutItem indexItem(const Axis& axis, std::int64_t index)
{
    const std::string word = axis.wordAt ? axis.nameOf(index) : std::string();
    return word.empty() ? ReadoutItem{probeLabel(axis), integerText(index), true}
                        : ReadoutItem{axisNoun(AxisRole::word, false), QString::fromStdString(word), true};
}

QString wordPair(const Field& field, std::int64_t row, std::int64_t column)
{
    if (!field.rows.wordAt || !field.columns.wordAt)
        return {};
    return QString::fromStdString(field.rows.nameOf(row)) + QStringLiteral(" \u00d7 ")
        + QString::fromStdString(field.columns.nameOf(column));
}

QString axisNoun(AxisRole role, bool plural)
{
    switch (role) {
    case AxisRole::position:
    case AxisRole::query:
    case AxisRole::key:
        return plural ? Scene::tr("positions") : Scene::tr("position");
    case AxisRole::distance:
        return plural ? Scene::tr("distances") : Scene::tr("distance");
    case AxisRole::channel:
    case AxisRole::keyChannel:
        return plural ? Scene::tr("channels") : Scene::tr("channel");
    case AxisRole::pair:
        return plural ? Scene::tr("pairs") : Scene::tr("pair");
    case AxisRole::head:
        return plural ? Scene::tr("heads") : Scene::tr("head");
    case AxisRole::layer:
        return plural ? Scene::tr("layers") : Scene::tr("layer");
    case AxisRole::imageRow:
        return plural ? Scene::tr("rows") : Scene::tr("row");
    case AxisRole::imageColumn:
        return plural ? Scene::tr("columns") : Scene::tr("column");
    case AxisRole::bucket:
        return plural ? Scene::tr("buckets") : Scene::tr("bucket");
    case AxisRole::word:
        return plural ? Scene::tr("words") : Scene::tr("word");
    case AxisRole::component:
        return plural ? Scene::tr("components") : Scene::tr("component");
    case AxisRole::other:
        break;
    }
    return plural ? Scene::tr("cells") : Scene::tr("cell");
}

}  // namespace whorl
