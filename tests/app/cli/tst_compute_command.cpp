// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command_run.h"
#include "tests/support/scratch.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <clocale>
#include <cstring>

using namespace whorl;
using namespace whorl::test;

class tst_ComputeCommand : public QObject {
    Q_OBJECT

private slots:
    void jsonHasTheContractsLayout();
    void everyParameterIsListed();
    void csvHasOneLinePerIndex();
    void rangesPickWhatTheyName_data();
    void rangesPickWhatTheyName();
    void nonFiniteNumbersAreWords();
    void npyIsFloat64InCOrder();
    void fieldsWithHeadsHaveAnOuterLevel();
    void theSuffixIsTheFormat();
    void numbersHaveAPointInEveryLocale();
    void wrongInputIsOneSentence_data();
    void wrongInputIsOneSentence();
    void anEmptyRangeIsRefused();
    void aRefusalLeavesTheFileAlone();
    void anUnwritablePlaceIsNotTheInputsFault();
};

namespace {

QJsonObject json(const CommandRun& run)
{
    return QJsonDocument::fromJson(run.out).object();
}

QJsonArray indices(const QJsonObject& result, int axis)
{
    return result["axes"][axis]["values"].toArray();
}

}  // namespace

void tst_ComputeCommand::jsonHasTheContractsLayout()
{
    const CommandRun run = runWhorl("compute rope frequencies --set dimension=8");

    QCOMPARE(run.status, 0);
    QCOMPARE(run.err, QByteArray());
    QVERIFY(run.out.startsWith("{\"source\": \"rope\", \"quantity\": \"frequencies\", \"parameters\": {"));
    QCOMPARE(run.out.mid(run.out.indexOf("\n \"kind\"")),
             QByteArray("\n \"kind\": \"curves\", \"axes\": [{\"label\": \"pair\", \"values\": [0, 1, 2, 3]}],\n"
                        " \"series\": [{\"label\": \"frequency\", \"unit\": \"rad/token\", "
                        "\"values\": [1.0, 0.1, 0.01, 0.001]}]}\n"));
}

void tst_ComputeCommand::everyParameterIsListed()
{
    const QJsonArray known = QJsonDocument::fromJson(runWhorl("list parameters rope --json").out).array();

    const CommandRun run = runWhorl("compute rope frequencies --set dimension=8 --set layout=half");

    const QJsonObject held = json(run)["parameters"].toObject();
    QVERIFY(!known.isEmpty());
    QCOMPARE(held.size(), known.size());
    for (const QJsonValue& each : known)
        QVERIFY2(held.contains(each["id"].toString()), qPrintable(each["id"].toString()));
    QCOMPARE(held["dimension"], QJsonValue(8));
    QCOMPARE(held["layout"], QJsonValue("half"));
    QVERIFY(run.out.contains("\"base\": 10000.0"));
}

void tst_ComputeCommand::csvHasOneLinePerIndex()
{
    const CommandRun run = runWhorl("compute rope frequencies --set dimension=8 --format csv");

    QCOMPARE(run.out, QByteArray("pair,frequency\n0,1.0\n1,0.1\n2,0.01\n3,0.001\n"));
}

void tst_ComputeCommand::rangesPickWhatTheyName_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QJsonArray>("rows");
    const QByteArray encoding = "compute sinusoidal encoding --set dimension=8 --columns 0 ";
    QTest::newRow("one") << encoding + "--rows 7" << QJsonArray{7};
    QTest::newRow("end excluded") << encoding + "--rows 0:4" << QJsonArray{0, 1, 2, 3};
    QTest::newRow("step") << encoding + "--rows=0:10:4" << QJsonArray{0, 4, 8};
    QTest::newRow("list") << encoding + "--rows 5,1" << QJsonArray{5, 1};
    QTest::newRow("past the length") << encoding + "--rows 1000000" << QJsonArray{1000000};
    QTest::newRow("negative distances") << QByteArray("compute t5 bucket_by_distance --rows=-2:2")
                                        << QJsonArray{-2, -1, 0, 1};
    QTest::newRow("negative, apart") << QByteArray("compute t5 bucket_by_distance --rows -2:0") << QJsonArray{-2, -1};
}

void tst_ComputeCommand::rangesPickWhatTheyName()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QJsonArray, rows);

    const CommandRun run = runWhorl(line.constData());

    QCOMPARE(run.err, QByteArray());
    QCOMPARE(indices(json(run), 0), rows);
}

void tst_ComputeCommand::nonFiniteNumbersAreWords()
{
    const CommandRun run = runWhorl("compute alibi bias --set heads=2 --slice 0 --rows 0:2 --columns 0:2");

    QVERIFY(run.out.contains("\"shape\": [2, 2],\n \"values\": [[0.0, \"-inf\"],\n  ["));
}

void tst_ComputeCommand::npyIsFloat64InCOrder()
{
    const CommandRun run = runWhorl("compute alibi slopes --set heads=4 --format npy");

    QVERIFY(run.out.startsWith(QByteArray("\x93NUMPY\x01\x00", 8)));
    QVERIFY(run.out.contains("{'descr': '<f8', 'fortran_order': False, 'shape': (4,), }"));
    double slopes[4];
    std::memcpy(slopes, run.out.constData() + run.out.size() - 32, 32);
    QCOMPARE(slopes[0], 0.25);
    QCOMPARE(slopes[3], 0.00390625);
}

