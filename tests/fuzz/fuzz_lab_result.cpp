// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/use_lab_result.h"

#include <cstddef>

/// Called by libFuzzer with every input that it thinks of.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    whorl::test::useLabResult({reinterpret_cast<const char*>(data), size});
    return 0;
}
