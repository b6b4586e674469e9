// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command_run.h"
#include "tests/support/scratch.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace whorl::test;

class tst_VectorsCommand : public QObject {
    Q_OBJECT

private slots:
    void neighboursHaveCosineAndPercentile();
    void theFileOfTheShippedSetIsTheShippedSet();
    void analogyLeavesInputsOutUnlessAsked();
    void rulesOfAnalogyDiffer();
    void infoListsFactsAndWhatWasLeftOut();
    void peopleGetColumns();
    void suffixIsTheFormat();
    void rowsLimitWhatIsRead();
    void projectedPointsAreReadBackAlike();
    void pcaOfThreePointsIsAsPublished();
    void projectionsAreTheSameForASeed();
    void iterationsAndMetricAreSaid();
    void jsonOfAProjectionIsPoints();
    void axesGoFromOneWordToAnother();
    void aTextIsLearntFrom();
    void shippedTextsAreTakenApartAsSuitsThem();
    void wrongInputGetsOneSentence_data();
    void wrongInputGetsOneSentence();
};

namespace {

QByteArray casePath(const char* name)
{
    return QByteArray(WHORL_SOURCE_DIR "/tests/cases/") + name;
}

const QByteArray gloveFile = WHORL_SOURCE_DIR "/resources/data/glove6b_100d_10k.f16.npy";

QJsonObject json(const CommandRun& run)
{
    return QJsonDocument::fromJson(run.out).object();
}

QStringList firstColumn(const QJsonObject& listing)
{
    QStringList words;
    for (const QJsonValue& row : listing["rows"].toArray())
        words << row.toArray().at(0).toString();
    return words;
}

}  // namespace

void tst_VectorsCommand::neighboursHaveCosineAndPercentile()
{
    const CommandRun run = runWhorl({"vectors", "glove", "neighbours", "king", "--count", "3", "--json"});

    QCOMPARE(run.status, 0);
    QCOMPARE(run.err, QByteArray());
    const QJsonObject listing = json(run);
    QCOMPARE(listing["kind"].toString(), "listing");
    QCOMPARE(listing["columns"].toArray(), QJsonArray({"word", "cosine", "percentile"}));
    QCOMPARE(firstColumn(listing), QStringList({"prince", "queen", "son"}));
    const QJsonArray best = listing["rows"].toArray().at(0).toArray();
    QVERIFY(std::abs(best.at(1).toDouble() - 0.7682382191542187) < 1e-12);
    QVERIFY(best.at(2).toDouble() > 99.9 && best.at(2).toDouble() <= 100);
}

void tst_VectorsCommand::theFileOfTheShippedSetIsTheShippedSet()
{
    const CommandRun file = runWhorl({"vectors", gloveFile, "neighbours", "apple"});
    const CommandRun word = runWhorl({"vectors", "glove", "neighbours", "apple"});

    QCOMPARE(file.status, 0);
    QCOMPARE(file.out, word.out);
}

void tst_VectorsCommand::analogyLeavesInputsOutUnlessAsked()
{
    const QByteArrayList asked = {"vectors", "glove", "analogy", "king", "man", "woman", "--json", "--count", "2"};

    const CommandRun without = runWhorl(asked), with = runWhorl(asked + QByteArrayList{"--include-inputs"});

    QCOMPARE(firstColumn(json(without)), QStringList({"queen", "monarch"}));
    QVERIFY(without.err.contains("--include-inputs"));
    QCOMPARE(json(without)["parameters"].toObject()["include_inputs"].toBool(), false);
    QCOMPARE(firstColumn(json(with)), QStringList({"king", "queen"}));
    QCOMPARE(json(with)["columns"].toArray(), QJsonArray({"word", "cosine", "percentile", "input"}));
    QCOMPARE(json(with)["rows"].toArray().at(0).toArray().at(3).toString(), "yes");
    QCOMPARE(with.err, QByteArray());
}

void tst_VectorsCommand::rulesOfAnalogyDiffer()
{
    const auto score = [](const char* rule) {
        const CommandRun run =
            runWhorl({"vectors", "glove", "analogy", "paris", "france", "italy", "--json", "--rule", rule});
        return json(run)["rows"].toArray().at(0).toArray().at(1).toDouble();
    };

    QVERIFY(std::abs(score("add") - 0.8189827048324154) < 1e-12);
    QVERIFY(std::abs(score("add-raw") - 0.808451534508085) < 1e-12);
    QVERIFY(std::abs(score("multiply") - 0.9244603003895938) < 1e-12);
}

void tst_VectorsCommand::infoListsFactsAndWhatWasLeftOut()
{
    const CommandRun run = runWhorl({"vectors", casePath("B09/dup.vec"), "info", "--json"});

    QCOMPARE(run.status, 0);
    const QStringList whats = firstColumn(json(run));
    const QJsonArray rows = json(run)["rows"].toArray();
    const auto value = [&](const char* what) { return rows.at(whats.indexOf(what)).toArray().at(1); };
    QCOMPARE(value("vectors").toInt(), 3);
    QCOMPARE(value("dimension").toInt(), 2);
    QCOMPARE(value("bytes as fp32").toInt(), 24);
    QCOMPARE(value("words once more").toInt(), 1);
    QVERIFY(value("skipped").toString().startsWith("line 4: \"a\" once more"));
}

