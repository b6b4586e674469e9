// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/tensor_contents.h"

namespace whorl {

/// The dictionary at the start of an npy file, and where the data begin.
struct NpyHeader {
    std::string descr;    ///< "<f4"; the text of the list for a record type
    bool record = false;  ///< descr is a list of fields
    bool fortranOrder = false;
    std::vector<std::int64_t> shape;  ///< never negative
    std::size_t dataBegins = 0;
};

/// Reads magic number, version, length and the dictionary, a Python literal with the keys descr, fortran_order and
/// shape in any order.
/// throws FileError naming `name` and the byte
NpyHeader parseNpyHeader(std::string_view bytes, const std::string& name);

/// How the numbers of an array are stored.
/// throws FileError for objects (a pickle, never executed), records, complex numbers, texts, and bfloat16 disguised as
///        two-byte void
NumberFormat npyNumbers(const NpyHeader& header, const std::string& name);

/// How many bytes the numbers of an array fill, once `available` is known to suffice.
/// throws FileError where it does not, or the shape is beyond 63 bits
std::uint64_t npyDataBytes(const NpyHeader& header, NumberKind kind, std::uint64_t available, const std::string& name);

}  // namespace whorl
