// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace whorl {

/// A file of resources/data or resources/models that is part of the program itself, wherever the program is moved.
struct ShippedFile {
    std::string_view name;  ///< "tinylm_abs_wpe_64x64.npy"
    std::string_view bytes;
};

/// All of them; written at build time by embed.cmake.
std::span<const ShippedFile> shippedFiles();

}  // namespace whorl
