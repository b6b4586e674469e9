// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace whorl {

/// One thing to learn from: the mean of the input words' vectors foretells the answers. Skip-gram has one input word.
struct Word2VecExample {
    std::int32_t first = 0;    ///< where its words begin: inputs, then answers
    std::int32_t inputs = 0;   ///< at least 1
    std::int32_t answers = 0;  ///< negative sampling: the true word, then those drawn; softmax: true words all
};

/// Examples in the order in which they are learnt from.
struct Word2VecBatch {
    std::vector<Word2VecExample> examples;
    std::vector<std::int32_t> words;

    std::span<const std::int32_t> inputs(std::size_t index) const
    {
        const Word2VecExample& example = examples[index];
        return std::span(words).subspan(static_cast<std::size_t>(example.first),
                                        static_cast<std::size_t>(example.inputs));
    }
    std::span<const std::int32_t> answers(std::size_t index) const
    {
        const Word2VecExample& example = examples[index];
        return std::span(words).subspan(static_cast<std::size_t>(example.first)
                                            + static_cast<std::size_t>(example.inputs),
                                        static_cast<std::size_t>(example.answers));
    }
};

/// The matrices of the trainer in float32. Rows are `stride` floats long, the dimension rounded up to whole blocks; what
/// is past the dimension is 0 and stays so.
struct Word2VecMatrices {
    static constexpr std::int64_t block = 8;
    static constexpr std::int64_t mostChannels = 1024, mostAnswers = 128;

    std::int64_t words = 0, stride = 0;
    std::vector<float> in, out;

    const float* inRow(std::int32_t word) const { return in.data() + word * stride; }
    const float* outRow(std::int32_t word) const { return out.data() + word * stride; }
};

/// What learning from some examples gave.
struct Word2VecLossSum {
    double loss = 0;         ///< nats, each before its own update; not finite where a score was not
    std::int64_t trues = 0;  ///< true words among the answers
};

/// Learns from examples [first, last) one after another, with negative sampling. Scores of one example are of the old
/// vectors (batched updates). Sigmoids are exact to 3e-7 of the value.
///
/// divided  the inputs share the gradient of their mean; otherwise each gets all of it
Word2VecLossSum learnNegative(const Word2VecBatch& batch, std::size_t first, std::size_t last,
                              Word2VecMatrices& matrices, float rate, bool divided);

/// The same with the full softmax; the loss of an example is summed over its answers, and its weights move once.
Word2VecLossSum learnSoftmax(const Word2VecBatch& batch, std::size_t first, std::size_t last,
                             Word2VecMatrices& matrices, float rate, bool divided);

/// Whether none of them is infinite or not a number.
bool allFinite(std::span<const float> values);

}  // namespace whorl
