// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/listing_text.h"
#include "app/document/board_store.h"
#include "app/document/lesson_store.h"
#include "app/scene/colour_map.h"
#include "core/catalogue.h"
#include "core/files/model_presets.h"
#include "core/glance/glance.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

using Json = nlohmann::ordered_json;

std::string_view kindName(ParameterKind kind)
{
    constexpr std::string_view names[] = {"boolean", "integer", "real", "choice", "text", "file", "vector"};
    return names[static_cast<std::size_t>(kind)];
}

Json json(const Value& value)
{
    return std::visit([](const auto& held) -> Json { return held; }, value);
}

Json sourceList()
{
    Json list = Json::array();
    for (const Source& source : catalogue())
        list.push_back({{"id", source.info.id},
                        {"label", source.info.label},
                        {"family", source.info.family},
                        {"summary", source.info.summary},
                        {"citation", source.info.citation},
                        {"link", source.info.link}});
    return list;
}

Json quantityList(const Source& source)
{
    Json list = Json::array();
    for (const QuantityInfo& quantity : source.quantities)
        list.push_back({{"id", quantity.id},
                        {"label", quantity.label},
                        {"kind", kindName(quantity.kind)},
                        {"caption", quantity.caption},
                        {"summary", quantity.help}});
    return list;
}

/// A bound of a whole number is a whole number.
Json bound(const Parameter& parameter, double value)
{
    return parameter.kind == ParameterKind::integer ? Json(static_cast<std::int64_t>(value)) : Json(value);
}

Json parameterJson(const Parameter& parameter, const Value& standard)
{
    Json row = {{"id", parameter.id},     {"label", parameter.label},         {"symbol", parameter.symbol},
                {"unit", parameter.unit}, {"kind", kindName(parameter.kind)}, {"default", json(standard)}};
    if (std::isfinite(parameter.minimum))
        row[parameter.exclusiveMinimum ? "above" : "minimum"] = bound(parameter, parameter.minimum);
    if (std::isfinite(parameter.maximum))
        row["maximum"] = bound(parameter, parameter.maximum);
    if (parameter.multipleOf > 1)
        row["multiple_of"] = parameter.multipleOf;
    for (const Choice& choice : parameter.choices)
        row["choices"].push_back(choice.key);
    row["summary"] = parameter.help;
    return row;
}

Json parameterList(const Source& source)
{
    Json list = Json::array();
    for (const Parameter& parameter : source.parameters)
        list.push_back(parameterJson(parameter, source.defaults.find(parameter.id)->second));
    return list;
}

Json boardList()
{
    Json list = Json::array();
    for (const ReadyMadeBoard& each : readyMadeBoards())
        list.push_back({{"id", each.id.toStdString()}, {"label", each.board.title}, {"summary", each.board.summary}});
    return list;
}

Json lessonList()
{
    Json list = Json::array();
    for (const Lesson& lesson : lessons()) {
        Json row = {{"id", lesson.id},
                    {"label", lesson.text("en").title},
                    {"summary", lesson.text("en").summary},
                    {"steps", lesson.steps.size()}};
        for (const auto& [language, text] : lesson.texts)
            row["languages"].push_back(language);
        list.push_back(row);
    }
    return list;
}

Json colourMapList()
{
    constexpr const char* kinds[] = {"sequential", "diverging", "cyclic"};
    Json list = Json::array();
    for (const QString& id : colourMaps()) {
        const ColourMap& map = colourMap(id, ThemeName::light);
        list.push_back({{"id", id.toStdString()},
                        {"label", map.label.toStdString()},
                        {"kind", kinds[static_cast<std::size_t>(map.kind)]},
                        {"colour_blind_safe", map.colourBlindSafe},
                        {"summary", map.use.toStdString()}});
    }
    return list;
}

Json modelList()
{
    Json list = Json::array();
    for (const ModelPreset& preset : modelPresets()) {
        Json encodings = Json::parse(descriptionJson(preset.description))["encodings"];
        list.push_back({{"id", preset.name},
                        {"label", preset.name},
                        {"summary", preset.summary()},
                        {"encodings", std::move(encodings)},
                        {"note", preset.note},
                        {"sources", preset.sources}});
    }
    return list;
}

