// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/word2vec_kernels.h"

#include "core/numeric/float_exponential.h"
#include "core/numeric/simd.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace whorl {

namespace {

using Index = std::int64_t;
constexpr Index block = Word2VecMatrices::block;

#define WHORL_INLINE [[gnu::always_inline]] inline

WHORL_INLINE float dot(const float* __restrict a, const float* __restrict b, Index blocks)
{
    float sum = 0;
    for (Index k = 0; k < blocks * block; ++k)
        sum += a[k] * b[k];
    return sum;
}

/// hidden = the mean of the input rows.
WHORL_INLINE void meanOfRows(const float* rows, Index blocks, const std::int32_t* words, Index count,
                             float* __restrict hidden)
{
    const Index stride = blocks * block;
    const float* __restrict row = rows + words[0] * stride;
    for (Index k = 0; k < stride; ++k)
        hidden[k] = row[k];
    for (Index i = 1; i < count; ++i) {
        row = rows + words[i] * stride;
        for (Index k = 0; k < stride; ++k)
            hidden[k] += row[k];
    }
    const float share = 1.0F / static_cast<float>(count);
    for (Index k = 0; k < stride && count > 1; ++k)
        hidden[k] *= share;
}

WHORL_INLINE void addToRow(float* __restrict row, const float* __restrict change, float factor, Index blocks)
{
    for (Index k = 0; k < blocks * block; ++k)
        row[k] += factor * change[k];
}

WHORL_INLINE void clear(float* __restrict row, Index blocks)
{
    for (Index k = 0; k < blocks * block; ++k)
        row[k] = 0;
}

/// Hands the change of the hidden vector on to the rows it is the mean of.
WHORL_INLINE void moveInputs(float* rows, Index blocks, const std::int32_t* words, Index count, const float* change,
                             bool divided)
{
    const float share = divided ? 1.0F / static_cast<float>(count) : 1.0F;
    for (Index i = 0; i < count; ++i)
        addToRow(rows + words[i] * blocks * block, change, share, blocks);
}

/// Sums -ln of factors: they are multiplied, and one logarithm is taken of many.
class LogSum {
public:
    WHORL_INLINE void add(double factor)
    {
        m_product *= factor;
        if (m_product < 1e-200)
            settle();
    }
    void settle()
    {
        m_sum -= std::log(m_product);
        m_product = 1;
    }
    void addDirectly(double nats) { m_sum += nats; }
    double sum() const { return m_sum; }

private:
    double m_sum = 0, m_product = 1;
};

/// Room for one example.
struct Scratch {
    alignas(64) float hidden[Word2VecMatrices::mostChannels];
    alignas(64) float change[Word2VecMatrices::mostChannels];
    alignas(64) float scores[Word2VecMatrices::mostAnswers];
    alignas(64) float misses[Word2VecMatrices::mostAnswers];
    alignas(64) float rights[Word2VecMatrices::mostAnswers];
};

/// From scores that should be small, as those of drawn words should: the sigmoid of each, and of its negative.
WHORL_INLINE void sigmoids(Scratch& scratch, Index count)
{
    for (Index t = 0; t < count; ++t) {
        const float score = scratch.scores[t];
        const float small = exponential(score > 0 ? -score : score);
        const float far = small / (1 + small), near = 1 / (1 + small);
        scratch.misses[t] = score > 0 ? near : far;
        scratch.rights[t] = score > 0 ? far : near;
    }
}

}  // namespace

