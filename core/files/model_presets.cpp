// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/model_presets.h"

#include "core/error.h"
#include "core/files/model_config.h"
#include "core/files/shipped_data.h"
#include "core/spelling.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <stdexcept>

namespace whorl {

namespace {

std::string lower(std::string_view text)
{
    std::string result(text);
    for (char& each : result)
        each = each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each;
    return result;
}

/// "gpt-oss-20b" of "GPT-OSS-20B / 120B", "phi-4" of "Phi-4 (14B)".
std::string stem(std::string_view name)
{
    return lower(name.substr(0, std::min(name.find(" ("), name.find(" / "))));
}

std::vector<ModelPreset> readPresets()
{
    for (const ShippedFile& file : shippedFiles()) {
        if (file.name != "presets.json")
            continue;
        std::vector<ModelPreset> presets;
        const nlohmann::json all = nlohmann::json::parse(file.bytes);
        for (const nlohmann::json& each : all["presets"]) {
            ModelPreset preset;
            preset.name = each["name"];
            preset.note = each.value("note", "");
            preset.sources = each["sources"];
            preset.description = readModelConfig(each["config"].dump(), preset.name);
            preset.description.format = "preset";
            preset.description.title = preset.name;
            presets.push_back(std::move(preset));
        }
        return presets;
    }
    throw std::logic_error("the presets are not shipped");
}

/// The part before the colon is a preset or a file, the part behind it layers; a name that holds colons wins.
std::optional<ModelChoice> known(const std::string& name, const std::string& layers)
{
    if (const ModelPreset* preset = findPreset(name))
        return ModelChoice{preset->description, layers};
    std::error_code ignored;
    if (std::filesystem::exists(name, ignored))
        return ModelChoice{describeModel(name), layers};
    return std::nullopt;
}

}  // namespace

std::string ModelPreset::summary() const
{
    std::string text;
    for (const ModelEncoding& each : description.encodings) {
        text += (text.empty() ? "" : "; ") + each.source;
        if (each.layers != Layers("all"))
            text += " (" + layersText(each.layers) + ')';
        for (const char* id : {"dimension", "rotary_dimension", "base", "scaling", "factor"}) {
            const auto found = each.parameters.find(id);
            if (found != each.parameters.end() && found->second != Value(std::string("none")))
                text += std::string(", ") + id + ' ' + printValue(found->second);
        }
    }
    return text;
}

const std::vector<ModelPreset>& modelPresets()
{
    static const std::vector<ModelPreset> presets = readPresets();
    return presets;
}

const ModelPreset* findPreset(std::string_view name)
{
    const std::string wanted = lower(name);
    const auto& presets = modelPresets();
    auto found = std::find_if(presets.begin(), presets.end(),
                              [&](const ModelPreset& each) { return lower(each.name) == wanted; });
    if (found == presets.end())
        found = std::find_if(presets.begin(), presets.end(),
                             [&](const ModelPreset& each) { return stem(each.name) == wanted; });
    return found == presets.end() ? nullptr : &*found;
}

std::vector<std::string> nearPresets(std::string_view name)
{
    const std::string wanted = lower(name.substr(0, 100));
    std::vector<std::pair<std::size_t, std::string>> ranked;
    for (const ModelPreset& each : modelPresets()) {
        const std::string known = stem(each.name);
        const bool begins = !wanted.empty() && known.starts_with(wanted);
        const std::size_t distance = begins ? 0 : editDistance(wanted, known);
        if (begins || distance <= known.size() / 2)
            ranked.emplace_back(distance, each.name);
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::string> near;
    for (std::size_t i = 0; i < std::min<std::size_t>(ranked.size(), 3); ++i)
        near.push_back(ranked[i].second);
    return near;
}

ModelChoice chooseModel(const std::string& nameOrFile)
{
    if (auto choice = known(nameOrFile, {}))
        return *choice;
    const std::size_t colon = nameOrFile.find_last_of(':');
    if (colon != std::string::npos && colon + 1 < nameOrFile.size())
        if (auto choice = known(nameOrFile.substr(0, colon), nameOrFile.substr(colon + 1)))
            return *choice;
    std::string advice;
    for (const std::string& near : nearPresets(nameOrFile))
        advice += (advice.empty() ? "near names are " : ", ") + near;
    throw InputError("--model", nameOrFile.empty() ? "empty" : nameOrFile + ", neither a file nor a known model",
                     advice.empty() ? "`whorl list models` names the known ones" : advice);
}

}  // namespace whorl
