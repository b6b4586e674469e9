// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/lesson_run.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QLabel;

namespace whorl {

class Appearance;
class PassageLabel;

/// What only the teacher sees, on a second screen where there is one: the notes of the step, what comes next, the right answer, the
/// time.
class NotesWindow : public QWidget {
    Q_OBJECT

public:
    NotesWindow(LessonRun& run, const Appearance& appearance, QWidget* parent = nullptr);

    void setLanguage(const QString& language);
    /// What the room sees instead of the lesson; empty: the lesson.
    void setCoverText(const QString& text);
    /// Opens on another screen than `presentation`'s, where there is one.
    void showBeside(const QWidget& presentation);
    static bool hasSecondScreen();

signals:
    /// Keys that the presentation understands.
    void keyPressed(QKeyEvent* event);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();
    QString answerText(const LessonText& text) const;

    LessonRun& m_run;
    QString m_language = "en";
    QElapsedTimer m_since;
    QTimer m_tick;
    QLabel *m_progress, *m_time, *m_cover;
    PassageLabel *m_heading, *m_notes, *m_answer, *m_next;
};

}  // namespace whorl
