// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/mapped_file.h"

#include <vector>

namespace whorl {

/// A file within a zip archive, as the directory at its end describes it.
struct ZipEntry {
    std::string name;  ///< a label only; nothing is ever written under it
    std::uint16_t method = 0, flags = 0;
    std::uint32_t checksum = 0;
    std::uint64_t packedBytes = 0, bytes = 0, headerBegins = 0;

    bool isStored() const { return method == 0; }
};

/// Reads the directory of an archive, ZIP64 included. It holds the sizes, also where the writer did not know them yet
/// when it wrote the data.
/// throws FileError: no directory, one that does not lie in the file, several disks
std::vector<ZipEntry> readZipDirectory(const MappedFile& archive);

/// Where the data of an entry begin.
/// throws FileError where header or data do not lie in the file, or the entry is encrypted
std::uint64_t zipDataBegins(const MappedFile& archive, const ZipEntry& entry);

/// The first bytes of an entry, stored or deflated: `count` of them, or fewer where the entry ends before. Never
/// makes more, whatever the entry says about itself. A whole entry is compared with its checksum.
/// throws FileError as zipDataBegins, for other methods, damaged data, and a checksum that disagrees
std::string zipContent(const MappedFile& archive, const ZipEntry& entry, std::uint64_t count);

}  // namespace whorl
