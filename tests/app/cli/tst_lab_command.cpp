// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/result_file.h"
#include "tests/app/cli/interruptions.h"
#include "tests/support/scratch.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace whorl;
using namespace whorl::test;

class tst_LabCommand : public QObject {
    Q_OBJECT

private slots:
    void whatItTrainsIsWrittenAndSaid();
    void theResultIsASourceOfNumbers();
    void theResultIsABoardAndNoModel();
    void weightsCanBeLeftOut();
    void readingsCanBeKept();
    void ctrlCLeavesNothing();
    void anExistingResultStays();
    void whatCannotBeTrainedIsRefusedByName_data();
    void whatCannotBeTrainedIsRefusedByName();

private:
    QString file(const char* name) const { return QDir(m_folder.path()).filePath(name); }

    QTemporaryDir m_folder;
};

namespace {

/// A training of a moment.
QByteArrayList brief(const QString& output, const QByteArrayList& more = {})
{
    return QByteArrayList{"lab",      "run", "--task",   "three-back", "--steps", "4",
                          "--length", "16",  "--batch",  "2",          "--width", "8",
                          "--heads",  "2",   "--layers", "1",          "-o",      output.toUtf8()}
    + more;
}

}  // namespace

void tst_LabCommand::whatItTrainsIsWrittenAndSaid()
{
    const CommandRun run = runWhorl(brief(file("r.json"), {"--encodings", "rope,nope", "--seeds", "1,2"}));
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(run.status, 0);
    QVERIFY2(run.out.startsWith("% right at"), run.out.constData());
    QVERIFY(run.out.contains("\nrope") && run.out.contains("\nnope") && run.out.contains("\u00b1"));
    QVERIFY(run.out.contains("0 of 2") && run.out.contains("\nchance: 6 %\n"));

    const LabResult result = openLabResult(file("r.json").toStdString());
    QCOMPARE(result.trials.size(), 4);
    QVERIFY(result.encodings() == (std::vector{LabEncoding::rope, LabEncoding::nope}));
    QVERIFY(result.settings.task == LabTask::threeBack && result.settings.steps == 4 && result.settings.width == 8);
    for (const LabTrial& trial : result.trials) {
        QCOMPARE(trial.loss.size(), 4);
        QVERIFY(!trial.weights.empty());
    }
}

void tst_LabCommand::theResultIsASourceOfNumbers()
{
    QCOMPARE(runWhorl(brief(file("n.json"), {"--encodings", "alibi"})).status, 0);
    const LabResult result = openLabResult(file("n.json").toStdString());
    const QByteArrayList asked = {"compute", "lab", "by_length", "--set", "result=" + file("n.json").toUtf8()};

    const QJsonObject json = QJsonDocument::fromJson(runWhorl(asked).out).object();
    QCOMPARE(json["kind"].toString(), "curves");
    const QJsonObject alibi = json["series"].toArray().first().toObject();
    QCOMPARE(alibi["label"].toString(), "ALiBi");
    for (int i = 0; i < 4; ++i)
        QCOMPARE(alibi["values"].toArray()[i].toDouble(), result.trials[0].read[0].scores.accuracy[std::size_t(i)]);

    const CommandRun csv = runWhorl(asked + QByteArrayList{"--format", "csv"});
    QCOMPARE(csv.status, 0);
    QCOMPARE(csv.out.count('\n'), 5);
    QVERIFY(csv.out.contains("ALiBi"));
}

void tst_LabCommand::theResultIsABoardAndNoModel()
{
    QCOMPARE(runWhorl(brief(file("b.json"), {"--encodings", "rope"})).status, 0);
    const QByteArray result = file("b.json").toUtf8();
    const CommandRun drawn = runWhorl({"render", result, "-o", file("lab.svg").toUtf8(), "--size", "1600x1000px"});
    QCOMPARE(drawn.err, QByteArray());
    QCOMPARE(drawn.status, 0);
    QVERIFY(contents(file("lab.svg")).contains("4 steps, 1 seed"));

    const CommandRun inspected = runWhorl({"inspect", result});
    QCOMPARE(inspected.status, 2);
    QVERIFY2(inspected.err.contains("a result of the extrapolation lab, no model"), inspected.err.constData());
}

