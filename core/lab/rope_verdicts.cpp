// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/verdict_rules.h"

#include "core/lab/lab_words.h"
#include "core/text.h"

namespace whorl::verdicts {

namespace {

constexpr double easilyShare = 0.75;
constexpr std::size_t meanOfSteps = 10;

/// 1 where every seed is better with the reading, -1 where every one is worse, else 0; nothing where it is not known of all.
std::optional<int> effectOf(const std::vector<const LabTrial*>& trials, const LabReading& reading, LabMeasure measure)
{
    std::size_t better = 0, worse = 0;
    for (const LabTrial* trial : trials) {
        const LabReadScores* read = trial->find(reading);
        if (!read)
            return std::nullopt;
        const double with = scoreOf(read->scores, fourTimes, measure),
                     without = scoreOf(plain(*trial), fourTimes, measure);
        better += isBetter(with, without, measure) ? 1 : 0;
        worse += isBetter(without, with, measure) ? 1 : 0;
    }
    return better == trials.size() ? 1 : worse == trials.size() ? -1 : 0;
}

/// The first step at which the mean of the last losses is low enough; nothing where it never is.
std::optional<double> stepsTo(const LabTrial& trial, double threshold)
{
    double sum = 0;
    for (std::size_t i = 0; i < trial.loss.size(); ++i) {
        sum += static_cast<double>(trial.loss[i]);
        if (i >= meanOfSteps)
            sum -= static_cast<double>(trial.loss[i - meanOfSteps]);
        if (i + 1 >= meanOfSteps && sum <= threshold * meanOfSteps)
            return static_cast<double>(i + 1);
    }
    return std::nullopt;
}

double easyLoss(const LabResult& result)
{
    const std::vector<double>& grams = result.yardsticks.grams;
    return result.settings.task == LabTask::language && grams.size() >= 3 ? (grams[1] + grams[2]) / 2 : 1;
}

/// Of all its seeds; nothing where one never gets there.
std::optional<double> meanStepsTo(const std::vector<const LabTrial*>& trials, double threshold)
{
    double sum = 0;
    for (const LabTrial* trial : trials) {
        const auto steps = stepsTo(*trial, threshold);
        if (!steps)
            return std::nullopt;
        sum += *steps;
    }
    return sum / static_cast<double>(trials.size());
}

}  // namespace

LabVerdict stretchVerdict(const LabResult& result)
{
    struct Stretch {
        LabScaling scaling;
        std::array<const char*, 3> words;  ///< worse, alike, better
    };
    constexpr std::array stretches = {
        Stretch{LabScaling::linear,
                {WHORL_TEXT("Axis", "PI harms"), WHORL_TEXT("Axis", "PI: no clear effect"),
                 WHORL_TEXT("Axis", "PI helps")}},
        Stretch{LabScaling::ntk,
                {WHORL_TEXT("Axis", "NTK harms"), WHORL_TEXT("Axis", "NTK: no clear effect"),
                 WHORL_TEXT("Axis", "NTK helps")}},
        Stretch{LabScaling::yarn,
                {WHORL_TEXT("Axis", "YaRN harms"), WHORL_TEXT("Axis", "YaRN: no clear effect"),
                 WHORL_TEXT("Axis", "YaRN helps")}},
    };
    const LabMeasure measure = usualMeasure(result.settings.task);
    const Ended ended(result, LabEncoding::rope);
    LabVerdict verdict{WHORL_TEXT("Axis", "PI, NTK and YaRN extend RoPE without training"), missing(ended, measure),
                       ended.seeds(), false};
    if (!verdict.measured.empty())
        return verdict;
    std::vector<std::string> parts;
    std::size_t helping = 0;
    for (const Stretch& stretch : stretches) {
        LabReading reading;
        reading.scaling = stretch.scaling;
        if (const auto effect = effectOf(ended.learnt, reading, measure)) {
            parts.emplace_back(stretch.words[static_cast<std::size_t>(*effect + 1)]);
            helping += *effect > 0 ? 1 : 0;
        }
    }
    if (parts.size() < stretches.size()) {
        verdict.measured = WHORL_TEXT("Axis", "not in this result");
        return verdict;
    }
    verdict.isGiven = true;
    parts.insert(parts.begin(), filled(WHORL_TEXT("Axis", "at %1×"), {std::to_string(labMultiples[fourTimes])}));
    parts.insert(parts.begin(),
                 helping == stretches.size() ? WHORL_TEXT("Axis", "holds")
                     : helping > 0           ? WHORL_TEXT("Axis", "holds in part")
                                             : WHORL_TEXT("Axis", "does not hold"));
    parts.push_back(ended.others());
    verdict.measured = joinedSentences(parts);
    return verdict;
}

LabVerdict easilyVerdict(const LabResult& result)
{
    const Ended rope(result, LabEncoding::rope), nope(result, LabEncoding::nope);
    LabVerdict verdict{WHORL_TEXT("Axis", "RoPE makes training easier"), {}, rope.seeds(), false};
    const std::size_t seeds = std::min(rope.all.size(), nope.all.size());
    if (rope.all.empty() || nope.all.empty()) {
        verdict.measured = WHORL_TEXT("Axis", "not in this result");
        return verdict;
    }
    if (seeds < labVerdictSeeds) {
        verdict.measured = tooFew(seeds);
        return verdict;
    }
    verdict.isGiven = true;
    const double threshold = easyLoss(result);
    const auto with = meanStepsTo(rope.all, threshold), without = meanStepsTo(nope.all, threshold);
    const bool holds = with && (!without || *with <= easilyShare * *without);
    const std::string count = with ? fixedNumber(*with, 0) : std::string(),
                      other = without ? fixedNumber(*without, 0) : std::string();
    const std::string steps = with && without
        ? filled(WHORL_TEXT("Axis", "%1 steps, NoPE %2, to %3 nats"), {count, other, fixedNumber(threshold, 2)})
        : with    ? filled(WHORL_TEXT("Axis", "%1 steps, NoPE never on all seeds, to %2 nats"),
                           {count, fixedNumber(threshold, 2)})
        : without ? filled(WHORL_TEXT("Axis", "never on all seeds, NoPE %1 steps, to %2 nats"),
                           {other, fixedNumber(threshold, 2)})
                  : filled(WHORL_TEXT("Axis", "neither gets to %1 nats on all seeds"), {fixedNumber(threshold, 2)});
    verdict.measured =
        joinedSentences({holds ? WHORL_TEXT("Axis", "holds") : WHORL_TEXT("Axis", "does not hold"), steps});
    return verdict;
}

LabVerdict droppedVerdict(const LabResult& result)
{
    const LabMeasure measure = usualMeasure(result.settings.task);
    const Ended ended(result, LabEncoding::rope);
    LabVerdict verdict{WHORL_TEXT("Axis", "RoPE, dropped after training: keeps its quality and reads further"),
                       missing(ended, measure), ended.seeds(), false};
    if (!verdict.measured.empty())
        return verdict;
    LabReading dropped;
    dropped.dropped = true;
    std::vector<double> trained, longer;
    bool holds = true;
    for (const LabTrial* trial : ended.learnt) {
        const LabReadScores* read = trial->find(dropped);
        if (!read || trial->dropLoss.empty()) {
            verdict.measured = WHORL_TEXT("Axis", "nothing was recalibrated in this result");
            return verdict;
        }
        const LabScores &with = plain(*trial), &without = read->scores;
        holds = holds && isFlat(scoreOf(without, 0, measure), scoreOf(with, 0, measure), measure)
            && isBetter(scoreOf(without, eightTimes, measure), scoreOf(with, eightTimes, measure), measure);
        trained.push_back(scoreOf(without, 0, measure));
        longer.push_back(scoreOf(without, eightTimes, measure));
    }
    verdict.isGiven = true;
    verdict.measured = joinedSentences(
        {holds ? WHORL_TEXT("Axis", "holds") : WHORL_TEXT("Axis", "does not hold"),
         fromTo(meanScore(ended.learnt, 0, measure), spreadOf(trained).mean, 0, measure),
         fromTo(meanScore(ended.learnt, eightTimes, measure), spreadOf(longer).mean, eightTimes, measure),
         ended.others()});
    return verdict;
}

}  // namespace whorl::verdicts
