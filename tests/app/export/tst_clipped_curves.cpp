// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/clipped_curves.h"
#include "tests/support/test_main.h"

using namespace whorl;

class tst_ClippedCurves : public QObject {
    Q_OBJECT

private slots:
    void whatLiesInsideStaysAsItIs();
    void linesEndAtTheEdge();
    void aLineThatComesBackIsBrokenBetween();
    void marksBeyondTheEdgeAreGone();
    void bandsAreFlattenedAgainstTheEdge();
};

namespace {

const QRectF bounds(0, 0, 10, 10);
const QPointF gap(qQNaN(), qQNaN());

QPolygonF clippedLine(const QPolygonF& points, bool marks = false)
{
    CurvePicture picture;
    picture.lines.resize(1);
    picture.lines[0].points = points;
    picture.lines[0].marks = marks;
    return clippedCurves(picture, bounds).lines[0].points;
}

}  // namespace

void tst_ClippedCurves::whatLiesInsideStaysAsItIs()
{
    const QPolygonF line({{0, 0}, {3, 9}, {10, 10}});

    QCOMPARE(clippedLine(line), line);
    QCOMPARE(clippedLine(line, true), line);
}

void tst_ClippedCurves::linesEndAtTheEdge()
{
    QCOMPARE(clippedLine({{{5, 5}, {5, 15}}}), QPolygonF({{5, 5}, {5, 10}}));
    QCOMPARE(clippedLine({{{-5, 5}, {15, 5}}}), QPolygonF({{0, 5}, {10, 5}}));
    QCOMPARE(clippedLine({{{-5, -1}, {15, -1}}}), QPolygonF());
    QCOMPARE(clippedLine({{{12, 5}, {12, 6}}}), QPolygonF());
}

void tst_ClippedCurves::aLineThatComesBackIsBrokenBetween()
{
    const QPolygonF outAndBack = clippedLine({{{0, 5}, {2, 15}, {4, 15}, {6, 5}}});
    const QPolygonF broken = clippedLine({{{0, 5}, {1, 5}, gap, {2, 5}, {3, 5}}});

    QCOMPARE(outAndBack.size(), 5);
    QCOMPARE(outAndBack[1], QPointF(1, 10));
    QVERIFY(qIsNaN(outAndBack[2].x()));
    QCOMPARE(outAndBack[3], QPointF(5, 10));
    QCOMPARE(broken.size(), 5);
    QVERIFY(qIsNaN(broken[2].x()));
}

void tst_ClippedCurves::marksBeyondTheEdgeAreGone()
{
    QCOMPARE(clippedLine({{{1, 1}, {1, 11}, gap, {2, 2}}}, true), QPolygonF({{1, 1}, {2, 2}}));
}

void tst_ClippedCurves::bandsAreFlattenedAgainstTheEdge()
{
    CurvePicture picture;
    picture.bands.resize(1);
    picture.bands[0].upper = QPolygonF({{1, -5}, {2, 3}});
    picture.bands[0].lower = QPolygonF({{1, 5}, {2, 13}});

    const CurvePicture::Band band = clippedCurves(picture, bounds).bands[0];

    QCOMPARE(band.upper, QPolygonF({{1, 0}, {2, 3}}));
    QCOMPARE(band.lower, QPolygonF({{1, 5}, {2, 10}}));
}

WHORL_CORE_TEST(tst_ClippedCurves)
#include "tst_clipped_curves.moc"
