// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tokenizer/tokenizer.h"

#include <QStringList>

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace whorl::test {

using nlohmann::json;

/// A vocabulary whose ids are the places in the list.
inline json numbered(const std::vector<std::string>& spellings)
{
    json vocabulary = json::object();
    for (std::size_t i = 0; i < spellings.size(); ++i)
        vocabulary[spellings[i]] = i;
    return vocabulary;
}

/// A tokenizer.json of byte-pair encoding without any other step.
inline json bytePairFile(const std::vector<std::string>& spellings, const std::vector<std::string>& merges)
{
    return {{"model", {{"type", "BPE"}, {"vocab", numbered(spellings)}, {"merges", merges}}}};
}

/// A tokenizer.json of WordPiece with BERT's steps.
inline json wordPieceFile(const std::vector<std::string>& spellings)
{
    return {{"normalizer", {{"type", "BertNormalizer"}}},
            {"pre_tokenizer", {{"type", "BertPreTokenizer"}}},
            {"model", {{"type", "WordPiece"}, {"unk_token", "[UNK]"}, {"vocab", numbered(spellings)}}}};
}

inline Tokenizer tokenizer(const json& file)
{
    return Tokenizer::read(file.dump(), "tokenizer.json");
}

inline QStringList textsOf(const std::vector<Token>& tokens)
{
    QStringList texts;
    for (const Token& each : tokens)
        texts += QString::fromStdString(each.text);
    return texts;
}

inline QStringList tokenTexts(const json& file, const QString& text)
{
    return textsOf(tokenizer(file).tokens(text.toStdString()));
}

}  // namespace whorl::test