WHORL_CLONES Word2VecLossSum learnNegative(const Word2VecBatch& batch, std::size_t first, std::size_t last,
                                           Word2VecMatrices& matrices, float rate, bool divided)
{
    const Index blocks = matrices.stride / block, stride = blocks * block;
    Scratch scratch;
    LogSum losses;
    for (std::size_t each = first; each < last; ++each) {
        const Word2VecExample example = batch.examples[each];
        const std::int32_t* const inputs = batch.words.data() + example.first;
        const std::int32_t* const answers = inputs + example.inputs;
        const Index count = example.answers, padded = (count + 7) / 8 * 8;
        meanOfRows(matrices.in.data(), blocks, inputs, example.inputs, scratch.hidden);
        for (Index t = 0; t < count; ++t)
            scratch.scores[t] = dot(scratch.hidden, matrices.out.data() + answers[t] * stride, blocks);
        for (Index t = count; t < padded; ++t)
            scratch.scores[t] = 0;
        scratch.scores[0] = -scratch.scores[0];
        sigmoids(scratch, padded);
        for (Index t = 0; t < count; ++t) {
            if (!(scratch.scores[t] < farthestExponent))
                losses.addDirectly(static_cast<double>(scratch.scores[t]) - farthestExponent);
            losses.add(static_cast<double>(scratch.rights[t]));
        }
        clear(scratch.change, blocks);
        for (Index t = 0; t < count; ++t) {
            scratch.misses[t] *= t == 0 ? rate : -rate;
            addToRow(scratch.change, matrices.out.data() + answers[t] * stride, scratch.misses[t], blocks);
        }
        for (Index t = 0; t < count; ++t)
            addToRow(matrices.out.data() + answers[t] * stride, scratch.hidden, scratch.misses[t], blocks);
        moveInputs(matrices.in.data(), blocks, inputs, example.inputs, scratch.change, divided);
    }
    losses.settle();
    return {losses.sum(), static_cast<std::int64_t>(last - first)};
}

WHORL_CLONES Word2VecLossSum learnSoftmax(const Word2VecBatch& batch, std::size_t first, std::size_t last,
                                          Word2VecMatrices& matrices, float rate, bool divided)
{
    const Index blocks = matrices.stride / block, stride = blocks * block, words = matrices.words;
    Scratch scratch;
    std::vector<float> room(static_cast<std::size_t>(words));
    float* const scores = room.data();
    Word2VecLossSum sum;
    for (std::size_t each = first; each < last; ++each) {
        const Word2VecExample example = batch.examples[each];
        const std::int32_t* const inputs = batch.words.data() + example.first;
        const std::int32_t* const answers = inputs + example.inputs;
        meanOfRows(matrices.in.data(), blocks, inputs, example.inputs, scratch.hidden);
        float greatest = -std::numeric_limits<float>::infinity();
        for (Index v = 0; v < words; ++v) {
            scores[v] = dot(scratch.hidden, matrices.out.data() + v * stride, blocks);
            greatest = scores[v] > greatest ? scores[v] : greatest;
        }
        double loss = 0;
        for (Index t = 0; t < example.answers; ++t)
            loss += static_cast<double>(greatest) - static_cast<double>(scores[answers[t]]);
        float total = 0;
        for (Index v = 0; v < words; ++v) {
            scores[v] = exponential(scores[v] - greatest);
            total += scores[v];
        }
        loss += static_cast<double>(example.answers) * std::log(static_cast<double>(total));
        // From here on they are gains: what each word's vector moves along the hidden one.
        const float scale = -rate * static_cast<float>(example.answers) / total;
        for (Index v = 0; v < words; ++v)
            scores[v] *= scale;
        for (Index t = 0; t < example.answers; ++t)
            scores[answers[t]] += rate;
        clear(scratch.change, blocks);
        for (Index v = 0; v < words; ++v) {
            addToRow(scratch.change, matrices.out.data() + v * stride, scores[v], blocks);
            addToRow(matrices.out.data() + v * stride, scratch.hidden, scores[v], blocks);
        }
        moveInputs(matrices.in.data(), blocks, inputs, example.inputs, scratch.change, divided);
        sum.loss += loss;
        sum.trues += example.answers;
    }
    return sum;
}

WHORL_CLONES bool allFinite(std::span<const float> values)
{
    int wild = 0;
    for (const float value : values)
        wild |= std::abs(value) <= std::numeric_limits<float>::max() ? 0 : 1;
    return wild == 0;
}

}  // namespace whorl
