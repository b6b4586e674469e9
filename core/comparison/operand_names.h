// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board.h"

namespace whorl {

/// Between the parts of a name, each of which is an English text with a translation of its own.
inline constexpr std::string_view nameSeparator = " · ";

/// A value in words that need no other: the label of a choice, a text in quotes, else the parameter's label and the value.
std::string valuePhrase(const Parameter& parameter, const Value& value);

/// For each operand the fewest words that tell it from the others: its source, its quantity, its slice, and the values in
/// which it differs from others of its source, at most three ("YaRN", "RoPE · Factor 8"). Alike ones have empty names.
/// throws InputError for unknown sources or quantities
std::vector<std::string> operandNames(const std::vector<Operand>& operands);

}  // namespace whorl
