// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/t5.h"

#include "core/attention/softmax.h"
#include "core/files/npy.h"
#include "tests/support/golden.h"
#include "tests/support/notes.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>

#include <set>

using namespace whorl;
using namespace whorl::test;

class tst_T5 : public QObject {
    Q_OBJECT

private slots:
    void bucketsAgreeWithTheAuthors_data() { goldenRows("t5_bucket"); }
    void bucketsAgreeWithTheAuthors();
    void bucketsBeginWhereTheAuthorsDo_data() { goldenRows("t5_bucket_thresholds"); }
    void bucketsBeginWhereTheAuthorsDo();
    void biasAgreesWithTheAuthors_data() { goldenRows("t5_bias"); }
    void biasAgreesWithTheAuthors();
    void lastBucketBeginsBeforeTheMaximumDistance();
    void bucketsGrowLogarithmicallyAndKnowTheirSide();
    void runsAndPiecesAreTheBuckets_data();
    void runsAndPiecesAreTheBuckets();
    void deadBucketsAreNamed();
    void impossibleBucketsAreRefused_data();
    void impossibleBucketsAreRefused();
    void tableMayBeTransposed();
    void onlyWhatNeedsTheTableAsksForIt();
    void weightsAreTheSoftmaxOfTheBias();
    void notesHold();
};

namespace {

T5Buckets ruleOf(const Json& params)
{
    return {params["num_buckets"].get<std::int64_t>(), params["max_distance"].get<std::int64_t>(),
            params["bidirectional"].get<bool>()};
}

Source source()
{
    return describe<T5Parameters>();
}

}  // namespace

void tst_T5::bucketsAgreeWithTheAuthors()
{
    const Json& golden = goldenCase();
    const T5Buckets rule = ruleOf(golden["params"]);
    if (expectsRefusal(golden)) {
        QVERIFY_EXCEPTION_THROWN(rule.check(), ParameterError);
        return;
    }

    Json buckets = Json::array();
    for (const Json& relative : golden["params"]["relative_position"])
        buckets.push_back(t5Bucket(rule, -relative.get<std::int64_t>()));

    rule.check();
    GOLDEN_AGREES(golden, "bucket", buckets);
}

void tst_T5::bucketsBeginWhereTheAuthorsDo()
{
    const Json& golden = goldenCase();
    Json begins = Json::array();

    for (const StepRun& run : t5Runs(ruleOf(golden["params"])))
        begins.push_back({run.first, run.value});

    GOLDEN_AGREES(golden, "first_distance_and_bucket", begins);
}

void tst_T5::biasAgreesWithTheAuthors()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    const T5Buckets rule = ruleOf(params);
    const Json& table = params["table_buckets_by_heads"];
    Json heads = Json::array();

    for (std::size_t head = 0; head < table[0].size(); ++head) {
        const DistancePieces pieces =
            t5Pieces(rule, [&](std::int64_t bucket) { return table[std::size_t(bucket)][head].get<double>(); });
        Json rows = Json::array();
        for (std::int64_t i = 0; i < params["len_q"].get<std::int64_t>(); ++i) {
            Json row = Json::array();
            for (std::int64_t j = 0; j < params["len_k"].get<std::int64_t>(); ++j)
                row.push_back(valueAt(pieces, i + params.value("query_offset", 0) - j));
            rows.push_back(row);
        }
        heads.push_back(rows);
    }

    GOLDEN_AGREES(golden, "bias", heads);
}

void tst_T5::lastBucketBeginsBeforeTheMaximumDistance()
{
    QCOMPARE(t5Runs({32, 128, true}).back().first, 91);
    QCOMPARE(t5Runs({32, 128, false}).back().first, 113);
}

void tst_T5::bucketsGrowLogarithmicallyAndKnowTheirSide()
{
    // candle pull request 727: linear instead of logarithmic buckets, and the sign of the offset.
    const T5Buckets both{32, 128, true}, causal{32, 128, false};
    const std::pair<int, int> before[] = {{7, 7},   {8, 8},   {11, 8},  {12, 9},   {15, 9},  {16, 10},
                                          {22, 10}, {23, 11}, {31, 11}, {45, 12},  {46, 13}, {63, 13},
                                          {64, 14}, {90, 14}, {91, 15}, {5000, 15}};
    const std::pair<int, int> decoder[] = {{15, 15}, {16, 16}, {22, 18}, {31, 21},
                                           {45, 23}, {63, 26}, {90, 29}, {127, 31}};

    for (const auto& [distance, bucket] : before) {
        QCOMPARE(t5Bucket(both, distance), bucket);
        QCOMPARE(t5Bucket(both, -distance), bucket + 16);
    }
    for (const auto& [distance, bucket] : decoder) {
        QCOMPARE(t5Bucket(causal, distance), bucket);
        QCOMPARE(t5Bucket(causal, -distance), 0);
    }
}

void tst_T5::runsAndPiecesAreTheBuckets_data()
{
    QTest::addColumn<int>("buckets");
    QTest::addColumn<int>("maxDistance");
    QTest::addColumn<bool>("bidirectional");
    for (const bool both : {false, true})
        for (const auto& [buckets, furthest] :
             {std::pair{4, 5}, {5, 16}, {20, 320}, {32, 128}, {33, 128}, {64, 40}, {256, 200}, {1024, 4096}})
            QTest::addRow("%d buckets, %d, %s", buckets, furthest, both ? "both" : "causal")
                << buckets << furthest << both;
}

