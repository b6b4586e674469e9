// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/curve_painter.h"
#include "app/export/figure.h"
#include "app/scene/board_scene.h"
#include "tests/support/scratch.h"

#include <QProcess>
#include <QStandardPaths>
#include <QStringList>

namespace whorl::test {

/// As the command line draws.
inline PictureStyle figureStyle()
{
    PictureStyle style;
    style.paintCurves = paintCurvesWithQtCharts;
    return style;
}

inline FigureSettings figureSettings(FigureFormat format, const QSizeF& millimetres = {160, 100}, double dpi = 100)
{
    FigureSettings settings;
    settings.format = format;
    settings.millimetres = millimetres;
    settings.dpi = dpi;
    return settings;
}

inline Board boardOf(const std::string& source, const std::string& quantity, const Values& values = {})
{
    Board board;
    board.panels.resize(1);
    board.panels[0].source = source;
    board.panels[0].quantity = quantity;
    board.panels[0].values = values;
    return board;
}

/// Whether another program that reads figures is here.
inline bool isHere(const char* program)
{
    return !QStandardPaths::findExecutable(QString::fromLatin1(program)).isEmpty();
}

/// What a program prints; fails the process where it complains.
inline QByteArray outputOf(const char* program, const QStringList& arguments)
{
    QProcess process;
    process.start(QString::fromLatin1(program), arguments);
    if (!process.waitForFinished(120'000) || process.exitCode() != 0)
        qFatal("%s: %s", program, process.readAllStandardError().constData());
    return process.readAllStandardOutput();
}

/// How much two images of one size differ.
struct ImageDifference {
    double mean = 0;   ///< of a channel, over all pixels, 0 .. 255
    double share = 0;  ///< of pixels of which a channel differs by more than 64
};

inline ImageDifference imageDifference(const QImage& a, const QImage& b)
{
    ImageDifference difference;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            const int red = std::abs(qRed(p) - qRed(q)), green = std::abs(qGreen(p) - qGreen(q)),
                      blue = std::abs(qBlue(p) - qBlue(q));
            difference.mean += red + green + blue;
            difference.share += std::max({red, green, blue}) > 64 ? 1 : 0;
        }
    const double pixels = static_cast<double>(a.width()) * a.height();
    difference.mean /= 3 * pixels;
    difference.share /= pixels;
    return difference;
}

}  // namespace whorl::test
