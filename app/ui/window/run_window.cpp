// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/window/run_window.h"

#include "app/document/document.h"
#include "app/document/recovery.h"
#include "app/scene/fonts.h"
#include "app/scene/glossary.h"
#include "app/scene/icons.h"
#include "app/ui/look/appearance.h"
#include "app/ui/window/language.h"
#include "app/ui/window/lesson_control.h"
#include "app/ui/window/main_window.h"
#include "app/ui/window/message_bar.h"
#include "app/ui/window/settings.h"
#include "app/ui/window/workspace.h"
#include "resources/resources.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTimer>

#include <cstdio>
#include <memory>
#include <optional>

namespace whorl {

namespace {

struct WindowOptions {
    QStringList files;
    QString language, lesson;
    bool present = false;
};

WindowOptions readOptions(const QStringList& arguments)
{
    QCommandLineParser parser;
    const QCommandLineOption language("language", "en or zh_CN", "language");
    const QCommandLineOption present("present", "the board alone on the whole screen");
    const QCommandLineOption lesson("lesson", "a lesson's id or folder", "lesson");
    parser.addOptions({language, present, lesson});
    parser.addPositionalArgument("file", "a board, or a figure made by Whorl");
    parser.parse(arguments);
    return {parser.positionalArguments(), parser.value(language), parser.value(lesson), parser.isSet(present)};
}

/// Without one, Qt ends the program with a message about plugins that helps nobody.
bool hasDisplay()
{
#ifdef Q_OS_LINUX
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY")
        || qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
#else
    return true;
#endif
}

/// Everything grows with the words, so that nothing is cut. Qt takes the factor when the program starts, and only then.
void useTextSize(int percent)
{
    bool isGiven = false;
    const double given = qEnvironmentVariable("QT_SCALE_FACTOR").toDouble(&isGiven);
    if (percent != 100)
        qputenv("QT_SCALE_FACTOR", QByteArray::number((isGiven ? given : 1) * percent / 100));
}

/// The window and what outlives it: a change of language makes the window anew around the same board.
class Program : public QObject {
public:
    explicit Program(const WindowOptions& options)
        : m_recovery(m_document, QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/recovery")
    {
        setTermsInBoth(m_settings.termsInBoth());
        speak(languageFor(options.language.isEmpty() ? m_settings.language() : options.language));
        m_appearance.setReducedMotion(m_settings.reducedMotion());
        m_appearance.setChoice(m_settings.theme());
        makeWindow();
        const bool opened =
            options.lesson.isEmpty() ? m_window->openFiles(options.files) : m_window->openLesson(options.lesson);
        if (!opened)
            m_window->showStartScreen();
        m_window->restorePlace();
        m_window->show();
        if (options.present)
            m_window->setPresenting(true);
        QTimer::singleShot(0, this, [this] { afterFirstPaint(); });
    }

    /// With which arguments the program is to start again, once it has ended; nothing: it is not.
    std::optional<QStringList> startAgain() const { return m_startAgain; }

private:
    void makeWindow()
    {
        m_window = std::make_unique<MainWindow>(m_document, m_appearance, m_settings, m_recovery);
        connect(m_window.get(), &MainWindow::languageChosen, this, &Program::changeLanguage, Qt::QueuedConnection);
        connect(m_window.get(), &MainWindow::restartWanted, this, &Program::restart, Qt::QueuedConnection);
    }

    void changeLanguage(const QString& language)
    {
        m_settings.setLanguage(language);
        setTermsInBoth(m_settings.termsInBoth());
        speak(language);
        m_document.forgetUndoTexts();
        const QByteArray geometry = m_window->saveGeometry();
        const bool start = m_window->isStartScreenShown(), presenting = m_window->isPresenting();
        auto before = std::move(m_window);
        makeWindow();
        if (before->lessons().isOpen())
            m_window->resumeLesson(before->lessons().run().state());
        start ? m_window->showStartScreen() : m_window->showBoard();
        m_window->restoreGeometry(geometry);
        m_window->show();
        if (presenting)
            m_window->setPresenting(true);
        before->hide();
        before.reset();
        warnAboutFonts();
    }

    /// Ends, unless the user stays with a board that is not saved.
    void restart()
    {
        QStringList arguments{QStringLiteral("--language"), spokenLanguage()};
        const bool lesson = m_window->lessons().isOpen();
        const Lesson* open = lesson ? &m_window->lessons().run().lesson() : nullptr;
        const QString folder = open ? QFileInfo(QString::fromStdString(open->file)).path() : QString();
        if (open)
            arguments << QStringLiteral("--lesson")
                      << (folder.startsWith(u':') ? QString::fromStdString(open->id)
                                                  : QFileInfo(folder).absoluteFilePath());
        if (m_window->close()) {
            if (!open && !m_document.path().isEmpty())
                arguments << m_document.path();
            m_startAgain = arguments;
        }
    }

    void afterFirstPaint()
    {
        warnAboutFonts();
        m_window->offerRecovery();
    }

    void warnAboutFonts()
    {
        if (QLocale().language() == QLocale::Chinese && !hasChinese())
            m_window->messages().say(MessageBar::Kind::note,
                                     "No installed font has Chinese letters; fonts-noto-cjk brings one");
    }

    Settings m_settings;
    Appearance m_appearance;
    Document m_document;
    Recovery m_recovery;
    std::unique_ptr<MainWindow> m_window;
    std::optional<QStringList> m_startAgain;
};

}  // namespace

int runWindow(int argc, char** argv)
{
    if (!hasDisplay()) {
        std::fputs("whorl: there is no display for a window; `whorl --help` names the commands that need none\n",
                   stderr);
        return 1;
    }
    openResources();
    const QByteArray givenScale = qgetenv("QT_SCALE_FACTOR");
    useTextSize(Settings().textSize());
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("whorl"));
    QApplication::setApplicationDisplayName(QStringLiteral("Whorl"));
    QApplication::setApplicationVersion(QStringLiteral(WHORL_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("whorl"));
    QApplication::setWindowIcon(applicationIcon());
    const Program program(readOptions(QApplication::arguments()));
    const int result = QApplication::exec();
    if (const auto arguments = program.startAgain()) {
        // What was set for this run is no part of the next.
        givenScale.isEmpty() ? qunsetenv("QT_SCALE_FACTOR") : qputenv("QT_SCALE_FACTOR", givenScale);
        QProcess::startDetached(QApplication::applicationFilePath(), *arguments);
    }
    return result;
}

}  // namespace whorl
