// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/controls/value_scale.h"
#include "core/catalogue.h"
#include "tests/support/test_main.h"

#include <cmath>

using namespace whorl;

class tst_ValueScale : public QObject {
    Q_OBJECT

private slots:
    void wholeNumbersByFactorsGoThroughPowersOfTwo();
    void stepsKeepTheMultiple();
    void largeStepsOfRealsAreDecades();
    void linearStepsAreRound();
    void aPlaceAndItsValueBelongTogether();
    void everySliderValueIsAccepted();
    void allIsAtTheFarEnd();
    void onlyRealsByFactorsHaveMarks();
};

namespace {

Parameter row(ParameterKind kind, Scale scale, double low, double high)
{
    Parameter parameter;
    parameter.id = "x";
    parameter.label = "X";
    parameter.kind = kind;
    parameter.scale = scale;
    parameter.minimum = parameter.sliderMinimum = low;
    parameter.maximum = parameter.sliderMaximum = high;
    return parameter;
}

const Parameter length = row(ParameterKind::integer, Scale::logarithmic, 2, 1 << 20);
const Parameter base = row(ParameterKind::real, Scale::logarithmic, 100, 1e6);

std::vector<double> walk(const ValueScale& scale, double from, int direction, int count, bool large = false)
{
    std::vector<double> values;
    for (double value = from; count > 0; --count) {
        value = scale.stepped(value, direction, large);
        values.push_back(value);
    }
    return values;
}

}  // namespace

void tst_ValueScale::wholeNumbersByFactorsGoThroughPowersOfTwo()
{
    const ValueScale scale = ValueScale::slider(length);

    QCOMPARE(walk(scale, 100, 1, 4), (std::vector<double>{128, 192, 256, 384}));
    QCOMPARE(walk(scale, 512, -1, 3), (std::vector<double>{384, 256, 192}));
    QCOMPARE(walk(scale, 500, 1, 2, true), (std::vector<double>{512, 1024}));
    QCOMPARE(walk(scale, 3, -1, 3), (std::vector<double>{2, 2, 2}));
}

void tst_ValueScale::allIsAtTheFarEnd()
{
    Parameter turning = row(ParameterKind::integer, Scale::linear, 0, 256);
    turning.multipleOf = 2;
    turning.zeroText = "all";
    const ValueScale scale = ValueScale::slider(turning);

    QCOMPARE(scale.fraction(0), 1.0);
    QCOMPARE(scale.fraction(2), 0.0);
    QVERIFY(scale.fraction(256) < 1);
    QCOMPARE(scale.valueAt(1), 0.0);
    QCOMPARE(scale.valueAt(0), 2.0);
    QCOMPARE(walk(scale, 254, 1, 3), (std::vector<double>{256, 0, 0}));
    QCOMPARE(walk(scale, 0, -1, 2), (std::vector<double>{256, 254}));
    QCOMPARE(walk(scale, 4, -1, 2), (std::vector<double>{2, 2}));
    for (double value = 2; value <= 256; value += 2)
        QCOMPARE(scale.valueAt(scale.fraction(value)), value);

    turning.zeroText = "none";
    QCOMPARE(ValueScale::slider(turning).fraction(0), 0.0);
}

void tst_ValueScale::stepsKeepTheMultiple()
{
    Parameter even = length;
    even.multipleOf = 2;
    const ValueScale scale = ValueScale::slider(even);

    QCOMPARE(walk(scale, 2, 1, 3), (std::vector<double>{4, 6, 8}));
    QCOMPARE(scale.allowed(7.2), 8.0);
}

void tst_ValueScale::largeStepsOfRealsAreDecades()
{
    const ValueScale scale = ValueScale::slider(base);

    QCOMPARE(walk(scale, 10'000, 1, 2, true), (std::vector<double>{100'000, 1'000'000}));
    QVERIFY(walk(scale, 10'000, 1, 1).front() > 11'000);
}

void tst_ValueScale::linearStepsAreRound()
{
    const ValueScale scale = ValueScale::slider(row(ParameterKind::real, Scale::linear, 0, 1));

    QCOMPARE(walk(scale, 0.29, 1, 2), (std::vector<double>{0.30, 0.31}));
    QCOMPARE(walk(scale, 0.95, 1, 2, true), (std::vector<double>{1, 1}));
}

void tst_ValueScale::aPlaceAndItsValueBelongTogether()
{
    for (const Parameter& parameter : {length, base}) {
        const ValueScale scale = ValueScale::slider(parameter);
        for (int i = 0; i <= 100; ++i) {
            const double value = scale.valueAt(i / 100.0);
            QVERIFY(std::abs(scale.fraction(value) - i / 100.0) < 0.03);
        }
        QCOMPARE(scale.valueAt(0), parameter.sliderMinimum);
        QCOMPARE(scale.valueAt(1), parameter.sliderMaximum);
    }
}

void tst_ValueScale::everySliderValueIsAccepted()
{
    for (const Source& source : catalogue())
        for (const Parameter& parameter : source.parameters) {
            if (!parameter.isNumeric() || !(parameter.sliderMaximum > parameter.sliderMinimum))
                continue;
            const ValueScale scale = ValueScale::slider(parameter);
            for (int i = 0; i <= 200; ++i) {
                const double value = scale.valueAt(i / 200.0);
                conform(parameter, Value(value));
                conform(parameter, Value(scale.stepped(value, 1, false)));
                conform(parameter, Value(scale.stepped(value, -1, true)));
            }
        }
}

void tst_ValueScale::onlyRealsByFactorsHaveMarks()
{
    QVERIFY(ValueScale::slider(length).marks().empty());
    const auto marks = ValueScale::slider(base).marks();
    QCOMPARE(marks.size(), 3U);
    QCOMPARE(marks[1].label, QString::fromUtf8("10\u2074"));
}

WHORL_CORE_TEST(tst_ValueScale)
#include "tst_value_scale.moc"
