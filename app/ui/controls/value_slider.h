// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/controls/value_scale.h"

#include <QWidget>

namespace whorl {

class Appearance;

/// A horizontal slider over the values of a ValueScale, filled in the accent colour up to its handle.
///
/// Press to release, or one held key, is a gesture: held() comes first, then edited() as often as the value changes,
/// then released().
class ValueSlider : public QWidget {
    Q_OBJECT

public:
    ValueSlider(const ValueScale& scale, const Appearance& appearance, QWidget* parent = nullptr);

    const ValueScale& scale() const { return m_scale; }
    double value() const { return m_value; }
    void setValue(double value);

    struct Label {
        QRectF place;
        QString text;
    };
    /// The labels of the scale's marks: all of them, or every second, third, ... until they keep clear of each other.
    std::vector<Label> labels() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {36, sizeHint().height()}; }

signals:
    void held();
    void edited(double value);
    void released();

protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent*) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void enterEvent(QEnterEvent*) override { update(); }
    void leaveEvent(QEvent*) override { update(); }

private:
    double trackLeft() const;
    double trackRight() const;
    double xOf(double value) const;
    void want(double value);
    void take(double position);
    void release();

    ValueScale m_scale;
    const Appearance& m_appearance;
    std::vector<ValueScale::Mark> m_marks;
    double m_value = 0;
    double m_grip = 0;  ///< from the pointer to the middle of the handle
    bool m_pressed = false, m_keyHeld = false;
};

}  // namespace whorl
