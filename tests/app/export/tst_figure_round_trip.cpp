// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/board_store.h"
#include "tests/support/cases.h"
#include "tests/support/figures.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>

using namespace whorl;
using namespace whorl::test;

/// A figure opens as the board that it was made of, and that board makes the same figure.
class tst_FigureRoundTrip : public QObject {
    Q_OBJECT

private slots:
    void theFigureOfItsBoardIsTheSame_data();
    void theFigureOfItsBoardIsTheSame();
    void texAndItsPicturesAreTheSame_data() { theFigureOfItsBoardIsTheSame_data(); }
    void texAndItsPicturesAreTheSame();

private:
    QByteArray figure(const Board& board, FigureSettings settings) const
    {
        settings.probe = board.probe.pinned;
        return makeFigure(board, settings, figureStyle());
    }
    /// The pages as another program draws them.
    QImage pages(const QString& pdf) const
    {
        outputOf("pdftoppm", {"-png", "-singlefile", "-r", "60", pdf, m_folder.filePath("page")});
        return QImage(m_folder.filePath("page.png"));
    }

    QTemporaryDir m_folder;
};

namespace {

/// What ready-made boards may not hold all of: a comparison, curves beside others, a slice, a zoom, a pinned probe, a title and a
/// caption that are not English, a file.
Board everything()
{
    Board board;
    board.title = "位置编码 <&> “à côté”";
    board.summary = "两行\n文字";
    board.panels.resize(4);
    Panel& difference = board.panels[0];
    difference.source = "alibi";
    difference.quantity = "bias";
    difference.values = {{"length", std::int64_t{64}}};
    difference.minus.emplace();
    difference.minus->source = "t5";
    difference.minus->quantity = "bias";
    difference.minus->values = {{"length", std::int64_t{64}}};
    difference.slice = 3;
    difference.rows = Window{10, 20};
    difference.columns = Window{4, 31};
    Panel& curves = board.panels[1];
    curves.source = "rope";
    curves.quantity = "score_by_distance";
    curves.title = "得分";
    curves.caption = "−1 和 1 之间";
    curves.beside.resize(1);
    curves.beside[0].source = "alibi";
    curves.beside[0].quantity = "bias_by_distance";
    board.panels[2] = {};
    board.panels[2].source = "learned";
    board.panels[2].quantity = "encoding";
    board.panels[2].values = {{"file", casePath("formats/fortran.npy")}};
    board.panels[2].style.colourMap = "viridis";
    board.panels[3].source = "alibi";
    board.panels[3].quantity = "weights";
    board.panels[3].values = {{"heads", std::int64_t{4}}, {"length", std::int64_t{48}}};
    board.panels[3].slice = -1;
    board.probe.query = 17;
    board.probe.key = 9;
    board.probe.head = 1;
    board.probe.pinned = true;
    board.animation.target = "length";
    board.animation.to = 128;
    board.layout = Layout::grid;
    board.proportions = {0.4, 0.55, 0.5};
    return board;
}

}  // namespace

void tst_FigureRoundTrip::theFigureOfItsBoardIsTheSame_data()
{
    QTest::addColumn<QString>("id");
    for (const ReadyMadeBoard& each : readyMadeBoards())
        QTest::newRow(qPrintable(each.id)) << each.id;
    QTest::newRow("everything") << QString();
}

void tst_FigureRoundTrip::theFigureOfItsBoardIsTheSame()
{
    QFETCH(const QString, id);
    const Board board = id.isEmpty() ? everything() : findBoard(id);
    QVERIFY(problems(board).empty());

    for (const QSizeF& size : {QSizeF(160, 100), QSizeF(243, 167)})
        for (const FigureFormat format : {FigureFormat::png, FigureFormat::svg, FigureFormat::pdf}) {
            if (size.width() > 160 && format == FigureFormat::pdf)
                continue;
            const FigureSettings settings = figureSettings(format, size, 60);
            const QString path = m_folder.filePath(QStringLiteral("figure.") + formatInfo(format).suffix);
            const QByteArray first = figure(board, settings);
            writeFile(first, path);

            const Board opened = readBoardFile(path);
            const QByteArray second = figure(opened, settings);

            QCOMPARE(opened, board);
            if (format != FigureFormat::pdf) {
                QVERIFY2(second == first, formatInfo(format).suffix);
            } else if (isHere("pdftoppm")) {
                // The files themselves hold the time of their making.
                const QImage before = pages(path);
                writeFile(second, path);
                QCOMPARE(pages(path), before);
                QCOMPARE(readBoardFile(path), board);
            }
        }
}

void tst_FigureRoundTrip::texAndItsPicturesAreTheSame()
{
    QFETCH(const QString, id);
    const Board board = id.isEmpty() ? everything() : findBoard(id);
    FigureSettings settings = figureSettings(FigureFormat::tex, {160, 100}, 60);
    settings.probe = board.probe.pinned;
    const QString path = m_folder.filePath("figure.tex");

    const std::vector<FigureFile> first = figureFiles(board, settings, figureStyle(), path);
    writeFile(first.front().bytes, path);
    const Board opened = readBoardFile(path);
    const std::vector<FigureFile> second = figureFiles(opened, settings, figureStyle(), path);

    QCOMPARE(opened, board);
    QCOMPARE(second.size(), first.size());
    for (std::size_t i = 0; i < first.size(); ++i)
        QVERIFY2(second[i].bytes == first[i].bytes && second[i].path == first[i].path, qPrintable(first[i].path));
}

WHORL_APP_TEST(tst_FigureRoundTrip)
#include "tst_figure_round_trip.moc"
