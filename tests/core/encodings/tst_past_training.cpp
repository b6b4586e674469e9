// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue.h"
#include "core/unseen.h"
#include "tests/support/test_main.h"

using namespace whorl;

/// What sources mark of texts longer than those of the training.
class tst_PastTraining : public QObject {
    Q_OBJECT

private slots:
    void theBorderIsTheTrainedLength_data();
    void theBorderIsTheTrainedLength();
    void aTextAsLongAsTheTrainingIsNotMarked_data() { theBorderIsTheTrainedLength_data(); }
    void aTextAsLongAsTheTrainingIsNotMarked();
    void absoluteScoresGoByPositionAndRelativeOnesByDistance_data();
    void absoluteScoresGoByPositionAndRelativeOnesByDistance();
    void aTrainedLengthThatIsNotGivenMarksNothing_data() { theBorderIsTheTrainedLength_data(); }
    void aTrainedLengthThatIsNotGivenMarksNothing();
    void alibiStoredByKeyGoesByPosition();
    void theLastBucketOfT5IsMarkedWhereItBegins();
    void bucketsOfT5ThatSufficeAreNotMarked();
    void theShippedT5LearntNothingBeyondItsTraining();
    void linesByDistanceAreTheBiasOfTheFields_data();
    void linesByDistanceAreTheBiasOfTheFields();
};

namespace {

constexpr std::int64_t trained = 40;

Data evaluated(const QString& source, const QString& quantity, std::int64_t length)
{
    return findSource(source.toStdString())
        .evaluate(quantity.toStdString(), {{"length", length}, {"original_length", trained}});
}

/// The axis of positions or distances, which is marked.
Axis markedAxis(const Data& data)
{
    if (const auto* curves = std::get_if<Curves>(&data))
        return curves->axis;
    return std::get<Field>(data).rows;
}

}  // namespace

void tst_PastTraining::theBorderIsTheTrainedLength_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("quantity");
    for (const char* quantity : {"angles", "cosines", "sines", "rotated", "score", "score_by_distance", "decay_bound"})
        QTest::addRow("rope %s", quantity) << "rope" << quantity;
    const std::vector<std::pair<const char*, std::vector<const char*>>> others = {
        {"sinusoidal", {"encoding", "gram", "similarity"}},
        {"xpos", {"score", "score_by_distance", "scales", "rotated"}},
        {"alibi", {"bias", "weights", "bias_by_distance"}},
        {"t5", {"bias", "weights", "bucket", "bucket_by_distance", "bias_by_distance"}},
        {"kerple", {"bias", "weights", "bias_by_distance"}},
        {"sandwich", {"bias", "bias_by_distance"}},
        {"fire", {"bias", "bias_by_distance"}}};
    for (const auto& [source, quantities] : others)
        for (const char* quantity : quantities)
            QTest::addRow("%s %s", source, quantity) << source << quantity;
}

void tst_PastTraining::theBorderIsTheTrainedLength()
{
    QFETCH(QString, source);
    QFETCH(QString, quantity);

    const Axis axis = markedAxis(evaluated(source, quantity, 64));

    QCOMPARE(axis.unseenFrom, std::optional(trained));
    QVERIFY(!isUnseen(axis, trained - 1));
    QVERIFY(isUnseen(axis, trained));
}

void tst_PastTraining::aTextAsLongAsTheTrainingIsNotMarked()
{
    QFETCH(QString, source);
    QFETCH(QString, quantity);

    QVERIFY(!markedAxis(evaluated(source, quantity, trained)).unseenFrom);
    QVERIFY(markedAxis(evaluated(source, quantity, trained + 1)).unseenFrom);
}

void tst_PastTraining::absoluteScoresGoByPositionAndRelativeOnesByDistance_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("quantity");
    QTest::addColumn<bool>("byDistance");
    QTest::newRow("rope score") << "rope"
                                << "score" << true;
    QTest::newRow("rope angles") << "rope"
                                 << "angles" << false;
}

