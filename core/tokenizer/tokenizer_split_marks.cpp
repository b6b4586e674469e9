// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/tokenizer_split.h"

#include <algorithm>
#include <array>

namespace whorl {

namespace {

/// Makes a new text of the old one, part by part.
template <class Write>
void rewrite(CutText& cut, Write&& write)
{
    CutText written;
    written.text.reserve(cut.text.size());
    for (const CutText::Part& part : cut.parts) {
        const std::size_t begin = written.text.size();
        write(AlignedPart(cut.text).subspan(part.begin, part.end - part.begin), written.text);
        if (begin < written.text.size())
            written.parts.push_back({begin, written.text.size()});
    }
    cut = std::move(written);
}

struct ByteCodes {
    std::array<char32_t, 256> codeOf{};
    std::array<int, 0x180> byteOf{};
};

constexpr ByteCodes byteCodes = [] {
    ByteCodes codes;
    codes.byteOf.fill(-1);
    char32_t next = 0x100;
    for (unsigned byte = 0; byte < 256; ++byte) {
        const bool isPrintable = (byte > 0x20 && byte < 0x7f) || (byte > 0xa0 && byte != 0xad);
        codes.codeOf[byte] = isPrintable ? byte : next++;
        codes.byteOf[codes.codeOf[byte]] = static_cast<int>(byte);
    }
    return codes;
}();

void appendBytes(AlignedText& out, const AlignedCharacter& character)
{
    std::string bytes;
    appendUtf8(bytes, character.code);
    // A character that a normalizer changed has no byte for each of its own.
    const bool isExact = character.end - character.begin == bytes.size();
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const char32_t code = byteLevelCode(static_cast<unsigned char>(bytes[i]));
        if (isExact)
            out.push_back({code, character.begin + i, character.begin + i + 1});
        else
            out.push_back({code, character.begin, character.end});
    }
}

}  // namespace

PreTokenizer cutAt(AlignedText delimiter, DelimiterGoes goes)
{
    return [delimiter = std::move(delimiter), goes](CutText& cut) {
        std::vector<CutText::Part> parts;
        const auto keep = [&parts](std::size_t begin, std::size_t end) {
            if (begin < end)
                parts.push_back({begin, end});
        };
        for (const CutText::Part& part : cut.parts) {
            const auto last = cut.text.begin() + static_cast<std::ptrdiff_t>(part.end);
            std::size_t open = part.begin, from = part.begin;
            while (from < part.end) {
                const auto found = std::search(cut.text.begin() + static_cast<std::ptrdiff_t>(from), last,
                                               delimiter.begin(), delimiter.end(), sameCode);
                if (found == last)
                    break;
                const auto begin = static_cast<std::size_t>(found - cut.text.begin());
                const std::size_t end = begin + delimiter.size();
                keep(open, goes == DelimiterGoes::mergedWithPrevious ? end : begin);
                if (goes == DelimiterGoes::isolated)
                    keep(begin, end);
                open = goes == DelimiterGoes::mergedWithNext ? begin : end;
                from = end;
            }
            keep(open, part.end);
        }
        cut.parts = std::move(parts);
    };
}

PreTokenizer byteLevel(bool addsSpace, bool cutsAsGpt2)
{
    return [addsSpace, cutsAsGpt2](CutText& cut) {
        if (addsSpace)
            rewrite(cut, [](AlignedPart part, AlignedText& out) {
                if (part.front().code != ' ')
                    out.push_back({' ', part.front().begin, part.front().begin});
                out.insert(out.end(), part.begin(), part.end());
            });
        if (cutsAsGpt2)
            cutBy(scanGpt2)(cut);
        rewrite(cut, [](AlignedPart part, AlignedText& out) {
            for (const AlignedCharacter& each : part)
                appendBytes(out, each);
        });
    };
}

PreTokenizer metaspace(char32_t mark, MarkGoes goes, bool cuts)
{
    return [mark, goes, cuts](CutText& cut) {
        for (AlignedCharacter& each : cut.text)
            each.code = each.code == ' ' ? mark : each.code;
        rewrite(cut, [&](AlignedPart part, AlignedText& out) {
            const AlignedCharacter& first = part.front();
            if (first.code != mark && (goes == MarkGoes::always || (goes == MarkGoes::first && first.begin == 0)))
                out.push_back({mark, first.begin, first.begin});
            out.insert(out.end(), part.begin(), part.end());
        });
        if (cuts)
            cutAt({{mark, 0, 0}}, DelimiterGoes::mergedWithNext)(cut);
    };
}

char32_t byteLevelCode(unsigned char byte)
{
    return byteCodes.codeOf[byte];
}

int byteOfCode(char32_t code)
{
    return code < byteCodes.byteOf.size() ? byteCodes.byteOf[code] : -1;
}

}  // namespace whorl
