// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/board_store.h"

#include <QAbstractButton>

namespace whorl {

class Appearance;
class Thumbnails;

/// A ready-made board to choose: its picture, title and summary.
class BoardCard : public QAbstractButton {
    Q_OBJECT

public:
    BoardCard(const ReadyMadeBoard& board, Thumbnails& thumbnails, const Appearance& appearance, QWidget* parent);

    const QString& id() const { return m_board.id; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    const ReadyMadeBoard& m_board;
    Thumbnails& m_thumbnails;
    const Appearance& m_appearance;
};

}  // namespace whorl
