// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/colour_vision.h"
#include "app/scene/oklab.h"
#include "tests/support/test_main.h"

using namespace whorl;

class tst_ColourVision : public QObject {
    Q_OBJECT

private slots:
    void normalEyesSeeEveryColour();
    void greysAreGreyForEveryEye_data();
    void greysAreGreyForEveryEye();
    void redIsDarkForThoseWithoutRedCones();
    void redAndGreenAreHardToTellApart();
    void greyscaleKeepsTheLuminance();
    void anImageIsSeenPixelByPixel();
};

void tst_ColourVision::normalEyesSeeEveryColour()
{
    for (const char* name : {"#000000", "#123456", "#ff8000", "#ffffff", "#010203"})
        QCOMPARE(seenColour(QColor(name), Sight::normal), QColor(name));
}

void tst_ColourVision::greysAreGreyForEveryEye_data()
{
    QTest::addColumn<Sight>("sight");
    for (int sight = 0; sight < sights; ++sight)
        QTest::addRow("%d", sight) << Sight(sight);
}

void tst_ColourVision::greysAreGreyForEveryEye()
{
    QFETCH(const Sight, sight);
    for (int level = 0; level < 256; ++level) {
        const QColor seen = seenColour(QColor(level, level, level), sight);
        for (const int component : {seen.red(), seen.green(), seen.blue()})
            QVERIFY2(std::abs(component - level) <= 1, qPrintable(QString("%1: %2").arg(level).arg(seen.name())));
    }
}

void tst_ColourVision::redIsDarkForThoseWithoutRedCones()
{
    const auto light = [](Sight sight) { return toOklab(seenColour(Qt::red, sight)).lightness; };
    QVERIFY(light(Sight::protanopia) < 0.85 * light(Sight::normal));
    QVERIFY(light(Sight::deuteranopia) > light(Sight::protanopia));
}

void tst_ColourVision::redAndGreenAreHardToTellApart()
{
    const QColor red(200, 60, 60), green(90, 125, 40);
    const auto apart = [&](Sight sight) {
        const Oklab a = toOklab(seenColour(red, sight)), b = toOklab(seenColour(green, sight));
        return std::hypot(a.a - b.a, a.b - b.b);
    };
    for (const Sight sight : {Sight::protanopia, Sight::deuteranopia})
        QVERIFY(apart(sight) < 0.4 * apart(Sight::normal));
    QVERIFY(apart(Sight::tritanopia) > 0.8 * apart(Sight::normal));
    QVERIFY(apart(Sight::greyscale) < 0.002);
}

void tst_ColourVision::greyscaleKeepsTheLuminance()
{
    const auto seen = seenLight({1, 0.5, 0.25}, Sight::greyscale);
    QCOMPARE(seen[0], seen[2]);
    QVERIFY(std::abs(seen[0] - (0.2126729 + 0.5 * 0.7151522 + 0.25 * 0.0721750)) < 1e-12);
}

void tst_ColourVision::anImageIsSeenPixelByPixel()
{
    QImage image(3, 2, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(2);
    const QRgb colours[] = {0xffff0000, 0xff00ff00, 0xff0000ff};
    for (int x = 0; x < 3; ++x)
        for (int y = 0; y < 2; ++y)
            image.setPixel(x, y, colours[(x + y) % 3]);

    const QImage seen = seenImage(image, Sight::deuteranopia);

    QCOMPARE(seen.devicePixelRatio(), 2.0);
    for (int x = 0; x < 3; ++x)
        for (int y = 0; y < 2; ++y)
            QCOMPARE(seen.pixelColor(x, y), seenColour(QColor(colours[(x + y) % 3]), Sight::deuteranopia));
}

WHORL_APP_TEST(tst_ColourVision)
#include "tst_colour_vision.moc"
