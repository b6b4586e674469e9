// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/shaw.h"

#include "core/attention/attention_head.h"
#include "core/attention/seeded_head.h"
#include "core/files/npy.h"
#include "tests/support/data_laws.h"
#include "tests/support/golden.h"
#include "tests/support/notes.h"
#include "tests/support/test_main.h"

#include <fstream>

#include <QTemporaryDir>

using namespace whorl;
using namespace whorl::test;

class tst_Shaw : public QObject {
    Q_OBJECT

private slots:
    void rowsAgreeWithTheAuthors_data() { goldenRows("shaw_index"); }
    void rowsAgreeWithTheAuthors();
    void piecesAreTheRows();
    void biasIsTheQueryTimesTheTable();
    void valuesAreAddedByWeight();
    void encodingAveragesFarAndNear();
    void aTableOfAnotherSizeIsRefused();
    void notesHold();
};

namespace {

Field field(const char* quantity, const Values& values)
{
    return std::get<Field>(describe<ShawParameters>().evaluate(quantity, values));
}

}  // namespace

void tst_Shaw::rowsAgreeWithTheAuthors()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    const auto k = params["max_relative_position"].get<std::int64_t>();
    if (expectsRefusal(golden)) {
        QVERIFY_EXCEPTION_THROWN(shawIndex(0, k), ParameterError);
        return;
    }
    const auto queries = params["len_q"].get<std::int64_t>(), keys = params["len_k"].get<std::int64_t>();
    Json rows = Json::array();

    for (std::int64_t i = 0; i < queries; ++i) {
        Json row = Json::array();
        for (std::int64_t j = 0; j < keys; ++j)
            row.push_back(shawIndex(i + keys - queries - j, k));
        rows.push_back(row);
    }

    GOLDEN_AGREES(golden, "index", rows);
    GOLDEN_AGREES(golden, "table_rows", shawIndex(-keys - k, k) + 1);
}

void tst_Shaw::piecesAreTheRows()
{
    for (const std::int64_t k : {1, 2, 7}) {
        const DistancePieces pieces = shawPieces(k, [](std::int64_t index) { return double(index); });
        for (std::int64_t distance = -20; distance <= 20; ++distance)
            QCOMPARE(valueAt(pieces, distance), double(shawIndex(distance, k)));
    }
}

void tst_Shaw::biasIsTheQueryTimesTheTable()
{
    const ShawParameters shaw;
    Random random(std::uint64_t(shaw.seed), 0);
    const Eigen::VectorXd query = normalMatrix(random, shaw.dimension, 1);
    const Eigen::MatrixXd keys = shawKeys(shaw);
    const Field bias = field("bias", {});

    for (const std::int64_t distance : {-40, -3, 0, 5, 16, 40}) {
        const double want = keys.row(shawIndex(distance, 16)).dot(query) / 8;
        QVERIFY(std::abs(bias.at(50, 50 - distance, 0) - want) < 1e-14);
    }
    QCOMPARE(field("index", {}).at(10, 12, 0), 18.0);
    QCOMPARE(field("index", {}).working(10, 40, 0), std::string("clip(30, −16, 16) + 16"));
}

void tst_Shaw::valuesAreAddedByWeight()
{
    Random random(3);
    const ShawTables tables{normalMatrix(random, 5, 4), normalMatrix(random, 5, 4)};
    const HeadInputs inputs = seededHead(9, 3, 4, 2);

    const HeadResult head = attend(inputs, shawEffect(tables));

    for (Eigen::Index i = 0; i < 9; ++i) {
        Eigen::RowVectorXd want = Eigen::RowVectorXd::Zero(4);
        for (Eigen::Index j = 0; j < 9; ++j)
            want += head.weights(i, j) * (head.value.row(j) + tables.values.row(shawIndex(i - j, 2)));
        QVERIFY((head.output.row(i) - want).cwiseAbs().maxCoeff() < 1e-14);
    }
}

void tst_Shaw::encodingAveragesFarAndNear()
{
    const Field encoding = field("encoding", {{"length", std::int64_t{100}}, {"max_distance", std::int64_t{5}}});

    for (const Bin rows : {Bin{-99, 199}, {-99, 90}, {-7, 4}, {-5, 11}, {3, 4}, {6, 90}, {5, 1}})
        checkRectangle(encoding, rows, {2, 5}, 0);
}

void tst_Shaw::aTableOfAnotherSizeIsRefused()
{
    QTemporaryDir folder;
    const std::string path = folder.filePath("table.npy").toStdString();
    const std::vector<double> values = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
    std::ofstream(path, std::ios::binary) << npyBytes(values, std::array<std::int64_t, 2>{5, 2});
    const Values fits = {{"table", path}, {"max_distance", std::int64_t{2}}, {"dimension", std::int64_t{2}}};
    Values tooFar = fits;
    tooFar["max_distance"] = std::int64_t{3};

    QCOMPARE(field("encoding", fits).at(2, 1, 0), 2.0);
    QCOMPARE(field("encoding", fits).at(-9, 0, 0), 9.0);
    QVERIFY_EXCEPTION_THROWN(field("bias", tooFar), ParameterError);
}

void tst_Shaw::notesHold()
{
    BACKS_NOTE("shaw", "shared-beyond-k");
    const Field bias = field("bias", {{"length", std::int64_t{1048576}}});
    QCOMPARE(bias.at(1'000'000, 0, 0), bias.at(1'000'000, 999'984, 0));
    QVERIFY(bias.at(1'000'000, 0, 0) != bias.at(1'000'000, 999'985, 0));

    BACKS_NOTE("shaw", "sign-of-the-offset");
    QCOMPARE(shawIndex(100, 16), 0);
    QCOMPARE(shawIndex(-100, 16), 32);

    BACKS_NOTE("shaw", "values-too");
    Random random(3);
    const ShawTables tables{Eigen::MatrixXd::Zero(5, 4), normalMatrix(random, 5, 4)};
    const HeadInputs inputs = seededHead(6, 3, 4, 2);
    const HeadResult with = attend(inputs, shawEffect(tables)), without = attend(inputs);
    QVERIFY((with.weights == without.weights).all());
    QVERIFY((with.output - without.output).cwiseAbs().maxCoeff() > 0.1);
}

WHORL_CORE_TEST(tst_Shaw)
#include "tst_shaw.moc"
