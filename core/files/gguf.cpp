// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/gguf.h"

#include "core/error.h"
#include "core/files/ggml_type.h"
#include "core/files/gguf_metadata.h"

#include <algorithm>
#include <limits>
#include <unordered_set>

namespace whorl {

namespace {

constexpr std::uint32_t mostDimensions = 4;

void checkVersion(ByteCursor& cursor)
{
    const std::uint64_t at = cursor.at();
    const auto version = cursor.number<std::uint32_t>("the version");
    if (version == 2 || version == 3)
        return;
    if (version == 1)
        throw cursor.error(at, "GGUF version 1 is not supported",
                           "its sizes have 32 bits; convert it to version 2 or 3, which are read");
    if (version % 65536 == 0 && version != 0)
        throw cursor.error(at, "a big-endian file (its version reads as " + std::to_string(version) + ")",
                           "little-endian files are read");
    throw cursor.error(at, "GGUF version " + std::to_string(version) + " is not supported",
                       "versions 2 and 3 are read");
}

/// Where tensors may begin: at multiples of this.
std::uint64_t alignmentOf(const std::vector<MetaEntry>& metadata, const std::string& name)
{
    const auto entry = std::find_if(metadata.begin(), metadata.end(),
                                    [](const MetaEntry& each) { return each.key == "general.alignment"; });
    if (entry == metadata.end())
        return 32;
    const auto value = std::get<std::uint64_t>(entry->value);
    if (value == 0 || value % 8 != 0)
        throw FileError(name + ", general.alignment", std::to_string(value), "a multiple of 8 is needed");
    return value;
}

struct Entry {
    TensorInfo tensor;
    GgmlType type;
    std::uint64_t offset = 0;  ///< from where the data begin
};

Entry readEntry(ByteCursor& cursor)
{
    Entry entry;
    const std::uint64_t at = cursor.at();
    entry.tensor.name = readGgufText(cursor, "the name of a tensor");
    const std::string what = "tensor " + quotedBytes(entry.tensor.name);
    if (entry.tensor.name.empty())
        throw cursor.error(at, "a tensor without a name", "every tensor needs one");
    const auto dimensions = cursor.number<std::uint32_t>(what);
    if (dimensions > mostDimensions)
        throw cursor.error(at, what + " has " + std::to_string(dimensions) + " dimensions", "at most 4 are possible");
    for (std::uint32_t i = 0; i < dimensions; ++i) {
        const auto size = cursor.number<std::uint64_t>(what);
        if (size > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
            throw cursor.error(at, what + " has size " + std::to_string(size), "at most 2^63 - 1 is possible");
        entry.tensor.shape.insert(entry.tensor.shape.begin(), static_cast<std::int64_t>(size));
    }
    entry.type = ggmlType(cursor.number<std::uint32_t>(what));
    entry.tensor.dtype = entry.type.name;
    entry.offset = cursor.number<std::uint64_t>(what);
    return entry;
}

/// Puts one tensor into the contents, once it is known to lie within the file.
void place(TensorContents& contents, const std::shared_ptr<const MappedFile>& file, Entry entry,
           std::uint64_t dataBegins, std::uint64_t alignment)
{
    const std::string where = file->name() + ", tensor " + quotedBytes(entry.tensor.name);
    const std::uint64_t size = file->bytes().size();
    const std::uint64_t has = size > dataBegins ? size - dataBegins : 0;
    const std::uint64_t needs = bytesNeeded(entry.tensor.shape, entry.type.block, where);
    if (entry.offset % alignment != 0)
        throw FileError(where, "it begins at byte " + std::to_string(entry.offset) + " of the data",
                        "a multiple of " + std::to_string(alignment) + " is needed");
    if (entry.offset > has)
        throw FileError(where, "it begins at byte " + std::to_string(entry.offset) + " of the data",
                        "the file has " + std::to_string(has));
    if (needs > has - entry.offset)
        throw FileError(where, "the file ends early: it has " + std::to_string(has - entry.offset) + " bytes there",
                        entry.type.name + " of shape " + shapeText(entry.tensor.shape) + " needs "
                            + std::to_string(needs));
    TensorPlace place{file, dataBegins + entry.offset, {entry.type.kind, false}, false, {}, {}};
    if (entry.type.block.bytes == 0)
        contents.problems.push_back(
            {"tensor " + entry.tensor.name, entry.type.name, "types of ggml up to 35 are known"});
    if (entry.type.kind == NumberKind::unreadable)
        place.unreadable = "its type " + entry.type.name + " is not read";
    contents.add(std::move(entry.tensor), std::move(place));
}

}  // namespace

TensorContents readGguf(const std::shared_ptr<const MappedFile>& file)
{
    ByteCursor cursor(file->bytes(), file->name());
    if (const std::string_view magic = cursor.take(4, "the mark GGUF"); magic != "GGUF")
        throw cursor.error(0, "not a GGUF file (starts with " + quotedBytes(magic) + ")", "the first bytes are GGUF");
    checkVersion(cursor);
    const auto tensorCount = cursor.number<std::uint64_t>("the number of tensors");
    const auto keyCount = cursor.number<std::uint64_t>("the number of keys");
    TensorContents contents{"GGUF", file->name(), {}, {}, readGgufMetadata(cursor, keyCount), {}};
    const std::uint64_t alignment = alignmentOf(contents.metadata, file->name());

    // A name of one letter, no dimensions, a type and an offset.
    cursor.checkedCount(tensorCount, 8 + 1 + 4 + 4 + 8, "tensors");
    std::vector<Entry> entries;
    for (std::uint64_t i = 0; i < tensorCount; ++i)
        entries.push_back(readEntry(cursor));
    std::unordered_set<std::string_view> names;
    for (const Entry& each : entries)
        if (!names.insert(each.tensor.name).second)
            throw FileError(file->name() + ", tensor " + quotedBytes(each.tensor.name), "it is there twice",
                            "every name may be there once");
    names.clear();

    const std::uint64_t dataBegins = (cursor.at() + alignment - 1) / alignment * alignment;
    for (Entry& each : entries)
        place(contents, file, std::move(each), dataBegins, alignment);
    return contents;
}

}  // namespace whorl
