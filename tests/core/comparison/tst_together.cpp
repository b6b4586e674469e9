// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue.h"
#include "core/comparison/together.h"
#include "tests/support/test_main.h"

#include <cmath>

using namespace whorl;

class tst_Together : public QObject {
    Q_OBJECT

private slots:
    void seriesKeepTheirValues();
    void theAxisReachesFromTheFirstToTheLast();
    void whereAnAxisEndsItsSeriesHasNoValue();
    void meansEndWhereValuesEnd();
    void onlyCommonGuidesStay();
    void otherAxesAndUnitsAreRefused();
};

namespace {

Curves constant(double value, std::int64_t count, const std::string& unit = {})
{
    Curves result;
    result.axis = boundedAxis(AxisRole::distance, "distance", count);
    Series series{"own label", unit, {}, {}, {}};
    series.fill = [=](std::int64_t first, std::span<double> out) {
        // What lies outside must not be asked for.
        if (first < 0 || first + static_cast<std::int64_t>(out.size()) > count)
            throw InputError("index", std::to_string(first), "one inside is needed");
        std::fill(out.begin(), out.end(), value);
    };
    series.means = [=](std::span<const Bin> bins) -> Eigen::ArrayXd {
        for (const Bin& bin : bins)
            if (bin.first < 0 || bin.first + bin.count > count)
                throw InputError("bin", std::to_string(bin.first), "one inside is needed");
        return Eigen::ArrayXd::Constant(static_cast<Eigen::Index>(bins.size()), value);
    };
    result.series = {series};
    result.valueLabel = "score";
    result.guides = {{Guide::Kind::value, 0.5, 0, "half", {}}};
    return result;
}

}  // namespace

void tst_Together::seriesKeepTheirValues()
{
    const Curves alibi = std::get<Curves>(findSource("alibi").evaluate("slopes", {}));
    const Curves more = std::get<Curves>(findSource("alibi").evaluate("slopes", {{"max_bias", 4.0}}));

    const Curves both = together({{"eight", alibi}, {"four", more}});

    QCOMPARE(both.series.size(), 2U);
    QCOMPARE(both.series[0].label, std::string("eight"));
    QCOMPARE(both.series[1].label, std::string("four"));
    for (const std::int64_t head : {0, 7}) {
        QCOMPARE(both.series[0].at(head), alibi.series[0].at(head));
        QCOMPARE(both.series[1].at(head), more.series[0].at(head));
    }
}

void tst_Together::theAxisReachesFromTheFirstToTheLast()
{
    const Curves both = together({{"a", constant(1, 10)}, {"b", constant(2, 25)}});

    QCOMPARE(both.axis.first, 0);
    QCOMPARE(both.axis.count, 25);
    QCOMPARE(both.axis.highest, 24);
}

void tst_Together::whereAnAxisEndsItsSeriesHasNoValue()
{
    const Curves both = together({{"a", constant(1, 10)}, {"b", constant(2, 25)}});

    QCOMPARE(both.series[0].at(9), 1.0);
    QVERIFY(std::isnan(both.series[0].at(10)));
    QCOMPARE(both.series[1].at(24), 2.0);
    std::vector<double> span(6);
    both.series[0].fill(7, span);
    QCOMPARE(span[2], 1.0);
    QVERIFY(std::isnan(span[3]));
}

void tst_Together::meansEndWhereValuesEnd()
{
    const Curves both = together({{"a", constant(1, 10)}, {"b", constant(2, 25)}});
    const std::vector<Bin> bins{{0, 5}, {5, 10}, {15, 10}};

    const Eigen::ArrayXd means = both.series[0].means(bins);

    QCOMPARE(means[0], 1.0);
    QCOMPARE(means[1], 1.0);
    QVERIFY(std::isnan(means[2]));
}

void tst_Together::onlyCommonGuidesStay()
{
    Curves other = constant(2, 10);
    QCOMPARE(together({{"a", constant(1, 10)}, {"b", other}}).guides.size(), 1U);

    other.guides.front().from = 0.25;
    QVERIFY(together({{"a", constant(1, 10)}, {"b", other}}).guides.empty());
}

void tst_Together::otherAxesAndUnitsAreRefused()
{
    Curves other = constant(2, 10);
    other.axis.role = AxisRole::pair;
    QVERIFY_EXCEPTION_THROWN(together({{"a", constant(1, 10)}, {"b", other}}), InputError);
    QVERIFY_EXCEPTION_THROWN(together({{"a", constant(1, 10)}, {"b", constant(1, 10, "rad")}}), InputError);
}

WHORL_CORE_TEST(tst_Together)
#include "tst_together.moc"
