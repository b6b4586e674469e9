// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/board_store.h"
#include "app/ui/controls/value_slider.h"
#include "app/ui/export/export_dialog.h"
#include "app/ui/export/motion_section.h"
#include "app/ui/look/appearance.h"
#include "tests/app/ui/dialog_controls.h"
#include "tests/support/scratch.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QDoubleSpinBox>
#include <QImageReader>
#include <QMessageBox>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

using namespace whorl;
using namespace whorl::test;

class tst_ExportMotion : public QObject {
    Q_OBJECT

private slots:
    void init();
    void theWayIsThatOfTheTransport();
    void anyMomentOfTheMotionCanBeSeen();
    void aMotionIsWrittenWhileTheWindowLives_data();
    void aMotionIsWrittenWhileTheWindowLives();
    void whatIsCalledOffLeavesNothingBehind_data();
    void whatIsCalledOffLeavesNothingBehind();
    void theDialogCanGoWhileItWrites();
    void whatCannotBeWrittenIsSaid();
    void howItMovesIsKeptForTheNextTime();
    void filmsAreGreyedWithoutTheirProgram();
    void theSelectedPanelMovesInItsOwnWays();
    void aFileIsReplacedOnlyOnRequest();
    void aTypedSuffixChoosesTheAnimation();
    void aContactSheetIsAStillOfTheMotion();
    void onlySomeStillsCanBeContactSheets();
    void theTabKeyComesToTheFormatBeforeItsMotion();
    void theDialogFitsSmallScreens();

private:
    Appearance m_appearance;
};

namespace {

/// Small and short, so that it is written at once.
void makeShort(ExportDialog& dialog, int frames)
{
    control<QDoubleSpinBox>(dialog, "Resolution of images").setValue(36);
    control<QDoubleSpinBox>(dialog, "Frames").setValue(frames);
}

int framesOf(const QString& path)
{
    return QImageReader(path).imageCount();
}

QAbstractButton& contactSheet(const QWidget& dialog)
{
    for (QAbstractButton* each : dialog.findChildren<QAbstractButton*>())
        if (each->text() == "Contact sheet")
            return *each;
    qFatal("there is no contact sheet");
}

void answer(const QString& words)
{
    QTimer::singleShot(0, [words] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box)
            qFatal("nothing is asked");
        button(*box, words).click();
    });
}

}  // namespace

void tst_ExportMotion::init()
{
    QSettings(QSettings::IniFormat, QSettings::UserScope, "whorl", "whorl").clear();
}

void tst_ExportMotion::theWayIsThatOfTheTransport()
{
    Board board = findBoard("rotation");
    board.animation.target = "key";
    board.animation.from = 5;
    board.animation.to = 40;
    ExportDialog dialog(board, 0, m_appearance);
    QVERIFY(!dialog.motion());

    choose(dialog, "Animation: GIF");

    QVERIFY(dialog.motion());
    QCOMPARE(dialog.motion()->target, std::string("key"));
    QCOMPARE(dialog.motion()->from, 5.0);
    QCOMPARE(dialog.motion()->to, 40.0);
    QVERIFY(dialog.settings().probe);
}

void tst_ExportMotion::anyMomentOfTheMotionCanBeSeen()
{
    ExportDialog dialog(findBoard("rotation"), 0, m_appearance);
    choose(dialog, "Animation: GIF");
    const Motion motion = *dialog.motion();
    const auto& section = *dialog.findChild<MotionSection*>();
    auto& slider = control<ValueSlider>(dialog, "Moment of the motion");
    QCOMPARE(double(section.shownBoard().probe.query), motion.from);

    emit slider.edited(1);

    QCOMPARE(double(section.shownBoard().probe.query), motion.to);
    QVERIFY(isSaid(dialog, "m = " + QString::number(motion.to)));
}

void tst_ExportMotion::aMotionIsWrittenWhileTheWindowLives_data()
{
    QTest::addColumn<QString>("board");
    QTest::newRow("clocks and a field") << "rotation";
    QTest::newRow("curves") << "relative-distance";
}

void tst_ExportMotion::aMotionIsWrittenWhileTheWindowLives()
{
    QFETCH(const QString, board);
    const QTemporaryDir folder;
    const QString path = folder.filePath("turn.gif");
    ExportDialog dialog(findBoard(board), 0, m_appearance);
    choose(dialog, "Animation: GIF");
    makeShort(dialog, 12);

    QVERIFY(dialog.save(path));
    QVERIFY(dialog.isWriting());
    QVERIFY(isSaid(dialog, "Frame 1 of 12"));
    QVERIFY(!button(dialog, "Save as…").isEnabled());
    QTRY_VERIFY(!dialog.isWriting());

    QCOMPARE(dialog.result(), int(QDialog::Accepted));
    QCOMPARE(dialog.savedPath(), path);
    QCOMPARE(framesOf(path), 12);
}

