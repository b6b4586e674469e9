// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/board_scene.h"

#include <QWidget>

namespace whorl {

class Appearance;

/// The gap between two panels of a board: invisible until the pointer or the focus is on it.
class SplitterHandle : public QWidget {
    Q_OBJECT

public:
    explicit SplitterHandle(const Appearance& appearance, QWidget* parent = nullptr);

    /// Where it lies in its parent and what it moves.
    void setSplitter(const Splitter& splitter);
    const Splitter& splitter() const { return m_splitter; }

    /// The share of the splitter's parent that ends at `position` (in the board's pixels).
    double shareAt(double position) const;

signals:
    void pressed();
    void moved(double share);
    void released();
    void evenWanted();

protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent*) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent*) override { update(); }
    void leaveEvent(QEvent*) override { update(); }

private:
    bool movesSideways() const { return m_splitter.orientation == Qt::Vertical; }
    double along(const QPointF& point) const { return movesSideways() ? point.x() : point.y(); }

    const Appearance& m_appearance;
    Splitter m_splitter;
    double m_grip = 0;  ///< from the pointer to the middle of the handle
    bool m_held = false;
};

}  // namespace whorl
