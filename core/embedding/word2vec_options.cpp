// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/word2vec_options.h"

namespace whorl {

void Word2VecOptions::check() const
{
    for (const auto& row : parameters())
        conform(row.parameter, row.read(*this));
}

}  // namespace whorl
