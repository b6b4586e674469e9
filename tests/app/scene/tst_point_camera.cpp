// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/point_camera.h"

#include "tests/support/test_main.h"

#include <cmath>

using namespace whorl;

class tst_PointCamera : public QObject {
    Q_OBJECT

private slots:
    void allPointsAreInThePlot_data();
    void allPointsAreInThePlot();
    void theScaleIsTheSameBothWays();
    void whatIsUnderThePointerStaysThereWhileZooming();
    void panningMovesPointsWithThePointer();
    void turningSpaceKeepsItsSize();
    void nothingAndASinglePointHaveAPlace();
};

namespace {

const QRectF plot(10, 20, 500, 300);
const std::vector<Eigen::Vector3d> points = {{0, 0, 0}, {4, 1, 2}, {-3, 2, -1}, {1, -2, 5}};

}  // namespace

void tst_PointCamera::allPointsAreInThePlot_data()
{
    QTest::addColumn<int>("dimensions");
    QTest::newRow("plane") << 2;
    QTest::newRow("space") << 3;
}

void tst_PointCamera::allPointsAreInThePlot()
{
    QFETCH(const int, dimensions);
    const PointCamera camera(points, dimensions, plot, {});
    for (const Eigen::Vector3d& point : points)
        QVERIFY(plot.contains(camera.place(point)));
}

void tst_PointCamera::theScaleIsTheSameBothWays()
{
    const PointCamera camera(points, 2, plot, {});
    const QPointF origin = camera.place({0, 0, 0});
    QCOMPARE(camera.place({1, 0, 0}).x() - origin.x(), origin.y() - camera.place({0, 1, 0}).y());
}

void tst_PointCamera::whatIsUnderThePointerStaysThereWhileZooming()
{
    const PointCamera camera(points, 2, plot, {});
    const QPointF at = camera.place(points[1]);
    const PointCamera nearer(points, 2, plot, camera.zoomed(at, 3));
    QVERIFY((nearer.place(points[1]) - at).manhattanLength() < 1e-6);
    QVERIFY(std::abs(nearer.scale() / camera.scale() - 3) < 1e-9);
}

void tst_PointCamera::panningMovesPointsWithThePointer()
{
    const PointCamera camera(points, 2, plot, {});
    const PointCamera moved(points, 2, plot, camera.panned({30, -12}));
    for (const Eigen::Vector3d& point : points)
        QVERIFY((moved.place(point) - camera.place(point) - QPointF(30, -12)).manhattanLength() < 1e-6);
}

void tst_PointCamera::turningSpaceKeepsItsSize()
{
    const PointCamera camera(points, 3, plot, {});
    const PointCamera turned(points, 3, plot, camera.panned({140, 30}));
    QCOMPARE(turned.scale(), camera.scale());
    QVERIFY((turned.place(points[1]) - camera.place(points[1])).manhattanLength() > 1);
    for (const Eigen::Vector3d& point : points)
        QVERIFY(std::abs(turned.depth(point)) <= 1);
}

void tst_PointCamera::nothingAndASinglePointHaveAPlace()
{
    for (const int dimensions : {2, 3}) {
        const PointCamera none({}, dimensions, plot, {});
        QVERIFY(std::isfinite(none.place({0, 0, 0}).x()));
        const PointCamera one({{7, 7, 7}}, dimensions, plot, {});
        QVERIFY((one.place({7, 7, 7}) - plot.center()).manhattanLength() < 1e-6);
    }
}

WHORL_APP_TEST(tst_PointCamera)
#include "tst_point_camera.moc"
