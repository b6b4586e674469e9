// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/adamw.h"
#include "core/lab/task.h"
#include "core/lab/transformer.h"

#include <map>
#include <optional>

namespace whorl {

/// One encoding that is trained with one seed: begun, taken on by some steps, looked at, taken on again.
///
/// The seed decides the first weights and the batches; batches do not depend on the encoding. With RoPE and a share to drop,
/// the steps of training are followed by those of recalibration: without RoPE, at the same length, with the optimiser begun
/// anew. One thread uses it at a time. Float sums differ between processors in their last bits, and runs by it within the
/// spread of seeds.
class LabTraining {
public:
    /// settings  completed
    LabTraining(const LabSettings& settings, LabEncoding encoding, std::uint64_t seed,
                std::shared_ptr<const LabTaskSource> task);

    std::int64_t step() const { return static_cast<std::int64_t>(m_loss.size() + m_dropLoss.size()); }
    std::int64_t steps() const { return m_settings.steps + dropSteps(); }  ///< with those of recalibration
    bool isDone() const { return step() >= steps() || m_divergedAt; }

    /// Takes so many steps, or as many as are left. Where a loss or a weight is no longer finite it ends.
    void advance(std::int64_t steps);

    const std::vector<float>& loss() const { return m_loss; }          ///< of each step of training
    const std::vector<float>& dropLoss() const { return m_dropLoss; }  ///< of each step of recalibration
    std::optional<std::int64_t> divergedAt() const { return m_divergedAt; }

    /// After training; as far as it has come before.
    const LabNumbers<float>& weights() const { return m_trained ? *m_trained : m_weights; }
    /// After recalibration; nullptr before, and where there is none.
    const LabNumbers<float>* droppedWeights() const;

private:
    std::int64_t dropSteps() const;
    bool isRecalibrating() const { return m_trained.has_value(); }
    void advanceOne();
    const LabPlacement<float>& placement(std::int64_t tokens);

    LabSettings m_settings;
    LabEncoding m_encoding;
    std::shared_ptr<const LabTaskSource> m_task;
    Random m_batches;
    LabTransformer<float> m_model;
    LabNumbers<float> m_weights;
    AdamW<float> m_optimiser;
    std::optional<LabNumbers<float>> m_trained;  ///< before recalibration
    std::map<std::int64_t, LabPlacement<float>> m_placements;
    std::vector<float> m_loss, m_dropLoss;
    std::optional<std::int64_t> m_divergedAt;
};

}  // namespace whorl
