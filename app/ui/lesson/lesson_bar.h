// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/lesson_run.h"

#include <QWidget>

namespace whorl {

class Appearance;
class StepDots;

/// Back, a dot for each step, and on.
class LessonBar : public QWidget {
    Q_OBJECT

public:
    LessonBar(LessonRun& run, const Appearance& appearance, QWidget* parent = nullptr);

    void setScale(double scale);

private:
    void refresh();

    LessonRun& m_run;
    class RoundButton;
    RoundButton *m_back, *m_on;
    StepDots* m_dots;
};

/// A dot for each step: those before the present one in a paler accent, the present one longer. A click goes there.
class StepDots : public QWidget {
    Q_OBJECT

public:
    StepDots(LessonRun& run, const Appearance& appearance, QWidget* parent = nullptr);

    void setScale(double scale);
    void refresh();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {80, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    QRectF dot(int step) const;
    double pitch() const;

    LessonRun& m_run;
    const Appearance& m_appearance;
    double m_scale = 1;
};

}  // namespace whorl
