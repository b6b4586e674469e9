// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board_file.h"
#include "core/json_reader.h"
#include "core/layout_names.h"

namespace whorl {

namespace {

using nlohmann::json;

std::optional<Window> windowFrom(JsonReader& parent, const std::string& file, const char* key)
{
    const auto value = parent.optional(key);
    if (!value)
        return std::nullopt;
    JsonReader reader(*value, file, parent.path(key));
    Window window;
    reader.take("first", window.first);
    reader.take("count", window.count);
    if (!(window.count > 0))
        reader.fail(reader.path("count"), window.count, "a number above 0 is needed");
    return window;
}

Operand operandFrom(const json& object, const std::string& file, const std::string& place)
{
    JsonReader reader(object, file, place);
    Operand operand;
    reader.take("source", operand.source);
    reader.take("quantity", operand.quantity);
    operand.values = reader.takeValues();
    reader.take("slice", operand.slice);
    operand.unknown = reader.rest();
    return operand;
}

std::vector<Operand> operandsFrom(JsonReader& parent, const std::string& file)
{
    std::vector<Operand> operands;
    const auto list = parent.optional("beside");
    if (!list)
        return operands;
    if (!list->is_array() || list->size() >= maximumCurves)
        parent.fail(parent.path("beside"), *list,
                    "a list of at most " + std::to_string(maximumCurves - 1) + " objects is needed");
    for (const json& object : *list)
        operands.push_back(
            operandFrom(object, file, parent.path("beside") + "[" + std::to_string(operands.size()) + "]"));
    return operands;
}

Panel panelFrom(const json& object, const std::string& file, const std::string& place)
{
    JsonReader reader(object, file, place);
    Panel panel;
    reader.take("source", panel.source);
    reader.take("quantity", panel.quantity);
    reader.take("also", panel.also);
    reader.take("view", panel.view);
    reader.take("title", panel.title);
    reader.take("caption", panel.caption);
    reader.take("colours", panel.style.colourMap);
    reader.take("slice", panel.slice);
    reader.take("logarithmic_axis", panel.style.logarithmicAxis);
    reader.take("logarithmic_values", panel.style.logarithmicValues);
    reader.take("linked", panel.linked);
    panel.rows = windowFrom(reader, file, "rows");
    panel.columns = windowFrom(reader, file, "columns");
    reader.take("linked_zoom", panel.linkedZoom);
    panel.values = reader.takeValues();
    if (const auto minus = reader.optional("minus"))
        panel.minus = operandFrom(*minus, file, reader.path("minus"));
    panel.beside = operandsFrom(reader, file);
    if (panel.minus && !panel.beside.empty())
        reader.fail(reader.path("beside"), json(panel.beside.size()), "nothing is needed beside what is subtracted");
    panel.unknown = reader.rest();
    return panel;
}

Layout layoutFrom(const JsonReader& reader, const std::string& name)
{
    for (std::size_t i = 0; i < std::size(layoutNames); ++i)
        if (layoutNames[i] == name)
            return static_cast<Layout>(i);
    reader.fail("layout", name, "automatic, columns, large-left, wide-top or grid is needed");
}

Probe probeFrom(const json& object, const std::string& name, UnknownKeys& unknown)
{
    JsonReader reader(object, name, "probe");
    Probe probe;
    reader.take("query", probe.query);
    reader.take("key", probe.key);
    reader.take("pair", probe.pair);
    reader.take("channel", probe.channel);
    reader.take("head", probe.head);
    reader.take("layer", probe.layer);
    reader.take("image_row", probe.imageRow);
    reader.take("image_column", probe.imageColumn);
    reader.take("token", probe.token);
    reader.take("pinned", probe.pinned);
    reader.restInto(unknown);
    return probe;
}

Animation animationFrom(const json& object, const std::string& name, UnknownKeys& unknown)
{
    JsonReader reader(object, name, "animation");
    Animation animation;
    reader.take("target", animation.target);
    reader.take("from", animation.from);
    reader.take("to", animation.to);
    reader.take("speed", animation.speed);
    reader.take("loop", animation.loop);
    reader.restInto(unknown);
    return animation;
}

void refuseOtherVersions(JsonReader& reader)
{
    const auto version = reader.optional("whorl");
    if (!version)
        reader.fail("whorl", nullptr, "a board file says \"whorl\": 1");
    if (!version->is_number_integer() || version->get<std::int64_t>() < 1)
        reader.fail("whorl", *version, "a version number is needed");
    if (version->get<std::int64_t>() > boardFileVersion)
        reader.fail("whorl", *version, "this program reads boards up to version " + std::to_string(boardFileVersion));
}

}  // namespace

Board readBoard(std::string_view text, const std::string& name)
{
    JsonReader reader(JsonText{name, std::string(text), "a board file"}.parse(), name, "");
    refuseOtherVersions(reader);
    Board board;
    reader.take("title", board.title);
    reader.take("summary", board.summary);
    reader.take("order", board.order);
    reader.take("proportions", board.proportions);
    std::string layout(layoutNames[0]);
    reader.take("layout", layout);
    board.layout = layoutFrom(reader, layout);
    if (const auto panels = reader.optional("panels")) {
        if (!panels->is_array() || panels->size() > maximumPanels)
            reader.fail("panels", *panels, "a list of up to " + std::to_string(maximumPanels) + " panels is needed");
        for (std::size_t i = 0; i < panels->size(); ++i)
            board.panels.push_back(panelFrom((*panels)[i], name, "panels[" + std::to_string(i) + "]"));
    }
    if (const auto probe = reader.optional("probe"))
        board.probe = probeFrom(*probe, name, board.unknown);
    if (const auto animation = reader.optional("animation"))
        board.animation = animationFrom(*animation, name, board.unknown);
    for (const auto& [key, value] : reader.rest())
        board.unknown.emplace(key, value);
    return board;
}

namespace {

void addUnknown(std::vector<std::string>& places, const Panel& panel, const std::string& place)
{
    const auto add = [&places](const std::string& within, const UnknownKeys& unknown) {
        for (const auto& [key, text] : unknown)
            places.push_back(within + key);
    };
    add(place, panel.unknown);
    if (panel.minus)
        add(place + "minus.", panel.minus->unknown);
    for (std::size_t i = 0; i < panel.beside.size(); ++i)
        add(place + "beside[" + std::to_string(i) + "].", panel.beside[i].unknown);
}

}  // namespace

std::vector<std::string> unknownKeys(const Board& board)
{
    std::vector<std::string> places;
    for (const auto& [key, text] : board.unknown)
        places.push_back(key);
    for (std::size_t i = 0; i < board.panels.size(); ++i)
        addUnknown(places, board.panels[i], "panels[" + std::to_string(i) + "].");
    return places;
}

}  // namespace whorl
