// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/drawing.h"
#include "core/lab/tasks.h"

#include <algorithm>

namespace whorl {

namespace {

class LookupTask : public LabTaskSource {
    using Symbols = LookupSymbols;

public:
    std::int64_t symbols() const override { return Symbols::count; }
    double chance() const override { return 1.0 / Symbols::values; }

    LabBatch draw(std::int64_t sequences, std::int64_t length, Random& random) const override
    {
        return test(sequences, drawBetween(std::max(2 * Symbols::keys, length / 2), length, random), random);
    }

    LabBatch test(std::int64_t sequences, std::int64_t length, Random& random) const override
    {
        LabBatch batch = blankBatch(sequences, length);
        for (std::int64_t s = 0; s < sequences; ++s)
            write(LabSequence(batch, s), random);
        return batch;
    }

private:
    static void write(LabSequence sequence, Random& random)
    {
        const std::int64_t told = sequence.length() - Symbols::keys;
        for (std::int64_t i = 0; i < told; ++i)
            sequence.setToken(i, Symbols::firstNoise + drawBelow(Symbols::noises, random));
        const std::vector<std::int64_t> places = drawDifferent(Symbols::keys, told, random);
        const std::vector<std::int64_t> asked = drawDifferent(Symbols::keys, Symbols::keys, random);
        for (std::size_t i = 0; i < places.size(); ++i) {
            const std::int64_t question = told + static_cast<std::int64_t>(i);
            const std::int64_t value = drawBelow(Symbols::values, random);
            sequence.setToken(places[i], asked[i] * Symbols::values + value);
            sequence.setToken(question, Symbols::firstQuestion + asked[i]);
            sequence.ask(question, Symbols::firstValue + value);
        }
    }
};

}  // namespace

std::shared_ptr<const LabTaskSource> lookupTask()
{
    return std::make_shared<LookupTask>();
}

}  // namespace whorl
