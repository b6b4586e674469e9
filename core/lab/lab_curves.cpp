// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/lab_curves.h"

#include "core/lab/lab_words.h"
#include "core/lab/result_format.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace whorl {

namespace {

std::string labelOf(LabEncoding encoding)
{
    return std::string(labEncodings[static_cast<std::size_t>(encoding)].label);
}

/// Numbers of one seed each, some longer than others: at each place the spread of those that have one.
std::vector<LabSpread> spreadsOf(const std::vector<std::vector<double>>& lines, std::size_t count)
{
    std::vector<LabSpread> spreads;
    spreads.reserve(count);
    std::vector<double> values;
    for (std::size_t i = 0; i < count; ++i) {
        values.clear();
        for (const std::vector<double>& line : lines)
            if (i < line.size())
                values.push_back(line[i]);
        spreads.push_back(spreadOf(values));
    }
    return spreads;
}

Guide lineAt(double value, const char* label, std::vector<std::int64_t> numbers = {})
{
    return {Guide::Kind::value, value, value, label, std::move(numbers)};
}

/// What a model of the text's statistics alone would do.
void addGrams(Curves& curves, const LabResult& result, std::size_t most)
{
    const std::vector<double>& grams = result.yardsticks.grams;
    for (std::size_t i = 0; i < std::min(most, grams.size()); ++i)
        curves.guides.push_back(
            lineAt(grams[i], WHORL_TEXT("Guide", "%1-gram model"), {static_cast<std::int64_t>(i) + 1}));
}

void addLossGuides(Curves& curves, const LabResult& result)
{
    if (result.yardsticks.grams.empty())
        curves.guides.push_back(lineAt(result.yardsticks.uniform, WHORL_TEXT("Guide", "guessing among all symbols")));
    addGrams(curves, result, 3);
}

/// In tasks where each place asks for something near it, a model that knows its first L places only.
bool isAnsweredEverywhere(LabTask task)
{
    return task == LabTask::threeBack || task == LabTask::repeat;
}

Series knowingTheFirst(double chance)
{
    std::vector<LabSpread> shares;
    for (const std::int64_t multiple : labMultiples) {
        const double share = 1 / static_cast<double>(multiple), value = share + (1 - share) * chance;
        shares.push_back({value, value, value, 1});
    }
    return seriesOfSpreads(WHORL_TEXT("Axis", "the first L alone"), std::move(shares), 0);
}

/// A little more than all that is drawn: nats are not read from 0, and what differs is to be seen.
std::optional<FieldRange> lossRange(const Curves& curves)
{
    constexpr double step = 0.25;
    double low = std::numeric_limits<double>::infinity(), high = -low;
    const auto include = [&](const std::vector<double>& values) {
        for (const double value : values)
            if (std::isfinite(value)) {
                low = std::min(low, value);
                high = std::max(high, value);
            }
    };
    std::vector<double> values(static_cast<std::size_t>(curves.axis.count)), others(values.size());
    for (const Series& series : curves.series) {
        series.fill(curves.axis.first, values);
        include(values);
        if (!series.band)
            continue;
        series.band(curves.axis.first, values, others);
        include(values);
        include(others);
    }
    for (const Guide& guide : curves.guides)
        include({guide.from});
    if (!(low < high))
        return std::nullopt;
    return FieldRange{std::floor(low / step) * step, std::ceil(high / step) * step, true};
}

/// The mean over the positions within an eighth, on the same side of the end of the trained length.
std::vector<double> smoothed(const std::vector<float>& values, std::int64_t trained)
{
    const auto count = static_cast<std::int64_t>(values.size());
    std::vector<double> means(values.size(), std::nan(""));
    for (std::int64_t at = 0; at < count; ++at) {
        const bool isPast = at >= trained;
        const std::int64_t low = std::max(at - at / 8, isPast ? trained : 0);
        const std::int64_t high = std::min(at + at / 8, (isPast ? count : std::min(count, trained)) - 1);
        double sum = 0;
        std::int64_t known = 0;
        for (std::int64_t i = low; i <= high; ++i)
            if (const float value = values[static_cast<std::size_t>(i)]; std::isfinite(value)) {
                sum += static_cast<double>(value);
                ++known;
            }
        if (known > 0)
            means[static_cast<std::size_t>(at)] = sum / static_cast<double>(known);
    }
    return means;
}

/// One of `count`, counted from 1, or all of them for 0.
std::pair<std::size_t, std::size_t> rangeOf(int wanted, int count, const char* id, const char* what)
{
    if (wanted > count)
        throw ParameterError(id, std::to_string(wanted),
                             "the models of this result have " + std::to_string(count) + ' ' + what);
    return wanted == 0 ? std::pair<std::size_t, std::size_t>(0, count)
                       : std::pair<std::size_t, std::size_t>(wanted - 1, wanted);
}

/// Weights by distance, mean over the layers and heads that are looked at. `weights` are [layers x heads x tokens] by key.
std::vector<double> byDistance(const std::vector<float>& weights, const LabParameters& p, const LabSettings& settings,
                               std::size_t tokens)
{
    const auto [firstLayer, lastLayer] = rangeOf(p.layer, settings.layers, "layer", "layers");
    const auto [firstHead, lastHead] = rangeOf(p.head, settings.heads, "head", "heads");
    const auto heads = static_cast<std::size_t>(settings.heads);
    if (weights.size() != static_cast<std::size_t>(settings.layers) * heads * tokens)
        return {};
    std::vector<double> means(tokens, 0.0);
    for (std::size_t layer = firstLayer; layer < lastLayer; ++layer)
        for (std::size_t head = firstHead; head < lastHead; ++head)
            for (std::size_t key = 0; key < tokens; ++key)
                means[tokens - 1 - key] += static_cast<double>(weights[(layer * heads + head) * tokens + key]);
    const auto count = static_cast<double>((lastLayer - firstLayer) * (lastHead - firstHead));
    for (double& mean : means)
        mean /= count;
    return means;
}

std::string sizeSentence(const LabSettings& settings, std::size_t seeds)
{
    constexpr std::array words = {
        WHORL_TEXT("Sentence", "%1 layers, d = %2, %3 steps, %4 seeds"),
        WHORL_TEXT("Sentence", "%1 layer, d = %2, %3 steps, %4 seeds"),
        WHORL_TEXT("Sentence", "%1 layers, d = %2, %3 steps, %4 seed"),
        WHORL_TEXT("Sentence", "%1 layer, d = %2, %3 steps, %4 seed"),
    };
    const std::size_t place = (settings.layers == 1 ? 1U : 0U) + (seeds == 1 ? 2U : 0U);
    return filled(words[place],
                  {std::to_string(settings.layers), std::to_string(settings.width), std::to_string(settings.steps),
                   std::to_string(seeds)});
}

const char* taskSentence(LabTask task)
{
    constexpr std::array words = {WHORL_TEXT("Sentence", "task Language"), WHORL_TEXT("Sentence", "task Three back"),
                                  WHORL_TEXT("Sentence", "task Lookup"), WHORL_TEXT("Sentence", "task Repeat"),
                                  WHORL_TEXT("Sentence", "task Needle")};
    return words[static_cast<std::size_t>(task)];
}

/// "0.1" of "0.1.0"
std::string shortVersion(const std::string& version)
{
    const std::size_t point = version.find('.');
    return version.substr(0, point == std::string::npos ? point : version.find('.', point + 1));
}

}  // namespace

