// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/positional_effect.h"

#include <utility>

namespace whorl {

/// The parts of what is added, as a list. A list in braces would copy each of them, which takes longer than many take to make.
template <class... Terms>
std::vector<ScoreTerm> scoreTerms(Terms... terms)
{
    std::vector<ScoreTerm> all;
    all.reserve(sizeof...(terms));
    (all.push_back(std::move(terms)), ...);
    return all;
}

}  // namespace whorl
