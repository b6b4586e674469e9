// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/mapped_file.h"
#include "core/files/stored_numbers.h"
#include "core/files/tensor_file.h"

#include <functional>

namespace whorl {

/// As many axes as NumPy allows; a list of more is no shape.
constexpr std::size_t mostAxes = 64;

/// Where the values of one tensor lie, as a reader found them.
struct TensorPlace {
    std::shared_ptr<const MappedFile> file;
    std::uint64_t begin = 0;  ///< of the first value, in `file` or in what `unpack` returns
    NumberFormat format;
    bool fortranOrder = false;  ///< first axis fastest
    std::string unreadable;     ///< why the values cannot be read, if they cannot

    /// For values that do not lie in the file as they are: makes them. Called when they are first needed.
    std::function<std::shared_ptr<const MappedFile>()> unpack;
};

/// What a reader makes of a file; TensorFile answers from it.
struct TensorContents {
    std::string format, name;
    std::vector<TensorInfo> tensors;  ///< of two of one name the second is dropped, and a problem
    std::vector<TensorPlace> places;  ///< one per tensor
    std::vector<MetaEntry> metadata;
    std::vector<FileProblem> problems;

    void add(TensorInfo tensor, TensorPlace place)
    {
        tensors.push_back(std::move(tensor));
        places.push_back(std::move(place));
    }
};

/// How many bytes values of this shape fill.
/// throws FileError with `where` when that is beyond 64 bits, a size is negative, or a row is no whole number of blocks
std::uint64_t bytesNeeded(std::span<const std::int64_t> shape, BlockSize block, const std::string& where);

}  // namespace whorl
