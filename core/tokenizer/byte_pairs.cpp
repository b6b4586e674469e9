// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/byte_pairs.h"

#include "core/error.h"

#include <algorithm>
#include <queue>

namespace whorl {

namespace {

std::uint64_t keyOf(std::uint32_t left, std::uint32_t right)
{
    return static_cast<std::uint64_t>(left) << 32U | right;
}

constexpr std::uint32_t none = 0xffffffff;

}  // namespace

/// A token of a part, linked to its neighbours; one that was merged into its left neighbour has no index any more.
struct BytePairs::Symbol {
    std::uint32_t index = none;
    std::size_t begin = 0, end = 0;
    std::uint32_t previous = none, next = none;
};

/// A pair that could be merged when it was found.
struct BytePairs::Candidate {
    std::uint32_t rank, at;

    bool operator>(const Candidate& other) const { return rank != other.rank ? rank > other.rank : at > other.at; }
};

BytePairs::BytePairs(const TokenVocabulary& vocabulary, Options options)
    : m_options(std::move(options))
{
    if (m_options.fallsBackToBytes)
        for (std::size_t byte = 0; byte < m_bytes.size(); ++byte) {
            constexpr std::string_view digits = "0123456789ABCDEF";
            m_bytes[byte] = vocabulary.find(std::string("<0x") + digits[byte >> 4U] + digits[byte & 15U] + '>');
        }
}

void BytePairs::addMerge(const TokenVocabulary& vocabulary, std::string_view left, std::string_view right)
{
    const auto indexOf = [&](const std::string& spelling) {
        if (const auto index = vocabulary.find(spelling))
            return *index;
        throw InputError("the merge of " + quotedSpelling(left) + " and " + quotedSpelling(right),
                         quotedSpelling(spelling), "a token of the vocabulary is needed");
    };
    const std::uint32_t first = indexOf(std::string(left)), second = indexOf(std::string(right));
    const std::string_view rest = right.starts_with(m_options.prefix) ? right.substr(m_options.prefix.size()) : right;
    m_merges[keyOf(first, second)] = {m_count, indexOf(std::string(left).append(rest))};
    ++m_count;
}

bool BytePairs::appendBytes(const AlignedCharacter& character, std::string_view spelling,
                            std::vector<Symbol>& symbols) const
{
    const auto tokenOf = [this](char byte) { return m_bytes[static_cast<unsigned char>(byte)]; };
    if (!std::all_of(spelling.begin(), spelling.end(), [&](char byte) { return tokenOf(byte).has_value(); }))
        return false;
    const bool isExact = character.end - character.begin == spelling.size();
    for (std::size_t i = 0; i < spelling.size(); ++i) {
        const std::size_t begin = character.begin + (isExact ? i : 0);
        symbols.push_back({*tokenOf(spelling[i]), begin, isExact ? begin + 1 : character.end});
    }
    return true;
}

std::vector<BytePairs::Symbol> BytePairs::symbolsOf(const TokenVocabulary& vocabulary, AlignedPart part) const
{
    std::vector<Symbol> symbols;
    symbols.reserve(part.size());
    bool afterUnknown = false;
    std::string spelling;
    for (std::size_t i = 0; i < part.size(); ++i) {
        const AlignedCharacter& character = part[i];
        spelling = i == 0 ? "" : m_options.prefix;
        appendUtf8(spelling, character.code);
        if (i + 1 == part.size())
            spelling += m_options.suffix;
        if (const auto index = vocabulary.find(spelling)) {
            symbols.push_back({*index, character.begin, character.end});
            afterUnknown = false;
        } else if (m_options.fallsBackToBytes && appendBytes(character, spelling, symbols)) {
            afterUnknown = false;
        } else if (afterUnknown && m_options.joinsUnknown) {
            symbols.back().end = character.end;
        } else if (m_options.unknown) {
            symbols.push_back({*m_options.unknown, character.begin, character.end});
            afterUnknown = true;
        }
    }
    for (std::uint32_t i = 0; i < symbols.size(); ++i) {
        symbols[i].previous = i == 0 ? none : i - 1;
        symbols[i].next = i + 1 == symbols.size() ? none : i + 1;
    }
    return symbols;
}

const BytePairs::Merge* BytePairs::find(std::uint32_t left, std::uint32_t right) const
{
    const auto found = m_merges.find(keyOf(left, right));
    return found == m_merges.end() ? nullptr : &found->second;
}

void BytePairs::merge(std::vector<Symbol>& symbols) const
{
    const auto mergeAt = [&](std::uint32_t at) -> const Merge* {
        if (at == none || symbols[at].index == none || symbols[at].next == none)
            return nullptr;
        return find(symbols[at].index, symbols[symbols[at].next].index);
    };
    std::vector<Candidate> found;
    for (std::uint32_t at = 0; at < symbols.size(); ++at)
        if (const Merge* merge = mergeAt(at))
            found.push_back({merge->rank, at});
    std::priority_queue<Candidate, std::vector<Candidate>, std::greater<>> candidates({}, std::move(found));
    while (!candidates.empty()) {
        const Candidate best = candidates.top();
        candidates.pop();
        // Others may have been merged at this place since the pair was found.
        const Merge* const merge = mergeAt(best.at);
        if (!merge || merge->rank != best.rank)
            continue;
        Symbol& left = symbols[best.at];
        Symbol& right = symbols[left.next];
        left.index = merge->result;
        left.end = right.end;
        left.next = right.next;
        right.index = none;
        if (left.next != none)
            symbols[left.next].previous = best.at;
        for (const std::uint32_t at : {left.previous, best.at})
            if (const Merge* next = mergeAt(at))
                candidates.push({next->rank, at});
    }
}

void BytePairs::append(const TokenVocabulary& vocabulary, AlignedPart part, std::vector<FoundToken>& tokens) const
{
    if (part.empty())
        return;
    if (m_options.ignoresMerges)
        if (const auto whole = vocabulary.find(utf8Of(part))) {
            tokens.push_back({*whole, part.front().begin, part.back().end});
            return;
        }
    std::vector<Symbol> symbols = symbolsOf(vocabulary, part);
    merge(symbols);
    for (const Symbol& each : symbols)
        if (each.index != none)
            tokens.push_back({each.index, each.begin, each.end});
}

}  // namespace whorl
