// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rope_config.h"

#include "core/encodings/pair_curves.h"
#include "core/error.h"
#include "core/files/config_families.h"
#include "core/files/rope_scaling_config.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace whorl {

namespace {

constexpr double standardBase = 10'000;

std::string text(std::int64_t number)
{
    return std::to_string(number);
}

struct Width {
    std::int64_t channels = 0;
    std::string where;  ///< the fields it came from
};

/// Channels of one head. null counts as absent.
Width headWidth(const ConfigFields& model, const RopePlace& place, ModelDescription& into)
{
    if (const auto width = model.whole("qk_rope_head_dim")) {
        assume(into, "dimension", *width,
               model.path("qk_rope_head_dim") + ": these channels of a head turn, no others");
        return {*width, model.path("qk_rope_head_dim")};
    }
    for (const std::string& key : place.headKeys)
        if (const auto width = model.whole(key))
            return {*width, model.path(key)};
    if (const auto width = model.whole("kv_channels"))
        return {*width, model.path("kv_channels")};
    const auto hiddenKey = model.firstOf({"hidden_size", "n_embd", "d_model", "dim"});
    const auto headsKey = model.firstOf({"num_attention_heads", "n_head", "n_heads", "num_heads"});
    if (!hiddenKey || !headsKey) {
        assume(into, "dimension", standardHeadWidth,
               "neither head_dim nor hidden_size and num_attention_heads are given");
        return {standardHeadWidth, "head_dim"};
    }
    const std::int64_t hidden = *model.whole(*hiddenKey), heads = *model.whole(*headsKey);
    const std::string hiddenText = std::string(*hiddenKey) + ' ' + text(hidden);
    const std::string headsText = std::string(*headsKey) + ' ' + text(heads);
    if (hidden % heads != 0)
        throw InputError(model.path(*headsKey),
                         hiddenText + " is not a multiple of " + headsText + " and head_dim is missing",
                         "head_dim, or sizes that divide");
    assume(into, "dimension", hidden / heads, "head_dim is missing: " + hiddenText + " / " + headsText);
    return {hidden / heads, hiddenText + " / " + headsText};
}

/// The place of the share of channels that turn: in the block, or beside it under one of its names.
struct Share {
    double factor = 1;
    std::string where;
};

std::optional<Share> partialFactor(const ConfigFields& model, const RopePlace& place)
{
    const auto from = [](const ConfigFields& fields, std::string_view key) -> std::optional<Share> {
        const auto factor = fields.positive(key);
        if (!factor)
            return std::nullopt;
        if (*factor > 1)
            throw InputError(fields.path(key), fields.printed(key), "a share of the channels, up to 1");
        return Share{*factor, fields.path(key)};
    };
    if (place.block)
        if (const auto share = from(*place.block, "partial_rotary_factor"))
            return share;
    for (const char* key : {"partial_rotary_factor", "rotary_pct", "rotary_emb_fraction"})
        if (const auto share = from(model, key))
            return share;
    return std::nullopt;
}

void requireEven(std::int64_t turning, const std::string& where, const std::string& how)
{
    if (turning % 2 != 0 || turning < 2)
        throw InputError(where, how + ", a rotary width of " + text(turning), "an even number of channels");
}

/// Channels that turn; 0 stands for all. Proportional scaling counts pairs of the whole head.
std::int64_t turningChannels(const ConfigFields& model, const RopePlace& place, const Width& head, bool proportional,
                             const std::string& modelType)
{
    if (model.has("qk_rope_head_dim")) {
        requireEven(head.channels, head.where, text(head.channels) + " channels");
        return 0;
    }
    if (const auto turning = model.whole("rotary_dim")) {
        requireEven(*turning, model.path("rotary_dim"), text(*turning) + " channels");
        if (*turning > head.channels)
            throw InputError(model.path("rotary_dim"), text(*turning),
                             "at most the " + text(head.channels) + " channels of a head");
        return *turning == head.channels ? 0 : *turning;
    }
    const auto share = partialFactor(model, place);
    // ChatGLM says so nowhere in its file: its code turns half of the channels.
    const double factor = share ? share->factor : modelType == "chatglm" ? 0.5 : 1;
    const auto exact = static_cast<double>(head.channels) * factor;
    if (proportional) {
        const std::int64_t pairs = static_cast<std::int64_t>(exact / 2);
        requireEven(2 * pairs, share ? share->where : head.where, printNumber(factor) + " of the pairs");
        return 2 * pairs;
    }
    const auto turning = static_cast<std::int64_t>(exact);
    if (factor == 1)
        requireEven(turning, head.where, text(turning) + " channels");
    else
        requireEven(turning, share ? share->where : head.where,
                    printNumber(factor) + " of " + text(head.channels) + " channels");
    return turning == head.channels ? 0 : turning;
}

struct Stated {
    double value = 0;
    std::string where;
};

std::vector<Stated> statedBases(const ConfigFields& model, const RopePlace& place)
{
    std::vector<Stated> stated;
    if (place.block)
        if (const auto base = place.block->positive("rope_theta"))
            stated.push_back({*base, place.block->path("rope_theta")});
    for (const std::string& key : place.baseKeys)
        if (const auto base = model.positive(key))
            stated.push_back({*base, model.path(key)});
    // MPT and DBRX keep it with what concerns attention.
    if (model.isObject("attn_config"))
        if (const auto base = model.object("attn_config")->positive("rope_theta"))
            stated.push_back({*base, model.path("attn_config.rope_theta")});
    if (const auto ratio = model.positive("rope_ratio"))
        stated.push_back({standardBase * *ratio, "10000 times " + model.path("rope_ratio")});
    return stated;
}

double baseOf(const ConfigFields& model, const RopePlace& place, ModelDescription& into)
{
    const std::vector<Stated> stated = statedBases(model, place);
    if (stated.empty()) {
        assume(into, "base", standardBase, "no field gives it: the base of the original paper");
        return standardBase;
    }
    const Stated& believed = stated.front();
    assume(into, "base", believed.value, "read from " + believed.where);
    for (const Stated& other : stated)
        if (other.value != believed.value)
            into.problems.push_back(
                {other.where, printNumber(other.value),
                 printNumber(believed.value) + ", as " + believed.where + " says, which is believed"});
    return believed.value;
}

}  // namespace

