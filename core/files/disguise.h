// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace whorl {

/// What a file of numbers turned out to be instead, and what to do about it.
struct Disguise {
    std::string found;     ///< "a Git LFS pointer"
    std::string expected;  ///< "fetch the file that it stands for (git lfs pull)"
};

/// Recognises, by the first bytes, what people open by mistake: nothing at all, a Git LFS pointer, a web page, a
/// pickle, HDF5, compressed files, pictures and documents. Not: zip, which may hold arrays.
std::optional<Disguise> disguiseOf(std::string_view bytes);

}  // namespace whorl
