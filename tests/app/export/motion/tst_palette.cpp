// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/motion/palette.h"
#include "tests/support/test_main.h"

#include <algorithm>

using namespace whorl;

class tst_Palette : public QObject {
    Q_OBJECT

private slots:
    void fewColoursStayAsTheyAre();
    void manyColoursBecomeAsManyAsThereMayBe();
    void whatMostPixelsHaveIsKept();
    void everyColourFindsItsNearest();
    void theOrderOfImagesDoesNotMatter();
};

namespace {

/// Every red and green of 8 bits once, and white as often as all of them.
QImage gradients()
{
    QImage image(256, 512, QImage::Format_RGB32);
    image.fill(Qt::white);
    for (int y = 0; y < 256; ++y)
        for (int x = 0; x < 256; ++x)
            image.setPixel(x, y, qRgb(x, y, 40));
    return image;
}

int apart(QRgb a, QRgb b)
{
    const int red = qRed(a) - qRed(b), green = qGreen(a) - qGreen(b), blue = qBlue(a) - qBlue(b);
    return red * red + green * green + blue * blue;
}

}  // namespace

void tst_Palette::fewColoursStayAsTheyAre()
{
    QImage image(20, 1, QImage::Format_RGB32);
    for (int x = 0; x < 20; ++x)
        image.setPixel(x, 0, qRgb(10 * (x / 2), 3, 250));

    const std::vector<QRgb> palette = paletteOf({image}, 255);

    QCOMPARE(palette.size(), 10U);
    for (int x = 0; x < 20; ++x)
        QVERIFY(std::find(palette.begin(), palette.end(), image.pixel(x, 0)) != palette.end());
}

void tst_Palette::manyColoursBecomeAsManyAsThereMayBe()
{
    QCOMPARE(paletteOf({gradients()}, 255).size(), 255U);
    QCOMPARE(paletteOf({gradients()}, 16).size(), 16U);
}

void tst_Palette::whatMostPixelsHaveIsKept()
{
    const std::vector<QRgb> palette = paletteOf({gradients()}, 16);

    QVERIFY(std::find(palette.begin(), palette.end(), qRgb(255, 255, 255)) != palette.end());
}

void tst_Palette::everyColourFindsItsNearest()
{
    const std::vector<QRgb> palette = paletteOf({gradients()}, 255);
    NearestColour nearest(palette);

    for (int i = 0; i < 500; ++i) {
        const QRgb colour = qRgb(i * 37 % 256, i * 91 % 256, i * 13 % 256);
        int best = 1 << 20;
        for (const QRgb each : palette)
            best = std::min(best, apart(each, colour));
        QCOMPARE(apart(palette[nearest(colour)], colour), best);
        QCOMPARE(apart(palette[nearest(colour)], colour), best);
    }
}

void tst_Palette::theOrderOfImagesDoesNotMatter()
{
    QImage other(7, 7, QImage::Format_RGB32);
    other.fill(Qt::red);

    QVERIFY(paletteOf({gradients(), other}, 64) == paletteOf({other, gradients()}, 64));
}

WHORL_CORE_TEST(tst_Palette)
#include "tst_palette.moc"