Series seriesOfSpreads(std::string label, std::vector<LabSpread> spreads, std::int64_t first)
{
    const auto shared = std::make_shared<const std::vector<LabSpread>>(std::move(spreads));
    const auto at = [shared, first](std::int64_t index) {
        const std::int64_t place = index - first;
        const bool isThere = place >= 0 && place < std::ssize(*shared);
        return isThere ? (*shared)[static_cast<std::size_t>(place)]
                       : LabSpread{std::nan(""), std::nan(""), std::nan(""), 0};
    };
    Series series;
    series.label = std::move(label);
    series.fill = [at](std::int64_t index, std::span<double> out) {
        for (double& each : out)
            each = at(index++).mean;
    };
    if (std::any_of(shared->begin(), shared->end(), [](const LabSpread& each) { return each.seeds > 1; }))
        series.band = [at](std::int64_t index, std::span<double> lowest, std::span<double> highest) {
            for (std::size_t i = 0; i < lowest.size(); ++i) {
                const LabSpread spread = at(index++);
                lowest[i] = spread.lowest;
                highest[i] = spread.highest;
            }
        };
    return series;
}

std::string labRemark(const LabParameters& p, const LabResult& result)
{
    std::vector<std::string> sentences = {taskSentence(result.settings.task),
                                          sizeSentence(result.settings, result.seeds().size()),
                                          WHORL_TEXT("Sentence", "toy result: the ranking changes with task and size")};
    if (p.result != labResultWords[1].key)
        sentences.push_back(filled(WHORL_TEXT("Sentence", "recorded with Whorl %1"), {shortVersion(result.version)}));
    const auto ended = std::count_if(result.trials.begin(), result.trials.end(),
                                     [](const LabTrial& trial) { return trial.divergedAt || !trial.read.empty(); });
    if (ended < std::ssize(result.trials))
        sentences.push_back(filled(WHORL_TEXT("Sentence", "%1 of %2 trainings have ended"),
                                   {std::to_string(ended), std::to_string(result.trials.size())}));
    for (const LabTrial& trial : result.trials)
        if (trial.divergedAt)
            sentences.push_back(
                filled(WHORL_TEXT("Sentence", "\"%1\" diverged at step %2 with seed %3"),
                       {labelOf(trial.encoding), std::to_string(*trial.divergedAt), std::to_string(trial.seed)}));
    return joinedSentences(sentences);
}

