// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/bytes.h"
#include "core/files/mapped_file.h"
#include "core/files/vector_text.h"

#include <bit>

namespace whorl {

namespace {

constexpr std::size_t longestWord = std::size_t{1} << 20;
constexpr std::uint64_t numberBytes = sizeof(float);

/// A word up to its blank. word2vec.c writes a line end after each vector, GoogleNews none: dropped, never demanded.
std::string_view takeWord(std::string_view& rest, const VectorRows& rows, std::int64_t place, std::uint64_t count)
{
    while (rest.starts_with('\n') || rest.starts_with("\r\n"))
        rest.remove_prefix(rest.front() == '\r' ? 2 : 1);
    const std::string all = std::to_string(count) + " vectors are promised";
    if (rest.empty())
        throw rows.error(place, "the file ends after " + std::to_string(place - 1) + " vectors", all);
    const std::size_t end = rest.substr(0, longestWord + 1).find(' ');
    if (end == std::string_view::npos && rest.size() > longestWord)
        throw rows.error(place, "a word of more than 1 MiB", "at most 1 MiB is read");
    if (end == std::string_view::npos)
        throw rows.error(place, "the file ends within its word", all);
    const std::string_view word = rest.substr(0, end);
    rest.remove_prefix(end + 1);
    return word;
}

}  // namespace

WordVectors readWord2vecBinary(const MappedFile& file, const VectorHeader& header, std::string_view rest,
                               const VectorReading& reading)
{
    VectorRows rows(file.name(), "word2vec binary", header.dimension, "vector", reading);
    const std::uint64_t rowBytes = numberBytes * header.dimension;
    if (header.count > rest.size() / (rowBytes + 2))
        throw FileError(file.name() + ", header",
                        std::to_string(header.count) + " vectors of " + std::to_string(header.dimension) + " numbers",
                        "the file has " + std::to_string(rest.size()) + " bytes after it");
    const std::uint64_t wanted = rows.limited(header.count);
    rows.reserve(static_cast<std::size_t>(wanted));
    std::vector<float> values(rows.dimension());
    const auto done = [&] { return static_cast<std::size_t>(rest.data() - file.bytes().data()); };
    std::size_t released = done();
    std::string numbers(static_cast<std::size_t>(rowBytes), '\0');
    for (std::uint64_t i = 0; i < wanted; ++i) {
        const auto place = static_cast<std::int64_t>(i + 1);
        if (i % 1024 == 0) {
            file.checkLength();
            file.release(file.bytes().substr(released, done() - released));
            released = done();
            rows.tell(static_cast<double>(i) / static_cast<double>(wanted));
        }
        const std::string_view word = takeWord(rest, rows, place, header.count);
        if (rest.size() < rowBytes)
            throw rows.error(place, "the file ends within it", std::to_string(rowBytes) + " bytes are needed");
        file.read(done(), numbers);
        for (std::size_t column = 0; column < values.size(); ++column)
            values[column] = std::bit_cast<float>(wordAt<std::uint32_t>(numbers.data() + column * numberBytes));
        rest.remove_prefix(static_cast<std::size_t>(rowBytes));
        rows.add(place, word, values);
    }
    if (wanted == header.count && rest.find_first_not_of("\r\n") != std::string_view::npos)
        rows.note({VectorNote::Kind::repaired, 0, "count", std::to_string(header.count),
                   "the header says so, though " + std::to_string(rest.size()) + " bytes follow"});
    return rows.take();
}

}  // namespace whorl
