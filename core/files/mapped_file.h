// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace whorl {

/// A file to read from, or bytes in memory that take its place. Where the system can, the file is mapped, so that a
/// file of any size costs what is looked at. Safe to read from several threads.
class MappedFile {
public:
    /// throws FileError: no such file, a folder, a device or pipe, or one that cannot be read
    static std::shared_ptr<const MappedFile> open(const std::filesystem::path& file);
    static std::shared_ptr<const MappedFile> ofMemory(std::string bytes, std::string name);

    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    /// For messages: the path.
    const std::string& name() const { return m_name; }

    /// All of it, for headers. A file that another program cuts meanwhile must not be touched past its new end, so
    /// numbers are read with `read`, and what remains calls `checkLength` first.
    std::string_view bytes() const { return m_bytes; }

    /// Copies bytes, those that the file holds now.
    /// throws FileError where the file ends before them
    void read(std::uint64_t offset, std::span<char> out) const;

    /// throws FileError where the file is shorter than it was when it was opened
    void checkLength() const;

    /// Says that these bytes are not looked at for a while, so that a long walk over a file takes no memory.
    void release(std::string_view part) const;

private:
    MappedFile() = default;

    std::string m_name, m_memory;
    std::string_view m_bytes;
    int m_descriptor = -1;
};

}  // namespace whorl
