// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/model_description.h"

#include <string_view>

namespace whorl {

/// What the text of a Hugging Face config.json says about positions; `name` names it in messages.
///
/// Rotary settings under all their spellings (rope_config), ALiBi of BLOOM, MPT and Falcon, T5's buckets, learned tables
/// with the rows that their families leave out, layers without rotation. Where a language model stands inside a larger
/// one (text_config and the like) its fields alone are read.
/// An encoding that cannot be used becomes a problem, which names the field; the others stay.
/// throws FileError as parseConfig
ModelDescription readModelConfig(std::string_view text, const std::string& name);

}  // namespace whorl
