// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source.h"

namespace whorl {

/// A sentence under any encoding: the parameters of the sentence, the choice of an encoding, and the parameters of every
/// encoding that has a place in a sentence, as `rope.base`.
///
/// encodings  those of the catalogue; they are copied, and outlive the call
Source attentionSource(std::span<const Source> encodings);

/// What a reader should know of the sentence under these values of `attention`, in the context "Notice": how many of a
/// text's tokens are read, what a tokenizer's file asks for and does not get.
/// throws  as evaluate
std::vector<std::string> sentenceNotices(const Source& attention, const Values& values);

}  // namespace whorl
