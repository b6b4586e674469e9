// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/unseen.h"
#include "tests/support/test_main.h"

using namespace whorl;

class tst_Unseen : public QObject {
    Q_OBJECT

private slots:
    void theFirstUnseenIndexIsTheTrainedLength();
    void aTextNoLongerThanTheTrainingHasNothingUnseen();
    void aLengthThatIsNotKnownMarksNothing();
    void theSignOfADistanceDoesNotMatter();
    void channelsAreNeverUnseen();
    void relativeCellsGoByTheirDistance();
    void absoluteCellsGoByEitherPosition();
};

namespace {

Field queryKey(std::int64_t length)
{
    Field field;
    field.rows = openAxis(AxisRole::query, "query position", length);
    field.columns = openAxis(AxisRole::key, "key position", length);
    return field;
}

}  // namespace

void tst_Unseen::theFirstUnseenIndexIsTheTrainedLength()
{
    Axis axis = openAxis(AxisRole::position, "position", 100);
    markUnseen(axis, 64);

    QVERIFY(!isUnseen(axis, 63));
    QVERIFY(isUnseen(axis, 64));
    QVERIFY(isUnseen(axis, 99));
}

void tst_Unseen::aTextNoLongerThanTheTrainingHasNothingUnseen()
{
    Axis positions = openAxis(AxisRole::position, "position", 64), distances = distanceAxis(64, true);
    markUnseen(positions, 64);
    markUnseen(distances, 64);

    QVERIFY(!positions.unseenFrom);
    QVERIFY(!distances.unseenFrom);
}

void tst_Unseen::aLengthThatIsNotKnownMarksNothing()
{
    Axis axis = openAxis(AxisRole::position, "position", 100);
    markUnseen(axis, 0);

    QVERIFY(!axis.unseenFrom);
}

void tst_Unseen::theSignOfADistanceDoesNotMatter()
{
    Axis axis = distanceAxis(100, true);
    markUnseen(axis, 64);

    QVERIFY(isUnseen(axis, 64));
    QVERIFY(isUnseen(axis, -64));
    QVERIFY(!isUnseen(axis, -63));
}

void tst_Unseen::channelsAreNeverUnseen()
{
    Field field;
    field.rows = openAxis(AxisRole::position, "position", 100);
    field.columns = boundedAxis(AxisRole::channel, "channel", 100);
    markUnseenPositions(field, 64);

    QVERIFY(isUnseen(field, 64, 0));
    QVERIFY(!isUnseen(field, 63, 99));
}

void tst_Unseen::relativeCellsGoByTheirDistance()
{
    Field field = queryKey(100);
    markUnseenDistances(field, 64);

    QVERIFY(goesByDistance(field));
    QVERIFY(isUnseen(field, 70, 6));
    QVERIFY(!isUnseen(field, 70, 7));
    QVERIFY(!isUnseen(field, 99, 99));
    QVERIFY(isUnseen(field, 6, 70));
}

void tst_Unseen::absoluteCellsGoByEitherPosition()
{
    Field field = queryKey(100);
    markUnseenPositions(field, 64);

    QVERIFY(!goesByDistance(field));
    QVERIFY(isUnseen(field, 99, 99));
    QVERIFY(isUnseen(field, 0, 64));
    QVERIFY(!isUnseen(field, 63, 63));
}

WHORL_CORE_TEST(tst_Unseen)
#include "tst_unseen.moc"
