// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/plain_number.h"
#include "core/files/vector_rows.h"
#include "core/numeric/random.h"
#include "tests/support/test_main.h"

#include <bit>
#include <cmath>

using namespace whorl;

class tst_PlainNumber : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheExactReader();
    void valuesBetweenTwoFloatsAreLeftToOthers();
    void endsWhereTheNumberEnds_data();
    void endsWhereTheNumberEnds();
};

namespace {

/// Whether it reads all of the text, and as the exact reader does; what it leaves to others counts as right.
bool isRight(const std::string& text)
{
    float got = NAN;
    const char* end = plainNumber(text.data(), text.data() + text.size(), got);
    if (!end)
        return true;
    const auto want = vectorNumber(text);
    return want && end == text.data() + text.size()
        && std::bit_cast<std::uint32_t>(*want) == std::bit_cast<std::uint32_t>(got);
}

}  // namespace

void tst_PlainNumber::agreesWithTheExactReader()
{
    Random random(1);
    for (int i = 0; i < 200'000; ++i) {
        const double value = random.normal() * std::pow(10.0, std::floor(random.uniform() * 60 - 30));
        char text[64];
        const int digits = 1 + static_cast<int>(random.uniform() * 17);
        std::snprintf(text, sizeof text, i % 2 == 0 ? "%.*g" : "%.*e", digits, value);
        QVERIFY2(isRight(text), text);
    }
}

/// 1 + 2^-24 lies just between 1 and the next float; so do neighbours of it that a double cannot tell from it.
void tst_PlainNumber::valuesBetweenTwoFloatsAreLeftToOthers()
{
    float value = 0;
    for (const std::string text : {"1.000000059604644775390625", "1.0000000596046447", "16777217", "16777219"}) {
        QVERIFY(isRight(text));
        QVERIFY2(!plainNumber(text.data(), text.data() + text.size(), value), text.c_str());
    }
}

void tst_PlainNumber::endsWhereTheNumberEnds_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("read");
    QTest::addColumn<float>("value");
    const auto row = [](const char* text, int read, float value) {
        QTest::newRow(text) << QByteArray(text) << read << value;
    };
    row("1.5 2", 3, 1.5F);
    row("-.5", 3, -0.5F);
    row("+7.", 3, 7);
    row("-0 ", 2, -0.0F);
    row("2e3x", 3, 2000);
    row("25E-1", 5, 2.5F);
    row("0e99999", -1, 0);
    row("", -1, 0);
    row("-", -1, 0);
    row(".", -1, 0);
    row("1e", -1, 0);
    row("nan", -1, 0);
    row("1e39", -1, 0);
    row("1e-40", -1, 0);
    row("12345678901234567890", -1, 0);
}

void tst_PlainNumber::endsWhereTheNumberEnds()
{
    QFETCH(const QByteArray, text);
    QFETCH(const int, read);
    QFETCH(const float, value);

    float got = 0;
    const char* end = plainNumber(text.data(), text.data() + text.size(), got);

    QCOMPARE(end ? int(end - text.data()) : -1, read);
    QCOMPARE(std::bit_cast<std::uint32_t>(got), std::bit_cast<std::uint32_t>(value));
}

WHORL_CORE_TEST(tst_PlainNumber)
#include "tst_plain_number.moc"
