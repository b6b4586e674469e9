// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/tensor_contents.h"

#include <string_view>

namespace whorl::test {

/// A reader of one format.
using TensorReader = TensorContents (*)(const std::shared_ptr<const MappedFile>&);

/// Does with a file what the program does: lists it, and reads the first and the last row of its tensors. Whatever the
/// bytes, this ends, and nothing but FileError stops it.
/// returns  whether the file could be opened
bool useEverything(TensorReader reader, std::string_view bytes);

}  // namespace whorl::test
