// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/point_raster.h"

#include "tests/support/test_main.h"

#include <cmath>
#include <limits>

using namespace whorl;

class tst_PointRaster : public QObject {
    Q_OBJECT

private slots:
    void aDotCoversItsCircle();
    void dotsBlendInTheirOrder();
    void dotsOutsideThePictureAreLeftOut();
    void denserIsFurtherAlongTheMap();
};

void tst_PointRaster::aDotCoversItsCircle()
{
    const QPointF place(20.3, 14.7);
    const QRgb colour = qRgb(255, 255, 255);
    const QImage image = dotsImage({&place, 1}, {&colour, 1}, 3, {40, 30}, 2);
    double covered = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            covered += qAlpha(image.pixel(x, y)) / 255.0;
    QVERIFY(std::abs(covered / (M_PI * 36) - 1) < 0.03);
    QCOMPARE(qAlpha(image.pixel(40, 29)), 255);
    QCOMPARE(qAlpha(image.pixel(0, 0)), 0);
}

void tst_PointRaster::dotsBlendInTheirOrder()
{
    const QPointF places[] = {{10, 10}, {10, 10}};
    const QRgb colours[] = {qRgba(255, 0, 0, 255), qRgba(0, 0, 255, 128)};
    const QRgb middle = dotsImage(places, colours, 3, {20, 20}, 1).pixel(10, 10);
    QVERIFY(std::abs(qRed(middle) - 127) <= 2);
    QVERIFY(std::abs(qBlue(middle) - 128) <= 2);
    QCOMPARE(qAlpha(middle), 255);
}

void tst_PointRaster::dotsOutsideThePictureAreLeftOut()
{
    const QPointF places[] = {{-50, 5}, {1e300, 5}, {5, std::numeric_limits<double>::quiet_NaN()}, {19.9, 19.9}};
    const std::vector<QRgb> colours(4, qRgb(255, 255, 255));
    const QImage image = dotsImage(places, colours, 2, {20, 20}, 1);
    QCOMPARE(qAlpha(image.pixel(5, 5)), 0);
    QVERIFY(qAlpha(image.pixel(19, 19)) > 0);
    QCOMPARE(densityImage(places, colourMap("viridis", ThemeName::light), {20, 20}, 1).pixel(5, 5), QRgb{0});
}

void tst_PointRaster::denserIsFurtherAlongTheMap()
{
    const ColourMap& map = colourMap("viridis", ThemeName::light);
    std::vector<QPointF> places(50, QPointF(3.5, 3.5));
    places.emplace_back(8.5, 3.5);
    const QImage image = densityImage(places, map, {20, 20}, 1);
    const auto step = [&](QRgb colour) {
        return std::find(map.colours.begin(), map.colours.end(), colour) - map.colours.begin();
    };
    QVERIFY(step(image.pixel(3, 3)) > step(image.pixel(8, 3)));
    QCOMPARE(qAlpha(image.pixel(12, 12)), 0);
}

WHORL_APP_TEST(tst_PointRaster)
#include "tst_point_raster.moc"
