// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/curve_painter.h"

#include "tests/support/test_main.h"

#include <QImage>
#include <QPainter>

#include <algorithm>

using namespace whorl;

class tst_CurvePainter : public QObject {
    Q_OBJECT

private slots:
    void everythingStandsWhereItsPixelsAre_data();
    void everythingStandsWhereItsPixelsAre();
};

namespace {

constexpr int side = 120;

/// What is seen in a white square.
QImage painted(const CurvePicture& picture)
{
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintCurvesWithQtCharts(painter, QRectF(0, 0, side, side), picture);
    return image;
}

bool isInk(const QImage& image, const QPointF& point)
{
    const QPoint pixel(std::clamp(point.toPoint().x(), 1, side - 2), std::clamp(point.toPoint().y(), 1, side - 2));
    return image.pixelColor(pixel).lightness() < 200;
}

}  // namespace

void tst_CurvePainter::everythingStandsWhereItsPixelsAre_data()
{
    QTest::addColumn<bool>("marks");
    QTest::addColumn<QPolygonF>("points");
    const QPolygonF inside({{10, 60}, {40, 20}, {70, 95}, {100, 75}});
    // A series that fills the whole plot was drawn upside down.
    const QPolygonF whole({{0, 119}, {40, 80}, {70, 20}, {120, 0}, {90, 120}, {100, 35}});
    for (const bool marks : {false, true}) {
        QTest::addRow("%s, inside", marks ? "marks" : "line") << marks << inside;
        QTest::addRow("%s, whole", marks ? "marks" : "line") << marks << whole;
    }
}

void tst_CurvePainter::everythingStandsWhereItsPixelsAre()
{
    QFETCH(const bool, marks);
    QFETCH(const QPolygonF, points);
    CurvePicture picture;
    picture.size = QSizeF(side, side);
    picture.lines.push_back({points, Qt::black, 6, {}, marks});

    const QImage image = painted(picture);

    for (const QPointF& point : points)
        QVERIFY2(isInk(image, point), qPrintable(QString("%1, %2").arg(point.x()).arg(point.y())));
}

WHORL_APP_TEST(tst_CurvePainter)
#include "tst_curve_painter.moc"
