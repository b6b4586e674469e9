// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/tokenizer_normalizer.h"

#include "core/embedding/character_range.h"
#include "core/tokenizer/canonical_forms.h"
#include "core/tokenizer/capitals.h"
#include "core/tokenizer/character_categories.h"
#include "core/tokenizer/characters.h"

#include <algorithm>

namespace whorl {

namespace {

/// The blocks that BERT's own code calls Chinese characters; U+2B820 to U+2B91F are left out there.
constexpr CharacterRange chinese[] = {
    {0x3400, 0x4dbf},   {0x4e00, 0x9fff},   {0xf900, 0xfaff},   {0x20000, 0x2a6df},
    {0x2a700, 0x2b73f}, {0x2b740, 0x2b81f}, {0x2b920, 0x2ceaf}, {0x2f800, 0x2fa1f},
};

void dropControls(AlignedText& text)
{
    const auto isBlank = [](char32_t code) { return code == '\t' || code == '\n' || code == '\r'; };
    std::erase_if(text, [&](const AlignedCharacter& each) {
        return each.code == 0xfffd || (isControl(each.code) && !isBlank(each.code));
    });
    for (AlignedCharacter& each : text)
        if (isWhiteSpace(each.code))
            each.code = ' ';
}

void partChinese(AlignedText& text)
{
    AlignedText parted;
    parted.reserve(text.size());
    for (const AlignedCharacter& each : text) {
        const bool isParted = within(each.code, chinese);
        if (isParted)
            parted.push_back({' ', each.begin, each.begin});
        parted.push_back(each);
        if (isParted)
            parted.push_back({' ', each.end, each.end});
    }
    text = std::move(parted);
}

}  // namespace

void cleanAsBert(AlignedText& text, const BertCleaning& cleaning)
{
    if (cleaning.dropsControls)
        dropControls(text);
    if (cleaning.partsChinese)
        partChinese(text);
    if (cleaning.dropsAccents) {
        takeApart(text);
        std::erase_if(text, [](const AlignedCharacter& each) { return isNonspacingMark(each.code); });
    }
    if (cleaning.makesSmall)
        makeSmall(text);
}

void makeSmall(AlignedText& text)
{
    constexpr char32_t dottedCapital = 0x130, dotAbove = 0x307;
    AlignedText small;
    small.reserve(text.size());
    for (const AlignedCharacter& each : text) {
        small.push_back({each.code == dottedCapital ? U'i' : smallLetter(each.code), each.begin, each.end});
        if (each.code == dottedCapital)
            small.push_back({dotAbove, each.begin, each.end});
    }
    text = std::move(small);
}

void dropMarks(AlignedText& text)
{
    std::erase_if(text, [](const AlignedCharacter& each) { return isMark(each.code); });
}

void replaceAll(AlignedText& text, const AlignedText& found, const AlignedText& put)
{
    AlignedText replaced;
    replaced.reserve(text.size());
    for (auto at = text.begin(); at != text.end();) {
        const auto place = std::search(at, text.end(), found.begin(), found.end(), sameCode);
        replaced.insert(replaced.end(), at, place);
        if (place == text.end())
            break;
        at = place + static_cast<std::ptrdiff_t>(found.size());
        for (const AlignedCharacter& each : put)
            replaced.push_back({each.code, place->begin, std::prev(at)->end});
    }
    text = std::move(replaced);
}

}  // namespace whorl
