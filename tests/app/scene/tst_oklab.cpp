// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/oklab.h"
#include "tests/support/test_main.h"

using namespace whorl;

class tst_Oklab : public QObject {
    Q_OBJECT

private slots:
    void publishedColoursHaveTheirPlaces();
    void everyColourComesBack();
    void mixturesMeetTheirEnds();
    void greysMixToGreys();
};

void tst_Oklab::publishedColoursHaveTheirPlaces()
{
    const Oklab white = toOklab(Qt::white);
    const Oklab red = toOklab(Qt::red);

    // Ottosson 2020: white is (1, 0, 0); sRGB red is about (0.628, 0.225, 0.126).
    QVERIFY(std::abs(white.lightness - 1) < 1e-6 && std::abs(white.a) < 1e-6 && std::abs(white.b) < 1e-6);
    QVERIFY(std::abs(red.lightness - 0.628) < 1e-3);
    QVERIFY(std::abs(red.a - 0.225) < 1e-3 && std::abs(red.b - 0.126) < 1e-3);
}

void tst_Oklab::everyColourComesBack()
{
    for (int red = 0; red < 256; red += 15)
        for (int green = 0; green < 256; green += 15)
            for (int blue = 0; blue < 256; blue += 15)
                QCOMPARE(fromOklab(toOklab(QColor(red, green, blue))).rgb(), qRgb(red, green, blue));
}

void tst_Oklab::mixturesMeetTheirEnds()
{
    const QColor from(0x0e325e);
    const QColor to(0x562007);

    QCOMPARE(mixed(from, to, 0).rgb(), from.rgb());
    QCOMPARE(mixed(from, to, 1).rgb(), to.rgb());
}

void tst_Oklab::greysMixToGreys()
{
    const QColor grey = mixed(Qt::black, Qt::white, 0.4);

    QCOMPARE(grey.red(), grey.green());
    QCOMPARE(grey.green(), grey.blue());
}

WHORL_APP_TEST(tst_Oklab)
#include "tst_oklab.moc"
