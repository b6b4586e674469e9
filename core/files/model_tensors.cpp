// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/model_tensors.h"

#include "core/files/rope_config.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <filesystem>

namespace whorl {

namespace {

constexpr std::array<std::string_view, 14> positionNames = {
    "position_embeddings", "position_embedding", "wpe",           "embed_positions",      "pos_embed",
    "pos_embedding",       "positions_embed",    "position_embd", "positional_embedding", "pos_emb",
    "absolute_pos_embed",  "pos_embeddings",     "position_emb",  "positional_embeddings"};
constexpr std::array<std::string_view, 3> biasNames = {"relative_attention_bias", "rel_embedding", "attn_rel_b"};
constexpr std::array<std::string_view, 8> wordNames = {
    "wte",    "word_embeddings", "embed_tokens",   "token_embd", "tok_embeddings",
    "shared", "word_embedding",  "token_embedding"};

template <std::size_t n>
bool isOneOf(std::string_view word, const std::array<std::string_view, n>& words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// The parts of "encoder.block.0.wpe.weight" between dots or slashes, without a closing "weight".
std::vector<std::string_view> partsOf(std::string_view name)
{
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = std::min(name.find_first_of("./"), name.size());
        parts.push_back(name.substr(0, end));
        if (end == name.size())
            break;
        name.remove_prefix(end + 1);
    }
    if (parts.size() > 1 && parts.back() == "weight")
        parts.pop_back();
    return parts;
}

/// Rows and columns of a table; a leading axis of one is no axis.
std::optional<RowShape> tableShape(const TensorInfo& tensor)
{
    std::span<const std::int64_t> shape(tensor.shape);
    if (shape.size() == 3 && shape[0] == 1)
        shape = shape.subspan(1);
    if (shape.size() != 2 || shape[0] < 1 || shape[1] < 1)
        return std::nullopt;
    return RowShape{shape[0], shape[1]};
}

/// The block that a tensor belongs to.
std::optional<std::int64_t> blockOf(const std::vector<std::string_view>& parts)
{
    for (std::size_t i = 0; i + 1 < parts.size(); ++i) {
        std::int64_t number = 0;
        const std::string_view text = parts[i + 1];
        const auto [last, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        const bool named = parts[i] == "block" || parts[i] == "blk" || parts[i] == "layers" || parts[i] == "layer";
        if (named && error == std::errc() && last == text.data() + text.size())
            return number;
    }
    return std::nullopt;
}

/// Tables of RoBERTa and OPT have two rows more than positions, and the number of positions is a power of two.
std::int64_t firstRowOf(const RowShape& size, ModelDescription& into)
{
    const std::int64_t positions = size.rows - 2;
    const bool two = positions >= 64 && (positions & (positions - 1)) == 0;
    if (two)
        assume(into, "first_row", std::int64_t{2},
               std::to_string(size.rows) + " rows are " + std::to_string(positions)
                   + " positions and 2 more, as in RoBERTa and OPT");
    return two ? 2 : 0;
}

ModelEncoding learnedFrom(const TensorFile& file, const TensorInfo& tensor, const RowShape& size,
                          ModelDescription& into)
{
    ModelEncoding encoding{"learned", "all", {{"file", file.name()}}};
    if (!tensor.name.empty())
        encoding.parameters["tensor"] = tensor.name;
    // A configuration knows better.
    for (const ModelEncoding& each : into.encodings)
        if (each.source == "learned" && !each.parameters.contains("file")) {
            encoding.parameters.insert(each.parameters.begin(), each.parameters.end());
            return encoding;
        }
    encoding.parameters["first_row"] = firstRowOf(size, into);
    return encoding;
}

struct BiasTable {
    const TensorInfo* tensor = nullptr;
    std::int64_t buckets = 0, heads = 0;
    bool bidirectional = true;
    std::optional<std::int64_t> block;
};

BiasTable biasFrom(const TensorInfo& tensor, const std::vector<std::string_view>& parts, const RowShape& size,
                   ModelDescription& into)
{
    BiasTable table{&tensor, size.rows, size.columns, true, blockOf(parts)};
    const bool hugging = tensor.name.ends_with(".weight") && parts.back() != "rel_embedding";
    if (!hugging)
        std::swap(table.buckets, table.heads);
    const auto side = std::find_if(parts.begin(), parts.end(), [](std::string_view part) {
        return part == "encoder" || part == "enc" || part == "decoder" || part == "dec";
    });
    if (side == parts.end())
        assume(into, "bidirectional", true, "the name of the tensor names neither encoder nor decoder");
    else
        table.bidirectional = side->starts_with("enc");
    return table;
}

ModelEncoding encodingOf(const BiasTable& table, const TensorFile& file, bool shared, ModelDescription& into)
{
    ModelEncoding encoding{"t5", table.bidirectional ? "encoder" : "decoder", {}};
    encoding.parameters = {{"table", file.name()},
                           {"tensor", table.tensor->name},
                           {"heads", table.heads},
                           {"buckets", table.buckets},
                           {"bidirectional", table.bidirectional}};
    for (const ModelEncoding& each : into.encodings)
        if (each.source == "t5" && !each.parameters.contains("table"))
            if (const auto distance = each.parameters.find("max_distance"); distance != each.parameters.end())
                encoding.parameters.insert(*distance);
    if (shared)
        assume(into, "layers", std::get<std::string>(encoding.layers),
               "the table of the first block serves all, as in T5");
    else if (table.block)
        encoding.layers = std::vector<std::int64_t>{*table.block};
    return encoding;
}

/// T5 stores its table once for each side, UMT5 in every block.
std::vector<ModelEncoding> encodingsOf(const std::vector<BiasTable>& tables, const TensorFile& file,
                                       ModelDescription& into)
{
    std::vector<ModelEncoding> encodings;
    for (const BiasTable& table : tables) {
        const auto sameSide = std::count_if(tables.begin(), tables.end(), [&](const BiasTable& other) {
            return other.bidirectional == table.bidirectional;
        });
        encodings.push_back(encodingOf(table, file, sameSide == 1, into));
    }
    return encodings;
}

}  // namespace

namespace {

/// A table without a name: words where their list stands beside it, otherwise one row for each position.
void addUnnamed(const TensorFile& file, const TensorInfo& tensor, const RowShape& size, ModelDescription& into,
                std::vector<ModelEncoding>& found)
{
    into.vectors = ModelVectors{size.rows, size.columns, {}};
    std::filesystem::path stem = std::filesystem::path(file.name()).replace_extension();
    if (stem.extension() == ".f16")
        stem.replace_extension();
    stem += ".vocab.txt";
    std::error_code ignored;
    if (std::filesystem::exists(stem, ignored))
        return;
    found.push_back(learnedFrom(file, tensor, size, into));
    assume(into, "source", std::string("learned"), "the table has no name and no list of words beside it");
}

}  // namespace

void addTables(const TensorFile& file, ModelDescription& into)
{
    std::vector<ModelEncoding> found;
    std::vector<BiasTable> biases;
    for (const TensorInfo& tensor : file.tensors()) {
        into.tensors.push_back({tensor.name, tensor.dtype, tensor.shape});
        const std::vector<std::string_view> parts = partsOf(tensor.name);
        const auto size = tableShape(tensor);
        if (!size)
            continue;
        const bool cross = tensor.name.find("EncDecAttention") != std::string::npos;
        if (tensor.name.empty())
            addUnnamed(file, tensor, *size, into, found);
        else if (isOneOf(parts.back(), positionNames))
            found.push_back(learnedFrom(file, tensor, *size, into));
        else if (isOneOf(parts.back(), biasNames) && !cross)
            biases.push_back(biasFrom(tensor, parts, *size, into));
        else if (isOneOf(parts.back(), wordNames) && !into.vectors)
            into.vectors = ModelVectors{size->rows, size->columns, tensor.name};
    }
    const std::vector<ModelEncoding> relative = encodingsOf(biases, file, into);
    found.insert(found.end(), relative.begin(), relative.end());
    // What the configuration announced stands there now with its table.
    for (const ModelEncoding& table : found)
        std::erase_if(into.encodings, [&](const ModelEncoding& each) {
            return each.source == table.source && !each.parameters.contains("file")
                && !each.parameters.contains("table")
                && (table.source != "t5"
                    || each.parameters.at("bidirectional") == table.parameters.at("bidirectional"));
        });
    into.encodings.insert(into.encodings.begin(), found.begin(), found.end());
    for (const FileProblem& problem : file.problems())
        into.problems.push_back({problem.where, problem.found, problem.expected});
}

}  // namespace whorl
