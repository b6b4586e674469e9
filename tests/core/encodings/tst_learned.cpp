// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/learned.h"

#include "core/files/npy.h"
#include "tests/support/cases.h"
#include "tests/support/golden.h"
#include "tests/support/notes.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>

using namespace whorl;
using namespace whorl::test;

class tst_Learned : public QObject {
    Q_OBJECT

private slots:
    void rowsAgreeWithTheModels_data() { goldenRows("learned_index"); }
    void rowsAgreeWithTheModels();
    void positionsOutsideTheTableAreRefused_data();
    void positionsOutsideTheTableAreRefused();
    void reservedRowsAreNoPositions();
    void gramIsSymmetricWithSquaredNormsOnTheDiagonal();
    void spectrumAddsUpToOne();
    void pathKeepsDistancesOfAFlatTable();
    void npyFileHasNoNamedTensor();
    void tensorsAreFoundByName();
    void reservedRowsOfAModelAreNoPositions();
    void cellsWithoutAValueLeaveHoles();
    void aTableOnTheDiskGivesTheSame();
    void componentsOfAHugeTableAreRefused();
    void productsBeyondFloat32AreRefused();
    void positionsPastTheLastRowAreShownWithoutAValue();
    void aMeanOverTheBorderIsThatOfTheRowsThereAre();
    void fewerPositionsThanRowsAreAllThere();
    void notesHold();

private:
    std::string save(const char* name, const std::vector<double>& values, std::int64_t rows, std::int64_t columns);

    QTemporaryDir m_folder;
};

namespace {

Data evaluate(const char* quantity, const Values& values = {})
{
    return describe<LearnedParameters>().evaluate(quantity, values);
}

std::vector<std::int64_t> rowsOf(const Json& params)
{
    const std::string model = params["model"];
    const auto positions = params["max_positions"].get<std::int64_t>();
    if (model == "opt")
        return optRows(params["attention_mask"].get<std::vector<int>>(), positions);
    if (model == "roberta")
        return robertaRows(params["input_ids"].get<std::vector<std::int64_t>>(),
                           params["padding_idx"].get<std::int64_t>(), positions);
    std::vector<std::int64_t> rows;
    for (std::int64_t token = 0; token < params["tokens"].get<std::int64_t>(); ++token)
        rows.push_back(learnedRow(token, positions));
    return rows;
}

}  // namespace

std::string tst_Learned::save(const char* name, const std::vector<double>& values, std::int64_t rows,
                              std::int64_t columns)
{
    QFile file(m_folder.filePath(name));
    const std::string bytes = npyBytes(values, std::array{rows, columns});
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes.data(), qint64(bytes.size())) < 0)
        qFatal("cannot write");
    return file.fileName().toStdString();
}

void tst_Learned::rowsAgreeWithTheModels()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    if (params.contains("position")) {
        const auto position = params["position"].get<std::int64_t>();
        const auto positions = params["max_positions"].get<std::int64_t>();
        const std::int64_t first = params["model"] == "opt" ? 2 : params.value("offset", 0);
        if (expectsRefusal(golden))
            QVERIFY_EXCEPTION_THROWN(learnedRow(position, positions, first), ParameterError);
        else
            GOLDEN_AGREES(golden, "row", learnedRow(position, positions, first));
        return;
    }

    const std::vector<std::int64_t> rows = rowsOf(params);

    const std::int64_t reserved = params["model"] == "opt" ? 2 : params.value("padding_idx", -1) + 1;
    GOLDEN_AGREES(golden, "rows", rows);
    GOLDEN_AGREES(golden, "table_rows", params["max_positions"].get<std::int64_t>() + reserved);
}

void tst_Learned::positionsOutsideTheTableAreRefused_data()
{
    QTest::addColumn<qint64>("position");
    QTest::newRow("before the first") << qint64(-1);
    QTest::newRow("past the last") << qint64(64);
}

