// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/board_view.h"
#include "app/ui/lab/lab_bar.h"
#include "app/ui/lab/lab_values.h"
#include "app/ui/lab/order_strip.h"
#include "tests/app/ui/window_stage.h"
#include "tests/support/test_main.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>

using namespace whorl;
using namespace whorl::test;

class tst_LabBar : public QObject {
    Q_OBJECT

private slots:
    void onlyABoardOfTheLabHasIt();
    void anOrderIsKeptByAllPanelsAndUndone();
    void aNameIsMovedByKeys();
    void aNameIsMovedByDragging();
    void whatIsLeftOutStandsAtTheEnd();
    void theLastEncodingCannotBeLeftOut();
    void aTaskIsOneUndoEntryOfAllPanels();
    void changingWhatIsTrainedGoesBackToTheShippedResult();
    void changingHowItIsReadDoesNot();
    void whatIsNoSeedIsSaid();
    void everythingHasAName();
    void trainingCanBePausedAndCancelled();
    void afterTrainingThePredictionStandsBesideTheResult();
};

namespace {

struct Lab : Stage {
    Lab()
    {
        open("extrapolation-lab");
        page("1 Predict");
    }
    LabBar& bar() const { return *window.findChild<LabBar*>(); }
    OrderStrip& strip() const { return *bar().findChild<OrderStrip*>(); }
    QAbstractButton* button(const QString& text) const
    {
        for (QAbstractButton* each : bar().findChildren<QAbstractButton*>())
            if (each->text() == text && each->isEnabled() && each->isVisible())
                return each;
        return nullptr;
    }
    /// The name of an encoding, by its key.
    QAbstractButton* chip(const QString& key) const
    {
        for (QAbstractButton* each : strip().findChildren<QAbstractButton*>())
            if (each->objectName() == key)
                return each;
        return nullptr;
    }
    void press(const QString& text) const
    {
        QAbstractButton* found = button(text);
        QVERIFY2(found, qPrintable(text));
        found->click();
    }
    void page(const QString& text) const { press(text); }
    /// The same in all panels, or a failure.
    std::string text(std::string_view id) const
    {
        std::string held;
        for (std::size_t i = 0; i < document.board().panels.size(); ++i) {
            const Values& values = panel(i).values;
            const auto found = values.find(id);
            const std::string here = found == values.end() ? std::string() : printValue(found->second);
            if (i > 0 && here != held)
                qFatal("the panels differ in %s", std::string(id).c_str());
            held = here;
        }
        return held;
    }
    int entries() { return document.undoStack()->index(); }
    void shortTraining()
    {
        document.edit(
            withLabValues(
                document.board(),
                {{"task", std::string("three-back")}, {"steps", std::int64_t{2000}}, {"seeds", std::string("1")}}),
            "short");
    }
};

}  // namespace

void tst_LabBar::onlyABoardOfTheLabHasIt()
{
    Lab stage;
    QVERIFY(stage.bar().isVisible());
    stage.window.setPresenting(true);
    QVERIFY(!stage.bar().isVisible());
    stage.window.setPresenting(false);
    QVERIFY(stage.bar().isVisible());
    stage.open("fingerprint");
    QVERIFY(!stage.bar().isVisible());
}

void tst_LabBar::anOrderIsKeptByAllPanelsAndUndone()
{
    Lab stage;
    QVERIFY(stage.text("prediction").empty());

    stage.press("Keep this order");

    QCOMPARE(QString::fromStdString(stage.text("prediction")), stage.strip().order().join(' '));
    QCOMPARE(stage.entries(), 1);
    stage.document.undoStack()->undo();
    QVERIFY(stage.text("prediction").empty());
    stage.page("1 Predict");
    stage.press("Keep this order");
    stage.page("1 Predict");
    stage.press("Forget");
    QVERIFY(stage.text("prediction").empty());
}

void tst_LabBar::aNameIsMovedByKeys()
{
    Lab stage;
    const QStringList before = stage.strip().order();
    QVERIFY(before.size() > 2);
    const auto focused = [] { return QApplication::focusWidget(); };
    stage.button("Keep this order")->setFocus();
    stage.chip(before.front())->setFocus();

    QTest::keyClick(focused(), Qt::Key_Right, Qt::ControlModifier);
    QTest::keyClick(focused(), Qt::Key_Right, Qt::ControlModifier);

    QStringList wanted = before;
    wanted.move(0, 2);
    QCOMPARE(stage.strip().order(), wanted);
    QCOMPARE(QString::fromStdString(stage.text("prediction")), wanted.join(' '));
    QVERIFY(focused()->accessibleName().contains("place 3"));
    QTest::keyClick(focused(), Qt::Key_Left);
    QVERIFY(focused()->accessibleName().contains("place 2"));
    QCOMPARE(stage.strip().order(), wanted);
}

