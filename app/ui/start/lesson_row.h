// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace whorl {

class Appearance;

/// A lesson that can be opened from the start screen.
struct LessonEntry {
    QString id, title, summary;
    double share = 0;  ///< of it that was seen, 0 .. 1
};

/// One lesson, 28 high: its number, its title, and a bar of what was seen of it.
class LessonRow : public QAbstractButton {
    Q_OBJECT

public:
    LessonRow(int number, const LessonEntry& entry, const Appearance& appearance, QWidget* parent);

    QSize sizeHint() const override { return {240, 28}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent*) override { update(); }
    void leaveEvent(QEvent*) override { update(); }

private:
    const Appearance& m_appearance;
    int m_number;
    double m_share;
};

}  // namespace whorl
