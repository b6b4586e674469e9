// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/adamw.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace whorl {

double rateShare(std::int64_t step, std::int64_t steps, std::int64_t warmUp)
{
    if (step < warmUp)
        return static_cast<double>(step + 1) / static_cast<double>(warmUp);
    constexpr double lowest = 0.1;
    const double way =
        static_cast<double>(step - warmUp) / static_cast<double>(std::max<std::int64_t>(1, steps - warmUp));
    return lowest + (1 - lowest) * 0.5 * (1 + std::cos(std::numbers::pi * way));
}

template <class T>
AdamW<T>::AdamW(const LabTensors& tensors, const AdamWSettings& settings)
    : m_tensors(tensors)
    , m_settings(settings)
    , m_first(LabNumbers<T>::Zero(tensors.numbers()))
    , m_second(m_first)
{
}

template <class T>
void AdamW<T>::step(LabNumbers<T>& weights, const LabNumbers<T>& gradients, double share)
{
    ++m_steps;
    m_norm = std::sqrt(static_cast<double>(gradients.square().sum()));
    m_clip = std::min(1.0, m_settings.highestNorm / (m_norm + 1e-6));
    const auto clip = static_cast<T>(m_clip);
    const auto beta1 = static_cast<T>(m_settings.beta1), beta2 = static_cast<T>(m_settings.beta2);
    const auto steps = static_cast<double>(m_steps);
    const auto grown1 = static_cast<T>(1 / (1 - std::pow(m_settings.beta1, steps)));
    const auto grown2 = static_cast<T>(1 / (1 - std::pow(m_settings.beta2, steps)));
    m_first = beta1 * m_first + (1 - beta1) * clip * gradients;
    m_second = beta2 * m_second + (1 - beta2) * (clip * gradients).square();
    for (const LabTensor& tensor : m_tensors.all()) {
        const double rate = m_settings.rate * share * (&tensor == m_tensors.bias() ? m_settings.biasRate : 1);
        const T kept = static_cast<T>(tensor.decays ? 1 - rate * m_settings.decay : 1);
        const auto part = [&tensor](auto& numbers) { return numbers.segment(tensor.first, tensor.size()); };
        part(weights) = kept * part(weights)
            - static_cast<T>(rate) * (part(m_first) * grown1)
                / ((part(m_second) * grown2).sqrt() + static_cast<T>(m_settings.epsilon));
    }
}

template class AdamW<float>;
template class AdamW<double>;

}  // namespace whorl
