// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/vector_lines.h"

#include "core/files/mapped_file.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace whorl {

namespace {

constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";

std::optional<std::uint64_t> wholeNumber(std::string_view text)
{
    std::uint64_t value = 0;
    const auto [last, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error == std::errc::invalid_argument || last != text.data() + text.size())
        return std::nullopt;
    return error == std::errc() ? value : std::numeric_limits<std::uint64_t>::max();
}

/// Takes the last field off a text, with the blank before it.
std::string_view takeLast(std::string_view& text)
{
    const std::size_t blank = text.rfind(' ');
    const std::size_t begin = blank == std::string_view::npos ? 0 : blank + 1;
    const std::string_view field = text.substr(begin);
    text = text.substr(0, begin == 0 ? 0 : blank);
    return field;
}

/// Numbers may stand further apart, but of the blanks before the first of them only one separates.
void dropBlanks(std::string_view& text)
{
    while (text.ends_with(' '))
        text.remove_suffix(1);
}

}  // namespace

VectorLines::VectorLines(const MappedFile& file)
    : VectorLines(file.bytes())
{
    m_file = &file;
}

VectorLines::VectorLines(std::string_view bytes)
    : m_rest(bytes)
{
    if (m_rest.starts_with(byteOrderMark))
        m_rest.remove_prefix(byteOrderMark.size());
}

bool VectorLines::next()
{
    constexpr std::int64_t linesBetweenLooks = 1024;
    do {
        if (m_rest.empty())
            return false;
        if (m_file && m_number % linesBetweenLooks == 0)
            m_file->checkLength();
        const std::size_t end = m_rest.find('\n');
        m_cut = end == std::string_view::npos;
        m_line = m_rest.substr(0, end);
        m_rest.remove_prefix(m_cut ? m_rest.size() : end + 1);
        m_line = m_line.substr(0, m_line.find_last_not_of(" \t\r") + 1);
        ++m_number;
    } while (m_line.empty());
    return true;
}

std::optional<VectorHeader> vectorHeader(std::string_view line)
{
    const std::size_t blank = line.find(' ');
    if (blank == std::string_view::npos)
        return std::nullopt;
    const auto count = wholeNumber(line.substr(0, blank)), dimension = wholeNumber(line.substr(blank + 1));
    if (!count || !dimension)
        return std::nullopt;
    return VectorHeader{*count, *dimension};
}

std::size_t numbersAtEnd(std::string_view line, std::size_t most)
{
    std::size_t count = 0;
    while (count < most && line.find(' ') != std::string_view::npos && vectorNumber(takeLast(line))) {
        ++count;
        if (line.find_first_not_of(' ') != std::string_view::npos)
            dropBlanks(line);
    }
    return count;
}

std::optional<std::string_view> wordBefore(std::string_view line, std::span<float> out)
{
    for (std::size_t i = out.size(); i-- > 0;) {
        if (i + 1 < out.size())
            dropBlanks(line);
        const auto number = vectorNumber(takeLast(line));
        if (!number)
            return std::nullopt;
        out[i] = *number;
    }
    return line.empty() ? std::nullopt : std::optional(line);
}

std::vector<std::string_view> fieldsOf(std::string_view line, char separator)
{
    std::vector<std::string_view> fields;
    for (;;) {
        const std::size_t end = line.find(separator);
        fields.push_back(line.substr(0, end));
        if (end == std::string_view::npos)
            return fields;
        line.remove_prefix(end + 1);
    }
}

}  // namespace whorl
