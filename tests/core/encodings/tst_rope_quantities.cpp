// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/rope.h"
#include "tests/support/field_means.h"
#include "tests/support/test_main.h"

#include <numeric>

using namespace whorl;
using namespace whorl::test;

class tst_RopeQuantities : public QObject {
    Q_OBJECT

private slots:
    void turningKeepsTheNorm_data();
    void turningKeepsTheNorm();
    void scoreDependsOnlyOnTheOffset_data();
    void scoreDependsOnlyOnTheOffset();
    void layoutsAreOnePermutationApart();
    void channelsBeyondTheRotaryDimensionPassThrough();
    void pixelsAreMeansOfTheirCells_data();
    void pixelsAreMeansOfTheirCells();
    void anglesLieWithinOneTurn();
    void curvesAverageAsTheirValues();
    void theScoreCurveIsTheScoreField();
    void randomVectorsAreReproducible();
    void rotorsTurnWithTheFrequencies();
    void permutationsAreInverse();
    void everyScalingIsCompared();
    void aScalingThatIsNotAllowedKeepsItsName();
    void unusableParametersAreRefused_data();
    void unusableParametersAreRefused();
    void anOddDimensionIsRefusedInOneSentence();
};

namespace {

const Values randomHead{{"dimension", std::int64_t{16}},
                        {"rotary_dimension", std::int64_t{12}},
                        {"query", std::string("random")},
                        {"key", std::string("random")},
                        {"layout", std::string("half")}};

template <class D>
D quantity(const char* id, const Values& values)
{
    return std::get<D>(describe<RopeParameters>().evaluate(id, values));
}

double dot(const std::vector<double>& a, const std::vector<double>& b)
{
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

}  // namespace

void tst_RopeQuantities::turningKeepsTheNorm_data()
{
    QTest::addColumn<qint64>("position");
    QTest::newRow("first") << qint64{0};
    QTest::newRow("before the first") << qint64{-3};
    QTest::newRow("million") << qint64{1'000'000};
}

void tst_RopeQuantities::turningKeepsTheNorm()
{
    QFETCH(const qint64, position);
    const Rope rope(fromValues<RopeParameters>(randomHead));

    const std::vector<double> turned = rope.rotated(rope.query(), position);

    // sin² + cos² is 1 to a few ulps whatever the phase.
    QVERIFY(std::abs(dot(turned, turned) / dot(rope.query(), rope.query()) - 1) < 1e-15 * 16);
}

void tst_RopeQuantities::scoreDependsOnlyOnTheOffset_data()
{
    QTest::addColumn<qint64>("shift");
    QTest::addColumn<double>("tolerance");
    // Two phases are rounded by 2^-53 of themselves; 16 channels of products up to 9.
    QTest::newRow("one token") << qint64{1} << 2e-12;
    QTest::newRow("thousand tokens") << qint64{1000} << 4e-11;
    QTest::newRow("million tokens") << qint64{1'000'000} << 4e-8;
}

void tst_RopeQuantities::scoreDependsOnlyOnTheOffset()
{
    QFETCH(const qint64, shift);
    QFETCH(const double, tolerance);
    const Rope rope(fromValues<RopeParameters>(randomHead));
    const auto score = [&](std::int64_t m, std::int64_t n) {
        return dot(rope.rotated(rope.query(), m), rope.rotated(rope.key(), n));
    };

    QVERIFY(std::abs(score(17 + shift, 3 + shift) - score(17, 3)) < tolerance);
    QVERIFY(std::abs(score(17 + shift, 3 + shift) - rope.scoreByDistance().at(14)) < tolerance);
    QVERIFY(std::abs(score(17, 3) - score(3, 17)) > 1e-3);
}

void tst_RopeQuantities::layoutsAreOnePermutationApart()
{
    RopeParameters parameters;
    parameters.dimension = 10;
    parameters.rotaryDimension = 6;
    const std::vector<double> x{1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
    const auto permuted = [](const std::vector<double>& vector) {
        std::vector<double> result;
        for (const int j : halfFromInterleaved(6, 10))
            result.push_back(vector[static_cast<std::size_t>(j)]);
        return result;
    };
    const std::vector<double> interleaved = Rope(parameters).rotated(x, 9);
    parameters.layout = RopeLayout::half;

    QVERIFY(Rope(parameters).rotated(permuted(x), 9) == permuted(interleaved));
}

void tst_RopeQuantities::channelsBeyondTheRotaryDimensionPassThrough()
{
    const Field field = quantity<Field>("rotated", randomHead);

    for (std::int64_t channel = 12; channel < 16; ++channel) {
        QCOMPARE(field.at(5, channel, 0), field.at(0, channel, 0));
        QCOMPARE(field.columns.pairOf(channel), std::int64_t{-1});
    }
    QVERIFY(field.at(5, 11, 0) != field.at(0, 11, 0));
    // Exponents count the channels that turn, not all of them.
    QCOMPARE(Rope(fromValues<RopeParameters>(randomHead)).frequencies()[1], std::pow(10'000.0, -2.0 / 12));
}

void tst_RopeQuantities::pixelsAreMeansOfTheirCells_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<qint64>("first");
    for (const char* id : {"angles", "cosines", "sines", "rotated", "score"}) {
        QTest::newRow(id) << id << qint64{0};
        QTest::addRow("%s, far", id) << id << qint64{1'000'000};
    }
}

void tst_RopeQuantities::pixelsAreMeansOfTheirCells()
{
    QFETCH(const QString, id);
    QFETCH(const qint64, first);
    const Field field = quantity<Field>(qPrintable(id), randomHead);
    const std::vector<Bin> rows = randomBins(first, 300, 40, 9, 3);
    const std::vector<Bin> columns =
        id == "score" ? randomBins(first, 300, 40, 7, 4) : randomBins(0, field.columns.count, 4, 7, 2);

    const double error = largestMeanError(field, rows, columns);
    const double single = largestMeanError(field, rows, std::vector<Bin>(3, Bin{columns[0].first, 1}));

    // The kernel's 3e-7, times the vectors' numbers (below 3), for a score summed over 16 products of two of them.
    const double tolerance = id == "score" ? 16 * 2 * 9 * 3e-7 : 3 * 3e-7;
    QVERIFY2(error < tolerance, qPrintable(QString::number(error)));
    QVERIFY2(single < tolerance, qPrintable(QString::number(single)));
}

void tst_RopeQuantities::anglesLieWithinOneTurn()
{
    const double turn = 2 * std::acos(-1.0);
    // At base 1 every pair turns by 1 rad per token, forwards; negative positions turn backwards.
    const Field field = quantity<Field>("angles", {{"dimension", std::int64_t{2}}, {"base", 1.0}});

    for (const std::int64_t position : {0, 1, 6, 7, 44, 710, 1'000'000}) {
        const double angle = field.at(position, 0, 0);
        QVERIFY(angle >= 0 && angle < turn);
        QVERIFY(std::abs(std::remainder(angle - double(position), turn)) < 1e-9);
        const FieldMeans means = field.means(std::vector<Bin>{{position, 1}}, std::vector<Bin>{{0, 1}}, 0);
        QVERIFY(means.value(0, 0) >= 0 && double(means.value(0, 0)) < turn);
        QCOMPARE(means.strength(0, 0), 1.0F);
    }
    QCOMPARE(field.working(7, 0, 0), std::string("7 · 1 mod 2π"));
}

void tst_RopeQuantities::curvesAverageAsTheirValues()
{
    const Series series = quantity<Curves>("score_by_distance", randomHead).series[0];
    const std::vector<Bin> bins = randomBins(-500, 2000, 90, 20, 8);

    const Eigen::ArrayXd means = series.means(bins);

    for (std::size_t b = 0; b < bins.size(); ++b) {
        std::vector<double> values(static_cast<std::size_t>(bins[b].count));
        series.fill(bins[b].first, values);
        const double mean = std::accumulate(values.begin(), values.end(), 0.0) / double(values.size());
        QVERIFY(std::abs(means(static_cast<Eigen::Index>(b)) - mean) < 1e-11);
    }
}

void tst_RopeQuantities::theScoreCurveIsTheScoreField()
{
    const Series series = quantity<Curves>("score_by_distance", randomHead).series[0];
    const Field field = quantity<Field>("score", randomHead);

    for (const std::int64_t distance : {-20, -1, 0, 3, 200})
        QCOMPARE(series.at(distance), field.at(distance + 30, 30, 0));
    QVERIFY(std::abs(series.at(0)) <= field.range.high);
}

void tst_RopeQuantities::randomVectorsAreReproducible()
{
    Values values = randomHead;
    const Rope first(fromValues<RopeParameters>(values)), again(fromValues<RopeParameters>(values));
    values["seed"] = std::int64_t{2};
    const Rope other(fromValues<RopeParameters>(values));

    QVERIFY(first.query() == again.query() && first.key() == again.key());
    QVERIFY(first.query() != other.query());
    QVERIFY(first.query() != first.key());
}

void tst_RopeQuantities::rotorsTurnWithTheFrequencies()
{
    const Rotors rotors = quantity<Rotors>("rotors", {{"dimension", std::int64_t{8}}});

    QCOMPARE(rotors.pairs.count, std::int64_t{4});
    QVERIFY(std::abs(rotors.angle(91, 2) - 0.91) < 1e-15);
    QCOMPARE(rotors.note, std::string("query = key = ones"));
}

void tst_RopeQuantities::permutationsAreInverse()
{
    const Curves curves = quantity<Curves>("permutation", randomHead);

    for (std::int64_t channel = 0; channel < 16; ++channel) {
        const auto other = static_cast<std::int64_t>(curves.series[0].at(channel));
        QCOMPARE(curves.series[1].at(other), double(channel));
    }
    QCOMPARE(curves.series[0].at(13), 13.0);
}

void tst_RopeQuantities::unusableParametersAreRefused_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("text");
    QTest::newRow("odd dimension") << "dimension"
                                   << "7";
    QTest::newRow("no channels") << "dimension"
                                 << "0";
    QTest::newRow("odd rotary dimension") << "rotary_dimension"
                                          << "3";
    QTest::newRow("rotary dimension above the dimension") << "rotary_dimension"
                                                          << "130";
    QTest::newRow("base 0") << "base"
                            << "0";
    QTest::newRow("base not finite") << "base"
                                     << "inf";
    QTest::newRow("base whose frequencies overflow") << "base"
                                                     << "1e-320";
    QTest::newRow("length 0") << "length"
                              << "0";
    QTest::newRow("too long") << "length"
                              << "4194305";
    QTest::newRow("unknown layout") << "layout"
                                    << "foo";
    QTest::newRow("query of the wrong length") << "query"
                                               << "1,2,3";
    QTest::newRow("key that is not a number") << "key"
                                              << "1,nan";
    QTest::newRow("unknown word") << "key"
                                  << "twos";
    QTest::newRow("negative seed") << "seed"
                                   << "-1";
}

void tst_RopeQuantities::unusableParametersAreRefused()
{
    QFETCH(const QString, id);
    QFETCH(const QString, text);
    const Source source = describe<RopeParameters>();
    const std::string key = id.toStdString();

    try {
        source.check({{key, parseValue(*findParameter(source.parameters, key), text.toStdString())}});
        QFAIL("accepted");
    } catch (const ParameterError& error) {
        QCOMPARE(QString::fromStdString(error.where()), id);
    }
}

void tst_RopeQuantities::anOddDimensionIsRefusedInOneSentence()
{
    try {
        describe<RopeParameters>().check({{"dimension", std::int64_t{7}}});
        QFAIL("accepted");
    } catch (const ParameterError& error) {
        QCOMPARE(error.what(), "dimension is 7; an even whole number from 2 to 16384 is needed");
    }
}

void tst_RopeQuantities::everyScalingIsCompared()
{
    const Source source = describe<RopeParameters>();
    const Parameter* scaling = findParameter(source.parameters, "scaling");
    for (const Values& values : {Values{}, Values{{"scaling", std::string("longrope")}}}) {
        const auto curves = std::get<Curves>(source.evaluate("divisors_compared", values));
        const auto listing = std::get<Listing>(source.evaluate("scalings_compared", values));
        const auto maps = std::get<Field>(source.evaluate("out_of_range_compared", values));

        // LongRoPE is a list that somebody has to give.
        const std::size_t count = scaling->choices.size() - (values.empty() ? 1 : 0);
        QCOMPARE(curves.series.size(), count);
        QCOMPARE(listing.rows.size(), count);
        QCOMPARE(maps.slices->names.size(), count);
    }
}

void tst_RopeQuantities::aScalingThatIsNotAllowedKeepsItsName()
{
    const auto curves = std::get<Curves>(describe<RopeParameters>().evaluate("divisors_compared", {{"base", 1.0}}));

    const auto yarn = std::find_if(curves.series.begin(), curves.series.end(),
                                   [](const Series& series) { return series.label == "YaRN"; });
    QVERIFY(yarn != curves.series.end());
    QVERIFY(std::isnan(yarn->at(0)));
}

WHORL_CORE_TEST(tst_RopeQuantities)
#include "tst_rope_quantities.moc"
