// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QPointF>
#include <QWidget>

namespace whorl {

class Appearance;

/// What lies over a presentation: nothing, a black screen, the picture as it was a moment ago, or a laser's dot.
class PresenterOverlay : public QWidget {
    Q_OBJECT

public:
    enum class Cover { none, black, frozen };

    /// Covers all of `window`, which gets the keys as before.
    PresenterOverlay(const Appearance& appearance, QWidget* window);

    Cover cover() const { return m_cover; }
    void setCover(Cover cover);
    bool isLaserOn() const { return m_laser; }
    void setLaserOn(bool on);

protected:
    void paintEvent(QPaintEvent*) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();
    void paintFrozen(QPainter& painter) const;

    const Appearance& m_appearance;
    QWidget* m_window;
    Cover m_cover = Cover::none;
    bool m_laser = false;
    QPointF m_dot;
    QPixmap m_picture;
};

}  // namespace whorl
