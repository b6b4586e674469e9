// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/model_board.h"

#include "core/catalogue.h"
#include "core/embedding/vector_table.h"

#include <algorithm>
#include <filesystem>

namespace whorl {

namespace {

/// The most telling first. A source without any of them shows its own first.
constexpr std::string_view telling[] = {"encoding", "bias",  "score_by_distance",  "wavelengths", "divisors", "gram",
                                        "weights",  "turns", "bucket_by_distance", "spectrum"};

constexpr std::size_t mostPerEncoding = 4;

bool isScaled(const Values& values)
{
    const auto scaling = values.find("scaling");
    return scaling != values.end() && scaling->second != Value(std::string("none"));
}

std::vector<std::string_view> quantitiesOf(const Source& source, const Values& values, std::size_t most)
{
    std::vector<std::string_view> chosen;
    const auto has = [&](std::string_view id) {
        return std::any_of(source.quantities.begin(), source.quantities.end(),
                           [id](const QuantityInfo& each) { return each.id == id; });
    };
    for (const std::string_view id : telling)
        if (chosen.size() < most && has(id) && (id != "divisors" || isScaled(values)))
            chosen.push_back(id);
    for (const QuantityInfo& each : source.quantities)
        if (chosen.empty())
            chosen.push_back(each.id);
    return chosen;
}

const Source* sourceOf(const ModelEncoding& encoding)
{
    for (const Source& source : catalogue())
        if (source.info.id == encoding.source)
            return &source;
    return nullptr;
}

/// A table that is not at hand would be drawn from the example, which is not the model's.
bool hasItsTable(const Source& source, const Values& values)
{
    for (const Parameter& parameter : source.parameters)
        if (parameter.kind == ParameterKind::file && !values.contains(parameter.id))
            return false;
    return true;
}

Values valuesOf(const Source& source, const ModelEncoding& encoding, std::int64_t context)
{
    Values values = encoding.parameters;
    // A board may be opened from another folder.
    for (const Parameter& each : source.parameters)
        if (each.kind == ParameterKind::file)
            values[std::string(each.id)] =
                std::filesystem::absolute(std::get<std::string>(values.at(std::string(each.id)))).string();
    const Parameter* length = findParameter(source.parameters, "length");
    if (length && context > 0 && !values.contains("length"))
        values["length"] = std::min(context, static_cast<std::int64_t>(length->maximum));
    return withoutDefaults(source.defaults, completed(source.parameters, source.defaults, values));
}

std::string whyNothing(const ModelDescription& description)
{
    for (const Assumption& each : description.assumed)
        if (each.what == "encoding" && each.value == Value(std::string("none")))
            return each.why;
    return "nothing about positions that can be drawn";
}

/// The table that is shown first, where a file holds several; which one it is can be changed in the inspector.
std::string firstTensor(const ModelDescription& description)
{
    if (description.tensors.size() < 2)
        return {};
    const bool isKnown = description.vectors && !description.vectors->tensor.empty();
    return isKnown ? description.vectors->tensor : likeliestTensor(description.file);
}

/// Words and their vectors: a map, the neighbours of a word, and what the file holds.
Board vectorBoard(const ModelDescription& description)
{
    const std::string tensor = firstTensor(description);
    Board board;
    board.title = description.title;
    board.layout = Layout::largeLeft;
    for (const char* quantity : {"projection", "neighbours", "facts"}) {
        Panel panel;
        panel.source = "table";
        panel.quantity = quantity;
        panel.values["file"] = std::filesystem::absolute(description.file).string();
        panel.values["words"] = std::string();
        if (!tensor.empty())
            panel.values["tensor"] = tensor;
        board.panels.push_back(std::move(panel));
    }
    return board;
}

}  // namespace

Board modelBoard(const ModelDescription& description)
{
    const bool oneTable = description.tensors.size() == 1 && !vocabularyBeside(description.file).empty();
    if (description.vectors && description.vectors->count == 0)
        throw FileError(description.file, "no vectors that can be used", "one at least is needed");
    if (description.vectors || oneTable)
        return vectorBoard(description);
    std::vector<std::pair<const Source*, const ModelEncoding*>> shown;
    for (const ModelEncoding& encoding : description.encodings) {
        const Source* source = sourceOf(encoding);
        if (source && hasItsTable(*source, encoding.parameters) && shown.size() < maximumPanels)
            shown.emplace_back(source, &encoding);
    }
    if (shown.empty() && description.tensors.size() > 1 && !firstTensor(description).empty())
        return vectorBoard(description);
    if (shown.empty() && !description.problems.empty())
        throw description.problems.front().about(description.file);
    if (shown.empty())
        throw FileError(description.file, whyNothing(description),
                        "a model's config.json or a file with a table of positions is needed");
    Board board;
    board.title = description.title;
    const std::size_t each = std::min(mostPerEncoding, maximumPanels / shown.size());
    for (const auto& [source, encoding] : shown) {
        const Values values = valuesOf(*source, *encoding, description.contextLength);
        for (const std::string_view quantity : quantitiesOf(*source, encoding->parameters, each)) {
            Panel panel;
            panel.source = source->info.id;
            panel.quantity = quantity;
            panel.values = values;
            panel.linked = shown.size() == 1;
            if (shown.size() > 1)
                panel.caption = layersText(encoding->layers);
            board.panels.push_back(std::move(panel));
        }
    }
    return board;
}

}  // namespace whorl
