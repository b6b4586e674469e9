// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/pair_curves.h"

#include "core/error.h"
#include "core/steps.h"
#include "tests/support/test_main.h"

using namespace whorl;

class tst_PairCurves : public QObject {
    Q_OBJECT

private slots:
    void pairsThatMakeNoFullTurnAreMarked();
    void distancesGoOnBelowZero();
    void shortNumbersKeepFiveDigits();
    void frequenciesMustStayFinite();
};

void tst_PairCurves::pairsThatMakeNoFullTurnAreMarked()
{
    // Wavelengths 6.28, 62.8, 628, 6283.
    const std::vector<double> frequencies{1, 0.1, 0.01, 0.001};

    const Curves some = wavelengthCurves(frequencies, 512);
    const Curves one = wavelengthCurves(frequencies, 6000);
    const Curves none = wavelengthCurves(frequencies, 7000);

    QCOMPARE(some.guides.size(), std::size_t{2});
    QCOMPARE(some.guides[0].numbers, (std::vector<std::int64_t>{512}));
    QCOMPARE(some.guides[1].numbers, (std::vector<std::int64_t>{2, 3}));
    QCOMPARE(some.guides[1].from, 2.0);
    QCOMPARE(one.guides[1].numbers, (std::vector<std::int64_t>{3}));
    QCOMPARE(none.guides.size(), std::size_t{1});
}

void tst_PairCurves::distancesGoOnBelowZero()
{
    const Axis axis = distanceAxis(512);

    QCOMPARE(axis.first, std::int64_t{0});
    QCOMPARE(axis.count, std::int64_t{512});
    QVERIFY(axis.lowest < -512 && axis.highest > 512);
}

void tst_PairCurves::shortNumbersKeepFiveDigits()
{
    QCOMPARE(shortNumber(0.0486967525), std::string("0.048697"));
    QCOMPARE(shortNumber(1), std::string("1"));
    QCOMPARE(shortNumber(2.455140791e-6), std::string("2.4551·10⁻⁶"));
    QCOMPARE(shortNumber(1e20), std::string("1·10²⁰"));
}

void tst_PairCurves::frequenciesMustStayFinite()
{
    requireFiniteFrequencies({1, 1e-6}, 10'000);

    QVERIFY_EXCEPTION_THROWN(requireFiniteFrequencies({1, INFINITY}, 1e-320), ParameterError);
    QVERIFY_EXCEPTION_THROWN(requireFiniteFrequencies({1, 1e-310}, 1e308), ParameterError);
}

WHORL_CORE_TEST(tst_PairCurves)
#include "tst_pair_curves.moc"
