// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/lesson_store.h"
#include "app/ui/controls/error_text.h"
#include "app/ui/window/actions.h"
#include "app/ui/window/lesson_control.h"
#include "app/ui/window/main_window.h"
#include "app/ui/window/message_bar.h"
#include "app/ui/window/settings.h"
#include "app/ui/window/workspace.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QSignalBlocker>

namespace whorl {

void MainWindow::connectLessons()
{
    connect(m_lessons, &LessonControl::closed, this, [this] {
        updateTitle();
        if (m_presenting)
            setPresenting(false);
        showRegionSwitches();
    });
    connect(m_lessons, &LessonControl::lessonWanted, this, &MainWindow::openLesson);
    connect(m_actions->openLesson, &QAction::triggered, this, [this] {
        const QString folder =
            QFileDialog::getExistingDirectory(this, tr("Open the folder of a lesson"), m_settings.folder(),
                                              QFileDialog::ShowDirsOnly | QFileDialog::ReadOnly);
        if (folder.isEmpty())
            return;
        m_settings.setFolder(QFileInfo(folder).absolutePath());
        if (isLessonFolder(folder))
            openLesson(folder);
        else
            m_messages->say(MessageBar::Kind::error,
                            tr("“%1” is no lesson: it has no lesson.json").arg(QFileInfo(folder).fileName()));
    });
    // Another board is no part of the lesson.
    connect(m_files, &BoardFiles::opened, m_lessons, &LessonControl::close);
}

bool MainWindow::openLesson(const QString& idOrFolder)
{
    try {
        const Lesson lesson = findLesson(idOrFolder);
        // Shipped ones are checked by a test; what is wrong in another would come out in the middle of it.
        if (QFileInfo(idOrFolder).isDir())
            if (const std::vector<std::string> complaints = complaintsAbout(lesson); !complaints.empty()) {
                m_messages->say(MessageBar::Kind::error, QString::fromStdString(complaints.front()));
                return false;
            }
        if (!m_lessons->isOpen() && !m_files->mayReplace())
            return false;
        m_messages->dismissPassing();
        m_lessons->open(lesson, workspace());
        m_lessons->setPresenting(m_presenting);
        showBoard();
        m_lessons->takeFocus();
        showRegionSwitches();
    } catch (const InputError& error) {
        m_messages->say(MessageBar::Kind::error, errorSentence(error));
        return false;
    }
    return true;
}

void MainWindow::resumeLesson(LessonRun::State state)
{
    m_lessons->resume(std::move(state), workspace());
    showRegionSwitches();
}

void MainWindow::showRegionSwitches()
{
    const std::pair<QAction*, Workspace::Region> switches[] = {{m_actions->library, Workspace::Region::library},
                                                               {m_actions->inspector, Workspace::Region::inspector},
                                                               {m_actions->transport, Workspace::Region::transport}};
    for (const auto& [action, region] : switches) {
        const QSignalBlocker silence(action);
        action->setChecked(m_workspace->isRegionOpen(region));
    }
}

}  // namespace whorl