void tst_PastTraining::absoluteScoresGoByPositionAndRelativeOnesByDistance()
{
    QFETCH(QString, source);
    QFETCH(QString, quantity);
    QFETCH(bool, byDistance);

    const Data data = evaluated(source, quantity, 64);

    QCOMPARE(goesByDistance(std::get<Field>(data)), byDistance);
}

void tst_PastTraining::aTrainedLengthThatIsNotGivenMarksNothing()
{
    QFETCH(QString, source);
    QFETCH(QString, quantity);
    if (source == "rope")
        return;  // Its scalings need one: 4096 unless told otherwise.

    QVERIFY(!markedAxis(findSource(source.toStdString()).evaluate(quantity.toStdString(), {})).unseenFrom);
}

void tst_PastTraining::alibiStoredByKeyGoesByPosition()
{
    for (const char* form : {"stored", "mpt", "bloom"}) {
        const Data data = findSource("alibi").evaluate(
            "bias", {{"form", std::string(form)}, {"length", std::int64_t{64}}, {"original_length", trained}});

        QVERIFY(!goesByDistance(std::get<Field>(data)));
        QVERIFY(isUnseen(std::get<Field>(data), 50, 45));
    }
}

void tst_PastTraining::theLastBucketOfT5IsMarkedWhereItBegins()
{
    for (const char* quantity : {"bucket_by_distance", "bias_by_distance"}) {
        const auto curves = std::get<Curves>(findSource("t5").evaluate(quantity, {{"length", std::int64_t{200}}}));
        const auto bucket =
            std::get<Curves>(findSource("t5").evaluate("bucket_by_distance", {{"length", std::int64_t{200}}}));

        QCOMPARE(curves.guides.size(), 2U);
        const auto first = static_cast<std::int64_t>(curves.guides[0].from);
        QCOMPARE(curves.guides[0].numbers, std::vector{first});
        QCOMPARE(curves.guides[0].to, 199.0);
        QCOMPARE(curves.guides[1].to, static_cast<double>(-first));
        QCOMPARE(bucket.series[0].at(first), bucket.series[0].at(199));
        QVERIFY(bucket.series[0].at(first - 1) != bucket.series[0].at(first));
    }
}

void tst_PastTraining::bucketsOfT5ThatSufficeAreNotMarked()
{
    const auto curves =
        std::get<Curves>(findSource("t5").evaluate("bucket_by_distance", {{"length", std::int64_t{91}}}));

    QVERIFY(curves.guides.empty());
}

/// The board says so: the example was trained on texts of 64 tokens, and the numbers of further distances never moved.
void tst_PastTraining::theShippedT5LearntNothingBeyondItsTraining()
{
    const auto curves =
        std::get<Curves>(findSource("t5").evaluate("bias_by_distance", {{"length", std::int64_t{256}}}));

    for (const Series& head : curves.series)
        for (const std::int64_t distance : {64, 91, 255}) {
            QCOMPARE(head.at(distance), 0.0);
            QCOMPARE(head.at(-distance), 0.0);
            QVERIFY(head.at(63) != 0);
        }
}

void tst_PastTraining::linesByDistanceAreTheBiasOfTheFields_data()
{
    QTest::addColumn<QString>("source");
    QTest::newRow("alibi") << "alibi";
    QTest::newRow("t5") << "t5";
}

void tst_PastTraining::linesByDistanceAreTheBiasOfTheFields()
{
    QFETCH(QString, source);
    const Source& each = findSource(source.toStdString());
    const auto curves = std::get<Curves>(each.evaluate("bias_by_distance", {}));
    const auto field = std::get<Field>(each.evaluate("bias", {}));

    QCOMPARE(static_cast<std::int64_t>(curves.series.size()), field.slices->count);
    for (const std::int64_t head : {std::int64_t{0}, field.slices->last()})
        for (std::int64_t distance = curves.axis.first; distance <= curves.axis.last(); distance += 13) {
            const std::int64_t query = std::max<std::int64_t>(distance, 0);
            QCOMPARE(curves.series[static_cast<std::size_t>(head)].at(distance),
                     field.at(query, query - distance, head));
        }
}

WHORL_CORE_TEST(tst_PastTraining)
#include "tst_past_training.moc"