void tst_ExportMotion::whatIsCalledOffLeavesNothingBehind_data()
{
    QTest::addColumn<MotionFormat>("format");
    for (const MotionFormatInfo& each : motionFormats())
        QTest::newRow(each.label) << each.format;
}

void tst_ExportMotion::whatIsCalledOffLeavesNothingBehind()
{
    const QTemporaryDir folder;
    QFETCH(const MotionFormat, format);
    const MotionFormatInfo& info = motionFormats()[static_cast<std::size_t>(format)];
    if (!isAvailable(format))
        QSKIP("ffmpeg is not installed");
    const QString name = QString("turn.") + info.suffix, path = folder.filePath(name);
    put(path, "old");
    ExportDialog dialog(findBoard("rotation"), 0, m_appearance);
    dialog.show();
    choose(dialog, QString("Animation: ") + info.label);
    makeShort(dialog, 5000);
    QVERIFY(dialog.save(path));
    QTest::qWait(60);

    QTest::keyClick(&dialog, Qt::Key_Escape);
    QTRY_VERIFY(!dialog.isWriting());

    QVERIFY(dialog.isVisible());
    QVERIFY(button(dialog, "Save as…").isEnabled());
    QCOMPARE(contents(path), QByteArray("old"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), QStringList(name));
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
}

void tst_ExportMotion::theDialogCanGoWhileItWrites()
{
    const QTemporaryDir folder;
    {
        ExportDialog dialog(findBoard("relative-distance"), 0, m_appearance);
        choose(dialog, "Animation: PNG frames");
        makeShort(dialog, 5000);
        QVERIFY(dialog.save(folder.filePath("turn.png")));
        QTest::qWait(60);
    }
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), QStringList());
}

void tst_ExportMotion::whatCannotBeWrittenIsSaid()
{
    ExportDialog dialog(findBoard("rotation"), 0, m_appearance);
    choose(dialog, "Animation: GIF");
    makeShort(dialog, 2);

    dialog.save("/nonexistent/folder/turn.gif");

    QTRY_VERIFY(!dialog.isWriting());
    QVERIFY(isSaid(dialog, "/nonexistent/folder/turn.gif"));
    QCOMPARE(dialog.result(), int(QDialog::Rejected));
}

void tst_ExportMotion::howItMovesIsKeptForTheNextTime()
{
    Motion chosen;
    {
        ExportDialog dialog(findBoard("rotation"), 0, m_appearance);
        choose(dialog, "Animation: WebP");
        control<QDoubleSpinBox>(dialog, "Frames").setValue(48);
        control<QDoubleSpinBox>(dialog, "Frames per second").setValue(24);
        control<QDoubleSpinBox>(dialog, "Seconds that either end stays").setValue(0.5);
        control<QDoubleSpinBox>(dialog, "Resolution of images").setValue(72);
        choose(dialog, "Pace: Smooth");
        chosen = *dialog.motion();
    }

    ExportDialog next(findBoard("rotation"), 0, m_appearance);

    QCOMPARE(next.motion(), std::optional(chosen));
    QCOMPARE(next.settings().dpi, 72.0);
    choose(next, "Figure: PDF");
    QCOMPARE(next.settings().dpi, 300.0);
    QVERIFY(!next.motion());
}

void tst_ExportMotion::filmsAreGreyedWithoutTheirProgram()
{
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", "/nonexistent");
    const ExportDialog dialog(findBoard("rotation"), 0, m_appearance);
    qputenv("PATH", path);

    for (const char* film : {"Animation: MP4", "Animation: WebM"}) {
        const auto& button = control<QAbstractButton>(dialog, film);
        QVERIFY(!button.isEnabled());
        QVERIFY(button.toolTip().contains("ffmpeg"));
    }
    QVERIFY(control<QAbstractButton>(dialog, "Animation: GIF").isEnabled());
}

void tst_ExportMotion::theSelectedPanelMovesInItsOwnWays()
{
    ExportDialog dialog(findBoard("rotation"), 2, m_appearance);
    choose(dialog, "Animation: GIF");
    const auto& ways = control<QComboBox>(dialog, "What moves");
    const int all = ways.count();

    dialog.choosePanel();

    QVERIFY(ways.count() > 0);
    QVERIFY(ways.count() < all);
    QVERIFY(dialog.motion());
}

