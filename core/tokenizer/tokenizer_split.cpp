// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/tokenizer_split.h"

#include "core/tokenizer/character_categories.h"
#include "core/tokenizer/characters.h"

#include <cstdint>

namespace whorl {

namespace {

bool isLineEnd(char32_t code)
{
    return code == '\r' || code == '\n';
}

bool isOther(char32_t code)
{
    return !isWhiteSpace(code) && !isLetter(code) && !isNumber(code);
}

bool isBertPunctuation(char32_t code)
{
    const bool asciiSymbol = code > ' ' && code < 0x7f && !isLetter(code) && !isNumber(code);
    return asciiSymbol || isPunctuation(code);
}

/// Where characters of a kind end, from `at` on and not past `limit` of them.
template <class Kind>
std::size_t endOf(AlignedPart text, std::size_t at, Kind isOfKind, std::size_t limit = SIZE_MAX)
{
    for (; at < text.size() && limit > 0 && isOfKind(text[at].code); ++at)
        --limit;
    return at;
}

/// 's, 't, 're, 've, 'm, 'll, 'd: their length, or 0.
std::size_t contraction(AlignedPart text, bool anyCase)
{
    if (text.size() < 2 || text[0].code != '\'')
        return 0;
    const auto letter = [&](std::size_t at) {
        const char32_t code = at < text.size() ? text[at].code : 0;
        return anyCase && code >= 'A' && code <= 'Z' ? code + 0x20 : code;
    };
    const char32_t first = letter(1), second = letter(2);
    if (first == 's' || first == 't' || first == 'm' || first == 'd')
        return 2;
    const bool isLong =
        (first == 'r' && second == 'e') || (first == 'v' && second == 'e') || (first == 'l' && second == 'l');
    return isLong ? 3 : 0;
}

/// \s+(?!\S)|\s+ : all blanks, less the last where something follows, unless it is the only one.
std::size_t blanksBefore(AlignedPart text)
{
    const std::size_t end = endOf(text, 0, isWhiteSpace);
    return end == text.size() || end == 1 ? end : end - 1;
}

struct KnownRegex {
    std::string_view text;
    FirstCut (*scan)(AlignedPart);
};

FirstCut scanThreeDigits(AlignedPart text)
{
    return scanLlama3(text, 3);
}

FirstCut scanSingleDigits(AlignedPart text)
{
    return scanLlama3(text, 1);
}

constexpr KnownRegex knownRegexes[] = {
    {R"('s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+)", scanGpt2},
    {R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+)",
     scanThreeDigits},
    {R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+)",
     scanSingleDigits},
};

}  // namespace

PreTokenizer cutBy(Scanner scanner)
{
    return [scan = std::move(scanner)](CutText& cut) {
        std::vector<CutText::Part> parts;
        for (const CutText::Part& part : cut.parts)
            for (std::size_t at = part.begin; at < part.end;) {
                const FirstCut first = scan(AlignedPart(cut.text).subspan(at, part.end - at));
                if (first.isKept)
                    parts.push_back({at, at + first.length});
                at += first.length;
            }
        cut.parts = std::move(parts);
    };
}

FirstCut scanGpt2(AlignedPart text)
{
    if (const std::size_t length = contraction(text, false); length > 0)
        return {length};
    const std::size_t start = text[0].code == ' ' && text.size() > 1 ? 1 : 0;
    if (const char32_t code = text[start].code; !isWhiteSpace(code))
        return {endOf(text, start, isLetter(code) ? isLetter : isNumber(code) ? isNumber : isOther)};
    return {blanksBefore(text)};
}

FirstCut scanLlama3(AlignedPart text, std::size_t longestNumber)
{
    if (const std::size_t length = contraction(text, true); length > 0)
        return {length};
    const char32_t code = text[0].code;
    if (isLetter(code))
        return {endOf(text, 0, isLetter)};
    if (isNumber(code))
        return {endOf(text, 0, isNumber, longestNumber)};
    if (!isLineEnd(code) && text.size() > 1 && isLetter(text[1].code))
        return {endOf(text, 1, isLetter)};
    const std::size_t start = code == ' ' && text.size() > 1 ? 1 : 0;
    if (isOther(text[start].code))
        return {endOf(text, endOf(text, start, isOther), isLineEnd)};
    for (std::size_t end = endOf(text, 0, isWhiteSpace); end > 0; --end)
        if (isLineEnd(text[end - 1].code))
            return {end};
    return {blanksBefore(text)};
}

Scanner scannerOf(std::string_view regex)
{
    for (const KnownRegex& known : knownRegexes)
        if (known.text == regex)
            return known.scan;
    return {};
}

FirstCut scanBlanks(AlignedPart text)
{
    if (const std::size_t blanks = endOf(text, 0, isWhiteSpace); blanks > 0)
        return {blanks, false};
    return {endOf(text, 0, [](char32_t code) { return !isWhiteSpace(code); })};
}

FirstCut scanPunctuation(AlignedPart text)
{
    if (isBertPunctuation(text[0].code))
        return {1};
    return {endOf(text, 0, [](char32_t code) { return !isBertPunctuation(code); })};
}

FirstCut scanBertWords(AlignedPart text)
{
    if (isWhiteSpace(text[0].code))
        return scanBlanks(text);
    if (isBertPunctuation(text[0].code))
        return {1};
    return {endOf(text, 0, [](char32_t code) { return !isWhiteSpace(code) && !isBertPunctuation(code); })};
}

FirstCut scanNumbers(AlignedPart text)
{
    if (const std::size_t digits = endOf(text, 0, isNumber); digits > 0)
        return {digits};
    return {endOf(text, 0, [](char32_t code) { return !isNumber(code); })};
}

FirstCut scanDigits(AlignedPart text)
{
    return isNumber(text[0].code) ? FirstCut{1} : scanNumbers(text);
}

}  // namespace whorl
