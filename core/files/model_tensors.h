// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/model_description.h"
#include "core/files/tensor_file.h"

namespace whorl {

/// Adds the tensors of a file, and the encodings and word vectors that are tables among them, told by name and shape:
///
/// learned  position_embeddings, wpe, embed_positions, pos_embed, position_embd and their like: [positions, channels],
///          also with a leading 1; a table without a name (npy), unless a list of words stands beside it
/// t5       relative_attention_bias [buckets, heads] (Hugging Face, GGUF's attn_rel_b), rel_embedding and the name
///          without ".weight" of Mesh and t5x [heads, buckets]; those of cross attention are a known mistake and left
///          alone. A table in block 0 alone serves all layers (T5); one in every block serves its own (UMT5)
/// vectors  wte, word_embeddings, embed_tokens, token_embd, shared: [words, channels]
///
/// An encoding that `into` has already, from a configuration, without a table gets the one that fits it.
void addTables(const TensorFile& file, ModelDescription& into);

}  // namespace whorl
