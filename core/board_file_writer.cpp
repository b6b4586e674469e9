// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board_file.h"
#include "core/layout_names.h"

#include <nlohmann/json.hpp>

namespace whorl {

namespace {

using nlohmann::json;

json toJson(const Value& value)
{
    return std::visit([](const auto& held) { return json(held); }, value);
}

/// Nested unknown keys stand under the known object they belong to, hence the merge.
void putUnknown(json& object, const UnknownKeys& unknown)
{
    for (const auto& [key, text] : unknown) {
        json value = json::parse(text);
        if (value.is_object() && object[key].is_object())
            object[key].update(value);
        else
            object[key] = std::move(value);
    }
}

json toJson(const Window& window)
{
    return json{{"first", window.first}, {"count", window.count}};
}

json toJson(const Values& values)
{
    json object = json::object();
    for (const auto& [id, value] : values)
        object[id] = toJson(value);
    return object;
}

json toJson(const Operand& operand)
{
    json object{{"source", operand.source}, {"quantity", operand.quantity}};
    if (!operand.values.empty())
        object["parameters"] = toJson(operand.values);
    if (operand.slice)
        object["slice"] = *operand.slice;
    putUnknown(object, operand.unknown);
    return object;
}

json toJson(const Panel& panel)
{
    const Panel standard;
    json object{{"source", panel.source}, {"quantity", panel.quantity}};
    if (!panel.also.empty())
        object["also"] = panel.also;
    if (!panel.values.empty())
        object["parameters"] = toJson(panel.values);
    if (panel.minus)
        object["minus"] = toJson(*panel.minus);
    for (const Operand& operand : panel.beside)
        object["beside"].push_back(toJson(operand));
    const std::pair<const char*, const std::string*> texts[] = {
        {"view", &panel.view},
        {"title", &panel.title},
        {"caption", &panel.caption},
        {"colours", &panel.style.colourMap},
    };
    for (const auto& [key, text] : texts)
        if (!text->empty())
            object[key] = *text;
    if (panel.slice)
        object["slice"] = *panel.slice;
    if (panel.rows)
        object["rows"] = toJson(*panel.rows);
    if (panel.columns)
        object["columns"] = toJson(*panel.columns);
    if (panel.style.logarithmicAxis)
        object["logarithmic_axis"] = *panel.style.logarithmicAxis;
    if (panel.style.logarithmicValues)
        object["logarithmic_values"] = *panel.style.logarithmicValues;
    if (panel.linked != standard.linked)
        object["linked"] = panel.linked;
    if (panel.linkedZoom != standard.linkedZoom)
        object["linked_zoom"] = panel.linkedZoom;
    putUnknown(object, panel.unknown);
    return object;
}

json toJson(const Probe& probe)
{
    json object = json::object();
    const std::pair<const char*, std::int64_t> numbers[] = {{"query", probe.query},
                                                            {"key", probe.key},
                                                            {"pair", probe.pair},
                                                            {"head", probe.head},
                                                            {"layer", probe.layer},
                                                            {"image_row", probe.imageRow},
                                                            {"image_column", probe.imageColumn}};
    for (const auto& [key, number] : numbers)
        if (number != 0)
            object[key] = number;
    if (probe.channel)
        object["channel"] = *probe.channel;
    if (!probe.token.empty())
        object["token"] = probe.token;
    if (probe.pinned)
        object["pinned"] = true;
    return object;
}

json toJson(const Animation& animation)
{
    const Animation standard;
    json object = json::object();
    if (animation.target != standard.target)
        object["target"] = animation.target;
    if (animation.from != standard.from)
        object["from"] = animation.from;
    if (animation.to != standard.to)
        object["to"] = animation.to;
    if (animation.speed != standard.speed)
        object["speed"] = animation.speed;
    if (animation.loop != standard.loop)
        object["loop"] = animation.loop;
    return object;
}

}  // namespace

std::string writeBoard(const Board& board)
{
    const Board standard;
    json object{{"whorl", boardFileVersion}, {"panels", json::array()}};
    if (!board.title.empty())
        object["title"] = board.title;
    if (!board.summary.empty())
        object["summary"] = board.summary;
    if (board.order != standard.order)
        object["order"] = board.order;
    for (const Panel& panel : board.panels)
        object["panels"].push_back(toJson(panel));
    if (board.layout != standard.layout)
        object["layout"] = layoutNames[static_cast<std::size_t>(board.layout)];
    if (!board.proportions.empty())
        object["proportions"] = board.proportions;
    if (json probe = toJson(board.probe); !probe.empty())
        object["probe"] = std::move(probe);
    if (json animation = toJson(board.animation); !animation.empty())
        object["animation"] = std::move(animation);
    putUnknown(object, board.unknown);
    return object.dump(2, ' ', false, json::error_handler_t::replace) + "\n";
}

}  // namespace whorl
