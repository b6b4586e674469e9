// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/error.h"
#include "core/files/bytes.h"
#include "core/files/disguise.h"
#include "core/files/gguf.h"
#include "core/files/npy.h"
#include "core/files/npz.h"
#include "core/files/onnx.h"
#include "core/files/safetensors.h"

#include <string_view>

namespace whorl {

namespace {

bool endsWith(const MappedFile& file, std::string_view suffix)
{
    return std::string_view(file.name()).ends_with(suffix);
}

/// A header length that fits, then a brace.
bool isSafetensors(std::string_view bytes)
{
    return bytes.size() > 8 && bytes[8] == '{' && wordAt<std::uint64_t>(bytes.data()) <= bytes.size();
}

bool isJson(std::string_view bytes)
{
    const std::size_t begin = bytes.substr(0, 512).find_first_not_of(" \t\r\n");
    return begin != std::string_view::npos && bytes[begin] == '{';
}

/// What no format claims.
FileError unknown(const MappedFile& file)
{
    const std::string start = "it starts with " + quotedBytes(file.bytes().substr(0, 4));
    return {file.name(), "no file of tensors (" + start + ")", "safetensors, GGUF, npy, npz and ONNX are read"};
}

TensorContents contentsOf(const std::shared_ptr<const MappedFile>& file)
{
    const std::string_view bytes = file->bytes();
    if (bytes.starts_with("GGUF"))
        return readGguf(file);
    if (bytes.starts_with("\x93NUMPY"))
        return readNpyTensor(file);
    if (bytes.starts_with("PK\3\4") || bytes.starts_with("PK\5\6"))
        return readNpz(file);
    // The length of a safetensors header may look like anything, so its brace counts before other marks.
    if (isSafetensors(bytes))
        return readSafetensors(file);
    if (const auto disguise = disguiseOf(bytes))
        throw FileError(file->name(), disguise->found, disguise->expected);
    if (isJson(bytes))
        return readSafetensorsIndex(file);
    if (looksLikeOnnx(bytes) || endsWith(*file, ".onnx"))
        return readOnnx(file);
    if (endsWith(*file, ".gguf"))
        return readGguf(file);
    if (endsWith(*file, ".npy"))
        return readNpyTensor(file);
    if (endsWith(*file, ".safetensors"))
        return readSafetensors(file);
    throw unknown(*file);
}

}  // namespace

std::unique_ptr<TensorFile> openTensorFile(const std::string& path)
{
    return openTensorFile(MappedFile::open(std::filesystem::path(path)));
}

std::unique_ptr<TensorFile> openTensorFile(const std::shared_ptr<const MappedFile>& file)
{
    return std::make_unique<TensorFile>(contentsOf(file));
}

}  // namespace whorl
