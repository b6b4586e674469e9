// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/step_runs.h"

#include "tests/support/test_main.h"

using namespace whorl;

class tst_StepRuns : public QObject {
    Q_OBJECT

private slots:
    void runsCoverTheRangeOnce();
    void oneArgumentIsOneRun();
};

void tst_StepRuns::runsCoverTheRangeOnce()
{
    const auto value = [](std::int64_t x) { return x < -3 ? -1 : x < 10 ? 0 : x / 10; };

    const std::vector<StepRun> runs = stepRuns(-50, 57, value);

    std::int64_t next = -50;
    for (const StepRun& run : runs) {
        QCOMPARE(run.first, next);
        for (std::int64_t x = run.first; x <= run.last; ++x)
            QCOMPARE(std::int64_t(value(x)), run.value);
        next = run.last + 1;
    }
    QCOMPARE(next, std::int64_t(58));
    QCOMPARE(runs.size(), std::size_t(7));
}

void tst_StepRuns::oneArgumentIsOneRun()
{
    const std::vector<StepRun> runs = stepRuns(4, 4, [](std::int64_t x) { return x; });

    QCOMPARE(runs.size(), std::size_t(1));
    QCOMPARE(runs[0].last, std::int64_t(4));
}

WHORL_CORE_TEST(tst_StepRuns)
#include "tst_step_runs.moc"
