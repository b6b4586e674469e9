// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/fonts.h"
#include "tests/support/test_main.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>

using namespace whorl;

class tst_Fonts : public QObject {
    Q_OBJECT

private slots:
    void theInterfaceFontHasTheAskedSizeAndWeight();
    void everyDigitTakesTheSameRoom();
    void textWithoutDigitsIsAsWideAsEver();
    void aPinnedFamilyReplacesInter();
    void drawnDigitsStandInTheirCells();
};

void tst_Fonts::theInterfaceFontHasTheAskedSizeAndWeight()
{
    const QFont font = interfaceFont(13, 600);

    QCOMPARE(font.pixelSize(), 13);
    QCOMPARE(font.weight(), QFont::DemiBold);
}

void tst_Fonts::everyDigitTakesTheSameRoom()
{
    const QFont font = interfaceFont(13);

    QCOMPARE(tabularWidth(font, "1111"), tabularWidth(font, "8888"));
    QCOMPARE(tabularWidth(font, "0.1271"), tabularWidth(font, "0.8888"));
}

void tst_Fonts::textWithoutDigitsIsAsWideAsEver()
{
    const QFont font = interfaceFont(13);

    QCOMPARE(tabularWidth(font, "distance"), QFontMetricsF(font).horizontalAdvance("distance"));
}

void tst_Fonts::aPinnedFamilyReplacesInter()
{
    pinInterfaceFamily("DejaVu Sans");
    const QFont pinned = interfaceFont(13);
    const QStringList figure = figureFamilies();
    pinInterfaceFamily({});

    QCOMPARE(pinned.families().first(), QString("DejaVu Sans"));
    QCOMPARE(figure.first(), QString("DejaVu Sans"));
    QVERIFY(figure.contains("Inter"));
    QCOMPARE(figure.last(), QString("sans-serif"));
}

void tst_Fonts::drawnDigitsStandInTheirCells()
{
    const auto last = [](const QString& text) {
        QImage picture(100, 30, QImage::Format_Grayscale8);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        painter.setFont(interfaceFont(20));
        drawTabular(painter, {4, 24}, text);
        painter.end();
        const int start = 4 + int(tabularWidth(interfaceFont(20), "111"));
        return picture.copy(start, 0, 100 - start, 30);
    };

    QCOMPARE(last("1118"), last("8888"));
}

WHORL_APP_TEST(tst_Fonts)
#include "tst_fonts.moc"
