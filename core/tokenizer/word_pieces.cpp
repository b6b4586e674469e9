// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/word_pieces.h"

namespace whorl {

WordPieces::WordPieces(const TokenVocabulary& vocabulary, Options options)
    : m_options(std::move(options))
{
    std::vector<LongestMatch::Entry> first, inner;
    for (std::uint32_t index = 0; index < vocabulary.size(); ++index) {
        const std::string& spelling = vocabulary.spelling(index);
        if (!spelling.empty())
            first.push_back({spelling, index});
        if (spelling.starts_with(m_options.prefix) && spelling.size() > m_options.prefix.size())
            inner.push_back({spelling.substr(m_options.prefix.size()), index});
    }
    m_first = LongestMatch(std::move(first));
    m_inner = LongestMatch(std::move(inner));
}

void WordPieces::append(AlignedPart part, std::vector<FoundToken>& tokens) const
{
    if (part.empty())
        return;
    const std::size_t before = tokens.size();
    const std::string text = utf8Of(part);
    std::size_t at = 0;
    for (std::size_t character = 0; part.size() <= m_options.longestWord && at < text.size();) {
        const std::string_view rest = std::string_view(text).substr(at);
        const LongestMatch::Entry* const piece = (at == 0 ? m_first : m_inner).find(rest);
        if (!piece)
            break;
        const std::size_t first = character;
        for (std::size_t bytes = 0; bytes < piece->text.size(); ++character)
            bytes += static_cast<std::size_t>(firstCharacter(rest.substr(bytes)).bytes);
        tokens.push_back({piece->index, part[first].begin, part[character - 1].end});
        at += piece->text.size();
    }
    if (at == text.size())
        return;
    tokens.resize(before);
    tokens.push_back({m_options.unknown, part.front().begin, part.back().end});
}

}  // namespace whorl
