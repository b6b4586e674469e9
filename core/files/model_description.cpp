// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/model_description.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>

namespace whorl {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t mostNumbersShown = 12;

Json json(const Value& value)
{
    return std::visit([](const auto& held) -> Json { return held; }, value);
}

Json json(const Layers& layers)
{
    return std::visit([](const auto& held) -> Json { return held; }, layers);
}

Json json(const ModelEncoding& encoding)
{
    Json parameters = Json::object();
    for (const auto& [id, value] : encoding.parameters)
        parameters[id] = json(value);
    return {{"source", encoding.source}, {"layers", json(encoding.layers)}, {"parameters", parameters}};
}

template <class Items, class Row>
Json rows(const Items& items, Row row)
{
    Json list = Json::array();
    for (const auto& item : items)
        list.push_back(row(item));
    return list;
}

/// A list of numbers as its first few.
std::string shortText(const Value& value)
{
    const auto* numbers = std::get_if<std::vector<double>>(&value);
    if (!numbers || numbers->size() <= mostNumbersShown)
        return printValue(value);
    const std::vector<double> first(numbers->begin(), numbers->begin() + mostNumbersShown / 2);
    return printValue(first) + ",... (" + std::to_string(numbers->size()) + ')';
}

std::string shapeText(const std::vector<std::int64_t>& shape)
{
    std::string text;
    for (const std::int64_t each : shape)
        text += (text.empty() ? "" : " x ") + std::to_string(each);
    return text.empty() ? "one number" : text;
}

void addLine(std::string& out, std::string_view head, const std::string& text)
{
    out += std::string(head) + std::string(10 - head.size(), ' ') + text + '\n';
}

/// Keys ignored for one reason share a line.
void addIgnored(std::string& out, const std::vector<IgnoredKey>& ignored)
{
    std::vector<std::pair<std::string, std::string>> lines;
    for (const IgnoredKey& each : ignored) {
        const auto same =
            std::find_if(lines.begin(), lines.end(), [&](const auto& line) { return line.first == each.why; });
        if (same == lines.end())
            lines.emplace_back(each.why, each.key);
        else
            same->second.append(", ").append(each.key);
    }
    for (const auto& [why, keys] : lines)
        addLine(out, "ignored", std::string(keys).append(": ").append(why));
}

bool serves(const Layers& layers, std::string_view asked)
{
    if (const auto* name = std::get_if<std::string>(&layers))
        return *name == asked;
    std::int64_t number = -1;
    const auto [last, error] = std::from_chars(asked.data(), asked.data() + asked.size(), number);
    const auto& list = std::get<std::vector<std::int64_t>>(layers);
    return error == std::errc() && last == asked.data() + asked.size()
        && std::find(list.begin(), list.end(), number) != list.end();
}

/// What the encodings are called that pass `which`, once each.
template <class Which, class Name>
std::string names(const ModelDescription& description, Which which, Name name)
{
    std::string text;
    std::vector<std::string> seen;
    for (const ModelEncoding& each : description.encodings) {
        const std::string one = name(each);
        if (!which(each) || std::find(seen.begin(), seen.end(), one) != seen.end())
            continue;
        seen.push_back(one);
        text += (text.empty() ? "" : "; ") + one;
    }
    return text;
}

}  // namespace

std::string layersText(const Layers& layers)
{
    if (const auto* name = std::get_if<std::string>(&layers))
        return *name;
    const auto& list = std::get<std::vector<std::int64_t>>(layers);
    std::string text;
    for (std::size_t i = 0; i < std::min(list.size(), mostNumbersShown); ++i)
        text += (i == 0 ? "" : ", ") + std::to_string(list[i]);
    return list.size() > mostNumbersShown ? text + ", ..." : text;
}

