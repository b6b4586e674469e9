// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/verdicts.h"

#include "core/lab/prediction.h"
#include "tests/support/lab_results.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_Verdicts : public QObject {
    Q_OBJECT

private slots:
    void theStudysLanguageTableIsJudgedAsTheStudyJudgedIt();
    void theStudysLookupTableIsJudgedAsTheStudyJudgedIt();
    void nothingIsSaidBeforeThreeSeeds();
    void seedsThatDidNotLearnAreToldAndNotJudged();
    void whatNeverLearnedIsNotJudged();
    void aTrainingThatDivergedIsTold();
    void aScalingHelpsWhereItDoesOnEverySeed();
    void whoNeedsFewStepsLearnsEasily();
    void droppingRopeHasToKeepAndToExtend();
    void theRulesNameTheirNumbers();
    void pairsAreCountedInThePredictedOrder();
    void overlappingSeedsAreTooCloseToCall();
};

namespace {

LabVerdict verdictOn(const LabResult& result, const char* beginning)
{
    for (const LabVerdict& verdict : labVerdicts(result))
        if (verdict.claim.starts_with(beginning))
            return verdict;
    return {};
}

QString measured(const LabResult& result, const char* beginning)
{
    return QString::fromStdString(verdictOn(result, beginning).measured);
}

/// Section 2 of the study: means of three seeds, T5 with its faster table.
LabResult studysLanguage()
{
    LabResult result = emptyLabResult(LabTask::language);
    addTrainings(result, LabEncoding::nope, {2.19, 2.20, 2.25, 2.28});
    addTrainings(result, LabEncoding::learned, {2.16, 2.29, 2.38, 2.43});
    addTrainings(result, LabEncoding::sinusoidal, {1.97, 2.35, 2.66, 2.80});
    addTrainings(result, LabEncoding::t5, {1.66, 1.63, 1.68, 1.75});
    addTrainings(result, LabEncoding::alibi, {1.86, 1.82, 1.84, 1.84});
    addTrainings(result, LabEncoding::rope, {1.77, 1.79, 2.19, 2.56});
    addTrainings(result, LabEncoding::xpos, {1.74, 1.70, 1.71, 1.73});
    return result;
}

}  // namespace

void tst_Verdicts::theStudysLanguageTableIsJudgedAsTheStudyJudgedIt()
{
    const LabResult result = studysLanguage();

    QCOMPARE(measured(result, "Learned"), "holds; not flat at 2×; 2.16 → 2.43 nats at 8×");
    QCOMPARE(measured(result, "Sinusoidal"), "worse than said; not flat at 2×; 1.97 → 2.80 nats at 8×");
    QCOMPARE(measured(result, "RoPE: good"), "worse than said; flat to 2×; 1.77 → 2.56 nats at 8×");
    QCOMPARE(measured(result, "ALiBi"), "holds; flat to 8×; 1.86 → 1.84 nats at 8×");
    QVERIFY(measured(result, "T5").startsWith("holds; flat to 8×"));
    QVERIFY(measured(result, "xPos").startsWith("holds; flat to 8×"));
    QCOMPARE(measured(result, "NoPE"), "flat, but no better than a 2-gram model; 2.19 → 2.28 nats at 8×");
    QCOMPARE(QString::fromStdString(verdictOn(result, "NoPE").seeds), "3 of 3");
    QVERIFY(!verdictOn(result, "PI").isGiven && !verdictOn(result, "RoPE, dropped").isGiven);
}

void tst_Verdicts::theStudysLookupTableIsJudgedAsTheStudyJudgedIt()
{
    LabResult result = emptyLabResult(LabTask::lookup);
    addTrainings(result, LabEncoding::nope, {1.0, 1.0, 1.0, 0.98});
    addTrainings(result, LabEncoding::alibi, {1.0, 0.98, 0.86, 0.69});
    addTrainings(result, LabEncoding::rope, {1.0, 0.91, 0.68, 0.44});

    QCOMPARE(measured(result, "NoPE"), "holds; flat to 8×; 100 → 98 % at 8×");
    QCOMPARE(measured(result, "ALiBi"), "worse than said; flat to 2×; 100 → 69 % at 8×");
    QCOMPARE(measured(result, "RoPE: good"), "worse than said; flat to 2×; 100 → 44 % at 8×");
    QCOMPARE(measured(result, "xPos"), "not in this result");
}

