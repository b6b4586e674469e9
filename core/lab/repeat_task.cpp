// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/drawing.h"
#include "core/lab/tasks.h"

namespace whorl {

namespace {

class RepeatTask : public LabTaskSource {
    using Symbols = RepeatSymbols;

public:
    std::int64_t symbols() const override { return Symbols::count; }
    double chance() const override { return 1.0 / Symbols::count; }

    LabBatch draw(std::int64_t sequences, std::int64_t length, Random& random) const override
    {
        return ofPeriods(Symbols::shortest, length / 2, sequences, length, random);
    }

    LabBatch test(std::int64_t sequences, std::int64_t length, Random& random) const override
    {
        return ofPeriods(length / 4, length / 2, sequences, length, random);
    }

private:
    static LabBatch ofPeriods(std::int64_t shortest, std::int64_t longest, std::int64_t sequences, std::int64_t length,
                              Random& random)
    {
        LabBatch batch = blankBatch(sequences, length);
        for (std::int64_t s = 0; s < sequences; ++s)
            write(LabSequence(batch, s), drawBetween(shortest, longest, random), random);
        return batch;
    }

    static void write(LabSequence sequence, std::int64_t period, Random& random)
    {
        for (std::int64_t i = 0; i < sequence.length(); ++i) {
            sequence.setToken(i, i < period ? drawBelow(Symbols::count, random) : sequence.token(i - period));
            if (i >= period)
                sequence.ask(i, sequence.token(i + 1 - period));
        }
    }
};

}  // namespace

std::shared_ptr<const LabTaskSource> repeatTask()
{
    return std::make_shared<RepeatTask>();
}

}  // namespace whorl
