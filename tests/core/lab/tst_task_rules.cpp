// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/tasks.h"
#include "tests/support/lab_sequences.h"
#include "tests/support/test_main.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace whorl;
using test::Sequence;
using test::sequencesOf;

Q_DECLARE_METATYPE(LabTask)

/// Sequences are checked by the rule of their task, not by sample.
class tst_TaskRules : public QObject {
    Q_OBJECT

private slots:
    void threeBackAsksForTheSymbolThreeBack();
    void lookupAsksOnceForEachKeyThatItTells();
    void needleAsksForTheTokenAfterTheKey();
    void needleHasItsPlateauWhereItIsSaidToBe();
    void lookupAndNeedleTellAnywhere_data();
    void lookupAndNeedleTellAnywhere();
    void trainedLengthsAreHalfToAll_data();
    void trainedLengthsAreHalfToAll();
    void repeatRepeats_data();
    void repeatRepeats();
    void languageAsksForTheNextCharacter();
    void languageTestsAreSpreadOverWhatWasNotLearnt();
};

namespace {

std::shared_ptr<const LabTaskSource> taskOf(LabTask task)
{
    LabSettings settings;
    settings.task = task;
    return labTask(settings);
}

std::vector<std::int64_t> places(std::int64_t first, std::int64_t last)
{
    std::vector<std::int64_t> result;
    for (std::int64_t i = first; i <= last; ++i)
        result.push_back(i);
    return result;
}

}  // namespace

void tst_TaskRules::threeBackAsksForTheSymbolThreeBack()
{
    Random random(1);
    for (const Sequence& row : sequencesOf(threeBackTask()->draw(20, 32, random))) {
        QCOMPARE(row.scored, places(3, 31));
        for (const std::int64_t place : row.scored)
            QCOMPARE(row.target(place), row.token(place - 3));
    }
}

void tst_TaskRules::lookupAsksOnceForEachKeyThatItTells()
{
    using S = LookupSymbols;
    Random random(1);
    for (const std::int64_t length : {16, 32, 256})
        for (const Sequence& row : sequencesOf(lookupTask()->test(20, length, random))) {
            QCOMPARE(row.scored, places(length - 8, length - 1));
            std::set<std::int64_t> asked;
            for (const std::int64_t place : row.scored) {
                const std::int64_t key = row.token(place) - S::firstQuestion;
                const std::int64_t value = row.target(place) - S::firstValue;
                asked.insert(key);
                QCOMPARE(row.count(key * S::values + value), 1);
            }
            QCOMPARE(asked, (std::set<std::int64_t>{0, 1, 2, 3, 4, 5, 6, 7}));
            QCOMPARE(std::count_if(row.tokens.begin(), row.tokens.end(),
                                   [](std::int64_t token) { return token < S::firstQuestion; }),
                     8);
            QCOMPARE(std::count_if(row.tokens.begin(), row.tokens.end(),
                                   [](std::int64_t token) { return token >= S::firstNoise && token < S::firstValue; }),
                     length - 16);
        }
}

void tst_TaskRules::needleAsksForTheTokenAfterTheKey()
{
    using S = NeedleSymbols;
    Random random(1);
    for (const std::int64_t length : {16, 32, 256})
        for (const Sequence& row : sequencesOf(needleTask()->test(20, length, random))) {
            QCOMPARE(row.scored, places(length - 4, length - 1));
            std::set<std::int64_t> asked;
            for (const std::int64_t place : row.scored) {
                const std::int64_t key = row.token(place) - S::firstQuestion;
                asked.insert(key);
                QCOMPARE(row.count(key), 1);
                QCOMPARE(row.token(row.placeOf(key) + 1), row.target(place));
                QVERIFY(row.target(place) >= S::firstValue && row.target(place) < S::firstQuestion);
            }
            QCOMPARE(asked.size(), std::size_t(4));
            QCOMPARE(std::count_if(row.tokens.begin(), row.tokens.end(),
                                   [](std::int64_t token) { return token >= S::firstNoise; }),
                     length - 12);
        }
}

