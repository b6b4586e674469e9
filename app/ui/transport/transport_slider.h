// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/ticks.h"

#include <QSlider>

namespace whorl {

class Appearance;

/// The transport's slider: a filled groove, the value above the handle, ticks below.
class TransportSlider : public QSlider {
    Q_OBJECT

public:
    /// A labelled place, by its share of the way from the left end (0) to the right end (1).
    struct Mark {
        double share = 0;
        QString label;
    };

    explicit TransportSlider(const Appearance& appearance, QWidget* parent = nullptr);

    /// `steps` is how many places there are between the ends, so that an arrow key moves by one.
    void setSteps(int steps);
    void setMarks(std::vector<Mark> marks);
    /// Shows a share and the words above the handle; emits nothing.
    void showShare(double share, const QString& words);

    QSize sizeHint() const override { return {240, 60}; }
    QSize minimumSizeHint() const override { return {60, 60}; }

signals:
    /// The user moved the handle.
    void shareMoved(double share);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    double xOf(double share) const;
    void moveToX(double x);
    void paintLabels(QPainter& painter, double handle) const;

    const Appearance& m_appearance;
    std::vector<Mark> m_marks;
    QString m_words;
    double m_share = 0;
};

}  // namespace whorl
