// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/result.h"

namespace whorl::test {

using FourScores = std::array<double, 4>;

/// Settings of a small model on a short text.
inline LabSettings smallLab(LabTask task)
{
    LabSettings settings;
    settings.task = task;
    settings.steps = 40;
    settings.length = 16;
    settings.batch = 8;
    settings.width = 16;
    settings.heads = 2;
    settings.layers = 2;
    return settings;
}

/// A reading with these scores; what is not told of it is even.
inline LabReadScores readScores(const LabSettings& settings, const FourScores& scores, const LabReading& reading = {})
{
    const auto length = static_cast<std::size_t>(settings.length);
    const auto heads = static_cast<std::size_t>(settings.heads * settings.layers);
    LabReadScores read;
    read.reading = reading;
    if (settings.task == LabTask::language)
        read.scores.loss = scores;
    else
        read.scores.accuracy = scores;
    for (std::size_t multiple = 0, at = 0; multiple < 4; ++multiple)
        for (; at < static_cast<std::size_t>(labMultiples[multiple]) * length; ++at) {
            read.scores.lossByPosition.push_back(static_cast<float>(read.scores.loss[multiple]));
            read.scores.accuracyByPosition.push_back(static_cast<float>(read.scores.accuracy[multiple]));
        }
    read.attention.trained.assign(heads * length, 1 / static_cast<float>(length));
    read.attention.longer.assign(heads * 4 * length, 0.25F / static_cast<float>(length));
    return read;
}

/// A training that ended, whose loss fell from 4 by `fall` nats at each step.
inline LabTrial trained(const LabSettings& settings, LabEncoding encoding, std::uint64_t seed, const FourScores& scores,
                        double fall = 0.05)
{
    LabTrial trial;
    trial.encoding = encoding;
    trial.seed = seed;
    for (std::int64_t step = 0; step < settings.steps; ++step)
        trial.loss.push_back(static_cast<float>(std::max(0.0, 4 - fall * static_cast<double>(step))));
    trial.read.push_back(readScores(settings, scores));
    trial.seconds = 7.25;
    return trial;
}

/// A result without trainings; the yardsticks of Language are those of the King James narrative.
inline LabResult emptyLabResult(LabTask task)
{
    LabResult result;
    result.settings = smallLab(task);
    result.version = "0.1.0";
    result.symbols = 62;
    result.parameters = 107'520;
    result.yardsticks = task == LabTask::language ? LabYardsticks{4.13, {3.00, 2.26, 1.79, 1.45}, 0.17}
                                                  : LabYardsticks{2.77, {}, 0.0625};
    return result;
}

/// The same scores on seeds 1, 2, ..., each a thousandth worse than the one before.
inline void addTrainings(LabResult& result, LabEncoding encoding, const FourScores& scores, std::size_t seeds = 3)
{
    for (std::size_t seed = 1; seed <= seeds; ++seed) {
        FourScores own = scores;
        for (double& score : own)
            score += (result.settings.task == LabTask::language ? 1 : -1) * 0.001 * static_cast<double>(seed - 1);
        result.trials.push_back(trained(result.settings, encoding, seed, own));
    }
}

}  // namespace whorl::test
