// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/matrix_product.h"

#include "tests/support/test_main.h"

using namespace whorl;

class tst_MatrixProduct : public QObject {
    Q_OBJECT

private slots:
    void isTheProduct_data();
    void isTheProduct();
    void aRowDoesNotDependOnItsPlace();
};

void tst_MatrixProduct::isTheProduct_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("terms");
    QTest::addColumn<int>("columns");
    for (const auto& [m, k, n] :
         {std::tuple{1, 1, 1}, {3, 5, 2}, {16, 8, 4}, {17, 9, 5}, {33, 0, 7}, {0, 3, 3}, {64, 65, 63}})
        QTest::addRow("%d x %d x %d", m, k, n) << m << k << n;
}

void tst_MatrixProduct::isTheProduct()
{
    QFETCH(const int, rows);
    QFETCH(const int, terms);
    QFETCH(const int, columns);
    const Eigen::MatrixXd a = Eigen::MatrixXd::Random(rows, terms), b = Eigen::MatrixXd::Random(terms, columns);
    const Eigen::MatrixXd product = matrixProduct(a, b), oracle = a.lazyProduct(b);

    QCOMPARE(product.rows(), Eigen::Index(rows));
    QCOMPARE(product.cols(), Eigen::Index(columns));
    QVERIFY((product - oracle).norm() <= 1e-14 * (1 + oracle.norm()));
}

void tst_MatrixProduct::aRowDoesNotDependOnItsPlace()
{
    const Eigen::MatrixXd a = Eigen::MatrixXd::Random(40, 50), b = Eigen::MatrixXd::Random(50, 30);
    const Eigen::MatrixXd product = matrixProduct(a, b), backwards = matrixProduct(a.colwise().reverse(), b);

    QVERIFY(backwards.colwise().reverse() == product);
}

WHORL_CORE_TEST(tst_MatrixProduct)
#include "tst_matrix_product.moc"
