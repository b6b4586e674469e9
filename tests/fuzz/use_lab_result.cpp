// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/use_lab_result.h"

#include "core/error.h"
#include "core/lab/result_file.h"

#include <cstdlib>

namespace whorl::test {

bool useLabResult(std::string_view bytes)
{
    LabResult result;
    try {
        result = readLabResult(bytes, "result.json");
    } catch (const FileError&) {
        return false;
    }
    const std::string text = labResultText(result);
    if (labResultText(readLabResult(text, "again.json")) != text)
        std::abort();
    return true;
}

}  // namespace whorl::test
