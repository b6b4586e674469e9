// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace whorl {

/// What a table of V vectors of d numbers weighs.
struct TableFacts {
    std::int64_t count = 0, dimension = 0;
    std::int64_t parameters = 0;  ///< V d
    std::int64_t withOutput = 0;  ///< and the output layer, which is the same table (tied) or a second one
    std::int64_t fp32 = 0, fp16 = 0, int8 = 0;  ///< bytes of V d numbers; int8 without its scales
};

/// throws  InputError where V or d is below 1, or the bytes pass 2^63
TableFacts tableFacts(std::int64_t count, std::int64_t dimension, bool tied = true);

/// A published model whose table of tokens is known.
struct KnownModel {
    std::string_view name;  ///< "Llama-2-7B"
    std::int64_t vocabulary = 0, dimension = 0;
    bool tied = false;            ///< the output layer is the table of tokens
    std::int64_t parameters = 0;  ///< of the whole model

    /// V d.
    std::int64_t table() const { return vocabulary * dimension; }
    /// What the table is of the whole, 0 .. 1: 0.0195 for Llama-2-7B.
    double share() const { return static_cast<double>(table()) / static_cast<double>(parameters); }
};

/// Some models, from small tables to large ones.
std::span<const KnownModel> knownModels();

/// The model of a name, case ignored; nullptr: none.
const KnownModel* findKnownModel(std::string_view name);

}  // namespace whorl
