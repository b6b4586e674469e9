// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/alibi_stored.h"

#include "tests/support/bins.h"
#include "tests/support/test_main.h"

#include <cmath>

using namespace whorl;
using namespace whorl::test;

class tst_AlibiStored : public QObject {
    Q_OBJECT

private slots:
    void formsByKeyAreNamed();
    void meanKeyIsThatOfTheCells();
    void weightsOfALongTextStayFinite();
};

void tst_AlibiStored::formsByKeyAreNamed()
{
    QVERIFY(isStoredByKey(AlibiForm::stored) && isStoredByKey(AlibiForm::mpt) && isStoredByKey(AlibiForm::bloom));
    QVERIFY(!isStoredByKey(AlibiForm::paper) && !isStoredByKey(AlibiForm::falcon));
}

void tst_AlibiStored::meanKeyIsThatOfTheCells()
{
    QRandomGenerator random(9);
    for (int trial = 0; trial < 500; ++trial) {
        const Bin rows = randomBin(random, 0, 40, 30), columns = randomBin(random, 0, 40, 30);
        const double want = slowMean(rows, columns, [](auto m, auto n) { return n > m ? -INFINITY : double(n); });
        const double got = meanKeyBefore(rows, columns);

        QVERIFY(std::isinf(want) ? std::isnan(got) : std::abs(got - want) < 1e-12);
    }
}

void tst_AlibiStored::weightsOfALongTextStayFinite()
{
    AlibiParameters alibi;
    alibi.length = 1048576;
    alibi.form = AlibiForm::mpt;
    alibi.mode = BiasMode::symmetric;
    const Field weights = alibiStoredWeights(alibi);

    const std::vector<Bin> all = {{0, alibi.length}};
    for (const std::int64_t head : {0, 7}) {
        // All weights of a row add up to 1.
        const double sum = double(weights.means(all, all, head).value(0, 0)) * double(alibi.length);
        QVERIFY(std::abs(sum - 1) < 1e-6);
        QVERIFY(weights.at(0, 0, head) >= 0);
    }
}

WHORL_CORE_TEST(tst_AlibiStored)
#include "tst_alibi_stored.moc"
