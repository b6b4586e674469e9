// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/board_store.h"

#include <QHash>
#include <QObject>
#include <QPixmap>
#include <QTimer>

#include <deque>

namespace whorl {

class Appearance;

/// Small pictures of the ready-made boards, painted from their first panel by the same code that paints the board
/// itself; one at a time while the program is idle, and kept.
class Thumbnails : public QObject {
    Q_OBJECT

public:
    explicit Thumbnails(const Appearance& appearance, QObject* parent = nullptr);

    /// The picture, or an empty pixmap now and ready() later.
    QPixmap thumbnail(const ReadyMadeBoard& board, const QSize& size, double pixelRatio);

signals:
    void ready(const QString& id);

private:
    struct Order {
        const ReadyMadeBoard* board;
        QSize size;
        double pixelRatio;
        QString key;
    };
    QPixmap paint(const Order& order) const;
    void paintNext();

    const Appearance& m_appearance;
    QHash<QString, QPixmap> m_done;
    std::deque<Order> m_orders;
    QTimer m_idle;
};

}  // namespace whorl
