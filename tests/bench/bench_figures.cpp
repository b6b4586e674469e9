// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/bench.h"

#include "app/charts/curve_painter.h"
#include "app/document/board_store.h"
#include "app/export/motion/moving_figure.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace whorl::bench {

namespace {

PictureStyle style()
{
    PictureStyle result;
    result.paintCurves = paintCurvesWithQtCharts;
    return result;
}

QString seconds(double milliseconds)
{
    return QString::number(milliseconds / 1000, 'f', 2) + " s";
}

QString withSize(double milliseconds, qint64 bytes)
{
    return seconds(milliseconds) + ", " + QString::number(static_cast<double>(bytes) / 1e6, 'f', 2) + " MB";
}

Board heatmapBoard(std::int64_t length, std::int64_t dimension)
{
    Board board;
    Panel panel;
    panel.source = "sinusoidal";
    panel.quantity = "encoding";
    panel.values = {{"length", length}, {"dimension", dimension}};
    board.panels = {panel};
    return board;
}

void measureHeatmap(const QString& what, const Board& board, const FigureSettings& settings)
{
    std::vector<double> times;
    qsizetype bytes = 0;
    for (int run = 0; run < 5; ++run)
        times.push_back(timed([&] { bytes = makeFigure(board, settings, style()).size(); }));
    report(what, withSize(median(times), bytes), "at most 0.5 s, 2 MB");
}

void measureHeatmaps()
{
    FigureSettings settings;
    settings.format = FigureFormat::pdf;
    measureHeatmap("heatmap of 4096 x 1024 as PDF, 160 x 100 mm, 300 dpi", heatmapBoard(4096, 1024), settings);
    // Room for axes and bar beside 4096 x 1024 cells of one pixel.
    settings.dpi = 96;
    settings.millimetres = QSizeF(4296, 1124) * (25.4 / settings.dpi);
    measureHeatmap("the same lying, a pixel for each cell", heatmapBoard(1024, 4096), settings);
    settings.format = FigureFormat::tex;
    settings.dpi = 300;
    settings.millimetres = {160, 100};
    std::vector<double> times;
    for (int run = 0; run < 5; ++run)
        times.push_back(timed([&] { figureFiles(heatmapBoard(4096, 1024), settings, style(), "f.tex"); }));
    report("heatmap of 4096 x 1024 as TikZ with its picture, 300 dpi", seconds(median(times)));
}

void measureMotion(const QDir& folder, MotionFormat format, const QString& wanted)
{
    const MotionFormatInfo& info = motionFormats()[static_cast<std::size_t>(format)];
    const QString what = QString("120 frames of Rotation, 800 x 800, ") + info.label;
    if (!isAvailable(format)) {
        report(what, "not measured", "ffmpeg is not installed");
        return;
    }
    FigureSettings settings;
    settings.format = FigureFormat::png;
    settings.dpi = 96;
    settings.millimetres = QSizeF(800, 800) * (25.4 / settings.dpi);
    Motion motion;
    motion.target = "position";
    motion.to = 64;
    const QString path = folder.filePath(QString("turn.") + info.suffix);
    const double time = timed([&] { writeMovingFigure(findBoard("rotation"), settings, motion, path, style()); });
    report(what, withSize(time, QFileInfo(path).size()), wanted);
}

void measureGallery(const QDir& folder, const QString& program)
{
    if (!QFileInfo(program).isExecutable()) {
        report("gallery of all boards", "not measured", "whorl is not built");
        return;
    }
    QStringList arguments = {"render"};
    for (const ReadyMadeBoard& each : readyMadeBoards())
        arguments += each.id;
    arguments += {"-o", folder.filePath("gallery/")};
    QProcess process;
    const double time = timed([&] {
        process.start(program, arguments);
        process.waitForFinished(300'000);
    });
    const auto pictures = QDir(folder.filePath("gallery")).entryList({"*.png"}, QDir::Files).size();
    report(QString("gallery of all boards, %1 PNGs").arg(pictures), seconds(time), "at most 20 s");
}

void measureFigurePeers()
{
    const QString python = QStandardPaths::findExecutable("python3", {"/usr/bin"});
    for (const QString format : {"pdf", "gif", "mp4"}) {
        QProcess process;
        process.start(python, {QDir(WHORL_PEERS_DIR).filePath("matplotlib_figures.py"), format});
        process.waitForFinished(300'000);
        const QStringList answer = QString::fromUtf8(process.readAllStandardOutput()).trimmed().split('\t');
        if (process.exitCode() != 0 || answer.size() != 2)
            report("matplotlib: " + format, "not measured", "is it installed?");
        else
            report(answer[0], answer[1]);
    }
}

}  // namespace

void measureFigures(const QString& program)
{
    const QTemporaryDir folder;
    measureHeatmaps();
    measureMotion(QDir(folder.path()), MotionFormat::gif, "at most 3 s");
    measureMotion(QDir(folder.path()), MotionFormat::mp4, "at most 4 s");
    measureGallery(QDir(folder.path()), program);
    measureFigurePeers();
}

}  // namespace whorl::bench