void tst_LabBar::aNameIsMovedByDragging()
{
    Lab stage;
    const QStringList before = stage.strip().order();
    QAbstractButton *first = stage.chip(before[0]), *third = stage.chip(before[2]);
    const QPoint from = first->rect().center(), to = first->mapFrom(&stage.strip(), third->geometry().center());

    QTest::mousePress(first, Qt::LeftButton, {}, from);
    QTest::mouseMove(first, from + (to - from) / 2);
    // A moved name has the pointer in another place of its own.
    for (int i = 0; i < 3 && stage.strip().order().indexOf(before.front()) != 2; ++i)
        QTest::mouseMove(first, first->mapFrom(&stage.strip(), third->geometry().center()));
    QTest::mouseRelease(first, Qt::LeftButton, {}, first->rect().center());

    QCOMPARE(stage.strip().order().indexOf(before.front()), 2);
    QCOMPARE(QString::fromStdString(stage.text("prediction")), stage.strip().order().join(' '));
    QCOMPARE(stage.entries(), 1);
}

void tst_LabBar::whatIsLeftOutStandsAtTheEnd()
{
    Lab stage;
    stage.press("Keep this order");
    stage.page("1 Predict");
    const QStringList before = stage.strip().order();

    stage.chip(before.front())->click();

    QCOMPARE(stage.strip().order(), before.sliced(1));
    QCOMPARE(QString::fromStdString(stage.text("prediction")), before.sliced(1).join(' '));
    QCOMPARE(keysIn(stage.text("encodings")).size(), std::size_t(before.size() - 1));
    QCOMPARE(stage.entries(), 2);
    stage.document.undoStack()->undo();
    QCOMPARE(stage.strip().order(), before);
}

void tst_LabBar::theLastEncodingCannotBeLeftOut()
{
    Lab stage;
    const QStringList all = stage.strip().order();
    for (const QString& key : all)
        stage.chip(key)->click();

    QCOMPARE(stage.strip().order(), QStringList(all.last()));
    QVERIFY(stage.chip(all.last())->isChecked());
    QCOMPARE(stage.entries(), static_cast<int>(all.size()) - 1);
}

void tst_LabBar::aTaskIsOneUndoEntryOfAllPanels()
{
    Lab stage;
    stage.page("2 Train");

    stage.press("Three back");

    QCOMPARE(stage.text("task"), std::string("three-back"));
    QCOMPARE(stage.entries(), 1);
    auto* more = stage.bar().findChild<QComboBox*>();
    QVERIFY(more->currentText().isEmpty());
    more->setCurrentIndex(0);
    emit more->activated(0);
    QCOMPARE(stage.text("task"), std::string("repeat"));
    stage.document.undoStack()->undo();
    stage.document.undoStack()->undo();
    QVERIFY(stage.text("task").empty());
}

void tst_LabBar::changingWhatIsTrainedGoesBackToTheShippedResult()
{
    Lab stage;
    stage.shortTraining();
    stage.page("2 Train");
    stage.press("Train");
    QCOMPARE(stage.text("result"), std::string("trained"));

    stage.press("Lookup");

    QVERIFY(stage.text("result").empty());
    QCOMPARE(stage.text("task"), std::string("lookup"));
    stage.document.undoStack()->undo();
    QCOMPARE(stage.text("result"), std::string("trained"));
    stage.press("Cancel");
}

void tst_LabBar::changingHowItIsReadDoesNot()
{
    Lab stage;
    stage.page("3 Change");
    auto* scaling = qobject_cast<QComboBox*>(stage.bar().findChildren<QComboBox*>().last());
    for (QComboBox* each : stage.bar().findChildren<QComboBox*>())
        if (each->findText("YaRN") >= 0)
            scaling = each;
    QVERIFY(scaling->isVisible());
    emit scaling->activated(scaling->findText("YaRN"));

    QCOMPARE(stage.text("scaling"), std::string("yarn"));
    QCOMPARE(stage.entries(), 1);
}

void tst_LabBar::whatIsNoSeedIsSaid()
{
    Lab stage;
    stage.page("2 Train");
    QLineEdit* seeds = nullptr;
    for (QLineEdit* each : stage.bar().findChildren<QLineEdit*>())
        if (each->isVisible() && each->accessibleName().contains("Seed"))
            seeds = each;
    QVERIFY(seeds);
    seeds->setFocus();
    seeds->setText("one");
    QTest::keyClick(seeds, Qt::Key_Return);

    QCOMPARE(stage.entries(), 0);
    bool said = false;
    for (const QLabel* label : stage.bar().findChildren<QLabel*>())
        said |= label->property("tone") == "error" && label->text().contains("one");
    QVERIFY(said);
}

void tst_LabBar::everythingHasAName()
{
    Lab stage;
    for (const char* page : {"1 Predict", "2 Train", "3 Change"}) {
        stage.page(page);
        for (const QWidget* each : stage.bar().findChildren<QWidget*>())
            if (each->isVisible() && (each->focusPolicy() & Qt::TabFocus)
                && !qobject_cast<QAbstractSpinBox*>(each->parentWidget())) {
                const auto* button = qobject_cast<const QAbstractButton*>(each);
                QVERIFY2(!each->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                         each->metaObject()->className());
            }
    }
}

void tst_LabBar::trainingCanBePausedAndCancelled()
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

void tst_LabBar::afterTrainingThePredictionStandsBesideTheResult()
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

WHORL_APP_TEST(tst_LabBar)
#include "tst_lab_bar.moc"