void tst_ComputeCommand::fieldsWithHeadsHaveAnOuterLevel()
{
    const QJsonObject all = json(runWhorl("compute alibi bias --set heads=3 --rows 0:2 --columns 0:4"));
    const QJsonObject one = json(runWhorl("compute alibi bias --set heads=3 --rows 0:2 --columns 0:4 --slice 2"));

    QCOMPARE(all["shape"].toArray(), (QJsonArray{3, 2, 4}));
    QCOMPARE(one["shape"].toArray(), (QJsonArray{2, 4}));
    QCOMPARE(all["values"][2], one["values"]);
}

void tst_ComputeCommand::theSuffixIsTheFormat()
{
    const QTemporaryDir folder;
    const QString lower = folder.filePath("lower.csv"), upper = folder.filePath("UPPER.CSV");

    const CommandRun run = runWhorl({"compute", "alibi", "slopes", "-o", lower.toUtf8()});
    runWhorl({"compute", "alibi", "slopes", "-o", upper.toUtf8()});

    QCOMPARE(run.status, 0);
    QCOMPARE(run.out, QByteArray());
    QVERIFY(contents(lower).startsWith("head,slope\n"));
    QCOMPARE(contents(upper), contents(lower));
}

void tst_ComputeCommand::numbersHaveAPointInEveryLocale()
{
    const char* comma = nullptr;
    for (const char* name : {"de_DE.UTF-8", "fr_FR.UTF-8", "de_DE"})
        if (!comma)
            comma = std::setlocale(LC_ALL, name);
    if (!comma)
        QSKIP("no locale with a decimal comma is installed");

    const CommandRun run = runWhorl("compute rope frequencies --set dimension=4 --set base=100.5 --format csv");

    std::setlocale(LC_ALL, "C");
    QVERIFY(run.out.contains("0.0997509"));
}

void tst_ComputeCommand::wrongInputIsOneSentence_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("names");
    const auto row = [](const char* line, const char* names) {
        QTest::newRow(line) << QByteArray("compute ") + line << QByteArray(names);
    };
    row("rope frequencies --set dimension=7", "dimension is 7");
    row("sinusoidal encoding --set base=0", "base is 0");
    row("sinusoidal encoding --set base=-1", "base is -1");
    row("alibi slopes --set heads=0", "heads is 0");
    row("rope score --set length=-1", "length is -1");
    row("sinusoidal encoding --set layout=foo", "layout is foo");
    row("t5 bucket --set buckets=1", "buckets is 1");
    row("rope frequencies --set dimension=8.5", "dimension is 8.5");
    row("rope frequencies --set dimension=", "dimension is empty");
    row("rope frequencies --set base=nan", "base is nan");
    row("rope frequencies --set colour=red", "colour");
    row("rope frequencies --set dimension", "--set is dimension");
    row("rope frequencies --model llama", "--model is llama");
    row("ropes frequencies", "ropes");
    row("rope frequency", "frequency");
    row("rope", "QUANTITY");
    row("rope frequencies --rows x", "--rows is x");
    row("rope frequencies --rows 0:1000", "--rows is 64");
    row("rope frequencies --columns 0", "--columns");
    row("rope frequencies --slice 1", "--slice is 1");
    row("alibi bias --slice 0:2", "--slice is 0:2");
    row("alibi bias --slice 99", "--slice is 99");
    row("learned encoding --rows 1000", "--rows is 1000");
    row("learned encoding --set length=96", "position 0 to 63 only");
    row("learned encoding --set length=96 --rows 70", "position 0 to 63 only");
    row("rope score --set length=1048576", "1048576 × 1048576");
    row("rope frequencies --format xml", "--format is xml");
    row("rope frequencies -o numbers", "json, csv or npy");
    row("rope frequencies -o numbers.xml", ".xml");
    row("rope frequencies -o numbers.csv --format json", "asks for csv");
    row("rope frequencies --glow", "--glow");
}

void tst_ComputeCommand::wrongInputIsOneSentence()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QByteArray, names);

    const CommandRun run = runWhorl(line.constData());

    QCOMPARE(run.status, 2);
    QCOMPARE(run.out, QByteArray());
    QVERIFY2(run.err.contains(names), run.err.constData());
    QCOMPARE(run.err.count('\n'), 1);
    QVERIFY(!QFile::exists("numbers") && !QFile::exists("numbers.xml") && !QFile::exists("numbers.csv"));
}

void tst_ComputeCommand::anEmptyRangeIsRefused()
{
    for (const char* option : {"--rows", "--columns", "--slice"}) {
        const CommandRun run = runWhorl(QByteArrayList{"compute", "rope", "score", option, ""});
        QCOMPARE(run.status, 2);
        QVERIFY2(run.err.contains(option), run.err);
    }
}

void tst_ComputeCommand::aRefusalLeavesTheFileAlone()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("slopes.json");
    put(path, "mine");

    const CommandRun run = runWhorl({"compute", "alibi", "slopes", "--set", "heads=0", "-o", path.toUtf8()});

    QCOMPARE(run.status, 2);
    QCOMPARE(contents(path), QByteArray("mine"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"slopes.json"});
}

void tst_ComputeCommand::anUnwritablePlaceIsNotTheInputsFault()
{
    const CommandRun run = runWhorl("compute alibi slopes -o /nonexistent/folder/slopes.json");

    QCOMPARE(run.status, 1);
    QVERIFY(run.err.contains("/nonexistent/folder/slopes.json"));
    QCOMPARE(run.err.count('\n'), 1);
}

WHORL_CORE_TEST(tst_ComputeCommand)
#include "tst_compute_command.moc"
