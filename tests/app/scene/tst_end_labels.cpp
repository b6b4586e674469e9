// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/end_labels.h"
#include "tests/support/test_main.h"

#include <cmath>
#include <limits>

using namespace whorl;

class tst_EndLabels : public QObject {
    Q_OBJECT

private slots:
    void namesThatHaveRoomStandAtTheirEnds();
    void namesThatWouldTouchMoveApartInOrder();
    void tooManyNamesLeaveSomeOut();
    void aLineWithoutAnEndHasNoName();
};

void tst_EndLabels::namesThatHaveRoomStandAtTheirEnds()
{
    const auto labels = placeEndLabels({90, 10, 50}, 100, 15);

    for (const EndLabel& label : labels) {
        QVERIFY(label.shown);
        QCOMPARE(label.middle, label.end);
    }
}

void tst_EndLabels::namesThatWouldTouchMoveApartInOrder()
{
    const std::vector<double> ends = {99, 98, 97, 96, 20, 500, -500};

    const auto labels = placeEndLabels(ends, 110, 15);

    for (std::size_t a = 0; a < ends.size(); ++a) {
        QVERIFY(labels[a].shown);
        QVERIFY(labels[a].middle >= 7.5 - 1e-9 && labels[a].middle <= 102.5 + 1e-9);
        for (std::size_t b = 0; b < ends.size(); ++b)
            QVERIFY(ends[a] >= ends[b] || labels[b].middle - labels[a].middle >= 15 - 1e-9);
    }
}

void tst_EndLabels::tooManyNamesLeaveSomeOut()
{
    std::vector<double> ends(32);
    for (std::size_t i = 0; i < ends.size(); ++i)
        ends[i] = 100 - static_cast<double>(i);

    const auto labels = placeEndLabels(ends, 100, 15);

    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < labels.size(); ++i)
        if (labels[i].shown)
            shown.push_back(i);
    QCOMPARE(shown, (std::vector<std::size_t>{0, 6, 12, 18, 24, 30}));
}

void tst_EndLabels::aLineWithoutAnEndHasNoName()
{
    const auto labels = placeEndLabels({10, std::numeric_limits<double>::quiet_NaN()}, 100, 15);

    QVERIFY(labels[0].shown && !labels[1].shown);
    QVERIFY(placeEndLabels({}, 100, 15).empty());
}

WHORL_CORE_TEST(tst_EndLabels)
#include "tst_end_labels.moc"
