// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QString>

namespace whorl {

/// A label of one line in the interface font; `tone` as in the style sheet: "muted", "faint", "accent" or empty.
QLabel* makeLabel(const QString& text, double pixelSize, QFont::Weight weight = QFont::Normal,
                  const char* tone = nullptr, QWidget* parent = nullptr);

/// A line of 1 px, to separate parts.
QWidget* makeRule(Qt::Orientation orientation, QWidget* parent = nullptr);

/// A label whose text ends in an ellipsis where the place is too narrow. Its tool tip then holds all of it.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
};

/// The program's sign in the accent colour.
class Logo : public QWidget {
    Q_OBJECT

public:
    Logo(int size, QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace whorl
