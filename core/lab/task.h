// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/batch.h"
#include "core/lab/settings.h"

#include <memory>

namespace whorl {

/// A task that sequences are drawn from.
class LabTaskSource {
public:
    virtual ~LabTaskSource() = default;

    /// V: tokens and answers are 0 .. V - 1.
    virtual std::int64_t symbols() const = 0;

    /// Share of right answers of the best guess that does not read the sequence.
    virtual double chance() const = 0;

    /// Sequences to learn from; their length is at most `length` (some tasks draw shorter ones too).
    virtual LabBatch draw(std::int64_t sequences, std::int64_t length, Random& random) const = 0;

    /// Sequences to be tested with, of exactly `length` tokens.
    virtual LabBatch test(std::int64_t sequences, std::int64_t length, Random& random) const = 0;
};

/// The task of the settings, at its trained length.
/// throws FileError, ParameterError: what there is to refuse in a text of the user's (too short, too many symbols)
std::shared_ptr<const LabTaskSource> labTask(const LabSettings& settings);

}  // namespace whorl
