// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/error.h"
#include "core/text.h"
#include "core/tokenizer/tokenizer_file.h"

namespace whorl {

namespace {

using nlohmann::json;

/// Ids are written to files as numbers that float64 holds.
constexpr std::int64_t greatestId = 1'000'000'000'000'000;

/// What is put before or behind characters; published files have up to four bytes.
constexpr std::size_t longestAffix = 64;

/// Characters of a word that is looked at; longer ones would let a crafted file take minutes.
constexpr std::int64_t longestWord = 10'000;

std::int64_t idOf(const json& value, const std::string& spelling)
{
    const bool isWhole =
        value.is_number_unsigned() && value.get<std::uint64_t>() <= static_cast<std::uint64_t>(greatestId);
    if (!isWhole) {
        const std::string found = value.dump(-1, ' ', false, json::error_handler_t::replace).substr(0, 60);
        throw InputError("model.vocab[" + quotedSpelling(spelling) + "]", found, "a whole number from 0 is needed");
    }
    return value.get<std::int64_t>();
}

void readVocabulary(const json& model, TokenVocabulary& vocabulary)
{
    const auto vocab = model.find("vocab");
    if (vocab == model.end() || !vocab->is_object() || vocab->empty())
        throw InputError("model.vocab", vocab == model.end() ? "missing" : "no object of tokens",
                         "tokens with their ids are needed");
    for (const auto& [spelling, id] : vocab->items()) {
        try {
            vocabulary.add(spelling, idOf(id, spelling));
        } catch (const InputError& error) {
            if (error.where().starts_with("model"))
                throw;
            throw InputError("model.vocab[" + error.where() + ']', error.found(), error.expected());
        }
    }
}

/// "a b" or ["a", "b"].
std::pair<std::string_view, std::string_view> mergeOf(const json& value, const std::string& place)
{
    if (value.is_string()) {
        const std::string_view both = value.get_ref<const std::string&>();
        const std::size_t space = both.find(' ');
        if (space != std::string_view::npos && both.find(' ', space + 1) == std::string_view::npos)
            return {both.substr(0, space), both.substr(space + 1)};
    } else if (value.is_array() && value.size() == 2 && value[0].is_string() && value[1].is_string()) {
        return {value[0].get_ref<const std::string&>(), value[1].get_ref<const std::string&>()};
    }
    throw InputError(place, value.dump(-1, ' ', false, json::error_handler_t::replace).substr(0, 60),
                     "two texts with a space between them, or a list of two, are needed");
}

void readMerges(const json& model, const TokenVocabulary& vocabulary, BytePairs& into)
{
    const auto merges = model.find("merges");
    if (merges == model.end() || !merges->is_array())
        throw InputError("model.merges", merges == model.end() ? "missing" : "no list", "a list of merges is needed");
    for (std::size_t i = 0; i < merges->size(); ++i) {
        const std::string place = "model.merges[" + std::to_string(i) + ']';
        const auto [left, right] = mergeOf((*merges)[i], place);
        try {
            into.addMerge(vocabulary, left, right);
        } catch (const InputError& error) {
            throw InputError(place, error.found() + ", which is not in model.vocab", error.expected());
        }
    }
}

std::string affix(const ConfigFields& fields, std::string_view key, const std::string& otherwise = "")
{
    const std::string text = fields.text(key).value_or(otherwise);
    if (text.size() > longestAffix)
        throw InputError(fields.path(key), std::to_string(text.size()) + " bytes",
                         "at most " + std::to_string(longestAffix));
    return text;
}

void readBytePairs(const ConfigFields& fields, const json& model, TokenizerParts& into)
{
    BytePairs::Options options;
    options.prefix = affix(fields, "continuing_subword_prefix");
    options.suffix = affix(fields, "end_of_word_suffix");
    options.unknown = into.vocabulary.find(fields.text("unk_token").value_or(""));
    options.joinsUnknown = fields.flag("fuse_unk").value_or(false);
    options.fallsBackToBytes = fields.flag("byte_fallback").value_or(false);
    options.ignoresMerges = fields.flag("ignore_merges").value_or(false);
    if (!options.unknown && !options.fallsBackToBytes && !into.isByteLevel)
        into.notices.push_back(WHORL_TEXT("Notice", "Characters that the vocabulary does not have are left out"));
    BytePairs pairs(into.vocabulary, std::move(options));
    readMerges(model, into.vocabulary, pairs);
    into.model = std::move(pairs);
}

void readWordPieces(const ConfigFields& fields, TokenizerParts& into)
{
    WordPieces::Options options;
    options.prefix = affix(fields, "continuing_subword_prefix", options.prefix);
    const std::string unknown = fields.text("unk_token").value_or("[UNK]");
    const auto index = into.vocabulary.find(unknown);
    if (!index)
        throw InputError(fields.path("unk_token"), quotedSpelling(unknown) + ", which is not in model.vocab",
                         "a token of the vocabulary is needed");
    options.unknown = *index;
    const std::int64_t longest = fields.index("max_input_chars_per_word").value_or(100);
    if (longest > longestWord)
        throw InputError(fields.path("max_input_chars_per_word"), std::to_string(longest),
                         "at most " + std::to_string(longestWord));
    options.longestWord = static_cast<std::size_t>(longest);
    into.model = WordPieces(into.vocabulary, std::move(options));
}

/// Old files do not name the model.
std::string modelType(const ConfigFields& fields)
{
    if (const auto type = fields.text("type"))
        return *type;
    if (fields.has("merges"))
        return "BPE";
    return fields.has("max_input_chars_per_word") ? "WordPiece" : fields.isList("vocab") ? "Unigram" : "missing";
}

}  // namespace

void readModel(const ConfigFields& file, const json& model, TokenizerParts& into)
{
    const ConfigFields fields = *file.object("model");
    const std::string type = modelType(fields);
    if (type != "BPE" && type != "WordPiece")
        throw InputError(fields.path("type"), type, "this version reads BPE and WordPiece");
    readVocabulary(model, into.vocabulary);
    if (type == "BPE")
        readBytePairs(fields, model, into);
    else
        readWordPieces(fields, into);
}

}  // namespace whorl
