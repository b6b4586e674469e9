// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/board_store.h"
#include "app/ui/export/export_dialog.h"
#include "app/ui/look/appearance.h"
#include "tests/app/ui/dialog_controls.h"
#include "tests/support/scratch.h"
#include "tests/support/test_main.h"

#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QSettings>
#include <QTemporaryDir>

using namespace whorl;
using namespace whorl::test;

class tst_ExportDialog : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aSavedFigureIsTheBoardThatIsShown();
    void theSelectedPanelCanBeSavedAlone();
    void theCaptionNamesTheStepsOfWhatComesToBe();
    void aPresetSetsTheSizeAndASizeOfOnesOwnLeavesIt();
    void choicesAreKeptForTheNextTime();
    void damagedChoicesHaveTheirDefaults();
    void theCaptionIsWrittenOnlyWhenAsked();
    void theClipboardHoldsPictureDrawingAndNumbers();
    void whatCannotBeWrittenStaysInTheDialog();
    void aBoardThatCannotBeShownCannotBeSaved();
    void severalPanelsAreNotOneArray();
    void anImpossibleChoiceIsNotKept();
    void aTypedSuffixChoosesTheFormat();
    void aNumberBeyondTheRangeBecomesTheNearest();
    void theLookCanChangeOnceADialogIsGone();

private:
    Appearance m_appearance;
};

void tst_ExportDialog::init()
{
    QSettings(QSettings::IniFormat, QSettings::UserScope, "whorl", "whorl").clear();
}

void tst_ExportDialog::aSavedFigureIsTheBoardThatIsShown()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("figure.pdf");
    ExportDialog dialog(findBoard("biases"), 0, m_appearance);

    QVERIFY(dialog.save(path));

    QVERIFY(contents(path).startsWith("%PDF-"));
    QCOMPARE(readBoardFile(path), findBoard("biases"));
}

void tst_ExportDialog::theSelectedPanelCanBeSavedAlone()
{
    ExportDialog dialog(findBoard("biases"), 2, m_appearance);
    const QSizeF whole = dialog.settings().millimetres;

    choose(dialog, "Show: Selected panel");

    QCOMPARE(dialog.exportedBoard().panels.size(), std::size_t(1));
    QCOMPARE(dialog.exportedBoard().panels[0], findBoard("biases").panels[2]);
    QVERIFY(dialog.settings().caption.startsWith("T5 bias"));
    QVERIFY(dialog.settings().millimetres.width() < whole.width());
}

void tst_ExportDialog::theCaptionNamesTheStepsOfWhatComesToBe()
{
    const ExportDialog map(findBoard("word-map"), 0, m_appearance);
    QVERIFY(map.settings().caption.contains(" \u00b7 1000 steps"));
    const ExportDialog analogies(findBoard("analogies"), 0, m_appearance);
    QVERIFY(!analogies.settings().caption.contains("step"));
}

void tst_ExportDialog::aPresetSetsTheSizeAndASizeOfOnesOwnLeavesIt()
{
    ExportDialog dialog(findBoard("biases"), 0, m_appearance);

    choosePreset(dialog, "Slide 16:9");
    QCOMPARE(dialog.settings().millimetres, QSizeF(254, 142.9));

    control<QDoubleSpinBox>(dialog, "Width").setValue(123);
    QCOMPARE(dialog.settings().millimetres, QSizeF(123, 142.9));
    QCOMPARE(control<QComboBox>(dialog, "Size").currentText(), QString("Own"));
}

void tst_ExportDialog::choicesAreKeptForTheNextTime()
{
    FigureSettings chosen;
    {
        ExportDialog dialog(findBoard("biases"), 0, m_appearance);
        choose(dialog, "Figure: PNG");
        choose(dialog, "Theme: Dark");
        choosePreset(dialog, "A4 note");
        control<QDoubleSpinBox>(dialog, "Resolution of images").setValue(144);
        control<QDoubleSpinBox>(dialog, "Size of letters").setValue(9.5);
        chosen = dialog.settings();
    }

    const ExportDialog next(findBoard("biases"), 0, m_appearance);

    QCOMPARE(next.settings(), chosen);
    QCOMPARE(chosen.format, FigureFormat::png);
    QCOMPARE(chosen.dpi, 144.0);
}

void tst_ExportDialog::damagedChoicesHaveTheirDefaults()
{
    QSettings kept(QSettings::IniFormat, QSettings::UserScope, "whorl", "whorl");
    for (const char* key : {"export/format", "export/theme", "export/boardSize", "export/dpi", "export/font"})
        kept.setValue(key, "-1e99 nonsense");
    kept.sync();

    const ExportDialog dialog(findBoard("biases"), 0, m_appearance);

    QCOMPARE(dialog.settings().millimetres, QSizeF(175, 110));
    QCOMPARE(dialog.settings().dpi, 300.0);
    QCOMPARE(dialog.settings().format, FigureFormat::pdf);
}

void tst_ExportDialog::theCaptionIsWrittenOnlyWhenAsked()
{
    ExportDialog dialog(findBoard("biases"), 0, m_appearance);
    control<QPlainTextEdit>(dialog, "Caption").setPlainText("Mine");

    QCOMPARE(dialog.settings().caption, QString("Mine"));
    for (QAbstractButton* each : dialog.findChildren<QAbstractButton*>())
        if (each->text() == "Write below the figure")
            each->click();
    QCOMPARE(dialog.settings().caption, QString());
}

