// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter.h"
#include "core/text.h"

namespace whorl {

/// Which keys a bias of the distance has numbers for.
enum class BiasMode {
    causal,    ///< those up to the query; later ones are masked
    symmetric  ///< all, later ones like those before
};

constexpr Choice biasModes[] = {{"causal", WHORL_TEXT("Choice", "Causal")},
                                {"symmetric", WHORL_TEXT("Choice", "Symmetric")}};

}  // namespace whorl
