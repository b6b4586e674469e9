// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/number_text.h"
#include "app/scene/profile.h"
#include "tests/support/sample_pictures.h"
#include "tests/support/test_main.h"

#include <cmath>

using namespace whorl;
using namespace whorl::test;

class tst_Profile : public QObject {
    Q_OBJECT

private slots:
    void aRowOfQueriesAndKeysIsReadByDistance();
    void anyOtherRowIsReadAlongItsColumns();
    void aHeadThatIsNotThereHasNoValue();
    void pointingLeavesTheQueryWhereItIs();
};

namespace {

const QSizeF size(400, 300);

double cell(std::int64_t row, std::int64_t column)
{
    return std::cos(0.3 * static_cast<double>(row) - 0.1 * static_cast<double>(column));
}

Field relativeField(std::int64_t heads)
{
    Field field = bruteField(64, 64, cell);
    field.rows.role = AxisRole::query;
    field.columns.role = AxisRole::key;
    if (heads > 0)
        field.slices = boundedAxis(AxisRole::head, "head", heads);
    return field;
}

Profile profileOf(const Field& field)
{
    return {Panel{}, dataOf(field), size, plainStyle()};
}

}  // namespace

void tst_Profile::aRowOfQueriesAndKeysIsReadByDistance()
{
    const Profile profile = profileOf(relativeField(0));
    Probe probe;
    probe.query = 40;
    probe.key = 25;

    const Readout readout = profile.readout(probe);

    QCOMPARE(readout.front().value, QString("15"));
    QCOMPARE(profile.value(probe)->value, valueText(cell(40, 25)));
}

void tst_Profile::anyOtherRowIsReadAlongItsColumns()
{
    const Profile profile = profileOf(bruteField(64, 16, cell));
    Probe probe;
    probe.query = 40;
    probe.channel = 5;

    QCOMPARE(profile.readout(probe).front().value, QString("5"));
    QCOMPARE(profile.value(probe)->value, valueText(cell(40, 5)));
}

void tst_Profile::aHeadThatIsNotThereHasNoValue()
{
    const Profile profile = profileOf(relativeField(4));
    Probe probe;
    probe.query = 40;
    probe.head = 3;
    QVERIFY(profile.value(probe));

    probe.head = 7;

    QVERIFY(!profile.value(probe));
    QCOMPARE(profile.readout(probe).size(), std::size_t{1});
}

void tst_Profile::pointingLeavesTheQueryWhereItIs()
{
    const Profile profile = profileOf(relativeField(0));
    Probe probe;
    probe.query = 40;

    const auto moved = profile.probeAt(QPointF(200, 150), probe);

    QVERIFY(moved);
    QCOMPARE(moved->query, 40);
    QVERIFY(moved->key >= 0 && moved->key < 64);
}

WHORL_APP_TEST(tst_Profile)
#include "tst_profile.moc"
