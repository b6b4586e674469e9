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
class ElidedLabel;
class IconButton;

/// The lesson's title, the step's heading in a presentation, how far it is, and how long it has gone on.
class LessonHead : public QWidget {
    Q_OBJECT

public:
    LessonHead(LessonRun& run, const Appearance& appearance, QWidget* parent = nullptr);

    void setLanguage(const QString& language);
    /// As in a presentation: larger, with the heading and no button; 1: at a desk.
    void setScale(double scale);
    /// Shows how long the presentation has gone on, from now.
    void startTimer();
    void setTimerShown(bool shown);
    bool isTimerShown() const { return m_timerShown; }

signals:
    void closeWanted();

private:
    void refresh();
    void showTime();

    LessonRun& m_run;
    QString m_language = "en";
    double m_scale = 1;
    bool m_timerShown = false;
    QElapsedTimer m_since;
    QTimer m_tick;
    ElidedLabel *m_title, *m_heading;
    QLabel *m_progress, *m_time;
    IconButton* m_close;
};

/// "12:34" of so many milliseconds; hours where there are any.
QString durationText(qint64 milliseconds);

}  // namespace whorl
