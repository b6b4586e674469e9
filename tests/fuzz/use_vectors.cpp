// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/use_vectors.h"

#include "core/error.h"
#include "core/files/mapped_file.h"
#include "core/files/word_vectors.h"

#include <cstdlib>

namespace whorl::test {

namespace {

/// Ends the program where a promise of WordVectors is not kept.
void checkPromises(const WordVectors& vectors)
{
    const auto words = static_cast<std::int64_t>(vectors.words.size());
    if (words != vectors.rowsFound - vectors.malformed - vectors.notFinite - vectors.duplicates)
        std::abort();
    if (vectors.values.rows() != words || (words > 0 && vectors.values.cols() != vectors.dimension))
        std::abort();
    if (!vectors.values.allFinite())
        std::abort();
}

}  // namespace

bool useVectors(std::string_view bytes)
{
    const auto file = MappedFile::ofMemory(std::string(bytes), "no folder/input");
    looksLikeWordVectors(file->bytes());
    try {
        checkPromises(readWordVectors(file));
        checkPromises(readWordVectors(file, file));
        return true;
    } catch (const FileError&) {
        return false;
    }
}

}  // namespace whorl::test
