// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board_file.h"
#include "core/layout_names.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace whorl {

namespace {

using nlohmann::json;

/// Takes known keys out of one JSON object, checks their types, and keeps the rest.
class Reader {
public:
    Reader(const json& object, std::string file, std::string place)
        : m_file(std::move(file))
        , m_place(std::move(place))
    {
        if (!object.is_object())
            fail(m_place.empty() ? "the file" : m_place, object, "an object is needed");
        m_rest = object;
    }

    template <class T>
    void take(const char* key, T& target)
    {
        if (const auto value = optional(key))
            target = convert<T>(key, *value);
    }
    template <class T>
    void take(const char* key, std::optional<T>& target)
    {
        if (const auto value = optional(key))
            target = convert<T>(key, *value);
    }

    std::optional<json> optional(const char* key)
    {
        const auto found = m_rest.find(key);
        if (found == m_rest.end())
            return std::nullopt;
        json value = *found;
        m_rest.erase(found);
        return value;
    }

    UnknownKeys rest() const
    {
        UnknownKeys unknown;
        for (const auto& [key, value] : m_rest.items())
            unknown.emplace(key, value.dump());
        return unknown;
    }

    /// What is left of a nested object, under that object's own key.
    void restInto(UnknownKeys& unknown) const
    {
        if (!m_rest.empty())
            unknown[m_place] = m_rest.dump();
    }

    std::string path(const std::string& key) const { return m_place.empty() ? key : m_place + "." + key; }

    [[noreturn]] void fail(const std::string& where, const json& found, const std::string& expected) const
    {
        std::string text = found.dump(-1, ' ', false, json::error_handler_t::replace);
        if (text.size() > 60)
            text = text.substr(0, 57) + "...";
        throw FileError(m_file, where + " is " + text, expected);
    }

private:
    template <class T>
    T convert(const char* key, const json& value) const
    {
        const std::string where = path(key);
        if constexpr (std::is_same_v<T, bool>) {
            if (!value.is_boolean())
                fail(where, value, "true or false is needed");
        } else if constexpr (std::is_same_v<T, std::string>) {
            if (!value.is_string())
                fail(where, value, "a text is needed");
        } else if constexpr (std::is_integral_v<T>) {
            if (!value.is_number_integer())
                fail(where, value, "a whole number is needed");
        } else if constexpr (std::is_floating_point_v<T>) {
            if (!value.is_number())
                fail(where, value, "a number is needed");
        } else {
            if (!value.is_array())
                fail(where, value, "a list is needed");
            for (const json& item : value)
                if (std::is_same_v<T, std::vector<std::string>> ? !item.is_string() : !item.is_number())
                    fail(where, value, "a list of one kind of value is needed");
        }
        return value.get<T>();
    }

    json m_rest;
    std::string m_file, m_place;
};

Value valueFrom(const Reader& reader, const std::string& place, const json& value)
{
    if (value.is_boolean())
        return value.get<bool>();
    if (value.is_number_integer())
        return value.get<std::int64_t>();
    if (value.is_number())
        return value.get<double>();
    if (value.is_string())
        return value.get<std::string>();
    if (value.is_array() && std::all_of(value.begin(), value.end(), [](const json& item) { return item.is_number(); }))
        return value.get<std::vector<double>>();
    reader.fail(place, value, "a number, a text, true, false or a list of numbers is needed");
}

std::optional<Window> windowFrom(Reader& parent, const std::string& file, const char* key)
{
    const auto value = parent.optional(key);
    if (!value)
        return std::nullopt;
    Reader reader(*value, file, parent.path(key));
    Window window;
    reader.take("first", window.first);
    reader.take("count", window.count);
    if (!(window.count > 0))
        reader.fail(reader.path("count"), window.count, "a number above 0 is needed");
    return window;
}

Values valuesFrom(Reader& parent)
{
    Values values;
    const auto parameters = parent.optional("parameters");
    if (!parameters)
        return values;
    if (!parameters->is_object())
        parent.fail(parent.path("parameters"), *parameters, "an object is needed");
    for (const auto& [id, value] : parameters->items())
        values.emplace(id, valueFrom(parent, parent.path("parameters") + "." + id, value));
    return values;
}

Operand operandFrom(const json& object, const std::string& file, const std::string& place)
{
    Reader reader(object, file, place);
    Operand operand;
    reader.take("source", operand.source);
    reader.take("quantity", operand.quantity);
    operand.values = valuesFrom(reader);
    reader.take("slice", operand.slice);
    operand.unknown = reader.rest();
    return operand;
}

std::vector<Operand> operandsFrom(Reader& parent, const std::string& file)
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
    Reader reader(object, file, place);
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
    panel.values = valuesFrom(reader);
    if (const auto minus = reader.optional("minus"))
        panel.minus = operandFrom(*minus, file, reader.path("minus"));
    panel.beside = operandsFrom(reader, file);
    if (panel.minus && !panel.beside.empty())
        reader.fail(reader.path("beside"), json(panel.beside.size()), "nothing is needed beside what is subtracted");
    panel.unknown = reader.rest();
    return panel;
}

Layout layoutFrom(const Reader& reader, const std::string& name)
{
    for (std::size_t i = 0; i < std::size(layoutNames); ++i)
        if (layoutNames[i] == name)
            return static_cast<Layout>(i);
    reader.fail("layout", name, "automatic, columns, large-left, wide-top or grid is needed");
}

Probe probeFrom(const json& object, const std::string& name, UnknownKeys& unknown)
{
    Reader reader(object, name, "probe");
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
    Reader reader(object, name, "animation");
    Animation animation;
    reader.take("target", animation.target);
    reader.take("from", animation.from);
    reader.take("to", animation.to);
    reader.take("speed", animation.speed);
    reader.take("loop", animation.loop);
    reader.restInto(unknown);
    return animation;
}

json parse(std::string_view text, const std::string& name)
{
    // Unknown keys are kept and written again, which takes a stack frame a level.
    const auto shallow = [&name](int depth, json::parse_event_t, const json&) {
        if (depth > 100)
            throw FileError(name, "JSON nested deeper than 100", "a board file is needed");
        return true;
    };
    try {
        return json::parse(text, shallow);
    } catch (const json::parse_error& error) {
        throw FileError(name, "not JSON at byte " + std::to_string(error.byte), "a board file is needed");
    } catch (const json::out_of_range&) {
        throw FileError(name, "a number that float64 does not hold", "a board file is needed");
    }
}

void refuseOtherVersions(Reader& reader)
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
    Reader reader(parse(text, name), name, "");
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
