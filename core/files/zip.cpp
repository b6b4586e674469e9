// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/zip.h"

#include "core/error.h"
#include "core/files/bytes.h"
#include "core/files/inflate.h"

#include <zlib.h>

#include <algorithm>
#include <limits>

namespace whorl {

namespace {

constexpr std::uint32_t endMark = 0x06054b50, end64Mark = 0x06064b50, locator64Mark = 0x07064b50;
constexpr std::uint32_t entryMark = 0x02014b50, headerMark = 0x04034b50;
constexpr std::size_t endBytes = 22, locator64Bytes = 20, longestComment = 65535;

/// The part of the file from `begin` on.
ByteCursor cursorAt(const MappedFile& archive, std::uint64_t begin, const std::string& what)
{
    if (begin > archive.bytes().size())
        throw FileError(archive.name(), what + " at byte " + std::to_string(begin),
                        "the file has " + std::to_string(archive.bytes().size()));
    return {archive.bytes().substr(begin), archive.name(), begin};
}

void checkMark(ByteCursor& cursor, std::uint32_t mark, const std::string& what)
{
    const std::uint64_t at = cursor.at();
    if (cursor.number<std::uint32_t>(what) != mark)
        throw cursor.error(at, "no " + what, "the archive is damaged or cut");
}

struct Directory {
    std::uint64_t entries = 0, bytes = 0, begin = 0;
};

/// The last record of the archive; only a comment may follow it.
std::size_t findEnd(const MappedFile& archive)
{
    const std::string_view bytes = archive.bytes();
    const std::size_t lowest = bytes.size() - std::min(bytes.size(), endBytes + longestComment);
    for (std::size_t at = bytes.size() - std::min(bytes.size(), endBytes) + 1; at-- > lowest;)
        if (bytes.size() - at >= endBytes && wordAt<std::uint32_t>(bytes.data() + at) == endMark
            && wordAt<std::uint16_t>(bytes.data() + at + 20) <= bytes.size() - at - endBytes)
            return at;
    throw FileError(archive.name(), "a zip archive without its directory",
                    "the end of the file is needed: was the download cut?");
}

Directory findDirectory(const MappedFile& archive)
{
    const std::size_t end = findEnd(archive);
    ByteCursor cursor = cursorAt(archive, end, "the end record");
    const std::string what = "the end record";
    cursor.skip(4, what);
    const auto disk = cursor.number<std::uint16_t>(what), firstDisk = cursor.number<std::uint16_t>(what);
    cursor.skip(2, what);
    Directory directory;
    directory.entries = cursor.number<std::uint16_t>(what);
    directory.bytes = cursor.number<std::uint32_t>(what);
    directory.begin = cursor.number<std::uint32_t>(what);
    const bool wide = directory.entries == 0xffff || directory.bytes == 0xffffffff || directory.begin == 0xffffffff;
    if (wide && end >= locator64Bytes
        && wordAt<std::uint32_t>(archive.bytes().data() + end - locator64Bytes) == locator64Mark) {
        const auto at = wordAt<std::uint64_t>(archive.bytes().data() + end - locator64Bytes + 8);
        ByteCursor end64 = cursorAt(archive, at, "the ZIP64 end record");
        checkMark(end64, end64Mark, "ZIP64 end record");
        end64.skip(28, what);
        directory.entries = end64.number<std::uint64_t>(what);
        directory.bytes = end64.number<std::uint64_t>(what);
        directory.begin = end64.number<std::uint64_t>(what);
    } else if (disk != 0 || firstDisk != 0)
        throw cursor.error(end, "an archive on several disks", "an archive in one file is needed");
    return directory;
}

/// Sizes that do not fit into the entry itself stand in a field behind its name.
void readWideSizes(std::string_view extra, ZipEntry& entry, const std::string& where)
{
    ByteCursor fields(extra, where);
    while (fields.remaining() >= 4) {
        const auto id = fields.number<std::uint16_t>("a field");
        const auto size = fields.number<std::uint16_t>("a field");
        ByteCursor field(fields.take(size, "a field"), where);
        if (id != 1)
            continue;
        for (std::uint64_t* each : {&entry.bytes, &entry.packedBytes, &entry.headerBegins})
            if (*each == 0xffffffff)
                *each = field.number<std::uint64_t>("a ZIP64 size");
    }
}

ZipEntry readEntry(ByteCursor& cursor)
{
    checkMark(cursor, entryMark, "entry of the directory");
    const std::string what = "an entry of the directory";
    ZipEntry entry;
    cursor.skip(4, what);
    entry.flags = cursor.number<std::uint16_t>(what);
    entry.method = cursor.number<std::uint16_t>(what);
    cursor.skip(4, what);
    entry.checksum = cursor.number<std::uint32_t>(what);
    entry.packedBytes = cursor.number<std::uint32_t>(what);
    entry.bytes = cursor.number<std::uint32_t>(what);
    const auto nameBytes = cursor.number<std::uint16_t>(what), extraBytes = cursor.number<std::uint16_t>(what),
               commentBytes = cursor.number<std::uint16_t>(what);
    cursor.skip(8, what);
    entry.headerBegins = cursor.number<std::uint32_t>(what);
    entry.name = cursor.take(nameBytes, what);
    readWideSizes(cursor.take(extraBytes, what), entry, cursor.name() + ", entry " + quotedBytes(entry.name));
    cursor.skip(commentBytes, what);
    return entry;
}

/// zlib counts in 32 bits.
uInt portion(std::uint64_t bytes)
{
    return static_cast<uInt>(std::min<std::uint64_t>(bytes, std::numeric_limits<int>::max()));
}

}  // namespace

std::vector<ZipEntry> readZipDirectory(const MappedFile& archive)
{
    const Directory directory = findDirectory(archive);
    ByteCursor cursor = cursorAt(archive, directory.begin, "a directory");
    cursor.checkedCount(directory.entries, 46, "entries");
    std::vector<ZipEntry> entries;
    for (std::uint64_t i = 0; i < directory.entries; ++i)
        entries.push_back(readEntry(cursor));
    return entries;
}

std::uint64_t zipDataBegins(const MappedFile& archive, const ZipEntry& entry)
{
    const std::string where = archive.name() + ", entry " + quotedBytes(entry.name);
    if ((entry.flags & 1) != 0)
        throw FileError(where, "it is encrypted", "an archive without a password is needed");
    ByteCursor cursor = cursorAt(archive, entry.headerBegins, "entry " + quotedBytes(entry.name));
    checkMark(cursor, headerMark, "entry " + quotedBytes(entry.name));
    cursor.skip(22, "the header of an entry");
    const auto nameBytes = cursor.number<std::uint16_t>("the header of an entry");
    const auto extraBytes = cursor.number<std::uint16_t>("the header of an entry");
    cursor.skip(std::uint64_t{nameBytes} + extraBytes, "the header of an entry");
    if (entry.packedBytes > cursor.remaining())
        throw FileError(where, std::to_string(entry.packedBytes) + " bytes",
                        "the file has " + std::to_string(cursor.remaining()) + " from there on");
    return cursor.at();
}

std::string zipContent(const MappedFile& archive, const ZipEntry& entry, std::uint64_t count)
{
    const std::string where = archive.name() + ", entry " + quotedBytes(entry.name);
    const std::uint64_t begin = zipDataBegins(archive, entry);
    const std::string_view packed = archive.bytes().substr(begin, entry.packedBytes);
    if (entry.method != 0 && entry.method != Z_DEFLATED)
        throw FileError(where, "compression method " + std::to_string(entry.method), "stored and deflated are read");
    std::string content =
        entry.isStored() ? std::string(packed.substr(0, count)) : inflated(packed, count, Wrapping::none, where);
    if (content.size() == entry.bytes) {
        std::uint64_t done = 0;
        uLong checksum = crc32(0, nullptr, 0);
        for (uInt step; done < content.size(); done += step) {
            step = portion(content.size() - done);
            checksum = crc32(checksum, reinterpret_cast<const Bytef*>(content.data() + done), step);
        }
        if (checksum != entry.checksum)
            throw FileError(where, "its data disagree with their checksum", "undamaged data are needed");
    }
    return content;
}

}  // namespace whorl
