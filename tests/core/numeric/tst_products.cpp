// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/column_means.h"
#include "core/numeric/products.h"
#include "core/numeric/random.h"
#include "tests/support/test_main.h"

using namespace whorl;

class tst_Products : public QObject {
    Q_OBJECT

private slots:
    void productsAreThoseOfFloat64_data();
    void productsAreThoseOfFloat64();
    void columnsAreGatheredOrAveraged();
};

namespace {

Grid randomGrid(Eigen::Index rows, Eigen::Index columns, std::uint64_t seed)
{
    Random random(seed);
    return Grid::NullaryExpr(rows, columns, [&] { return static_cast<float>(2 * random.uniform() - 1); });
}

}  // namespace

void tst_Products::productsAreThoseOfFloat64_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("depth");
    QTest::newRow("one number") << 1 << 1 << 1;
    QTest::newRow("whole tiles") << 12 << 16 << 64;
    QTest::newRow("parts of tiles") << 13 << 19 << 33;
    QTest::newRow("fewer than a tile") << 5 << 3 << 128;
    QTest::newRow("no depth") << 4 << 4 << 0;
    QTest::newRow("no rows") << 0 << 4 << 3;
}

void tst_Products::productsAreThoseOfFloat64()
{
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    QFETCH(const int, depth);
    const Grid a = randomGrid(rows, depth, 1), b = randomGrid(columns, depth, 2);

    const Grid got = products(a, b);

    QCOMPARE(got.rows(), Eigen::Index{rows});
    QCOMPARE(got.cols(), Eigen::Index{columns});
    const Eigen::MatrixXd want = a.matrix().cast<double>() * b.matrix().cast<double>().transpose();
    // Each of `depth` additions rounds by 2^-24 of a sum below `depth`.
    for (Eigen::Index r = 0; r < rows; ++r)
        for (Eigen::Index c = 0; c < columns; ++c)
            QVERIFY(std::abs(double(got(r, c)) - want(r, c)) <= depth * depth * 0x1p-24);
}

void tst_Products::columnsAreGatheredOrAveraged()
{
    const float values[] = {1, 2, 4, 8};
    const std::vector<std::int32_t> reversed{3, 2, 1, 0};
    float single[3] = {}, means[2] = {};

    ColumnMeans(std::vector<Bin>{{0, 1}, {3, 1}, {1, 1}}, reversed).row(values, single);
    ColumnMeans(std::vector<Bin>{{0, 2}, {3, 1}}, reversed).row(values, means);

    QVERIFY(single[0] == 8 && single[1] == 1 && single[2] == 4);
    QVERIFY(means[0] == 6 && means[1] == 1);
}

WHORL_CORE_TEST(tst_Products)
#include "tst_products.moc"
