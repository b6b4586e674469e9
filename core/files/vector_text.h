// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/vector_lines.h"

namespace whorl {

/// The readers behind readWordVectors, for a file whose format is known.
/// throws as readWordVectors
WordVectors readWord2vecBinary(const MappedFile& file, const VectorHeader& header, std::string_view rows,
                               const VectorReading& reading);
WordVectors readVectorText(const MappedFile& file, const VectorReading& reading);
WordVectors readProjectorTsv(const MappedFile& file, const std::shared_ptr<const MappedFile>& labels,
                             bool labelsWereAskedFor, const VectorReading& reading);

/// The number of numbers that most of the first 1000 lines have at their end, the larger of two that are as frequent; 0
/// where none has any. Passes a line over that may be a header.
std::size_t usualDimension(const MappedFile& file);

/// Whether a line of two whole numbers is a header: nothing follows, the next line has at least so many numbers, or most
/// lines have just that many.
bool isHeader(const MappedFile& file, const VectorHeader& header, std::string_view nextLine);

}  // namespace whorl
