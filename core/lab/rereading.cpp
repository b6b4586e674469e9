// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/experiment.h"
#include "core/lab/scoring.h"
#include "core/numeric/parallel.h"

#include <algorithm>
#include <atomic>
#include <thread>

namespace whorl {

namespace {

const std::vector<float>& weightsFor(const LabTrial& trial, const LabReading& reading)
{
    if (trial.weights.empty())
        throw InputError("result", std::string(labEncodings[static_cast<std::size_t>(trial.encoding)].key),
                         "its weights are not kept, and without them it cannot be read another way");
    // A model that was not recalibrated is read without its RoPE all the same.
    return reading.dropped && !trial.droppedWeights.empty() ? trial.droppedWeights : trial.weights;
}

LabReadScores reread(const LabSettings& settings, const LabTaskSource& task, const LabTrial& trial,
                     const LabReading& reading, const Progress& progress)
{
    const std::vector<float>& kept = weightsFor(trial, reading);
    const LabTensors tensors(labShape(trial.encoding, settings, task.symbols()));
    if (std::ssize(kept) != tensors.numbers())
        throw InputError("result", std::to_string(kept.size()) + " weights",
                         "a model of these settings has " + std::to_string(tensors.numbers()));
    const LabNumbers<float> weights = Eigen::Map<const LabNumbers<float>>(kept.data(), tensors.numbers());
    const LabScores* plain = trial.read.empty() ? nullptr : &trial.read.front().scores;
    return readModel({settings, trial.encoding, weights}, task, reading, progress, plain);
}

}  // namespace

LabReading concerning(const LabReading& reading, LabEncoding encoding)
{
    LabReading result;
    result.temperature = reading.temperature;
    if (encoding == LabEncoding::learned)
        result.pastEnd = reading.pastEnd;
    if (encoding != LabEncoding::rope)
        return result;
    result.dropped = reading.dropped;
    if (!reading.dropped && reading.scaling != LabScaling::none) {
        result.scaling = reading.scaling;
        result.factor = reading.factor;
        if (reading.scaling == LabScaling::yarn)
            result.betaFast = reading.betaFast;
    }
    return result;
}

LabReadScores readTrial(const LabSettings& settings, const LabTrial& trial, const LabReading& reading,
                        const Progress& progress)
{
    const LabSettings whole = completed(settings);
    return reread(whole, *labTask(whole), trial, reading, progress);
}

std::shared_ptr<const LabResult> withReading(std::shared_ptr<const LabResult> result, const LabReading& reading,
                                             const Progress& progress)
{
    std::vector<std::size_t> lacking;
    for (std::size_t i = 0; i < result->trials.size(); ++i) {
        const LabTrial& trial = result->trials[i];
        if (!trial.read.empty() && !trial.find(concerning(reading, trial.encoding)))
            lacking.push_back(i);
    }
    if (lacking.empty())
        return result;
    const auto longer = std::make_shared<LabResult>(*result);
    const auto task = labTask(result->settings);
    const auto asking = std::this_thread::get_id();
    std::atomic<bool> isCancelled = false;
    std::atomic<std::int64_t> done = 0;
    inParts(std::ssize(lacking), 1, [&](std::int64_t first, std::int64_t) {
        const Progress goesOn = [&](double share) {
            if (std::this_thread::get_id() == asking && progress
                && !progress((static_cast<double>(done) + share) / static_cast<double>(lacking.size())))
                isCancelled = true;
            return !isCancelled;
        };
        LabTrial& trial = longer->trials[lacking[static_cast<std::size_t>(first)]];
        trial.read.push_back(reread(longer->settings, *task, trial, concerning(reading, trial.encoding), goesOn));
        ++done;
    });
    return longer;
}

}  // namespace whorl
