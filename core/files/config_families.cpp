// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/config_families.h"

#include "core/error.h"
#include "core/files/rope_config.h"

#include <algorithm>

namespace whorl {

namespace {

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// MPT keeps what concerns attention in an object of its own.
std::optional<ConfigFields> attentionFields(const ConfigFields& fields)
{
    return fields.isObject("attn_config") ? fields.object("attn_config") : std::nullopt;
}

/// Falcon divides the bias with the score, by the root of the channels of a head.
void readFalconForm(const ConfigFields& fields, ModelEncoding& alibi, ModelDescription& into)
{
    const std::int64_t channels = headWidthOf(fields, into);
    assume(into, "form", std::string("falcon"),
           "the model code of Falcon divides the bias with the score, by the root of head_dimension; no field says so");
    alibi.parameters["form"] = std::string("falcon");
    alibi.parameters["head_dimension"] = channels;
}

/// How a family without any field for it counts positions: the row of its table that position 0 reads.
std::int64_t firstRowOf(const ModelFields& model, ModelDescription& into)
{
    if (model.family == "opt") {
        assume(into, "first_row", std::int64_t{2}, "rows 0 and 1 of OPT's table are no positions");
        return 2;
    }
    if (!isOneOf(model.family, {"roberta", "xlm-roberta", "camembert", "longformer", "mpnet"}))
        return 0;
    const auto padding = model.fields.index("pad_token_id");
    const std::int64_t row = padding.value_or(1) + 1;
    assume(into, "first_row", row,
           padding ? "pad_token_id " + std::to_string(*padding) + " + 1, as " + model.family + " counts"
                   : "pad_token_id is missing: 1 + 1, as " + model.family + " counts");
    return row;
}

}  // namespace

std::int64_t headsOf(const ConfigFields& fields)
{
    const auto key = fields.firstOf({"num_attention_heads", "n_head", "n_heads", "num_heads"});
    if (!key)
        throw InputError(fields.path("num_attention_heads"), "missing", "the number of attention heads");
    return *fields.whole(*key);
}

std::int64_t contextLengthOf(const ConfigFields& fields)
{
    const auto key = fields.firstOf({"max_position_embeddings", "n_positions", "seq_length", "max_seq_len", "n_ctx"});
    if (!key)
        return 0;
    const auto length = fields.index(*key);
    return length.value_or(0);
}

void readAlibi(const ModelFields& model, ModelDescription& into)
{
    const ConfigFields& fields = model.fields;
    const auto attention = attentionFields(fields);
    const bool inAttention = attention && attention->flag("alibi").value_or(false);
    const auto kind = fields.text("position_embedding_type");
    const bool stated = fields.flag("alibi").value_or(false) || (kind && *kind == "alibi");
    if (!inAttention && !stated && model.family != "bloom")
        return;
    ModelEncoding encoding{"alibi", "all", {{"heads", headsOf(fields)}}};
    if (model.family == "bloom")
        assume(into, "encoding", std::string("alibi"), "every BLOOM model has it; no field says so");
    if (inAttention)
        if (const auto maximum = attention->positive("alibi_bias_max"))
            encoding.parameters["max_bias"] = *maximum;
    if (model.family == "falcon")
        readFalconForm(fields, encoding, into);
    into.encodings.push_back(std::move(encoding));
}

void readT5(const ModelFields& model, ModelDescription& into)
{
    const ConfigFields& fields = model.fields;
    const auto buckets = fields.whole("relative_attention_num_buckets");
    if (!buckets)
        return;
    Values parameters = {{"heads", headsOf(fields)}, {"buckets", *buckets}};
    if (const auto distance = fields.whole("relative_attention_max_distance"))
        parameters["max_distance"] = *distance;
    else
        assume(into, "max_distance", std::int64_t{128}, "relative_attention_max_distance is missing: 128 in T5");
    const bool decoder = fields.flag("is_encoder_decoder").value_or(model.family != "mpnet");
    parameters["bidirectional"] = true;
    into.encodings.push_back({"t5", decoder ? Layers("encoder") : Layers("all"), parameters});
    if (!decoder)
        return;
    parameters["bidirectional"] = false;
    into.encodings.push_back({"t5", "decoder", parameters});
}

void readLearned(const ModelFields& model, ModelDescription& into)
{
    const ConfigFields& fields = model.fields;
    const auto kind = fields.text("position_embedding_type");
    const auto attention = attentionFields(fields);
    const bool sinusoidal = fields.flag("sinusoidal_pos_embds").value_or(false);
    const bool family =
        isOneOf(model.family,
                {"gpt2", "gpt_neo", "gpt_bigcode", "openai-gpt", "bert", "roberta", "xlm-roberta", "camembert",
                 "longformer", "mpnet", "electra", "albert", "distilbert", "opt", "vit", "deit", "clip_text_model"});
    const bool mpt = model.family == "mpt" && fields.flag("learned_pos_emb").value_or(true)
        && !(attention && (attention->flag("alibi").value_or(false) || attention->flag("rope").value_or(false)));
    const bool absolute = kind && *kind == "absolute";
    if (sinusoidal || !(family || mpt || absolute) || (kind && !absolute))
        return;
    ModelEncoding encoding{"learned", "all", {}};
    encoding.parameters["first_row"] = firstRowOf(model, into);
    into.encodings.push_back(std::move(encoding));
}

void readFixedSinusoids(const ModelFields& model, ModelDescription& into)
{
    const ConfigFields& fields = model.fields;
    const bool marian = model.family == "marian", fairseq = isOneOf(model.family, {"m2m_100", "fsmt"});
    const bool distilbert = fields.flag("sinusoidal_pos_embds").value_or(false);
    if (!marian && !fairseq && !distilbert)
        return;
    ModelEncoding encoding{"sinusoidal", "all", {}};
    if (const auto key = fields.firstOf({"d_model", "dim", "hidden_size"}))
        encoding.parameters["dimension"] = *fields.whole(*key);
    const std::string layout = marian ? "split" : fairseq ? "fairseq" : "interleaved";
    encoding.parameters["layout"] = layout;
    assume(into, "layout", layout, "how the model code of " + model.family + " orders sines and cosines");
    into.encodings.push_back(std::move(encoding));
}

}  // namespace whorl
