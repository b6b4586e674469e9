// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace whorl {

/// Something wrong in a file that could be worked around; what could not is a FileError.
struct FileProblem {
    std::string where;     ///< the place within the file: "tensor a", "model-00002-of-00002.safetensors"
    std::string found;     ///< what is there
    std::string expected;  ///< what is needed
};

}  // namespace whorl