void tst_T5::runsAndPiecesAreTheBuckets()
{
    QFETCH(const int, buckets);
    QFETCH(const int, maxDistance);
    QFETCH(const bool, bidirectional);
    const T5Buckets rule{buckets, maxDistance, bidirectional};
    rule.check();

    const DistancePieces pieces = t5Pieces(rule, [](std::int64_t bucket) { return double(bucket); });

    QCOMPARE(t5Runs(rule).back().value, rule.perSide() - 1);
    for (std::int64_t distance = -2 * maxDistance; distance <= 2 * maxDistance; ++distance)
        QCOMPARE(valueAt(pieces, distance), double(t5Bucket(rule, distance)));
}

void tst_T5::deadBucketsAreNamed()
{
    const auto listing = std::get<Listing>(source().evaluate("thresholds", {}));

    QCOMPARE(listing.rows.size(), 32U);
    for (std::size_t bucket = 0; bucket < 32; ++bucket)
        QCOMPARE(std::get<std::string>(listing.rows[bucket][1]) == "never used", bucket == 16);
    QCOMPARE(std::get<std::int64_t>(listing.rows[15][2]), 91);
    QCOMPARE(std::get<double>(listing.rows[15][3]), INFINITY);
    QCOMPARE(std::get<std::int64_t>(listing.rows[17][2]), -1);
    QCOMPARE(std::get<std::int64_t>(listing.rows[24][3]), -11);
}

void tst_T5::impossibleBucketsAreRefused_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<int>("value");
    QTest::newRow("one bucket") << QByteArray("buckets") << 1;
    QTest::newRow("three buckets for two sides") << QByteArray("buckets") << 3;
    QTest::newRow("nothing left for logarithms") << QByteArray("max_distance") << 8;
    QTest::newRow("no heads") << QByteArray("heads") << 0;
    QTest::newRow("negative length") << QByteArray("length") << -1;
    QTest::newRow("a table of other heads") << QByteArray("heads") << 5;
}

void tst_T5::impossibleBucketsAreRefused()
{
    QFETCH(const QByteArray, id);
    QFETCH(const int, value);
    try {
        source().evaluate("bias", {{id.toStdString(), std::int64_t{value}}});
        QFAIL("accepted");
    } catch (const ParameterError& error) {
        const bool ofTheTable = value == 5;
        QCOMPARE(error.where(), ofTheTable ? "table" : id.toStdString());
        QVERIFY(QByteArray(error.what()).contains(ofTheTable ? "32 x 4" : QByteArray::number(value)));
    }
}

void tst_T5::tableMayBeTransposed()
{
    QTemporaryDir folder;
    const auto saved = [&](const char* name, std::int64_t rows, std::int64_t columns, bool transposed) {
        std::vector<double> values;
        for (std::int64_t r = 0; r < rows; ++r)
            for (std::int64_t c = 0; c < columns; ++c)
                values.push_back(double(transposed ? 100 * c + r : 100 * r + c));
        QFile file(folder.filePath(name));
        [[maybe_unused]] const bool open = file.open(QIODevice::WriteOnly);
        const std::string bytes = npyBytes(values, std::array{rows, columns});
        file.write(bytes.data(), qint64(bytes.size()));
        return folder.filePath(name).toStdString();
    };
    T5Parameters parameters{2, 16, 8, 16, true, saved("plain.npy", 8, 2, false), {}};

    QCOMPARE(t5Table(parameters).at(7, 1), 701.0);
    parameters.table = saved("transposed.npy", 2, 8, true);
    QCOMPARE(t5Table(parameters).at(7, 1), 701.0);
}

void tst_T5::onlyWhatNeedsTheTableAsksForIt()
{
    const Values values = {{"table", std::string("/no/such/file.npy")}, {"heads", std::int64_t{7}}};

    for (const char* quantity : {"bucket", "bucket_by_distance", "thresholds"})
        source().evaluate(quantity, values);
    QVERIFY_EXCEPTION_THROWN(source().evaluate("bias", values), FileError);
    QVERIFY_EXCEPTION_THROWN(source().evaluate("weights", values), FileError);
}

void tst_T5::weightsAreTheSoftmaxOfTheBias()
{
    constexpr std::int64_t length = 150;
    for (const bool bidirectional : {true, false}) {
        const Values values = {{"length", length}, {"bidirectional", bidirectional}};
        const auto bias = std::get<Field>(source().evaluate("bias", values));
        const auto weights = std::get<Field>(source().evaluate("weights", values));
        for (std::int64_t head = 0; head < 4; ++head) {
            Eigen::ArrayXXd scores(length, length), got(length, length);
            for (std::int64_t i = 0; i < length; ++i)
                for (std::int64_t j = 0; j < length; ++j) {
                    scores(i, j) = bias.at(i, j, head);
                    got(i, j) = weights.at(i, j, head);
                }
            if (!bidirectional)
                scores = causallyMasked(scores);

            QVERIFY((softmaxRows(scores) - got).abs().maxCoeff() < 1e-14);
            QVERIFY(std::abs(got.maxCoeff() - weights.sliceRange(head).high) < 1e-14);
        }
    }
}

void tst_T5::notesHold()
{
    BACKS_NOTE("t5", "last-bucket");
    QCOMPARE(t5Bucket({32, 128, true}, 90), 14);
    QCOMPARE(t5Bucket({32, 128, true}, 91), 15);
    QCOMPARE(t5Bucket({32, 128, false}, 112), 30);
    QCOMPARE(t5Bucket({32, 128, false}, 113), 31);

    BACKS_NOTE("t5", "dead-bucket");
    std::set<std::int64_t> live;
    for (std::int64_t distance = -300; distance <= 300; ++distance)
        live.insert(t5Bucket({32, 128, true}, distance));
    QCOMPARE(live.size(), std::size_t(31));
    QVERIFY(!live.contains(16));
}

WHORL_CORE_TEST(tst_T5)
#include "tst_t5.moc"