void tst_LabCommand::weightsCanBeLeftOut()
{
    QCOMPARE(runWhorl(brief(file("w.json"), {"--encodings", "nope", "--without-weights"})).status, 0);
    QVERIFY(openLabResult(file("w.json").toStdString()).trials[0].weights.empty());
}

void tst_LabCommand::readingsCanBeKept()
{
    const CommandRun run =
        runWhorl(brief(file("a.json"), {"--encodings", "rope learned", "--without-weights", "--all-readings"}));
    QCOMPARE(run.status, 0);
    const LabResult result = openLabResult(file("a.json").toStdString());
    // Plain and sharper; PI, NTK, YaRN twice and dropped, or two policies past the table.
    QCOMPARE(result.trials[0].read.size(), 7);
    QCOMPARE(result.trials[1].read.size(), 4);
    QCOMPARE(runWhorl({"compute", "lab", "by_length", "--set", "result=" + file("a.json").toUtf8(), "--set",
                       "scaling=yarn", "--set", "beta_fast=32"})
                 .status,
             0);
}

void tst_LabCommand::ctrlCLeavesNothing()
{
    const CommandRun run = interruptedRun(
        {"lab", "run", "--encodings", "rope", "--steps", "20000", "--corpus", "kjv", "-o", file("c.json").toUtf8()});
    QCOMPARE(run.status, 1);
    QCOMPARE(run.err, QByteArray("whorl: called off; nothing was written\n"));
    QVERIFY(!QFile::exists(file("c.json")));
}

void tst_LabCommand::anExistingResultStays()
{
    put(file("old.json"), "old");
    const CommandRun run = runWhorl(brief(file("old.json"), {"--encodings", "nope"}));
    QCOMPARE(run.status, 2);
    QVERIFY(run.err.contains("old.json is there already"));
    QCOMPARE(contents(file("old.json")), QByteArray("old"));
    QCOMPARE(runWhorl(brief(file("old.json"), {"--encodings", "nope", "--force"})).status, 0);
    QVERIFY(contents(file("old.json")).startsWith("{\n\"format\""));
}

void tst_LabCommand::whatCannotBeTrainedIsRefusedByName_data()
{
    QTest::addColumn<QByteArrayList>("options");
    QTest::addColumn<QByteArray>("complaint");
    QTest::newRow("task") << QByteArrayList{"--task", "copy"} << QByteArray("task is copy");
    QTest::newRow("encoding") << QByteArrayList{"--encodings", "rope,rpoe"} << QByteArray("encodings is \"rpoe\"");
    QTest::newRow("twice") << QByteArrayList{"--encodings", "rope,rope"} << QByteArray("\"rope\" twice");
    QTest::newRow("seed") << QByteArrayList{"--seeds", "x"} << QByteArray("seeds is \"x\"");
    QTest::newRow("steps") << QByteArrayList{"--steps", "-1"} << QByteArray("steps is -1");
    QTest::newRow("width") << QByteArrayList{"--width", "30"} << QByteArray("heads is 4");
    QTest::newRow("rate") << QByteArrayList{"--rate", "fast"} << QByteArray("rate is fast");
    QTest::newRow("drop") << QByteArrayList{"--drop", "2"} << QByteArray("drop is 2");
    QTest::newRow("corpus") << QByteArrayList{"--corpus", "no/such.txt"} << QByteArray("no/such.txt");
    QTest::newRow("suffix") << QByteArrayList{"-o", "r.txt"} << QByteArray("the suffix of r.txt is .txt; .json");
    QTest::newRow("no output") << QByteArrayList{} << QByteArray("--output is required");
    QTest::newRow("no such option") << QByteArrayList{"--speed", "9"} << QByteArray("--speed");
}

void tst_LabCommand::whatCannotBeTrainedIsRefusedByName()
{
    QFETCH(const QByteArrayList, options);
    QFETCH(const QByteArray, complaint);
    QByteArrayList words = QByteArrayList{"lab", "run"} + options;
    if (!options.isEmpty() && !options.contains("-o"))
        words += {"-o", file("refused.json").toUtf8()};
    const CommandRun run = runWhorl(words);
    QCOMPARE(run.status, 2);
    QVERIFY2(run.err.contains(complaint), run.err.constData());
    QCOMPARE(run.err.count('\n'), 1);
    QVERIFY(!QFile::exists(file("refused.json")));
}

WHORL_APP_TEST(tst_LabCommand)
#include "tst_lab_command.moc"
