// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue.h"
#include "core/numeric/precision.h"
#include "tests/support/data_laws.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_PrecisionLens : public QObject {
    Q_OBJECT

private slots:
    void nothingIsLostInFloat64();
    void tablesAreThoseOfTheFormat();
    void meansAreThoseOfTheCells_data();
    void meansAreThoseOfTheCells();
    void bfloat16ReadsTwoPositionsAsOne();
};

namespace {

Field field(const char* source, const char* quantity, const Values& values)
{
    return std::get<Field>(findSource(source).evaluate(quantity, values));
}

}  // namespace

void tst_PrecisionLens::nothingIsLostInFloat64()
{
    for (const char* source : {"rope", "sinusoidal"})
        QCOMPARE(field(source, "angle_error", {}).at(400, 7, 0), 0.0);
}

void tst_PrecisionLens::tablesAreThoseOfTheFormat()
{
    const Values values = {{"precision", std::string("bfloat16")}, {"rounds", std::string("values")}};
    const double exact = field("sinusoidal", "encoding", {}).at(137, 42, 0);
    QCOMPARE(field("sinusoidal", "encoding", values).at(137, 42, 0), rounded(exact, Precision::bfloat16));
    const double cosine = field("rope", "cosines", {}).at(137, 21, 0);
    QCOMPARE(field("rope", "cosines", values).at(137, 21, 0), rounded(cosine, Precision::bfloat16));
}

void tst_PrecisionLens::meansAreThoseOfTheCells_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QByteArray>("quantity");
    QTest::newRow("rope error") << QByteArray("rope") << QByteArray("angle_error");
    QTest::newRow("rope cosines") << QByteArray("rope") << QByteArray("cosines");
    QTest::newRow("sinusoidal error") << QByteArray("sinusoidal") << QByteArray("angle_error");
    QTest::newRow("sinusoidal encoding") << QByteArray("sinusoidal") << QByteArray("encoding");
}

void tst_PrecisionLens::meansAreThoseOfTheCells()
{
    QFETCH(const QByteArray, source);
    QFETCH(const QByteArray, quantity);
    const Field each =
        field(source, quantity, {{"precision", std::string("bfloat16")}, {"length", std::int64_t{5000}}});
    const std::vector<Bin> rows = {{0, 3}, {256, 4}, {3000, 37}}, columns = {{0, 1}, {5, 3}};

    const FieldMeans means = each.means(rows, columns, 0);

    for (std::size_t r = 0; r < rows.size(); ++r)
        for (std::size_t c = 0; c < columns.size(); ++c) {
            double sum = 0;
            for (std::int64_t i = 0; i < rows[r].count; ++i)
                for (std::int64_t j = 0; j < columns[c].count; ++j)
                    sum += each.at(rows[r].first + i, columns[c].first + j, 0);
            const double mean = sum / double(rows[r].count * columns[c].count);
            const float got = means.value(Eigen::Index(r), Eigen::Index(c));
            QVERIFY(std::abs(got - mean) <= 1e-6 * std::max(1.0, std::abs(mean)));
        }
}

void tst_PrecisionLens::bfloat16ReadsTwoPositionsAsOne()
{
    const Field encoding = field("sinusoidal", "encoding", {{"precision", std::string("bfloat16")}});
    for (std::int64_t channel = 0; channel < 128; ++channel) {
        QCOMPARE(encoding.at(257, channel, 0), encoding.at(256, channel, 0));
    }
    QVERIFY(encoding.at(255, 0, 0) != encoding.at(256, 0, 0));
}

WHORL_CORE_TEST(tst_PrecisionLens)
#include "tst_precision_lens.moc"
