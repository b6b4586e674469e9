// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/word_vectors.h"

#include "core/error.h"
#include "core/files/bytes.h"
#include "core/files/disguise.h"
#include "core/files/inflate.h"
#include "core/files/label_list.h"
#include "core/files/mapped_file.h"
#include "core/files/vector_text.h"

#include <algorithm>

namespace whorl {

namespace {

constexpr std::uint64_t mostUnpacked = std::uint64_t{1} << 30;
constexpr std::size_t bytesLookedAt = std::size_t{1} << 16;
constexpr std::size_t longestFirstLine = std::size_t{1} << 21;

bool isGzip(std::string_view bytes)
{
    return bytes.starts_with("\x1f\x8b");
}

std::shared_ptr<const MappedFile> unpacked(const std::shared_ptr<const MappedFile>& file, const Progress& progress)
{
    if (!file || !isGzip(file->bytes()))
        return file;
    file->checkLength();
    std::string content = inflated(file->bytes(), mostUnpacked + 1, Wrapping::gzip, file->name(), progress);
    if (content.size() > mostUnpacked)
        throw FileError(file->name(), "it unpacks to more than 1 GiB", "unpack it and open what is inside");
    return MappedFile::ofMemory(std::move(content), file->name());
}

/// Bytes that no text has, near the beginning.
bool hasControlBytes(std::string_view bytes)
{
    bytes = bytes.substr(0, bytesLookedAt);
    return std::any_of(bytes.begin(), bytes.end(), [](char each) {
        const auto byte = static_cast<unsigned char>(each);
        return byte < 0x20 && byte != '\t' && byte != '\n' && byte != '\r';
    });
}

/// What people open by mistake, and what is no text. Zip is none of the disguises, because other readers take it.
void refuseOthers(const MappedFile& file)
{
    if (file.bytes().starts_with("PK\3\4") || file.bytes().starts_with("PK\5\6"))
        throw FileError(file.name(), "a zip archive", "unpack it and open what is inside");
    const auto disguise = disguiseOf(file.bytes());
    if (!disguise && !hasControlBytes(file.bytes()))
        return;
    if (!disguise)
        throw FileError(file.name(),
                        "no file of word vectors (it starts with " + quotedBytes(file.bytes().substr(0, 4)) + ")",
                        "word2vec, GloVe and the Embedding Projector's TSV are read");
    const bool pickle = disguise->found.find("pickle") != std::string::npos;
    throw FileError(file.name(), disguise->found,
                    pickle ? "a pickle is a program and is never executed; export as word2vec text"
                           : disguise->expected);
}

/// A header, then what is no line of numbers and no text either.
bool isBinary(const VectorLines& afterHeader, const VectorHeader& header)
{
    VectorLines next = afterHeader;
    if (!next.next())
        return false;
    const std::string_view numbersBegin = next.line().substr(std::min(next.line().find(' '), next.line().size()));
    const bool beyondAscii = std::any_of(numbersBegin.begin(), numbersBegin.end(), [](char each) { return each < 0; });
    if (!beyondAscii && !hasControlBytes(afterHeader.rest()))
        return false;
    constexpr std::uint64_t enough = 4;
    const std::uint64_t numbers = std::min(header.dimension, enough);
    return numbers == 0 || numbersAtEnd(next.line(), numbers) < numbers;
}

WordVectors read(const std::shared_ptr<const MappedFile>& packed, const std::shared_ptr<const MappedFile>& labels,
                 bool labelsWereAskedFor, VectorReading reading)
{
    const Progress whole = reading.progress;
    const bool isPacked = isGzip(packed->bytes());
    const std::shared_ptr<const MappedFile> file = unpacked(packed, within(whole, 0, 0.5));
    if (isPacked)
        reading.progress = within(whole, 0.5, 1);
    VectorLines lines(*file);
    const bool hasLine = lines.next();
    const auto header = hasLine ? vectorHeader(lines.line()) : std::nullopt;
    if (header && isBinary(lines, *header))
        return readWord2vecBinary(*file, *header, lines.rest(), reading);
    if (!header && (isGzip(file->bytes()) || !looksLikeWordVectors(file->bytes())))
        refuseOthers(*file);
    if (hasLine && !header && lines.line().find('\t') != std::string_view::npos && numbersAtEnd(lines.line(), 1) == 0)
        return readProjectorTsv(*file, unpacked(labels, {}), labelsWereAskedFor, reading);
    return readVectorText(*file, reading);
}

}  // namespace

bool looksLikeWordVectors(std::string_view bytes)
{
    if (isGzip(bytes))
        return true;
    VectorLines lines(bytes.substr(0, longestFirstLine));
    if (!lines.next())
        return false;
    if (vectorHeader(lines.line()) || numbersAtEnd(lines.line(), 2) == 2)
        return true;
    const auto fields = fieldsOf(lines.line(), '\t');
    const auto numbers = std::count_if(fields.begin(), fields.end(),
                                       [](std::string_view field) { return vectorNumber(field).has_value(); });
    return numbers >= 2 && fields.size() - static_cast<std::size_t>(numbers) <= 1;
}

WordVectors readWordVectors(const std::string& path, const std::string& labels, const VectorReading& reading)
{
    const std::shared_ptr<const MappedFile> file = MappedFile::open(path);
    if (!labels.empty())
        return read(file, MappedFile::open(labels), true, reading);
    const std::string beside = labelListBeside(path);
    return read(file, beside.empty() ? nullptr : MappedFile::open(beside), false, reading);
}

WordVectors readWordVectors(const std::shared_ptr<const MappedFile>& file,
                            const std::shared_ptr<const MappedFile>& labels, const VectorReading& reading)
{
    return read(file, labels, labels != nullptr, reading);
}

}  // namespace whorl