Curves labTraining(const LabParameters& p, const LabResult& result)
{
    const std::int64_t steps = std::max<std::int64_t>(result.settings.steps, 1);
    std::size_t dropSteps = 0;
    for (const LabTrial& trial : result.trials)
        dropSteps = std::max(dropSteps, trial.dropLoss.size());
    const std::int64_t last = steps + static_cast<std::int64_t>(dropSteps);
    Curves curves;
    curves.axis = boundedAxis(AxisRole::other, WHORL_TEXT("Axis", "step"), last);
    curves.axis.first = curves.axis.lowest = 1;
    curves.axis.highest = last;
    curves.valueLabel = WHORL_TEXT("Axis", "loss, nats");
    for (const LabEncoding encoding : result.encodings()) {
        std::vector<std::vector<double>> lines;
        for (const LabTrial* trial : result.of(encoding)) {
            std::vector<double>& line = lines.emplace_back(trial->loss.begin(), trial->loss.end());
            if (!trial->dropLoss.empty()) {
                line.resize(static_cast<std::size_t>(steps), std::nan(""));
                line.insert(line.end(), trial->dropLoss.begin(), trial->dropLoss.end());
            }
        }
        curves.series.push_back(
            seriesOfSpreads(labelOf(encoding), spreadsOf(lines, static_cast<std::size_t>(last)), 1));
    }
    addLossGuides(curves, result);
    if (dropSteps > 0)
        curves.guides.push_back({Guide::Kind::span,
                                 static_cast<double>(steps + 1),
                                 static_cast<double>(last),
                                 WHORL_TEXT("Guide", "recalibrated without RoPE"),
                                 {}});
    curves.remark = labRemark(p, result);
    return curves;
}

