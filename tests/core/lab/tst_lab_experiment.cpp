// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/experiment.h"
#include "core/lab/training.h"

#include "tests/support/test_main.h"

#include <atomic>
#include <chrono>
#include <thread>

using namespace whorl;

class tst_LabExperiment : public QObject {
    Q_OBJECT

private slots:
    void stepsDoNotDependOnHowTheyAreTaken();
    void batchesDoNotDependOnTheEncoding();
    void aRunIsThatOfItsTrainings();
    void goesOnWhereItWasCancelled();
    void restsWhileItIsAsked();
    void severalMayRunIt();
    void divergenceIsSaid();
    void droppedModelsAreRecalibrated();
    void readingsAreAdded();
    void readingsConcernTheirEncodings();
    void refuses_data();
    void refuses();
};

namespace {

using Encodings = std::vector<LabEncoding>;
using Seeds = std::vector<std::uint64_t>;

LabSettings small()
{
    LabSettings settings;
    settings.task = LabTask::threeBack;
    settings.width = 16;
    settings.heads = 2;
    settings.length = 16;
    settings.batch = 4;
    settings.steps = 12;
    return settings;
}

LabTraining trainingOf(const LabSettings& settings, LabEncoding encoding, std::uint64_t seed = 1)
{
    const LabSettings whole = completed(settings);
    return {whole, encoding, seed, labTask(whole)};
}

std::vector<float> lossOf(const LabSettings& settings, LabEncoding encoding, std::uint64_t seed)
{
    LabTraining training = trainingOf(settings, encoding, seed);
    training.advance(training.steps());
    return training.loss();
}

}  // namespace

void tst_LabExperiment::stepsDoNotDependOnHowTheyAreTaken()
{
    LabTraining once = trainingOf(small(), LabEncoding::t5), bit = trainingOf(small(), LabEncoding::t5);
    once.advance(100);
    while (!bit.isDone())
        bit.advance(5);

    QCOMPARE(once.step(), 12);
    QCOMPARE(once.loss(), bit.loss());
    QVERIFY((once.weights() == bit.weights()).all());
    QVERIFY(once.loss().back() < once.loss().front());
}

void tst_LabExperiment::batchesDoNotDependOnTheEncoding()
{
    // Before they learn, models of equal weights that see one token alone cannot differ: with a rate of next to nothing
    // neither can they at the end.
    LabSettings settings = small();
    settings.rate = 1e-6;
    const std::vector<float> nope = lossOf(settings, LabEncoding::nope, 3),
                             other = lossOf(settings, LabEncoding::nope, 4);
    QVERIFY(nope != other);
    QCOMPARE(lossOf(settings, LabEncoding::nope, 3), nope);
    for (const LabEncoding each : {LabEncoding::rope, LabEncoding::xpos, LabEncoding::alibi})
        for (std::size_t i = 0; i < nope.size(); ++i)
            QVERIFY(std::abs(lossOf(settings, each, 3)[i] - nope[i]) < 0.5F);
}

void tst_LabExperiment::aRunIsThatOfItsTrainings()
{
    LabExperiment experiment(small(), Encodings{LabEncoding::nope, LabEncoding::rope}, Seeds{1, 2});
    QCOMPARE(experiment.steps(), 4 * 12);
    QVERIFY(!experiment.isDone());
    experiment.run({});
    QVERIFY(experiment.isDone());
    QCOMPARE(experiment.stepsDone(), 4 * 12);

    const auto result = experiment.result();
    QCOMPARE(result->trials.size(), std::size_t(4));
    QCOMPARE(result->encodings(), (Encodings{LabEncoding::nope, LabEncoding::rope}));
    QCOMPARE(result->seeds(), (Seeds{1, 2}));
    for (const LabTrial& trial : result->trials) {
        QCOMPARE(trial.loss, lossOf(small(), trial.encoding, trial.seed));
        QCOMPARE(trial.read.size(), std::size_t(1));
        const LabScores& scores = trial.read[0].scores;
        QCOMPARE(scores.lossByPosition.size(), std::size_t(128));
        QVERIFY(std::isnan(scores.lossByPosition[2]) && std::isfinite(scores.lossByPosition[3]));
        QCOMPARE(trial.read[0].attention.trained.size(), std::size_t(2 * 2 * 16));
        QCOMPARE(trial.read[0].attention.longer.size(), std::size_t(2 * 2 * 64));
        const auto& longer = trial.read[0].attention.longer;
        for (std::size_t head = 0; head < 4; ++head) {
            double sum = 0;
            for (std::size_t key = 0; key < 64; ++key)
                sum += static_cast<double>(longer[head * 64 + key]);
            QVERIFY(std::abs(sum - 1) < 1e-5);
        }
        QVERIFY(trial.seconds > 0);
    }
}

