// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/tensor_file.h"

namespace whorl {

/// One tensor of a safetensors header: its bytes are begin .. end after the header.
struct SafetensorsEntry {
    TensorInfo tensor;
    std::uint64_t begin = 0, end = 0;
};

struct SafetensorsHeader {
    std::vector<SafetensorsEntry> entries;
    std::vector<MetaEntry> metadata;
};

/// Reads the JSON of a header without building it: every key is seen, so that one that comes twice is found, and
/// nesting is bounded.
/// throws FileError naming `name`, and the tensor or the byte
SafetensorsHeader parseSafetensorsHeader(std::string_view json, const std::string& name);

}  // namespace whorl
