// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/vector_chunks.h"

#include "core/files/mapped_file.h"
#include "core/files/plain_number.h"
#include "core/numeric/parallel.h"

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

constexpr std::size_t chunkBytes = std::size_t{1} << 20;
constexpr std::size_t chunksBetweenLooks = 32;

/// Lines and possible rows of a chunk.
void countLines(TextChunk& chunk, std::size_t dimension)
{
    std::string_view rest = chunk.bytes;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        ++chunk.lines;
        // A word of one byte; a blank and a digit for each number.
        chunk.rows += end > 2 * dimension ? 1 : 0;
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
}

/// A word without blanks, then numbers with one blank before each, as nearly all lines are. Nothing where it is not.
std::optional<std::string_view> plainWordBefore(std::string_view line, std::span<float> out)
{
    const std::size_t blank = line.find(' ');
    if (blank == 0 || blank == std::string_view::npos)
        return std::nullopt;
    const char* at = line.data() + blank;
    const char* const end = line.data() + line.size();
    for (float& number : out) {
        if (at == end || *at != ' ')
            return std::nullopt;
        at = plainNumber(at + 1, end, number);
        if (!at)
            return std::nullopt;
    }
    return at == end ? std::optional(line.substr(0, blank)) : std::nullopt;
}

}  // namespace

std::vector<TextChunk> textChunks(const MappedFile& file, std::string_view text, std::int64_t firstLine,
                                  std::size_t dimension, std::uint64_t most, const Progress& progress)
{
    const auto whole = static_cast<double>(std::max<std::size_t>(text.size(), 1));
    std::vector<TextChunk> chunks;
    std::size_t rows = 0;
    for (std::string_view rest = text; !rest.empty() && rows < most;) {
        report(progress, 1 - static_cast<double>(rest.size()) / whole);
        file.checkLength();
        const std::size_t before = chunks.size();
        while (!rest.empty() && chunks.size() < before + chunksBetweenLooks) {
            std::size_t end = rest.find('\n', std::min(chunkBytes, rest.size()));
            end = end == std::string_view::npos ? rest.size() : end + 1;
            chunks.push_back({rest.substr(0, end), 0, 0, 0, 0, false});
            rest.remove_prefix(end);
        }
        inParts(static_cast<std::int64_t>(chunks.size() - before), 1, [&](std::int64_t i, std::int64_t) {
            TextChunk& chunk = chunks[before + static_cast<std::size_t>(i)];
            countLines(chunk, dimension);
            file.release(chunk.bytes);
        });
        for (std::size_t i = before; i < chunks.size(); ++i) {
            chunks[i].firstLine = firstLine;
            chunks[i].firstRow = rows;
            chunks[i].isLast = rest.empty() && i + 1 == chunks.size();
            firstLine += chunks[i].lines;
            rows += chunks[i].rows;
        }
    }
    return chunks;
}

ParsedChunk parsedChunk(const TextChunk& chunk, std::size_t dimension, float* values)
{
    ParsedChunk parsed;
    std::vector<float> tooShort(dimension);
    std::int64_t number = chunk.firstLine - 1;
    std::size_t row = chunk.firstRow;
    for (std::string_view rest = chunk.bytes; !rest.empty();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        std::string_view line = rest.substr(0, end);
        const bool mayBeRow = end > 2 * dimension;
        const bool isCut = end == rest.size() && chunk.isLast;
        rest.remove_prefix(std::min(end + 1, rest.size()));
        line = line.substr(0, line.find_last_not_of(" \t\r") + 1);
        ++number;
        const std::span<float> out(mayBeRow ? values + row * dimension : tooShort.data(), dimension);
        ParsedLine each{ParsedLine::State::row, isCut, number, row, parsed.words.size(), 0, line};
        row += mayBeRow ? 1 : 0;
        if (line.empty())
            continue;
        auto word = plainWordBefore(line, out);
        if (!word)
            word = wordBefore(line, out);
        if (!word || !mayBeRow)
            each.state = ParsedLine::State::malformed;
        else if (!std::all_of(out.begin(), out.end(), [](float value) { return std::isfinite(value); }))
            each.state = ParsedLine::State::notFinite;
        parsed.words += word.value_or(std::string_view());
        each.wordEnd = parsed.words.size();
        parsed.lines.push_back(each);
    }
    return parsed;
}

}  // namespace whorl
