// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/settings.h"

#include "tests/support/test_main.h"

#include <functional>
#include <limits>

using namespace whorl;

using Change = std::function<void(LabSettings&)>;
Q_DECLARE_METATYPE(Change)

class tst_Settings : public QObject {
    Q_OBJECT

private slots:
    void everyTaskHasItsUsualNumbers_data();
    void everyTaskHasItsUsualNumbers();
    void whatIsSetStays();
    void whatIsOutOfRangeIsRefusedByName_data();
    void whatIsOutOfRangeIsRefusedByName();
    void usualSettingsPass();
};

void tst_Settings::everyTaskHasItsUsualNumbers_data()
{
    QTest::addColumn<int>("task");
    QTest::addColumn<int>("length");
    QTest::addColumn<int>("batch");
    QTest::addColumn<int>("steps");
    QTest::newRow("language") << int(LabTask::language) << 64 << 16 << 400;
    QTest::newRow("three back") << int(LabTask::threeBack) << 32 << 32 << 200;
    QTest::newRow("lookup") << int(LabTask::lookup) << 32 << 32 << 400;
    QTest::newRow("repeat") << int(LabTask::repeat) << 32 << 32 << 500;
    QTest::newRow("needle") << int(LabTask::needle) << 32 << 32 << 600;
}

void tst_Settings::everyTaskHasItsUsualNumbers()
{
    QFETCH(const int, task);
    QFETCH(const int, length);
    QFETCH(const int, batch);
    QFETCH(const int, steps);
    LabSettings settings;
    settings.task = LabTask(task);
    const LabSettings all = completed(settings);

    QCOMPARE(all.length, length);
    QCOMPARE(all.batch, batch);
    QCOMPARE(all.steps, steps);
    QVERIFY(completed(all) == all);
}

void tst_Settings::whatIsSetStays()
{
    LabSettings settings;
    settings.steps = 7;
    settings.length = 16;

    const LabSettings all = completed(settings);
    QCOMPARE(all.steps, 7);
    QCOMPARE(all.length, 16);
    QCOMPARE(all.batch, 16);
}

void tst_Settings::whatIsOutOfRangeIsRefusedByName_data()
{
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* says, Change change) { QTest::newRow(says) << change << QString(says); };
    row("steps is -1; 1 to 20000, or 0", [](LabSettings& s) { s.steps = -1; });
    row("length is 15; 16 to 256, or 0", [](LabSettings& s) { s.length = 15; });
    row("length is 257; ", [](LabSettings& s) { s.length = 257; });
    row("batch is 257; ", [](LabSettings& s) { s.batch = 257; });
    row("width is 4; 8 to 256 is needed", [](LabSettings& s) { s.width = 4; });
    row("width is 33; an even number is needed", [](LabSettings& s) { s.width = 33; });
    row("heads is 0; 1 to 32", [](LabSettings& s) { s.heads = 0; });
    row("heads is 3; ", [](LabSettings& s) { s.heads = 3; });
    row("heads is 64; ", [](LabSettings& s) { s.heads = 64; });
    row("layers is 0; ", [](LabSettings& s) { s.layers = 0; });
    row("rate is 0; ", [](LabSettings& s) { s.rate = 0; });
    row("rate is nan; ", [nan](LabSettings& s) { s.rate = nan; });
    row("table_rate is -1; ", [](LabSettings& s) { s.tableRate = -1; });
    row("base is 1; ", [](LabSettings& s) { s.ropeBase = 1; });
    row("drop is 1.5; ", [](LabSettings& s) { s.drop = 1.5; });
    row("corpus is empty; ", [](LabSettings& s) { s.corpus.clear(); });
}

void tst_Settings::whatIsOutOfRangeIsRefusedByName()
{
    QFETCH(const Change, change);
    QFETCH(const QString, says);
    LabSettings settings;
    change(settings);

    try {
        settings.check();
        QFAIL("accepted");
    } catch (const ParameterError& error) {
        QVERIFY2(QString(error.what()).startsWith(says), error.what());
    }
}

void tst_Settings::usualSettingsPass()
{
    for (std::size_t i = 0; i < std::size(labTasks); ++i) {
        LabSettings settings;
        settings.task = LabTask(i);
        settings.check();
        completed(settings).check();
    }
}

WHORL_CORE_TEST(tst_Settings)
#include "tst_settings.moc"
