// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/use_vectors.h"

#include "core/error.h"
#include "core/files/mapped_file.h"
#include "core/files/word_vectors.h"

#include <cmath>
#include <cstdlib>

namespace whorl::test {

namespace {

/// Ends the program where a promise of WordVectors is not kept.
void checkPromises(const WordVectors& vectors)
{
    const auto words = static_cast<std::int64_t>(vectors.words.size());
    if (words != vectors.rowsFound - vectors.malformed - vectors.notFinite - vectors.duplicates)
        std::abort();
    if (vectors.values.size() != vectors.words.size() * static_cast<std::size_t>(vectors.dimension))
        std::abort();
    for (const float value : vectors.values)
        if (!std::isfinite(value))
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
