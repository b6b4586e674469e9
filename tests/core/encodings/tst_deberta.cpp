// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/deberta.h"

#include "core/encodings/t5.h"
#include "tests/support/golden.h"
#include "tests/support/notes.h"
#include "tests/support/test_main.h"

#include <set>

using namespace whorl;
using namespace whorl::test;

class tst_Deberta : public QObject {
    Q_OBJECT

private slots:
    void bucketsAgreeWithTheAuthors_data() { goldenRows("deberta_bucket"); }
    void bucketsAgreeWithTheAuthors();
    void piecesAreTheBuckets();
    void thresholdsCoverEveryDistance();
    void termsAddUpToTheScore();
    void scoresAreThoseOfTheirVectors();
    void impossibleBucketsAreRefused();
    void notesHold();
};

void tst_Deberta::bucketsAgreeWithTheAuthors()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    Json buckets = Json::array();
    for (const Json& distance : params["relative_position"])
        buckets.push_back(debertaBucket(distance.get<std::int64_t>(), params["bucket_size"].get<std::int64_t>(),
                                        params["max_position"].get<std::int64_t>()));

    GOLDEN_AGREES(golden, "bucket", buckets);
}

void tst_Deberta::piecesAreTheBuckets()
{
    for (const auto& [buckets, furthest] : {std::pair{256, 512}, {8, 32}, {4, 4}, {32, 100000}}) {
        const DistancePieces pieces = debertaPieces(buckets, furthest);
        for (std::int64_t distance = -3 * furthest; distance <= 3 * furthest; distance += 1 + furthest / 300)
            QCOMPARE(valueAt(pieces, distance), double(debertaBucket(distance, buckets, furthest)));
    }
}

void tst_Deberta::thresholdsCoverEveryDistance()
{
    const auto listing = std::get<Listing>(describe<DebertaParameters>().evaluate("thresholds", {}));

    QCOMPARE(std::get<std::int64_t>(listing.rows.front()[0]), std::int64_t{-255});
    QCOMPARE(std::get<double>(listing.rows.front()[1]), -INFINITY);
    QCOMPARE(std::get<double>(listing.rows.back()[2]), INFINITY);
    for (std::size_t i = 1; i < listing.rows.size(); ++i)
        QCOMPARE(std::get<std::int64_t>(listing.rows[i][1]), std::get<std::int64_t>(listing.rows[i - 1][2]) + 1);
}

void tst_Deberta::termsAddUpToTheScore()
{
    const auto score = std::get<Field>(describe<DebertaParameters>().evaluate("score", {}));

    for (std::int64_t i = 0; i < 24; ++i)
        for (std::int64_t j = 0; j < 24; ++j)
            QVERIFY(std::abs(score.at(i, j, 3) - score.at(i, j, 0) - score.at(i, j, 1) - score.at(i, j, 2)) < 1e-14);
}

void tst_Deberta::scoresAreThoseOfTheirVectors()
{
    // One channel, four buckets: rows 0 .. 7 of the tables hold their own number.
    const Eigen::MatrixXd queries = Eigen::Vector3d(1, 2, 3), keys = Eigen::Vector3d(5, 7, 11);
    const Eigen::MatrixXd rows = Eigen::VectorXd::LinSpaced(8, 0, 7);

    const DebertaScores scores = debertaScores(queries, keys, rows, -rows, 8);

    const double root = std::sqrt(3.0);
    QCOMPARE(scores.contentContent(2, 1), 21 / root);
    // Distance 1 is bucket 1, row 5.
    QCOMPARE(scores.contentPosition(2, 1), 3 * 5 / root);
    QCOMPARE(scores.positionContent(2, 1), -7 * 5 / root);
    QCOMPARE(scores.contentPosition(0, 2), 1 * 2 / root);
}

void tst_Deberta::impossibleBucketsAreRefused()
{
    const Values values = {{"buckets", std::int64_t{32}}, {"max_distance", std::int64_t{17}}};
    QVERIFY_EXCEPTION_THROWN(fromValues<DebertaParameters>(values), ParameterError);
}

void tst_Deberta::notesHold()
{
    BACKS_NOTE("deberta", "divisor");
    // Every term of unit vectors' scores varies alike, so that three of them vary as one divided by the root of d.
    DebertaParameters many;
    many.tokens = 64;
    many.dimension = 64;
    const double variance = debertaExample(many).sum().array().square().mean();
    QVERIFY2(variance > 0.7 && variance < 1.4, qPrintable(QString::number(variance)));

    BACKS_NOTE("deberta", "sign");
    QVERIFY(debertaBucket(5, 256, 512) > 0 && debertaBucket(-5, 256, 512) < 0);
    // T5 gives its upper half to keys after the query.
    QVERIFY(t5Bucket(T5Buckets{}, -5) >= 16 && t5Bucket(T5Buckets{}, 5) < 16);

    BACKS_NOTE("deberta", "unread-row");
    std::set<std::int64_t> rows;
    for (std::int64_t distance = -2000; distance <= 2000; ++distance)
        rows.insert(debertaBucket(distance, 256, 512) + 256);
    QCOMPARE(*rows.begin(), std::int64_t{1});
    QCOMPARE(*rows.rbegin(), std::int64_t{511});
}

WHORL_CORE_TEST(tst_Deberta)
#include "tst_deberta.moc"
