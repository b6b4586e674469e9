// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/result.h"
#include "core/progress.h"

#include <string>
#include <string_view>

namespace whorl {

/// A result as the text of a file: JSON that says what it is, one training a line.
///
/// "format" is "whorl-lab-result", "version" 1, "whorl" the program's. Numbers are the shortest that read back to the same
/// ones; what is not finite is null. Weights, where the result keeps them and they are wanted, are base64 (RFC 4648) of
/// little-endian float32.
std::string labResultText(const LabResult& result, bool withWeights = true);

/// Whether bytes begin as labResultText does: what is wrong in them is then to be said in the words of a result.
bool looksLikeLabResult(std::string_view bytes);

/// Reads what labResultText writes. Keys that this version does not know are left out.
///
/// name    of the file, for messages
/// throws  FileError that names file and line, the place ("trials[2].read[0].loss") and the reason: no JSON, another format,
///         a newer version, unknown tasks or encodings, settings out of range, lists of another length than the settings ask
///         for, numbers that are not finite where they have to be, one training twice
/// cost    some 0.1 s for ten megabytes
LabResult readLabResult(std::string_view text, const std::string& name);

/// The same of a file.
/// throws FileError also where it cannot be read, or has more than 512 MB
LabResult openLabResult(const std::string& path);

}  // namespace whorl
