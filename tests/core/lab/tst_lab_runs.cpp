// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue.h"
#include "core/lab/lab_source.h"
#include "tests/support/test_main.h"

#include <atomic>
#include <cmath>
#include <thread>

using namespace whorl;

/// Trainings of the source: shared, shown on the way, called off, and read another way afterwards.
class tst_LabRuns : public QObject {
    Q_OBJECT

private slots:
    void panelsShareOneTraining();
    void whatThereIsIsShownOnTheWay();
    void aTrainingThatWasCalledOffGoesOn();
    void twoPanelsMayWaitForOneTraining();
    void trainedModelsAreReadAnotherWay();
    void whatWasReadIsKept();
    void verdictsReadRopeInEveryWay();
    void theRemarkOfATrainingNamesNoVersion();
};

namespace {

/// A training of a moment; the seed tells one test's from another's.
Values brief(std::int64_t seed, Values more = {})
{
    more.insert({{"result", std::string("trained")},
                 {"task", std::string("three-back")},
                 {"encodings", std::string("nope rope")},
                 {"seeds", std::to_string(seed)},
                 {"steps", std::int64_t{30}},
                 {"length", std::int64_t{16}},
                 {"batch", std::int64_t{4}},
                 {"width", std::int64_t{8}},
                 {"heads", std::int64_t{2}}});
    return more;
}

Data evaluate(const char* quantity, const Values& values, const Watch& watch = {})
{
    return findSource("lab").evaluate(quantity, values, watch);
}

/// How many times a training asked whether to go on.
int asksWhile(const char* quantity, const Values& values)
{
    int asks = 0;
    Watch watch;
    watch.progress = [&asks](double) {
        ++asks;
        return true;
    };
    evaluate(quantity, values, watch);
    return asks;
}

double lossAt(const Data& data, std::size_t series, std::int64_t index)
{
    return std::get<Curves>(data).series[series].at(index);
}

}  // namespace

void tst_LabRuns::panelsShareOneTraining()
{
    const double first = lossAt(evaluate("training", brief(1)), 1, 30);
    QVERIFY(std::isfinite(first));
    for (const char* quantity : {"training", "by_length", "by_position", "attention", "prediction"})
        QCOMPARE(asksWhile(quantity, brief(1)), 0);
    QCOMPARE(lossAt(evaluate("training", brief(1)), 1, 30), first);
    // What is looked at is no other training.
    QCOMPARE(asksWhile("attention", brief(1, {{"head", std::int64_t{1}}, {"encoding", std::string("nope")}})), 0);
}

void tst_LabRuns::whatThereIsIsShownOnTheWay()
{
    std::vector<double> shares;
    bool wasPart = false;
    Watch watch;
    watch.progress = [&](double share) {
        shares.push_back(share);
        return true;
    };
    watch.show = [&](const std::function<Data()>& soFar) {
        const Data data = soFar();
        QCOMPARE(std::get<Curves>(data).series.size(), 2);
        const bool hasBegun = std::isfinite(lossAt(data, 0, 1)), isWhole = std::isfinite(lossAt(data, 1, 1500));
        wasPart = wasPart || (hasBegun && !isWhole);
    };
    evaluate("training", brief(2, {{"steps", std::int64_t{1500}}}), watch);
    QVERIFY(wasPart);
    QVERIFY(std::is_sorted(shares.begin(), shares.end()) && shares.back() <= 1);
}

void tst_LabRuns::aTrainingThatWasCalledOffGoesOn()
{
    const Values values = brief(3, {{"steps", std::int64_t{2000}}, {"encodings", std::string("rope")}});
    std::int64_t reached = 0;
    Watch impatient;
    impatient.reached = [&reached](std::int64_t step) { reached = step; };
    impatient.progress = [&reached](double) { return reached == 0; };
    QVERIFY_EXCEPTION_THROWN(evaluate("training", values, impatient), Cancelled);
    QVERIFY(reached > 0 && reached < 2000);

    double first = 1;
    Watch patient;
    patient.progress = [&first](double share) {
        first = std::min(first, share);
        return true;
    };
    evaluate("training", values, patient);
    QVERIFY(first > 0);
}

void tst_LabRuns::twoPanelsMayWaitForOneTraining()
{
    const Values values = brief(4, {{"steps", std::int64_t{300}}});
    double one = 0, other = 0;
    std::thread panel([&] { one = lossAt(evaluate("training", values), 0, 300); });
    other = lossAt(evaluate("training", values), 0, 300);
    panel.join();
    QCOMPARE(one, other);
}

void tst_LabRuns::trainedModelsAreReadAnotherWay()
{
    const Data plain = evaluate("by_length", brief(5));
    const Data stretched = evaluate("by_length", brief(5, {{"scaling", std::string("linear")}}));
    QCOMPARE(lossAt(stretched, 0, 3), lossAt(plain, 0, 3));
    QCOMPARE(lossAt(stretched, 1, 0), lossAt(plain, 1, 0));
    const Data loss = evaluate("by_length", brief(5, {{"measure", std::string("loss")}}));
    const Data stretchedLoss =
        evaluate("by_length", brief(5, {{"measure", std::string("loss")}, {"scaling", std::string("linear")}}));
    QVERIFY(lossAt(stretchedLoss, 1, 3) != lossAt(loss, 1, 3));
    const Data dropped = evaluate("by_length", brief(5, {{"measure", std::string("loss")}, {"dropped", true}}));
    QVERIFY(lossAt(dropped, 1, 0) != lossAt(loss, 1, 0));
}

void tst_LabRuns::whatWasReadIsKept()
{
    const Values values = brief(6, {{"scaling", std::string("yarn")}});
    QVERIFY(asksWhile("by_length", values) > 0);
    QCOMPARE(asksWhile("by_length", values), 0);
    QCOMPARE(asksWhile("attention", values), 0);
}

void tst_LabRuns::verdictsReadRopeInEveryWay()
{
    const auto listing = std::get<Listing>(evaluate("verdicts", brief(7, {{"seeds", std::string("7 8")}})));
    QCOMPARE(std::get<std::string>(listing.rows[3][1]), "needs three seeds: 2 of 3");
    QVERIFY(asksWhile("by_length", brief(7, {{"seeds", std::string("7 8")}, {"scaling", std::string("ntk")}})) == 0);
}

void tst_LabRuns::theRemarkOfATrainingNamesNoVersion()
{
    QCOMPARE(std::get<Curves>(evaluate("by_length", brief(1))).remark,
             "task Three back; 2 layers, d = 8, 30 steps, 1 seed; toy result: the ranking changes with task and size");
}

WHORL_CORE_TEST(tst_LabRuns)
#include "tst_lab_runs.moc"
