// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/npz.h"

#include "core/error.h"
#include "core/files/npy_header.h"
#include "core/files/zip.h"

#include <algorithm>

namespace whorl {

namespace {

constexpr std::uint64_t mostUnpacked = std::uint64_t{1} << 30;

/// The longest header of version 1, with what stands before it.
constexpr std::uint64_t longestHeader = 65535 + 10;

constexpr std::string_view suffix = ".npy";

/// What an archive without arrays is.
FileError withoutArrays(const MappedFile& file, const std::vector<ZipEntry>& entries)
{
    const bool pickle =
        std::any_of(entries.begin(), entries.end(), [](const ZipEntry& each) { return each.name.ends_with(".pkl"); });
    if (pickle)
        return {file.name(), "a PyTorch checkpoint (a pickle in a zip archive)",
                "a pickle is a program and is never executed; save as safetensors"};
    return {file.name(), "a zip archive of " + std::to_string(entries.size()) + " files without any .npy",
            "unpack it and open what is inside"};
}

TensorPlace placeOf(const std::shared_ptr<const MappedFile>& file, const ZipEntry& entry, const NpyHeader& header,
                    const std::string& where)
{
    TensorPlace place;
    place.fortranOrder = header.fortranOrder;
    try {
        place.format = npyNumbers(header, where);
    } catch (const FileError& error) {
        place.unreadable = error.found() + "; " + error.expected();
        return place;
    }
    if (entry.isStored()) {
        npyDataBytes(header, place.format.kind, entry.packedBytes - header.dataBegins, where);
        place.file = file;
        place.begin = zipDataBegins(*file, entry) + header.dataBegins;
        return place;
    }
    const std::uint64_t needs = header.dataBegins + bytesNeeded(header.shape, blockSize(place.format.kind), where);
    if (needs > mostUnpacked) {
        place.unreadable = "it unpacks to " + std::to_string(needs) + " bytes; at most " + std::to_string(mostUnpacked)
            + " are unpacked";
        return place;
    }
    place.begin = header.dataBegins;
    place.unpack = [file, entry, needs, where] {
        std::string content = zipContent(*file, entry, needs);
        if (content.size() < needs)
            throw FileError(where, "it unpacks to " + std::to_string(content.size()) + " bytes",
                            "its shape needs " + std::to_string(needs));
        return MappedFile::ofMemory(std::move(content), where);
    };
    return place;
}

}  // namespace

TensorContents readNpz(const std::shared_ptr<const MappedFile>& file)
{
    const std::vector<ZipEntry> entries = readZipDirectory(*file);
    TensorContents contents{"npz", file->name(), {}, {}, {}, {}};
    if (std::none_of(entries.begin(), entries.end(), [](const ZipEntry& e) { return e.name.ends_with(suffix); }))
        throw withoutArrays(*file, entries);
    for (const ZipEntry& entry : entries) {
        const std::string where = file->name() + ", " + entry.name;
        try {
            if (!entry.name.ends_with(suffix))
                throw FileError(where, "no .npy file", "an npz file holds arrays alone");
            const NpyHeader header = parseNpyHeader(zipContent(*file, entry, longestHeader), where);
            TensorPlace place = placeOf(file, entry, header, where);
            if (!place.unreadable.empty())
                contents.problems.push_back(
                    {entry.name, "its values cannot be read: " + place.unreadable, "an array that can be unpacked"});
            const std::string name = entry.name.substr(0, entry.name.size() - suffix.size());
            contents.add({name, header.descr, header.shape}, std::move(place));
        } catch (const FileError& error) {
            contents.problems.push_back({error.where(), error.found(), error.expected()});
        }
    }
    if (contents.tensors.empty()) {
        const FileProblem& first = contents.problems.front();
        throw FileError(first.where, first.found, first.expected);
    }
    return contents;
}

}  // namespace whorl