/// "dimension     128   Channels of one vector": id, default and meaning.
std::string lines(const Json& list)
{
    const auto cells = [](const Json& row) {
        std::vector<std::string> result = {row["id"]};
        if (row.contains("default"))
            result.push_back(row["default"].is_string() ? row["default"].get<std::string>() : row["default"].dump());
        else if (row.contains("kind"))
            result.push_back(row["kind"]);
        return result;
    };
    std::vector<std::size_t> widths;
    for (const Json& row : list) {
        const std::vector<std::string> texts = cells(row);
        widths.resize(std::max(widths.size(), texts.size()));
        for (std::size_t i = 0; i < texts.size(); ++i)
            widths[i] = std::max(widths[i], texts[i].size());
    }
    std::string out;
    for (const Json& row : list) {
        const std::vector<std::string> texts = cells(row);
        for (std::size_t i = 0; i < texts.size(); ++i)
            out += texts[i] + std::string(widths[i] - texts[i].size() + 2, ' ');
        const std::string summary = row["summary"];
        out += (summary.empty() ? row["label"].get<std::string>() : summary) + '\n';
    }
    return out;
}

Json glanceJson(const Glance& glance, const ReferenceModel& model)
{
    Json row = {{"id", glance.source}, {"label", glance.label}, {"family", glance.family}};
    if (const auto& head = glance.head) {
        row["acts_on"] = placeName(*head);
        row["relative"] = head->isRelative();
        row["spread"] = head->spread;
        row["past"] = {{"kind", pastName(head->past.kind)}, {"from", head->past.from}, {"unseen", head->past.unseen}};
    }
    row["learned"] = glance.learnedNumbers(model);
    row["tensors"] = Json::array();
    for (const LearnedTensor& tensor : glance.learned)
        row["tensors"].push_back({{"shape", tensor.shape}, {"every_layer", tensor.everyLayer}});
    if (glance.cost)
        row["operations"] = glance.cost->ofModel(model.layers, model.heads);
    row["models"] = glance.models;
    return row;
}

std::string glanceText(bool asJson)
{
    const ReferenceModel model;
    if (!asJson) {
        const Listing listing = glanceListing(encodings(), model);
        return listingText(listing) + '\n' + listing.remark + '\n';
    }
    Json rows = Json::array();
    for (const Glance& each : glances(encodings(), model))
        rows.push_back(glanceJson(each, model));
    return rows.dump(2) + '\n';
}

Json one(const std::string& what, const std::string& source)
{
    if (what == "sources")
        return sourceList();
    if (what == "quantities")
        return quantityList(findSource(source));
    if (what == "parameters")
        return parameterList(findSource(source));
    if (what == "boards")
        return boardList();
    if (what == "colourmaps")
        return colourMapList();
    if (what == "models")
        return modelList();
    if (what == "lessons")
        return lessonList();
    throw InputError("WHAT", what, "sources, quantities, parameters, models, boards, lessons or colourmaps is needed");
}

}  // namespace

std::string listText(const ListArguments& arguments)
{
    constexpr const char* complete[] = {"sources", "models", "boards", "lessons", "colourmaps"};
    if (arguments.glance) {
        if (arguments.what != "sources" || !arguments.source.empty())
            throw InputError("--glance", "asked of " + (arguments.what.empty() ? "everything" : arguments.what),
                             "list sources --glance is needed");
        return glanceText(arguments.json);
    }
    const bool ofSource = arguments.what == "quantities" || arguments.what == "parameters";
    if (ofSource && arguments.source.empty())
        throw InputError("list " + arguments.what, "asked of no source", "a SOURCE is needed");
    if (!ofSource)
        one(arguments.what.empty() ? "sources" : arguments.what, {});
    if (!ofSource && !arguments.source.empty())
        throw InputError("SOURCE", arguments.source, "list " + arguments.what + " takes none");
    if (!arguments.what.empty()) {
        const Json rows = one(arguments.what, arguments.source);
        return arguments.json ? rows.dump(2) + '\n' : lines(rows);
    }
    Json all;
    std::string text;
    for (const char* what : complete) {
        all[what] = one(what, {});
        if (!all[what].empty())
            text += (text.empty() ? "" : "\n") + std::string(what) + '\n' + lines(all[what]);
    }
    return arguments.json ? all.dump(2) + '\n' : text;
}

}  // namespace whorl
