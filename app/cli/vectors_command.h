// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/vectors_arguments.h"
#include "core/embedding/vector_table.h"
#include "core/files/result.h"

#include <span>
#include <string_view>

namespace whorl {

/// Does what `whorl vectors` was asked for: the answer to standard output or its file, remarks to standard error.
/// throws InputError, OutputError
void runVectors(const VectorsArguments& arguments);

/// The file, with progress on standard error.
/// throws as openVectors
std::shared_ptr<const VectorTable> openedVectors(const VectorsArguments& arguments);

/// `whorl vectors FILE project`
void projectVectors(const VectorsArguments& arguments);

/// `whorl vectors FILE train`
void trainVectors(const VectorsArguments& arguments);

/// A sentence on standard error; nothing for an empty one.
void remark(const std::string& sentence);

/// The format of the output: its suffix, one of `known`; json or text without a file.
/// throws InputError that names the known ones
std::string outputFormat(const VectorsArguments& arguments, std::span<const std::string_view> known);

/// A result that a listing of vectors is: its source is "table", its parameters begin with the file.
Result vectorsResult(const VectorsArguments& arguments, const VectorTable& table,
                     std::vector<std::pair<std::string, Value>> parameters);

}  // namespace whorl
