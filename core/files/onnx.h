// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/tensor_contents.h"

namespace whorl {

/// Whether the first bytes look like an ONNX model: its version, then a field that a model has.
bool looksLikeOnnx(std::string_view bytes);

/// Reads the initialisers of an ONNX model's graph, whether their numbers are raw or in typed lists. What a model says
/// of itself is the metadata. Numbers in other files are listed but never opened: such paths have been used to leave
/// the model's folder (CVE-2022-25882). An initialiser that is wrong in itself is a problem, and is not read.
///
/// throws FileError for a damaged protocol buffer (with the byte), a model without a graph
/// cost   of the fields that are walked over; numbers are skipped
TensorContents readOnnx(const std::shared_ptr<const MappedFile>& file);

}  // namespace whorl
