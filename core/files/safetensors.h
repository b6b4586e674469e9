// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/tensor_contents.h"

namespace whorl {

/// Reads the header of a safetensors file: a length, JSON of that length, then the numbers, little-endian and in C
/// order. Keys of __metadata__ are the metadata.
///
/// throws FileError: a header that is too long, no JSON, nested or with a tensor twice; tensors that overlap, leave a
///        hole or bytes at the end, end before they begin, or whose shape and type need another number of bytes; a
///        file that ends early (with the bytes it needs and has)
/// cost   of the header, at most 100,000,000 bytes as in the reference reader
TensorContents readSafetensors(const std::shared_ptr<const MappedFile>& file);

/// Reads model.safetensors.index.json, which says in which file each tensor lies, and the header of every such file
/// beside it. A file that is missing or cannot be read is a problem that names its tensors; the others can be used.
/// throws FileError where the index itself cannot be used, or no file of it can
TensorContents readSafetensorsIndex(const std::shared_ptr<const MappedFile>& index);

}  // namespace whorl
