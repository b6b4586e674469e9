// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/corpus_text.h"

#include "core/embedding/character_range.h"

namespace whorl {

namespace {

/// Blanks, punctuation and symbols from U+0080 on, by block where a block holds nothing else.
constexpr CharacterRange separators[] = {
    {0x80, 0xa9},     {0xab, 0xb4},       {0xb6, 0xb9},        {0xbb, 0xbf},     {0xd7, 0xd7},     {0xf7, 0xf7},
    {0x2c2, 0x2c5},   {0x2d2, 0x2df},     {0x37e, 0x37e},      {0x387, 0x387},   {0x55a, 0x55f},   {0x589, 0x58a},
    {0x5be, 0x5be},   {0x5c0, 0x5c0},     {0x5c3, 0x5c3},      {0x5f3, 0x5f4},   {0x609, 0x60d},   {0x61b, 0x61f},
    {0x66a, 0x66d},   {0x6d4, 0x6d4},     {0x964, 0x965},      {0x970, 0x970},   {0xe4f, 0xe4f},   {0xe5a, 0xe5b},
    {0xf04, 0xf12},   {0x104a, 0x104f},   {0x1361, 0x1368},    {0x1680, 0x1680}, {0x17d4, 0x17da}, {0x1800, 0x180a},
    {0x2000, 0x200b}, {0x200e, 0x206f},   {0x207a, 0x207e},    {0x208a, 0x208e}, {0x20a0, 0x20cf}, {0x2190, 0x2bff},
    {0x2e00, 0x2e7f}, {0x2ff0, 0x3004},   {0x3008, 0x3020},    {0x3030, 0x3030}, {0x303d, 0x303f}, {0x30a0, 0x30a0},
    {0x30fb, 0x30fb}, {0x3200, 0x33ff},   {0x4dc0, 0x4dff},    {0xe000, 0xf8ff}, {0xfd3e, 0xfd3f}, {0xfe10, 0xfe1f},
    {0xfe30, 0xfe6f}, {0xfeff, 0xfeff},   {0xff01, 0xff0f},    {0xff1a, 0xff20}, {0xff3b, 0xff40}, {0xff5b, 0xff65},
    {0xffe0, 0xffff}, {0x1f000, 0x1faff}, {0xe0000, 0x10ffff},
};

constexpr CharacterRange hanCharacters[] = {
    {0x2e80, 0x2fdf}, {0x3005, 0x3007}, {0x3021, 0x3029},   {0x3400, 0x4dbf},
    {0x4e00, 0x9fff}, {0xf900, 0xfaff}, {0x20000, 0x3ffff},
};

bool isBetween(char32_t code, char32_t first, char32_t last)
{
    return code >= first && code <= last;
}

char32_t lowerGreek(char32_t code)
{
    if (isBetween(code, 0x391, 0x3ab))
        return code + 0x20;
    if (code == 0x386)
        return 0x3ac;
    if (isBetween(code, 0x388, 0x38a))
        return code + 37;
    if (code == 0x38c)
        return 0x3cc;
    return isBetween(code, 0x38e, 0x38f) ? code + 63 : code;
}

/// In these blocks a capital stands before its small letter, at an even or an odd place.
char32_t lowerOfPairs(char32_t code)
{
    const bool even = isBetween(code, 0x100, 0x12f) || isBetween(code, 0x132, 0x137) || isBetween(code, 0x14a, 0x177)
        || isBetween(code, 0x1de, 0x1ef) || isBetween(code, 0x1f8, 0x21f) || isBetween(code, 0x222, 0x233)
        || isBetween(code, 0x460, 0x481) || isBetween(code, 0x48a, 0x4bf) || isBetween(code, 0x4d0, 0x52f)
        || isBetween(code, 0x1e00, 0x1e95) || isBetween(code, 0x1ea0, 0x1eff);
    const bool odd = isBetween(code, 0x139, 0x148) || isBetween(code, 0x179, 0x17e) || isBetween(code, 0x1cd, 0x1dc)
        || isBetween(code, 0x4c1, 0x4ce);
    return (even && code % 2 == 0) || (odd && code % 2 == 1) ? code + 1 : code;
}

int sequenceLength(unsigned char lead)
{
    if (lead < 0x80)
        return 1;
    return lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
}

}  // namespace

Utf8Character firstCharacter(std::string_view text)
{
    const auto lead = static_cast<unsigned char>(text.front());
    const int length = sequenceLength(lead);
    if (length == 0 || static_cast<std::size_t>(length) > text.size())
        return {};
    char32_t code = length == 1 ? lead : lead & (0x7fU >> length);
    for (int i = 1; i < length; ++i) {
        const auto next = static_cast<unsigned char>(text[static_cast<std::size_t>(i)]);
        if ((next & 0xc0U) != 0x80)
            return {};
        code = code << 6 | (next & 0x3fU);
    }
    const bool overlong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
    return overlong || isBetween(code, 0xd800, 0xdfff) || code > 0x10ffff ? Utf8Character{}
                                                                          : Utf8Character{code, length};
}

void appendUtf8(std::string& text, char32_t code)
{
    const auto append = [&text](char32_t bits) { text += static_cast<char>(static_cast<unsigned char>(bits)); };
    if (code < 0x80) {
        append(code);
        return;
    }
    const int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    constexpr char32_t leads[] = {0, 0xc0, 0xe0, 0xf0};
    append(leads[more] | code >> (6 * more));
    for (int i = more - 1; i >= 0; --i)
        append(0x80 | (code >> (6 * i) & 0x3f));
}

CharacterClass characterClass(char32_t code)
{
    if (code < 0x80) {
        const bool letter = isBetween(code | 0x20, 'a', 'z') || isBetween(code, '0', '9');
        return letter ? CharacterClass::letter : code == '\'' ? CharacterClass::apostrophe : CharacterClass::separator;
    }
    if (within(code, hanCharacters))
        return CharacterClass::han;
    if (code == 0x2019)
        return CharacterClass::apostrophe;
    return within(code, separators) ? CharacterClass::separator : CharacterClass::letter;
}

char32_t lowerCase(char32_t code)
{
    if (code < 0x80)
        return isBetween(code, 'A', 'Z') ? code + 0x20 : code;
    if ((isBetween(code, 0xc0, 0xde) && code != 0xd7) || isBetween(code, 0x410, 0x42f)
        || isBetween(code, 0xff21, 0xff3a))
        return code + 0x20;
    if (code == 0x178)
        return 0xff;
    if (isBetween(code, 0x386, 0x3ab))
        return lowerGreek(code);
    if (isBetween(code, 0x400, 0x40f))
        return code + 0x50;
    if (isBetween(code, 0x531, 0x556))
        return code + 0x30;
    return lowerOfPairs(code);
}

}  // namespace whorl
