// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/nope.h"

#include "tests/support/data_laws.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_NopeQuantities : public QObject {
    Q_OBJECT

private slots:
    void layersShowWhatTheLastQuerySees();
    void pixelsOfManyLayersCountTheirKeys();
    void layersWithoutRotationHaveNoFrequencies();
    void logarithmsHaveNoUnit();
    void localScoresEndWithTheWindow();
    void withoutRotationAllDistancesScoreAlike();
    void everyLayerIsListed();
};

namespace {

Data evaluate(const char* quantity, const Values& values)
{
    return describe<NopeParameters>().evaluate(quantity, values);
}

const Values gemma = {{"pattern", std::string("gemma")}, {"length", std::int64_t{4096}}};

}  // namespace

void tst_NopeQuantities::layersShowWhatTheLastQuerySees()
{
    const auto field = std::get<Field>(evaluate("layers", gemma));

    QCOMPARE(field.at(5, 0, 0), 3.0);
    QCOMPARE(field.at(4, 3071, 0), 0.0);
    QCOMPARE(field.at(4, 3072, 0), 2.0);
    QCOMPARE(field.at(4, 4095, 0), 2.0);
    QCOMPARE(field.classNames.size(), 4);
}

void tst_NopeQuantities::pixelsOfManyLayersCountTheirKeys()
{
    for (const char* pattern : {"gemma", "modernbert", "every-fourth-without", "none", "all", "drope"}) {
        Values values = gemma;
        values["pattern"] = std::string(pattern);
        values["length"] = std::int64_t{300};
        values["window"] = std::int64_t{70};
        checkField(std::get<Field>(evaluate("layers", values)), 4);
        checkField(std::get<Field>(evaluate("layer_frequencies", values)), 4);
        if (QTest::currentTestFailed())
            return;
    }
}

void tst_NopeQuantities::layersWithoutRotationHaveNoFrequencies()
{
    const auto field = std::get<Field>(evaluate("layer_frequencies", {}));

    QCOMPARE(field.at(3, 5, 0), -INFINITY);
    QCOMPARE(field.at(2, 0, 0), 0.0);
    QVERIFY(field.at(2, 63, 0) < -5);
}

void tst_NopeQuantities::localScoresEndWithTheWindow()
{
    const auto curves = std::get<Curves>(evaluate("score_by_distance", gemma));

    QCOMPARE(curves.series.size(), 2);
    QVERIFY(std::isfinite(curves.series[0].at(1023)) && std::isnan(curves.series[0].at(1024)));
    QVERIFY(std::isfinite(curves.series[1].at(4000)));
    std::vector<double> run(100);
    curves.series[0].fill(1000, run);
    QVERIFY(std::isfinite(run[23]) && std::isnan(run[24]));
}

void tst_NopeQuantities::withoutRotationAllDistancesScoreAlike()
{
    const auto curves = std::get<Curves>(evaluate("score_by_distance", {{"pattern", std::string("none")}}));

    QCOMPARE(curves.series.size(), 1);
    for (const std::int64_t distance : {0, 1, 1000})
        QCOMPARE(curves.series[0].at(distance), 128.0);
}

void tst_NopeQuantities::everyLayerIsListed()
{
    const auto listing = std::get<Listing>(evaluate("settings", gemma));

    QCOMPARE(listing.rows.size(), 48);
    QCOMPARE(std::get<std::int64_t>(listing.rows[0][4]), 1023);
    QVERIFY(std::holds_alternative<std::monostate>(listing.rows[5][4]));
    QCOMPARE(std::get<double>(listing.rows[5][2]), 1e6);
}

void tst_NopeQuantities::logarithmsHaveNoUnit()
{
    const auto field = std::get<Field>(evaluate("layer_frequencies", gemma));

    QCOMPARE(field.at(0, 0, 0), 0.0);
    QVERIFY(field.unit.empty());
}

WHORL_CORE_TEST(tst_NopeQuantities)
#include "tst_nope_quantities.moc"
