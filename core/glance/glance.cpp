// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/glance/glance.h"

#include "core/files/model_presets.h"
#include "core/numeric/parallel.h"

#include <algorithm>
#include <mutex>

namespace whorl {

namespace {

std::vector<std::string> modelsWith(std::string_view source)
{
    std::vector<std::string> names;
    for (const ModelPreset& preset : modelPresets())
        if (std::any_of(preset.description.encodings.begin(), preset.description.encodings.end(),
                        [&](const ModelEncoding& each) { return each.source == source; }))
            names.push_back(preset.name);
    return names;
}

EffectIn effectOf(const Source& source)
{
    return [&source](const HeadPlace& place) { return source.effect({}, place); };
}

/// What was tried, by the encoding's id; it never changes while the program runs.
const HeadFacts& keptFacts(const Source& source)
{
    static std::mutex mutex;
    static std::map<std::string_view, HeadFacts> facts;
    {
        const std::scoped_lock lock(mutex);
        if (const auto found = facts.find(source.info.id); found != facts.end())
            return found->second;
    }
    const HeadFacts found = headFacts(effectOf(source));
    const std::scoped_lock lock(mutex);
    return facts.emplace(source.info.id, found).first->second;
}

}  // namespace

HeadPlace ReferenceModel::place() const
{
    HeadPlace place;
    place.tokens = length;
    place.width = width;
    place.dimension = headDimension;
    place.heads = heads;
    return place;
}

std::int64_t Glance::learnedNumbers(const ReferenceModel& model) const
{
    std::int64_t sum = 0;
    for (const LearnedTensor& tensor : learned) {
        std::int64_t count = tensor.everyLayer ? model.layers : 1;
        for (const std::int64_t side : tensor.shape)
            count *= side;
        sum += count;
    }
    return sum;
}

HeadFacts headFacts(const EffectIn& effectIn)
{
    const PositionalEffect effect = effectIn(trialPlace());
    HeadFacts facts;
    facts.onToken = static_cast<bool>(effect.input);
    facts.onQueryAndKey = effect.query || effect.key;
    facts.onScores = static_cast<bool>(effect.scores);
    facts.onOutput = static_cast<bool>(effect.output);
    facts.spread = relativeSpread(effectIn, trialPlace());
    facts.past = pastLength(effectIn, trialPlace());
    return facts;
}

std::vector<Glance> glances(std::span<const Source> encodings, const ReferenceModel& model)
{
    std::vector<Glance> rows(encodings.size());
    inParts(std::ssize(encodings), 1, [&](std::int64_t first, std::int64_t) {
        const Source& source = encodings[static_cast<std::size_t>(first)];
        Glance& row = rows[static_cast<std::size_t>(first)];
        row.source = source.info.id;
        row.label = source.info.label;
        row.family = source.info.family;
        if (source.learned)
            row.learned = source.learned({}, model.place());
        row.models = modelsWith(row.source);
        if (!source.effect)
            return;
        row.head = keptFacts(source);
        row.cost = tokenCost(source.effect({}, model.place()), model.place());
    });
    return rows;
}

}  // namespace whorl
