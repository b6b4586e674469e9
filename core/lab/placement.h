// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/reading.h"
#include "core/lab/settings.h"
#include "core/lab/weights.h"

namespace whorl {

/// How an encoding reaches a model that reads n tokens. What is empty is not there.
template <class T>
struct LabPlacement {
    /// [n x d] added to the tokens. Empty, a model with a learned table adds the table's first rows, which then learn.
    LabMatrix<T> input;

    /// [n x 2 head width] a matrix ((a, b), (c, d)) for each pair of channels 2i, 2i + 1, as four numbers: what turns (and
    /// stretches) a query, a key at each position. Both or neither.
    LabMatrix<T> query, key;

    /// [heads x n] added to the scaled scores at the distances n - 1, ..., 1, 0.
    LabMatrix<T> bias;

    /// [n] rows of the learned table of biases for the distances n - 1, ..., 1, 0; the table takes the place of `bias`.
    std::vector<Eigen::Index> buckets;

    /// [n] multiplies all scores of each query.
    Eigen::Array<T, Eigen::Dynamic, 1> temperature;

    template <class U>
    LabPlacement<U> cast() const
    {
        return {input.template cast<U>(),
                query.template cast<U>(),
                key.template cast<U>(),
                bias.template cast<U>(),
                buckets,
                temperature.template cast<U>()};
    }
};

/// Buckets of T5's bias in the lab.
constexpr Eigen::Index labBuckets = 32;

/// The model of the settings with what this encoding learns: eight times L rows of a table, of which L are ever trained, or
/// T5's table of buckets.
LabShape labShape(LabEncoding encoding, const LabSettings& settings, Eigen::Index symbols);

/// A text of n tokens, the first of which stands at position `first`.
struct LabSpan {
    std::int64_t tokens = 64;
    std::int64_t first = 0;
};

/// The encoding of the catalogue as the settings have it, in the reading given, for a text of so many tokens.
///
/// Positions are counted from `first`; distances do not depend on it. T5 has 32 buckets that end at L; xPos fades by the
/// scale L / 2; RoPE and xPos have interleaved pairs.
/// settings  completed
/// table     of positions, learned, [8 L x d]; nullptr while it learns, and the model adds its rows itself
/// throws    ParameterError for a scaling that the head's few channels do not allow
LabPlacement<double> placementOf(LabEncoding encoding, const LabSettings& settings, const LabReading& reading,
                                 const LabSpan& span, const LabMatrix<float>* table = nullptr);

}  // namespace whorl
