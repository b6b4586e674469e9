// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/stored_numbers.h"

#include <string>

namespace whorl {

/// A type of numbers as ggml counts them.
struct GgmlType {
    std::string name;                          ///< "Q4_0"; "type 99" where the number is not known
    BlockSize block;                           ///< bytes 0 where the number is not known
    NumberKind kind = NumberKind::unreadable;  ///< how its values are read, if they are
};

/// source  enum ggml_type and the block structures of ggml
GgmlType ggmlType(std::uint32_t number);

}  // namespace whorl
