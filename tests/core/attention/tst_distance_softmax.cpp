// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/distance_softmax.h"

#include "tests/support/bins.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_DistanceSoftmax : public QObject {
    Q_OBJECT

private slots:
    void meansEqualBruteForce_data();
    void meansEqualBruteForce();
    void rowsSumToOne_data() { meansEqualBruteForce_data(); }
    void rowsSumToOne();
    void faintWeightsKeepTheirDigits();
    void causalWeightsDoNotKnowTheLength();
    void millionsOfPositionsSumToOnePerRow();
};

namespace {

constexpr std::int64_t far_ = std::numeric_limits<std::int64_t>::min();

DistancePieces linear(double slope, bool causal)
{
    return {{far_, causal ? -INFINITY : 0, causal ? 0 : slope}, {0, 0, -slope}};
}

/// Steps of random height and width on both sides.
DistancePieces steps(QRandomGenerator& random, double height, bool causal)
{
    DistancePieces pieces = {{far_, causal ? -INFINITY : height * random.generateDouble(), 0}};
    for (std::int64_t d = -300; d < 0 && !causal; d += 1 + random.bounded(120))
        pieces.push_back({d, height * random.generateDouble(), 0});
    for (std::int64_t d = 0; d < 600; d += 1 + random.bounded(150))
        pieces.push_back({d, height * random.generateDouble(), 0});
    return pieces;
}

}  // namespace

void tst_DistanceSoftmax::meansEqualBruteForce_data()
{
    QTest::addColumn<DistancePieces>("pieces");
    QTest::addColumn<int>("length");
    QRandomGenerator random(5);
    for (const bool causal : {true, false})
        for (const int length : {1, 2, 17, 400, 1500}) {
            const char* mask = causal ? "causal" : "symmetric";
            for (const double slope : {0.0, 1e-300, 1e-6, 0.00390625, 0.0625, 0.5, 1.0})
                QTest::addRow("%s, slope %g, %d", mask, slope, length) << linear(slope, causal) << length;
            for (const double height : {1.0, 60.0, 500.0})
                QTest::addRow("%s, steps of %g, %d", mask, height, length) << steps(random, height, causal) << length;
        }
}

void tst_DistanceSoftmax::meansEqualBruteForce()
{
    QFETCH(const DistancePieces, pieces);
    QFETCH(const int, length);
    const DistanceSoftmax weights(pieces, length);
    QRandomGenerator random{quint32(length)};
    for (int trial = 0; trial < 12; ++trial) {
        const std::int64_t most = trial % 3 == 0 ? 20 : length;
        const Bin rows = randomBin(random, 0, length, most), columns = randomBin(random, 0, length, most);

        const double slow = slowMean(rows, columns, [&](auto r, auto c) { return weights.at(r, c); });
        const double fast = double(weights.means({&rows, 1}, {&columns, 1})(0, 0));

        // float32 rounds to 6e-8, and below 1e-38 has fewer digits.
        QVERIFY2(std::abs(fast - slow) <= 7e-8 * slow + 1e-44,
                 qPrintable(QString("%1 instead of %2: rows %3 + %4, columns %5 + %6")
                                .arg(fast)
                                .arg(slow)
                                .arg(rows.first)
                                .arg(rows.count)
                                .arg(columns.first)
                                .arg(columns.count)));
    }
}

void tst_DistanceSoftmax::rowsSumToOne()
{
    QFETCH(const DistancePieces, pieces);
    QFETCH(const int, length);
    const DistanceSoftmax weights(pieces, length);
    for (std::int64_t query = 0; query < length; query += 1 + length / 9) {
        double sum = 0;
        for (std::int64_t key = 0; key < length; ++key)
            sum += weights.at(query, key);

        QVERIFY2(std::abs(sum - 1) < 1e-12, qPrintable(QString::number(sum)));
    }
}

void tst_DistanceSoftmax::faintWeightsKeepTheirDigits()
{
    const DistanceSoftmax weights(linear(0.5, true), 2000);

    // e^-500 by way of nearly a thousand halvings.
    QVERIFY(std::abs(weights.at(1000, 0) / (std::exp(-500) * -std::expm1(-0.5)) - 1) < 1e-12);
}

void tst_DistanceSoftmax::causalWeightsDoNotKnowTheLength()
{
    const DistanceSoftmax weights(linear(0.125, true), 10), longer(linear(0.125, true), 1000);

    QVERIFY(weights.isCausal());
    QCOMPARE(weights.at(700, 690), longer.at(700, 690));
    QCOMPARE(weights.at(3, 4), 0.0);
}

void tst_DistanceSoftmax::millionsOfPositionsSumToOnePerRow()
{
    const std::int64_t length = 4194304;
    const std::vector<Bin> bins = evenBins(0, length, 30);
    for (const bool causal : {true, false}) {
        QRandomGenerator random(3);
        for (const DistancePieces& pieces :
             {linear(0.5, causal), linear(0.00390625, causal), linear(1e-6, causal), steps(random, 8, causal)}) {
            const Grid means = DistanceSoftmax(pieces, length).means(bins, bins);
            for (int row = 0; row < 30; ++row) {
                double sum = 0;
                for (int column = 0; column < 30; ++column)
                    sum += double(means(row, column)) * double(bins[std::size_t(column)].count);

                QVERIFY2(std::abs(sum - 1) < 1e-7, qPrintable(QString::number(sum - 1)));
            }
        }
    }
}

WHORL_CORE_TEST(tst_DistanceSoftmax)
#include "tst_distance_softmax.moc"