std::int64_t headWidthOf(const ConfigFields& fields, ModelDescription& into)
{
    return headWidth(fields, RopePlace(), into).channels;
}

void assume(ModelDescription& into, std::string what, Value value, std::string why)
{
    for (const Assumption& each : into.assumed)
        if (each.what == what && each.value == value && each.why == why)
            return;
    into.assumed.push_back({std::move(what), std::move(value), std::move(why)});
}

KnownLayout layoutOfFamily(const std::string& modelType)
{
    constexpr std::array<std::string_view, 14> interleaved = {
        "gptj",        "roformer",    "chatglm",      "glm",     "glm4",   "cohere",      "cohere2",
        "deepseek_v2", "deepseek_v3", "deepseek_v32", "kimi_k2", "llama4", "llama4_text", "kimi_k25"};
    constexpr std::array<std::string_view, 6> half = {"gpt_neox", "llama", "mistral", "qwen", "phi", "gemma"};
    if (std::find(interleaved.begin(), interleaved.end(), modelType) != interleaved.end())
        return {"interleaved", "how checkpoints of " + modelType + " are stored"};
    for (const std::string_view family : half)
        if (modelType.starts_with(family))
            return {"half", "how Hugging Face stores " + modelType + " checkpoints"};
    return {"half", "how Hugging Face stores most checkpoints; the file does not say"};
}

ModelEncoding ropeFromConfig(const ConfigFields& model, const std::string& modelType, const RopePlace& place,
                             ModelDescription& into)
{
    ModelEncoding encoding{"rope", place.layers, {}};
    const std::string scaling = place.block ? scalingOf(*place.block, into) : "none";
    const Width head = headWidth(model, place, into);
    const std::int64_t turning = turningChannels(model, place, head, scaling == "proportional", modelType);
    encoding.parameters["dimension"] = head.channels;
    if (turning != 0)
        encoding.parameters["rotary_dimension"] = turning;
    encoding.parameters["base"] = baseOf(model, place, into);

    const auto stated = model.firstOf({"rope_interleave", "rotary_emb_interleaved", "rope_interleaved"});
    if (stated) {
        encoding.parameters["layout"] = std::string(*model.flag(*stated) ? "interleaved" : "half");
    } else {
        const KnownLayout known = layoutOfFamily(modelType);
        encoding.parameters["layout"] = known.layout;
        assume(into, "layout", known.layout, known.why);
    }
    encoding.parameters["scaling"] = scaling;
    const std::int64_t context = contextLengthOf(model);
    if (scaling == "none" && context > 0 && static_cast<double>(context) <= longestLength) {
        encoding.parameters["original_length"] = context;
        assume(into, "original_length", context, "without scaling the whole context was trained");
    }
    const std::int64_t wide = turning == 0 ? head.channels : turning;
    if (place.block) {
        takeScaling(encoding.parameters, scaling, {model, *place.block, wide}, into);
        for (const char* key : {"mrope_section", "mrope_interleaved"})
            place.block->set(key);
        for (const std::string& key : place.block->unasked())
            into.ignored.push_back({place.block->path(key), "not a field of " + scaling + " scaling"});
    }
    return encoding;
}

std::optional<ModelEncoding> mropeFromConfig(const ModelEncoding& rope, const RopePlace& place, ModelDescription& into)
{
    if (!place.block || !place.block->has("mrope_section"))
        return std::nullopt;
    const ConfigFields& block = *place.block;
    const std::vector<double> sections = *block.numbers("mrope_section");
    const auto turning = rope.parameters.find("rotary_dimension");
    const Value& width = turning != rope.parameters.end() ? turning->second : rope.parameters.at("dimension");
    const std::int64_t wholePairs = std::get<std::int64_t>(width) / 2;
    const auto pairs = static_cast<double>(wholePairs);
    double sum = 0;
    for (const double each : sections) {
        if (!(each >= 0) || each != std::floor(each))
            throw InputError(block.path("mrope_section"), printNumber(each), "whole numbers of pairs");
        sum += each;
    }
    if (sum != pairs)
        throw InputError(block.path("mrope_section"), "sums to " + printNumber(sum), printNumber(pairs));
    if (sections.size() != 3)
        throw InputError(block.path("mrope_section"), text(static_cast<std::int64_t>(sections.size())) + " numbers",
                         "3, for time, height and width");
    const bool interleaved = block.flag("mrope_interleaved").value_or(false);
    if (rope.parameters.at("scaling") != Value(std::string("none")))
        into.ignored.push_back({block.path("rope_type"), "mrope is shown without scaling; rope has it"});
    assume(into, "source", std::string("rope"),
           "for text alone: its three axes count alike, and mrope turns as rope does");
    return ModelEncoding{"mrope",
                         rope.layers,
                         {{"variant", std::string(interleaved ? "interleaved" : "chunked")},
                          {"dimension", width},
                          {"base", rope.parameters.at("base")},
                          {"sections", sections}}};
}

}  // namespace whorl