void tst_Learned::positionsOutsideTheTableAreRefused()
{
    QFETCH(const qint64, position);
    const auto field = std::get<Field>(evaluate("encoding"));
    const Bin bin{position, 1}, first{0, 1};

    QVERIFY_EXCEPTION_THROWN(field.at(position, 0, 0), ParameterError);
    QVERIFY_EXCEPTION_THROWN(field.means({&bin, 1}, {&first, 1}, 0), ParameterError);
    QCOMPARE(field.rows.highest, 63);
}

void tst_Learned::reservedRowsAreNoPositions()
{
    // fairseq issue 1187: position 0 of RoBERTa is row 2, and the last usable position is 3 of 6 rows.
    const std::string file = save("roberta.npy", {9, 9, 0, 0, .1, .2, .3, .4, .5, .6, .7, .8}, 6, 2);
    const auto field = std::get<Field>(evaluate("encoding", {{"file", file}, {"first_row", std::int64_t{2}}}));

    QCOMPARE(field.rows.count, 4);
    QCOMPARE(field.at(0, 0, 0), 0.1);
    QCOMPARE(field.at(3, 1, 0), 0.8);
    QVERIFY_EXCEPTION_THROWN(field.at(4, 0, 0), ParameterError);
    QCOMPARE(field.range.high, 0.8);
    QVERIFY_EXCEPTION_THROWN(evaluate("encoding", {{"file", file}, {"first_row", std::int64_t{6}}}), ParameterError);
}

void tst_Learned::gramIsSymmetricWithSquaredNormsOnTheDiagonal()
{
    const auto encoding = std::get<Field>(evaluate("encoding"));
    const auto gram = std::get<Field>(evaluate("gram"));
    for (int m = 0; m < 64; m += 7) {
        double square = 0;
        for (int c = 0; c < 64; ++c)
            square += std::pow(encoding.at(m, c, 0), 2);

        QVERIFY(std::abs(gram.at(m, m, 0) - square) < 1e-12 * square);
        QCOMPARE(gram.at(m, 63 - m, 0), gram.at(63 - m, m, 0));
    }
}

void tst_Learned::spectrumAddsUpToOne()
{
    const auto spectrum = std::get<Curves>(evaluate("spectrum"));
    std::vector<double> shares(64), cumulative(64);
    spectrum.series[0].fill(0, shares);
    spectrum.series[1].fill(0, cumulative);

    QVERIFY(std::is_sorted(shares.rbegin(), shares.rend()));
    QVERIFY(std::abs(cumulative.back() - 1) < 1e-12);
}

void tst_Learned::pathKeepsDistancesOfAFlatTable()
{
    // All variance in two directions: the path is the table itself, turned.
    const std::string file = save("flat.npy", {0, 0, 0, 0, 3, 0, 0, 0, 3, 4, 0, 0, 0, 4, 0, 0}, 4, 4);
    const auto path = std::get<Points>(evaluate("path", {{"file", file}}));

    QVERIFY(path.path);
    QVERIFY(std::abs((path.at(0) - path.at(2)).norm() - 5) < 1e-12);
    QVERIFY(std::abs((path.at(1) - path.at(2)).norm() - 4) < 1e-12);
    QVERIFY(std::abs(path.at(3)[2]) < 1e-12);
}

void tst_Learned::npyFileHasNoNamedTensor()
{
    QVERIFY_EXCEPTION_THROWN(evaluate("encoding", {{"tensor", std::string("wpe.weight")}}), ParameterError);
}

