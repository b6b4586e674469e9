// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/charts_application.h"

#include <QApplication>
#include <QFile>
#include <QTemporaryDir>

namespace whorl {

std::unique_ptr<QCoreApplication> makeWindowlessApplication()
{
    if (QCoreApplication::instance())
        return nullptr;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // Qt remarks on a missing runtime folder at every start, and insists that it is the user's alone.
    static const QTemporaryDir runtimeFolder;
    if (qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR") && runtimeFolder.isValid())
        qputenv("XDG_RUNTIME_DIR", QFile::encodeName(runtimeFolder.path()));
    qunsetenv("QT_SCALE_FACTOR");
    qputenv("QT_FONT_DPI", "96");
    static int count = 1;
    static char name[] = "whorl";
    static char* arguments[] = {name, nullptr};
    return std::make_unique<QApplication>(count, arguments);
}

}  // namespace whorl
