// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rope_scaling_config.h"

#include "core/error.h"
#include "core/files/rope_config.h"

namespace whorl {

namespace {

constexpr const char* contextKey = "max_position_embeddings";
constexpr const char* originalKey = "original_max_position_embeddings";

struct ScalingName {
    std::string_view written, scaling;
};

constexpr ScalingName scalingNames[] = {
    {"default", "none"},    {"none", "none"},
    {"mrope", "none"},      {"linear", "linear"},
    {"dynamic", "dynamic"}, {"yarn", "yarn"},
    {"su", "longrope"},     {"longrope", "longrope"},
    {"llama3", "llama3"},   {"proportional", "proportional"},
};

std::optional<std::int64_t> contextOf(const ConfigFields& model)
{
    const auto key = model.firstOf({contextKey, "n_positions", "seq_length", "max_seq_len"});
    return key ? model.whole(*key) : std::nullopt;
}

std::int64_t requiredContext(const ScalingPlace& place, const std::string& missing, const char* why,
                             ModelDescription& into)
{
    const auto context = contextOf(place.model);
    if (!context)
        throw InputError(missing, "missing", "the length of the context before scaling");
    if (why)
        assume(into, "original_length", *context, why);
    return *context;
}

/// The context before scaling, in the block, beside it, or else the whole context.
std::int64_t originalLength(const ScalingPlace& place, ModelDescription& into)
{
    if (const auto length = place.block.whole(originalKey))
        return *length;
    if (const auto length = place.model.whole(originalKey))
        return *length;
    return requiredContext(place, place.block.path(originalKey),
                           "original_max_position_embeddings is missing: max_position_embeddings", into);
}

double factorOf(const ConfigFields& block)
{
    const auto factor = block.number("factor");
    if (!factor)
        throw InputError(block.path("factor"), "missing", "a number from 1");
    if (*factor < 1)
        throw InputError(block.path("factor"), block.printed("factor"), "a number from 1");
    return *factor;
}

/// How many times longer the context became, where no factor says so.
double factorOr(const ScalingPlace& place, std::int64_t original, ModelDescription& into)
{
    if (place.block.has("factor"))
        return factorOf(place.block);
    const auto context = contextOf(place.model);
    if (!context || *context < original)
        throw InputError(place.block.path("factor"), "missing", "a number from 1");
    const double factor = static_cast<double>(*context) / static_cast<double>(original);
    assume(into, "factor", factor,
           "factor is missing: max_position_embeddings " + std::to_string(*context) + " / original length "
               + std::to_string(original));
    return factor;
}

std::vector<double> divisors(const ScalingPlace& place, const char* key)
{
    const auto list = place.block.numbers(key);
    if (!list)
        throw InputError(place.block.path(key), "missing", "a list of divisors");
    const auto pairs = static_cast<std::size_t>(place.turning / 2);
    if (list->size() != pairs)
        throw InputError(place.block.path(key), std::to_string(list->size()) + " values",
                         std::to_string(pairs) + " (rotary width " + std::to_string(place.turning) + " / 2)");
    for (const double each : *list)
        if (!(each > 0))
            throw InputError(place.block.path(key), printNumber(each), "numbers above 0");
    return *list;
}

/// A number that may be absent; 0 stands for absent where the model code says `x or default`.
void takeNumber(Values& parameters, const ConfigFields& block, const char* key)
{
    const auto value = block.number(key);
    if (!value || *value == 0)
        return;
    if (*value < 0)
        throw InputError(block.path(key), block.printed(key), "a number above 0");
    parameters[key] = *value;
}

void takeYarn(Values& parameters, const ScalingPlace& place, ModelDescription& into)
{
    const std::int64_t original = originalLength(place, into);
    parameters["original_length"] = original;
    parameters["factor"] = factorOr(place, original, into);
    for (const char* key : {"beta_fast", "beta_slow", "attention_factor", "mscale", "mscale_all_dim"})
        takeNumber(parameters, place.block, key);
    if (const auto truncate = place.block.flag("truncate"))
        parameters["truncate"] = *truncate;
}

void takeLongRope(Values& parameters, const ScalingPlace& place, ModelDescription& into)
{
    const std::int64_t original = originalLength(place, into);
    parameters["original_length"] = original;
    parameters["factor"] = factorOr(place, original, into);
    parameters["short_factor"] = divisors(place, "short_factor");
    parameters["long_factor"] = divisors(place, "long_factor");
    takeNumber(parameters, place.block, "attention_factor");
}

void takeLlama3(Values& parameters, const ScalingPlace& place, ModelDescription& into)
{
    parameters["factor"] = factorOf(place.block);
    parameters["original_length"] = originalLength(place, into);
    for (const char* key : {"low_freq_factor", "high_freq_factor"}) {
        const auto value = place.block.positive(key);
        if (!value)
            throw InputError(place.block.path(key), "missing", "a number above 0");
        parameters[key] = *value;
    }
    if (std::get<double>(parameters["low_freq_factor"]) > std::get<double>(parameters["high_freq_factor"]))
        throw InputError(place.block.path("low_freq_factor"), place.block.printed("low_freq_factor"),
                         "at most high_freq_factor, " + place.block.printed("high_freq_factor"));
}

}  // namespace

std::string scalingOf(const ConfigFields& block, ModelDescription& into)
{
    const auto current = block.text("rope_type"), older = block.text("type");
    if (current && older && *current != *older)
        into.problems.push_back({block.path("type"), *older, *current + ", as rope_type says, which is believed"});
    const std::string key = current ? "rope_type" : "type";
    const std::string written = current ? *current : older.value_or("default");
    for (const ScalingName& name : scalingNames)
        if (name.written == written)
            return std::string(name.scaling);
    throw InputError(block.path(key), written, "default, linear, dynamic, yarn, longrope, llama3 or proportional");
}

void takeScaling(Values& parameters, const std::string& scaling, const ScalingPlace& place, ModelDescription& into)
{
    if (scaling == "linear") {
        parameters["factor"] = factorOf(place.block);
    } else if (scaling == "dynamic") {
        parameters["factor"] = factorOf(place.block);
        parameters["original_length"] = requiredContext(place, place.model.path(contextKey), nullptr, into);
    } else if (scaling == "proportional") {
        parameters["factor"] = place.block.has("factor") ? factorOf(place.block) : 1.0;
    } else if (scaling == "yarn") {
        takeYarn(parameters, place, into);
    } else if (scaling == "longrope") {
        takeLongRope(parameters, place, into);
    } else if (scaling == "llama3") {
        takeLlama3(parameters, place, into);
    }
}

}  // namespace whorl
