// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/use_config.h"

#include "core/files/model_config.h"

namespace whorl::test {

bool useConfig(std::string_view bytes)
{
    try {
        const ModelDescription description = readModelConfig(bytes, "no folder/config.json");
        descriptionJson(description);
        descriptionText(description);
        return true;
    } catch (const FileError&) {
        return false;
    }
}

}  // namespace whorl::test
