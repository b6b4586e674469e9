// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/sinusoidal_steps.h"

#include "tests/support/test_main.h"

#include <cmath>

using namespace whorl;

class tst_SinusoidalSteps : public QObject {
    Q_OBJECT

private slots:
    void aProductHasACosineForEachPair();
    void aLoneSineAddsItsOwnProduct();
    void aShiftTurnsWithinAPair();
};

namespace {

Sinusoidal encodingOf(int dimension)
{
    SinusoidalParameters parameters;
    parameters.dimension = dimension;
    return Sinusoidal(parameters);
}

}  // namespace

void tst_SinusoidalSteps::aProductHasACosineForEachPair()
{
    const Sinusoidal encoding = encodingOf(8);

    const Steps steps = sinusoidalProductSteps(encoding, 9, 4);

    QCOMPARE(steps.size(), std::size_t{1 + 4 + 1});
    QCOMPARE(steps[0].value, 5.0);
    QCOMPARE(steps[1].name, std::string("cos(5 · 1)"));
    QCOMPARE(steps[1].value, std::cos(5.0));
    QCOMPARE(steps.back().value, encoding.product(9, 4));
}

void tst_SinusoidalSteps::aLoneSineAddsItsOwnProduct()
{
    const Steps steps = sinusoidalProductSteps(encodingOf(1), 9, 4);

    QCOMPARE(steps.back().name, std::string("sin(9 · 1) sin(4 · 1)"));
    QCOMPARE(steps.back().value, std::sin(9.0) * std::sin(4.0));
}

void tst_SinusoidalSteps::aShiftTurnsWithinAPair()
{
    const Sinusoidal encoding = encodingOf(4);

    QCOMPARE(sinusoidalShiftSteps(encoding, 3, 0, 0).back().name, std::string("cos(3)"));
    QCOMPARE(sinusoidalShiftSteps(encoding, 3, 0, 1).back().value, std::sin(3.0));
    QCOMPARE(sinusoidalShiftSteps(encoding, 3, 1, 0).back().value, -std::sin(3.0));
    QCOMPARE(sinusoidalShiftSteps(encoding, 3, 0, 2).back().name, std::string("different pairs: 0 ≠ 1"));
    // The last sine of an odd dimension has no matrix.
    QVERIFY(std::isnan(sinusoidalShiftSteps(encodingOf(3), 3, 2, 2).back().value));
}

WHORL_CORE_TEST(tst_SinusoidalSteps)
#include "tst_sinusoidal_steps.moc"
