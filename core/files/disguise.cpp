// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/disguise.h"

#include <algorithm>
#include <cctype>

namespace whorl {

namespace {

struct Mark {
    std::string_view bytes;
    const char* found;
    const char* expected;
};

using namespace std::string_view_literals;

constexpr const char* unpackIt = "unpack it and open what is inside";
constexpr Mark marks[] = {
    {"version https://git-lfs"sv, "a Git LFS pointer", "fetch the real file that it stands for (git lfs pull)"},
    {"\x80\x02"sv, "a Python pickle", "a pickle is a program and is never executed; save as safetensors, npy or text"},
    {"\x80\x03"sv, "a Python pickle", "a pickle is a program and is never executed; save as safetensors, npy or text"},
    {"\x80\x04"sv, "a Python pickle", "a pickle is a program and is never executed; save as safetensors, npy or text"},
    {"\x80\x05"sv, "a Python pickle", "a pickle is a program and is never executed; save as safetensors, npy or text"},
    {"\x1f\x8b"sv, "a gzip file", unpackIt},
    {"BZh"sv, "a bzip2 file", unpackIt},
    {"\xfd"
     "7zXZ"sv,
     "an xz file", unpackIt},
    {"\x28\xb5\x2f\xfd"sv, "a zstd file", unpackIt},
    {"7z\xbc\xaf\x27\x1c"sv, "a 7z archive", unpackIt},
    {"Rar!"sv, "a RAR archive", unpackIt},
    {"\x89HDF\r\n"sv, "an HDF5 file", "save its arrays as npy or safetensors"},
    {"%PDF-"sv, "a PDF document", "a file of tensors is needed"},
    {"\x89PNG"sv, "a PNG picture", "a file of tensors is needed"},
};

/// Whether the text begins with a tag of HTML or XML, white space and a byte order mark aside.
bool isWebPage(std::string_view bytes)
{
    if (bytes.starts_with("\xef\xbb\xbf"))
        bytes.remove_prefix(3);
    bytes = bytes.substr(0, 512);
    bytes.remove_prefix(std::min(bytes.find_first_not_of(" \t\r\n"), bytes.size()));
    std::string lower(bytes.substr(0, 14));
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return lower.starts_with("<!doctype html") || lower.starts_with("<html") || lower.starts_with("<?xml");
}

}  // namespace

std::optional<Disguise> disguiseOf(std::string_view bytes)
{
    if (bytes.empty())
        return Disguise{"the file is empty", "a file of numbers is needed"};
    if (isWebPage(bytes))
        return Disguise{"a web page",
                        "servers send one in place of a file, such as a page to sign in; download it again"};
    for (const Mark& mark : marks)
        if (bytes.starts_with(mark.bytes))
            return Disguise{mark.found, mark.expected};
    return std::nullopt;
}

}  // namespace whorl
