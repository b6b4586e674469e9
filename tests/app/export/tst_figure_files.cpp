// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/curve_painter.h"
#include "app/document/board_store.h"
#include "app/export/figure.h"
#include "core/error.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

using namespace whorl;

class tst_FigureFiles : public QObject {
    Q_OBJECT

private slots:
    void mostFormatsAreOneFile_data();
    void mostFormatsAreOneFile();
    void picturesStandBesideTheirFile();
    void allFilesAreWritten();
    void nothingIsWrittenWhereOneCannotBe();
    void theOldFilesComeBackWhereOneCannotTakeItsPlace();
    void aWrittenFigureIsItsBoard();
};

namespace {

std::vector<FigureFile> filesOf(FigureFormat format, const QString& path)
{
    FigureSettings settings;
    settings.format = format;
    settings.dpi = 96;
    PictureStyle style;
    style.paintCurves = paintCurvesWithQtCharts;
    return figureFiles(onlyPanel(findBoard("fingerprint"), 0), settings, style, path);
}

QByteArray content(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

void tst_FigureFiles::mostFormatsAreOneFile_data()
{
    QTest::addColumn<int>("format");
    for (const FigureFormatInfo& each : figureFormats())
        if (each.format != FigureFormat::tex)
            QTest::newRow(each.suffix) << int(each.format);
}

void tst_FigureFiles::mostFormatsAreOneFile()
{
    QFETCH(const int, format);

    const auto files = filesOf(FigureFormat(format), "/a/f.x");

    QCOMPARE(files.size(), std::size_t(1));
    QCOMPARE(files[0].path, "/a/f.x");
}

void tst_FigureFiles::picturesStandBesideTheirFile()
{
    const auto files = filesOf(FigureFormat::tex, "/a/my f.v2.tex");

    QCOMPARE(files.size(), std::size_t(2));
    QCOMPARE(files[0].path, "/a/my f.v2.tex");
    QCOMPARE(files[1].path, "/a/my-f.v2-image-1.png");
    QVERIFY(files[0].bytes.contains("{my-f.v2-image-1.png}"));
    QVERIFY(files[1].bytes.startsWith("\x89PNG"));
}

void tst_FigureFiles::allFilesAreWritten()
{
    const QTemporaryDir folder;
    const auto files = filesOf(FigureFormat::tex, folder.filePath("f.tex"));

    writeFigure(files);

    for (const FigureFile& file : files)
        QCOMPARE(content(file.path), file.bytes);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), qsizetype(files.size()));
}

void tst_FigureFiles::nothingIsWrittenWhereOneCannotBe()
{
    const QTemporaryDir folder;
    const QString first = folder.filePath("f.tex"), second = folder.filePath("none/f.png");

    QVERIFY_EXCEPTION_THROWN(writeFigure({{first, "tex"}, {second, "png"}}), FileError);

    QVERIFY(QDir(folder.path()).isEmpty());
}

void tst_FigureFiles::theOldFilesComeBackWhereOneCannotTakeItsPlace()
{
    const QTemporaryDir folder;
    const QString first = folder.filePath("f.tex"), second = folder.filePath("f.png"), third = folder.filePath("g.png");
    writeFile("old", second);
    QVERIFY(QDir(folder.path()).mkpath("f.tex/in"));

    QVERIFY_EXCEPTION_THROWN(writeFigure({{first, "tex"}, {second, "new"}, {third, "new"}}), FileError);

    QCOMPARE(content(second), "old");
    QVERIFY(!QFile::exists(third));
    QVERIFY(QFileInfo(first).isDir());
}

void tst_FigureFiles::aWrittenFigureIsItsBoard()
{
    const QTemporaryDir folder;
    writeFigure(filesOf(FigureFormat::tex, folder.filePath("f.tex")));

    QCOMPARE(findBoard(folder.filePath("f.tex")), onlyPanel(findBoard("fingerprint"), 0));
}

WHORL_APP_TEST(tst_FigureFiles)
#include "tst_figure_files.moc"