void tst_TaskRules::needleHasItsPlateauWhereItIsSaidToBe()
{
    Random random(2);
    double right = 0, nats = 0, questions = 0;
    for (const Sequence& row : sequencesOf(needleTask()->test(20'000, 16, random))) {
        std::map<std::int64_t, double> answers;
        for (const std::int64_t place : row.scored)
            ++answers[row.target(place)];
        double most = 0;
        for (const auto& [answer, times] : answers) {
            most = std::max(most, times);
            nats -= times * std::log(times / 4);
        }
        right += most;
        questions += 4;
    }

    // By counting partitions of 4 draws of 8 values, of 4096: 1680 all different, 2016 one pair, 168 two pairs, 224 a triple, 8 alike.
    // The spread of the mean over 20,000 sequences is below 0.002.
    const double quarter = std::log(4.0), half = std::log(2.0);
    const double pair = half / 2 + quarter / 2, triple = -0.75 * std::log(0.75) + quarter / 4;
    QVERIFY(std::abs(right / questions - (1680 * 0.25 + 2016 * 0.5 + 168 * 0.5 + 224 * 0.75 + 8) / 4096) < 0.008);
    QVERIFY(std::abs(nats / questions - (1680 * quarter + 2016 * pair + 168 * half + 224 * triple) / 4096) < 0.008);
    QVERIFY(std::abs(right / questions - 0.41) < 0.01);
    QVERIFY(std::abs(nats / questions - 1.14) < 0.01);
}

void tst_TaskRules::lookupAndNeedleTellAnywhere_data()
{
    QTest::addColumn<LabTask>("task");
    QTest::addColumn<int>("told");       // places before the questions
    QTest::addColumn<int>("firstSaid");  // tokens that tell a key: first, and one past the last
    QTest::addColumn<int>("endOfSaid");
    QTest::newRow("lookup") << LabTask::lookup << 24 << 0 << 64;
    QTest::newRow("needle") << LabTask::needle << 28 << 0 << 8;
}

void tst_TaskRules::lookupAndNeedleTellAnywhere()
{
    QFETCH(const LabTask, task);
    QFETCH(const int, told);
    QFETCH(const int, firstSaid);
    QFETCH(const int, endOfSaid);
    Random random(1);
    std::vector<double> times(std::size_t(told), 0);
    constexpr int sequences = 8000;
    double all = 0;
    for (const Sequence& row : sequencesOf(taskOf(task)->test(sequences, 32, random)))
        for (std::int64_t i = 0; i < told; ++i)
            if (row.token(i) >= firstSaid && row.token(i) < endOfSaid) {
                ++times[std::size_t(i)];
                ++all;
            }

    // Of the last place before the questions a pair of two tokens cannot begin; near the ends pairs crowd as cars in a
    // lane do, so only the ends' reachability and a wide evenness are the law.
    const auto reachable = std::size_t(task == LabTask::needle ? told - 1 : told);
    for (std::size_t i = 0; i < reachable; ++i)
        QVERIFY(times[i] > 0.6 * all / double(reachable) && times[i] < 1.6 * all / double(reachable));
}

void tst_TaskRules::trainedLengthsAreHalfToAll_data()
{
    QTest::addColumn<LabTask>("task");
    QTest::newRow("lookup") << LabTask::lookup;
    QTest::newRow("needle") << LabTask::needle;
}

void tst_TaskRules::trainedLengthsAreHalfToAll()
{
    QFETCH(const LabTask, task);
    const auto source = taskOf(task);
    Random random(1);
    std::set<std::int64_t> lengths, shortest;
    for (int i = 0; i < 500; ++i) {
        lengths.insert(source->draw(1, 32, random).length);
        shortest.insert(source->draw(1, 16, random).length);
    }

    QCOMPARE(std::vector(lengths.begin(), lengths.end()), places(16, 32));
    QCOMPARE(*shortest.rbegin(), 16);
}

void tst_TaskRules::repeatRepeats_data()
{
    QTest::addColumn<bool>("training");
    QTest::addColumn<int>("length");
    QTest::addColumn<int>("shortest");
    QTest::addColumn<int>("longest");
    QTest::newRow("training") << true << 32 << 4 << 16;
    QTest::newRow("test at L") << false << 32 << 8 << 16;
    QTest::newRow("test at 8 L") << false << 256 << 64 << 128;
}

void tst_TaskRules::repeatRepeats()
{
    QFETCH(const bool, training);
    QFETCH(const int, length);
    QFETCH(const int, shortest);
    QFETCH(const int, longest);
    Random random(1);
    const auto source = repeatTask();
    std::set<std::int64_t> periods;
    for (const Sequence& row :
         sequencesOf(training ? source->draw(1000, length, random) : source->test(1000, length, random))) {
        const std::int64_t period = row.scored.front();
        periods.insert(period);
        QCOMPARE(row.scored, places(period, length - 1));
        for (std::int64_t i = period; i < length; ++i)
            QCOMPARE(row.token(i), row.token(i - period));
        for (std::int64_t i = period; i + 1 < length; ++i)
            QCOMPARE(row.target(i), row.token(i + 1));
        QCOMPARE(row.target(length - 1), row.token(length - period));
    }

    QCOMPARE(std::vector(periods.begin(), periods.end()), places(shortest, longest));
}

void tst_TaskRules::languageAsksForTheNextCharacter()
{
    const LanguageText text("abcdefghij" + std::string(1000, 'x'), "text", 1);
    const auto source = languageTask(text);
    Random random(1);
    for (const LabBatch& batch : {source->draw(30, 16, random), source->test(5, 16, random)})
        for (const Sequence& row : sequencesOf(batch)) {
            QCOMPARE(row.scored, places(0, 15));
            for (std::int64_t i = 0; i < 15; ++i)
                QCOMPARE(row.target(i), row.token(i + 1));
        }
}

void tst_TaskRules::languageTestsAreSpreadOverWhatWasNotLearnt()
{
    // Numbers one after another, so that a window tells where it is from.
    std::string bytes;
    for (int number = 1000; number < 2000; ++number)
        bytes += std::to_string(number);
    const LanguageText text(bytes, "text", 1);
    const auto source = languageTask(text);
    Random random(1);
    const LabBatch batch = source->test(3, 39, random);
    const auto part = text.validation();

    // 400 characters are kept for tests; windows of 39 and the answer after them begin at 0, 180 and 360.
    QCOMPARE(part.size(), std::size_t(400));
    for (std::int64_t s = 0; s < 3; ++s) {
        const auto expected = part.subspan(std::size_t(180 * s), 39);
        QVERIFY(std::equal(expected.begin(), expected.end(), batch.tokens.begin() + 39 * s));
    }
    QCOMPARE(batch.targets.back(), part.back());
}

WHORL_CORE_TEST(tst_TaskRules)
#include "tst_task_rules.moc"
