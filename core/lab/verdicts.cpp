// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/verdicts.h"

#include "core/lab/lab_words.h"
#include "core/lab/verdict_rules.h"
#include "core/text.h"

#include <algorithm>

namespace whorl {

namespace verdicts {

namespace {

constexpr double flatNats = 0.1, flatShare = 0.9, learntShare = 2.0 / 3, worthlessNats = 0.05;

enum class Grade { poor, medium, good, excellent };

std::string scoreText(double score, LabMeasure measure)
{
    return measure == LabMeasure::loss ? fixedNumber(score, 2) : fixedNumber(100 * score, 0);
}

/// The last of labMultiples up to which all tests are flat.
std::size_t reach(const LabScores& scores, LabMeasure measure)
{
    std::size_t reached = 0;
    while (reached < eightTimes && isFlat(scoreOf(scores, reached + 1, measure), scoreOf(scores, 0, measure), measure))
        ++reached;
    return reached;
}

std::string outcomeText(const std::vector<int>& outcomes)
{
    const auto holding = static_cast<std::size_t>(std::count(outcomes.begin(), outcomes.end(), 0));
    if (holding == outcomes.size())
        return WHORL_TEXT("Axis", "holds");
    if (std::all_of(outcomes.begin(), outcomes.end(), [](int each) { return each > 0; }))
        return WHORL_TEXT("Axis", "better than said");
    if (std::all_of(outcomes.begin(), outcomes.end(), [](int each) { return each < 0; }))
        return WHORL_TEXT("Axis", "worse than said");
    return filled(WHORL_TEXT("Axis", "holds on %1 of %2 seeds"),
                  {std::to_string(holding), std::to_string(outcomes.size())});
}

bool isWorthless(const LabResult& result, const Ended& ended, std::size_t reached)
{
    const std::vector<double>& grams = result.yardsticks.grams;
    return result.settings.task == LabTask::language && grams.size() >= 2 && reached == eightTimes
        && meanScore(ended.learnt, eightTimes, LabMeasure::loss) >= grams[1] - worthlessNats;
}

LabVerdict gradeVerdict(const LabResult& result, LabEncoding encoding, const char* claim, Grade claimed)
{
    const LabMeasure measure = usualMeasure(result.settings.task);
    const Ended ended(result, encoding);
    LabVerdict verdict{claim, missing(ended, measure), ended.seeds(), false};
    if (!verdict.measured.empty())
        return verdict;
    verdict.isGiven = true;
    std::vector<int> outcomes;
    std::size_t least = eightTimes;
    for (const LabTrial* trial : ended.learnt) {
        const std::size_t reached = reach(plain(*trial), measure);
        least = std::min(least, reached);
        const int above = static_cast<int>(reached) - static_cast<int>(claimed);
        outcomes.push_back(claimed == Grade::good ? std::min(above, 0) : above);
    }
    const std::string numbers =
        fromTo(meanScore(ended.learnt, 0, measure), meanScore(ended.learnt, eightTimes, measure), eightTimes, measure);
    if (isWorthless(result, ended, least)) {
        verdict.measured = joinedSentences(
            {filled(WHORL_TEXT("Axis", "flat, but no better than a %1-gram model"), {"2"}), numbers, ended.others()});
        return verdict;
    }
    const std::string flat = least == 0
        ? filled(WHORL_TEXT("Axis", "not flat at %1×"), {"2"})
        : filled(WHORL_TEXT("Axis", "flat to %1×"), {std::to_string(labMultiples[least])});
    verdict.measured = joinedSentences({outcomeText(outcomes), flat, numbers, ended.others()});
    return verdict;
}

}  // namespace

Ended::Ended(const LabResult& result, LabEncoding encoding)
{
    for (const LabTrial* trial : result.of(encoding)) {
        if (!trial->divergedAt && trial->read.empty())
            continue;
        all.push_back(trial);
        diverged += trial->divergedAt ? 1 : 0;
        if (hasLearnt(result, *trial))
            learnt.push_back(trial);
    }
}

std::string Ended::seeds() const
{
    if (all.empty())
        return {};
    return filled(WHORL_TEXT("Axis", "%1 of %2"), {std::to_string(learnt.size()), std::to_string(all.size())});
}

std::string Ended::others() const
{
    const std::string count = std::to_string(all.size());
    const std::string notLearnt = learnt.size() + diverged < all.size()
        ? filled(WHORL_TEXT("Axis", "learned on %1 of %2 seeds"), {std::to_string(learnt.size()), count})
        : std::string();
    const std::string gone = diverged > 0
        ? filled(WHORL_TEXT("Axis", "diverged on %1 of %2 seeds"), {std::to_string(diverged), count})
        : std::string();
    return joinedSentences({notLearnt, gone});
}

bool isFlat(double score, double trained, LabMeasure measure)
{
    return measure == LabMeasure::loss ? score <= trained + flatNats : score >= flatShare * trained;
}

double meanScore(const std::vector<const LabTrial*>& trials, std::size_t multiple, LabMeasure measure)
{
    double sum = 0;
    for (const LabTrial* trial : trials)
        sum += scoreOf(plain(*trial), multiple, measure);
    return sum / static_cast<double>(trials.size());
}

std::string fromTo(double from, double to, std::size_t multiple, LabMeasure measure)
{
    return filled(measure == LabMeasure::loss ? WHORL_TEXT("Axis", "%1 → %2 nats at %3×")
                                              : WHORL_TEXT("Axis", "%1 → %2 % at %3×"),
                  {scoreText(from, measure), scoreText(to, measure), std::to_string(labMultiples[multiple])});
}

std::string tooFew(std::size_t seeds)
{
    return filled(WHORL_TEXT("Axis", "needs three seeds: %1 of %2"),
                  {std::to_string(seeds), std::to_string(labVerdictSeeds)});
}

std::string missing(const Ended& ended, LabMeasure measure)
{
    if (ended.all.empty())
        return WHORL_TEXT("Axis", "not in this result");
    if (ended.all.size() < labVerdictSeeds)
        return tooFew(ended.all.size());
    if (!ended.learnt.empty())
        return {};
    std::vector<const LabTrial*> whole;
    std::copy_if(ended.all.begin(), ended.all.end(), std::back_inserter(whole),
                 [](const LabTrial* trial) { return !trial->divergedAt; });
    if (whole.empty())
        return ended.others();
    const std::string score = scoreText(meanScore(whole, 0, measure), measure);
    return joinedSentences(
        {filled(WHORL_TEXT("Axis", "not learned on any of %1 seeds"), {std::to_string(ended.all.size())}),
         filled(measure == LabMeasure::loss ? WHORL_TEXT("Axis", "%1 nats at %2×") : WHORL_TEXT("Axis", "%1 % at %2×"),
                {score, "1"})});
}

}  // namespace verdicts

using namespace verdicts;

bool hasLearnt(const LabResult& result, const LabTrial& trial)
{
    if (trial.divergedAt || trial.read.empty())
        return false;
    if (usualMeasure(result.settings.task) == LabMeasure::accuracy)
        return plain(trial).accuracy[0] >= learntShare;
    const std::vector<double>& grams = result.yardsticks.grams;
    return grams.size() < 2 || plain(trial).loss[0] < grams[1];
}

std::vector<LabVerdict> labVerdicts(const LabResult& result)
{
    return {
        gradeVerdict(result, LabEncoding::learned, WHORL_TEXT("Axis", "Learned: poor past its length"), Grade::poor),
        gradeVerdict(result, LabEncoding::sinusoidal, WHORL_TEXT("Axis", "Sinusoidal: medium"), Grade::medium),
        gradeVerdict(result, LabEncoding::rope, WHORL_TEXT("Axis", "RoPE: good"), Grade::good),
        stretchVerdict(result),
        gradeVerdict(result, LabEncoding::alibi, WHORL_TEXT("Axis", "ALiBi: excellent"), Grade::excellent),
        gradeVerdict(result, LabEncoding::t5, WHORL_TEXT("Axis", "T5 bias: good"), Grade::good),
        easilyVerdict(result),
        gradeVerdict(result, LabEncoding::xpos, WHORL_TEXT("Axis", "xPos: good"), Grade::good),
        gradeVerdict(result, LabEncoding::nope, WHORL_TEXT("Axis", "NoPE reads further than it was trained"),
                     Grade::good),
        droppedVerdict(result),
    };
}

std::string labVerdictRules(LabTask task)
{
    const bool language = task == LabTask::language;
    return joinedSentences(
        {language
             ? filled(WHORL_TEXT("Sentence", "flat: at most %1 nats more than at the trained length"), {"0.1"})
             : filled(WHORL_TEXT("Sentence", "flat: at least %1 % of the right answers at the trained length"), {"90"}),
         filled(WHORL_TEXT("Sentence", "flat to %1× is excellent, to %2× good, to %3× medium, else poor"),
                {"8", "4", "2"}),
         language ? filled(WHORL_TEXT("Sentence", "learned: fewer nats than a %1-gram model"), {"2"})
                  : WHORL_TEXT("Sentence", "learned: two thirds of the answers right at the trained length"),
         WHORL_TEXT("Sentence", "a claim holds where it does on every seed that learned")});
}

}  // namespace whorl
