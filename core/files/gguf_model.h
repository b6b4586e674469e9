// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/model_description.h"
#include "core/files/tensor_file.h"

namespace whorl {

/// Adds what the keys of a GGUF file say about positions: {arch}.rope.*, attention.max_alibi_bias,
/// attention.relative_buckets_count, context_length; and the divisors in its tensors rope_freqs, rope_factors_short and
/// rope_factors_long. Llama 3.1 and later keep their scaling as such divisors: they are given as longrope with the same
/// list twice and factor 1 for the table, which is the same frequencies.
///
/// The layout is llama.cpp's for the architecture, which is not always that of the Hugging Face checkpoint.
/// What cannot be used becomes a problem that names the key.
/// source  ggml-org/ggml docs/gguf.md; layouts: llama_model_rope_type of llama.cpp
void addGgufKeys(const TensorFile& file, ModelDescription& into);

}  // namespace whorl
