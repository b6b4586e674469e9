// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/lab_words.h"

#include "core/text.h"

#include <array>
#include <charconv>

namespace whorl {

std::string filled(std::string pattern, const std::vector<std::string>& parts)
{
    for (std::size_t i = parts.size(); i-- > 0;) {
        const std::string place = '%' + std::to_string(i + 1);
        if (const std::size_t at = pattern.find(place); at != std::string::npos)
            pattern.replace(at, place.size(), parts[i]);
    }
    return pattern;
}

std::string fixedNumber(double value, int decimals)
{
    std::array<char, 400> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, decimals).ptr;
    return {text.data(), end};
}

std::string joinedSentences(const std::vector<std::string>& sentences)
{
    std::string all;
    for (const std::string& each : sentences)
        if (!each.empty())
            all += (all.empty() ? "" : WHORL_TEXT("Axis", "; ")) + each;
    return all;
}

}  // namespace whorl