void tst_VectorsCommand::peopleGetColumns()
{
    const CommandRun run = runWhorl({"vectors", "glove", "neighbours", "king", "--count", "2"});

    QCOMPARE(run.out,
             QByteArray("word    cosine  percentile\n"
                        "prince  0.7682  99.9850\n"
                        "queen   0.7508  99.9750\n"));
}

void tst_VectorsCommand::suffixIsTheFormat()
{
    const QTemporaryDir folder;
    const QByteArray path = folder.filePath("near.csv").toUtf8();

    const CommandRun run = runWhorl({"vectors", "glove", "neighbours", "king", "--count", "1", "-o", path});

    QCOMPARE(run.status, 0);
    QCOMPARE(run.out, QByteArray());
    QVERIFY(contents(path).startsWith("word,cosine,percentile\nprince,0.76823821915421"));
}

void tst_VectorsCommand::rowsLimitWhatIsRead()
{
    const CommandRun run = runWhorl({"vectors", gloveFile, "--rows", "50", "info", "--json"});

    QVERIFY(run.out.contains("[\"vectors\", 50]"));
}

/// Case C14.
void tst_VectorsCommand::projectedPointsAreReadBackAlike()
{
    const QTemporaryDir folder;
    const QByteArray path = folder.filePath("points.csv").toUtf8();
    const CommandRun run = runWhorl({"vectors", casePath("C07/pca3.vec"), "project", "-o", path});
    const CommandRun again = runWhorl({"vectors", casePath("C07/pca3.vec"), "project", "--json"});
    QCOMPARE(run.status, 0);
    const QJsonArray points = json(again)["coordinates"].toArray();

    const QList<QByteArray> lines = contents(path).split('\n');

    QCOMPARE(lines[0], QByteArray("word,x,y"));
    QCOMPARE(lines.size(), points.size() + 2);
    for (qsizetype i = 0; i < points.size(); ++i)
        for (int axis = 0; axis < 2; ++axis)
            QCOMPARE(lines[i + 1].split(',')[axis + 1].toDouble(), points.at(i).toArray().at(axis).toDouble());
}

/// Case C07: the largest entry of each direction is positive, so the sign of each axis is settled.
void tst_VectorsCommand::pcaOfThreePointsIsAsPublished()
{
    const double want[3][2] = {{1.383125659, 0.060250009}, {-0.805775395, 0.517100260}, {-0.577350269, -0.577350269}};

    const CommandRun run = runWhorl({"vectors", casePath("C07/pca3.vec"), "project", "--json"});

    const QJsonArray points = json(run)["coordinates"].toArray();
    QCOMPARE(points.size(), 3);
    for (int axis = 0; axis < 2; ++axis) {
        const double sign = points.at(0).toArray().at(axis).toDouble() * want[0][axis] > 0 ? 1 : -1;
        for (int i = 0; i < 3; ++i)
            QVERIFY(std::abs(sign * points.at(i).toArray().at(axis).toDouble() - want[i][axis]) < 1e-6);
    }
    QVERIFY(run.err.contains("2 components hold 100 % of the variance"));
}

void tst_VectorsCommand::iterationsAndMetricAreSaid()
{
    const QByteArrayList common = {"vectors", "glove", "--rows", "40", "project", "--json", "--method"};
    const auto parametersOf = [&](const QByteArrayList& further) {
        return json(runWhorl(common + further))["parameters"].toObject();
    };
    const QJsonObject tsne = parametersOf({"tsne", "--perplexity", "5", "--iterations", "20", "--metric", "euclidean"});
    QCOMPARE(tsne["iterations"].toInt(), 20);
    QCOMPARE(tsne["metric"].toString(), "euclidean");
    QCOMPARE(parametersOf({"umap", "--neighbours", "5"})["iterations"].toInt(), 500);
    QVERIFY(!parametersOf({"pca"}).contains("iterations"));
}

void tst_VectorsCommand::projectionsAreTheSameForASeed()
{
    const auto run = [] {
        return runWhorl({"vectors", "glove", "--rows", "60", "project", "--method", "pca", "--seed", "7"});
    };

    QCOMPARE(run().out, run().out);
}

void tst_VectorsCommand::jsonOfAProjectionIsPoints()
{
    const CommandRun run = runWhorl({"vectors", "glove", "--rows", "5", "project", "--dimensions", "3", "--json"});

    QCOMPARE(json(run)["kind"].toString(), "points");
    QCOMPARE(json(run)["labels"].toArray(), QJsonArray({"the", "of", "to", "and", "in"}));
    QCOMPARE(json(run)["coordinates"].toArray().at(4).toArray().size(), 3);
    QVERIFY(run.err.contains("trustworthiness"));
}

