// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace whorl {

/// The line, from 1, on which the value at a place of a JSON text stands: "steps[3].question". Of a place that is not
/// there, the line of the last part that is. `json` must be valid. Cost: one pass over the text before it.
int lineOfPlace(std::string_view json, std::string_view place);

}  // namespace whorl
