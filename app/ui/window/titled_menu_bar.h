// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenuBar>

namespace whorl {

/// A menu bar 28 high with the board's name in the middle, as far as the menus leave room for it.
class TitledMenuBar : public QMenuBar {
    Q_OBJECT

public:
    explicit TitledMenuBar(QWidget* parent = nullptr);

    void setTitle(const QString& title);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_title;
};

}  // namespace whorl