void tst_Verdicts::nothingIsSaidBeforeThreeSeeds()
{
    LabResult result = emptyLabResult(LabTask::language);
    addTrainings(result, LabEncoding::alibi, {1.86, 1.82, 1.84, 1.84}, 1);
    addTrainings(result, LabEncoding::rope, {1.77, 1.79, 2.19, 2.56}, 2);
    addTrainings(result, LabEncoding::nope, {2.19, 2.20, 2.25, 2.28}, 3);

    QCOMPARE(measured(result, "ALiBi"), "needs three seeds: 1 of 3");
    QCOMPARE(measured(result, "RoPE: good"), "needs three seeds: 2 of 3");
    QCOMPARE(measured(result, "RoPE makes"), "needs three seeds: 2 of 3");
    for (const char* claim : {"ALiBi", "RoPE", "PI", "RoPE makes", "RoPE, dropped"})
        QVERIFY2(!verdictOn(result, claim).isGiven, claim);

    // One that has not ended yet is none.
    addTrainings(result, LabEncoding::xpos, {1.74, 1.70, 1.71, 1.73}, 3);
    result.trials.back().read.clear();
    QCOMPARE(measured(result, "xPos"), "needs three seeds: 2 of 3");
}

void tst_Verdicts::seedsThatDidNotLearnAreToldAndNotJudged()
{
    LabResult result = emptyLabResult(LabTask::needle);
    addTrainings(result, LabEncoding::rope, {1.0, 0.98, 0.93, 0.80}, 3);
    result.trials.push_back(trained(result.settings, LabEncoding::rope, 4, {0.45, 0.30, 0.20, 0.15}));

    QCOMPARE(measured(result, "RoPE: good"), "holds; flat to 4×; 100 → 80 % at 8×; learned on 3 of 4 seeds");
    QCOMPARE(QString::fromStdString(verdictOn(result, "RoPE: good").seeds), "3 of 4");
}

void tst_Verdicts::whatNeverLearnedIsNotJudged()
{
    LabResult result = emptyLabResult(LabTask::threeBack);
    addTrainings(result, LabEncoding::alibi, {0.30, 0.30, 0.29, 0.29});

    QCOMPARE(measured(result, "ALiBi"), "not learned on any of 3 seeds; 30 % at 1×");
    QVERIFY(!verdictOn(result, "ALiBi").isGiven);
}

void tst_Verdicts::aTrainingThatDivergedIsTold()
{
    LabResult result = emptyLabResult(LabTask::language);
    addTrainings(result, LabEncoding::alibi, {1.86, 1.82, 1.84, 1.84}, 3);
    LabTrial& lost = result.trials[1];
    lost.read.clear();
    lost.divergedAt = 17;

    QVERIFY(measured(result, "ALiBi").endsWith("; diverged on 1 of 3 seeds"));
    for (LabTrial& trial : result.trials) {
        trial.read.clear();
        trial.divergedAt = 17;
    }
    QCOMPARE(measured(result, "ALiBi"), "diverged on 3 of 3 seeds");
}

void tst_Verdicts::aScalingHelpsWhereItDoesOnEverySeed()
{
    LabResult result = emptyLabResult(LabTask::language);
    addTrainings(result, LabEncoding::rope, {1.77, 1.79, 2.19, 2.56});
    const auto add = [&result](LabScaling scaling, const FourScores& scores) {
        LabReading reading;
        reading.scaling = scaling;
        for (LabTrial& trial : result.trials)
            trial.read.push_back(readScores(result.settings, scores, reading));
    };
    add(LabScaling::linear, {1.77, 2.40, 3.00, 3.18});
    add(LabScaling::ntk, {1.77, 1.76, 1.86, 2.22});
    QCOMPARE(measured(result, "PI"), "not in this result");

    add(LabScaling::yarn, {1.77, 1.78, 2.191, 2.35});
    QCOMPARE(measured(result, "PI"), "holds in part; at 4×; PI harms; NTK helps; YaRN: no clear effect");
}

