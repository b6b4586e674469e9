// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/config_fields.h"
#include "core/files/model_description.h"

namespace whorl {

/// The fields of one model in a configuration, and its family ("llama", "bloom"; empty where it is not named).
struct ModelFields {
    ConfigFields fields;
    std::string family;
};

/// Encodings of a Hugging Face configuration that are not rotary. Each adds to `into.encodings` what the fields state,
/// and nothing where they do not.
/// throws InputError that names the field
void readAlibi(const ModelFields& model, ModelDescription& into);
void readT5(const ModelFields& model, ModelDescription& into);
void readLearned(const ModelFields& model, ModelDescription& into);
void readFixedSinusoids(const ModelFields& model, ModelDescription& into);
void readDeberta(const ModelFields& model, ModelDescription& into);
void readSwin(const ModelFields& model, ModelDescription& into);
void readTransformerXl(const ModelFields& model, ModelDescription& into);
void readWhisper(const ModelFields& model, ModelDescription& into);

/// Encodings that are known, and that no source of the catalogue has: they are named in `into.assumed`.
void recogniseOthers(const ModelFields& model, ModelDescription& into);

/// Rotary encodings: one for all layers, one for each kind of layer, or one for the layers that have it and `nope` for
/// the rest.
void readRotary(const ModelFields& model, ModelDescription& into);

/// Attention heads, under all spellings.
/// throws InputError where the file does not say
std::int64_t headsOf(const ConfigFields& fields);

/// Channels of one head: stated, or the width shared out among the heads, which is noted in `into`.
/// throws InputError where the width is not a multiple of the heads
std::int64_t headWidthOf(const ConfigFields& fields, ModelDescription& into);

/// Longest sequence that the fields admit; 0 where they do not say.
std::int64_t contextLengthOf(const ConfigFields& fields);

}  // namespace whorl
