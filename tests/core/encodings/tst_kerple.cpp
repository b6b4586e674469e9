// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/kerple.h"

#include "core/encodings/alibi.h"
#include "tests/support/golden.h"
#include "tests/support/notes.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_Kerple : public QObject {
    Q_OBJECT

private slots:
    void biasAgreesWithTheAuthors_data() { goldenRows("kerple"); }
    void biasAgreesWithTheAuthors();
    void oneNumberServesEveryHead();
    void wrongNumbersAreRefused_data();
    void wrongNumbersAreRefused();
    void meansOfAMillionTokensAreThoseOfTheCells_data();
    void meansOfAMillionTokensAreThoseOfTheCells();
    void notesHold();
};

namespace {

Field field(const char* quantity, const Values& values)
{
    return std::get<Field>(describe<KerpleParameters>().evaluate(quantity, values));
}

}  // namespace

void tst_Kerple::biasAgreesWithTheAuthors()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    const std::vector<double> r1 = numbers(params["r1"]), r2 = numbers(params["r2"]);
    const auto length = params["L"].get<std::int64_t>();
    const Field bias = field("bias",
                             {{"kernel", params["kernel"].get<std::string>()},
                              {"heads", std::int64_t(r1.size())},
                              {"length", length},
                              {"r1", r1},
                              {"r2", r2}});
    Json heads = Json::array();
    for (std::int64_t head = 0; head < std::int64_t(r1.size()); ++head) {
        Eigen::MatrixXd matrix(length, length);
        for (std::int64_t i = 0; i < length; ++i)
            for (std::int64_t j = 0; j < length; ++j)
                matrix(i, j) = bias.at(i, j, head);
        heads.push_back(toJson(matrix));
    }

    GOLDEN_AGREES(golden, "bias", heads);
}

void tst_Kerple::oneNumberServesEveryHead()
{
    const Field bias = field("bias", {{"r1", std::vector{0.5}}, {"r2", std::vector{3.0}}});

    QCOMPARE(bias.at(9, 2, 0), bias.at(9, 2, 7));
    QCOMPARE(bias.at(9, 2, 0), -0.5 * std::log(22.0));
}

void tst_Kerple::wrongNumbersAreRefused_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QByteArray>("kernel");
    QTest::addColumn<QList<double>>("list");
    QTest::newRow("zero") << QByteArray("r1") << QByteArray("log") << QList<double>{0};
    QTest::newRow("negative") << QByteArray("r2") << QByteArray("log") << QList<double>{-1};
    QTest::newRow("huge") << QByteArray("r2") << QByteArray("log") << QList<double>{1001};
    QTest::newRow("power above two") << QByteArray("r2") << QByteArray("power") << QList<double>{2.1};
    QTest::newRow("too few") << QByteArray("r1") << QByteArray("power") << QList<double>{1, 1, 1};
}

void tst_Kerple::wrongNumbersAreRefused()
{
    QFETCH(const QByteArray, id);
    QFETCH(const QByteArray, kernel);
    QFETCH(const QList<double>, list);
    const Values values = {{"kernel", kernel.toStdString()},
                           {id.toStdString(), std::vector<double>(list.begin(), list.end())}};

    QVERIFY_EXCEPTION_THROWN(fromValues<KerpleParameters>(values), ParameterError);
}

void tst_Kerple::meansOfAMillionTokensAreThoseOfTheCells_data()
{
    QTest::addColumn<QByteArray>("kernel");
    QTest::addColumn<QByteArray>("mode");
    QTest::addColumn<qint64>("row");
    QTest::addColumn<qint64>("column");
    for (const char* kernel : {"log", "power"})
        for (const char* mode : {"causal", "symmetric"}) {
            const QByteArray k(kernel), m(mode);
            QTest::addRow("%s %s beginning", kernel, mode) << k << m << qint64(0) << qint64(0);
            QTest::addRow("%s %s diagonal", kernel, mode) << k << m << qint64(600000) << qint64(600500);
            QTest::addRow("%s %s near", kernel, mode) << k << m << qint64(600000) << qint64(598000);
            QTest::addRow("%s %s far", kernel, mode) << k << m << qint64(1047411) << qint64(300000);
            QTest::addRow("%s %s end", kernel, mode) << k << m << qint64(1047411) << qint64(1047411);
        }
}

void tst_Kerple::meansOfAMillionTokensAreThoseOfTheCells()
{
    QFETCH(const QByteArray, kernel);
    QFETCH(const QByteArray, mode);
    QFETCH(const qint64, row);
    QFETCH(const qint64, column);
    const Values values = {
        {"kernel", kernel.toStdString()}, {"mode", mode.toStdString()}, {"length", std::int64_t{1048576}}};
    const Bin rows{row, 1165}, columns{column, 165};
    for (const char* quantity : {"bias", "weights"}) {
        const Field all = field(quantity, values);
        double sum = 0, cells = 0;
        for (std::int64_t i = row; i < row + 1165; ++i)
            for (std::int64_t j = column; j < column + 165; ++j)
                if (const double value = all.at(i, j, 3); std::isfinite(value)) {
                    sum += value;
                    ++cells;
                }

        const double got = double(all.means({&rows, 1}, {&columns, 1}, 3).value(0, 0));

        // Half a unit of float32 and a little for the sums; faint weights in proportion to the heaviest.
        const double want = sum / cells, heaviest = all.sliceRange(3).high;
        QVERIFY2(std::abs(got - want) < 1e-7 * std::abs(want) + 1e-9 * heaviest,
                 qPrintable(QString::number(got - want)));
    }
}

void tst_Kerple::notesHold()
{
    BACKS_NOTE("kerple", "power-one-is-alibi");
    for (const std::int64_t distance : {0, 1, 17, 100000})
        QCOMPARE(kerpleBias(KerpleKernel::power, 0.25, 1, double(distance)),
                 alibiBias(0.25, distance, BiasMode::causal));

    BACKS_NOTE("kerple", "log-without-window");
    // Beyond distance 1000 lies ever more of the last query's weight.
    double before = 0;
    for (const std::int64_t length : {2000, 200000, 2000000}) {
        const Field weights = field("weights", {{"length", length}, {"r1", std::vector{0.5}}});
        const Bin last{length - 1, 1}, distant{0, length - 1001};
        const double share = double(weights.means({&last, 1}, {&distant, 1}, 0).value(0, 0)) * double(distant.count);
        QVERIFY(share > before);
        before = share;
    }
    QVERIFY(before > 0.97);
}

WHORL_CORE_TEST(tst_Kerple)
#include "tst_kerple.moc"
