// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/discrete_sum.h"

#include "tests/support/test_main.h"

#include <cmath>

using namespace whorl;

class tst_DiscreteSum : public QObject {
    Q_OBJECT

private slots:
    void polynomialsAreSummedExactly();
    void exponentialsAndPolesAreSummedClosely();
};

void tst_DiscreteSum::polynomialsAreSummedExactly()
{
    for (const std::int64_t count : {1, 2, 5, 17, 100, 1000}) {
        for (int degree = 0; degree < 16; ++degree) {
            const auto power = [&](double x) { return std::pow(x / double(count), degree); };
            double slow = 0;
            for (std::int64_t i = 0; i < count; ++i)
                slow += power(double(i));

            const auto isExact = [&](double sum) { return std::abs(sum - slow) < 1e-13 * double(count); };
            QVERIFY(isExact(smoothSum<16>(0, count, power)));
            QVERIFY(degree >= 8 || isExact(smoothSum<8>(0, count, power)));
            QVERIFY(degree >= 6 || isExact(smoothSum<6>(0, count, power)));
            QVERIFY(degree >= 3 || isExact(smoothSum<3>(0, count, power)));
            QVERIFY(degree >= 2 || isExact(smoothSum<2>(0, count, power)));
        }
    }
}

void tst_DiscreteSum::exponentialsAndPolesAreSummedClosely()
{
    for (const std::int64_t count : {17, 60, 1000, 100000}) {
        const auto decay = [&](double x) { return std::exp(-8 * x / double(count)); };
        const auto pole = [&](double x) { return 1 / (x + double(count) / 2); };
        double decays = 0, poles = 0;
        for (std::int64_t i = 0; i < count; ++i) {
            decays += decay(double(i));
            poles += pole(double(i));
        }

        // N^3 / (6 count^2) r^-N with r = 3.7 and count = 17 is 2e-9.
        QVERIFY(std::abs(smoothSum<16>(0, count, decay) / decays - 1) < 2e-9);
        QVERIFY(std::abs(smoothSum<16>(0, count, pole) / poles - 1) < 2e-9);
    }
}

WHORL_CORE_TEST(tst_DiscreteSum)
#include "tst_discrete_sum.moc"
