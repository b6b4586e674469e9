// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue.h"
#include "core/comparison/difference.h"
#include "tests/support/test_main.h"

#include <cmath>
#include <numbers>

using namespace whorl;

class tst_Difference : public QObject {
    Q_OBJECT

private slots:
    void aThingLessItselfIsExactlyZero_data();
    void aThingLessItselfIsExactlyZero();
    void aCellIsTheDifferenceOfTheCells();
    void meansAreTheDifferenceOfTheMeans();
    void theScaleIsCentredOnZero();
    void pinnedRangesGiveAPinnedRangeTwiceAsWide();
    void theRangeReachesTheFurthestValue();
    void anglesDifferByLessThanHalfATurn();
    void axesAreCutToWhatBothHave();
    void namesThatDifferStandSideBySide();
    void whatOneMasksHasNoValue();
    void aSliceOfBMeetsAllOfA();
    void curvesAreSubtractedInPairs();
    void oneCurveIsSubtractedFromAll();
    void partsTellBoth();
    void whatCannotBePairedIsRefused_data();
    void whatCannotBePairedIsRefused();
};

namespace {

Data quantity(const char* source, const char* id, const Values& values = {})
{
    return findSource(source).evaluate(id, values);
}

Field field(const char* source, const char* id, const Values& values = {})
{
    return std::get<Field>(quantity(source, id, values));
}

Field less(const Field& a, const Field& b, std::optional<std::int64_t> slice = {})
{
    return std::get<Field>(difference(a, b, slice));
}

Curves less(const Curves& a, const Curves& b)
{
    return std::get<Curves>(difference(a, b));
}

/// A small field given cell by cell, with means by adding them up.
Field tabled(std::int64_t rows, std::int64_t columns, const std::function<double(std::int64_t, std::int64_t)>& value)
{
    Field result;
    result.rows = openAxis(AxisRole::query, "query", rows);
    result.columns = openAxis(AxisRole::key, "key", columns);
    result.at = [value](std::int64_t row, std::int64_t column, std::int64_t) { return value(row, column); };
    result.means = [value](std::span<const Bin> down, std::span<const Bin> across, std::int64_t) {
        FieldMeans means;
        means.value.resize(static_cast<Eigen::Index>(down.size()), static_cast<Eigen::Index>(across.size()));
        for (std::size_t i = 0; i < down.size(); ++i)
            for (std::size_t j = 0; j < across.size(); ++j) {
                double sum = 0;
                for (std::int64_t row = 0; row < down[i].count; ++row)
                    for (std::int64_t column = 0; column < across[j].count; ++column)
                        sum += value(down[i].first + row, across[j].first + column);
                means.value(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j)) =
                    static_cast<float>(sum / static_cast<double>(down[i].count * across[j].count));
            }
        return means;
    };
    return result;
}

const Values plain{{"length", std::int64_t{96}}};
const Values stretched{{"length", std::int64_t{96}},
                       {"scaling", std::string("linear")},
                       {"factor", 8.0},
                       {"original_length", std::int64_t{32}}};

}  // namespace

void tst_Difference::aThingLessItselfIsExactlyZero_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("id");
    for (const Source& source : catalogue())
        for (const QuantityInfo& info : source.quantities)
            if (!info.gradual && (info.kind == QuantityKind::field || info.kind == QuantityKind::curves))
                QTest::addRow("%s %s", source.info.id.data(), info.id.data())
                    << QString::fromUtf8(source.info.id.data()) << QString::fromUtf8(info.id.data());
}

void tst_Difference::aThingLessItselfIsExactlyZero()
{
    QFETCH(QString, source);
    QFETCH(QString, id);
    const Data data = quantity(source.toUtf8(), id.toUtf8());

    const Data result = difference(data, data);

    const auto isZero = [](double value) { return value == 0 || !std::isfinite(value); };
    if (const auto* zero = std::get_if<Field>(&result)) {
        const std::int64_t slice = zero->slices ? zero->slices->last() : 0;
        const std::vector<Bin> rows =
            evenBins(zero->rows.first, zero->rows.count, std::min<std::int64_t>(zero->rows.count, 9));
        const std::vector<Bin> columns =
            evenBins(zero->columns.first, zero->columns.count, std::min<std::int64_t>(zero->columns.count, 9));
        const Grid values = zero->means(rows, columns, slice).value;
        for (const float value : values.reshaped())
            QVERIFY(isZero(static_cast<double>(value)));
        QVERIFY(isZero(zero->at(zero->rows.last(), zero->columns.first, slice)));
    } else {
        const Curves& curves = std::get<Curves>(result);
        for (const Series& series : curves.series)
            QVERIFY(isZero(series.at(curves.axis.last())));
    }
}

