// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/bench.h"

#include "resources/resources.h"

#include <QApplication>
#include <QDir>
#include <QProcess>
#include <QStandardPaths>

#include <cstdio>
#include <cstring>

namespace whorl::bench {

void report(const QString& what, const QString& figure, const QString& wanted)
{
    std::printf("%-76s %14s   %s\n", qPrintable(what), qPrintable(figure), qPrintable(wanted));
    std::fflush(stdout);
}

void measurePeers()
{
    const QString python = QStandardPaths::findExecutable("python3", {"/usr/bin"});
    if (python.isEmpty())
        return;
    const QDir folder(WHORL_PEERS_DIR);
    for (const QString& script : {QString("matplotlib_heatmap.py"), QString("pyqtgraph_heatmap.py")})
        for (const QString& size : {QString("512x512"), QString("1024x4096")}) {
            QProcess process;
            process.start(python, {folder.filePath(script), size});
            process.waitForFinished(120'000);
            const QStringList answer = QString::fromUtf8(process.readAllStandardOutput()).trimmed().split('\t');
            if (process.exitCode() != 0 || answer.size() != 2) {
                report(script + " " + size, "not measured", "is it installed?");
                continue;
            }
            report(answer[0], answer[1]);
        }
}

}  // namespace whorl::bench

int main(int argc, char** argv)
{
    if (!qEnvironmentVariableIsSet("DISPLAY") && !qEnvironmentVariableIsSet("WAYLAND_DISPLAY"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    whorl::openResources();
    if (argc > 1 && std::strcmp(argv[1], "--start") == 0)
        return whorl::bench::measureOwnStart(argc, argv);
    if (argc > 1 && std::strcmp(argv[1], "--glance") == 0) {
        whorl::bench::measureGlance();
        return 0;
    }
    if (argc > 1 && std::strcmp(argv[1], "--word2vec") == 0) {
        whorl::bench::measureWord2Vec();
        return 0;
    }
    if (argc > 1 && std::strcmp(argv[1], "--read") == 0)
        return whorl::bench::measureOwnReading(argc, argv);
    if (argc > 1 && std::strcmp(argv[1], "--vectors") == 0) {
        const QCoreApplication application(argc, argv);
        whorl::bench::measureVectors(QCoreApplication::applicationFilePath());
        return 0;
    }
    if (argc > 1 && std::strcmp(argv[1], "--projections") == 0) {
        whorl::bench::measureProjections(true);
        return 0;
    }
    QApplication application(argc, argv);
    if (argc > 1 && std::strcmp(argv[1], "--figures") == 0) {
        whorl::bench::measureFigures(QDir(QApplication::applicationDirPath()).filePath("whorl"));
        return 0;
    }
    if (argc > 1 && std::strcmp(argv[1], "--lessons") == 0) {
        whorl::bench::measureLessons();
        return 0;
    }
    std::printf("Medians on this machine, in a running window on platform %s.\n",
                qPrintable(QApplication::platformName()));
    whorl::bench::measureUpdates();
    whorl::bench::measureStart(QApplication::applicationFilePath());
    whorl::bench::measureLessons();
    whorl::bench::measureGlance();
    whorl::bench::measureFields();
    whorl::bench::measurePoints();
    whorl::bench::measureProjections(false);
    whorl::bench::measurePeers();
    return 0;
}