ModelProblem ModelProblem::of(const InputError& error)
{
    std::string expected = error.expected();
    for (const std::string_view word : {" is needed", " are needed"})
        if (const std::size_t at = expected.find(word); at != std::string::npos)
            expected.erase(at, word.size());
    // "at least beta_slow, 32, is needed"
    if (expected.ends_with(','))
        expected.pop_back();
    return {error.where(), error.found(), expected};
}

FileError ModelProblem::about(const std::string& file) const
{
    return {file + ", " + where, found, "expected " + expected};
}

std::string ModelProblem::sentence() const
{
    return where + ": " + found + "; expected " + expected;
}

std::string descriptionJson(const ModelDescription& description)
{
    Json out;
    out["file"] = description.file;
    out["format"] = description.format;
    out["title"] = description.title;
    out["encodings"] = rows(description.encodings, [](const ModelEncoding& each) { return json(each); });
    out["tensors"] = rows(description.tensors, [](const ModelTensor& each) {
        return Json{{"name", each.name}, {"dtype", each.dtype}, {"shape", each.shape}};
    });
    out["vectors"] = nullptr;
    if (description.vectors)
        out["vectors"] = {{"count", description.vectors->count}, {"dimension", description.vectors->dimension}};
    out["assumed"] = rows(description.assumed, [](const Assumption& each) {
        return Json{{"what", each.what}, {"value", json(each.value)}, {"why", each.why}};
    });
    out["ignored"] = rows(description.ignored, [](const IgnoredKey& each) {
        return Json{{"key", each.key}, {"why", each.why}};
    });
    out["problems"] = rows(description.problems, [](const ModelProblem& each) {
        return Json{{"where", each.where}, {"found", each.found}, {"expected", each.expected}};
    });
    return out.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::string descriptionText(const ModelDescription& description)
{
    std::string out;
    addLine(out, "file", description.file);
    addLine(out, "format", description.format);
    addLine(out, "title", description.title);
    if (description.contextLength > 0)
        addLine(out, "context", std::to_string(description.contextLength) + " tokens");
    for (const ModelEncoding& each : description.encodings) {
        std::string line = each.source + " (" + layersText(each.layers) + ')';
        for (const auto& [id, value] : each.parameters)
            line += ' ' + id + '=' + shortText(value);
        addLine(out, "encoding", line);
    }
    if (description.vectors)
        addLine(out, "vectors",
                shapeText({description.vectors->count, description.vectors->dimension})
                    + (description.vectors->tensor.empty() ? "" : ' ' + description.vectors->tensor));
    for (const ModelTensor& each : description.tensors)
        addLine(out, "tensor", each.name + ' ' + each.dtype + ' ' + shapeText(each.shape));
    for (const Assumption& each : description.assumed)
        addLine(out, each.why.starts_with("read from ") ? "read" : "assumed",
                each.what + '=' + shortText(each.value) + ": " + each.why);
    addIgnored(out, description.ignored);
    for (const ModelProblem& each : description.problems)
        addLine(out, "wrong", each.sentence());
    return out;
}

const ModelEncoding& encodingFor(const ModelDescription& description, std::string_view source, std::string_view layers)
{
    const auto ofSource = [source](const ModelEncoding& each) { return each.source == source; };
    const auto any = [](const ModelEncoding&) { return true; };
    for (const ModelEncoding& each : description.encodings)
        if (ofSource(each) && (layers.empty() || serves(each.layers, layers)))
            return each;
    const std::string ways =
        names(description, ofSource, [](const ModelEncoding& each) { return layersText(each.layers); });
    if (!ways.empty())
        throw InputError("the layers of " + description.file, std::string(layers),
                         "it has " + std::string(source) + " for " + ways);
    if (!description.problems.empty())
        throw description.problems.front().about(description.file);
    const std::string has = names(description, any, [](const ModelEncoding& each) { return each.source; });
    throw FileError(description.file, "no " + std::string(source) + " in it",
                    has.empty() ? "it says nothing about positions" : "it has " + has);
}

}  // namespace whorl
