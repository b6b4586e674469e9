// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue.h"
#include "core/embedding/vector_table.h"
#include "core/files/model_board.h"
#include "tests/support/cases.h"
#include "tests/support/scratch.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>

#include <algorithm>

using namespace whorl;
using namespace whorl::test;

class tst_VectorTensors : public QObject {
    Q_OBJECT

private slots:
    void tablesAreListedWithTheirShapes();
    void whatIsNamedLikeTokensIsLikeliest();
    void otherwiseATableWithARowForEachWordIsLikeliest();
    void wordsServeTheTableThatHasAsManyRows();
    void wordVectorsOfferNoChoice();
    void aBoardNamesTheTableThatItShows();
    void tablesWithoutKnownNamesMakeABoardToo();
};

namespace {

const std::string model = WHORL_SOURCE_DIR "/resources/data/tinylm_abs.npz";

/// A safetensors file of zeros: a table of 3 rows, one of 5, and a list.
std::string threeTensors(const QTemporaryDir& folder)
{
    QByteArray header = R"({"a":{"dtype":"F32","shape":[3,2],"data_offsets":[0,24]},)"
                        R"("b":{"dtype":"F32","shape":[5,2],"data_offsets":[24,64]},)"
                        R"("c":{"dtype":"F32","shape":[2],"data_offsets":[64,72]}})";
    QByteArray length(8, '\0');
    length[0] = static_cast<char>(header.size() & 0xff);
    length[1] = static_cast<char>(header.size() >> 8);
    const QString path = folder.filePath("x.safetensors");
    put(path, length + header + QByteArray(72, '\0'));
    return path.toStdString();
}

Values valuesOf(const std::string& file, const std::string& tensor = {})
{
    return {{"file", file}, {"tensor", tensor}};
}

}  // namespace

void tst_VectorTensors::tablesAreListedWithTheirShapes()
{
    const std::vector<Offer> tables = findSource("table").offers(valuesOf(model), "tensor");
    const auto named = [&](std::string_view name) {
        return std::find_if(tables.begin(), tables.end(), [&](const Offer& each) { return each.value == name; });
    };

    QVERIFY(named("wpe.weight") != tables.end());
    QCOMPARE(named("wte.weight")->remark, "4000 x 64");
    QVERIFY2(named("ln.bias") == tables.end(), "a list is no table");
    for (const char* source : {"learned", "learned-2d"})
        QCOMPARE(findSource(source).offers({{"file", model}}, "tensor").size(), tables.size());
    for (const char* source : {"t5", "shaw"})
        QCOMPARE(findSource(source).offers({{"table", model}}, "tensor").size(), tables.size());
    QVERIFY(findSource("t5").offers({}, "tensor").empty());
}

void tst_VectorTensors::whatIsNamedLikeTokensIsLikeliest()
{
    QCOMPARE(likeliestTensor(model), "wte.weight");

    const std::vector<Offer> offers = findSource("table").offers(valuesOf(model), "tensor");

    for (const Offer& each : offers)
        QCOMPARE(each.isUsual, each.value == "wte.weight");
    QCOMPARE(offers.front().remark, "4000 x 64");
}

void tst_VectorTensors::otherwiseATableWithARowForEachWordIsLikeliest()
{
    const QTemporaryDir folder;
    const std::string path = threeTensors(folder);
    QCOMPARE(likeliestTensor(path), "b");

    put(folder.filePath("x.vocab.txt"), "one\ntwo\nthree\n");

    QCOMPARE(likeliestTensor(path), "a");
}

void tst_VectorTensors::wordsServeTheTableThatHasAsManyRows()
{
    const QTemporaryDir folder;
    const std::string path = threeTensors(folder);
    put(folder.filePath("x.vocab.txt"), "one\ntwo\nthree\n");

    QCOMPARE(openVectors(path, "a")->word(2), "three");
    const auto other = openVectors(path, "b");

    QVERIFY(other->numbered);
    QVERIFY(other->notes.front().sentence().find("another table") != std::string::npos);
    const std::string list = folder.filePath("x.vocab.txt").toStdString();
    QVERIFY(refusal([&] { openVectors(path, "b", list); }).contains("5 are needed"));
}

void tst_VectorTensors::wordVectorsOfferNoChoice()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("x.vec");
    put(path, "2 2\na 1 2\nb 3 4\n");
    const auto& offers = findSource("table").offers;

    QVERIFY(offers(valuesOf(path.toStdString()), "tensor").empty());
    QVERIFY(offers(valuesOf("glove"), "tensor").empty());
    QVERIFY(offers(valuesOf("/nowhere/x.npz"), "tensor").empty());
    QVERIFY(offers(valuesOf(model), "word").empty());
}

void tst_VectorTensors::aBoardNamesTheTableThatItShows()
{
    const Board board = modelBoard(describeModel(model));

    for (const Panel& panel : board.panels)
        QCOMPARE(std::get<std::string>(panel.values.at("tensor")), "wte.weight");
    QVERIFY(problems(board).empty());
}

void tst_VectorTensors::tablesWithoutKnownNamesMakeABoardToo()
{
    const QTemporaryDir folder;

    const Board board = modelBoard(describeModel(threeTensors(folder)));

    QCOMPARE(board.panels.front().source, "table");
    QCOMPARE(std::get<std::string>(board.panels.front().values.at("tensor")), "b");
}

WHORL_CORE_TEST(tst_VectorTensors)
#include "tst_vector_tensors.moc"
