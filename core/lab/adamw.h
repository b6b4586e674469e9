// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/weights.h"

namespace whorl {

/// What the optimiser is set to. All but the rates is fixed in the lab.
struct AdamWSettings {
    double rate = 3e-3;   ///< at its highest
    double biasRate = 1;  ///< how many times faster the table of biases learns
    double beta1 = 0.9, beta2 = 0.98;
    double epsilon = 1e-8;
    double decay = 0.01;     ///< of tensors that decay
    double highestNorm = 1;  ///< of all gradients together; larger ones are scaled down to it
};

/// The share of the highest rate at step `step` of `steps`, counted from 0: (step + 1) / warmUp while it warms up, then half a
/// cosine from 1 down to 0.1. In 0 .. 1.
double rateShare(std::int64_t step, std::int64_t steps, std::int64_t warmUp);

/// Adam with weight decay apart from the gradient, after clipping the norm of all gradients.
///
/// source  Loshchilov and Hutter 2017, arXiv:1711.05101; Pascanu et al. 2013 for the clipping
template <class T>
class AdamW {
public:
    AdamW(const LabTensors& tensors, const AdamWSettings& settings);

    /// Moves the weights by one step, at this share of the highest rate.
    void step(LabNumbers<T>& weights, const LabNumbers<T>& gradients, double share);

    double norm() const { return m_norm; }     ///< of the last gradients, before clipping
    double clipped() const { return m_clip; }  ///< what they were multiplied by, at most 1

private:
    LabTensors m_tensors;
    AdamWSettings m_settings;
    LabNumbers<T> m_first, m_second;  ///< moments
    std::int64_t m_steps = 0;
    double m_norm = 0, m_clip = 1;
};

extern template class AdamW<float>;
extern template class AdamW<double>;

}  // namespace whorl
