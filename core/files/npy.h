// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/tensor_contents.h"

#include <filesystem>

namespace whorl {

/// What NumPy's save() wrote: one array of any rank.
struct NpyArray {
    std::string dtype;                ///< as in the file: "<f4"
    std::vector<std::int64_t> shape;  ///< empty: a single number
    std::vector<double> values;       ///< in C order whatever the order of the file; widened exactly

    /// "(6, 4)", as NumPy writes it.
    std::string shapeText() const;
};

/// Reads an array of format version 1, 2 or 3: f2, f4, f8, signed and unsigned integers, and booleans; either byte
/// order, C or Fortran order. `name` names the bytes in errors. Bytes after the data are left alone, as NumPy does.
///
/// throws FileError, which says what was found and what is needed: not an npy file, a header that is cut or not
///        understood, objects (a pickle, never executed), records, complex numbers, bfloat16 disguised as void, a
///        shape beyond the file or beyond 64 bits, integers that float64 does not hold
/// cost   nothing is allocated before the file is known to hold the data
NpyArray parseNpy(std::string_view bytes, const std::string& name);

/// The same from a file; also throws FileError when it cannot be opened.
NpyArray readNpy(const std::filesystem::path& file);

/// The one array of a file, which has no name; refused where parseNpy would refuse it, but integers are rounded to
/// nearest. The numbers are not read.
TensorContents readNpyTensor(const std::shared_ptr<const MappedFile>& file);

/// A whole file; throws FileError when it cannot be opened or read.
std::string readBytes(const std::filesystem::path& file);

/// A version 1.0 file of float64 or float32, little-endian, C order: what numpy.load reads everywhere. The number of
/// values is the product of the shape.
std::string npyBytes(std::span<const double> values, std::span<const std::int64_t> shape);
std::string npyBytes(std::span<const float> values, std::span<const std::int64_t> shape);

}  // namespace whorl
