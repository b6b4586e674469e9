// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/board_store.h"
#include "app/ui/export/export_settings.h"
#include "app/ui/export/printing.h"
#include "app/ui/look/appearance.h"
#include "core/error.h"
#include "tests/support/scratch.h"
#include "tests/support/test_main.h"

#include <QFileInfo>
#include <QImage>
#include <QPrinter>
#include <QProcess>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QWidget>

using namespace whorl;
using namespace whorl::test;

class tst_Printing : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aPageHoldsTheFigureInItsMargins_data();
    void aPageHoldsTheFigureInItsMargins();
    void whatIsPrintedStaysVectorsAndNamesItsBoard();
    void aBoardThatCannotBeShownIsNotPrinted();

private:
    QString printed(const Board& board, const QString& name);

    Appearance m_appearance;
    QTemporaryDir m_folder;
};

namespace {

/// What a program of poppler-utils says; nothing where it is not installed.
std::optional<QString> said(const QString& program, const QStringList& arguments)
{
    const QString path = QStandardPaths::findExecutable(program);
    if (path.isEmpty())
        return std::nullopt;
    QProcess process;
    process.start(path, arguments);
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput());
}

}  // namespace

void tst_Printing::init()
{
    QSettings(QSettings::IniFormat, QSettings::UserScope, "whorl", "whorl").clear();
}

QString tst_Printing::printed(const Board& board, const QString& name)
{
    const PictureStyle style = m_appearance.pictureStyle(QWidget());
    const FigureSettings settings = usualSettings(board, style);
    QPrinter printer(QPrinter::HighResolution);
    const QString path = m_folder.filePath(name);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(path);
    printer.setPageSize(QPageSize(QPageSize::A4));
    preparePage(printer, board, settings, style);
    printFigure(printer, board, settings, style);
    return path;
}

void tst_Printing::aPageHoldsTheFigureInItsMargins_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("panel");
    QTest::addColumn<bool>("lying");
    QTest::newRow("a board") << "rotation" << -1 << true;
    QTest::newRow("six panels, larger than the page") << "precision-lens" << -1 << true;
    QTest::newRow("one square panel") << "fingerprint" << 0 << false;
}

void tst_Printing::aPageHoldsTheFigureInItsMargins()
{
    QFETCH(const QString, board);
    QFETCH(const int, panel);
    QFETCH(const bool, lying);
    const Board whole = findBoard(board);
    const QString path = printed(panel < 0 ? whole : onlyPanel(whole, static_cast<std::size_t>(panel)), "page.pdf");

    const auto info = said("pdfinfo", {path});
    if (!info)
        QSKIP("pdfinfo, of poppler-utils, is not installed");
    QVERIFY2(info->contains(lying ? "841.89 x 595.276 pts" : "595.276 x 841.89 pts")
                 || info->contains(lying ? "842 x 595 pts" : "595 x 842 pts"),
             qPrintable(*info));
    QVERIFY(info->contains(QRegularExpression("Pages: +1\n")));

    QVERIFY(said("pdftoppm", {"-r", "50", "-png", "-singlefile", path, m_folder.filePath("page")}));
    const QImage page(m_folder.filePath("page.png"));
    const int margin = qFloor(15 / 25.4 * 50) - 1;
    QVERIFY(!page.isNull());
    bool inside = false;
    for (int y = 0; y < page.height(); ++y)
        for (int x = 0; x < page.width(); ++x) {
            const bool inMargin = x < margin || y < margin || x >= page.width() - margin || y >= page.height() - margin;
            const bool white = qGray(page.pixel(x, y)) > 250;
            QVERIFY2(white || !inMargin, qPrintable(QStringLiteral("ink at %1, %2").arg(x).arg(y)));
            inside = inside || !white;
        }
    QVERIFY(inside);
}

void tst_Printing::whatIsPrintedStaysVectorsAndNamesItsBoard()
{
    const QString path = printed(findBoard("rotation"), "title.pdf");

    QVERIFY(contents(path).startsWith("%PDF-"));
    const auto info = said("pdfinfo", {path});
    const auto text = said("pdftotext", {path, "-"});
    if (!info || !text)
        QSKIP("pdfinfo and pdftotext, of poppler-utils, are not installed");
    QVERIFY2(info->contains(QRegularExpression("Title: +Rotary angles")), qPrintable(*info));
    QVERIFY(text->contains("Pair clocks"));
}

void tst_Printing::aBoardThatCannotBeShownIsNotPrinted()
{
    Board board = findBoard("biases");
    const PictureStyle style = m_appearance.pictureStyle(QWidget());
    const FigureSettings settings = usualSettings(board, style);
    board.panels[1].quantity = "slope";
    QPrinter printer(QPrinter::HighResolution);
    const QString path = m_folder.filePath("nothing.pdf");
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(path);

    QVERIFY_EXCEPTION_THROWN(printFigure(printer, board, settings, style), InputError);

    QVERIFY(!QFileInfo::exists(path));
}

WHORL_APP_TEST(tst_Printing)
#include "tst_printing.moc"
