// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/proto.h"
#include "core/files/tensor_contents.h"

namespace whorl {

/// Reads one TensorProto: what it is, and where its numbers are.
/// throws FileError as ProtoWalker
void addOnnxTensor(TensorContents& contents, const std::shared_ptr<const MappedFile>& file, const ProtoField& message);

/// A string, as a field holds it.
inline std::string textOf(const ProtoField& field)
{
    return std::string(field.content);
}

}  // namespace whorl
