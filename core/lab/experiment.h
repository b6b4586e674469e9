// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/result.h"
#include "core/source.h"

namespace whorl {

/// Several encodings with several seeds: one training each, on as many threads as there are processors.
///
/// The state is shared by all that look at it; every function may be called from any thread.
class LabExperiment {
public:
    /// throws as LabSettings::check and labTask; ParameterError for no encoding, no seed, or one given twice
    LabExperiment(const LabSettings& settings, std::vector<LabEncoding> encodings, std::vector<std::uint64_t> seeds);
    ~LabExperiment();

    /// Trains until all is done and scored, or the watch calls it off (what was learnt stays, and a later call goes on
    /// from there). `watch.progress` is called from this thread some ten times a second, and while it does not return,
    /// training rests. Several threads may run it at once: one of them works, all of them watch.
    /// throws Cancelled
    void run(const Watch& watch);

    bool isDone() const;
    std::int64_t stepsDone() const;  ///< of all trainings together
    std::int64_t steps() const;
    /// How many trainings have ended and are scored.
    std::int64_t ended() const;

    /// A copy of what there is so far, weights included where a training has ended.
    std::shared_ptr<const LabResult> result() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/// Reads trained weights another way: scores and attention of one trial. Nothing is learnt.
/// cost    0.1 to 0.5 s at the usual size
/// throws  InputError where the trial has no weights, or no recalibrated ones where those are asked for; Cancelled
LabReadScores readTrial(const LabSettings& settings, const LabTrial& trial, const LabReading& reading,
                        const Progress& progress = {});

/// `result` with this reading in every trial that it concerns, computed where it is not there yet.
/// throws as readTrial
std::shared_ptr<const LabResult> withReading(std::shared_ptr<const LabResult> result, const LabReading& reading,
                                             const Progress& progress = {});

/// The reading as far as it concerns an encoding: the rest is as it was at first.
LabReading concerning(const LabReading& reading, LabEncoding encoding);

}  // namespace whorl
