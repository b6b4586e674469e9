// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/tokenizer_vocabulary.h"

#include "core/error.h"

#include <algorithm>

namespace whorl {

void TokenVocabulary::add(std::string_view spelling, std::int64_t id)
{
    const std::uint32_t index = size();
    const auto [place, isNew] = m_byId.try_emplace(id, index);
    if (!isNew)
        throw InputError(quotedSpelling(spelling), "id " + std::to_string(id),
                         "that is the id of " + quotedSpelling(m_spellings[place->second]) + " already");
    if (!m_bySpelling.try_emplace(std::string(spelling), index).second)
        throw InputError(quotedSpelling(spelling), "id " + std::to_string(id),
                         "the vocabulary has it as " + std::to_string(m_ids[*find(spelling)]) + " already");
    m_spellings.emplace_back(spelling);
    m_ids.push_back(id);
}

std::optional<std::uint32_t> TokenVocabulary::find(std::string_view spelling) const
{
    const auto found = m_bySpelling.find(spelling);
    return found == m_bySpelling.end() ? std::nullopt : std::optional(found->second);
}

std::string quotedSpelling(std::string_view spelling)
{
    constexpr std::size_t longest = 40;
    if (spelling.size() <= longest)
        return '"' + std::string(spelling) + '"';
    std::size_t end = longest;
    while (end > 0 && (static_cast<unsigned char>(spelling[end]) & 0xc0U) == 0x80)
        --end;
    return '"' + std::string(spelling.substr(0, end)) + "...\"";
}

LongestMatch::LongestMatch(std::vector<Entry> entries)
    : m_entries(std::move(entries))
{
    std::stable_sort(m_entries.begin(), m_entries.end(),
                     [](const Entry& a, const Entry& b) { return a.text < b.text; });
}

const LongestMatch::Entry* LongestMatch::find(std::string_view text) const
{
    const Entry* longest = nullptr;
    auto first = m_entries.begin(), last = m_entries.end();
    for (std::size_t depth = 0; depth < text.size() && first != last; ++depth) {
        // All from first to last begin with the bytes before `depth`; the one that ends there comes first.
        const auto byteOf = [depth](const Entry& each) {
            return each.text.size() > depth ? static_cast<unsigned char>(each.text[depth]) : -1;
        };
        const int byte = static_cast<unsigned char>(text[depth]);
        first = std::partition_point(first, last, [&](const Entry& each) { return byteOf(each) < byte; });
        last = std::partition_point(first, last, [&](const Entry& each) { return byteOf(each) == byte; });
        if (first != last && first->text.size() == depth + 1)
            longest = &*first;
    }
    return longest;
}

}  // namespace whorl
