// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/vector_table.h"

#include "core/embedding/word_list.h"
#include "core/error.h"
#include "core/files/kept_tables.h"
#include "core/files/mapped_file.h"
#include "core/files/shipped_data.h"
#include "core/files/table.h"
#include "core/files/vector_rows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>

namespace whorl {

namespace {

constexpr std::int64_t rowsAtOnce = 4096;

/// Ends of the names that tables of token embeddings have, in safetensors, GGUF, npz and ONNX.
constexpr std::array<std::string_view, 9> tokenTables = {
    "token_embd.weight", "embed_tokens.weight", "wte.weight",     "word_embeddings.weight", "tok_embeddings.weight",
    "shared.weight",     "embed_in.weight",     "wte.weight.npy", "tok_emb.weight",
};

/// What to ask for where nobody said.
std::string tokenTable(const TensorFile& file, const std::string& asked)
{
    if (!asked.empty() || file.tensors().size() == 1)
        return asked;
    for (const std::string_view end : tokenTables)
        for (const TensorInfo& each : file.tensors())
            if (std::string_view(each.name).ends_with(end) && each.shape.size() == 2)
                return each.name;
    return asked;
}

/// x.vocab.txt for x.npy, and for x.f16.npy; empty where there is none.
std::string vocabularyBeside(const std::string& path)
{
    std::filesystem::path stem = path;
    for (int i = 0; i < 2 && stem.has_extension(); ++i) {
        stem.replace_extension();
        std::error_code ignored;
        const std::filesystem::path beside = stem.string() + ".vocab.txt";
        if (std::filesystem::is_regular_file(beside, ignored))
            return beside.string();
    }
    return {};
}

/// Words of a table of tensors, from a list or from the file itself; none where there are none.
struct Words {
    std::vector<std::string> words;
    VectorNote note;
};

Words wordsFor(const TensorFile& file, const MappedFile* list, std::int64_t rows)
{
    Words result;
    if (list) {
        result.words = linesOf(*list);
        if (static_cast<std::int64_t>(result.words.size()) != rows)
            throw FileError(list->name(), std::to_string(result.words.size()) + " lines",
                            std::to_string(rows) + " are needed, a word for each row of " + file.name());
        result.note = {VectorNote::Kind::assumed, 0, "words", "those of " + list->name(),
                       "the table has numbers alone"};
        return result;
    }
    for (const MetaEntry& entry : file.metadata())
        if (const auto* tokens = std::get_if<std::vector<std::string>>(&entry.value);
            tokens && entry.key == "tokenizer.ggml.tokens" && static_cast<std::int64_t>(tokens->size()) == rows)
            return {*tokens, {VectorNote::Kind::assumed, 0, "words", "those of " + entry.key, "one for each row"}};
    result.note = {VectorNote::Kind::assumed, 0, "words", "the numbers of the rows, from 0",
                   "no list of words is beside the file"};
    return result;
}

bool isFinite(const FloatRows& rows, Eigen::Index row)
{
    return rows.row(row).allFinite();
}

/// Leaves out rows with values that are not finite, and says which.
void dropNotFinite(VectorTable& table, std::vector<std::string>& words)
{
    constexpr std::size_t mostNotes = 256;
    Eigen::Index kept = 0;
    for (Eigen::Index row = 0; row < table.values.rows(); ++row) {
        const auto place = static_cast<std::size_t>(row);
        if (!isFinite(table.values, row)) {
            if (++table.notFinite <= static_cast<std::int64_t>(mostNotes))
                table.notes.push_back({VectorNote::Kind::skipped, row, "row " + std::to_string(row),
                                       shownWord(words[place]) + " with a value that is not finite",
                                       "finite numbers are needed"});
            continue;
        }
        if (kept != row) {
            table.values.row(kept) = table.values.row(row);
            words[static_cast<std::size_t>(kept)] = std::move(words[place]);
        }
        ++kept;
    }
    words.resize(static_cast<std::size_t>(kept));
    table.values.conservativeResize(kept, Eigen::NoChange);
}

std::shared_ptr<const VectorTable> tableOfTensor(const TensorFile& file, const MappedFile* list,
                                                 const std::string& tensor, std::int64_t limit,
                                                 const Progress& progress)
{
    const TableChoice choice = chooseTable(file, tokenTable(file, tensor), std::int64_t{1} << 40);
    const std::int64_t rows = limit > 0 ? std::min(limit, choice.size.rows) : choice.size.rows;
    Words words = wordsFor(file, list, choice.size.rows);
    VectorTable table;
    table.values.resize(rows, choice.size.columns);
    for (std::int64_t first = 0; first < rows; first += rowsAtOnce) {
        report(progress, static_cast<double>(first) / static_cast<double>(rows));
        const std::int64_t count = std::min(rowsAtOnce, rows - first);
        file.readRows(choice.tensor, first, count,
                      std::span(&table.values(first, 0), static_cast<std::size_t>(count * choice.size.columns)));
    }
    const bool numbered = words.words.empty();
    for (std::int64_t row = 0; numbered && row < rows; ++row)
        words.words.push_back(std::to_string(row));
    words.words.resize(static_cast<std::size_t>(rows));
    dropNotFinite(table, words.words);
    auto made =
        std::make_shared<VectorTable>(*makeVectorTable(file.name(), std::move(words.words), std::move(table.values)));
    made->format = file.format();
    made->tensor = choice.tensor;
    made->numbered = numbered;
    made->notes = std::move(table.notes);
    made->notes.insert(made->notes.begin(), words.note);
    made->notFinite = table.notFinite;
    made->rowsFound = rows;
    return made;
}

bool isTensors(std::string_view bytes)
{
    return bytes.starts_with("GGUF") || bytes.starts_with("\x93NUMPY") || bytes.starts_with("PK\3\4")
        || !looksLikeWordVectors(bytes);
}

std::shared_ptr<const VectorTable> read(const std::string& path, const std::string& tensor,
                                        const std::string& vocabulary, std::int64_t limit, const Progress& progress)
{
    const std::shared_ptr<const MappedFile> file = MappedFile::open(path);
    if (isTensors(file->bytes())) {
        const std::string beside = vocabulary.empty() ? vocabularyBeside(path) : vocabulary;
        const auto list = beside.empty() ? nullptr : MappedFile::open(beside);
        return tableOfTensor(*openTensorFile(path), list.get(), tensor, limit, progress);
    }
    WordVectors vectors = readWordVectors(path, vocabulary);
    auto made = std::make_shared<VectorTable>(*makeVectorTable(
        path, std::move(vectors.words),
        Eigen::Map<FloatRows>(vectors.values.data(), Eigen::Index(vectors.values.size()) / vectors.dimension,
                              vectors.dimension)));
    return made;
}

}  // namespace

std::shared_ptr<const VectorTable> openVectors(const std::string& path, const std::string& tensor,
                                               const std::string& vocabulary, std::int64_t limit,
                                               const Progress& progress)
{
    if (isShipped(path))
        return shippedVectors(path);
    if (limit < 0)
        throw ParameterError("limit", std::to_string(limit), "0 for all rows, or a number of rows is needed");
    static KeptTables<VectorTable, std::string, std::string, std::int64_t> kept;
    return kept.get(path, tensor, vocabulary, limit, [&] { return read(path, tensor, vocabulary, limit, progress); });
}

bool isShipped(std::string_view word)
{
    return word == "glove";
}

std::shared_ptr<const VectorTable> shippedVectors(std::string_view word)
{
    if (!isShipped(word))
        throw InputError("the table", shownWord(word), "the word `glove` stands for one that is shipped");
    static const std::shared_ptr<const VectorTable> glove = [] {
        std::shared_ptr<const MappedFile> values, words;
        for (const ShippedFile& each : shippedFiles())
            if (each.name.starts_with("glove6b_100d_10k."))
                (each.name.ends_with(".npy") ? values : words) = MappedFile::ofMemory(std::string(each.bytes), "glove");
        return tableOfTensor(*openTensorFile(values), words.get(), {}, 0, {});
    }();
    return glove;
}

}  // namespace whorl
