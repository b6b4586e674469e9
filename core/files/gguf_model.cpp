// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/gguf_model.h"

#include "core/encodings/pair_curves.h"
#include "core/files/rope_config.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace whorl {

namespace {

/// The keys of one file, of which most begin with the name of its architecture.
class GgufKeys {
public:
    explicit GgufKeys(const TensorFile& file)
        : m_file(file)
        , m_architecture(text("general.architecture").value_or(""))
    {
    }

    const std::string& architecture() const { return m_architecture; }
    const TensorFile& file() const { return m_file; }
    std::string path(std::string_view key) const { return m_architecture + '.' + std::string(key); }

    bool hasRotary() const
    {
        const std::string start = path("rope.");
        return std::any_of(m_file.metadata().begin(), m_file.metadata().end(),
                           [&](const MetaEntry& each) { return each.key.starts_with(start); });
    }

    /// A number of any of the types that writers use; of a list with one for each layer, the first.
    std::optional<double> number(std::string_view key) const
    {
        const MetaValue* value = find(path(key));
        if (!value)
            return std::nullopt;
        std::optional<double> result;
        if (const auto* whole = std::get_if<std::int64_t>(value))
            result = static_cast<double>(*whole);
        else if (const auto* positive = std::get_if<std::uint64_t>(value))
            result = static_cast<double>(*positive);
        else if (const auto* real = std::get_if<double>(value))
            result = *real;
        else if (const auto* list = std::get_if<std::vector<double>>(value); list && !list->empty())
            result = list->front();
        if (!result || !std::isfinite(*result))
            throw InputError(path(key), "no number", "a number");
        return result;
    }

    std::optional<double> positive(std::string_view key) const
    {
        const auto value = number(key);
        if (value && !(*value > 0))
            throw InputError(path(key), printNumber(*value), "a number above 0");
        return value;
    }

    std::optional<std::int64_t> whole(std::string_view key) const
    {
        const auto value = number(key);
        if (value && (*value < 1 || *value > 1e15 || *value != std::floor(*value)))
            throw InputError(path(key), printNumber(*value), "a whole number above 0");
        return value ? std::optional(static_cast<std::int64_t>(*value)) : std::nullopt;
    }

    std::optional<std::string> text(std::string_view key) const
    {
        const MetaValue* value = find(key);
        const auto* held = value ? std::get_if<std::string>(value) : nullptr;
        return held ? std::optional(*held) : std::nullopt;
    }

    std::optional<std::vector<double>> numbers(std::string_view key) const
    {
        const MetaValue* value = find(path(key));
        const auto* held = value ? std::get_if<std::vector<double>>(value) : nullptr;
        return held ? std::optional(*held) : std::nullopt;
    }

    std::vector<std::string> unasked() const
    {
        std::vector<std::string> keys;
        for (const MetaEntry& each : m_file.metadata())
            if (!m_asked.contains(each.key))
                keys.push_back(each.key);
        return keys;
    }

private:
    const MetaValue* find(std::string_view key) const
    {
        m_asked.insert(std::string(key));
        for (const MetaEntry& each : m_file.metadata())
            if (each.key == key)
                return &each.value;
        return nullptr;
    }

