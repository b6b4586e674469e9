// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/drawing.h"
#include "core/lab/tasks.h"

#include <algorithm>

namespace whorl {

namespace {

class NeedleTask : public LabTaskSource {
    using Symbols = NeedleSymbols;

public:
    std::int64_t symbols() const override { return Symbols::count; }
    double chance() const override { return 1.0 / Symbols::values; }

    LabBatch draw(std::int64_t sequences, std::int64_t length, Random& random) const override
    {
        return test(sequences, drawBetween(std::max(3 * Symbols::pairs, length / 2), length, random), random);
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
        const std::int64_t told = sequence.length() - Symbols::pairs;
        for (std::int64_t i = 0; i < told; ++i)
            sequence.setToken(i, Symbols::firstNoise + drawBelow(Symbols::noises, random));

        // A pair counts as one place until all are placed: then the k-th from the left moves k further right.
        std::vector<std::int64_t> places = drawDifferent(Symbols::pairs, told - Symbols::pairs, random);
        std::sort(places.begin(), places.end());
        const std::vector<std::int64_t> keys = drawDifferent(Symbols::pairs, Symbols::keys, random);
        const std::vector<std::int64_t> order = drawDifferent(Symbols::pairs, Symbols::pairs, random);
        for (std::size_t i = 0; i < places.size(); ++i) {
            const std::int64_t place = places[i] + static_cast<std::int64_t>(i), question = told + order[i];
            const std::int64_t value = Symbols::firstValue + drawBelow(Symbols::values, random);
            sequence.setToken(place, keys[i]);
            sequence.setToken(place + 1, value);
            sequence.setToken(question, Symbols::firstQuestion + keys[i]);
            sequence.ask(question, value);
        }
    }
};

}  // namespace

std::shared_ptr<const LabTaskSource> needleTask()
{
    return std::make_shared<NeedleTask>();
}

}  // namespace whorl
