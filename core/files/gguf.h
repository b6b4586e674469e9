// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/tensor_contents.h"

namespace whorl {

/// Reads the header of a GGUF file of version 2 or 3, little-endian: keys and values, then the list of tensors. The
/// format counts sizes from the fastest axis; here they are turned round, so that a table of V rows has shape (V, d).
/// Types that are not read are listed all the same.
///
/// throws FileError: version 1 and unknown versions, big-endian files, counts and lengths beyond the file, arrays that
///        are nested or hold more than 2^22 values, a key or tensor twice, an alignment that is no uint32 or no
///        multiple of 8, tensors outside the file (with the bytes needed and there)
/// cost   of the header
/// source docs/gguf.md of ggml
TensorContents readGguf(const std::shared_ptr<const MappedFile>& file);

}  // namespace whorl
