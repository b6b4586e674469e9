// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/experiment.h"

#include "tests/support/test_main.h"

using namespace whorl;

/// What the lab is there to show, with margins several times as wide as the spread over seeds.
class tst_LabBehaviour : public QObject {
    Q_OBJECT

private slots:
    void threeBackTellsEncodingsApart();
};

void tst_LabBehaviour::threeBackTellsEncodingsApart()
{
    LabSettings settings;
    settings.task = LabTask::threeBack;
    LabExperiment experiment(settings, {LabEncoding::nope, LabEncoding::learned, LabEncoding::rope}, {1});
    experiment.run({});
    const auto result = experiment.result();
    const auto right = [&](std::size_t trial) { return result->trials[trial].read.at(0).scores.accuracy; };

    QCOMPARE(result->settings.steps, 200);
    QVERIFY2(right(2)[0] > 0.95, qPrintable(QString::number(right(2)[0])));
    QVERIFY2(right(2)[1] > 0.90, qPrintable(QString::number(right(2)[1])));
    QVERIFY2(right(0)[0] < 0.40, qPrintable(QString::number(right(0)[0])));
    QVERIFY2(right(1)[1] > 0.45 && right(1)[1] < 0.60, qPrintable(QString::number(right(1)[1])));
}

WHORL_CORE_TEST(tst_LabBehaviour)
#include "tst_lab_behaviour.moc"