void tst_ExportDialog::theClipboardHoldsPictureDrawingAndNumbers()
{
    ExportDialog dialog(onlyPanel(findBoard("biases"), 0), 0, m_appearance);

    QVERIFY(dialog.copy());

    const QMimeData& held = *QGuiApplication::clipboard()->mimeData();
    QVERIFY(held.hasImage());
    QVERIFY(held.data("image/svg+xml").contains("<whorl:board"));
    const QStringList lines = held.text().split('\n');
    QVERIFY2(lines[0].startsWith("query\t0\t1\t2"), qPrintable(lines[0].left(40)));
    QCOMPARE(lines[2].count('\t'), lines[0].count('\t'));
}

void tst_ExportDialog::whatCannotBeWrittenStaysInTheDialog()
{
    ExportDialog dialog(findBoard("biases"), 0, m_appearance);

    QVERIFY(!dialog.save(dialog.takeSuffix("/nonexistent/folder/figure.pdf")));

    QVERIFY(!QFileInfo::exists("/nonexistent/folder/figure.pdf"));
    QVERIFY(isSaid(dialog, "/nonexistent/folder/figure.pdf"));
    QTest::qWait(200);  // The preview has been made anew since.
    QVERIFY(isSaid(dialog, "/nonexistent/folder/figure.pdf"));
    choose(dialog, "Theme: Dark");
    QVERIFY(!isSaid(dialog, "/nonexistent/folder/figure.pdf"));
    QVERIFY(button(dialog, "Save as…").isEnabled());
}

void tst_ExportDialog::aBoardThatCannotBeShownCannotBeSaved()
{
    Board board = findBoard("biases");
    board.panels[1].quantity = "slope";
    ExportDialog dialog(board, 0, m_appearance);
    dialog.show();

    QTRY_VERIFY(!button(dialog, "Save as…").isEnabled());
    QVERIFY(!button(dialog, "Copy").isEnabled());
    QVERIFY(!dialog.save("unshown.pdf"));
    QVERIFY(!QFileInfo::exists("unshown.pdf"));
}

void tst_ExportDialog::severalPanelsAreNotOneArray()
{
    ExportDialog dialog(findBoard("biases"), 0, m_appearance);
    choose(dialog, "Numbers: NPY");
    choose(dialog, "Show: Whole board");
    QVERIFY(!button(dialog, "Save as…").isEnabled());

    choose(dialog, "Show: Selected panel");
    QVERIFY(button(dialog, "Save as…").isEnabled());
}

void tst_ExportDialog::anImpossibleChoiceIsNotKept()
{
    {
        ExportDialog dialog(findBoard("biases"), 0, m_appearance);
        choose(dialog, "Figure: SVG");
    }
    {
        ExportDialog dialog(findBoard("biases"), 0, m_appearance);
        choose(dialog, "Numbers: NPY");
        choose(dialog, "Show: Whole board");
    }
    QCOMPARE(ExportDialog(findBoard("biases"), 0, m_appearance).settings().format, FigureFormat::svg);

    const Board one = onlyPanel(findBoard("biases"), 0);
    choose(ExportDialog(one, 0, m_appearance), "Numbers: NPY");
    QVERIFY(button(ExportDialog(findBoard("biases"), 0, m_appearance), "Save as…").isEnabled());
    QVERIFY(button(ExportDialog(findBoard("biases"), -1, m_appearance), "Save as…").isEnabled());
}

void tst_ExportDialog::aTypedSuffixChoosesTheFormat()
{
    ExportDialog dialog(findBoard("biases"), 0, m_appearance);
    choose(dialog, "Figure: SVG");

    QCOMPARE(dialog.takeSuffix("/tmp/z"), QString("/tmp/z.svg"));
    QCOMPARE(dialog.takeSuffix("/tmp/z.v2"), QString("/tmp/z.v2.svg"));
    QCOMPARE(dialog.takeSuffix("/tmp/z.PNG"), QString("/tmp/z.PNG"));
    QCOMPARE(dialog.settings().format, FigureFormat::png);
}

void tst_ExportDialog::aNumberBeyondTheRangeBecomesTheNearest()
{
    ExportDialog dialog(findBoard("biases"), 0, m_appearance);
    dialog.show();
    auto& width = control<QDoubleSpinBox>(dialog, "Width");
    width.setFocus();
    width.selectAll();

    QTest::keyClicks(&width, "5000");
    width.interpretText();

    QCOMPARE(width.value(), width.maximum());
}

void tst_ExportDialog::theLookCanChangeOnceADialogIsGone()
{
    Appearance appearance;
    appearance.setChoice(Appearance::Choice::light);
    {
        ExportDialog dialog(findBoard("fingerprint"), 0, appearance);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    }
    // The style goes through all widgets that it ever laid out.
    appearance.setChoice(Appearance::Choice::dark);
    appearance.setChoice(Appearance::Choice::light);
}

WHORL_APP_TEST(tst_ExportDialog)
#include "tst_export_dialog.moc"
