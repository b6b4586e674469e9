// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/float_product.h"

#include "tests/support/test_main.h"

using namespace whorl;

class tst_FloatProduct : public QObject {
    Q_OBJECT

private slots:
    void isTheProduct_data();
    void isTheProduct();
    void readsAnyStride();
};

namespace {

using Matrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

template <class M>
auto view(M& matrix)
{
    using T = std::remove_pointer_t<decltype(matrix.data())>;
    return MatrixView<T>{matrix.data(), matrix.rows(), matrix.cols(), matrix.cols()};
}

Eigen::MatrixXd oracle(const Matrix& a, const Matrix& b)
{
    return a.cast<double>().lazyProduct(b.cast<double>());
}

}  // namespace

void tst_FloatProduct::isTheProduct_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("terms");
    QTest::addColumn<int>("columns");
    for (const auto& [m, k, n] : {std::tuple{1, 1, 1},
                                  {3, 5, 2},
                                  {6, 8, 16},
                                  {17, 9, 33},
                                  {64, 16, 64},
                                  {7, 600, 16},
                                  {13, 256, 31},
                                  {8, 257, 100},
                                  {64, 64, 192}})
        QTest::addRow("%d x %d x %d", m, k, n) << m << k << n;
}

void tst_FloatProduct::isTheProduct()
{
    QFETCH(const int, rows);
    QFETCH(const int, terms);
    QFETCH(const int, columns);
    const Matrix a = Matrix::Random(rows, terms), b = Matrix::Random(terms, columns);
    const Matrix aT = a.transpose(), bT = b.transpose(), before = Matrix::Random(rows, columns);
    const Eigen::MatrixXd wanted = oracle(a, b);
    const double error = 1e-6 * terms;
    Matrix out(rows, columns);

    multiply(view(a), view(b), view(out), Sum::fresh);
    QVERIFY((out.cast<double>() - wanted).cwiseAbs().maxCoeff() <= error);
    multiply(view(aT).transposed(), view(bT).transposed(), view(out), Sum::fresh);
    QVERIFY((out.cast<double>() - wanted).cwiseAbs().maxCoeff() <= error);
    out = before;
    multiply(view(a), view(bT).transposed(), view(out), Sum::added);
    QVERIFY((out.cast<double>() - before.cast<double>() - wanted).cwiseAbs().maxCoeff() <= error);
}

void tst_FloatProduct::readsAnyStride()
{
    const Matrix wide = Matrix::Random(20, 30);
    const Matrix a = wide.block(2, 3, 9, 7), b = wide.block(5, 11, 7, 18);
    Matrix out = Matrix::Constant(12, 25, 5.0F);
    multiply({wide.data() + 2 * 30 + 3, 9, 7, 30}, {wide.data() + 5 * 30 + 11, 7, 18, 30},
             MatrixView<float>{out.data() + 25 + 4, 9, 18, 25}, Sum::fresh);

    QVERIFY((out.block(1, 4, 9, 18).cast<double>() - oracle(a, b)).cwiseAbs().maxCoeff() < 1e-5);
    out.block(1, 4, 9, 18).setConstant(5);
    QVERIFY((out.array() == 5).all());
}

WHORL_CORE_TEST(tst_FloatProduct)
#include "tst_float_product.moc"
