// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command_run.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace whorl::test;

class tst_InspectCommand : public QObject {
    Q_OBJECT

private slots:
    void jsonHoldsWhatTheContractNames();
    void textHasOneLineForEachThing();
    void problemsThatCanBeWorkedAroundAreListed();
    void whatCannotBeUsedGetsOneSentence_data();
    void whatCannotBeUsedGetsOneSentence();
    void programsGetTheProblemsOfRefusedFilesToo();
};

namespace {

QByteArray casePath(const char* name)
{
    return QByteArray(WHORL_SOURCE_DIR "/tests/cases/") + name;
}

}  // namespace

void tst_InspectCommand::jsonHoldsWhatTheContractNames()
{
    const CommandRun run = runWhorl({"inspect", casePath("A20/config.json"), "--json"});

    QCOMPARE(run.status, 0);
    QCOMPARE(run.err, QByteArray());
    const QJsonObject whole = QJsonDocument::fromJson(run.out).object();
    QCOMPARE(
        whole.keys(),
        QStringList({"assumed", "encodings", "file", "format", "ignored", "problems", "tensors", "title", "vectors"}));
    QCOMPARE(whole["format"].toString(), QString("config.json"));
    QVERIFY(whole["vectors"].isNull());
    const QJsonObject encoding = whole["encodings"].toArray().at(0).toObject();
    QCOMPARE(encoding["source"].toString(), QString("rope"));
    QCOMPARE(encoding["layers"].toString(), QString("all"));
    QCOMPARE(encoding["parameters"].toObject()["factor"].toDouble(), 8.0);
    QCOMPARE(whole["assumed"].toArray().at(0).toObject().keys(), QStringList({"value", "what", "why"}));
    QCOMPARE(whole["ignored"].toArray().at(0).toObject().keys(), QStringList({"key", "why"}));
}

void tst_InspectCommand::textHasOneLineForEachThing()
{
    const CommandRun run = runWhorl({"inspect", casePath("A46/config.json")});

    QCOMPARE(run.status, 0);
    QVERIFY(run.out.contains("\nencoding  rope (all) base=500000 dimension=128 factor=8 "));
    QVERIFY(run.out.contains("\nassumed   configuration=text_config: "));
    QVERIFY(run.out.contains("\nignored   vision_config: "));
}

void tst_InspectCommand::problemsThatCanBeWorkedAroundAreListed()
{
    const CommandRun run = runWhorl({"inspect", casePath("A45/config.json")});

    QCOMPARE(run.status, 0);
    QVERIFY(run.out.contains("\nwrong     rope_scaling.type: linear; expected dynamic"));
}

void tst_InspectCommand::whatCannotBeUsedGetsOneSentence_data()
{
    QTest::addColumn<QByteArray>("sentence");
    QTest::newRow("A27/config_bad_64.json")
        << QByteArray(", rope_scaling.short_factor: 64 values; expected 48 (rotary width 96 / 2)\n");
    QTest::newRow("A19/config.json") << QByteArray("hidden_size 520 / num_attention_heads 8");
    QTest::newRow("formats/none.json") << QByteArray("none.json");
}

void tst_InspectCommand::whatCannotBeUsedGetsOneSentence()
{
    QFETCH(const QByteArray, sentence);

    const CommandRun run = runWhorl({"inspect", casePath(QTest::currentDataTag())});

    QCOMPARE(run.status, 2);
    QCOMPARE(run.out, QByteArray());
    QCOMPARE(run.err.count('\n'), 1);
    QVERIFY2(run.err.contains(sentence), run.err.constData());
}

void tst_InspectCommand::programsGetTheProblemsOfRefusedFilesToo()
{
    const CommandRun run = runWhorl({"inspect", casePath("A39/config_bad_sum.json"), "--json"});

    QCOMPARE(run.status, 2);
    const QJsonObject problem = QJsonDocument::fromJson(run.out).object()["problems"].toArray().at(0).toObject();
    QCOMPARE(problem["where"].toString(), QString("rope_scaling.mrope_section"));
    QCOMPARE(problem["found"].toString(), QString("sums to 56"));
    QCOMPARE(problem["expected"].toString(), QString("64"));
}

WHORL_APP_TEST(tst_InspectCommand)
#include "tst_inspect_command.moc"
