// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/exact_palette.h"
#include "tests/support/test_main.h"

using namespace whorl;

class tst_ExactPalette : public QObject {
    Q_OBJECT

private slots:
    void coloursAreNumberedAsTheyAreMet();
    void theLastColourThatFitsIsThe256th();
    void aPaletteChangesNoPixel_data();
    void aPaletteChangesNoPixel();
    void moreColoursStayAsTheyAre();
    void transparencyStaysAsItIs();
};

namespace {

QImage picture(int colours)
{
    QImage image(37, 41, QImage::Format_RGB32);
    for (int i = 0; i < 37 * 41; ++i) {
        const int k = (i * 7919) % colours;
        image.setPixel(i % 37, i / 37, qRgb(k % 256, 255 - k % 256, k / 256 * 50));
    }
    return image;
}

}  // namespace

void tst_ExactPalette::coloursAreNumberedAsTheyAreMet()
{
    ExactPalette palette;

    QCOMPARE(palette.numberOf(qRgb(1, 2, 3)), std::optional<quint8>(0));
    QCOMPARE(palette.numberOf(qRgb(3, 2, 1)), std::optional<quint8>(1));
    QCOMPARE(palette.numberOf(qRgb(1, 2, 3)), std::optional<quint8>(0));
    QCOMPARE(palette.colours(), (std::vector<QRgb>{qRgb(1, 2, 3), qRgb(3, 2, 1)}));
}

void tst_ExactPalette::theLastColourThatFitsIsThe256th()
{
    ExactPalette palette;
    for (int i = 0; i < 256; ++i)
        QCOMPARE(palette.numberOf(qRgb(i, 0, i)), std::optional<quint8>(static_cast<quint8>(i)));

    QCOMPARE(palette.numberOf(qRgb(0, 1, 0)), std::nullopt);
    QCOMPARE(palette.numberOf(qRgb(255, 0, 255)), std::optional<quint8>(255));
}

void tst_ExactPalette::aPaletteChangesNoPixel_data()
{
    QTest::addColumn<int>("colours");
    for (const int colours : {1, 2, 255, 256})
        QTest::addRow("%d colours", colours) << colours;
}

void tst_ExactPalette::aPaletteChangesNoPixel()
{
    QFETCH(const int, colours);
    const QImage image = picture(colours);

    const QImage changed = withPalette(image);

    QCOMPARE(changed.format(), QImage::Format_Indexed8);
    QCOMPARE(changed.convertToFormat(QImage::Format_RGB32), image);
}

void tst_ExactPalette::moreColoursStayAsTheyAre()
{
    const QImage image = picture(257);

    QCOMPARE(withPalette(image).format(), QImage::Format_RGB32);
    QCOMPARE(withPalette(image), image);
}

void tst_ExactPalette::transparencyStaysAsItIs()
{
    QImage image(2, 2, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);

    QCOMPARE(withPalette(image), image);
}

WHORL_APP_TEST(tst_ExactPalette)
#include "tst_exact_palette.moc"
