// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/tokenizer_added.h"

#include "core/tokenizer/character_categories.h"
#include "core/tokenizer/characters.h"

namespace whorl {

namespace {

bool isOfWord(char32_t code)
{
    return isLetter(code) || isNumber(code) || isMark(code) || code == '_';
}

}  // namespace

AddedTokens::AddedTokens(std::vector<AddedToken> tokens)
    : m_tokens(std::move(tokens))
{
    std::vector<LongestMatch::Entry> contents;
    for (std::uint32_t i = 0; i < m_tokens.size(); ++i)
        if (!m_tokens[i].content.empty())
            contents.push_back({m_tokens[i].content, i});
    m_contents = LongestMatch(std::move(contents));
}

std::vector<AddedTokens::Stretch> AddedTokens::cut(AlignedPart text) const
{
    std::vector<Stretch> stretches;
    const auto keep = [&](const AddedToken* token, std::size_t begin, std::size_t end) {
        if (begin < end)
            stretches.push_back({token, text.subspan(begin, end - begin)});
    };
    std::size_t open = 0;
    const std::string bytes = m_tokens.empty() ? std::string() : utf8Of(text);
    std::string_view rest = bytes;
    for (std::size_t at = 0; !rest.empty();) {
        const LongestMatch::Entry* const found = m_contents.find(rest);
        const std::size_t taken = found ? found->text.size() : static_cast<std::size_t>(firstCharacter(rest).bytes);
        std::size_t begin = at, end = at;
        for (std::size_t i = 0; i < taken; ++end)
            i += static_cast<std::size_t>(firstCharacter(rest.substr(i)).bytes);
        rest.remove_prefix(taken);
        at = end;
        if (!found)
            continue;
        const AddedToken& token = m_tokens[found->index];
        const bool isInWord =
            (begin > 0 && isOfWord(text[begin - 1].code)) || (end < text.size() && isOfWord(text[end].code));
        if (token.isWord && isInWord)
            continue;
        while (token.takesLeft && begin > open && isWhiteSpace(text[begin - 1].code))
            --begin;
        while (token.takesRight && end < text.size() && isWhiteSpace(text[end].code))
            ++end;
        for (; at < end; ++at)
            rest.remove_prefix(static_cast<std::size_t>(firstCharacter(rest).bytes));
        keep(nullptr, open, begin);
        keep(&token, begin, end);
        open = end;
    }
    keep(nullptr, open, text.size());
    return stretches;
}

}  // namespace whorl
