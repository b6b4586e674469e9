// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/animation_target.h"
#include "tests/app/ui/lab_stage.h"
#include "tests/support/test_main.h"

#include <QFile>

using namespace whorl;
using namespace whorl::test;

/// What the bar of the lab does with trainings: begun only when asked for, ended whenever one wants.
class tst_LabTraining : public QObject {
    Q_OBJECT

private slots:
    void trainingCanBePausedAndCancelled();
    void afterTrainingThePredictionStandsBesideTheResult();
    void aBoardThatIsOpenedTrainsWhenAsked();
    void whatUndoComesBackToTrainsWhenAsked();
    void whatWasTrainedIsThereAfterUndo();
    void whatWasTrainedIsSaved();
    void anotherTaskSaysThatTrainingStopped();
    void whatWasSaidIsForgottenWithTheBoard();
    void thePageOutlivesTheWindow();
    void aTrainingOutlivesTheWindow();
    void theFocusOfAHiddenButtonStaysInTheBar();
    void nothingOfATrainingIsPlayed();
};

void tst_LabTraining::trainingCanBePausedAndCancelled()
{
    Lab stage;
    stage.shortTraining();
    stage.page("2 Train");
    using State = BoardView::Run::State;
    BoardView& board = *stage.window.findChild<BoardView*>();
    const auto state = [&board] { return board.runOf("lab").state; };

    stage.press("Train");
    QTRY_VERIFY_WITH_TIMEOUT(state() == State::working && board.runOf("lab").share.value_or(0) > 0, 20'000);
    QTRY_VERIFY(stage.button("Pause"));
    stage.press("Pause");
    QTRY_COMPARE_WITH_TIMEOUT(state(), State::paused, 20'000);
    QTRY_VERIFY(stage.button("Go on"));
    stage.press("Go on");
    QTRY_COMPARE_WITH_TIMEOUT(state(), State::working, 20'000);
    QTRY_VERIFY(stage.button("Cancel"));
    stage.press("Cancel");

    QVERIFY(stage.text("result").empty());
    QTRY_COMPARE_WITH_TIMEOUT(state(), State::done, 20'000);
    QVERIFY(stage.button("Train"));
    QVERIFY(!stage.button("Pause"));
}

void tst_LabTraining::afterTrainingThePredictionStandsBesideTheResult()
{
    Lab stage;
    stage.document.edit(withLabValues(stage.document.board(),
                                      {{"task", std::string("three-back")},
                                       {"encodings", std::string("nope rope")},
                                       {"steps", std::int64_t{60}},
                                       {"width", std::int64_t{16}},
                                       {"heads", std::int64_t{1}},
                                       {"layers", std::int64_t{1}}}),
                        "tiny");
    stage.press("Keep this order");
    stage.press("Train");
    BoardView& board = *stage.window.findChild<BoardView*>();

    QTRY_COMPARE_WITH_TIMEOUT(stage.panel(static_cast<std::size_t>(std::max(board.selectedPanel(), 0))).quantity,
                              std::string("prediction"), 30'000);

    QCOMPARE(stage.text("prediction"), std::string("nope rope"));
    QVERIFY(stage.button("Shipped result"));
    stage.press("Shipped result");
    QVERIFY(stage.text("result").empty());
}

void tst_LabTraining::aBoardThatIsOpenedTrainsWhenAsked()
{
    Lab stage;
    Board board = withLabValues(stage.document.board(),
                                {{"result", std::string("trained")},
                                 {"task", std::string("three-back")},
                                 {"steps", std::int64_t{2000}},
                                 {"seeds", std::string("71")}});
    stage.document.reset(board);

    QTest::qWait(400);
    using State = BoardView::Run::State;
    QVERIFY(stage.state() != State::working);
    QCOMPARE(stage.said(), QString("Not trained yet: press Train"));
    QVERIFY(!stage.button("Cancel"));
    stage.press("Train");
    QTRY_COMPARE_WITH_TIMEOUT(stage.state(), State::working, 20'000);
    QTRY_VERIFY(stage.button("Cancel"));
    // Saving is no reason to stop.
    stage.document.save(stage.folder.filePath("lab.whorl"));
    QTest::qWait(100);
    QCOMPARE(stage.state(), State::working);
    stage.press("Cancel");
    QVERIFY(stage.text("result").empty());
    QVERIFY(stage.said().contains("comes with the program"));
    QTRY_COMPARE_WITH_TIMEOUT(stage.state(), State::done, 20'000);
}

void tst_LabTraining::whatUndoComesBackToTrainsWhenAsked()
{
    Lab stage;
    stage.trained(20'000, "72");
    stage.page("2 Train");
    stage.press("Train");
    using State = BoardView::Run::State;
    QTRY_COMPARE_WITH_TIMEOUT(stage.state(), State::working, 20'000);
    QTRY_VERIFY(stage.button("Cancel"));
    stage.press("Cancel");
    QTRY_COMPARE_WITH_TIMEOUT(stage.state(), State::done, 20'000);

    stage.document.undoStack()->undo();

    QCOMPARE(stage.text("result"), std::string("trained"));
    QTest::qWait(400);
    QVERIFY(stage.state() != State::working);
    QCOMPARE(stage.said(), QString("Not trained yet: press Train"));
    // Nor while it is asked for something else.
    stage.document.edit(withLabValues(stage.document.board(), {{"steps", std::int64_t{19'000}}}), "steps");
    QTest::qWait(200);
    QVERIFY(stage.state() != State::working);
    stage.press("Shipped result");
    QVERIFY(stage.text("result").empty());
}

void tst_LabTraining::whatWasTrainedIsThereAfterUndo()
{
    Lab stage;
    stage.trainBriefly("73");
    stage.press("Shipped result");
    QTRY_VERIFY(stage.button("Train"));

    stage.document.undoStack()->undo();

    QCOMPARE(stage.text("result"), std::string("trained"));
    QTRY_VERIFY_WITH_TIMEOUT(stage.button("Save this result…"), 20'000);
    QCOMPARE(stage.state(), BoardView::Run::State::done);
    QVERIFY(!stage.said().contains("press Train"));
}

void tst_LabTraining::whatWasTrainedIsSaved()
{
    Lab stage;
    stage.trainBriefly("74");
    const QString path = stage.folder.filePath("mine.json");

    stage.bar().saveResult(path);

    QVERIFY(QFile::exists(path));
    QCOMPARE(stage.text("result"), path.toStdString());
    QVERIFY(stage.said().contains("mine.json"));
    QTRY_COMPARE_WITH_TIMEOUT(stage.state(), BoardView::Run::State::done, 20'000);
    stage.document.undoStack()->undo();
    QCOMPARE(stage.text("result"), std::string("trained"));
}

void tst_LabTraining::anotherTaskSaysThatTrainingStopped()
{
    Lab stage;
    stage.trained(20'000, "75");
    stage.page("2 Train");
    stage.press("Train");
    QTRY_COMPARE_WITH_TIMEOUT(stage.state(), BoardView::Run::State::working, 20'000);

    stage.press("Lookup");

    QCOMPARE(stage.said(), QString("Training of Three back was stopped; undo returns to it"));
    stage.document.undoStack()->undo();
    QCOMPARE(stage.text("result"), std::string("trained"));
    QCOMPARE(stage.said(), QString("Not trained yet: press Train"));
}

void tst_LabTraining::whatWasSaidIsForgottenWithTheBoard()
{
    Lab stage;
    stage.trainBriefly("76");
    QTRY_COMPARE(stage.said(), QString("Trained here"));
    stage.page("2 Train");
    stage.document.undoStack()->undo();

    QVERIFY(stage.text("result").empty());
    QVERIFY(!stage.said().contains("Trained"));
}

void tst_LabTraining::thePageOutlivesTheWindow()
{
    Lab stage;
    stage.page("3 Change");
    BoardView view(stage.document, stage.appearance);
    LabBar other(stage.document, stage.appearance, view);

    int checked = 0;
    for (const QAbstractButton* each : other.findChildren<QAbstractButton*>())
        checked += each->text() == "3 Change" && each->isChecked();
    QCOMPARE(checked, 1);
}

void tst_LabTraining::aTrainingOutlivesTheWindow()
{
    Lab stage;
    stage.trained(20'000, "78");
    stage.page("2 Train");
    stage.press("Train");
    QTRY_COMPARE_WITH_TIMEOUT(stage.state(), BoardView::Run::State::working, 20'000);

    BoardView view(stage.document, stage.appearance);
    const LabBar other(stage.document, stage.appearance, view);
    QVERIFY(!other.findChild<ElidedLabel*>("status")->text().contains("press Train"));

    QTRY_VERIFY(stage.button("Pause"));
    stage.press("Pause");
    BoardView later(stage.document, stage.appearance);
    const LabBar third(stage.document, stage.appearance, later);
    QVERIFY(third.findChild<ElidedLabel*>("status")->text().contains("press Train"));
}

void tst_LabTraining::theFocusOfAHiddenButtonStaysInTheBar()
{
    Lab stage;
    stage.trained(20'000, "77");
    stage.page("2 Train");
    stage.press("Train");
    QTRY_VERIFY_WITH_TIMEOUT(stage.button("Cancel"), 20'000);
    QAbstractButton* cancel = stage.button("Cancel");
    cancel->setFocus();
    cancel->click();
    QTRY_VERIFY(!cancel->isVisible());
    QVERIFY(stage.bar().isAncestorOf(QApplication::focusWidget()));

    stage.page("1 Predict");
    stage.chip(stage.strip().order().front())->setFocus();
    stage.press("Keep this order");
    QVERIFY(stage.bar().isAncestorOf(QApplication::focusWidget()));
}

void tst_LabTraining::nothingOfATrainingIsPlayed()
{
    Lab stage;
    for (const char* result : {"shipped", "trained"}) {
        const Board board = withLabValues(stage.document.board(), {{"result", std::string(result)}});
        QVERIFY(animationTargets(board, 0).empty());
        const Board stretched = withLabValues(board, {{"scaling", std::string("yarn")}});
        for (const AnimationTarget& target : animationTargets(stretched, 0))
            QVERIFY(target.id == "factor" || target.id == "beta_fast");
    }
}

WHORL_APP_TEST(tst_LabTraining)
#include "tst_lab_training.moc"
