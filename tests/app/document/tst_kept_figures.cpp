// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/board_store.h"
#include "tests/support/test_main.h"

#include <QDir>

using namespace whorl;

/// The figures of tests/figures, made by earlier versions; see the README there.
class tst_KeptFigures : public QObject {
    Q_OBJECT

private slots:
    void everyFigureOpensAsItsBoard_data();
    void everyFigureOpensAsItsBoard();
    void everyReleaseKeepsEachFormatThatItHas();
};

namespace {

const QDir kept(WHORL_SOURCE_DIR "/tests/figures");

QStringList releases()
{
    return kept.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
}

}  // namespace

void tst_KeptFigures::everyFigureOpensAsItsBoard_data()
{
    QTest::addColumn<QString>("figure");
    for (const QString& release : releases())
        for (const QString& name : QDir(kept.filePath(release)).entryList({"figure.*"}, QDir::Files))
            QTest::newRow(qPrintable(release + u' ' + name)) << release + u'/' + name;
}

void tst_KeptFigures::everyFigureOpensAsItsBoard()
{
    QFETCH(const QString, figure);
    const Board board = readBoardFile(kept.filePath(figure.section(u'/', 0, 0) + "/board.whorl"));

    QCOMPARE(readBoardFile(kept.filePath(figure)), board);
    QVERIFY(problems(board).empty());
}

void tst_KeptFigures::everyReleaseKeepsEachFormatThatItHas()
{
    QVERIFY(releases().contains("0.1.0"));
    for (const QString& release : releases())
        for (const char* suffix : {"svg", "pdf", "png", "tex", "gif", "webp", "mp4", "webm"})
            QVERIFY2(kept.exists(release + "/figure." + suffix), suffix);
}

WHORL_APP_TEST(tst_KeptFigures)
#include "tst_kept_figures.moc"
