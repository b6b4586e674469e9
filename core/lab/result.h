// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/reading.h"
#include "core/lab/settings.h"

#include <array>
#include <memory>
#include <optional>

namespace whorl {

/// Tests are as many times as long as the training: 1, 2, 4, 8.
constexpr std::array<std::int64_t, 4> labMultiples = {1, 2, 4, 8};

/// How one trained model did.
struct LabScores {
    std::array<double, 4> loss{};           ///< nats, mean over what is scored, at each multiple
    std::array<double, 4> accuracy{};       ///< share of right answers, 0 .. 1, likewise
    std::vector<float> lossByPosition;      ///< [8 L] nats, mean over sequences; NaN where nothing is scored
    std::vector<float> accuracyByPosition;  ///< [8 L]
};

/// What the last query sees in one and the same probing sequence, cut to L and to 4 L tokens.
struct LabAttention {
    /// [layers x heads x L], [layers x heads x 4 L]: weights of the keys, summing to 1 in each head
    std::vector<float> trained, longer;
};

/// A reading and what came of it.
struct LabReadScores {
    LabReading reading;
    LabScores scores;
    LabAttention attention;
};

/// One encoding, trained with one seed.
struct LabTrial {
    LabEncoding encoding = LabEncoding::nope;
    std::uint64_t seed = 1;
    std::vector<float> loss;                 ///< of each step of training so far, nats
    std::optional<std::int64_t> divergedAt;  ///< the step at which a number was no longer finite; it then has no scores
    std::vector<float> dropLoss;             ///< of each step of recalibration; empty where there is none
    std::vector<LabReadScores> read;         ///< the first is the plain reading; empty until trained
    std::vector<float> weights;              ///< in the order of labTensors; empty where the result does not keep them
    std::vector<float> droppedWeights;       ///< after recalibration; empty where there is none
    double seconds = 0;                      ///< of one processor, training alone

    /// What is known of a reading, or nullptr.
    const LabReadScores* find(const LabReading& reading) const;
};

/// What a model of the task's statistics alone would do: the lines without which a flat curve looks good.
struct LabYardsticks {
    double uniform = 0;         ///< nats of guessing among all symbols
    std::vector<double> grams;  ///< Language: nats of the 1-, 2-, 3- and 4-gram model of the training text
    double chance = 0;          ///< share of right answers of the best guess without reading
};

/// What `whorl lab run` writes and the source `lab` shows.
struct LabResult {
    LabSettings settings;         ///< completed
    std::string version;          ///< of the program that made it
    std::int64_t symbols = 0;     ///< V
    std::int64_t parameters = 0;  ///< learnt numbers of a model without position
    LabYardsticks yardsticks;
    std::vector<LabTrial> trials;  ///< by encoding, then seed

    std::vector<LabEncoding> encodings() const;  ///< in the order of the trials, each once
    std::vector<std::uint64_t> seeds() const;
    /// Trials of one encoding, in the order of the seeds.
    std::vector<const LabTrial*> of(LabEncoding encoding) const;
};

}  // namespace whorl
