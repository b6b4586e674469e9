// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/board_store.h"
#include "tests/support/figures.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>

using namespace whorl;
using namespace whorl::test;

/// Other programs draw a figure as Whorl does, but for their own way of smoothing edges.
class tst_FigureViewers : public QObject {
    Q_OBJECT

private slots:
    void theyDrawTheSame_data();
    void theyDrawTheSame();

private:
    QImage drawn(const QByteArray& program, const Board& board) const;

    QTemporaryDir m_folder;
};

namespace {

constexpr int width = 1200, height = 840;

FigureSettings settingsOf(FigureFormat format)
{
    // Twice the units of a screen, so that letters are more than their edges.
    return figureSettings(format, QSizeF(width, height) * 25.4 / 192, 192);
}

}  // namespace

void tst_FigureViewers::theyDrawTheSame_data()
{
    QTest::addColumn<QByteArray>("program");
    QTest::addColumn<QString>("id");
    for (const char* program : {"rsvg-convert", "chromium", "pdftoppm"})
        for (const char* id : {"fingerprint", "rotation", "biases", "long-context", "relative-distance", "word-map",
                               "past-trained-length", "at-a-glance", "a-minus-b"})
            // One of a kind is enough for a program that takes seconds.
            if (QByteArray(program) != "chromium" || QByteArray(id) < "c" || QByteArray(id) == "rotation")
                QTest::addRow("%s %s", program, id) << QByteArray(program) << QString(id);
}

QImage tst_FigureViewers::drawn(const QByteArray& program, const Board& board) const
{
    const bool isPdf = program == "pdftoppm";
    const QString file = m_folder.filePath(isPdf ? "figure.pdf" : "figure.svg"), image = m_folder.filePath("drawn.png");
    QFile::remove(image);
    put(file, makeFigure(board, settingsOf(isPdf ? FigureFormat::pdf : FigureFormat::svg), figureStyle()));
    const QString w = QString::number(width), h = QString::number(height);
    if (isPdf) {
        outputOf(program,
                 {"-png", "-singlefile", "-scale-to-x", w, "-scale-to-y", h, file, m_folder.filePath("drawn")});
    } else if (program == "rsvg-convert") {
        outputOf(program, {"-w", w, "-h", h, file, "-o", image});
    } else {
        // A page that is the figure and nothing else, two pixels a unit.
        outputOf(program,
                 {"--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=2",
                  QStringLiteral("--window-size=%1,%2").arg(width / 2).arg(height / 2),
                  "--user-data-dir=" + m_folder.filePath("chromium"), "--screenshot=" + image, "file://" + file});
    }
    return QImage(image).convertToFormat(QImage::Format_RGB32);
}

void tst_FigureViewers::theyDrawTheSame()
{
    QFETCH(const QByteArray, program);
    QFETCH(const QString, id);
    if (!isHere(program))
        QSKIP("the program is not here");
    Board board = findBoard(id);
    const QImage wanted = QImage::fromData(makeFigure(board, settingsOf(FigureFormat::png), figureStyle()))
                              .convertToFormat(QImage::Format_RGB32);

    const QImage found = drawn(program, board);

    QCOMPARE(found.size(), wanted.size());
    const ImageDifference difference = imageDifference(found, wanted);
    // Lines as fine as a pixel fall between the pixels of another grid.
    const bool isFine = id == "fingerprint";
    QVERIFY2(difference.mean < (isFine ? 9 : 4) && difference.share < (isFine ? 0.06 : 0.025),
             qPrintable(QStringLiteral("mean %1, share %2").arg(difference.mean).arg(difference.share)));
}

WHORL_APP_TEST(tst_FigureViewers)
#include "tst_figure_viewers.moc"
