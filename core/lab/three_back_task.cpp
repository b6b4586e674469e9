// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/drawing.h"
#include "core/lab/tasks.h"

namespace whorl {

namespace {

class ThreeBackTask : public LabTaskSource {
    using Symbols = ThreeBackSymbols;

public:
    std::int64_t symbols() const override { return Symbols::count; }
    double chance() const override { return 1.0 / Symbols::count; }

    LabBatch draw(std::int64_t sequences, std::int64_t length, Random& random) const override
    {
        LabBatch batch = blankBatch(sequences, length);
        for (std::int64_t s = 0; s < sequences; ++s) {
            LabSequence sequence(batch, s);
            for (std::int64_t i = 0; i < length; ++i) {
                sequence.setToken(i, drawBelow(Symbols::count, random));
                if (i >= Symbols::back)
                    sequence.ask(i, sequence.token(i - Symbols::back));
            }
        }
        return batch;
    }

    LabBatch test(std::int64_t sequences, std::int64_t length, Random& random) const override
    {
        return draw(sequences, length, random);
    }
};

}  // namespace

std::shared_ptr<const LabTaskSource> threeBackTask()
{
    return std::make_shared<ThreeBackTask>();
}

}  // namespace whorl