void tst_Verdicts::whoNeedsFewStepsLearnsEasily()
{
    LabResult result = emptyLabResult(LabTask::lookup);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        result.trials.push_back(trained(result.settings, LabEncoding::rope, seed, {1, 1, 1, 1}, 0.2));
        result.trials.push_back(trained(result.settings, LabEncoding::nope, seed, {1, 1, 1, 1}, 0.1));
    }
    // The mean of steps 11 to 20 is 1.1, of 12 to 21 0.915 with a fall of 0.2 that ends at 0.
    QVERIFY(measured(result, "RoPE makes").startsWith("holds; "));
    QVERIFY(measured(result, "RoPE makes").endsWith("to 1.00 nats"));

    for (LabTrial& trial : result.trials)
        trial.loss = result.trials.front().loss;
    QVERIFY(measured(result, "RoPE makes").startsWith("does not hold; "));

    for (LabTrial& trial : result.trials)
        trial.loss.assign(40, 3.0F);
    QCOMPARE(measured(result, "RoPE makes"), "does not hold; neither gets to 1.00 nats on all seeds");
}

void tst_Verdicts::droppingRopeHasToKeepAndToExtend()
{
    LabResult result = emptyLabResult(LabTask::lookup);
    addTrainings(result, LabEncoding::rope, {1.0, 0.91, 0.68, 0.44});
    QCOMPARE(measured(result, "RoPE, dropped"), "nothing was recalibrated in this result");

    LabReading dropped;
    dropped.dropped = true;
    for (LabTrial& trial : result.trials) {
        trial.dropLoss = {0.5F};
        trial.read.push_back(readScores(result.settings, {1.0, 1.0, 0.99, 0.89}, dropped));
    }
    QCOMPARE(measured(result, "RoPE, dropped"), "holds; 100 → 100 % at 1×; 44 → 89 % at 8×");

    result.trials[2].read.back().scores.accuracy = {0.6, 0.6, 0.6, 0.6};
    QVERIFY(measured(result, "RoPE, dropped").startsWith("does not hold; "));
}

void tst_Verdicts::theRulesNameTheirNumbers()
{
    QVERIFY(labVerdictRules(LabTask::language).starts_with("flat: at most 0.1 nats more"));
    QVERIFY(labVerdictRules(LabTask::lookup).starts_with("flat: at least 90 %"));
}

void tst_Verdicts::pairsAreCountedInThePredictedOrder()
{
    const LabResult result = studysLanguage();
    const auto agreeing = [&](std::vector<LabEncoding> order) {
        const LabPrediction prediction = comparePrediction(result, std::move(order), {}, LabMeasure::loss);
        return std::pair(prediction.agreeing, prediction.pairs);
    };
    using enum LabEncoding;
    const auto all = std::vector{xpos, t5, alibi, nope, learned, rope, sinusoidal};
    QCOMPARE(comparePrediction(result, {}, {}, LabMeasure::loss).measured, all);
    QCOMPARE(agreeing(all), (std::pair<std::int64_t, std::int64_t>(21, 21)));
    QCOMPARE(agreeing({sinusoidal, rope, learned}), (std::pair<std::int64_t, std::int64_t>(0, 3)));
    QCOMPARE(agreeing({alibi, rope, learned}), (std::pair<std::int64_t, std::int64_t>(2, 3)));
    QCOMPARE(predictionSentence(comparePrediction(result, {alibi, rope, learned}, {}, LabMeasure::loss)),
             "2 of 3 pairs stand as predicted");
    QCOMPARE(predictionSentence(comparePrediction(result, {}, {}, LabMeasure::loss)),
             "predict first: order the encodings below");
}

void tst_Verdicts::overlappingSeedsAreTooCloseToCall()
{
    LabResult result = emptyLabResult(LabTask::language);
    addTrainings(result, LabEncoding::rope, {1.77, 1.79, 2.19, 2.560});
    addTrainings(result, LabEncoding::alibi, {1.77, 1.79, 2.19, 2.561});

    const LabPrediction prediction =
        comparePrediction(result, {LabEncoding::alibi, LabEncoding::rope}, {}, LabMeasure::loss);

    QCOMPARE(prediction.pairs, 0);
    QCOMPARE(prediction.tooClose, 1);
    QCOMPARE(predictionSentence(prediction), "0 of 0 pairs stand as predicted; 1 too close to call");
}

WHORL_CORE_TEST(tst_Verdicts)
#include "tst_verdicts.moc"
