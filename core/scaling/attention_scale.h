// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace whorl {

/// What a scaling does to the size of scores, besides turning them.
struct AttentionScale {
    double table = 1;    ///< multiplies cosines and sines, hence queries and keys alike
    double softmax = 1;  ///< multiplies the softmax scale

    /// What every score is multiplied by: the table's factor is on the query and on the key.
    double score() const { return table * table * softmax; }
};

/// 0.1 mscale ln(factor) + 1; 1 for a factor of at most 1.
/// source  Peng et al. 2023, arXiv:2309.00071, section 3.4, where it is sqrt(1/t): scores grow by its *square*
double yarnMagnitude(double factor, double mscale = 1);

/// YaRN with DeepSeek's two knobs: the table is multiplied by magnitude(mscale) / magnitude(mscale_all_dim) and the
/// softmax scale by magnitude(mscale_all_dim)². 0 stands for not given: without both, the table has magnitude(1).
/// source  deepseek-ai/DeepSeek-V3 inference code; Hugging Face for what 0 means
AttentionScale yarnAttentionScale(double factor, double mscale, double mscaleAllDimensions);

/// LongRoPE: the table is multiplied by sqrt(1 + ln(factor) / ln(trained)), for the short list and the long one alike;
/// 1 for a factor of at most 1.
/// trained  at least 2 tokens
AttentionScale longRopeAttentionScale(double factor, std::int64_t trained);

}  // namespace whorl