    const TensorFile& m_file;
    mutable std::set<std::string, std::less<>> m_asked;
    std::string m_architecture;
};

/// llama.cpp turns neighbouring channels for these, and halves for the rest.
std::string layoutOf(const std::string& architecture)
{
    static const std::set<std::string_view> neighbours = {
        "llama",   "llama4",    "deci",     "baichuan",     "starcoder", "internlm2",  "minicpm",
        "xverse",  "command-r", "cohere2",  "olmo",         "arctic",    "deepseek",   "deepseek2",
        "plm",     "chatglm",   "granite",  "granitemoe",   "chameleon", "bailingmoe", "neo-bert",
        "smollm3", "arcee",     "ernie4_5", "ernie4_5-moe", "mistral3",  "orion",      "plamo"};
    return neighbours.contains(architecture) ? "interleaved" : "half";
}

std::int64_t headWidth(const GgufKeys& keys, ModelDescription& into)
{
    // The turning channels of latent attention stand apart from the others.
    if (keys.architecture() == "deepseek2")
        if (const auto turning = keys.whole("rope.dimension_count"))
            return *turning;
    if (const auto width = keys.whole("attention.key_length"))
        return *width;
    const auto channels = keys.whole("embedding_length"), heads = keys.whole("attention.head_count");
    if (channels && heads) {
        if (*channels % *heads != 0)
            throw InputError(keys.path("attention.head_count"), std::to_string(*heads),
                             "a divisor of embedding_length, " + std::to_string(*channels));
        assume(into, "dimension", *channels / *heads, "attention.key_length is missing: embedding_length / head_count");
        return *channels / *heads;
    }
    if (const auto turning = keys.whole("rope.dimension_count")) {
        assume(into, "dimension", *turning, "no key gives the width of a head: rope.dimension_count");
        return *turning;
    }
    assume(into, "dimension", standardHeadWidth, "no key gives the width of a head");
    return standardHeadWidth;
}

std::vector<double> valuesOf(const TensorFile& file, const char* name, std::int64_t pairs)
{
    const RowShape size = rowShape(file.find(name)->shape);
    if (size.rows != 1 || size.columns != pairs)
        throw InputError(name, std::to_string(size.columns) + " values", std::to_string(pairs) + ", one for each pair");
    std::vector<double> values(static_cast<std::size_t>(pairs));
    file.readRows(name, 0, 1, std::span(values));
    for (const double each : values)
        if (!(each > 0 && std::isfinite(each)))
            throw InputError(name, printNumber(each), "numbers above 0");
    return values;
}

/// Divisors that were computed when the file was written.
bool takeDivisors(Values& parameters, const GgufKeys& keys, std::int64_t pairs, std::int64_t original,
                  ModelDescription& into)
{
    const TensorFile& file = keys.file();
    const bool one = file.find("rope_freqs.weight");
    const bool two = file.find("rope_factors_short.weight") && file.find("rope_factors_long.weight");
    if (!one && !two)
        return false;
    parameters["scaling"] = std::string("longrope");
    parameters["short_factor"] = valuesOf(file, one ? "rope_freqs.weight" : "rope_factors_short.weight", pairs);
    parameters["long_factor"] = valuesOf(file, one ? "rope_freqs.weight" : "rope_factors_long.weight", pairs);
    parameters["original_length"] = original;
    const auto attention = keys.positive("rope.scaling.attn_factor");
    parameters["attention_factor"] = attention.value_or(1);
    assume(into, "scaling", std::string("longrope"),
           one ? "rope_freqs.weight holds a divisor for each pair" : "rope_factors_short and _long hold the divisors");
    return true;
}

void takeScaling(Values& parameters, const GgufKeys& keys, std::int64_t pairs, std::int64_t context,
                 ModelDescription& into)
{
    const std::string type = keys.text(keys.path("rope.scaling.type")).value_or("none");
    const auto older = keys.positive("rope.scale_linear");
    const std::int64_t original = keys.whole("rope.scaling.original_context_length").value_or(context);
    parameters["scaling"] = type;
    if (original > 0 && static_cast<double>(original) <= longestLength)
        parameters["original_length"] = original;
    if (takeDivisors(parameters, keys, pairs, original, into))
        return;
    if (type == "none" && older && *older != 1) {
        parameters["scaling"] = std::string("linear");
        parameters["factor"] = *older;
    } else if (type == "linear" || type == "yarn") {
        const auto factor = keys.positive("rope.scaling.factor");
        if (!factor)
            throw InputError(keys.path("rope.scaling.factor"), "missing", "a number above 0");
        parameters["factor"] = *factor;
    } else if (type != "none") {
        throw InputError(keys.path("rope.scaling.type"), type, "none, linear, yarn, or longrope with its tensors");
    }
    if (type != "yarn")
        return;
    for (const auto& [key, id] :
         {std::pair("rope.scaling.yarn_beta_fast", "beta_fast"), {"rope.scaling.yarn_beta_slow", "beta_slow"}})
        if (const auto value = keys.positive(key))
            parameters[id] = *value;
    // Converters write a tenth of mscale_all_dim here, and DeepSeek's mscale is its equal.
    const auto logarithm = keys.number("rope.scaling.yarn_log_multiplier");
    if (keys.architecture() == "deepseek2" && logarithm && *logarithm > 0) {
        parameters["mscale"] = *logarithm * 10;
        parameters["mscale_all_dim"] = *logarithm * 10;
        assume(into, "mscale", *logarithm * 10, "ten times rope.scaling.yarn_log_multiplier, for both");
    }
}

void addContext(const GgufKeys& keys, ModelDescription& into)
{
    into.contextLength = keys.whole("context_length").value_or(0);
}

/// Every fourth layer of some families has no rotation, which llama.cpp knows and no key says.
void addRestingLayers(const GgufKeys& keys, ModelEncoding rope, ModelDescription& into)
{
    constexpr std::int64_t group = 4, mostLayers = 4096;
    const auto layers = keys.whole("block_count");
    if (!layers)
        throw InputError(keys.path("block_count"), "missing", "the number of layers, some of which do not rotate");
    std::vector<std::int64_t> turning, resting;
    for (std::int64_t layer = 0; layer < std::min(*layers, mostLayers); ++layer)
        ((layer + 1) % group == 0 ? resting : turning).push_back(layer);
    assume(into, "layers", std::string("every fourth without rotation"),
           "how llama.cpp runs " + keys.architecture() + "; no key says so");
    Values values = {{"layers", *layers},
                     {"pattern", std::string("every-fourth-without")},
                     {"dimension", rope.parameters.at("dimension")},
                     {"local_base", rope.parameters.at("base")},
                     {"attn_scale", keys.architecture() == "llama4" ? 0.1 : 0.0}};
    if (const auto window = keys.whole("attention.sliding_window"))
        values["window"] = *window;
    rope.layers = std::move(turning);
    into.encodings.push_back(std::move(rope));
    into.encodings.push_back({"nope", std::move(resting), std::move(values)});
}

void addRotary(const GgufKeys& keys, ModelDescription& into)
{
    if (!keys.hasRotary())
        return;
    ModelEncoding encoding{"rope", "all", {}};
    const std::int64_t width = headWidth(keys, into);
    const std::int64_t turning = keys.whole("rope.dimension_count").value_or(width);
    if (turning % 2 != 0 || turning > width)
        throw InputError(keys.path("rope.dimension_count"), std::to_string(turning),
                         "an even number up to " + std::to_string(width));
    encoding.parameters["dimension"] = width;
    if (turning < width)
        encoding.parameters["rotary_dimension"] = turning;
    const auto base = keys.positive("rope.freq_base");
    encoding.parameters["base"] = base.value_or(10'000);
    assume(into, "base", base.value_or(10'000), base ? "read from " + keys.path("rope.freq_base") : "no key gives it");
    encoding.parameters["layout"] = layoutOf(keys.architecture());
    assume(into, "layout", layoutOf(keys.architecture()), "how llama.cpp turns " + keys.architecture());
    takeScaling(encoding.parameters, keys, turning / 2, into.contextLength, into);

    const auto sections = keys.numbers("rope.dimension_sections");
    if (sections && sections->size() >= 3) {
        into.encodings.push_back({"mrope",
                                  "all",
                                  {{"dimension", turning},
                                   {"base", base.value_or(10'000)},
                                   {"sections", std::vector<double>(sections->begin(), sections->begin() + 3)}}});
    }
    const auto local = keys.positive("rope.freq_base_swa");
    if (local || keys.architecture() == "gemma3") {
        encoding.layers = "full_attention";
        into.encodings.push_back(encoding);
        encoding.layers = "sliding_attention";
        encoding.parameters["base"] = local.value_or(10'000);
        encoding.parameters["scaling"] = std::string("none");
        encoding.parameters.erase("factor");
        if (!local)
            assume(into, "base", 10'000.0, "sliding layers of Gemma 3; no key gives it");
    }
    const std::string family = keys.architecture();
    if (family == "llama4" || family == "cohere2" || family == "smollm3")
        addRestingLayers(keys, encoding, into);
    else
        into.encodings.push_back(std::move(encoding));
}

void addAlibi(const GgufKeys& keys, ModelDescription& into)
{
    const auto stated = keys.number("attention.max_alibi_bias");
    const bool family =
        keys.architecture() == "bloom" || keys.architecture() == "refact" || keys.architecture() == "jina-bert-v2";
    if (!family && !(stated && *stated > 0))
        return;
    const auto heads = keys.whole("attention.head_count");
    if (!heads)
        throw InputError(keys.path("attention.head_count"), "missing", "the number of attention heads");
    ModelEncoding encoding{"alibi", "all", {{"heads", *heads}}};
    if (stated && *stated > 0)
        encoding.parameters["max_bias"] = *stated;
    else
        assume(into, "max_bias", 8.0, "every " + keys.architecture() + " model has it; no key says so");
    into.encodings.push_back(std::move(encoding));
}

void addBuckets(const GgufKeys& keys, ModelDescription& into)
{
    const auto buckets = keys.whole("attention.relative_buckets_count"), heads = keys.whole("attention.head_count");
    if (!buckets || !heads)
        return;
    Values parameters = {{"buckets", *buckets}, {"heads", *heads}, {"max_distance", std::int64_t{128}}};
    assume(into, "max_distance", std::int64_t{128}, "no key gives it: 128 in T5");
    parameters["bidirectional"] = true;
    into.encodings.push_back({"t5", "encoder", parameters});
    parameters["bidirectional"] = false;
    if (keys.architecture() != "t5encoder")
        into.encodings.push_back({"t5", "decoder", parameters});
}

}  // namespace

void addGgufKeys(const TensorFile& file, ModelDescription& into)
{
    const GgufKeys keys(file);
    for (const char* key : {"general.name", "general.basename", "general.architecture"})
        if (const auto title = keys.text(key); title && into.title.empty())
            into.title = *title;
    for (const auto add : {addContext, addAlibi, addBuckets, addRotary})
        try {
            add(keys, into);
        } catch (const InputError& error) {
            into.refuse(error);
        }
    for (const std::string& key : keys.unasked())
        into.ignored.push_back({key,
                                key.starts_with(keys.path("rope.")) ? "not a key that this version reads"
                                                                    : "not known to speak of positions"});
}

}  // namespace whorl
