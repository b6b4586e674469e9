// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace whorl {

/// A button with an icon of 16 and its words 8 px beside it, 28 high or as fixed; more air than the style gives.
class BarButton : public QToolButton {
    Q_OBJECT

public:
    explicit BarButton(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool hasWords() const { return toolButtonStyle() == Qt::ToolButtonTextBesideIcon && !text().isEmpty(); }
};

}  // namespace whorl
