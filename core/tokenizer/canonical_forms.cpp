// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/canonical_forms.h"

#include "core/tokenizer/canonical_tables.h"

#include <algorithm>
#include <iterator>

namespace whorl {

namespace {

// Korean syllables: Unicode Standard, section 3.12.
constexpr char32_t firstSyllable = 0xac00, firstLeading = 0x1100, firstVowel = 0x1161, beforeTrailing = 0x11a7;
constexpr char32_t leadingCount = 19, vowelCount = 21, trailingCount = 28;
constexpr char32_t syllableCount = leadingCount * vowelCount * trailingCount;

/// Below this every character is its own form and no mark.
constexpr char32_t firstCanonical = 0xc0;

int combiningClass(char32_t code)
{
    const std::span<const CombiningRange> ranges = combiningClasses();
    const auto range = std::upper_bound(ranges.begin(), ranges.end(), code,
                                        [](char32_t c, const CombiningRange& each) { return c < each.first; });
    return range != ranges.begin() && code <= std::prev(range)->last ? std::prev(range)->value : 0;
}

const CanonicalPair* pairOf(char32_t whole)
{
    for (const std::span<const CanonicalPair> pairs : {composedPairs(), decomposedPairs()}) {
        const auto found = std::lower_bound(pairs.begin(), pairs.end(), whole,
                                            [](const CanonicalPair& each, char32_t c) { return each.whole < c; });
        if (found != pairs.end() && found->whole == whole)
            return &*found;
    }
    return nullptr;
}

void appendApart(AlignedText& out, const AlignedCharacter& character)
{
    const auto append = [&](char32_t code) { out.push_back({code, character.begin, character.end}); };
    const char32_t code = character.code;
    if (code >= firstSyllable && code < firstSyllable + syllableCount) {
        const char32_t index = code - firstSyllable;
        append(firstLeading + index / (vowelCount * trailingCount));
        append(firstVowel + index / trailingCount % vowelCount);
        if (index % trailingCount != 0)
            append(beforeTrailing + index % trailingCount);
    } else if (const CanonicalPair* pair = code < firstCanonical ? nullptr : pairOf(code)) {
        appendApart(out, {pair->first, character.begin, character.end});
        appendApart(out, {pair->second, character.begin, character.end});
    } else if (const char32_t twin = canonicalTwin(code); twin != code) {
        appendApart(out, {twin, character.begin, character.end});
    } else {
        append(code);
    }
}

/// The character that two are together, or 0.
char32_t wholeOf(char32_t first, char32_t second)
{
    if (first >= firstLeading && first < firstLeading + leadingCount && second >= firstVowel
        && second < firstVowel + vowelCount)
        return firstSyllable + ((first - firstLeading) * vowelCount + second - firstVowel) * trailingCount;
    const bool isOpen =
        first >= firstSyllable && first < firstSyllable + syllableCount && (first - firstSyllable) % trailingCount == 0;
    if (isOpen && second > beforeTrailing && second < beforeTrailing + trailingCount)
        return first + second - beforeTrailing;
    static const std::vector<CanonicalPair> byParts = [] {
        std::vector<CanonicalPair> pairs(composedPairs().begin(), composedPairs().end());
        std::sort(pairs.begin(), pairs.end(), [](const CanonicalPair& a, const CanonicalPair& b) {
            return std::pair(a.first, a.second) < std::pair(b.first, b.second);
        });
        return pairs;
    }();
    const auto found = std::lower_bound(byParts.begin(), byParts.end(), std::pair(first, second),
                                        [](const CanonicalPair& each, const std::pair<char32_t, char32_t>& parts) {
                                            return std::pair(each.first, each.second) < parts;
                                        });
    const bool isFound = found != byParts.end() && found->first == first && found->second == second;
    return isFound ? found->whole : 0;
}

}  // namespace

void takeApart(AlignedText& text)
{
    AlignedText apart;
    apart.reserve(text.size());
    for (const AlignedCharacter& each : text)
        appendApart(apart, each);
    const auto isBase = [](const AlignedCharacter& each) {
        return each.code < firstCanonical || combiningClass(each.code) == 0;
    };
    for (auto at = apart.begin(); at != apart.end();) {
        const auto marks = std::find_if_not(at, apart.end(), isBase);
        at = std::find_if(marks, apart.end(), isBase);
        std::stable_sort(marks, at, [](const AlignedCharacter& a, const AlignedCharacter& b) {
            return combiningClass(a.code) < combiningClass(b.code);
        });
    }
    text = std::move(apart);
}

void putTogether(AlignedText& text)
{
    const bool isPlain =
        std::all_of(text.begin(), text.end(), [](const AlignedCharacter& each) { return each.code < 0x300; });
    if (isPlain)
        return;
    takeApart(text);
    AlignedText together;
    std::size_t base = 0;
    bool hasBase = false;
    int lastClass = 0;
    for (const AlignedCharacter& each : text) {
        const int kind = each.code < firstCanonical ? 0 : combiningClass(each.code);
        const bool isNext = hasBase && base + 1 == together.size();
        // A mark is kept from its base by another of its class or a higher one, and a base by any mark.
        const bool isReached = hasBase && (isNext || (lastClass < kind && lastClass != 0));
        if (const char32_t whole = isReached ? wholeOf(together[base].code, each.code) : 0; whole != 0) {
            together[base].code = whole;
            together[base].begin = std::min(together[base].begin, each.begin);
            together[base].end = std::max(together[base].end, each.end);
            continue;
        }
        if (kind == 0) {
            base = together.size();
            hasBase = true;
        }
        lastClass = kind;
        together.push_back(each);
    }
    text = std::move(together);
}

}  // namespace whorl
