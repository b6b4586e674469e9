// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/safetensors.h"

#include "core/error.h"
#include "core/files/bytes.h"
#include "core/files/safetensors_header.h"

#include <algorithm>
#include <numeric>

namespace whorl {

namespace {

constexpr std::uint64_t longestHeader = 100'000'000;

NumberKind kindOf(std::string_view dtype)
{
    static constexpr std::pair<std::string_view, NumberKind> known[] = {
        {"F32", NumberKind::f32},      {"F16", NumberKind::f16}, {"BF16", NumberKind::bf16}, {"F64", NumberKind::f64},
        {"I8", NumberKind::i8},        {"I16", NumberKind::i16}, {"I32", NumberKind::i32},   {"I64", NumberKind::i64},
        {"U8", NumberKind::u8},        {"U16", NumberKind::u16}, {"U32", NumberKind::u32},   {"U64", NumberKind::u64},
        {"BOOL", NumberKind::boolean},
    };
    for (const auto& [name, kind] : known)
        if (name == dtype)
            return kind;
    return NumberKind::unreadable;
}

std::string quoted(const std::string& name)
{
    return "'" + name + "'";
}

/// Every tensor begins where the one before it ends, and the last ends with the file.
void checkRanges(const std::vector<SafetensorsEntry>& entries, std::uint64_t dataBytes, const std::string& name)
{
    std::vector<std::size_t> order(entries.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return std::pair(entries[a].begin, entries[a].end) < std::pair(entries[b].begin, entries[b].end);
    });
    std::uint64_t end = 0;
    const SafetensorsEntry* before = nullptr;
    for (const std::size_t i : order) {
        const SafetensorsEntry& entry = entries[i];
        const std::string previous = before ? quoted(before->tensor.name) : "the header";
        if (entry.begin < end)
            throw FileError(name,
                            "tensors " + previous + " and " + quoted(entry.tensor.name) + " overlap: the first ends at "
                                + std::to_string(end) + ", the second begins at " + std::to_string(entry.begin),
                            "each must begin where the one before it ends");
        if (entry.begin > end)
            throw FileError(name,
                            "a hole of " + std::to_string(entry.begin - end) + " bytes between " + previous + " and "
                                + quoted(entry.tensor.name),
                            "each tensor must begin where the one before it ends");
        end = entry.end;
        before = &entry;
    }
    if (end > dataBytes)
        throw FileError(name, "the file ends early: it has " + std::to_string(dataBytes) + " bytes of data",
                        "its tensors need " + std::to_string(end) + ", as after a download that broke off");
    if (end < dataBytes)
        throw FileError(name, std::to_string(dataBytes - end) + " bytes after the last tensor",
                        "the file must end with its last tensor");
}

/// Shape and type must need as many bytes as the range has.
void checkSize(const SafetensorsEntry& entry, NumberKind kind, const std::string& where)
{
    const TensorInfo& tensor = entry.tensor;
    if (entry.end < entry.begin)
        throw FileError(
            where, "it ends at " + std::to_string(entry.end) + ", before it begins at " + std::to_string(entry.begin),
            "an end that is no less than the beginning is needed");
    const std::uint64_t needs = bytesNeeded(tensor.shape, blockSize(kind), where);
    const std::uint64_t has = entry.end - entry.begin;
    if (kind != NumberKind::unreadable && needs != has)
        throw FileError(where, "its range has " + std::to_string(has) + " bytes",
                        tensor.dtype + " of shape " + shapeText(tensor.shape) + " needs " + std::to_string(needs));
}

}  // namespace

TensorContents readSafetensors(const std::shared_ptr<const MappedFile>& file)
{
    ByteCursor cursor(file->bytes(), file->name());
    const auto length = cursor.number<std::uint64_t>("the length of a safetensors header");
    if (length > longestHeader || length > cursor.remaining())
        throw cursor.error(0, "a header of " + std::to_string(length) + " bytes",
                           "the file has " + std::to_string(cursor.remaining())
                               + " left, and a header has at most 100000000: this is no safetensors file, or a "
                                 "download that broke off");
    const std::string_view json = cursor.take(length, "the header");
    SafetensorsHeader header = parseSafetensorsHeader(json, file->name());

    TensorContents contents{"safetensors", file->name(), {}, {}, std::move(header.metadata), {}};
    for (const SafetensorsEntry& entry : header.entries)
        checkSize(entry, kindOf(entry.tensor.dtype), file->name() + ", tensor " + quoted(entry.tensor.name));
    checkRanges(header.entries, cursor.remaining(), file->name());
    for (SafetensorsEntry& entry : header.entries) {
        TensorPlace place{file, cursor.at() + entry.begin, {kindOf(entry.tensor.dtype), false}, false, {}, {}};
        if (place.format.kind == NumberKind::unreadable)
            place.unreadable = "its type " + entry.tensor.dtype + " is not read";
        contents.add(std::move(entry.tensor), std::move(place));
    }
    return contents;
}

}  // namespace whorl