void tst_Learned::tensorsAreFoundByName()
{
    const std::string file = casePath("formats/ok.safetensors");
    const auto field = std::get<Field>(evaluate("encoding", {{"file", file}, {"tensor", std::string("wpe.weight")}}));

    QCOMPARE(field.rows.count, 6);
    for (const char* name : {"", "absent"})
        try {
            evaluate("encoding", {{"file", file}, {"tensor", std::string(name)}});
            QFAIL("accepted");
        } catch (const ParameterError& error) {
            QCOMPARE(error.where(), "tensor");
            QVERIFY2(QByteArray(error.what()).contains("its tables are wpe.weight, wte.weight"), error.what());
        }
    const Values missing = {{"file", casePath("B31/model.safetensors.index.json")},
                            {"tensor", std::string("lm_head.weight")}};
    try {
        evaluate("encoding", missing);
        QFAIL("accepted");
    } catch (const ParameterError& error) {
        QVERIFY2(QByteArray(error.what()).contains("model-00002-of-00002.safetensors not found"), error.what());
    }
}

void tst_Learned::reservedRowsOfAModelAreNoPositions()
{
    const auto field = std::get<Field>(
        evaluate("encoding", {{"file", casePath("A38/model.safetensors")}, {"first_row", std::int64_t{2}}}));

    QCOMPARE(field.rows.count, 4);
    QCOMPARE(float(field.at(0, 0, 0)), 0.1F);
    QCOMPARE(float(field.at(3, 1, 0)), 0.8F);
    QVERIFY_EXCEPTION_THROWN(field.at(4, 0, 0), ParameterError);
}

void tst_Learned::cellsWithoutAValueLeaveHoles()
{
    const std::string file = casePath("B30/bf16.safetensors");
    const auto field = std::get<Field>(evaluate("encoding", {{"file", file}}));
    const Bin both{0, 2}, all{0, 3}, first{0, 1}, second{1, 1};

    QCOMPARE(field.at(1, 0, 0), double(INFINITY));
    QVERIFY(std::isnan(field.means({&second, 1}, {&first, 1}, 0).value(0, 0)));
    QVERIFY(std::isnan(field.means({&second, 1}, {&second, 1}, 0).value(0, 0)));
    QCOMPARE(field.means({&both, 1}, {&first, 1}, 0).value(0, 0), 1.0F);
    // Of the six cells 1, -3.140625, 2^-133 and -0 have a value.
    QCOMPARE(field.means({&both, 1}, {&all, 1}, 0).value(0, 0), -2.140625F / 4);
    QCOMPARE(field.range.high, 3.140625);
    for (const char* quantity : {"gram", "spectrum", "path"})
        QVERIFY(refusal([&] { evaluate(quantity, {{"file", file}}); }).contains("row 1, column 0"));
}

