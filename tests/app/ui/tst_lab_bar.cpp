// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/lab/lab_bar.h"
#include "app/ui/lab/lab_values.h"
#include "app/ui/lab/order_strip.h"
#include "tests/app/ui/lab_stage.h"
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
};

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

WHORL_APP_TEST(tst_LabBar)
#include "tst_lab_bar.moc"
