// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/mapped_file.h"

#include "core/error.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>

#if __has_include(<sys/mman.h>)
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#define WHORL_MAPS_FILES
#endif

namespace whorl {

namespace {

const char* const needed = "a file that can be read is needed";

/// A device or a pipe might never end.
void checkOrdinary(const std::filesystem::path& file)
{
    std::error_code failure;
    const auto status = std::filesystem::status(file, failure);
    if (!std::filesystem::exists(status))
        throw FileError(file.string(), "no such file", needed);
    if (!std::filesystem::is_regular_file(status))
        throw FileError(file.string(), std::filesystem::is_directory(status) ? "a folder" : "no ordinary file", needed);
}

FileError shortened(const std::string& name)
{
    return {name, "it has become shorter since it was opened", "the file as it was is needed; open it again"};
}

}  // namespace

std::shared_ptr<const MappedFile> MappedFile::ofMemory(std::string bytes, std::string name)
{
    const std::shared_ptr<MappedFile> result(new MappedFile);
    result->m_name = std::move(name);
    result->m_memory = std::move(bytes);
    result->m_bytes = result->m_memory;
    return result;
}

#ifdef WHORL_MAPS_FILES

std::shared_ptr<const MappedFile> MappedFile::open(const std::filesystem::path& file)
{
    checkOrdinary(file);
    const std::shared_ptr<MappedFile> result(new MappedFile);
    result->m_name = file.string();
    result->m_descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    struct stat status = {};
    if (result->m_descriptor < 0 || fstat(result->m_descriptor, &status) != 0 || !S_ISREG(status.st_mode))
        throw FileError(result->m_name, "it cannot be read", needed);
    const auto size = static_cast<std::size_t>(status.st_size);
    // An empty file has nothing that could be mapped.
    if (size == 0)
        return result;
    void* const mapped = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, result->m_descriptor, 0);
    if (mapped == MAP_FAILED)
        throw FileError(result->m_name, "it cannot be mapped", needed);
    result->m_bytes = {static_cast<const char*>(mapped), size};
    return result;
}

MappedFile::~MappedFile()
{
    if (m_descriptor < 0)
        return;
    if (!m_bytes.empty())
        munmap(const_cast<char*>(m_bytes.data()), m_bytes.size());
    close(m_descriptor);
}

void MappedFile::read(std::uint64_t offset, std::span<char> out) const
{
    if (offset > m_bytes.size() || out.size() > m_bytes.size() - offset)
        throw FileError(m_name + ", byte " + std::to_string(offset), "the file ends early",
                        std::to_string(out.size()) + " bytes are needed");
    if (m_descriptor < 0) {
        std::copy_n(m_bytes.data() + offset, out.size(), out.data());
        return;
    }
    while (!out.empty()) {
        const ssize_t got = pread(m_descriptor, out.data(), out.size(), static_cast<off_t>(offset));
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            throw FileError(m_name + ", byte " + std::to_string(offset), std::strerror(errno), needed);
        if (got == 0)
            throw shortened(m_name);
        out = out.subspan(static_cast<std::size_t>(got));
        offset += static_cast<std::uint64_t>(got);
    }
}

void MappedFile::checkLength() const
{
    struct stat status = {};
    if (m_descriptor >= 0
        && (fstat(m_descriptor, &status) != 0 || static_cast<std::uint64_t>(status.st_size) < m_bytes.size()))
        throw shortened(m_name);
}

void MappedFile::release(std::string_view part) const
{
    if (m_descriptor < 0 || part.empty())
        return;
    // Whole pages; those at the ends may be in use by others and come again when they are looked at.
    const auto page = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
    const auto ahead = reinterpret_cast<std::uintptr_t>(part.data()) % page;
    madvise(const_cast<char*>(part.data()) - ahead, part.size() + ahead, MADV_DONTNEED);
}

#else

std::shared_ptr<const MappedFile> MappedFile::open(const std::filesystem::path& file)
{
    checkOrdinary(file);
    std::ifstream stream(file, std::ios::binary);
    std::string bytes(stream ? std::filesystem::file_size(file) : 0, '\0');
    if (!stream || !stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size())))
        throw FileError(file.string(), "it cannot be read", needed);
    return ofMemory(std::move(bytes), file.string());
}

MappedFile::~MappedFile() = default;

void MappedFile::read(std::uint64_t offset, std::span<char> out) const
{
    if (offset > m_bytes.size() || out.size() > m_bytes.size() - offset)
        throw shortened(m_name);
    std::copy_n(m_bytes.data() + offset, out.size(), out.data());
}

void MappedFile::checkLength() const { }

void MappedFile::release(std::string_view) const { }

#endif

}  // namespace whorl