void tst_Learned::aTableOnTheDiskGivesTheSame()
{
    // Without its first row it still is more than a table that is held in memory.
    const std::int64_t rows = (1 << 20) / 64 + 2, columns = 64;
    std::vector<double> values(std::size_t(rows * columns));
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = std::sin(double(i)) + 0.25;
    values[12'345 * 64 + 6] = NAN;
    const std::string file = save("large.npy", values, rows, columns);
    const auto field = std::get<Field>(evaluate("encoding", {{"file", file}, {"first_row", std::int64_t{1}}}));

    for (const Bin row : {Bin{0, 1}, Bin{7, 20}, Bin{12'000, 999}, Bin{12'344, 1}, Bin{100, 16'000}, Bin{0, rows - 1}})
        for (const Bin column : {Bin{0, 64}, Bin{6, 1}, Bin{5, 7}}) {
            double sum = 0, count = 0;
            for (std::int64_t r = row.first + 1; r < row.first + 1 + row.count; ++r)
                for (std::int64_t c = column.first; c < column.first + column.count; ++c)
                    if (const double value = values[std::size_t(r * columns + c)]; !std::isnan(value)) {
                        sum += value;
                        count += 1;
                    }
            const float mean = field.means({&row, 1}, {&column, 1}, 0).value(0, 0);
            QVERIFY(count == 0 ? std::isnan(mean) : std::abs(mean - sum / count) < 1e-7);
        }
    QCOMPARE(field.at(41, 3, 0), values[42 * 64 + 3]);
    QFile::resize(QString::fromStdString(file), 1000);
    QVERIFY(std::isnan(field.at(41, 3, 0)));
    const Bin some{0, 5};
    QVERIFY(refusal([&] { field.means({&some, 1}, {&some, 1}, 0); }).contains("become shorter"));
}

void tst_Learned::componentsOfAHugeTableAreRefused()
{
    const std::string wide = save("wide.npy", std::vector<double>(4097 * 2, 1), 2, 4097);
    for (const char* quantity : {"spectrum", "path"})
        QVERIFY(refusal([&] { evaluate(quantity, {{"file", wide}}); }).contains("take too long"));
    QCOMPARE(std::get<Field>(evaluate("encoding", {{"file", wide}})).range.high, 1.0);
}

void tst_Learned::productsBeyondFloat32AreRefused()
{
    const std::string file = save("big.npy", {3e38, 3e38, 3e38, 3e38}, 2, 2);

    QVERIFY(refusal([&] { evaluate("gram", {{"file", file}}); }).contains("dot product"));
    QCOMPARE(std::get<Field>(evaluate("encoding", {{"file", file}})).at(0, 0, 0), 3e38);
}

void tst_Learned::positionsPastTheLastRowAreShownWithoutAValue()
{
    for (const char* quantity : {"encoding", "gram"}) {
        const auto field = std::get<Field>(evaluate(quantity, {{"length", std::int64_t{96}}}));

        QCOMPARE(field.rows.count, 96);
        QCOMPARE(field.rows.highest, 63);
        QCOMPARE(field.rows.unseenFrom, std::optional<std::int64_t>(64));
        QVERIFY(std::isfinite(field.at(63, 0, 0)));
        QVERIFY(std::isnan(field.at(64, 0, 0)));
        QVERIFY(std::isnan(field.at(95, 0, 0)));
        QVERIFY_EXCEPTION_THROWN(field.at(96, 0, 0), ParameterError);
        const Bin missing{64, 32}, first{0, 1};
        QVERIFY(std::isnan(field.means({&missing, 1}, {&first, 1}, 0).value(0, 0)));
    }
    const auto gram = std::get<Field>(evaluate("gram", {{"length", std::int64_t{96}}}));
    QVERIFY(std::isnan(gram.at(0, 64, 0)));
}

void tst_Learned::aMeanOverTheBorderIsThatOfTheRowsThereAre()
{
    for (const char* quantity : {"encoding", "gram"}) {
        const auto field = std::get<Field>(evaluate(quantity, {{"length", std::int64_t{96}}}));
        const Bin over{60, 20}, there{60, 4}, column{3, 1};

        QCOMPARE(field.means({&over, 1}, {&column, 1}, 0).value(0, 0),
                 field.means({&there, 1}, {&column, 1}, 0).value(0, 0));
    }
}

void tst_Learned::fewerPositionsThanRowsAreAllThere()
{
    const auto field = std::get<Field>(evaluate("encoding", {{"length", std::int64_t{16}}}));

    QCOMPARE(field.rows.count, 16);
    QVERIFY(!field.rows.unseenFrom);
}

void tst_Learned::notesHold()
{
    BACKS_NOTE("learned", "past-the-end");
    const auto field = std::get<Field>(evaluate("encoding"));
    QVERIFY_EXCEPTION_THROWN(field.at(field.rows.last() + 1, 0, 0), ParameterError);

    BACKS_NOTE("learned", "rows-before-the-first-token");
    const std::string file = save("opt.npy", {9, 9, .1}, 3, 1);
    const auto opt = std::get<Field>(evaluate("encoding", {{"file", file}, {"first_row", std::int64_t{2}}}));
    QCOMPARE(opt.at(0, 0, 0), 0.1);
}

WHORL_CORE_TEST(tst_Learned)
#include "tst_learned.moc"