void tst_ExportMotion::aFileIsReplacedOnlyOnRequest()
{
    const QTemporaryDir folder;
    ExportDialog dialog(findBoard("rotation"), 0, m_appearance);
    QVERIFY(dialog.mayReplace(folder.filePath("new.pdf")));
    put(folder.filePath("old.pdf"), "old");
    put(folder.filePath("turn-0002.png"), "old");

    answer("Cancel");
    QVERIFY(!dialog.mayReplace(folder.filePath("old.pdf")));
    answer("Replace");
    QVERIFY(dialog.mayReplace(folder.filePath("old.pdf")));

    QVERIFY(dialog.mayReplace(folder.filePath("turn.png")));
    choose(dialog, "Animation: PNG frames");
    answer("Cancel");
    QVERIFY(!dialog.mayReplace(folder.filePath("turn.png")));

    put(folder.filePath("turn-image-1.png"), "old");
    choose(dialog, "Figure: TikZ");
    answer("Cancel");
    QVERIFY(!dialog.mayReplace(folder.filePath("turn.tex")));
}

void tst_ExportMotion::aTypedSuffixChoosesTheAnimation()
{
    ExportDialog dialog(findBoard("rotation"), 0, m_appearance);

    QCOMPARE(dialog.takeSuffix("/tmp/turn.gif"), QString("/tmp/turn.gif"));
    QVERIFY(dialog.motion());
    QCOMPARE(dialog.takeSuffix("/tmp/turn"), QString("/tmp/turn.gif"));
    QCOMPARE(dialog.takeSuffix("/tmp/turn.png"), QString("/tmp/turn.png"));
    QVERIFY(!dialog.motion());
    choose(dialog, "Animation: PNG frames");
    QCOMPARE(dialog.takeSuffix("/tmp/turn.png"), QString("/tmp/turn.png"));
    QVERIFY(dialog.motion());
}

void tst_ExportMotion::aContactSheetIsAStillOfTheMotion()
{
    const QTemporaryDir folder;
    ExportDialog dialog(findBoard("rotation"), 2, m_appearance);
    dialog.choosePanel();
    choose(dialog, "Figure: SVG");
    QVERIFY(!dialog.sheet());

    contactSheet(dialog).click();
    control<QDoubleSpinBox>(dialog, "Frames").setValue(4);

    QVERIFY(dialog.sheet());
    QCOMPARE(dialog.sheet()->frames, 4);
    QVERIFY(!dialog.motion());
    QVERIFY(isSaid(dialog, "4 frames side by side"));
    const QString path = folder.filePath("sheet.svg");
    QVERIFY(dialog.save(path));
    QVERIFY(contents(path).contains("m = "));
    QCOMPARE(readBoardFile(path).panels.size(), std::size_t(1));
    choose(dialog, "Animation: GIF");
    QCOMPARE(dialog.motion()->frames, Motion().frames);
}

void tst_ExportMotion::onlySomeStillsCanBeContactSheets()
{
    ExportDialog dialog(findBoard("rotation"), 0, m_appearance);
    contactSheet(dialog).setChecked(true);

    for (const char* format : {"Figure: SVG", "Figure: PDF", "Figure: PNG"}) {
        choose(dialog, format);
        QVERIFY(dialog.sheet());
    }
    for (const char* format : {"Figure: TikZ", "Animation: GIF", "Numbers: CSV"}) {
        choose(dialog, format);
        QVERIFY(!dialog.sheet());
        QVERIFY(!contactSheet(dialog).isEnabled());
    }
}

void tst_ExportMotion::theTabKeyComesToTheFormatBeforeItsMotion()
{
    ExportDialog dialog(findBoard("rotation"), 0, m_appearance);
    choose(dialog, "Animation: GIF");
    QStringList names;
    for (QWidget* each = dialog.nextInFocusChain(); each != &dialog; each = each->nextInFocusChain())
        if (const auto* named = qobject_cast<QPushButton*>(each))
            names += named->text();
        else if (!each->accessibleName().isEmpty())
            names += each->accessibleName();

    QStringList order{"Animation: GIF", "Size", "Caption", "What moves", "Cancel", "Save as…"};
    std::vector<qsizetype> places;
    for (const QString& name : order)
        places.push_back(names.indexOf(name));
    QVERIFY(std::is_sorted(places.begin(), places.end()));
    QVERIFY(places.front() >= 0);
}

void tst_ExportMotion::theDialogFitsSmallScreens()
{
    ExportDialog dialog(findBoard("rotation"), 0, m_appearance);
    choose(dialog, "Animation: GIF");

    const QSize least = dialog.minimumSizeHint(), wanted = dialog.sizeHint();

    QVERIFY2(wanted.width() <= 1024 && wanted.height() <= 720, qPrintable(QString::number(wanted.height())));
    QVERIFY2(least.width() <= 1024 && least.height() <= 680, qPrintable(QString::number(least.height())));
}

WHORL_APP_TEST(tst_ExportMotion)
#include "tst_export_motion.moc"
