// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/result.h"

#include <string>

namespace whorl {

/// A popular claim beside what this result says of it. Texts are English, their numbers can be replaced (context "Axis").
struct LabVerdict {
    std::string claim;
    std::string measured;  ///< "holds; flat to 8×; 1.86 → 1.84 nats at 8×"
    std::string seeds;     ///< "2 of 3": on which the task was learnt, of all that have ended; empty: none has
    bool isGiven = false;  ///< false: the result does not have what it takes, and `measured` says what is missing
};

/// So many seeds have to have ended before anything is said.
constexpr std::size_t labVerdictSeeds = 3;

/// The popular claims about reading further than trained, each judged by a rule from the plain readings of this result
/// alone. No verdict before three seeds.
///
/// learnt     a seed on which the trained length has two thirds of the answers right; in Language, on which it has fewer nats
///            than the 2-gram model of the text. Only such seeds are judged, and the number of others is told.
/// flat       a test with at most 0.1 nats more, or at least 90 % of the right answers, of that at the trained length
/// grades     flat to 8× is excellent, to 4× good, to 2× medium, not even to 2× poor. Good is also what is excellent. A
///            claim holds where all seeds have its grade.
/// worthless  in Language, flat to 8× but there within 0.05 nats of the 2-gram model or above: context is not used
/// stretched  a scaling helps where RoPE's score at 4× is better with it on every seed, and harms where it is worse on every one
/// easily     the mean of ten training losses gets to 1 nat (in Language half way from the 2-gram to the 3-gram model) in at
///            most three quarters of the steps that NoPE needs
/// dropped    without its RoPE and recalibrated, the trained length is flat against that with RoPE, and 8× is better
///
/// source     the claims: Press et al. 2022 (ALiBi), Su et al. 2021 (RoPE), Raffel et al. 2020 (T5), Sun et al. 2022 (xPos),
///            Kazemnejad et al. 2023 (NoPE), Chen et al. 2023 (PI), Peng et al. 2023 (NTK, YaRN), Gelberg et al. 2025 (DroPE);
///            the rules are this program's
std::vector<LabVerdict> labVerdicts(const LabResult& result);

/// The rules in short, for below a list of verdicts; English sentences whose numbers can be replaced (context "Sentence").
std::string labVerdictRules(LabTask task);

/// Whether a trial has ended and has learnt its task, by the rule above.
bool hasLearnt(const LabResult& result, const LabTrial& trial);

}  // namespace whorl
