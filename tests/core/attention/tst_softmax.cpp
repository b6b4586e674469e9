// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/softmax.h"

#include "tests/support/test_main.h"

#include <cmath>

using namespace whorl;

class tst_Softmax : public QObject {
    Q_OBJECT

private slots:
    void rowsSumToOneAndMaskedKeysWeighNothing();
    void aConstantPerRowChangesNothing();
    void maskedKeysOfLongRowsWeighNothing();
    void hugeScoresDoNotOverflow();
    void aRowWithoutKeysHasNoWeights();
    void entropyOfEqualWeightsIsTheLogarithmOfTheirNumber();
};

namespace {

Eigen::ArrayXXd scores()
{
    Eigen::ArrayXXd result(3, 3);
    result << 0.5, -1, 2, 0, 0, 0, 3, 1, -0.25;
    return result;
}

}  // namespace

void tst_Softmax::rowsSumToOneAndMaskedKeysWeighNothing()
{
    const Eigen::ArrayXXd weights = softmaxRows(causallyMasked(scores()));

    for (int row = 0; row < 3; ++row)
        QVERIFY(std::abs(weights.row(row).sum() - 1) < 1e-15);
    QCOMPARE(weights(0, 0), 1.0);
    QCOMPARE(weights(0, 1), 0.0);
    QCOMPARE(weights(1, 2), 0.0);
    QCOMPARE(weights(1, 0), 0.5);
}

void tst_Softmax::aConstantPerRowChangesNothing()
{
    Eigen::ArrayXXd shifted = scores();
    shifted.colwise() += Eigen::Array3d(4, -8, 0.5);

    QVERIFY((softmaxRows(shifted) - softmaxRows(scores())).abs().maxCoeff() < 1e-15);
}

void tst_Softmax::maskedKeysOfLongRowsWeighNothing()
{
    const Eigen::ArrayXXd weights = softmaxRows(causallyMasked(Eigen::ArrayXXd::Random(33, 33)));

    for (int row = 0; row < 33; ++row)
        for (int key = row + 1; key < 33; ++key)
            QVERIFY2(weights(row, key) == 0, qPrintable(QString::number(weights(row, key))));
}

void tst_Softmax::hugeScoresDoNotOverflow()
{
    const Eigen::ArrayXXd weights = softmaxRows(Eigen::Array<double, 1, 3>(1e308, 1e308, -1e308));

    QCOMPARE(weights(0, 0), 0.5);
    QCOMPARE(weights(0, 2), 0.0);
}

void tst_Softmax::aRowWithoutKeysHasNoWeights()
{
    QVERIFY((softmaxRows(Eigen::ArrayXXd::Constant(2, 3, -INFINITY)) == 0).all());
    QCOMPARE(softmaxRows(Eigen::ArrayXXd(2, 0)).cols(), 0);
}

void tst_Softmax::entropyOfEqualWeightsIsTheLogarithmOfTheirNumber()
{
    const Eigen::ArrayXd entropy = rowEntropy(softmaxRows(causallyMasked(Eigen::ArrayXXd::Zero(4, 4))));

    QCOMPARE(entropy[0], 0.0);
    QVERIFY(std::abs(entropy[3] - std::log(4)) < 1e-15);
}

WHORL_CORE_TEST(tst_Softmax)
#include "tst_softmax.moc"
