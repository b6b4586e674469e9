// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/batch.h"
#include "core/lab/layer_steps.h"
#include "core/lab/placement.h"

#include <vector>

namespace whorl {

/// What a layer computed, or the gradients of it. Rows are the tokens of all sequences, one sequence after another.
template <class T>
struct LabLayerValues {
    LabMatrix<T> normed;    ///< [tokens x d] input of the attention
    LabMatrix<T> qkv;       ///< [tokens x 3 d] queries and keys as turned, values; heads beside each other in each
    LabMatrix<T> weights;   ///< [sequences heads n x n] of the attention
    LabMatrix<T> mixed;     ///< [tokens x d] values, weighted, heads beside each other
    LabMatrix<T> attended;  ///< [tokens x d] what the attention adds
    LabMatrix<T> middle;    ///< [tokens x d] after it
    LabMatrix<T> normed2;   ///< [tokens x d] input of the feed-forward part
    LabMatrix<T> inner;     ///< [tokens x inner] before the GELU
    LabMatrix<T> active;    ///< [tokens x inner] after it
    LabMatrix<T> out;       ///< [tokens x d]
};

/// Everything that a pass through the model computes, or its gradients.
template <class T>
struct LabValues {
    LabMatrix<T> placed;  ///< [tokens x d] embeddings with their positions
    std::vector<LabLayerValues<T>> layers;
    LabMatrix<T> last;    ///< [tokens x d] after the last normalisation
    LabMatrix<T> logits;  ///< [tokens x V]
};

/// A decoder of pre-normalised layers: causal attention, then a feed-forward part with the exact GELU; offsets in the
/// feed-forward part and the normalisations alone, and an answer matrix of its own. With a backward pass written by hand.
///
/// T is float where it runs, double where it is checked. One thread uses it at a time.
/// cost    a step forward and back: 6 T (12 layers d² + V d) + 12 layers n d T operations for T tokens in sequences of n
/// source  Vaswani et al. 2017; Radford et al. 2019 (normalisation before each part); Hendrycks and Gimpel 2016 (GELU)
template <class T>
class LabTransformer {
public:
    explicit LabTransformer(const LabShape& shape);

    const LabTensors& tensors() const { return m_tensors; }

    /// Answers to the batch under these weights.
    void forward(const LabNumbers<T>& weights, const LabBatch& batch, const LabPlacement<T>& placement);

    /// Mean over what is scored of -ln p(target), in nats; of `forward`'s batch. 0 where nothing is scored.
    T loss() const { return m_loss; }
    /// -ln p(target) of every token, scored or not. [tokens]
    const Eigen::Array<T, Eigen::Dynamic, 1>& nats() const { return m_nats; }

    /// Gradients of the loss by every weight, after `forward` with the same arguments.
    const LabNumbers<T>& backward(const LabNumbers<T>& weights, const LabBatch& batch,
                                  const LabPlacement<T>& placement);

    /// What the last `forward` computed, and the gradients of the last `backward`.
    const LabValues<T>& values() const { return m_values; }
    const LabValues<T>& gradients() const { return m_gradients; }

private:
    struct LayerNotes {
        LabNorm<T> norm1, norm2;
        LabMatrix<T> slope;  ///< [tokens x inner] of the GELU
    };

    void place(const LabNumbers<T>& weights, const LabBatch& batch, const LabPlacement<T>& placement);
    void forwardLayer(Eigen::Index layer, const LabNumbers<T>& weights, const LabBatch& batch,
                      const LabPlacement<T>& placement);
    void judge(const LabBatch& batch);
    void backwardAnswer(const LabNumbers<T>& weights, const LabBatch& batch);
    void backwardLayer(Eigen::Index layer, const LabNumbers<T>& weights, const LabBatch& batch,
                       const LabPlacement<T>& placement);
    void backwardPlace(const LabBatch& batch, const LabPlacement<T>& placement);

    LabTensors m_tensors;
    LabValues<T> m_values, m_gradients;
    std::vector<LayerNotes> m_notes;
    LabNorm<T> m_lastNorm;
    LabMatrix<T> m_bias, m_biasGradient;  ///< [heads x n] by distance, as LabPlacement::bias
    LabMatrix<T> m_turnedBack;
    LabNumbers<T> m_weightGradients;
    Eigen::Array<T, Eigen::Dynamic, 1> m_nats;
    T m_loss = 0;
};

extern template class LabTransformer<float>;
extern template class LabTransformer<double>;

}  // namespace whorl