void tst_LabExperiment::goesOnWhereItWasCancelled()
{
    LabSettings settings = small();
    settings.steps = 20'000;
    LabExperiment experiment(settings, Encodings{LabEncoding::nope, LabEncoding::alibi}, Seeds{1});
    const auto runUntil = [&experiment](std::int64_t enough) {
        Watch watch;
        watch.progress = [&](double) { return experiment.stepsDone() < enough; };
        QVERIFY_EXCEPTION_THROWN(experiment.run(watch), Cancelled);
    };
    runUntil(1);
    const std::int64_t done = experiment.stepsDone();
    const auto part = experiment.result();
    std::this_thread::sleep_for(std::chrono::milliseconds(60));
    QCOMPARE(experiment.stepsDone(), done);
    QVERIFY(!experiment.isDone());

    runUntil(done + 1);
    QVERIFY(experiment.stepsDone() > done);
    const auto longer = experiment.result();
    for (std::size_t i = 0; i < 2; ++i) {
        const std::vector<float>& loss = longer->trials[i].loss;
        LabTraining training = trainingOf(settings, longer->trials[i].encoding);
        training.advance(std::ssize(loss));
        QCOMPARE(loss, training.loss());
        QVERIFY(std::equal(part->trials[i].loss.begin(), part->trials[i].loss.end(), loss.begin()));
    }
}

void tst_LabExperiment::restsWhileItIsAsked()
{
    LabSettings settings = small();
    settings.steps = 20'000;
    LabExperiment experiment(settings, Encodings{LabEncoding::nope}, Seeds{1});
    bool hasRested = false;
    Watch watch;
    watch.progress = [&](double) {
        if (experiment.stepsDone() == 0 || hasRested)
            return !hasRested;
        std::this_thread::sleep_for(std::chrono::milliseconds(500));
        const std::int64_t before = experiment.stepsDone();
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        hasRested = experiment.stepsDone() == before;
        return true;
    };

    QVERIFY_EXCEPTION_THROWN(experiment.run(watch), Cancelled);
    QVERIFY(hasRested);
}

void tst_LabExperiment::severalMayRunIt()
{
    LabSettings settings = small();
    settings.steps = 2000;
    LabExperiment experiment(settings, Encodings{LabEncoding::nope, LabEncoding::rope}, Seeds{1});
    // The first to come is called off: another takes over.
    std::atomic<bool> wasCancelled = false;
    std::thread first([&] {
        Watch watch;
        watch.progress = [&](double) { return experiment.stepsDone() < 10; };
        try {
            experiment.run(watch);
        } catch (const Cancelled&) {
            wasCancelled = true;
        }
    });
    std::thread second([&] { experiment.run({}); });
    first.join();
    second.join();

    QVERIFY(wasCancelled);
    QVERIFY(experiment.isDone());
    QCOMPARE(experiment.result()->trials[1].loss, lossOf(settings, LabEncoding::rope, 1));
}

void tst_LabExperiment::divergenceIsSaid()
{
    LabSettings whole = completed(small());
    whole.steps = 400;
    // No check lets it through, but it is sure to overflow.
    whole.rate = 1e30;
    LabTraining training(whole, LabEncoding::rope, 1, labTask(completed(small())));
    training.advance(400);

    QVERIFY(training.isDone());
    QVERIFY(training.divergedAt().has_value());
    QCOMPARE(*training.divergedAt(), std::ssize(training.loss()));
    for (const float each : training.loss())
        QVERIFY(std::isfinite(each));
}

