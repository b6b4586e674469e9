// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/attention_head.h"
#include "core/attention/seeded_head.h"
#include "core/encodings/transformer_xl.h"
#include "tests/support/notes.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_TransformerXlQuantities : public QObject {
    Q_OBJECT

private slots:
    void termsAddUpToTheScore();
    void shiftedScoresAreTheTermsBelowTheDiagonal();
    void shiftedDistancesAreThose();
    void positionTermsAreHarmonicSums_data();
    void positionTermsAreHarmonicSums();
    void clampedMeansAreThoseOfTheirValues();
    void memoryIsKeysOnly();
    void notesHold();
};

namespace {

Data evaluate(const char* quantity, const Values& values = {})
{
    return describe<TransformerXlParameters>().evaluate(quantity, values);
}

Field field(const char* quantity, const Values& values = {})
{
    return std::get<Field>(evaluate(quantity, values));
}

}  // namespace

void tst_TransformerXlQuantities::termsAddUpToTheScore()
{
    const Field score = field("score");
    QCOMPARE(score.slices->count, 5);

    for (std::int64_t query = 8; query < 24; ++query)
        for (std::int64_t key = 0; key <= query; ++key) {
            double sum = 0;
            for (std::int64_t term = 0; term < 4; ++term)
                sum += score.at(query, key, term);
            QVERIFY(std::abs(sum - score.at(query, key, 4)) < 1e-13);
        }
    QCOMPARE(score.at(8, 9, 4), -INFINITY);
}

void tst_TransformerXlQuantities::shiftedScoresAreTheTermsBelowTheDiagonal()
{
    const Field score = field("score"), after = field("shift_after"), before = field("shift_before");

    for (std::int64_t query = 8; query < 24; ++query)
        for (std::int64_t key = 0; key <= query; ++key) {
            const double want = score.at(query, key, 1) + score.at(query, key, 3);
            QVERIFY(std::abs(after.at(query, key, 0) - want) < 1e-13);
            QVERIFY(std::abs(before.at(query, 23 - (query - key), 0) - want) < 1e-13);
        }
}

void tst_TransformerXlQuantities::shiftedDistancesAreThose()
{
    const Field distances = field("shift_distance");

    for (std::int64_t query = 8; query < 24; ++query) {
        for (std::int64_t key = 0; key <= query; ++key)
            QCOMPARE(distances.at(query, key, 0), double(query - key));
        if (query < 23)
            QVERIFY(std::isnan(distances.at(query, query + 1, 0)));
        if (query < 22)
            QCOMPARE(distances.at(query, query + 2, 0), 23.0);
    }
}

void tst_TransformerXlQuantities::positionTermsAreHarmonicSums_data()
{
    QTest::addColumn<int>("clamp");
    QTest::newRow("not clamped") << 0;
    QTest::newRow("clamped at 5") << 5;
}

void tst_TransformerXlQuantities::positionTermsAreHarmonicSums()
{
    QFETCH(const int, clamp);
    const Values values = {{"clamp_length", std::int64_t{clamp}}};
    const Field score = field("score", values);
    const Curves curves = std::get<Curves>(evaluate("score_by_distance", values));

    for (std::int64_t distance = 0; distance <= 15; ++distance) {
        // A million tokens away the phase is exact to 1e-10; here to a few ulp.
        QVERIFY(std::abs(curves.series[1].at(distance) - score.at(8 + distance, 8, 3)) < 1e-13);
        QCOMPARE(curves.series[2].at(distance),
                 curves.series[2].at(clamp > 0 ? std::min<int>(distance, clamp) : distance));
    }

    TransformerXlParameters parameters;
    parameters.clampLength = clamp;
    const HeadInputs inputs = seededHead(24, parameters.words, parameters.dimension, 1);
    const Eigen::RowVectorXd query = inputs.embeddings.row(0) * inputs.queryWeights;
    const TransformerXlHead head = transformerXlHead(parameters);
    for (const std::int64_t distance : {0, 1, 5, 6, 100})
        QVERIFY(std::abs(curves.series[0].at(distance) - query.dot(head.positionKey(distance)) / 8) < 1e-12);
}

void tst_TransformerXlQuantities::clampedMeansAreThoseOfTheirValues()
{
    const Curves curves = std::get<Curves>(evaluate("score_by_distance", {{"clamp_length", std::int64_t{10}}}));
    const std::vector<Bin> bins = {{0, 11}, {0, 10}, {4, 20}, {10, 1}, {11, 7}, {9, 2}, {-3, 30}};

    for (const Series& series : curves.series) {
        const Eigen::ArrayXd means = series.means(bins);
        for (std::size_t i = 0; i < bins.size(); ++i) {
            double sum = 0;
            for (std::int64_t x = bins[i].first; x < bins[i].first + bins[i].count; ++x)
                sum += series.at(x);
            QVERIFY(std::abs(means[Eigen::Index(i)] - sum / double(bins[i].count)) < 1e-12);
        }
    }
}

void tst_TransformerXlQuantities::memoryIsKeysOnly()
{
    const Field with = field("score", {{"tokens", std::int64_t{4}}, {"memory", std::int64_t{3}}});
    const Field all = field("score", {{"tokens", std::int64_t{7}}, {"memory", std::int64_t{0}}});

    QCOMPARE(with.rows.first, 3);
    QCOMPARE(with.columns.count, 7);
    for (std::int64_t query = 3; query < 7; ++query)
        for (std::int64_t key = 0; key < 7; ++key)
            QCOMPARE(with.at(query, key, 4), all.at(query, key, 4));
}

void tst_TransformerXlQuantities::notesHold()
{
    BACKS_NOTE("transformer-xl", "left-overs");
    const Field before = field("shift_before"), after = field("shift_after");
    QCOMPARE(after.at(8, 10, 0), before.at(9, 0, 0));
    QCOMPARE(after.at(8, 9, 0), 0.0);
    QCOMPARE(field("score").at(8, 10, 4), -INFINITY);
}

WHORL_CORE_TEST(tst_TransformerXlQuantities)
#include "tst_transformer_xl_quantities.moc"
