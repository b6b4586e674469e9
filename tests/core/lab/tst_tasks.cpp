// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/tasks.h"

#include "core/lab/drawing.h"
#include "tests/support/lab_sequences.h"
#include "tests/support/test_main.h"

#include <algorithm>
#include <map>

using namespace whorl;
using test::Sequence;
using test::sequencesOf;

Q_DECLARE_METATYPE(whorl::LabTask)

/// What all tasks keep to.
class tst_Tasks : public QObject {
    Q_OBJECT

private slots:
    void everyTaskKeepsToItsSymbols_data() { addTasks(); }
    void everyTaskKeepsToItsSymbols();
    void aSeedMeansTheSameEverywhere_data();
    void aSeedMeansTheSameEverywhere();
    void chanceIsTheBestGuessWithoutReading_data() { addTasks(); }
    void chanceIsTheBestGuessWithoutReading();
    void differentNumbersAreDifferentAndEquallyLikely();

private:
    void addTasks();
};

namespace {

std::shared_ptr<const LabTaskSource> taskOf(LabTask task)
{
    LabSettings settings;
    settings.task = task;
    return labTask(settings);
}

/// FNV-1a over tokens, targets and what is scored.
quint64 checksum(const LabBatch& batch)
{
    quint64 sum = 0xcbf29ce484222325;
    const auto add = [&sum](auto values) {
        for (const auto value : values)
            sum = (sum ^ quint64(value)) * 0x100000001b3;
    };
    add(batch.tokens);
    add(batch.targets);
    add(batch.scored);
    return sum;
}

}  // namespace

void tst_Tasks::addTasks()
{
    QTest::addColumn<LabTask>("task");
    for (std::size_t i = 0; i < std::size(labTasks); ++i)
        QTest::newRow(labTasks[i].key.data()) << LabTask(i);
}

void tst_Tasks::everyTaskKeepsToItsSymbols()
{
    QFETCH(const LabTask, task);
    const auto source = taskOf(task);
    Random random(1);

    for (const LabBatch& batch : {source->draw(20, 32, random), source->test(7, 64, random)}) {
        QCOMPARE(std::ssize(batch.tokens), batch.size());
        QCOMPARE(std::ssize(batch.targets), batch.size());
        QCOMPARE(std::ssize(batch.scored), batch.size());
        for (const auto& symbols : {batch.tokens, batch.targets})
            QVERIFY(std::all_of(symbols.begin(), symbols.end(),
                                [&](std::int32_t each) { return each >= 0 && each < source->symbols(); }));
        for (const Sequence& row : sequencesOf(batch))
            QVERIFY(!row.scored.empty());
    }
}

void tst_Tasks::aSeedMeansTheSameEverywhere_data()
{
    QTest::addColumn<LabTask>("task");
    QTest::addColumn<quint64>("drawn");
    QTest::addColumn<quint64>("tested");
    QTest::newRow("language") << LabTask::language << quint64(1630121686722018123u) << quint64(10326483387353997926u);
    QTest::newRow("three back") << LabTask::threeBack << quint64(13012415080385998186u)
                                << quint64(10332877462565367947u);
    QTest::newRow("lookup") << LabTask::lookup << quint64(17767007441604747670u) << quint64(705164924545690823u);
    QTest::newRow("repeat") << LabTask::repeat << quint64(3917012038888876483u) << quint64(17851596515945549565u);
    QTest::newRow("needle") << LabTask::needle << quint64(8532756333918376235u) << quint64(16143226723103630260u);
}

void tst_Tasks::aSeedMeansTheSameEverywhere()
{
    QFETCH(const LabTask, task);
    QFETCH(const quint64, drawn);
    QFETCH(const quint64, tested);
    const auto source = taskOf(task);
    Random random(1);

    QCOMPARE(checksum(source->draw(8, 32, random)), drawn);
    QCOMPARE(checksum(source->test(4, 64, random)), tested);
}

void tst_Tasks::chanceIsTheBestGuessWithoutReading()
{
    QFETCH(const LabTask, task);
    const auto source = taskOf(task);
    Random random(5);
    const LabBatch batch = source->test(400, 128, random);

    std::map<std::int64_t, double> answers;
    double count = 0;
    for (const Sequence& row : sequencesOf(batch))
        for (const std::int64_t place : row.scored) {
            ++answers[row.target(place)];
            ++count;
        }
    double most = 0;
    for (const auto& [answer, times] : answers)
        most = std::max(most, times / count);

    // 1,600 to 50,000 answers: a share of 1/8 spreads by 0.008 at most, and the largest of eight lies up to three
    // spreads above it.
    QVERIFY2(std::abs(most - source->chance()) < 0.025, qPrintable(QString::number(most)));
}

void tst_Tasks::differentNumbersAreDifferentAndEquallyLikely()
{
    Random random(1);
    std::map<std::vector<std::int64_t>, int> times;
    for (int i = 0; i < 6000; ++i)
        ++times[drawDifferent(2, 3, random)];

    // 6 ordered choices, 1000 times each with a spread of 29.
    QCOMPARE(times.size(), std::size_t(6));
    for (const auto& [numbers, count] : times) {
        QVERIFY(numbers[0] != numbers[1]);
        QVERIFY(std::abs(count - 1000) < 120);
    }
}

WHORL_CORE_TEST(tst_Tasks)
#include "tst_tasks.moc"
