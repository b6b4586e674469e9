// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/vector_text.h"

#include "core/files/mapped_file.h"

#include <map>

namespace whorl {

namespace {

constexpr std::size_t mostNumbers = 65536 + 1;
constexpr int linesLookedAt = 1000;

/// Why a line is not taken: what it has of the numbers that it should have.
void skipLine(VectorRows& rows, const VectorLines& lines)
{
    const std::size_t has = numbersAtEnd(lines.line(), rows.dimension());
    const std::string_view line = lines.line();
    const std::string needs = "a word and " + std::to_string(rows.dimension()) + " numbers are needed";
    std::string found = shownWord(has == 0 ? line : line.substr(0, line.find(' ')));
    if (has > 0)
        found += " with " + std::to_string(has) + " of " + std::to_string(rows.dimension()) + " numbers";
    const std::size_t lastBlank = line.rfind(' ');
    if (has == 0 && lastBlank != std::string_view::npos)
        found += decimalCommaRemark(line.substr(lastBlank + 1));
    if (lines.isCut() && lines.rest().empty() && has > 0)
        found += " at the end of the file, which was probably cut";
    rows.skip(lines.number(), found, needs);
}

}  // namespace

std::size_t usualDimension(const MappedFile& file)
{
    std::map<std::size_t, int> frequency;
    VectorLines lines(file);
    for (int i = 0; i < linesLookedAt && lines.next(); ++i)
        if (i > 0 || !vectorHeader(lines.line()))
            ++frequency[numbersAtEnd(lines.line(), mostNumbers)];
    frequency.erase(0);
    std::size_t usual = 0;
    for (const auto& [dimension, times] : frequency)
        if (usual == 0 || times >= frequency[usual])
            usual = dimension;
    return usual;
}

bool isHeader(const MappedFile& file, const VectorHeader& header, std::string_view nextLine)
{
    return nextLine.empty()
        || (header.dimension > 0 && header.dimension < mostNumbers
            && (numbersAtEnd(nextLine, header.dimension) == header.dimension
                || usualDimension(file) == header.dimension));
}

WordVectors readVectorText(const MappedFile& file)
{
    VectorLines lines(file);
    bool more = lines.next();
    std::optional<VectorHeader> header = more ? vectorHeader(lines.line()) : std::nullopt;
    if (header) {
        VectorLines after = lines;
        const bool follows = after.next();
        if (isHeader(file, *header, follows ? after.line() : std::string_view()))
            more = lines.next();
        else
            header.reset();
    }
    const std::size_t usual = header ? header->dimension : usualDimension(file);
    if (!more)
        throw FileError(file.name(), "no vectors", "words with numbers are needed");
    if (usual == 0) {
        const std::string_view line = lines.line();
        throw FileError(file.name() + ", line " + std::to_string(lines.number()),
                        shownWord(line) + decimalCommaRemark(line.substr(line.rfind(' ') + 1)),
                        "a word and numbers are needed");
    }
    VectorRows rows(file.name(), header ? "word2vec text" : "GloVe text", usual, "line");
    std::vector<float> values(rows.dimension());
    for (; more; more = lines.next())
        if (const auto word = wordBefore(lines.line(), values))
            rows.add(lines.number(), *word, values);
        else
            skipLine(rows, lines);
    if (header && header->count != static_cast<std::uint64_t>(rows.found()))
        rows.note({VectorNote::Kind::repaired, 0, "count", std::to_string(rows.found()) + " vectors found",
                   "the header says " + std::to_string(header->count)});
    return rows.take();
}

}  // namespace whorl