void tst_VectorsCommand::axesGoFromOneWordToAnother()
{
    const CommandRun run = runWhorl(
        {"vectors", "glove", "project", "--method", "axes", "--x", "man", "woman", "--y", "bad", "good", "--json"});

    const QJsonObject points = json(run);
    const qsizetype nurse = points["labels"].toArray().toVariantList().indexOf("nurse");
    const QJsonArray place = points["coordinates"].toArray().at(nurse).toArray();
    QVERIFY(std::abs(place.at(0).toDouble() - 0.27234936813875427) < 1e-7);
    QVERIFY(std::abs(place.at(1).toDouble() - 0.10257408885185394) < 1e-7);
    QVERIFY(run.err.contains("the cosine between x and y is -0.042"));
}

void tst_VectorsCommand::aTextIsLearntFrom()
{
    const QTemporaryDir folder;
    const QByteArray text = folder.filePath("text.txt").toUtf8(), vec = folder.filePath("text.vec").toUtf8();
    put(text, QByteArray("the cat sat on the mat\nthe dog sat on the rug\n").repeated(20));
    const QByteArrayList asked = {"vectors", text,       "train", "--model",     "cbow", "--dimension",
                                  "6",       "--epochs", "2",     "--min-count", "1",    "-o"};

    const CommandRun run = runWhorl(asked + QByteArrayList{vec});

    QCOMPARE(run.status, 0);
    QVERIFY(run.err.contains("7 vectors of 6 numbers"));
    QVERIFY(contents(vec).startsWith("7 6\nthe "));
    const CommandRun again = runWhorl(asked + QByteArrayList{folder.filePath("again.npy").toUtf8()});
    QCOMPARE(runWhorl({"vectors", vec, "neighbours", "cat", "--json"}).out.replace(vec, ""),
             runWhorl({"vectors", folder.filePath("again.npy").toUtf8(), "neighbours", "cat", "--json"})
                 .out.replace(folder.filePath("again.npy").toUtf8(), ""));
}

void tst_VectorsCommand::shippedTextsAreTakenApartAsSuitsThem()
{
    const CommandRun run = runWhorl({"vectors", "classics", "train", "--model", "cbow", "--epochs", "1", "--dimension",
                                     "4", "--min-count", "200", "--json"});

    QCOMPARE(json(run)["kind"].toString(), "listing");
    QVERIFY(json(run)["rows"].toArray().at(0).toArray().at(1).toInt() > 50);
}

void tst_VectorsCommand::wrongInputGetsOneSentence_data()
{
    QTest::addColumn<QByteArrayList>("arguments");
    QTest::addColumn<QByteArray>("sentence");
    const auto row = [](const char* name, const QByteArrayList& arguments, const char* sentence) {
        QTest::newRow(name) << arguments << QByteArray(sentence);
    };
    row("unknown word", {"glove", "neighbours", "qeen"},
        "the word is \"qeen\", which is not in \"glove\"; the nearest spelling is \"queen\"");
    row("no such file", {"missing.vec", "info"}, "missing.vec: no such file; a file that can be read is needed");
    row("two words", {"glove", "analogy", "king", "man"}, "A B C: At least 3 required but received 2");
    row("no action", {"glove"}, "A subcommand is required");
    row("suffix", {"glove", "project", "-o", "/tmp/points.txt"},
        "the suffix of /tmp/points.txt is .txt; csv, json or npy is needed");
    row("no suffix", {"glove", "info", "-o", "/tmp/info"}, "the suffix of /tmp/info is missing; json or csv is needed");
    row("json as csv", {"glove", "info", "--json", "-o", "/tmp/info.csv"},
        "--json is given; the suffix of /tmp/info.csv asks for csv");
    row("no direction", {casePath("C09/zero.vec"), "neighbours", "b"},
        "the vector of \"b\" is all zeros, so its cosine with others is undefined; a word whose vector has a direction "
        "is needed");
    row("axes without words", {"glove", "project", "--method", "axes", "--x", "man", "woman"},
        "--method is axes with 1 axes; --x FROM TO and --y FROM TO are needed");
    row("model", {"kjv", "train", "--model", "glove"}, "model is glove; skip-gram or cbow is needed");
    row("rows of a text", {"kjv", "--rows", "5", "train"},
        "--rows is 5; train reads a text, which has none: leave it out");
    row("vocabulary", {gloveFile, "--vocabulary", casePath("C09/zero.vec"), "info"},
        WHORL_SOURCE_DIR
        "/tests/cases/C09/zero.vec: 5 lines; 10047 are needed, a word for each row of " WHORL_SOURCE_DIR
        "/resources/data/glove6b_100d_10k.f16.npy");
}

void tst_VectorsCommand::wrongInputGetsOneSentence()
{
    QFETCH(const QByteArrayList, arguments);
    QFETCH(const QByteArray, sentence);

    const CommandRun run = runWhorl(QByteArrayList{"vectors"} + arguments);

    QCOMPARE(run.err, "whorl: " + sentence + '\n');
    QCOMPARE(run.status, 2);
    QCOMPARE(run.out, QByteArray());
}

WHORL_CORE_TEST(tst_VectorsCommand)
#include "tst_vectors_command.moc"
