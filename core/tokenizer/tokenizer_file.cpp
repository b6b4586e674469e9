// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/tokenizer_file.h"

#include "core/error.h"
#include "core/files/disguise.h"
#include "core/text.h"

#include <algorithm>

namespace whorl {

namespace {

using nlohmann::json;

/// Deeper than any step of a tokenizer.
constexpr int deepestNesting = 32;

/// Values that a file may have, which bounds the memory that it takes; published ones have up to 2 million.
constexpr std::size_t mostValues = 4'000'000;

constexpr const char* needed = "a tokenizer.json is needed";

json parsed(std::string_view text, const std::string& name)
{
    std::size_t values = 0;
    try {
        return json::parse(text, [&](int depth, json::parse_event_t, const json&) {
            if (depth > deepestNesting)
                throw FileError(name, "nested more than " + std::to_string(deepestNesting) + " levels deep", needed);
            if (++values > mostValues)
                throw FileError(name, "more than " + std::to_string(mostValues) + " values", needed);
            return true;
        });
    } catch (const json::parse_error& error) {
        throw FileError(name, "not JSON at byte " + std::to_string(error.byte), needed);
    } catch (const json::exception&) {
        throw FileError(name, "a number beyond float64", needed);
    }
}

/// Whether a step behind the model puts tokens around a text.
bool putsTokensAround(const ConfigFields& processor)
{
    if (const auto steps = processor.objectList("processors"))
        return std::any_of(steps->begin(), steps->end(), putsTokensAround);
    return processor.text("type") != "ByteLevel";
}

void noteWhatIsLeftOut(const ConfigFields& file, std::vector<std::string>& notices)
{
    if (const auto processor = file.object("post_processor"); processor && putsTokensAround(*processor))
        notices.push_back(
            WHORL_TEXT("Notice", "Tokens that the file puts around a text, as [CLS] or <s>, are left out"));
    if (file.has("truncation") || file.has("padding"))
        notices.push_back(
            WHORL_TEXT("Notice", "The file cuts or fills up texts to a length; here they stay as they are"));
    if (const auto model = file.object("model"); model && model->number("dropout").value_or(0) > 0)
        notices.push_back(WHORL_TEXT("Notice", "The file leaves out merges at random; here all are made"));
}

AddedToken addedToken(const ConfigFields& fields, TokenVocabulary& vocabulary)
{
    AddedToken token;
    const auto content = fields.text("content");
    const auto id = fields.index("id");
    if (!content || !id)
        throw InputError(fields.path(content ? "id" : "content"), "missing", "an added token has both");
    if (content->size() > AddedTokens::longestContent)
        throw InputError(fields.path("content"), std::to_string(content->size()) + " bytes",
                         "at most " + std::to_string(AddedTokens::longestContent));
    token.content = *content;
    token.isWord = fields.flag("single_word").value_or(false);
    token.takesLeft = fields.flag("lstrip").value_or(false);
    token.takesRight = fields.flag("rstrip").value_or(false);
    token.isNormalized = fields.flag("normalized").value_or(!fields.flag("special").value_or(false));
    const auto known = vocabulary.find(*content);
    if (known && vocabulary.id(*known) == *id) {
        token.index = *known;
        return token;
    }
    token.index = vocabulary.size();
    try {
        vocabulary.add(*content, *id);
    } catch (const InputError& error) {
        throw InputError(fields.path("id"), error.found(), error.expected());
    }
    return token;
}

void readAddedTokens(const ConfigFields& file, TokenizerParts& into)
{
    std::vector<AddedToken> raw, normalized;
    into.isAdded.resize(into.vocabulary.size());
    for (const ConfigFields& fields : file.objectList("added_tokens").value_or(std::vector<ConfigFields>())) {
        AddedToken token = addedToken(fields, into.vocabulary);
        into.isAdded.resize(into.vocabulary.size());
        into.isAdded[token.index] = true;
        if (token.isNormalized) {
            AlignedText content = alignedText(token.content);
            into.normalize(content);
            token.content = utf8Of(content);
        }
        (token.isNormalized ? normalized : raw).push_back(std::move(token));
    }
    into.addedRaw = AddedTokens(std::move(raw));
    into.addedNormalized = AddedTokens(std::move(normalized));
}

}  // namespace

TokenizerParts readTokenizer(std::string_view text, const std::string& name)
{
    if (const auto disguise = disguiseOf(text))
        throw FileError(name, disguise->found, disguise->expected);
    const json file = parsed(text, name);
    if (!file.is_object() || !file.contains("model") || !file["model"].is_object())
        throw FileError(name, "no object \"model\" in it", needed);
    TokenizerParts parts;
    try {
        const ConfigFields fields(file, "");
        readNormalizer(fields, parts);
        readPreTokenizer(fields, parts);
        readModel(fields, file["model"], parts);
        readAddedTokens(fields, parts);
        noteWhatIsLeftOut(fields, parts.notices);
    } catch (const FileError&) {
        throw;
    } catch (const InputError& error) {
        throw FileError(name + ", " + error.where(), error.found(), error.expected());
    }
    return parts;
}

}  // namespace whorl
