// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/scoring.h"

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

using Eigen::Index;

constexpr std::int64_t tokensTested = 32'768;
constexpr std::int64_t tokensAtOnce = 512;
constexpr std::uint64_t testSeed = 999;

LabPlacement<float> placementFor(const LabModel& model, const LabTensors& tensors, const LabReading& reading,
                                 std::int64_t tokens)
{
    LabMatrix<float> table;
    if (const LabTensor* positions = tensors.positions())
        table = tensorIn(model.weights, *positions);
    return placementOf(model.encoding, model.settings, reading, {tokens}, table.size() > 0 ? &table : nullptr)
        .cast<float>();
}

/// Sequences first .. first + count of a batch.
LabBatch part(const LabBatch& batch, std::int64_t first, std::int64_t count)
{
    const auto from = first * batch.length, to = (first + count) * batch.length;
    const auto cut = [&](const auto& all) { return std::decay_t<decltype(all)>(all.begin() + from, all.begin() + to); };
    return {count, batch.length, cut(batch.tokens), cut(batch.targets), cut(batch.scored)};
}

/// Tests of all lengths.
class Tests {
public:
    Tests(const LabTaskSource& task, std::int64_t trained)
        : m_task(task)
        , m_longest(drawn(trained * labMultiples.back()))
    {
        m_isCut = std::all_of(m_longest.scored.begin(), m_longest.scored.end(), [](auto each) { return each != 0; });
    }
    LabBatch of(std::int64_t length) const
    {
        if (length == m_longest.length)
            return m_longest;
        if (!m_isCut)
            return drawn(length);
        LabBatch batch = m_longest;
        batch.sequences = m_longest.size() / length;
        batch.length = length;
        return batch;
    }

private:
    LabBatch drawn(std::int64_t length) const
    {
        Random random(testSeed, static_cast<std::uint64_t>(length));
        return m_task.test(std::max<std::int64_t>(1, tokensTested / length), length, random);
    }

    const LabTaskSource& m_task;
    LabBatch m_longest;
    bool m_isCut = false;
};

/// Scalings have the factor of the length, tables are read to their trained end, and the temperature begins there.
bool isPlainAtTrainedLength(const LabReading& reading)
{
    return !reading.dropped && reading.factor == 0;
}

/// Sums over sequences, by position.
struct Tally {
    explicit Tally(std::int64_t length)
        : nats(Eigen::ArrayXd::Zero(length))
        , right(nats)
        , scored(nats)
    {
    }
    void add(const LabTransformer<float>& model, const LabBatch& batch)
    {
        for (Index token = 0; token < batch.size(); ++token) {
            const auto at = static_cast<std::size_t>(token);
            if (batch.scored[at] == 0)
                continue;
            const Index place = token % batch.length;
            Index answer = 0;
            model.values().logits.row(token).maxCoeff(&answer);
            nats[place] += static_cast<double>(model.nats()[token]);
            right[place] += answer == batch.targets[at] ? 1 : 0;
            scored[place] += 1;
        }
    }
    Eigen::ArrayXd nats, right, scored;
};

std::vector<float> shares(const Eigen::ArrayXd& sums, const Eigen::ArrayXd& counts)
{
    std::vector<float> result;
    for (Index i = 0; i < sums.size(); ++i)
        result.push_back(counts[i] > 0 ? static_cast<float>(sums[i] / counts[i]) : std::nanf(""));
    return result;
}

/// Of the last query, head after head, layer after layer.
std::vector<float> lastQuery(const LabTransformer<float>& model)
{
    std::vector<float> result;
    for (const LabLayerValues<float>& layer : model.values().layers)
        for (Index head = 0; head < model.tensors().shape().heads; ++head) {
            const Index tokens = layer.weights.cols();
            const auto row = layer.weights.row((head + 1) * tokens - 1);
            result.insert(result.end(), row.data(), row.data() + tokens);
        }
    return result;
}

}  // namespace

LabScores scoresOf(const LabModel& model, const LabTaskSource& task, const LabReading& reading,
                   const Progress& progress, const LabScores* plain)
{
    LabTransformer<float> transformer(labShape(model.encoding, model.settings, task.symbols()));
    const Tests tests(task, model.settings.length);
    LabScores scores;
    std::size_t first = 0;
    if (plain && isPlainAtTrainedLength(reading)) {
        scores.loss[0] = plain->loss[0];
        scores.accuracy[0] = plain->accuracy[0];
        first = 1;
    }
    for (std::size_t at = first; at < labMultiples.size(); ++at) {
        const LabBatch batch = tests.of(labMultiples[at] * model.settings.length);
        const LabPlacement<float> placement = placementFor(model, transformer.tensors(), reading, batch.length);
        Tally tally(batch.length);
        const std::int64_t atOnce = std::max<std::int64_t>(1, tokensAtOnce / batch.length);
        for (std::int64_t sequence = 0; sequence < batch.sequences; sequence += atOnce) {
            const auto share = static_cast<double>(sequence) / static_cast<double>(batch.sequences);
            report(progress, (static_cast<double>(at) + share) / static_cast<double>(labMultiples.size()));
            const LabBatch some = part(batch, sequence, std::min(atOnce, batch.sequences - sequence));
            transformer.forward(model.weights, some, placement);
            tally.add(transformer, some);
        }
        scores.loss[at] = tally.nats.sum() / tally.scored.sum();
        scores.accuracy[at] = tally.right.sum() / tally.scored.sum();
        if (labMultiples[at] == labMultiples.back()) {
            scores.lossByPosition = shares(tally.nats, tally.scored);
            scores.accuracyByPosition = shares(tally.right, tally.scored);
        }
    }
    return scores;
}

LabAttention attentionOf(const LabModel& model, const LabTaskSource& task, const LabReading& reading)
{
    LabTransformer<float> transformer(labShape(model.encoding, model.settings, task.symbols()));
    const auto seen = [&](std::int64_t tokens) {
        Random random(testSeed, static_cast<std::uint64_t>(tokens));
        transformer.forward(model.weights, task.test(1, tokens, random),
                            placementFor(model, transformer.tensors(), reading, tokens));
        return lastQuery(transformer);
    };
    return {seen(model.settings.length), seen(4 * model.settings.length)};
}

LabReadScores readModel(const LabModel& model, const LabTaskSource& task, const LabReading& reading,
                        const Progress& progress, const LabScores* plain)
{
    return {reading, scoresOf(model, task, reading, progress, plain), attentionOf(model, task, reading)};
}

}  // namespace whorl
