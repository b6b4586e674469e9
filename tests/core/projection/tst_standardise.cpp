// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/projection/standardise.h"

#include "core/catalogue.h"
#include "core/embedding/vector_table.h"
#include "tests/support/cases.h"
#include "tests/support/test_main.h"

#include <cmath>

using namespace whorl;
using namespace whorl::test;

class tst_Standardise : public QObject {
    Q_OBJECT

private slots:
    void columnsHaveMeanZeroAndSpreadOne();
    void aConstantColumnIsZeroAndNamed();
    void nothingAndOneRowAreStandardised();
    void aMapSaysWhatWasConstant();
};

void tst_Standardise::columnsHaveMeanZeroAndSpreadOne()
{
    const auto table = shippedVectors("glove");
    const Standardised done = standardised(table->values);
    QVERIFY(done.constant.empty() && done.notice().empty());
    for (Eigen::Index c = 0; c < done.rows.cols(); ++c) {
        const Eigen::ArrayXd values = done.rows.col(c).cast<double>().array();
        QVERIFY(std::abs(values.mean()) < 1e-6);
        QVERIFY(std::abs(values.square().mean() - 1) < 1e-5);
    }
}

// Normalising by no spread: https://github.com/karpathy/tsnejs/issues/2
void tst_Standardise::aConstantColumnIsZeroAndNamed()
{
    const auto table = openVectors(casePath("C15/constcol.vec"));
    const Standardised done = standardised(table->values);
    QVERIFY(std::abs(done.spreads[0] - 1.118033989) < 1e-9);
    QCOMPARE(done.spreads[1], 0.0);
    QCOMPARE(done.spreads[2], 0.5);
    QVERIFY((done.rows.col(1).array() == 0).all());
    QVERIFY(done.rows.allFinite());
    QCOMPARE(done.notice(), std::string("column 1 is the same in all rows: standardised, it is 0"));
    // A tenth has no exact mean.
    QCOMPARE(standardised(FloatRows::Constant(7, 2, 0.1F)).constant.size(), std::size_t{2});
}

void tst_Standardise::nothingAndOneRowAreStandardised()
{
    QCOMPARE(standardised(FloatRows(0, 3)).rows.rows(), Eigen::Index{0});
    QVERIFY((standardised(FloatRows::Ones(1, 3)).rows.array() == 0).all());
}

void tst_Standardise::aMapSaysWhatWasConstant()
{
    for (const char* method : {"none", "pca"}) {
        const auto points = std::get<Points>(findSource("table").evaluate(
            "projection",
            {{"file", casePath("C15/constcol.vec")}, {"method", std::string(method)}, {"standardised", true}}));
        QVERIFY2(points.quality.find("column 1 is the same in all rows") != std::string::npos, points.quality.c_str());
        for (std::int64_t i = 0; i < points.axis.count; ++i)
            QVERIFY(points.at(i).allFinite());
    }
}

WHORL_CORE_TEST(tst_Standardise)
#include "tst_standardise.moc"
