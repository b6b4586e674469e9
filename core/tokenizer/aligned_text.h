// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/corpus_text.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace whorl {

/// A character of a text on its way to a tokenizer's model, and the bytes of the text that somebody wrote which it
/// comes from; none (begin == end) for one that was put in.
struct AlignedCharacter {
    char32_t code = 0;
    std::size_t begin = 0, end = 0;
};

using AlignedText = std::vector<AlignedCharacter>;
using AlignedPart = std::span<const AlignedCharacter>;

inline bool sameCode(const AlignedCharacter& a, const AlignedCharacter& b)
{
    return a.code == b.code;
}

/// text  UTF-8
inline AlignedText alignedText(std::string_view text)
{
    AlignedText aligned;
    aligned.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Character next = firstCharacter(text.substr(at));
        const std::size_t end = at + static_cast<std::size_t>(next.bytes);
        aligned.push_back({next.code, at, end});
        at = end;
    }
    return aligned;
}

/// Puts a text before another; it comes from no byte.
inline void prepend(AlignedText& text, std::string_view before)
{
    AlignedText put = alignedText(before);
    const std::size_t at = text.empty() ? 0 : text.front().begin;
    for (AlignedCharacter& each : put)
        each.begin = each.end = at;
    text.insert(text.begin(), put.begin(), put.end());
}

inline std::string utf8Of(AlignedPart part)
{
    std::string text;
    for (const AlignedCharacter& each : part)
        appendUtf8(text, each.code);
    return text;
}

}  // namespace whorl
