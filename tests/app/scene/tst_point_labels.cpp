// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/point_labels.h"

#include "tests/support/test_main.h"

#include <QRandomGenerator>

using namespace whorl;

class tst_PointLabels : public QObject {
    Q_OBJECT

private slots:
    void noTwoLabelsTouchAndNoneLeavesThePlot();
    void aLabelThatMustBeThereIsThere();
    void whatIsTakenStaysFree();
};

namespace {

const QRectF plot(20, 30, 400, 300);
const QSizeF size(60, 15);

}  // namespace

void tst_PointLabels::noTwoLabelsTouchAndNoneLeavesThePlot()
{
    PointLabels labels(plot);
    QRandomGenerator random(5);
    std::vector<QRectF> placed;
    for (int i = 0; i < 500; ++i) {
        const QPointF point(plot.left() + random.bounded(plot.width()), plot.top() + random.bounded(plot.height()));
        if (const auto area = labels.beside(point, size, 5)) {
            QVERIFY(plot.contains(*area));
            for (const QRectF& other : placed)
                QVERIFY(!other.intersects(*area));
            placed.push_back(*area);
        }
    }
    QVERIFY(placed.size() > 40);
}

void tst_PointLabels::aLabelThatMustBeThereIsThere()
{
    PointLabels labels(plot);
    // All points at one place: labels move away from it, and touch only when there is no room left at all.
    std::vector<QRectF> placed;
    for (int i = 0; i < 30; ++i) {
        const QRectF area = labels.anyhow(plot.center(), size, 5);
        QVERIFY(plot.contains(area));
        for (const QRectF& other : placed)
            QVERIFY(!other.intersects(area));
        placed.push_back(area);
    }
    for (int i = 0; i < 300; ++i)
        QVERIFY(plot.contains(labels.anyhow(plot.topLeft(), size, 5)));
}

void tst_PointLabels::whatIsTakenStaysFree()
{
    PointLabels labels(plot);
    labels.take(plot.adjusted(0, 0, -plot.width() / 2, 0));
    QVERIFY(!labels.beside(QPointF(plot.left() + 50, plot.center().y()), size, 5));
    QVERIFY(labels.beside(QPointF(plot.right() - 100, plot.center().y()), size, 5));
}

WHORL_APP_TEST(tst_PointLabels)
#include "tst_point_labels.moc"
