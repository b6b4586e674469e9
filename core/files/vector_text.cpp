// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/vector_text.h"

#include "core/files/mapped_file.h"
#include "core/files/vector_chunks.h"
#include "core/numeric/parallel.h"

#include <map>

namespace whorl {

namespace {

constexpr std::size_t mostNumbers = 65536 + 1;
constexpr int linesLookedAt = 1000;

/// Why a line is not taken: what it has of the numbers that it should have.
void skipLine(VectorRows& rows, const ParsedLine& parsed, bool endsTheFile)
{
    const std::string_view line = parsed.line;
    const std::size_t has = numbersAtEnd(line, rows.dimension());
    const std::string needs = "a word and " + std::to_string(rows.dimension()) + " numbers are needed";
    std::string found = shownWord(has == 0 ? line : line.substr(0, line.find(' ')));
    if (has > 0)
        found += " with " + std::to_string(has) + " of " + std::to_string(rows.dimension()) + " numbers";
    const std::size_t lastBlank = line.rfind(' ');
    if (has == 0 && lastBlank != std::string_view::npos)
        found += decimalCommaRemark(line.substr(lastBlank + 1));
    if (parsed.isCut && endsTheFile && has > 0)
        found += " at the end of the file, which was probably cut";
    rows.skip(parsed.number, found, needs);
}

/// Takes the lines of a chunk in their order.
void takeLines(VectorRows& rows, const ParsedChunk& chunk)
{
    for (const ParsedLine& line : chunk.lines) {
        if (rows.isFull())
            return;
        if (line.state == ParsedLine::State::malformed)
            skipLine(rows, line, &line == &chunk.lines.back());
        else
            rows.add(line.number, std::string_view(chunk.words).substr(line.word, line.wordEnd - line.word), line.row,
                     line.state == ParsedLine::State::row);
    }
}

/// Reads the rows of a text, some chunks at a time: on all processors, then taken in order.
void readRows(VectorRows& rows, const MappedFile& file, std::string_view text, std::int64_t firstLine)
{
    constexpr std::size_t chunksAtOnce = 32;
    constexpr double counting = 0.1;
    const Progress tell = [&rows](double share) {
        rows.tell(share);
        return true;
    };
    const auto chunks =
        textChunks(file, text, firstLine, rows.dimension(), rows.limited(text.size()), within(tell, 0, counting));
    rows.reserve(chunks.empty() ? 0 : chunks.back().firstRow + chunks.back().rows);
    for (std::size_t first = 0; first < chunks.size() && !rows.isFull(); first += chunksAtOnce) {
        rows.tell(counting + (1 - counting) * static_cast<double>(first) / static_cast<double>(chunks.size()));
        file.checkLength();
        std::vector<ParsedChunk> parsed(std::min(chunksAtOnce, chunks.size() - first));
        inParts(static_cast<std::int64_t>(parsed.size()), 1, [&](std::int64_t i, std::int64_t) {
            const auto place = static_cast<std::size_t>(i);
            parsed[place] = parsedChunk(chunks[first + place], rows.dimension(), rows.room(0).data());
            file.release(chunks[first + place].bytes);
        });
        for (const ParsedChunk& chunk : parsed)
            takeLines(rows, chunk);
    }
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

WordVectors readVectorText(const MappedFile& file, const VectorReading& reading)
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
    VectorRows rows(file.name(), header ? "word2vec text" : "GloVe text", usual, "line", reading);
    const char* const begin = lines.line().data();
    readRows(rows, file, {begin, static_cast<std::size_t>(file.bytes().data() + file.bytes().size() - begin)},
             lines.number());
    if (header && !rows.isFull() && header->count != static_cast<std::uint64_t>(rows.found()))
        rows.note({VectorNote::Kind::repaired, 0, "count", std::to_string(rows.found()) + " vectors found",
                   "the header says " + std::to_string(header->count)});
    return rows.take();
}

}  // namespace whorl
