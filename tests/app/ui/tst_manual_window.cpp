// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/window/manual_window.h"

#include "app/manual/guide_pages.h"
#include "app/ui/board/account_dialog.h"
#include "app/ui/board/panel_widget.h"
#include "app/ui/controls/search_field.h"
#include "app/ui/inspector/parameter_row.h"
#include "app/ui/window/actions.h"
#include "app/ui/window/language.h"
#include "tests/app/ui/window_stage.h"
#include "tests/support/test_main.h"

#include <QClipboard>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>

using namespace whorl;
using namespace whorl::test;

namespace {

QString shownTitle(const ManualWindow& manual)
{
    return manual.findChild<QTextBrowser*>()->document()->firstBlock().text();
}

QToolButton* button(const ManualWindow& manual, const QString& name)
{
    for (QToolButton* each : manual.findChildren<QToolButton*>())
        if (each->accessibleName() == name)
            return each;
    return nullptr;
}

}  // namespace

class tst_ManualWindow : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { speak("en"); }
    void helpOpensAtTheParameterThatHasTheFocus();
    void helpOpensAtTheQuantityOfAPanel();
    void backAndForwardGoThroughThePagesVisited();
    void aSearchLeavesThePagesThatHoldEveryWord();
    void anotherLanguageIsReadAtOnce();
    void theKeysOfTheManualAreThoseOfTheActions();
    void howAPictureWasMadeCanBeCopied();
};

void tst_ManualWindow::helpOpensAtTheParameterThatHasTheFocus()
{
    Stage stage;
    stage.open("rotation");
    ParameterRow* base = nullptr;
    for (ParameterRow* row : stage.window.findChildren<ParameterRow*>())
        if (row->parameter().id == "base")
            base = row;
    QVERIFY(base);
    for (QWidget* control : base->findChildren<QWidget*>())
        if (control->focusPolicy() & Qt::TabFocus) {
            control->setFocus();
            break;
        }

    ManualWindow& manual = stage.window.showManual();

    QCOMPARE(manual.place(), QString("page:rope#parameter.base"));
    QCOMPARE(shownTitle(manual), QString("RoPE"));
    QVERIFY2(manual.explanation().contains("slowest"), qPrintable(manual.explanation()));
    QCOMPARE(&stage.window.showManual(), &manual);
}

void tst_ManualWindow::helpOpensAtTheQuantityOfAPanel()
{
    Stage stage;
    stage.open("rotation");
    auto* panel = stage.window.findChild<PanelWidget*>();
    panel->setFocus();

    const ManualWindow& manual = stage.window.showManual();

    const QString quantity = QString::fromStdString(panel->panel().quantity);
    QCOMPARE(manual.place(), "page:rope#quantity." + quantity);
}

void tst_ManualWindow::backAndForwardGoThroughThePagesVisited()
{
    Appearance appearance;
    ManualWindow& manual = *new ManualWindow(appearance, nullptr);
    manual.go("page:alibi");
    manual.go("page:t5#parameter.buckets");
    QVERIFY(button(manual, "Back")->isEnabled() && !button(manual, "Forward")->isEnabled());

    button(manual, "Back")->click();
    QCOMPARE(shownTitle(manual), QString("ALiBi"));
    button(manual, "Forward")->click();
    QCOMPARE(manual.place(), QString("page:t5#parameter.buckets"));
    manual.go("page:no-such-page");
    QCOMPARE(shownTitle(manual), QString("What Whorl shows"));
    manual.close();
}

void tst_ManualWindow::aSearchLeavesThePagesThatHoldEveryWord()
{
    Appearance appearance;
    ManualWindow& manual = *new ManualWindow(appearance, nullptr);
    auto* field = manual.findChild<SearchField*>();
    field->setText("xpos");
    QCOMPARE(shownTitle(manual), QString("xPos"));
    field->setText("zeta nonsense");
    const auto* tree = manual.findChild<QTreeWidget*>();
    for (int i = 0; i < tree->topLevelItemCount(); ++i)
        QVERIFY(tree->topLevelItem(i)->isHidden());
    field->setText("beta_fast");
    QCOMPARE(shownTitle(manual), QString("RoPE"));
    QVERIFY(!manual.findChild<QTextBrowser*>()->extraSelections().isEmpty());
    QCOMPARE(manual.findChild<QTextBrowser*>()->textCursor().selectedText(), QString("beta_fast"));
    manual.close();
}

void tst_ManualWindow::anotherLanguageIsReadAtOnce()
{
    Appearance appearance;
    ManualWindow& manual = *new ManualWindow(appearance, nullptr);
    manual.go("page:sinusoidal");
    speak("zh_CN");
    QCoreApplication::sendPostedEvents();
    const QString text = manual.findChild<QTextBrowser*>()->toPlainText();
    QVERIFY2(text.contains("参数") && !text.contains("Parameters"), qPrintable(text.left(200)));
    // English words are found in every language.
    manual.findChild<SearchField*>()->setText("token");
    QVERIFY(!manual.findChild<QTreeWidget*>()->topLevelItem(0)->isHidden());
    manual.close();
}

void tst_ManualWindow::theKeysOfTheManualAreThoseOfTheActions()
{
    Document document;
    const Actions actions(document, nullptr);
    QStringList wanted, told;
    for (const QObject* child : actions.children())
        if (const auto* action = qobject_cast<const QAction*>(child); action && !action->shortcut().isEmpty())
            wanted += action->shortcut().toString(QKeySequence::PortableText);
    for (const KeyRow& row : keyRows())
        told += row.keys;
    wanted.sort();
    told.sort();
    QCOMPARE(told, wanted);
}

void tst_ManualWindow::howAPictureWasMadeCanBeCopied()
{
    Panel panel = alibiBias();
    panel.values = {{"heads", std::int64_t{12}}};
    Appearance appearance;
    auto* dialog = new AccountDialog(panel, "1 px = 1 position", appearance, nullptr);
    QVERIFY(dialog->text().contains("whorl compute alibi bias --set heads=12 --format csv"));
    for (QAbstractButton* each : dialog->findChildren<QAbstractButton*>())
        if (each->text() == "Copy")
            each->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), dialog->text());
    QVERIFY(dialog->findChild<QTextBrowser*>()->toPlainText().contains("1 px = 1 position"));
    delete dialog;
}

WHORL_APP_TEST(tst_ManualWindow)
#include "tst_manual_window.moc"
