// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

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

}  // namespace whorl
