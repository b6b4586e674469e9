// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/vector_table.h"

#include "core/embedding/word_list.h"
#include "core/error.h"
#include "core/files/available_memory.h"
#include "core/files/kept_tables.h"
#include "core/files/label_list.h"
#include "core/files/mapped_file.h"
#include "core/files/onnx.h"
#include "core/files/shipped_data.h"
#include "core/files/table.h"
#include "core/files/vector_rows.h"

#include <algorithm>
#include <array>
#include <filesystem>

namespace whorl {

namespace {

constexpr std::int64_t rowsAtOnce = 4096;
constexpr std::int64_t mostNumbers = std::int64_t{1} << 40;

/// Ends of the names that tables of token embeddings have, in safetensors, GGUF, npz and ONNX.
constexpr std::array<std::string_view, 9> tokenTables = {
    "token_embd.weight", "embed_tokens.weight", "wte.weight",     "word_embeddings.weight", "tok_embeddings.weight",
    "shared.weight",     "embed_in.weight",     "wte.weight.npy", "tok_emb.weight",
};

/// Files that hold tensors, whatever is in them.
constexpr std::array<std::string_view, 6> tensorSuffixes = {".npy", ".npz", ".safetensors", ".gguf", ".onnx", ".json"};

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

/// The lists that stand beside a table of tensors; null where there is none.
struct Lists {
    std::shared_ptr<const MappedFile> words;   ///< one a line
    std::shared_ptr<const MappedFile> labels;  ///< with columns
    bool labelsWereAskedFor = false, wordsWereAskedFor = false;
};

Lists listsFor(const std::string& path, const std::string& vocabulary)
{
    if (vocabulary.ends_with(".tsv"))
        return {nullptr, MappedFile::open(vocabulary), true};
    const std::string words = vocabulary.empty() ? vocabularyBeside(path) : vocabulary, labels = labelListBeside(path);
    return {words.empty() ? nullptr : MappedFile::open(words), labels.empty() ? nullptr : MappedFile::open(labels),
            false, !vocabulary.empty()};
}

/// Words of a table of tensors, from a list or from the file itself; none where there are none.
struct Words {
    std::vector<std::string> words;
    VectorNote note;
    std::optional<LabelList> labels;
};

/// Of several tables only some have words, and nobody said that this one has.
bool isForAnother(const TensorFile& file, const Lists& lists, std::int64_t rows)
{
    return !lists.wordsWereAskedFor && file.tensors().size() > 1
        && static_cast<std::int64_t>(linesOf(*lists.words).size()) != rows;
}

Words listedWords(const TensorFile& file, const MappedFile& list, std::int64_t rows)
{
    Words result;
    result.words = linesOf(list);
    if (static_cast<std::int64_t>(result.words.size()) != rows)
        throw FileError(list.name(), std::to_string(result.words.size()) + " lines",
                        std::to_string(rows) + " are needed, a word for each row of " + file.name());
    result.note = {VectorNote::Kind::assumed, 0, "words", "those of " + list.name(), "the table has numbers alone"};
    return result;
}

Words wordsFor(const TensorFile& file, const Lists& lists, std::int64_t rows)
{
    Words result;
    result.note = {VectorNote::Kind::assumed, 0, "words", "the numbers of the rows, from 0",
                   "no list of words is beside the file"};
    for (const MetaEntry& entry : file.metadata())
        if (const auto* tokens = std::get_if<std::vector<std::string>>(&entry.value);
            tokens && entry.key == "tokenizer.ggml.tokens" && static_cast<std::int64_t>(tokens->size()) == rows)
            result = {
                *tokens, {VectorNote::Kind::assumed, 0, "words", "those of " + entry.key, "one for each row"}, {}};
    if (lists.words && !isForAnother(file, lists, rows))
        result = listedWords(file, *lists.words, rows);
    else if (lists.words && result.words.empty())
        result.note.reason = lists.words->name() + " is for another table of the file";
    if (!lists.labels)
        return result;
    try {
        result.labels.emplace(*lists.labels, static_cast<std::size_t>(rows));
    } catch (const FileError& error) {
        if (lists.labelsWereAskedFor)
            throw;
        // Another table's, perhaps.
        if (result.words.empty())
            result.note.reason = error.what();
        return result;
    }
    if (!result.words.empty())
        return result;
    result.note = result.labels->note();
    for (std::int64_t row = 0; row < rows; ++row)
        result.words.emplace_back(result.labels->word(static_cast<std::size_t>(row)));
    return result;
}

/// Leaves out rows with values that are not finite, and says which.
/// returns  the rows that are kept
std::vector<std::size_t> dropNotFinite(VectorTable& table, std::vector<std::string>& words)
{
    constexpr std::int64_t mostNotes = 256;
    std::vector<std::size_t> rows;
    for (Eigen::Index row = 0; row < table.values.rows(); ++row) {
        const auto place = static_cast<std::size_t>(row);
        if (!table.values.row(row).allFinite()) {
            if (++table.notFinite <= mostNotes)
                table.notes.push_back(
                    {VectorNote::Kind::skipped, row, "row " + std::to_string(row),
                     (words.empty() ? "a vector" : shownWord(words[place])) + " with a value that is not finite",
                     "finite numbers are needed"});
            continue;
        }
        const auto kept = static_cast<Eigen::Index>(rows.size());
        if (kept != row) {
            table.values.row(kept) = table.values.row(row);
            if (!words.empty())
                words[rows.size()] = std::move(words[place]);
        }
        rows.push_back(place);
    }
    words.resize(words.empty() ? 0 : rows.size());
    table.values.conservativeResize(static_cast<Eigen::Index>(rows.size()), Eigen::NoChange);
    return rows;
}

/// A file over memory says so before it tries.
void requireMemory(const std::string& where, const RowShape& size)
{
    constexpr std::uint64_t besides = 100;
    const std::uint64_t memory = availableMemory(),
                        perRow = sizeof(float) * static_cast<std::uint64_t>(size.columns) + besides;
    const auto rows = static_cast<std::uint64_t>(size.rows);
    if (rows > memory / perRow)
        throw FileError(where, std::to_string(rows) + " vectors, which need " + bytesText(rows * perRow) + " of memory",
                        bytesText(memory) + " are free: the first " + std::to_string(memory / perRow) + " rows fit");
}

/// Null where there are none.
std::shared_ptr<const std::vector<WordColumn>> shared(std::vector<WordColumn> columns)
{
    return columns.empty() ? nullptr : std::make_shared<const std::vector<WordColumn>>(std::move(columns));
}

std::shared_ptr<const VectorTable> tableOfTensor(const TensorFile& file, const Lists& lists, const std::string& tensor,
                                                 std::int64_t limit, const Progress& progress)
{
    const TableChoice choice = chooseTable(file, tokenTable(file, tensor), mostNumbers);
    const std::int64_t rows = limit > 0 ? std::min(limit, choice.size.rows) : choice.size.rows;
    requireMemory(file.name(), {rows, choice.size.columns});
    Words words = wordsFor(file, lists, choice.size.rows);
    if (!words.words.empty())
        words.words.resize(static_cast<std::size_t>(rows));
    VectorTable table;
    table.name = file.name();
    table.format = file.format();
    table.tensor = choice.tensor;
    table.rowsFound = rows;
    table.notes.push_back(words.note);
    table.values.resize(rows, choice.size.columns);
    for (std::int64_t first = 0; first < rows; first += rowsAtOnce) {
        report(progress, static_cast<double>(first) / static_cast<double>(rows));
        const std::int64_t count = std::min(rowsAtOnce, rows - first);
        file.readRows(choice.tensor, first, count,
                      std::span(&table.values(first, 0), static_cast<std::size_t>(count * choice.size.columns)));
    }
    const std::vector<std::size_t> kept = dropNotFinite(table, words.words);
    if (words.labels)
        table.columns = shared(words.labels->columns(kept));
    return completed(std::move(table), std::move(words.words));
}

/// Whether the reader of tensors is the one to say what is wrong with a file, if anything is.
bool isTensors(const MappedFile& file)
{
    const std::string_view bytes = file.bytes(), name = file.name();
    for (const std::string_view mark : {"GGUF", "\x93NUMPY", "PK\3\4"})
        if (bytes.starts_with(mark))
            return true;
    if (looksLikeWordVectors(bytes))
        return false;
    const bool isSafetensors = bytes.size() > 8 && bytes[8] == '{';
    const bool isNamed = std::any_of(tensorSuffixes.begin(), tensorSuffixes.end(),
                                     [name](std::string_view suffix) { return name.ends_with(suffix); });
    return isSafetensors || isNamed || looksLikeOnnx(bytes);
}

/// Tells one state of a list of words from another.
std::string stateOf(const std::string& list)
{
    std::error_code noTime, noSize;
    const auto time = std::filesystem::last_write_time(list, noTime).time_since_epoch().count();
    const auto size = std::filesystem::file_size(list, noSize);
    return list + '\n' + std::to_string(noTime ? 0 : time) + ' ' + std::to_string(noSize ? 0 : size);
}

std::shared_ptr<const VectorTable> read(const std::string& path, const std::string& tensor,
                                        const std::string& vocabulary, std::int64_t limit, const Progress& progress)
{
    const std::shared_ptr<const MappedFile> file = MappedFile::open(path);
    if (isTensors(*file))
        return tableOfTensor(*openTensorFile(file), listsFor(path, vocabulary), tensor, limit, progress);
    WordVectors vectors = readWordVectors(path, vocabulary, {limit, progress});
    VectorTable table;
    table.name = path;
    table.format = vectors.format;
    table.values = std::move(vectors.values);
    table.notes = std::move(vectors.notes);
    table.columns = shared(std::move(vectors.columns));
    if (!vocabulary.empty() && vectors.format != "Embedding Projector TSV")
        table.notes.push_back(
            {VectorNote::Kind::assumed, 0, "words", vocabulary + " is not used", "the file has words of its own"});
    table.rowsFound = vectors.rowsFound;
    table.malformed = vectors.malformed;
    table.notFinite = vectors.notFinite;
    table.duplicates = vectors.duplicates;
    table.notUtf8 = vectors.notUtf8;
    return completed(std::move(table), std::move(vectors.words));
}

std::shared_ptr<const VectorTable> glove(std::int64_t limit)
{
    std::shared_ptr<const MappedFile> values, words;
    for (const ShippedFile& each : shippedFiles())
        if (each.name.starts_with("glove6b_100d_10k."))
            (each.name.ends_with(".npy") ? values : words) = MappedFile::ofMemory(std::string(each.bytes), "glove");
    return tableOfTensor(*openTensorFile(values), {words, nullptr}, {}, limit, {});
}

}  // namespace

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

namespace {

/// What can be said of a file of tensors without its numbers.
struct Tensors {
    std::vector<TableChoice> tables;
    std::string usual;  ///< what is taken where nobody says; may be empty
};

std::shared_ptr<const Tensors> tensorsOf(const std::string& path)
{
    static KeptTables<Tensors> kept;
    return kept.get(path, [&] {
        const std::shared_ptr<const MappedFile> mapped = MappedFile::open(path);
        auto tensors = std::make_shared<Tensors>();
        if (isTensors(*mapped)) {
            const auto file = openTensorFile(mapped);
            *tensors = {tablesOf(*file), tokenTable(*file, {})};
        }
        return tensors;
    });
}

}  // namespace

std::string likeliestTensor(const std::string& path)
{
    const std::shared_ptr<const Tensors> tensors = tensorsOf(path);
    if (!tensors->usual.empty() || tensors->tables.empty())
        return tensors->usual;
    const std::string list = vocabularyBeside(path);
    const auto words = list.empty() ? 0 : static_cast<std::int64_t>(linesOf(*MappedFile::open(list)).size());
    const auto isLess = [words](const TableChoice& a, const TableChoice& b) {
        return std::pair(a.size.rows == words, a.size.rows) < std::pair(b.size.rows == words, b.size.rows);
    };
    return std::max_element(tensors->tables.begin(), tensors->tables.end(), isLess)->tensor;
}

std::shared_ptr<const VectorTable> openVectors(const std::string& path, const std::string& tensor,
                                               const std::string& vocabulary, std::int64_t limit,
                                               const Progress& progress)
{
    if (limit < 0)
        throw ParameterError("limit", std::to_string(limit), "0 for all rows, or a number of rows is needed");
    if (isShipped(path))
        return limit > 0 ? glove(limit) : shippedVectors(path);
    static KeptTables<VectorTable, std::string, std::string, std::int64_t> kept;
    // A list that is asked for is taken more seriously than the same one where it only stands beside the file.
    const std::string list = (vocabulary.empty() ? "beside: " : "")
        + stateOf(vocabulary.empty() ? vocabularyBeside(path) : vocabulary) + stateOf(labelListBeside(path));
    return kept.get(path, tensor, list, limit, [&] { return read(path, tensor, vocabulary, limit, progress); });
}

bool isShipped(std::string_view word)
{
    return word == "glove";
}

std::shared_ptr<const VectorTable> shippedVectors(std::string_view word)
{
    if (!isShipped(word))
        throw InputError("the table", shownWord(word), "the word `glove` stands for one that is shipped");
    static const std::shared_ptr<const VectorTable> whole = glove(0);
    return whole;
}

}  // namespace whorl
