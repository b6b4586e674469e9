// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/number_text.h"
#include "tests/support/test_main.h"

#include <cmath>
#include <limits>
#include <numbers>

using namespace whorl;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double nothing = std::numeric_limits<double>::quiet_NaN();

}  // namespace

class tst_NumberText : public QObject {
    Q_OBJECT

private slots:
    void wholeNumbersInsideATextAreGrouped();
    void thousandsAreGroupedFromFiveDigitsOn();
    void readOutsHaveFourDecimalsOrFourDigits_data();
    void readOutsHaveFourDecimalsOrFourDigits();
    void settingsShowAsFewDigitsAsTheyNeed_data();
    void settingsShowAsFewDigitsAsTheyNeed();
    void ticksShowTheDecimalsOfTheirStep_data();
    void ticksShowTheDecimalsOfTheirStep();
    void powersOfTenAreWrittenOutUpToAThousand();
    void exceptionsAreSignsAndWords();
    void percentHasAThinSpace();
    void anglesCountTurnsBeyondOne_data();
    void anglesCountTurnsBeyondOne();
    void wavelengthsHaveThreeDigits_data();
    void wavelengthsHaveThreeDigits();
    void noTextDependsOnTheLocale();
    void noTextHasAnEOrAHyphen();
};

void tst_NumberText::thousandsAreGroupedFromFiveDigitsOn()
{
    QCOMPARE(integerText(8192), QString("8192"));
    QCOMPARE(integerText(10'000), QString("10\u2009000"));
    QCOMPARE(integerText(1'048'576), QString("1\u2009048\u2009576"));
    QCOMPARE(integerText(-511), QString("−511"));
    QCOMPARE(integerText(-65'536), QString("−65\u2009536"));
    QCOMPARE(integerText(std::numeric_limits<qint64>::min()).left(2), QString("−9"));
}

void tst_NumberText::readOutsHaveFourDecimalsOrFourDigits_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("text");
    QTest::newRow("zero") << 0.0 << "0";
    QTest::newRow("minus zero") << -0.0 << "0";
    QTest::newRow("cosine") << 0.37861 << "0.3786";
    QTest::newRow("bias") << -1.875 << "−1.8750";
    QTest::newRow("frequency") << 0.0072930 << "7.293·10⁻³";
    QTest::newRow("negative and small") << -2e-5 << "−2.000·10⁻⁵";
    QTest::newRow("just below the limit") << 0.00999996 << "0.0100";
    QTest::newRow("at the limit") << 0.01 << "0.0100";
    QTest::newRow("four digits before the point") << 8192.0 << "8192.0000";
    QTest::newRow("five") << 54410.123456 << "54\u2009410.123";
    QTest::newRow("seven") << 1234567.891 << "1\u2009234\u2009567.9";
    QTest::newRow("huge") << 6.02214e23 << "6.022·10²³";
    QTest::newRow("tiny") << 5e-324 << "4.941·10⁻³²⁴";
}

void tst_NumberText::readOutsHaveFourDecimalsOrFourDigits()
{
    QFETCH(const double, value);
    QFETCH(const QString, text);

    QCOMPARE(valueText(value), text);
}

void tst_NumberText::settingsShowAsFewDigitsAsTheyNeed_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("text");
    QTest::newRow("zero") << 0.0 << "0";
    QTest::newRow("base") << 10'000.0 << "10\u2009000";
    QTest::newRow("large base") << 500'000.0 << "500\u2009000";
    QTest::newRow("larger base") << 10'000'000.0 << "10\u2009000\u2009000";
    QTest::newRow("tenth") << 0.1 << "0.1";
    QTest::newRow("factor") << 1.4591 << "1.4591";
    QTest::newRow("third") << 1.0 / 3 << "0.333333";
    QTest::newRow("rate") << 2.5e-5 << "2.5·10⁻⁵";
    QTest::newRow("power of ten") << 1e-6 << "10⁻⁶";
    QTest::newRow("minus a power of ten") << -1e-6 << "−10⁻⁶";
}

void tst_NumberText::settingsShowAsFewDigitsAsTheyNeed()
{
    QFETCH(const double, value);
    QFETCH(const QString, text);

    QCOMPARE(shortText(value), text);
}

void tst_NumberText::ticksShowTheDecimalsOfTheirStep_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("step");
    QTest::addColumn<QString>("text");
    QTest::newRow("quarter") << 0.75 << 0.25 << "0.75";
    QTest::newRow("half on a scale of quarters") << 0.5 << 0.25 << "0.5";
    QTest::newRow("one") << 1.0 << 0.25 << "1";
    QTest::newRow("rounding around zero") << -1e-17 << 0.2 << "0";
    QTest::newRow("rounding elsewhere") << 0.30000000000000004 << 0.1 << "0.3";
    QTest::newRow("negative") << -0.5 << 0.5 << "−0.5";
    QTest::newRow("thousands") << 16384.0 << 4096.0 << "16\u2009384";
    QTest::newRow("zoomed") << 0.12342 << 0.00001 << "0.12342";
    QTest::newRow("small") << 0.00025 << 0.00025 << "0.00025";
    QTest::newRow("smaller") << 7.5e-6 << 2.5e-6 << "7.5·10⁻⁶";
    QTest::newRow("large") << 2e8 << 1e8 << "2·10⁸";
    QTest::newRow("power") << 1e8 << 1e8 << "10⁸";
}

void tst_NumberText::ticksShowTheDecimalsOfTheirStep()
{
    QFETCH(const double, value);
    QFETCH(const double, step);
    QFETCH(const QString, text);

    QCOMPARE(tickText(value, step), text);
}

void tst_NumberText::powersOfTenAreWrittenOutUpToAThousand()
{
    const QStringList texts = {"10⁻⁴", "0.001", "0.01", "0.1", "1", "10", "100", "1000", "10⁴"};
    for (int exponent = -4; exponent <= 4; ++exponent)
        QCOMPARE(powerOfTenText(exponent), texts[exponent + 4]);
    QCOMPARE(powerOfTenText(-12), QString("10⁻¹²"));
}

void tst_NumberText::exceptionsAreSignsAndWords()
{
    QCOMPARE(valueText(infinity), QString("∞"));
    QCOMPARE(valueText(-infinity), QString("−∞"));
    QCOMPARE(valueText(nothing), QString("no value"));
    QCOMPARE(angleText(nothing), QString("no value"));
    QCOMPARE(shortText(-infinity), QString("−∞"));
}

void tst_NumberText::percentHasAThinSpace()
{
    QCOMPARE(percentText(0.64), QString("64\u2009%"));
    QCOMPARE(percentText(0.926, 1), QString("92.6\u2009%"));
    QCOMPARE(percentText(-0.001), QString("0\u2009%"));
}

void tst_NumberText::anglesCountTurnsBeyondOne_data()
{
    QTest::addColumn<double>("degrees");
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << 0.0 << "0°";
    QTest::newRow("hardly any") << 0.0042 << "4.20·10⁻³°";
    QTest::newRow("slow pair") << 0.0512 << "0.05°";
    QTest::newRow("below ten") << 7.371 << "7.37°";
    QTest::newRow("rounds to ten") << 9.996 << "10.0°";
    QTest::newRow("middle pair") << 38.02 << "38.0°";
    QTest::newRow("more than half") << 196.08 << "196.1°";
    QTest::newRow("backwards") << -90.0 << "−90.0°";
    QTest::newRow("nearly a turn") << 359.97 << "1 turn + 0°";
    QTest::newRow("one turn") << 372.2 << "1 turn + 12°";
    QTest::newRow("fast pair") << 14 * 360 + 174.0 << "14 turns + 174°";
    QTest::newRow("rest rounds to a turn") << 2 * 360 - 0.2 << "2 turns + 0°";
    QTest::newRow("many") << 360.0 * 12'345 + 90 << "12\u2009345 turns + 90°";
    QTest::newRow("backwards many") << -2 * 360 - 90.0 << "−(2 turns + 90°)";
}

void tst_NumberText::anglesCountTurnsBeyondOne()
{
    QFETCH(const double, degrees);
    QFETCH(const QString, text);

    QCOMPARE(angleText(degrees * std::numbers::pi / 180), text);
}

void tst_NumberText::wavelengthsHaveThreeDigits_data()
{
    QTest::addColumn<double>("tokens");
    QTest::addColumn<QString>("text");
    QTest::newRow("pair 0") << 2 * std::numbers::pi << "6.28 tokens";
    QTest::newRow("pair 8") << 32.4 << "32.4 tokens";
    QTest::newRow("pair 16") << 167.1 << "167 tokens";
    QTest::newRow("pair 32") << 4442.9 << "4443 tokens";
    QTest::newRow("pair 40") << 22'911.3 << "22\u2009911 tokens";
    QTest::newRow("pair 48") << 118'142.0 << "118\u2009000 tokens";
    QTest::newRow("pair 56") << 609'211.0 << "609\u2009000 tokens";
    QTest::newRow("long") << 3.14159e9 << "3.14·10⁹ tokens";
}

void tst_NumberText::wavelengthsHaveThreeDigits()
{
    QFETCH(const double, tokens);
    QFETCH(const QString, text);

    QCOMPARE(wavelengthText(tokens), text);
}

void tst_NumberText::noTextDependsOnTheLocale()
{
    const auto texts = [] {
        return QStringList{valueText(12'345.678), integerText(1'000'000), percentText(0.5, 1)}.join(' ');
    };

    QLocale::setDefault(QLocale(QLocale::German));
    const QString german = texts();
    QLocale::setDefault(QLocale(QLocale::Arabic));
    const QString arabic = texts();
    QLocale::setDefault(QLocale::c());

    QCOMPARE(german, QString("12\u2009345.678 1\u2009000\u2009000 50.0\u2009%"));
    QCOMPARE(arabic, german);
}

void tst_NumberText::noTextHasAnEOrAHyphen()
{
    for (int exponent = -300; exponent <= 300; exponent += 7)
        for (const double factor : {-3.25, -1.0, 1.0, 9.99999}) {
            const double value = factor * std::pow(10, exponent);
            for (const QString& text : {valueText(value), shortText(value), tickText(value, std::abs(value))}) {
                QVERIFY2(!text.contains('e') && !text.contains('-'), qPrintable(text));
                QVERIFY2(text.size() <= 26, qPrintable(text));
            }
        }
}

void tst_NumberText::wholeNumbersInsideATextAreGrouped()
{
    const QString thin(QChar(0x2009));
    QCOMPARE(withGroupedDigits("sin(318816 · 0.649381)"), "sin(318" + thin + "816 · 0.649381)");
    QCOMPARE(withGroupedDigits("12345.67890 and x12345"), "12" + thin + "345.67890 and x12345");
    QCOMPARE(withGroupedDigits("8192 mod 2π"), QString("8192 mod 2π"));
}

WHORL_APP_TEST(tst_NumberText)
#include "tst_number_text.moc"
