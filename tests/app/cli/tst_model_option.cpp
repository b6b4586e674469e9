// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command_run.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

using namespace whorl::test;

/// --model of compute and render, and `list models`.
class tst_ModelOption : public QObject {
    Q_OBJECT

private slots:
    void frequenciesAreThoseOfTheModel_data();
    void frequenciesAreThoseOfTheModel();
    void theCurrentLengthDecidesAlone();
    void attentionIsScaledAsTheFileSays_data();
    void attentionIsScaledAsTheFileSays();
    void settingsWin();
    void takenLayersAreNamed();
    void unknownModelsNameNearOnes();
    void refusedFilesGiveNoParameters();
    void rowsBeforeTheFirstTokenAreNoPositions();
    void tablesThatAreNotThereAreNotReplaced();
    void modelsAreListed();
};

namespace {

QByteArray casePath(const QByteArray& name)
{
    return QByteArray(WHORL_SOURCE_DIR "/tests/cases/") + name;
}

QJsonObject computed(const QByteArrayList& arguments)
{
    const CommandRun run = runWhorl(QByteArrayList{"compute"} + arguments);
    if (run.status != 0)
        qWarning("%s", run.err.constData());
    return QJsonDocument::fromJson(run.out).object();
}

double frequency(const QByteArrayList& arguments, int pair)
{
    const QJsonObject result =
        computed(QByteArrayList{"rope", "frequencies", "--rows", QByteArray::number(pair)} + arguments);
    return result["series"].toArray().at(0).toObject()["values"].toArray().at(0).toDouble();
}

/// The log of cases gives nine places, of which a leading zero or two may take away.
bool agrees(double found, double expected)
{
    return std::abs(found - expected) <= 5e-8 * std::abs(expected);
}

}  // namespace

void tst_ModelOption::frequenciesAreThoseOfTheModel_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<int>("pair");
    QTest::addColumn<double>("expected");
    const auto row = [](const char* file, int pair, double expected) {
        QTest::addRow("%s pair %d", file, pair) << QByteArray(file) << pair << expected;
    };
    row("A06/config.json", 16, 0.0055);
    row("A06/config.json", 31, 3.333803580e-06);
    row("A16/config.json", 127, 1.113973860e-06);
    row("A20/config.json", 28, 3.211445995e-03);
    row("A20/config.json", 29, 2.166570764e-03);
    row("A20/config.json", 34, 1.785078128e-04);
    row("A20/config.json", 35, 9.556212354e-05);
    row("A20/config_old_key.json", 63, 3.068925989e-07);
    row("A46/config.json", 63, 3.068925989e-07);
    row("A21/config.json", 1, 0.108245540);
    row("A21/config_float.json", 1, 0.108245540);
    row("A23/config.json", 20, 0.013335214);
    row("A23/config_v5.json", 20, 0.013335214);
    row("A24/config.json", 20, 0.013335214);
    row("A25/config.json", 30, 1.064360981e-03);
    row("A25/config.json", 63, 3.102344402e-07);
    row("A26/config.json", 1, 0.681292069);
    row("A28/config.json", 23, 1.467799268e-04);
    row("A30/config.json", 15, 1.290547928e-03);
    row("A30/config.json", 16, 4.295567966e-04);
    row("A30/config.json", 17, 9.708287803e-05);
    row("A30/config.json", 18, 1.946163818e-05);
    row("A30/config.json", 31, 9.418306725e-08);
    row("A32/config.json", 1, 0.897687132);
    row("A32/config.json", 31, 0.035226947);
    row("A32/config.json", 32, 0);
    row("A32/config.json", 127, 0);
    row("A39/config.json", 20, 0.013335214);
}

void tst_ModelOption::frequenciesAreThoseOfTheModel()
{
    QFETCH(const QByteArray, file);
    QFETCH(const int, pair);
    QFETCH(const double, expected);

    const double found = frequency({"--model", casePath(file)}, pair);

    QVERIFY2(agrees(found, expected), QByteArray::number(found, 'g', 12));
}

void tst_ModelOption::theCurrentLengthDecidesAlone()
{
    const QByteArray dynamic = casePath("A04/config.json"), longrope = casePath("A26/config.json");
    const auto slowest = [&](const char* length) {
        return frequency({"--model", dynamic, "--set", QByteArray("length=") + length}, 63);
    };

    QVERIFY(agrees(slowest("4096"), 3.849273282e-05));
    QVERIFY(agrees(slowest("100"), 1.154781985e-04));
    QVERIFY(agrees(slowest("4096"), 3.849273282e-05));
    QVERIFY(agrees(frequency({"--model", longrope, "--set", "length=4096"}, 23), 1.467799268e-04));
    QVERIFY(agrees(frequency({"--model", longrope, "--set", "length=4097"}, 1), 0.340646035));
    QVERIFY(agrees(frequency({"--model", longrope, "--set", "length=4097"}, 23), 6.115830282e-06));
}

