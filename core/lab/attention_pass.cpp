// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/attention_pass.h"

#include "core/lab/row_kernels.h"

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

using Eigen::Index;

template <class T>
using Line = Eigen::Map<Eigen::Array<T, 1, Eigen::Dynamic>>;

/// One channel pair after another; `back` takes the transposed matrices.
template <class T>
void turnRow(const T* matrices, Index headWidth, Index heads, bool back, T* row)
{
    const Index across = back ? 2 : 1, down = back ? 1 : 2;
    for (Index head = 0; head < heads; ++head)
        for (Index channel = 0; channel < headWidth; channel += 2, row += 2) {
            const T* m = matrices + 2 * channel;
            const T first = m[0] * row[0] + m[across] * row[1];
            row[1] = m[down] * row[0] + m[3] * row[1];
            row[0] = first;
        }
}

template <class T>
void turnAll(const LabPlacement<T>& placement, const LabSequences& sequences, Index heads, bool back, LabMatrix<T>& qkv)
{
    const Index width = qkv.cols() / 3, headWidth = width / heads;
    for (Index token = 0; token < qkv.rows(); ++token) {
        const Index place = token % sequences.tokens;
        T* row = qkv.data() + token * qkv.cols();
        turnRow(placement.query.data() + place * 2 * headWidth, headWidth, heads, back, row);
        turnRow(placement.key.data() + place * 2 * headWidth, headWidth, heads, back, row + width);
    }
}

/// Rows of queries whose scores are worked out together: none needs the keys after the last of them.
constexpr Index queriesAtOnce = 32;

/// Some rows of scores of one head of one sequence become weights.
template <class T>
void softenRows(const LabHeads<T>& heads, Index head, Index first, Index last, Index tokens, T scale, T* scores)
{
    for (Index i = first; i < last; ++i) {
        T* const row = scores + i * tokens;
        const T* const added = heads.bias.size() > 0 ? &heads.bias(head, tokens - 1 - i) : nullptr;
        soften(ScoreRow<T>{row, i + 1, scale, added, heads.temperature.size() > 0 ? heads.temperature[i] : T(1)});
        std::fill(row + i + 1, row + tokens, T(0));
    }
}

/// dS = P (dP - sum of dP P), and what follows for the bias; `gradient` holds dP, then dS with the scale of the scores.
template <class T>
void softenBack(const LabHeads<T>& heads, Index head, Index tokens, T scale, const T* weights, const T* weightsGradient,
                LabMatrix<T>* biasGradient, T* scores)
{
    using ConstLine = Eigen::Map<const Eigen::Array<T, 1, Eigen::Dynamic>>;
    for (Index i = 0; i < tokens; ++i) {
        const ConstLine p(weights + i * tokens, tokens), dp(weightsGradient + i * tokens, tokens);
        Line<T> row(scores + i * tokens, tokens);
        row = p * (dp - (dp * p).sum());
        if (heads.temperature.size() > 0)
            row *= heads.temperature[i];
        if (biasGradient)
            biasGradient->row(head).tail(i + 1).array() += row.head(i + 1);
        row *= scale;
    }
}

}  // namespace

template <class T>
void turn(const LabPlacement<T>& placement, const LabSequences& sequences, Index heads, LabMatrix<T>& qkv)
{
    turnAll(placement, sequences, heads, false, qkv);
}

template <class T>
void turnBack(const LabPlacement<T>& placement, const LabSequences& sequences, Index heads, LabMatrix<T>& qkv)
{
    turnAll(placement, sequences, heads, true, qkv);
}

template <class T>
void attend(const LabHeads<T>& heads, const LabSequences& sequences, LabMatrix<T>& weights, LabMatrix<T>& mixed)
{
    const Index n = sequences.tokens, width = heads.qkv.cols() / 3, part = width / heads.heads;
    const T scale = 1 / std::sqrt(static_cast<T>(part));
    weights.resize(sequences.sequences * heads.heads * n, n);
    mixed.resize(heads.qkv.rows(), width);
    for (Index sequence = 0; sequence < sequences.sequences; ++sequence)
        for (Index head = 0; head < heads.heads; ++head) {
            const auto of = [&](Index which, Index from, Index rows) {
                return viewOf(heads.qkv, sequence * n + from, rows, which * width + head * part, part);
            };
            const Index block = (sequence * heads.heads + head) * n;
            for (Index first = 0; first < n; first += queriesAtOnce) {
                const Index last = std::min(n, first + queriesAtOnce), rows = last - first;
                const auto scores = viewOf(weights, block + first, rows, 0, last);
                multiply(of(0, first, rows), of(1, 0, last).transposed(), scores, Sum::fresh);
                softenRows(heads, head, first, last, n, scale, weights.data() + block * n);
                multiply({scores.data, rows, last, n}, of(2, 0, last),
                         viewOf(mixed, sequence * n + first, rows, head * part, part), Sum::fresh);
            }
        }
}

template <class T>
void attendBack(const LabHeads<T>& heads, const LabSequences& sequences, const LabMatrix<T>& weights,
                const LabMatrix<T>& mixedGradient, LabMatrix<T>& weightsGradient, LabMatrix<T>& qkvGradient,
                LabMatrix<T>* biasGradient)
{
    const Index n = sequences.tokens, width = heads.qkv.cols() / 3, part = width / heads.heads;
    const T scale = 1 / std::sqrt(static_cast<T>(part));
    weightsGradient.resize(weights.rows(), weights.cols());
    qkvGradient.resize(heads.qkv.rows(), heads.qkv.cols());
    LabMatrix<T> scores(n, n);
    for (Index sequence = 0; sequence < sequences.sequences; ++sequence)
        for (Index head = 0; head < heads.heads; ++head) {
            const Index first = sequence * n, block = (sequence * heads.heads + head) * n;
            const auto of = [&](auto& matrix, Index which) {
                return viewOf(matrix, first, n, which * width + head * part, part);
            };
            const auto p = viewOf(weights, block, n, 0, n), dMixed = viewOf(mixedGradient, first, n, head * part, part);
            multiply(p.transposed(), dMixed, of(qkvGradient, 2), Sum::fresh);
            multiply(dMixed, of(heads.qkv, 2).transposed(), viewOf(weightsGradient, block, n, 0, n), Sum::fresh);
            softenBack(heads, head, n, scale, p.data, weightsGradient.data() + block * n, biasGradient, scores.data());
            const LabMatrix<T>& ds = scores;
            multiply(viewOf(ds), of(heads.qkv, 1), of(qkvGradient, 0), Sum::fresh);
            multiply(viewOf(ds).transposed(), of(heads.qkv, 0), of(qkvGradient, 1), Sum::fresh);
        }
}

#define WHORL_LAB_ATTENTION(T)                                                                                         \
    template void turn<T>(const LabPlacement<T>&, const LabSequences&, Index, LabMatrix<T>&);                          \
    template void turnBack<T>(const LabPlacement<T>&, const LabSequences&, Index, LabMatrix<T>&);                      \
    template void attend<T>(const LabHeads<T>&, const LabSequences&, LabMatrix<T>&, LabMatrix<T>&);                    \
    template void attendBack<T>(const LabHeads<T>&, const LabSequences&, const LabMatrix<T>&, const LabMatrix<T>&,     \
                                LabMatrix<T>&, LabMatrix<T>&, LabMatrix<T>*)

WHORL_LAB_ATTENTION(float);
WHORL_LAB_ATTENTION(double);

}  // namespace whorl
