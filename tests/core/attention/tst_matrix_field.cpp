// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/matrix_field.h"

#include "tests/support/data_laws.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_MatrixField : public QObject {
    Q_OBJECT

private slots:
    void meansSkipMaskedCells();
    void aMissingCellSpoilsItsMean();
    void axesMayBeginLater();
    void rangesHoldZeroAndEveryValue();
};

namespace {

constexpr double masked = -INFINITY;

Eigen::ArrayXXd cells()
{
    Eigen::ArrayXXd values(2, 3);
    values << 1, masked, 4, -2, 0.5, masked;
    return values;
}

Field field(FieldScale scale = FieldScale::diverging, std::int64_t memory = 0)
{
    Field result = matrixField(sentenceQueries(2, memory), sentenceKeys(3), {cells()}, scale);
    result.valueLabel = "score";
    return result;
}

double mean(const Field& of, Bin rows, Bin columns)
{
    return double(of.means({&rows, 1}, {&columns, 1}, 0).value(0, 0));
}

}  // namespace

void tst_MatrixField::meansSkipMaskedCells()
{
    QCOMPARE(mean(field(), {0, 2}, {0, 3}), (1 + 4 - 2 + 0.5) / 4);
    QCOMPARE(mean(field(), {0, 1}, {1, 1}), masked);
    checkField(field(), 1);
}

void tst_MatrixField::aMissingCellSpoilsItsMean()
{
    Eigen::ArrayXXd values = cells();
    values(0, 0) = NAN;
    const Field holed = matrixField(sentenceQueries(2), sentenceKeys(3), {values}, FieldScale::sequential);

    QVERIFY(std::isnan(mean(holed, {0, 2}, {0, 1})));
    QCOMPARE(mean(holed, {0, 2}, {2, 1}), 4.0);
    QCOMPARE(holed.range.high, 4.0);
}

void tst_MatrixField::axesMayBeginLater()
{
    const Field late = field(FieldScale::diverging, 5);

    QCOMPARE(late.rows.first, 5);
    QCOMPARE(late.at(6, 0, 0), -2.0);
    checkField(late, 2);
}

void tst_MatrixField::rangesHoldZeroAndEveryValue()
{
    const Field signedValues = field(),
                positive = matrixField(sentenceQueries(1), sentenceKeys(1), {Eigen::ArrayXXd::Constant(1, 1, 3)},
                                       FieldScale::sequential);
    const Field nothing =
        matrixField(sentenceQueries(1), sentenceKeys(1), {Eigen::ArrayXXd::Zero(1, 1)}, FieldScale::diverging);

    QCOMPARE(signedValues.range.low, -4.0);
    QCOMPARE(signedValues.range.high, 4.0);
    QCOMPARE(positive.range.low, 0.0);
    QVERIFY(nothing.range.low < nothing.range.high);
}

WHORL_CORE_TEST(tst_MatrixField)
#include "tst_matrix_field.moc"
