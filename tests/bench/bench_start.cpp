// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/bench.h"

#include "app/document/document.h"
#include "app/document/recovery.h"
#include "app/ui/look/appearance.h"
#include "app/ui/window/board_files.h"
#include "app/ui/window/main_window.h"
#include "app/ui/window/settings.h"

#include <QApplication>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QWindow>

#include <cstdio>
#include <ctime>
#include <unistd.h>

namespace whorl::bench {

namespace {

/// Seconds since this process was started, from the kernel's own note of it; resolution 10 ms.
double sinceStart()
{
    QFile file("/proc/self/stat");
    if (!file.open(QIODevice::ReadOnly))
        return -1;
    const QByteArray stat = file.readAll();
    const QList<QByteArray> fields = stat.mid(stat.lastIndexOf(')') + 2).split(' ');
    timespec now{};
    clock_gettime(CLOCK_BOOTTIME, &now);
    const double ticks = fields.value(19).toDouble() / static_cast<double>(sysconf(_SC_CLK_TCK));
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9 - ticks;
}

double residentMegabytes()
{
    QFile file("/proc/self/status");
    if (!file.open(QIODevice::ReadOnly))
        return -1;
    for (const QByteArray& line : file.readAll().split('\n'))
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').front().toDouble() / 1024;
    return -1;
}

}  // namespace

int measureOwnStart(int argc, char** argv)
{
    QApplication application(argc, argv);
    QTemporaryDir folder;
    Document document;
    Appearance appearance;
    Settings settings;
    Recovery recovery(document, folder.path());
    appearance.setChoice(Appearance::Choice::light);
    MainWindow window(document, appearance, settings, recovery);
    window.files().openReadyMade("fingerprint");
    window.resize(1440, 900);
    window.show();
    while (!window.windowHandle() || !window.windowHandle()->isExposed())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QCoreApplication::processEvents();
    const double first = sinceStart();
    for (int i = 0; i < 20; ++i)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    std::printf("%.3f %.1f\n", first, residentMegabytes());
    return 0;
}

void measureStart(const QString& program)
{
    std::vector<double> paints, sizes;
    for (int run = 0; run < 7; ++run) {
        QProcess process;
        process.start(program, {"--start"});
        process.waitForFinished(30'000);
        const QStringList answer = QString::fromUtf8(process.readAllStandardOutput()).trimmed().split(' ');
        if (answer.size() != 2)
            continue;
        paints.push_back(answer[0].toDouble());
        sizes.push_back(answer[1].toDouble());
    }
    if (paints.empty()) {
        report("start", "not measured");
        return;
    }
    report("first paint after start, Fingerprint board, 1440 x 900", QString::number(median(paints), 'f', 2) + " s",
           "at most 0.35 s");
    report("resident memory with it", QString::number(median(sizes), 'f', 0) + " MB", "at most 90 MB");
}

}  // namespace whorl::bench
