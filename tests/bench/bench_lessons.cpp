// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/bench.h"

#include "app/document/document.h"
#include "app/document/lesson_store.h"
#include "app/document/recovery.h"
#include "app/ui/look/appearance.h"
#include "app/ui/window/language.h"
#include "app/ui/window/lesson_control.h"
#include "app/ui/window/main_window.h"
#include "app/ui/window/settings.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QThread>

#include <memory>

namespace whorl::bench {

namespace {

struct Stage {
    QTemporaryDir folder;
    Settings settings;
    Appearance appearance;
    Document document;
    Recovery recovery{document, folder.path()};
    std::unique_ptr<MainWindow> window;

    void makeWindow()
    {
        window = std::make_unique<MainWindow>(document, appearance, settings, recovery);
        window->resize(1440, 900);
    }
};

constexpr unsigned long reading = 300;
constexpr int idling = 1500;  ///< at the start screen, whose small pictures are painted by then

/// A program that waits for its user.
void idle()
{
    QElapsedTimer since;
    since.start();
    while (!since.hasExpired(idling))
        QCoreApplication::processEvents(QEventLoop::AllEvents, 50);
}

/// Until the window has painted what it has; what a worker still computes comes later, and is told.
void paint(QWidget& window)
{
    QCoreApplication::processEvents();
    window.repaint();
    QCoreApplication::processEvents();
}

QString spread(std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    return QString("%1 ms, at most %2").arg(median(times), 0, 'f', 0).arg(times.back(), 0, 'f', 0);
}

}  // namespace

void measureLessons()
{
    Stage stage;
    stage.makeWindow();
    stage.window->showStartScreen();
    stage.window->show();
    idle();
    std::vector<double> openings, steps, languages;
    std::pair<double, QString> slowest;
    for (const Lesson& lesson : lessons()) {
        stage.settings.setLessonStep(QString::fromStdString(lesson.id), 0, 2);
        openings.push_back(timed([&] {
            stage.window->openLesson(QString::fromStdString(lesson.id));
            paint(*stage.window);
        }));
        LessonRun& run = stage.window->lessons().run();
        for (int step = 1; step < run.count(); ++step) {
            // Nobody reads faster; what comes next is prepared meanwhile.
            QThread::msleep(reading);
            steps.push_back(timed([&] {
                run.goTo(step);
                paint(*stage.window);
            }));
            slowest = std::max(slowest, {steps.back(), QString::fromStdString(lesson.id + ", " + run.current().id)});
        }
    }
    for (const char* language : {"zh_CN", "en", "zh_CN", "en", "zh_CN", "en"})
        languages.push_back(timed([&] {
            speak(language);
            const auto before = std::move(stage.window);
            stage.makeWindow();
            stage.window->resumeLesson(before->lessons().run().state());
            stage.window->showBoard();
            stage.window->show();
            paint(*stage.window);
        }));
    report("the first lesson of a run, from the start screen until it is painted",
           QString::number(openings.front(), 'f', 0) + " ms", "at most 200 ms");
    report("a lesson opened until it is painted", spread(openings), "at most 200 ms");
    report("a step of a lesson until it is painted", spread(steps), "at most 100 ms");
    report("the slowest of them: " + slowest.second, QString::number(slowest.first, 'f', 0) + " ms");
    report("another language, the window made anew", spread(languages), "at most 300 ms");
}

}  // namespace whorl::bench