void tst_Difference::aCellIsTheDifferenceOfTheCells()
{
    const Field a = field("rope", "cosines", plain), b = field("rope", "cosines", stretched);

    const Field result = less(a, b);

    for (const std::int64_t position : {0, 7, 95, 1000})
        for (const std::int64_t pair : {0, 20, 63})
            QCOMPARE(result.at(position, pair, 0), a.at(position, pair, 0) - b.at(position, pair, 0));
}

void tst_Difference::meansAreTheDifferenceOfTheMeans()
{
    const Field a = field("rope", "cosines", plain), b = field("rope", "cosines", stretched), result = less(a, b);
    const std::vector<Bin> rows = evenBins(0, 96, 5), columns = evenBins(0, 64, 7);

    const Grid means = result.means(rows, columns, 0).value;

    for (std::size_t i = 0; i < rows.size(); ++i)
        for (std::size_t j = 0; j < columns.size(); ++j) {
            double sum = 0;
            for (std::int64_t row = 0; row < rows[i].count; ++row)
                for (std::int64_t column = 0; column < columns[j].count; ++column)
                    sum += result.at(rows[i].first + row, columns[j].first + column, 0);
            const double mean = sum / static_cast<double>(rows[i].count * columns[j].count);
            QVERIFY(
                std::abs(static_cast<double>(means(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j))) - mean)
                < 1e-5);
        }
}

void tst_Difference::theScaleIsCentredOnZero()
{
    const Field result = less(field("alibi", "bias"), field("t5", "bias"));

    QCOMPARE(result.scale, FieldScale::diverging);
    for (const FieldRange& range : {result.range, result.sliceRange(3)}) {
        QCOMPARE(range.low, -range.high);
        QVERIFY(range.high > 0);
    }
}

void tst_Difference::pinnedRangesGiveAPinnedRangeTwiceAsWide()
{
    const Field result = less(field("rope", "cosines", plain), field("rope", "cosines", stretched));

    QVERIFY(result.range.pinned);
    QCOMPARE(result.range.low, -2.0);
    QCOMPARE(result.range.high, 2.0);
}

void tst_Difference::theRangeReachesTheFurthestValue()
{
    const auto spike = [](std::int64_t row, std::int64_t column) { return row == 100 && column == 7 ? 5.0 : 0.0; };
    const Field flat = tabled(200, 9, [](std::int64_t, std::int64_t) { return 1.0; });

    const Field result = less(tabled(200, 9, spike), flat);

    QVERIFY(!result.range.pinned);
    QCOMPARE(result.range.high, 4.0);
}

void tst_Difference::anglesDifferByLessThanHalfATurn()
{
    Field a = tabled(4, 4, [](std::int64_t, std::int64_t) { return 0.25; });
    Field b = tabled(4, 4, [](std::int64_t, std::int64_t) { return 2 * std::numbers::pi - 0.25; });
    a.scale = b.scale = FieldScale::cyclic;

    const Field result = less(a, b);

    QVERIFY(std::abs(result.at(1, 1, 0) - 0.5) < 1e-12);
    QCOMPARE(result.scale, FieldScale::diverging);
    QCOMPARE(result.range.high, std::numbers::pi);
}

void tst_Difference::axesAreCutToWhatBothHave()
{
    const auto zero = [](std::int64_t, std::int64_t) { return 0.0; };
    Field a = tabled(50, 20, zero), b = tabled(30, 20, zero);
    a.rows.unseenFrom = 40;
    b.rows.first = 10;
    b.rows.lowest = 10;
    b.rows.unseenFrom = 35;

    const Field result = less(a, b);

    QCOMPARE(result.rows.first, 10);
    QCOMPARE(result.rows.last(), 39);
    QCOMPARE(result.rows.lowest, 10);
    QVERIFY(result.rows.unseenFrom == std::optional<std::int64_t>(35));
}

