// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/label_list.h"
#include "core/files/mapped_file.h"
#include "core/files/vector_text.h"

#include <algorithm>

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

std::size_t countLines(const MappedFile& file)
{
    std::size_t count = 0;
    for (VectorLines lines(file); lines.next();)
        ++count;
    return count;
}

/// Where the words of a file come from.
struct Labels {
    std::optional<LabelList> list;
    VectorNote note;
};

/// Words for a file of numbers alone: a list, else the numbers of the rows.
Labels labelsFor(const std::shared_ptr<const MappedFile>& list, bool wasAskedFor, std::size_t count)
{
    Labels labels;
    labels.note = {VectorNote::Kind::assumed, 0, "words", "the numbers of the rows, from 0",
                   "the file has numbers alone"};
    if (!list)
        return labels;
    try {
        labels.list.emplace(*list, count);
        labels.note = labels.list->note();
    } catch (const FileError& error) {
        if (wasAskedFor)
            throw;
        labels.note.reason = error.what();
    }
    return labels;
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
        labels = labelsFor(list, labelsWereAskedFor, count);
    else
        labels.note = {VectorNote::Kind::assumed, 0, "words", "column " + std::to_string(words + 1),
                       "it holds text, the others numbers"};
    rows.note(labels.note);
    std::vector<float> values(rows.dimension());
    std::size_t row = 0;
    std::vector<std::size_t> kept;
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
                     words != noColumn ? fields[words]
                         : labels.list ? labels.list->word(row)
                                       : number,
                     values);
            if (rows.kept() > kept.size())
                kept.push_back(row);
        }
        ++row;
    } while (!rows.isFull() && lines.next());
    WordVectors vectors = rows.take();
    if (labels.list)
        vectors.columns = labels.list->columns(kept);
    return vectors;
}

}  // namespace whorl