void tst_ModelOption::attentionIsScaledAsTheFileSays_data()
{
    QTest::addColumn<double>("table");
    QTest::addColumn<double>("softmax");
    QTest::newRow("A05/config.json") << 1.0 << 1.0;
    QTest::newRow("A05/config_null.json") << 1.368887945 << 1.0;
    QTest::newRow("A06/config.json") << 1.0 << 1.589626165;
    QTest::newRow("A25/config.json") << 1.138629436 << 1.0;
    QTest::newRow("A26/config.json") << 1.190238071 << 1.0;
}

void tst_ModelOption::attentionIsScaledAsTheFileSays()
{
    QFETCH(const double, table);
    QFETCH(const double, softmax);
    const QByteArray file = casePath(QTest::currentDataTag());

    const QJsonArray series = computed({"rope", "attention_scale", "--model", file})["series"].toArray();

    const auto value = [&](int index) { return series.at(index).toObject()["values"].toArray().at(0).toDouble(); };
    QVERIFY2(agrees(value(0), table), QByteArray::number(value(0), 'g', 12));
    QVERIFY2(agrees(value(1), softmax), QByteArray::number(value(1), 'g', 12));
}

void tst_ModelOption::settingsWin()
{
    QCOMPARE(frequency({"--model", "Llama-3.1-8B", "--set", "scaling=none", "--set", "base=1"}, 63), 1.0);
}

void tst_ModelOption::takenLayersAreNamed()
{
    const CommandRun first = runWhorl({"compute", "rope", "frequencies", "--rows", "1", "--model", "Gemma-3-1B"});
    const CommandRun asked =
        runWhorl({"compute", "rope", "frequencies", "--rows", "1", "--model", "Gemma-3-1B:sliding_attention"});

    QCOMPARE(first.status, 0);
    QVERIFY(first.err.contains("full_attention is taken"));
    QVERIFY(first.err.contains("sliding_attention"));
    QCOMPARE(first.err.count('\n'), 1);
    QCOMPARE(asked.status, 0);
    QCOMPARE(asked.err, QByteArray());
    QVERIFY(first.out != asked.out);
}

void tst_ModelOption::unknownModelsNameNearOnes()
{
    const CommandRun run = runWhorl("compute rope frequencies --model Llama-3.1-9B");

    QCOMPARE(run.status, 2);
    QCOMPARE(run.err.count('\n'), 1);
    QVERIFY(run.err.contains("Llama-3.1-8B"));
}

void tst_ModelOption::refusedFilesGiveNoParameters()
{
    const CommandRun run = runWhorl({"compute", "rope", "frequencies", "--model", casePath("A27/config_bad_64.json")});
    const CommandRun other = runWhorl({"compute", "alibi", "slopes", "--model", casePath("A20/config.json")});

    QCOMPARE(run.status, 2);
    QVERIFY(run.err.contains("rope_scaling.short_factor: 64 values; expected 48"));
    QCOMPARE(other.status, 2);
    QVERIFY(other.err.contains("no alibi in it; it has rope"));
}

void tst_ModelOption::rowsBeforeTheFirstTokenAreNoPositions()
{
    for (const char* name : {"A38/config.json", "A38/model.safetensors"}) {
        const CommandRun all =
            runWhorl({"compute", "learned", "encoding", "--format", "csv", "--model", casePath(name)});
        const CommandRun beyond =
            runWhorl({"compute", "learned", "encoding", "--rows", "4", "--model", casePath(name)});

        QCOMPARE(all.status, 0);
        QCOMPARE(all.out.trimmed().split('\n').size(), 5);
        QVERIFY2(all.out.contains("\n0,0.10000000149011612,") && all.out.contains(",0.800000011920929\n"),
                 all.out.constData());
        QCOMPARE(beyond.status, 2);
    }
}

void tst_ModelOption::tablesThatAreNotThereAreNotReplaced()
{
    const QByteArray file = casePath("models/gpt2.json");
    const CommandRun run = runWhorl({"compute", "learned", "encoding", "--model", file});
    const CommandRun given =
        runWhorl({"compute", "learned", "encoding", "--rows", "0", "--model", file, "--set", "file=example"});

    QCOMPARE(run.status, 2);
    QVERIFY(run.err.contains("holds no table"));
    QCOMPARE(given.status, 0);
}

void tst_ModelOption::modelsAreListed()
{
    const CommandRun text = runWhorl("list models"), json = runWhorl("list models --json");

    QCOMPARE(text.status, 0);
    QVERIFY(text.out.contains("\nLlama-3.1-8B "));
    const QJsonArray models = QJsonDocument::fromJson(json.out).array();
    QCOMPARE(models.size(), 63);
    const QJsonObject first = models.at(0).toObject();
    QCOMPARE(first["id"].toString(), QString("Llama-2-7B"));
    QVERIFY(!first["sources"].toArray().isEmpty());
    QVERIFY(first["note"].toString().contains("interleaved"));
    QCOMPARE(first["encodings"].toArray().at(0).toObject()["source"].toString(), QString("rope"));
}

WHORL_APP_TEST(tst_ModelOption)
#include "tst_model_option.moc"
