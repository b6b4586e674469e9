// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/pair_curves.h"
#include "core/error.h"
#include "core/files/config_families.h"
#include "core/files/rope_config.h"

#include <algorithm>

// Relative encodings that are not rotary, and models whose encoding is recognised by its name.

namespace whorl {

namespace {

constexpr const char* notSupported = " is recognised, but this version does not show it";

void recognise(ModelDescription& into, const std::string& what, std::initializer_list<std::string_view> keys,
               const ConfigFields& fields)
{
    assume(into, "encoding", std::string("none"), what + notSupported);
    for (const std::string_view key : keys)
        if (fields.has(key))
            into.ignored.push_back({fields.path(key), "part of an encoding that this version does not show"});
}

/// One number for all, or a list of them.
std::vector<double> oneOrMore(const ConfigFields& fields, std::string_view key)
{
    if (!fields.has(key))
        return {};
    return fields.isList(key) ? *fields.numbers(key) : std::vector<double>{*fields.number(key)};
}

std::int64_t wholeAt(const ConfigFields& fields, std::string_view key, const std::vector<double>& list,
                     std::size_t index, double least)
{
    const double value = list[std::min(index, list.size() - 1)];
    if (!(value >= least) || value != std::floor(value) || value > longestLength)
        throw InputError(fields.path(key), printNumber(value), "a whole number from " + printNumber(least));
    return static_cast<std::int64_t>(value);
}

/// Which of the two parts with positions a DeBERTa has; the source always has both.
void noteParts(const ConfigFields& fields, ModelDescription& into)
{
    if (!fields.has("pos_att_type"))
        return;
    const std::string printed = fields.printed("pos_att_type");
    for (const std::string part : {"c2p", "p2c"})
        if (printed.find(part) == std::string::npos)
            into.ignored.push_back(
                {fields.path("pos_att_type"), "deberta is shown with " + part + ", which is not in it"});
}

}  // namespace

void readDeberta(const ModelFields& model, ModelDescription& into)
{
    const ConfigFields& fields = model.fields;
    const bool second = model.family == "deberta-v2";
    if (!second && model.family != "deberta")
        return;
    if (fields.flag("position_biased_input").value_or(false))
        into.encodings.push_back({"learned", "all", {{"first_row", std::int64_t{0}}}});
    for (const char* key : {"norm_rel_ebd", "share_att_key", "position_biased_input"})
        fields.set(key);
    if (!fields.flag("relative_attention").value_or(false))
        return;
    const auto buckets = fields.number("position_buckets");
    if (!second || !buckets || *buckets < 1) {
        recognise(into, "relative attention of DeBERTa without logarithmic buckets",
                  {"relative_attention", "max_relative_positions", "pos_att_type", "position_buckets"}, fields);
        return;
    }
    Values parameters = {{"buckets", *fields.whole("position_buckets")}, {"dimension", headWidthOf(fields, into)}};
    const auto furthest = fields.number("max_relative_positions");
    if (furthest && *furthest >= 1)
        parameters["max_distance"] = *fields.whole("max_relative_positions");
    else if (into.contextLength > 0) {
        parameters["max_distance"] = into.contextLength;
        assume(into, "max_distance", into.contextLength,
               "max_relative_positions is not set: max_position_embeddings, as the model code has it");
    } else
        throw InputError(fields.path("max_relative_positions"), "missing", "the largest distance that is told apart");
    noteParts(fields, into);
    into.encodings.push_back({"deberta", "all", parameters});
}

void readSwin(const ModelFields& model, ModelDescription& into)
{
    const ConfigFields& fields = model.fields;
    const bool second = model.family == "swinv2";
    if (!second && model.family != "swin")
        return;
    const std::vector<double> window = oneOrMore(fields, "window_size"), heads = oneOrMore(fields, "num_heads");
    const std::vector<double> trained = oneOrMore(fields, "pretrained_window_sizes");
    if (window.empty())
        throw InputError(fields.path("window_size"), "missing", "the patches of a side of a window");
    if (heads.empty())
        throw InputError(fields.path("num_heads"), "missing", "the attention heads of every stage");
    // A list is height and width.
    const std::int64_t height = wholeAt(fields, "window_size", window, 0, 1);
    const std::int64_t width = wholeAt(fields, "window_size", window, 1, 1);
    for (std::size_t stage = 0; stage < heads.size(); ++stage) {
        Values parameters = {{"window_height", height},
                             {"window_width", width},
                             {"heads", wholeAt(fields, "num_heads", heads, stage, 1)}};
        if (second && !trained.empty()) {
            const std::int64_t side = wholeAt(fields, "pretrained_window_sizes", trained, stage, 0);
            parameters["pretrained_height"] = side;
            parameters["pretrained_width"] = side;
        }
        into.encodings.push_back({"swin", "stage " + std::to_string(stage), std::move(parameters)});
    }
    assume(into, "window_height", height, "a stage whose picture is smaller than the window has a smaller window");
}

void readTransformerXl(const ModelFields& model, ModelDescription& into)
{
    if (model.family != "transfo-xl")
        return;
    const ConfigFields& fields = model.fields;
    Values parameters;
    if (const auto clamp = fields.number("clamp_len"))
        parameters["clamp_length"] = *clamp > 0 ? *fields.whole("clamp_len") : std::int64_t{0};
    else
        assume(into, "clamp_length", std::int64_t{0}, "clamp_len is missing: all distances differ");
    parameters["dimension"] = fields.has("d_head") ? *fields.whole("d_head") : headWidthOf(fields, into);
    assume(into, "dimension", parameters["dimension"],
           "one head; its example also makes the sinusoids this wide, which are as wide as the whole model here");
    if (fields.has("mem_len"))
        into.ignored.push_back(
            {fields.path("mem_len"), "how many tokens are remembered; the example has its own memory"});
    into.encodings.push_back({"transformer-xl", "all", std::move(parameters)});
}

void readWhisper(const ModelFields& model, ModelDescription& into)
{
    if (model.family != "whisper")
        return;
    const ConfigFields& fields = model.fields;
    const std::string layout = "t2t";
    ModelEncoding encoder{"sinusoidal", "encoder", {{"layout", layout}}};
    if (const auto width = fields.whole("d_model"))
        encoder.parameters["dimension"] = *width;
    if (const auto length = fields.whole("max_source_positions"))
        encoder.parameters["length"] = *length;
    assume(into, "layout", layout, "how the model code of Whisper makes the positions of its encoder");
    into.encodings.push_back(std::move(encoder));
    assume(into, "encoding", std::string("learned"), "the decoder of Whisper reads a table; no field says so");
    ModelEncoding decoder{"learned", "decoder", {{"first_row", std::int64_t{0}}}};
    fields.set("max_target_positions");
    into.encodings.push_back(std::move(decoder));
}

void recogniseOthers(const ModelFields& model, ModelDescription& into)
{
    const ConfigFields& fields = model.fields;
    if (model.family == "xlnet")
        recognise(into, "the relative encoding of XLNet", {"clamp_len", "mem_len", "bi_data"}, fields);
    const auto kind = fields.text("position_embedding_type");
    if (kind && kind->starts_with("relative_key"))
        recognise(into, "position_embedding_type " + *kind, {}, fields);
    else if (kind && into.encodings.empty() && into.problems.empty())
        assume(into, "encoding", std::string("none"),
               "position_embedding_type " + *kind + " is not one that this version reads");
}

}  // namespace whorl
