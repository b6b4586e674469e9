// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/mapped_file.h"
#include "core/files/vector_text.h"

#include <algorithm>
#include <array>

namespace whorl {

namespace {

constexpr int linesLookedAt = 1000;
constexpr std::size_t noColumn = std::size_t(-1);

std::string_view trimmed(std::string_view field)
{
    const std::size_t first = field.find_first_not_of(' ');
    return first == std::string_view::npos ? "" : field.substr(first, field.find_last_not_of(' ') - first + 1);
}

bool isNumber(std::string_view field)
{
    return vectorNumber(trimmed(field)).has_value();
}

/// The columns in which most of the first lines hold no number.
std::vector<std::size_t> textColumns(const MappedFile& file)
{
    std::vector<int> texts;
    VectorLines lines(file);
    int looked = 0;
    for (; looked < linesLookedAt && lines.next(); ++looked) {
        const auto fields = fieldsOf(lines.line(), '\t');
        if (looked == 0)
            texts.resize(fields.size());
        for (std::size_t i = 0; i < std::min(fields.size(), texts.size()); ++i)
            texts[i] += isNumber(fields[i]) ? 0 : 1;
    }
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < texts.size(); ++i)
        if (2 * texts[i] > looked)
            columns.push_back(i);
    return columns;
}

/// The first field of the first line that should be a number and is none.
[[noreturn]] void refuseText(const MappedFile& file, std::size_t column)
{
    VectorLines lines(file);
    lines.next();
    const auto fields = fieldsOf(lines.line(), '\t');
    throw FileError(file.name() + ", line " + std::to_string(lines.number()) + ", field " + std::to_string(column + 1),
                    shownWord(fields[column]) + decimalCommaRemark(trimmed(fields[column])), "a number is needed");
}

/// The numbers of a line, all fields but the one of the words.
/// returns  the field that is no number, or none
std::size_t readNumbers(const std::vector<std::string_view>& fields, std::size_t words, std::span<float> out)
{
    std::size_t filled = 0;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (i == words)
            continue;
        const auto number = vectorNumber(trimmed(fields[i]));
        if (!number)
            return i;
        out[filled++] = *number;
    }
    return noColumn;
}

/// Which column of a list with a heading holds the words.
std::size_t wordColumn(const std::vector<std::string_view>& heading)
{
    constexpr std::array<std::string_view, 5> names = {"word", "label", "token", "name", "text"};
    for (const std::string_view name : names)
        for (std::size_t i = 0; i < heading.size(); ++i)
            if (std::equal(heading[i].begin(), heading[i].end(), name.begin(), name.end(),
                           [](char a, char b) { return (a | 0x20) == b; }))
                return i;
    return 0;
}

struct Labels {
    std::vector<std::string_view> words;
    VectorNote note;
};

/// The words for `count` vectors; blank lines are none.
/// throws FileError where they are of another count
Labels readLabels(const MappedFile& file, std::size_t count)
{
    std::vector<std::string_view> lines;
    for (VectorLines each(file); each.next();)
        lines.push_back(each.line());
    const bool several = !lines.empty() && lines.front().find('\t') != std::string_view::npos;
    const bool heading = lines.size() == count + 1;
    if (lines.size() != count && !heading)
        throw FileError(file.name(), std::to_string(lines.size()) + " lines",
                        std::to_string(count) + " are needed, one for each vector"
                            + (several ? ", and a heading" : ""));
    const std::size_t column = several && heading ? wordColumn(fieldsOf(lines.front(), '\t')) : 0;
    Labels labels;
    labels.note = {VectorNote::Kind::assumed, 0, "words", "those of " + file.name(), "the file has numbers alone"};
    if (heading != several)
        labels.note = {VectorNote::Kind::repaired, 0, "words",
                       heading ? "the lines after the first of " + file.name() : "all lines of " + file.name(),
                       heading ? "it has one line more than there are vectors"
                               : "it has as many lines as there are vectors, so no heading"};
    for (std::size_t i = heading ? 1 : 0; i < lines.size(); ++i) {
        const auto fields = fieldsOf(lines[i], '\t');
        labels.words.push_back(fields[std::min(column, fields.size() - 1)]);
    }
    return labels;
}

std::size_t countLines(const MappedFile& file)
{
    std::size_t count = 0;
    for (VectorLines lines(file); lines.next();)
        ++count;
    return count;
}

/// Words for a file of numbers alone: a list, else the numbers of the rows.
Labels labelsFor(const MappedFile& file, const std::shared_ptr<const MappedFile>& list, bool wasAskedFor)
{
    Labels labels;
    labels.note = {VectorNote::Kind::assumed, 0, "words", "the numbers of the rows, from 0",
                   "the file has numbers alone"};
    if (!list)
        return labels;
    try {
        return readLabels(*list, countLines(file));
    } catch (const FileError& error) {
        if (wasAskedFor)
            throw;
        labels.note.reason = error.what();
        return labels;
    }
}

}  // namespace

WordVectors readProjectorTsv(const MappedFile& file, const std::shared_ptr<const MappedFile>& list,
                             bool labelsWereAskedFor, const VectorReading& reading)
{
    const std::vector<std::size_t> texts = textColumns(file);
    if (texts.size() > 1)
        refuseText(file, texts[texts.front() == 0 ? 1 : 0]);
    const std::size_t words = texts.empty() ? noColumn : texts.front();
    VectorLines lines(file);
    lines.next();
    const std::size_t columns = fieldsOf(lines.line(), '\t').size();
    VectorRows rows(file.name(), "Embedding Projector TSV", columns - texts.size(), "line", reading);
    rows.allowRepeats();
    const std::size_t count = countLines(file);
    rows.reserve(static_cast<std::size_t>(rows.limited(count)));
    Labels labels;
    if (texts.empty())
        labels = labelsFor(file, list, labelsWereAskedFor);
    else
        labels.note = {VectorNote::Kind::assumed, 0, "words", "column " + std::to_string(words + 1),
                       "it holds text, the others numbers"};
    rows.note(labels.note);
    std::vector<float> values(rows.dimension());
    std::size_t row = 0;
    do {
        if (row % 1024 == 0)
            rows.tell(static_cast<double>(row) / static_cast<double>(count));
        const auto fields = fieldsOf(lines.line(), '\t');
        if (fields.size() != columns) {
            rows.skip(lines.number(), std::to_string(fields.size()) + " fields",
                      std::to_string(columns) + " are needed");
        } else if (const std::size_t bad = readNumbers(fields, words, values); bad != noColumn) {
            rows.skip(lines.number(), "field " + std::to_string(bad + 1) + " is " + shownWord(fields[bad]),
                      "a number is needed");
        } else {
            const std::string number = std::to_string(row);
            rows.add(lines.number(),
                     words != noColumn               ? fields[words]
                         : row < labels.words.size() ? labels.words[row]
                                                     : number,
                     values);
        }
        ++row;
    } while (!rows.isFull() && lines.next());
    return rows.take();
}

}  // namespace whorl
