// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QByteArray>
#include <QCoreApplication>
#include <QLocale>
#include <QStandardPaths>
#include <QTest>

#include <clocale>
#include <cstdio>
#include <cstdlib>

namespace whorl::test {

/// Any warning that Qt prints is a defect, apart from what the offscreen platform says of itself.
inline void failOnWarning(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    std::fprintf(stderr, "%s\n", qPrintable(message));
    const bool noise = message.startsWith("This plugin does not support");
    if ((type == QtWarningMsg || type == QtCriticalMsg) && !noise)
        std::abort();
}

/// What every test fixes so that it prints and paints the same everywhere: platform, locale, scale, settings.
inline void fixSurroundings()
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_SCALE_FACTOR", "1");
    qputenv("QT_FONT_DPI", "96");
    qputenv("LC_ALL", "C.UTF-8");
    QStandardPaths::setTestModeEnabled(true);
    QLocale::setDefault(QLocale::c());
}

}  // namespace whorl::test

/// A test of Qt-free code.
#define WHORL_CORE_TEST(Class)                                                                                         \
    int main(int argc, char** argv)                                                                                    \
    {                                                                                                                  \
        whorl::test::fixSurroundings();                                                                                \
        QCoreApplication application(argc, argv);                                                                      \
        Class test;                                                                                                    \
        return QTest::qExec(&test, argc, argv);                                                                        \
    }

/// A test that paints or shows widgets.
#define WHORL_APP_TEST(Class)                                                                                          \
    int main(int argc, char** argv)                                                                                    \
    {                                                                                                                  \
        whorl::test::fixSurroundings();                                                                                \
        QApplication application(argc, argv);                                                                          \
        QApplication::setStyle("Fusion");                                                                              \
        qInstallMessageHandler(whorl::test::failOnWarning);                                                            \
        Class test;                                                                                                    \
        return QTest::qExec(&test, argc, argv);                                                                        \
    }
