// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/model_config.h"

#include "core/error.h"
#include "core/files/config_families.h"
#include "core/files/rope_config.h"

#include <algorithm>
#include <array>

namespace whorl {

namespace {

/// The language model of a larger one: its own object, or the file itself.
ConfigFields languageModel(const ConfigFields& whole, ModelDescription& into)
{
    for (const char* key : {"text_config", "llm_config", "language_config"}) {
        if (!whole.isObject(key))
            continue;
        assume(into, "configuration", std::string(key), "the fields of the language model stand there");
        for (const std::string& other : whole.objects())
            if (other != key)
                into.ignored.push_back({other, "another part of the model, not mixed with " + std::string(key)});
        return *whole.object(key);
    }
    return whole;
}

std::string titleOf(const ConfigFields& whole, const ConfigFields& fields, const std::string& name)
{
    for (const ConfigFields* each : {&whole, &fields})
        if (const auto title = each->text("_name_or_path"); title && !title->empty())
            return *title;
    for (const ConfigFields* each : {&whole, &fields})
        if (const auto family = each->text("model_type"); family && !family->empty())
            return *family;
    return name.substr(name.find_last_of('/') + 1);
}

/// Fields that have to do with positions, but not with a number of ours.
std::string whyIgnored(const std::string& key)
{
    constexpr std::array<std::string_view, 8> attention = {
        "sliding_window", "sliding_window_pattern", "use_sliding_window", "max_window_layers",
        "layer_types",    "attention_chunk_size",   "local_attention",    "global_attn_every_n_layers"};
    for (const std::string_view each : attention)
        if (key == each)
            return "which keys a query sees, not how it knows where they are";
    constexpr std::array<std::string_view, 11> positional = {
        "rope", "rotary", "pos_", "position", "alibi", "yarn", "relative", "bucket", "window", "clamp_len", "mem_len"};
    for (const std::string_view each : positional)
        if (key.find(each) != std::string::npos)
            return "not a field that this version reads";
    return key.ends_with("_config") ? "another part of the model" : "not known to speak of positions";
}

bool saysNone(const ModelDescription& description)
{
    return std::any_of(description.assumed.begin(), description.assumed.end(), [](const Assumption& each) {
        return each.what == "encoding" && each.value == Value(std::string("none"));
    });
}

}  // namespace

ModelDescription readModelConfig(std::string_view text, const std::string& name)
{
    const nlohmann::json json = parseConfig(text, name);
    ModelDescription description;
    description.file = name;
    description.format = "config.json";
    const ConfigFields whole(json, "");
    const ConfigFields fields = languageModel(whole, description);
    try {
        description.title = titleOf(whole, fields, name);
        const ModelFields model{fields, fields.text("model_type").value_or(whole.text("model_type").value_or(""))};
        description.contextLength = contextLengthOf(fields);
        for (const auto read : {readAlibi, readT5, readRotary, readDeberta, readSwin, readTransformerXl, readWhisper,
                                readLearned, readFixedSinusoids, recogniseOthers}) {
            try {
                read(model, description);
            } catch (const InputError& error) {
                description.refuse(error);
            }
        }
        whole.set("architectures");
        fields.set("architectures");
    } catch (const InputError& error) {
        description.refuse(error);
    }
    if (description.encodings.empty() && description.problems.empty() && !saysNone(description))
        assume(description, "encoding", std::string("none"),
               "no field that this version reads speaks of positions, and it does not know the model");
    for (const std::string& key : fields.unasked())
        description.ignored.push_back({fields.path(key), whyIgnored(key)});
    return description;
}

}  // namespace whorl
