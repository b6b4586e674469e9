// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/label_list.h"

#include "core/files/mapped_file.h"
#include "core/files/vector_lines.h"

#include <algorithm>
#include <array>
#include <filesystem>

namespace whorl {

namespace {

/// Which column of a list with a heading holds the words.
std::size_t columnOfWords(const std::vector<std::string_view>& heading)
{
    constexpr std::array<std::string_view, 5> names = {"word", "label", "token", "name", "text"};
    for (const std::string_view name : names)
        for (std::size_t i = 0; i < heading.size(); ++i)
            if (std::equal(heading[i].begin(), heading[i].end(), name.begin(), name.end(),
                           [](char a, char b) { return (a | 0x20) == b; }))
                return i;
    return 0;
}

/// Takes a line's fields, each into its column; those that it lacks are empty.
void addLine(std::string_view line, std::vector<std::vector<std::string_view>>& columns)
{
    const auto fields = fieldsOf(line, '\t');
    for (std::size_t i = 0; i < columns.size(); ++i)
        columns[i].push_back(i < fields.size() ? fields[i] : std::string_view());
}

std::vector<WordColumn> columnsOf(const std::vector<std::string_view>& heading,
                                  const std::vector<std::vector<std::string_view>>& fields)
{
    const std::size_t words = columnOfWords(heading);
    std::vector<WordColumn> columns;
    for (std::size_t i = 0; i < fields.size(); ++i)
        if (i != words)
            columns.push_back(wordColumn(std::string(heading[i]), fields[i]));
    return columns;
}

}  // namespace

LabelList::LabelList(const MappedFile& file, std::size_t count)
{
    for (VectorLines each(file); each.next();)
        m_lines.push_back(each.line());
    const bool several = !m_lines.empty() && m_lines.front().find('\t') != std::string_view::npos;
    const bool heading = m_lines.size() == count + 1;
    if (m_lines.size() != count && !heading)
        throw FileError(file.name(), std::to_string(m_lines.size()) + " lines",
                        std::to_string(count) + " are needed, one for each vector"
                            + (several ? ", and a heading" : ""));
    m_note = {VectorNote::Kind::assumed, 0, "words", "those of " + file.name(), "the file has numbers alone"};
    if (heading != several)
        m_note = {VectorNote::Kind::repaired, 0, "words",
                  heading ? "the lines after the first of " + file.name() : "all lines of " + file.name(),
                  heading ? "it has one line more than there are vectors"
                          : "it has as many lines as there are vectors, so no heading"};
    if (!heading)
        return;
    if (several) {
        m_heading = fieldsOf(m_lines.front(), '\t');
        m_words = columnOfWords(m_heading);
    }
    m_lines.erase(m_lines.begin());
}

std::string_view LabelList::word(std::size_t row) const
{
    const auto fields = fieldsOf(m_lines[row], '\t');
    return fields[std::min(m_words, fields.size() - 1)];
}

std::vector<WordColumn> LabelList::columns(std::span<const std::size_t> rows) const
{
    std::vector<std::vector<std::string_view>> fields(m_heading.size());
    for (const std::size_t row : rows)
        addLine(m_lines[row], fields);
    return columnsOf(m_heading, fields);
}

std::vector<WordColumn> columnsAtTheStart(const std::string& path)
{
    constexpr std::size_t most = 2000;
    const auto file = MappedFile::open(path);
    VectorLines lines(*file);
    if (!lines.next() || lines.line().find('\t') == std::string_view::npos)
        return {};
    const auto heading = fieldsOf(lines.line(), '\t');
    std::vector<std::vector<std::string_view>> fields(heading.size());
    for (std::size_t row = 0; row < most && lines.next(); ++row)
        addLine(lines.line(), fields);
    return columnsOf(heading, fields);
}

std::string labelListBeside(const std::string& path)
{
    namespace fs = std::filesystem;
    std::vector<fs::path> places;
    fs::path stem = path;
    for (int i = 0; i < 2 && stem.has_extension(); ++i) {
        stem.replace_extension();
        places.emplace_back(stem.string() + ".metadata.tsv");
    }
    places.push_back(fs::path(path).parent_path() / "metadata.tsv");
    for (const fs::path& place : places) {
        std::error_code ignored;
        if (fs::is_regular_file(place, ignored) && !fs::equivalent(place, path, ignored))
            return place.string();
    }
    return {};
}

}  // namespace whorl
