// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/curve_painter.h"
#include "app/document/board_in_figure.h"
#include "app/document/board_store.h"
#include "app/export/tikz/tikz_figure.h"
#include "core/board_file.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace whorl;

class tst_TikzFigure : public QObject {
    Q_OBJECT

private slots:
    void theBoardIsInTheComments();
    void theBoardIsFoundWithOtherLineEnds();
    void thePictureHasTheSizeAskedFor();
    void everyPanelIsAtItsPlace();
    void everyColourIsDefined();
    void aTitleCannotLeaveItsComment();
    void itCompilesAlone_data();
    void itCompilesAlone();
    void aPaperTakesItIn();
};

namespace {

PictureStyle style()
{
    PictureStyle result;
    result.paintCurves = paintCurvesWithQtCharts;
    return result;
}

FigureSettings settings()
{
    FigureSettings result;
    result.format = FigureFormat::tex;
    result.millimetres = {160, 100};
    result.dpi = 150;
    return result;
}

QString texOf(const Board& board)
{
    return QString::fromUtf8(tikzFigure(boardContent(board), settings(), style(), "f").tex);
}

void write(const QDir& folder, const QString& name, const QByteArray& bytes)
{
    QFile file(folder.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

void writeFigureTo(const QDir& folder, const Board& board, const QString& stem)
{
    const TikzFigure figure = tikzFigure(boardContent(board), settings(), style(), stem);
    write(folder, stem + ".tex", figure.tex);
    for (const PictureBeside& picture : figure.pictures)
        write(folder, picture.name, picture.png);
}

/// The log's complaint; empty when the file was typeset.
QString complaintOf(const QDir& folder, const QString& engine, const QString& stem)
{
    QProcess process;
    process.setWorkingDirectory(folder.path());
    process.start(engine, {"-interaction=nonstopmode", "-halt-on-error", stem + ".tex"});
    if (!process.waitForFinished(120000))
        return "it does not end";
    const QString said = QString::fromUtf8(process.readAllStandardOutput());
    static const QRegularExpression problem("^(!.*|Overfull.*|Missing character.*)$",
                                            QRegularExpression::MultilineOption);
    const QRegularExpressionMatch match = problem.match(said);
    return match.hasMatch() ? match.captured() : process.exitCode() == 0 ? QString() : "it fails";
}

bool isInstalled(const QString& engine)
{
    return QProcess::execute("kpsewhich", {"-progname=" + engine, "pgfplots.sty"}) == 0
        && QProcess::execute(engine, {"--version"}) == 0;
}

}  // namespace

void tst_TikzFigure::theBoardIsInTheComments()
{
    for (const ReadyMadeBoard& each : readyMadeBoards()) {
        const QByteArray text = QByteArray::fromStdString(writeBoard(each.board));
        const QByteArray tex = texWithBoard("% f\n\\end{document}\n", text);

        QCOMPARE(boardInFigure(tex), std::optional(text.trimmed()));
        for (const QByteArray& line : tex.split('\n'))
            QVERIFY(line.size() < 5000);
    }
    Board board = findBoard("fingerprint");
    board.title = (QString(9000, u'x') + "位置\\end{document}").toStdString();
    const QByteArray tex = texOf(board).toUtf8();
    QCOMPARE(readBoard(boardInFigure(tex).value().toStdString(), "f"), board);
}

void tst_TikzFigure::theBoardIsFoundWithOtherLineEnds()
{
    const QByteArray board = "{\n\"whorl\": 1\n}";
    QByteArray tex = texWithBoard("% f\n", board);

    QCOMPARE(boardInFigure(tex.replace("\n", "\r\n")), std::optional(board));
    QCOMPARE(boardInFigure("% a paper\n\\documentclass{article}\n"), std::nullopt);
}

void tst_TikzFigure::thePictureHasTheSizeAskedFor()
{
    const QString tex = texOf(findBoard("fingerprint"));

    QVERIFY(tex.contains("paperwidth=160mm,paperheight=100mm"));
    QVERIFY(tex.contains("\\path[use as bounding box] (0,0) rectangle (160,100);"));
}

void tst_TikzFigure::everyPanelIsAtItsPlace()
{
    const QString tex = texOf(findBoard("fingerprint"));

    // A field with its bar on the left; two charts on the right, one above the other.
    static const QRegularExpression place("at=\\{\\(([0-9.]+)mm,([0-9.]+)mm\\)\\}");
    std::vector<QPointF> corners;
    for (auto matches = place.globalMatch(tex); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        corners.emplace_back(match.captured(1).toDouble(), match.captured(2).toDouble());
    }
    QCOMPARE(corners.size(), std::size_t(4));
    QVERIFY(corners[0].x() < corners[1].x() && corners[1].x() < corners[2].x());
    QVERIFY(corners[2].y() > corners[3].y() + 30);
    QCOMPARE(tex.count("\\addplot graphics"), 1);
    QVERIFY(tex.contains("{f-image-1.png}"));
}

void tst_TikzFigure::everyColourIsDefined()
{
    const QString tex = texOf(findBoard("biases"));

    static const QRegularExpression name("=(whorl[0-9A-F]{6})");
    for (auto matches = name.globalMatch(tex); matches.hasNext();) {
        const QString colour = matches.next().captured(1);
        QVERIFY2(tex.contains("\\definecolor{" + colour + "}{HTML}{" + colour.mid(5) + "}"), qPrintable(colour));
    }
}

void tst_TikzFigure::aTitleCannotLeaveItsComment()
{
    Board board = findBoard("fingerprint");
    board.title = "one\n\\input{two}\r\\three";

    QVERIFY(texOf(board).startsWith("% one \\input{two} \\three\n"));
}

void tst_TikzFigure::itCompilesAlone_data()
{
    QTest::addColumn<QString>("engine");
    QTest::addColumn<QString>("board");
    QTest::newRow("field and curves") << "pdflatex"
                                      << "fingerprint";
    QTest::newRow("dials and a ring") << "pdflatex"
                                      << "rotation";
    QTest::newRow("a list and points") << "xelatex"
                                       << "analogies";
}

void tst_TikzFigure::itCompilesAlone()
{
    QFETCH(const QString, engine);
    QFETCH(const QString, board);
    if (!isInstalled(engine))
        QSKIP("LaTeX with pgfplots is not installed");
    const QTemporaryDir folder;
    Board shown = findBoard(board);
    shown.title = "50% of $x_1$ & #{";
    writeFigureTo(QDir(folder.path()), shown, "f");

    QCOMPARE(complaintOf(QDir(folder.path()), engine, "f"), QString());
    QVERIFY(QFile::exists(folder.filePath("f.pdf")));
}

void tst_TikzFigure::aPaperTakesItIn()
{
    if (!isInstalled("pdflatex"))
        QSKIP("LaTeX with pgfplots is not installed");
    const QTemporaryDir folder;
    writeFigureTo(QDir(folder.path()), onlyPanel(findBoard("fingerprint"), 1), "f");
    write(QDir(folder.path()), "paper.tex",
          "\\documentclass{article}\\usepackage[a4paper,margin=10mm]{geometry}\\usepackage{pgfplots}\n"
          "\\pgfplotsset{compat=1.14}\\begin{document}Before\n\n\\noindent\\input{f}\n\nafter.\\end{document}\n");

    QCOMPARE(complaintOf(QDir(folder.path()), "pdflatex", "paper"), QString());
}

WHORL_APP_TEST(tst_TikzFigure)
#include "tst_tikz_figure.moc"