Curves labByLength(const LabParameters& p, const LabResult& result)
{
    const bool loss = p.showsLoss(result.settings.task);
    Curves curves;
    curves.axis = boundedAxis(AxisRole::other, WHORL_TEXT("Axis", "test length, in trained lengths L"),
                              static_cast<std::int64_t>(labMultiples.size()));
    for (const std::int64_t multiple : labMultiples)
        curves.axis.names.push_back(std::to_string(multiple));
    curves.valueLabel = loss ? WHORL_TEXT("Axis", "loss, nats") : WHORL_TEXT("Axis", "share of right answers");
    for (const LabEncoding encoding : result.encodings()) {
        std::vector<LabSpread> spreads;
        for (std::size_t i = 0; i < labMultiples.size(); ++i)
            spreads.push_back(scoreSpread(result, encoding, p, i, loss ? LabMeasure::loss : LabMeasure::accuracy));
        curves.series.push_back(seriesOfSpreads(labelOf(encoding), std::move(spreads), 0));
    }
    if (loss) {
        addLossGuides(curves, result);
        curves.range = lossRange(curves);
    } else {
        curves.guides.push_back(lineAt(result.yardsticks.chance, WHORL_TEXT("Guide", "chance")));
        curves.range = FieldRange{0, 1, true};
        if (isAnsweredEverywhere(result.settings.task))
            curves.series.push_back(knowingTheFirst(result.yardsticks.chance));
    }
    curves.remark = labRemark(p, result);
    return curves;
}

Curves labByPosition(const LabParameters& p, const LabResult& result)
{
    const std::int64_t trained = std::max<std::int64_t>(result.settings.length, 1);
    const std::int64_t count = labMultiples.back() * trained;
    Curves curves;
    curves.axis = boundedAxis(AxisRole::position, WHORL_TEXT("Axis", "position"), count, "m");
    curves.axis.unseenFrom = trained;
    curves.logarithmicAxis = true;
    curves.valueLabel = WHORL_TEXT("Axis", "loss, nats");
    for (const LabEncoding encoding : result.encodings()) {
        std::vector<std::vector<double>> lines;
        for (const LabReadScores* read : readingsOf(result, encoding, p))
            lines.push_back(smoothed(read->scores.lossByPosition, trained));
        curves.series.push_back(
            seriesOfSpreads(labelOf(encoding), spreadsOf(lines, static_cast<std::size_t>(count)), 0));
    }
    addLossGuides(curves, result);
    curves.range = lossRange(curves);
    curves.remark = labRemark(p, result);
    return curves;
}

Curves labAttention(const LabParameters& p, const LabResult& result)
{
    const LabSettings& settings = result.settings;
    const std::vector<LabEncoding> known = result.encodings();
    if (std::find(known.begin(), known.end(), p.encoding) == known.end()) {
        std::string keys;
        for (const LabEncoding each : known)
            keys += (keys.empty() ? "" : ", ") + keyOf(labEncodings, each);
        throw ParameterError("encoding", keyOf(labEncodings, p.encoding), "this result has " + keys);
    }
    const auto length = static_cast<std::size_t>(std::max<std::int64_t>(settings.length, 1));
    Curves curves;
    curves.axis = distanceAxis(static_cast<std::int64_t>(4 * length));
    curves.axis.lowest = 0;
    curves.axis.highest = curves.axis.last();
    curves.axis.unseenFrom = static_cast<std::int64_t>(length);
    curves.logarithmicValues = true;
    curves.decades = 4;
    curves.valueLabel = WHORL_TEXT("Axis", "attention weight");
    std::vector<std::vector<double>> trained, longer;
    for (const LabReadScores* read : readingsOf(result, p.encoding, p)) {
        trained.push_back(byDistance(read->attention.trained, p, settings, length));
        longer.push_back(byDistance(read->attention.longer, p, settings, 4 * length));
    }
    for (const auto& [lines, tokens] : {std::pair(&trained, length), std::pair(&longer, 4 * length)})
        curves.series.push_back(seriesOfSpreads(filled(WHORL_TEXT("Axis", "%1 tokens"), {std::to_string(tokens)}),
                                                spreadsOf(*lines, tokens), 0));
    curves.remark = labRemark(p, result);
    return curves;
}

}  // namespace whorl
