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

WHORL_CORE_TEST(tst_PastTraining)
#include "tst_past_training.moc"
