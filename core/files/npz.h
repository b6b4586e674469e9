// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/tensor_contents.h"

namespace whorl {

/// Reads the directory of an npz file, a zip archive of npy files, and the header of each. Names lose their suffix,
/// as in NumPy. Stored arrays are read from their place; a deflated one is unpacked into memory when it is first read,
/// as far as its own shape goes and at most 1 GiB. An entry that cannot be used is a problem, or is listed with the
/// reason why it cannot be read.
///
/// throws FileError: a damaged archive, one without arrays (saying what it is), or one in which no array can be used
/// cost   of the directory and of 64 KiB of every array
TensorContents readNpz(const std::shared_ptr<const MappedFile>& file);

}  // namespace whorl