void tst_LabExperiment::droppedModelsAreRecalibrated()
{
    LabSettings settings = small();
    settings.steps = 20;
    settings.drop = 0.25;
    LabExperiment experiment(settings, Encodings{LabEncoding::nope, LabEncoding::rope}, Seeds{1});
    QCOMPARE(experiment.steps(), 20 + 25);
    experiment.run({});
    const auto result = experiment.result();
    const LabTrial &nope = result->trials[0], &rope = result->trials[1];

    QVERIFY(nope.dropLoss.empty() && nope.droppedWeights.empty());
    QCOMPARE(rope.dropLoss.size(), std::size_t(5));
    QVERIFY(rope.weights != rope.droppedWeights);
    settings.drop = 0;
    QCOMPARE(rope.loss, lossOf(settings, LabEncoding::rope, 1));
    LabReading dropped;
    dropped.dropped = true;
    QVERIFY(rope.find(dropped));
    const LabReadScores again = readTrial(result->settings, rope, dropped);
    QCOMPARE(again.scores.loss, rope.find(dropped)->scores.loss);
    LabTrial plain = rope;
    plain.droppedWeights = {};
    QVERIFY(readTrial(result->settings, plain, dropped).scores.loss != again.scores.loss);
}

void tst_LabExperiment::readingsAreAdded()
{
    LabExperiment experiment(small(), Encodings{LabEncoding::nope, LabEncoding::rope}, Seeds{1});
    experiment.run({});
    const auto result = experiment.result();
    LabReading ntk;
    ntk.scaling = LabScaling::ntk;
    const auto longer = withReading(result, ntk);

    QCOMPARE(longer->trials[0].read.size(), std::size_t(1));
    QCOMPARE(longer->trials[1].read.size(), std::size_t(2));
    const LabScores &plain = longer->trials[1].read[0].scores, &read = longer->trials[1].find(ntk)->scores;
    QCOMPARE(read.loss[0], plain.loss[0]);
    QVERIFY(read.loss[3] != plain.loss[3]);
    QCOMPARE(withReading(longer, ntk), longer);
    LabTrial alone = result->trials[1];
    alone.read = {};
    QCOMPARE(readTrial(result->settings, alone, ntk).scores.loss, read.loss);
    QCOMPARE(readTrial(result->settings, result->trials[1], {}).scores.loss, plain.loss);
    QVERIFY_EXCEPTION_THROWN(withReading(result, ntk, [](double) { return false; }), Cancelled);

    auto forgetful = std::make_shared<LabResult>(*result);
    forgetful->trials[1].weights = {};
    QVERIFY_EXCEPTION_THROWN(withReading(forgetful, ntk), InputError);
    forgetful->trials[1].weights = {1, 2, 3};
    QVERIFY_EXCEPTION_THROWN(withReading(forgetful, ntk), InputError);
}

void tst_LabExperiment::readingsConcernTheirEncodings()
{
    LabReading all;
    all.scaling = LabScaling::linear;
    all.factor = 3;
    all.betaFast = 7;
    all.pastEnd = LabPastEnd::last;
    all.temperature = true;
    LabReading temperature, last, linear;
    temperature.temperature = last.temperature = linear.temperature = true;
    last.pastEnd = LabPastEnd::last;
    linear.scaling = LabScaling::linear;
    linear.factor = 3;

    QVERIFY(concerning(all, LabEncoding::nope) == temperature);
    QVERIFY(concerning(all, LabEncoding::learned) == last);
    QVERIFY(concerning(all, LabEncoding::rope) == linear);
    all.dropped = true;
    QVERIFY(concerning(all, LabEncoding::rope).dropped);
    QVERIFY(concerning(all, LabEncoding::rope).scaling == LabScaling::none);
    QVERIFY(!concerning(all, LabEncoding::xpos).dropped);
}

void tst_LabExperiment::refuses_data()
{
    QTest::addColumn<QList<int>>("encodings");
    QTest::addColumn<QList<int>>("seeds");
    QTest::newRow("no encoding") << QList<int>{} << QList<int>{1};
    QTest::newRow("no seed") << QList<int>{0} << QList<int>{};
    QTest::newRow("an encoding twice") << QList<int>{0, 5, 0} << QList<int>{1};
    QTest::newRow("a seed twice") << QList<int>{0} << QList<int>{1, 1};
}

void tst_LabExperiment::refuses()
{
    QFETCH(const QList<int>, encodings);
    QFETCH(const QList<int>, seeds);
    Encodings e;
    for (const int each : encodings)
        e.push_back(static_cast<LabEncoding>(each));

    QVERIFY_EXCEPTION_THROWN(LabExperiment(small(), e, Seeds(seeds.begin(), seeds.end())), ParameterError);
}

WHORL_CORE_TEST(tst_LabExperiment)
#include "tst_lab_experiment.moc"
