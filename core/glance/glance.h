// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/glance/past_length.h"
#include "core/glance/token_cost.h"
#include "core/source.h"

namespace whorl {

/// The model that learned numbers and costs are counted for.
struct ReferenceModel {
    std::int64_t width = 512;
    std::int64_t heads = 8;
    std::int64_t headDimension = 64;
    std::int64_t layers = 12;
    std::int64_t length = 512;  ///< it was trained on so many tokens (of a picture: patches)

    /// A head of it.
    HeadPlace place() const;
};

/// What an encoding does in a head, found by trying it there.
struct HeadFacts {
    bool onToken = false, onQueryAndKey = false, onScores = false, onOutput = false;
    double spread = 0;  ///< relativeSpread
    PastLength past;

    bool isRelative() const { return spread <= relativeTolerance; }
};

/// One encoding at a glance.
struct Glance {
    std::string_view source, label, family;
    std::optional<HeadFacts> head;       ///< absent: it has no place in a sentence
    std::vector<LearnedTensor> learned;  ///< of the reference model
    std::optional<TokenCost> cost;       ///< of the reference model; absent with `head`
    std::vector<std::string> models;     ///< presets that use it, in their order

    std::int64_t learnedNumbers(const ReferenceModel& model) const;
};

/// "token", "q and k", "score", "score, output".
std::string_view placeName(const HeadFacts& head);

/// "error", "saturates", ...
std::string_view pastName(Past past);

/// What an encoding does, at its default values, in the head of `trialPlace()`.
HeadFacts headFacts(const EffectIn& effectIn);

/// A row for each encoding, in their order, all at their default values. What they do in a head is tried on all
/// processors at the first call, and kept for the next with the same encodings.
/// throws  ParameterError where an encoding cannot be that of such a model
std::vector<Glance> glances(std::span<const Source> encodings, const ReferenceModel& model);

/// The same as a table.
Listing glanceListing(std::span<const Source> encodings, const ReferenceModel& model);

}  // namespace whorl
