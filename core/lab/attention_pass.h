// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/layer_steps.h"
#include "core/lab/placement.h"

namespace whorl {

/// The sequences whose tokens are the rows.
struct LabSequences {
    Eigen::Index sequences = 0, tokens = 0;  ///< tokens of each
};

/// Turns the queries and keys in qkv to their places.
template <class T>
void turn(const LabPlacement<T>& placement, const LabSequences& sequences, Eigen::Index heads, LabMatrix<T>& qkv);

/// The gradient of what is not yet turned from that of what is.
template <class T>
void turnBack(const LabPlacement<T>& placement, const LabSequences& sequences, Eigen::Index heads, LabMatrix<T>& qkv);

/// What the heads read and what they are told besides.
template <class T>
struct LabHeads {
    Eigen::Index heads;
    const LabMatrix<T>& qkv;                                ///< turned
    const LabMatrix<T>& bias;                               ///< [heads x n] as LabPlacement::bias; may be empty
    const Eigen::Array<T, Eigen::Dynamic, 1>& temperature;  ///< [n]; may be empty
};

/// weights = softmax(temperature (q k^T / sqrt(head width) + bias)) over no later keys; mixed = weights v.
template <class T>
void attend(const LabHeads<T>& heads, const LabSequences& sequences, LabMatrix<T>& weights, LabMatrix<T>& mixed);

/// Gradients by weights and qkv; adds those by the bias to biasGradient where it is not nullptr.
template <class T>
void attendBack(const LabHeads<T>& heads, const LabSequences& sequences, const LabMatrix<T>& weights,
                const LabMatrix<T>& mixedGradient, LabMatrix<T>& weightsGradient, LabMatrix<T>& qkvGradient,
                LabMatrix<T>* biasGradient);

}  // namespace whorl
