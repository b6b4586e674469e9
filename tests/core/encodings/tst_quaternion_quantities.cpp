// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/quaternion.h"

#include "tests/support/test_main.h"

#include <QTest>

using namespace whorl;

class tst_QuaternionQuantities : public QObject {
    Q_OBJECT

private slots:
    void textScoresAreThoseOfOneRow();
    void parallelAxesAreRelative_data();
    void parallelAxesAreRelative();
    void differentAxesAreNot();
    void pointsStayOnTheirSphere();
};

namespace {

Data evaluate(const char* quantity, const Values& values)
{
    return describe<QuaternionParameters>().evaluate(quantity, values);
}

}  // namespace

void tst_QuaternionQuantities::textScoresAreThoseOfOneRow()
{
    const auto text = std::get<Field>(evaluate("score", {}));
    const auto patches = std::get<Field>(evaluate("patch_score", {}));

    for (const std::int64_t m : {0, 3, 15})
        for (const std::int64_t n : {0, 7})
            QVERIFY(std::abs(text.at(m, n, 0) - patches.at(m, n, 0)) < 1e-12);
}

void tst_QuaternionQuantities::parallelAxesAreRelative_data()
{
    QTest::addColumn<QString>("axis");
    for (const char* axis : {"x", "y", "z", "diagonal"})
        QTest::newRow(axis) << axis;
}

void tst_QuaternionQuantities::parallelAxesAreRelative()
{
    QFETCH(const QString, axis);
    const auto field =
        std::get<Field>(evaluate("deviation", {{"axis", axis.toStdString()}, {"second_axis", axis.toStdString()}}));

    for (std::int64_t y = 0; y < 16; ++y)
        for (std::int64_t x = 0; x < 16; ++x)
            QVERIFY(field.at(y, x, 0) < 1e-12);
}

void tst_QuaternionQuantities::differentAxesAreNot()
{
    const auto field = std::get<Field>(evaluate("deviation", {}));

    QCOMPARE(field.at(0, 0, 0), 0.0);
    QVERIFY(field.at(5, 5, 0) > 0.1);
    QVERIFY(field.range.high > 1);
}

void tst_QuaternionQuantities::pointsStayOnTheirSphere()
{
    const auto points = std::get<Points>(evaluate("path", {}));
    const double radius = points.at(0).norm();

    for (std::int64_t patch = 0; patch < points.axis.count; ++patch)
        QVERIFY(std::abs(points.at(patch).norm() - radius) < 1e-13);
    QCOMPARE(points.label(33), std::string("1, 2"));
}

WHORL_CORE_TEST(tst_QuaternionQuantities)
#include "tst_quaternion_quantities.moc"