void tst_Difference::namesThatDifferStandSideBySide()
{
    const auto zero = [](std::int64_t, std::int64_t) { return 0.0; };
    Field a = tabled(3, 3, zero), b = a;
    a.rows.names = {"dog", "bites", "man"};
    b.rows.names = {"man", "bites", "dog"};

    const Field result = less(a, b);

    QVERIFY((result.rows.names == std::vector<std::string>{"dog / man", "bites", "man / dog"}));
}

void tst_Difference::whatOneMasksHasNoValue()
{
    constexpr double masked = -std::numeric_limits<double>::infinity();
    const Field a = tabled(2, 2, [](std::int64_t row, std::int64_t column) { return column > row ? masked : 1.0; });
    const Field b = tabled(2, 2, [](std::int64_t, std::int64_t) { return 1.0; });

    QCOMPARE(less(a, a).at(0, 1, 0), masked);
    QVERIFY(std::isnan(less(a, b).at(0, 1, 0)));
    QVERIFY(std::isnan(less(b, a).at(0, 1, 0)));
    QCOMPARE(less(a, b).at(1, 0, 0), 0.0);
}

void tst_Difference::aSliceOfBMeetsAllOfA()
{
    const Field heads = field("alibi", "bias");

    const Field result = less(heads, heads, 2);

    QVERIFY(result.slices && result.slices->count == heads.slices->count);
    QCOMPARE(result.at(9, 4, 2), 0.0);
    QCOMPARE(result.at(9, 4, 0), heads.at(9, 4, 0) - heads.at(9, 4, 2));
}

void tst_Difference::curvesAreSubtractedInPairs()
{
    const Curves a = std::get<Curves>(quantity("rope", "frequencies", plain));
    const Curves b = std::get<Curves>(quantity("rope", "frequencies", stretched));

    const Curves result = less(a, b);

    QCOMPARE(result.series.size(), a.series.size());
    for (const std::int64_t pair : {0, 30, 63})
        QCOMPARE(result.series[0].at(pair), a.series[0].at(pair) - b.series[0].at(pair));
}

void tst_Difference::oneCurveIsSubtractedFromAll()
{
    Curves single = std::get<Curves>(quantity("alibi", "slopes"));
    Curves several = single;
    several.series.push_back(single.series.front());
    several.series.push_back(single.series.front());

    QCOMPARE(less(several, single).series.size(), 3U);
    QCOMPARE(less(several, single).series[2].at(3), 0.0);
}

void tst_Difference::partsTellBoth()
{
    const Field a = field("rope", "cosines", plain), b = field("rope", "cosines", stretched);

    const std::vector<NamedValue> parts = less(a, b).parts(40, 30, 0);

    QCOMPARE(parts.size(), 3U);
    QCOMPARE(parts[2].value, less(a, b).at(40, 30, 0));
    QCOMPARE(parts[0].name, std::string("A"));
    QCOMPARE(parts[0].value, a.at(40, 30, 0));
    QCOMPARE(parts[1].name, std::string("B"));
    QCOMPARE(parts[1].value, b.at(40, 30, 0));
}

void tst_Difference::whatCannotBePairedIsRefused_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("otherSource");
    QTest::addColumn<QString>("otherId");
    QTest::addColumn<QString>("found");
    QTest::newRow("other rows") << "sinusoidal"
                                << "encoding"
                                << "alibi"
                                << "bias"
                                << "over query";
    QTest::newRow("other kinds") << "sinusoidal"
                                 << "encoding"
                                 << "sinusoidal"
                                 << "frequencies"
                                 << "curves";
    QTest::newRow("points") << "sinusoidal"
                            << "path"
                            << "sinusoidal"
                            << "path"
                            << "points";
    QTest::newRow("angles and numbers") << "rope"
                                        << "angles"
                                        << "rope"
                                        << "cosines"
                                        << "cosine";
}

void tst_Difference::whatCannotBePairedIsRefused()
{
    QFETCH(QString, source);
    QFETCH(QString, id);
    QFETCH(QString, otherSource);
    QFETCH(QString, otherId);
    QFETCH(QString, found);

    try {
        difference(quantity(source.toUtf8(), id.toUtf8()), quantity(otherSource.toUtf8(), otherId.toUtf8()));
        QFAIL("it was not refused");
    } catch (const InputError& error) {
        QCOMPARE(error.where(), std::string("B"));
        QCOMPARE(QString::fromStdString(error.found()), found);
    }
}

WHORL_CORE_TEST(tst_Difference)
#include "tst_difference.moc"
