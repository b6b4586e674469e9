// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/characters.h"

#include "core/embedding/corpus_text.h"
#include "core/error.h"
#include "core/tokenizer/cluster_ranges.h"

#include <array>
#include <string>

namespace whorl {

namespace {

/// What decides whether a cluster ends before a character; the names are those of UAX 29.
enum class Break {
    other,
    carriageReturn,
    lineFeed,
    control,
    extend,
    joiner,
    regional,
    prepend,
    spacing,
    leading,  // consonant of a Korean syllable
    vowel,
    trailing,
    openSyllable,
    closedSyllable,
    picture,
};

bool isBetween(char32_t code, char32_t first, char32_t last)
{
    return code >= first && code <= last;
}

Break koreanBreak(char32_t code)
{
    constexpr char32_t firstSyllable = 0xac00, lastSyllable = 0xd7a3, trailingConsonants = 28;
    if (isBetween(code, firstSyllable, lastSyllable))
        return (code - firstSyllable) % trailingConsonants == 0 ? Break::openSyllable : Break::closedSyllable;
    if (isBetween(code, 0x1100, 0x115f) || isBetween(code, 0xa960, 0xa97c))
        return Break::leading;
    if (isBetween(code, 0x1160, 0x11a7) || isBetween(code, 0xd7b0, 0xd7c6))
        return Break::vowel;
    return isBetween(code, 0x11a8, 0x11ff) || isBetween(code, 0xd7cb, 0xd7fb) ? Break::trailing : Break::other;
}

Break breakOf(char32_t code)
{
    if (code < 0x300) {
        if (code == '\r')
            return Break::carriageReturn;
        if (code == '\n')
            return Break::lineFeed;
        const bool control = code < 0x20 || isBetween(code, 0x7f, 0x9f) || code == 0xad;
        return control ? Break::control : code == 0xa9 || code == 0xae ? Break::picture : Break::other;
    }
    if (const Break korean = koreanBreak(code); korean != Break::other)
        return korean;
    if (isBetween(code, 0x3400, 0x9fff))
        return Break::other;
    if (code == 0x200d)
        return Break::joiner;
    if (isBetween(code, 0x1f1e6, 0x1f1ff))
        return Break::regional;
    if (within(code, layoutControls()))
        return Break::control;
    if (within(code, extendingMarks()))
        return Break::extend;
    if (within(code, spacingMarks()))
        return Break::spacing;
    if (within(code, prependedMarks()))
        return Break::prepend;
    return within(code, pictographs()) ? Break::picture : Break::other;
}

/// Where within a cluster its end is: what the last character is, and what stood before it where that matters.
class Cluster {
public:
    explicit Cluster(Break first) { take(first); }

    bool goesOnWith(Break next) const;
    void take(Break next);

private:
    Break m_last = Break::other;
    bool m_picture = false;       // a picture, then marks
    bool m_joinsPicture = false;  // the same, then a joiner
    bool m_wholeFlag = false;     // two regional indicators
};

void Cluster::take(Break next)
{
    m_joinsPicture = m_picture && next == Break::joiner;
    m_picture = next == Break::picture || (m_picture && next == Break::extend);
    m_wholeFlag = m_last == Break::regional && next == Break::regional;
    m_last = next;
}

bool Cluster::goesOnWith(Break next) const
{
    const auto isLast = [this](auto... kinds) { return ((m_last == kinds) || ...); };
    const auto isNext = [next](auto... kinds) { return ((next == kinds) || ...); };
    if (isLast(Break::carriageReturn))
        return isNext(Break::lineFeed);
    if (isLast(Break::control, Break::lineFeed) || isNext(Break::control, Break::carriageReturn, Break::lineFeed))
        return false;
    if (isNext(Break::extend, Break::joiner, Break::spacing) || isLast(Break::prepend))
        return true;
    if (isLast(Break::leading))
        return isNext(Break::leading, Break::vowel, Break::openSyllable, Break::closedSyllable);
    if (isLast(Break::openSyllable, Break::vowel))
        return isNext(Break::vowel, Break::trailing);
    if (isLast(Break::closedSyllable, Break::trailing))
        return isNext(Break::trailing);
    if (isNext(Break::picture))
        return m_joinsPicture;
    return isNext(Break::regional) && isLast(Break::regional) && !m_wholeFlag;
}

}  // namespace

void requireUtf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Character character = firstCharacter(text.substr(at));
        if (character.bytes == 0) {
            constexpr std::string_view digits = "0123456789ABCDEF";
            const auto byte = static_cast<unsigned char>(text[at]);
            throw InputError("byte " + std::to_string(at) + " of the text",
                             std::string("0x") + digits[byte >> 4U] + digits[byte & 15U]
                                 + ", where no character of UTF-8 begins",
                             "a text in UTF-8 is needed");
        }
        at += static_cast<std::size_t>(character.bytes);
    }
}

std::size_t firstClusterBytes(std::string_view text)
{
    const Utf8Character first = firstCharacter(text);
    auto at = static_cast<std::size_t>(first.bytes);
    Cluster cluster(breakOf(first.code));
    while (at < text.size()) {
        const Utf8Character next = firstCharacter(text.substr(at));
        const Break kind = breakOf(next.code);
        if (!cluster.goesOnWith(kind))
            break;
        cluster.take(kind);
        at += static_cast<std::size_t>(next.bytes);
    }
    return at;
}

bool isWhiteSpace(char32_t code)
{
    return isBetween(code, 0x9, 0xd) || code == 0x20 || code == 0x85 || code == 0xa0 || code == 0x1680
        || isBetween(code, 0x2000, 0x200a) || code == 0x2028 || code == 0x2029 || code == 0x202f || code == 0x205f
        || code == 0x3000;
}

bool isInvisible(char32_t code)
{
    if (isWhiteSpace(code))
        return true;
    const Break kind = breakOf(code);
    return kind == Break::control || kind == Break::carriageReturn || kind == Break::lineFeed;
}

bool isPictographic(char32_t code)
{
    return breakOf(code) == Break::picture;
}

}  // namespace whorl
