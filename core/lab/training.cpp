// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/training.h"

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

constexpr std::uint64_t batchStream = 1;
constexpr std::int64_t warmUp = 50;

AdamWSettings optimiserOf(const LabSettings& settings)
{
    AdamWSettings result;
    result.rate = settings.rate;
    result.biasRate = settings.tableRate;
    return result;
}

}  // namespace

LabTraining::LabTraining(const LabSettings& settings, LabEncoding encoding, std::uint64_t seed,
                         std::shared_ptr<const LabTaskSource> task)
    : m_settings(settings)
    , m_encoding(encoding)
    , m_task(std::move(task))
    , m_batches(seed, batchStream)
    , m_model(labShape(encoding, settings, m_task->symbols()))
    , m_weights(firstWeights(m_model.tensors(), seed))
    , m_optimiser(m_model.tensors(), optimiserOf(settings))
{
}

std::int64_t LabTraining::dropSteps() const
{
    if (m_encoding != LabEncoding::rope || m_settings.drop <= 0)
        return 0;
    return std::max<std::int64_t>(1, std::llround(m_settings.drop * static_cast<double>(m_settings.steps)));
}

const LabNumbers<float>* LabTraining::droppedWeights() const
{
    return isRecalibrating() && isDone() ? &m_weights : nullptr;
}

void LabTraining::advance(std::int64_t steps)
{
    while (steps-- > 0 && !isDone())
        advanceOne();
}

void LabTraining::advanceOne()
{
    if (!isRecalibrating() && std::ssize(m_loss) == m_settings.steps) {
        m_trained = m_weights;
        m_optimiser = AdamW<float>(m_model.tensors(), optimiserOf(m_settings));
        m_placements.clear();
    }
    const LabBatch batch = m_task->draw(m_settings.batch, m_settings.length, m_batches);
    const LabPlacement<float>& placed = placement(batch.length);
    m_model.forward(m_weights, batch, placed);
    std::vector<float>& losses = isRecalibrating() ? m_dropLoss : m_loss;
    const auto step = std::ssize(losses);
    const std::int64_t steps = isRecalibrating() ? dropSteps() : m_settings.steps;
    const std::int64_t warming = isRecalibrating() ? std::max<std::int64_t>(1, steps / 10) : std::min(warmUp, steps);
    m_optimiser.step(m_weights, m_model.backward(m_weights, batch, placed), rateShare(step, steps, warming));
    if (!std::isfinite(m_model.loss()) || !std::isfinite(m_optimiser.norm()))
        m_divergedAt = this->step();
    else
        losses.push_back(m_model.loss());
}

const LabPlacement<float>& LabTraining::placement(std::int64_t tokens)
{
    const auto found = m_placements.find(tokens);
    if (found != m_placements.end())
        return found->second;
    LabReading reading;
    reading.dropped = isRecalibrating();
    return m_placements.emplace(tokens, placementOf(m_encoding, m_settings, reading, {tokens}).cast<float>())
        .first->second;
}

}  // namespace whorl
