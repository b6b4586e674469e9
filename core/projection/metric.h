// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace whorl {

/// How far two vectors are apart: the length of their difference, or 1 - cosine. The cosine with a zero vector is
/// taken as 0 wherever a number is needed.
enum class Metric { euclidean, cosine };

}  // namespace whorl
