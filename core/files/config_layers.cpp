// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/pair_curves.h"
#include "core/error.h"
#include "core/files/config_families.h"
#include "core/files/rope_config.h"

#include <algorithm>
#include <array>

namespace whorl {

namespace {

constexpr const char* globalLayers = "full_attention";
constexpr const char* localLayers = "sliding_attention";

/// More layers than any model has: a list of them is not filled beyond.
constexpr std::int64_t mostLayers = 4096;

/// Every so many layers of a Cohere2 model see the whole text, unless its file says otherwise.
constexpr std::int64_t patternOfCohere2 = 4;

bool isRotary(const ModelFields& model)
{
    constexpr std::array<std::string_view, 15> keys = {
        "rope_theta",           "rope_parameters",       "rope_scaling", "rotary_emb_base", "rotary_pct",
        "rotary_emb_fraction",  "partial_rotary_factor", "rotary_dim",   "rope_ratio",      "global_rope_theta",
        "rope_local_base_freq", "qk_rope_head_dim",      "rope_base",    "no_rope_layers",  "rope_interleave"};
    for (const std::string_view key : keys)
        if (model.fields.has(key))
            return true;
    if (model.fields.isObject("attn_config")) {
        const ConfigFields attention = *model.fields.object("attn_config");
        if (attention.flag("rope").value_or(model.family == "dbrx"))
            return true;
    }
    const auto kind = model.fields.text("position_embedding_type");
    if (kind && (*kind == "rotary" || *kind == "rope"))
        return true;
    // Their older files have no field for it.
    constexpr std::array<std::string_view, 12> families = {"llama",    "mistral",  "gptj",  "codegen",
                                                           "gpt_neox", "roformer", "qwen2", "qwen3",
                                                           "chatglm",  "phi3",     "gemma", "gemma3_text"};
    if (std::find(families.begin(), families.end(), model.family) != families.end())
        return true;
    const auto alibi = model.fields.flag("alibi");
    return model.family == "falcon" && !alibi.value_or(false);
}

/// The block that is believed. The other one, where both stand, is noted.
std::optional<ConfigFields> believedBlock(const ModelFields& model, ModelDescription& into)
{
    const ConfigFields& fields = model.fields;
    const auto current = fields.object("rope_parameters"), older = fields.object("rope_scaling");
    if (current && older)
        into.ignored.push_back({fields.path("rope_scaling"), "rope_parameters is newer and is believed"});
    return current ? current : older;
}

/// Reads one setting, and with it the one for pictures and videos where there is one.
void addRotary(const ModelFields& model, const RopePlace& place, ModelDescription& into)
{
    ModelEncoding rope = ropeFromConfig(model.fields, model.family, place, into);
    if (auto mrope = mropeFromConfig(rope, place, into))
        into.encodings.push_back(std::move(*mrope));
    into.encodings.push_back(std::move(rope));
}

/// rope_parameters with one block for each kind of layer.
bool hasBlocksByLayer(const std::optional<ConfigFields>& block)
{
    return block && !block->has("rope_type") && !block->has("type") && !block->objects().empty();
}

void readBlocksByLayer(const ModelFields& model, const ConfigFields& blocks, ModelDescription& into)
{
    std::vector<std::string> kinds = blocks.objects();
    std::stable_partition(kinds.begin(), kinds.end(), [](const std::string& kind) { return kind == globalLayers; });
    for (const std::string& kind : kinds) {
        RopePlace place{blocks.object(kind), kind, {}, {}};
        const bool local = kind == localLayers;
        place.baseKeys = local ? std::vector<std::string>{"rope_local_base_freq", "local_rope_theta"}
                               : std::vector<std::string>{"rope_theta", "global_rope_theta"};
        place.headKeys =
            local ? std::vector<std::string>{"head_dim"} : std::vector<std::string>{"global_head_dim", "head_dim"};
        try {
            addRotary(model, place, into);
        } catch (const InputError& error) {
            into.refuse(error);
        }
    }
}

/// Two bases in fields of their own: Gemma 3 before rope_parameters, and ModernBERT. Scaling is that of global layers.
bool readTwoBases(const ModelFields& model, const std::optional<ConfigFields>& block, ModelDescription& into)
{
    const bool gemma = model.fields.has("rope_local_base_freq"), modern = model.fields.has("local_rope_theta");
    if (!gemma && !modern)
        return false;
    RopePlace global{block, globalLayers, {"rope_theta", "global_rope_theta"}, {"head_dim"}};
    RopePlace local{std::nullopt, localLayers, {"rope_local_base_freq", "local_rope_theta"}, {"head_dim"}};
    if (modern)
        global.baseKeys = {"global_rope_theta", "rope_theta"};
    addRotary(model, global, into);
    addRotary(model, local, into);
    return true;
}

/// Cohere2 turns queries and keys only where a window slides: its layers of full attention have no rotation.
std::vector<bool> rotatingLayersOfCohere2(const ConfigFields& fields)
{
    std::vector<bool> turning;
    if (const auto kinds = fields.texts("layer_types")) {
        for (const std::string& kind : *kinds)
            turning.push_back(kind == localLayers);
        return turning;
    }
    const auto layers = fields.whole("num_hidden_layers");
    const std::int64_t pattern = fields.whole("sliding_window_pattern").value_or(patternOfCohere2);
    if (!layers)
        throw InputError(fields.path("num_hidden_layers"), "missing",
                         "the number of layers, some of which do not rotate");
    for (std::int64_t layer = 0; layer < std::min(*layers, mostLayers); ++layer)
        turning.push_back((layer + 1) % pattern != 0);
    return turning;
}

/// 1 where a layer turns its queries and keys; empty where all do or nothing is said.
std::vector<bool> rotatingLayers(const ModelFields& model)
{
    const ConfigFields& fields = model.fields;
    if (model.family == "cohere2")
        return rotatingLayersOfCohere2(fields);
    const auto listed = fields.numbers("no_rope_layers");
    const auto interval = fields.index("no_rope_layer_interval");
    const auto layers = fields.whole("num_hidden_layers");
    std::vector<bool> turning;
    if (listed && !listed->empty()) {
        for (const double each : *listed)
            turning.push_back(each != 0);
    } else if (interval && *interval > 0 && layers) {
        for (std::int64_t layer = 0; layer < std::min(*layers, mostLayers); ++layer)
            turning.push_back((layer + 1) % *interval != 0);
    }
    return turning;
}

bool everyFourthRests(const std::vector<bool>& turning)
{
    for (std::size_t layer = 0; layer < turning.size(); ++layer)
        if (turning[layer] == ((layer + 1) % 4 == 0))
            return false;
    return true;
}

/// The parameters of `nope`. Its pattern is Llama 4's, with chunks and a temperature that other models do without.
Values restingLayers(const ModelFields& model, const std::vector<bool>& turning, const ModelDescription& into)
{
    Values values = {{"layers", static_cast<std::int64_t>(turning.size())}};
    if (!everyFourthRests(turning) || into.encodings.empty())
        return values;
    const Values& rope = into.encodings.back().parameters;
    values["pattern"] = std::string("every-fourth-without");
    values["dimension"] = rope.at("dimension");
    values["local_base"] = rope.at("base");
    const bool cohere = model.family == "cohere2";
    if (const auto chunk = model.fields.whole(cohere ? "sliding_window" : "attention_chunk_size"))
        values["window"] = *chunk;
    else if (into.contextLength > 0)
        values["window"] = std::min(into.contextLength, static_cast<std::int64_t>(longestLength));
    const bool tempered = model.fields.has("attention_chunk_size");
    values["attn_scale"] = model.fields.number("attn_scale").value_or(tempered ? 0.1 : 0.0);
    if (const auto step = model.fields.positive("floor_scale"))
        values["floor_scale"] = *step;
    return values;
}

/// Sorts layers into those with rotation and those without. true: done.
bool readSomeLayers(const ModelFields& model, const std::optional<ConfigFields>& block, ModelDescription& into)
{
    std::vector<std::int64_t> with, without;
    const std::vector<bool> turning = rotatingLayers(model);
    for (std::size_t layer = 0; layer < turning.size(); ++layer)
        (turning[layer] ? with : without).push_back(static_cast<std::int64_t>(layer));
    if (without.empty())
        return false;
    RopePlace place;
    place.block = block;
    place.layers = with;
    if (!with.empty())
        addRotary(model, place, into);
    into.encodings.push_back({"nope", without, restingLayers(model, turning, into)});
    if (model.family == "cohere2")
        assume(into, "layers", std::string("sliding_attention"),
               "the model code of Cohere2 turns queries and keys only in these layers; no field says so");
    if (model.fields.has("no_rope_layers"))
        assume(into, "layers", std::string("no_rope_layers"),
               "its 1 means that the layer has rotation, in spite of the name");
    return true;
}

}  // namespace

void readRotary(const ModelFields& model, ModelDescription& into)
{
    if (!isRotary(model))
        return;
    const std::optional<ConfigFields> block = believedBlock(model, into);
    if (hasBlocksByLayer(block)) {
        readBlocksByLayer(model, *block, into);
        return;
    }
    if (readTwoBases(model, block, into) || readSomeLayers(model, block, into))
        return;
    RopePlace place;
    place.block = block;
    addRotary(model, place, into);
}

}  // namespace whorl
