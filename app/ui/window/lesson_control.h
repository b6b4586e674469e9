// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/lesson_run.h"
#include "app/ui/lesson/presenter_overlay.h"
#include "app/ui/start/lesson_row.h"

#include <QObject>
#include <QPointer>

class QKeyEvent;
class QMainWindow;

namespace whorl {

class Appearance;
class LessonBar;
class LessonHead;
class LessonPane;
class NotesWindow;
class Settings;
class Workspace;

/// A lesson in the window: its parts beside the board, and what a presenter's keys do to it.
class LessonControl : public QObject {
    Q_OBJECT

public:
    LessonControl(Document& document, Appearance& appearance, Settings& settings, QMainWindow& window);
    ~LessonControl() override;

    LessonRun& run() { return m_run; }
    bool isOpen() const { return m_run.isOpen(); }
    /// Every shipped lesson, and how far it was seen.
    std::vector<LessonEntry> entries() const;
    /// The open lesson's title.
    QString title() const;

    /// Begins a lesson where it was left, or at its start when it was walked to the end.
    void open(const Lesson& lesson, Workspace& workspace);
    /// Goes on with a lesson of another window, whose board is the document's already.
    void resume(LessonRun::State state, Workspace& workspace);
    void close();
    /// Moves the focus to the words.
    void takeFocus();

    /// Everything in a presentation grows with the window.
    void setPresenting(bool presenting);

    /// Whether the key was meant for the lesson, and was obeyed.
    bool takeKey(const QKeyEvent& event);

signals:
    void closed();
    /// The next lesson, by its id.
    void lessonWanted(const QString& id);

private:
    void showParts(Workspace& workspace);
    void offerNext(const std::string& id);
    bool takePresenterKey(int key);
    void setCover(PresenterOverlay::Cover cover);
    void toggleNotes();
    void point();
    void prepareNext();
    void remember();

    Document& m_document;
    Appearance& m_appearance;
    Settings& m_settings;
    QMainWindow& m_window;
    LessonRun m_run;
    QString m_next;  ///< the id of the shipped lesson that follows; empty: none
    Workspace* m_workspace = nullptr;
    LessonHead* m_head = nullptr;
    LessonPane* m_pane = nullptr;
    LessonBar* m_bar = nullptr;
    PresenterOverlay* m_overlay = nullptr;
    QPointer<NotesWindow> m_notes;
    bool m_presenting = false;
};

}  // namespace whorl
