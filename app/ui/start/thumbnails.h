// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/board_store.h"

#include <QFutureWatcher>
#include <QHash>
#include <QObject>
#include <QPixmap>

#include <deque>
#include <memory>

namespace whorl {

class Appearance;
struct PanelData;

/// Small pictures of the ready-made boards, painted from their first panel by the same code that paints the board
/// itself; one at a time, what it shows computed by a thread of its own, and kept.
class Thumbnails : public QObject {
    Q_OBJECT

public:
    explicit Thumbnails(const Appearance& appearance, QObject* parent = nullptr);

    /// The picture, or an empty pixmap now and ready() later.
    QPixmap thumbnail(const ReadyMadeBoard& board, const QSize& size, double pixelRatio);

    /// While nobody sees them no further ones are made.
    void setPaused(bool paused);

signals:
    void ready(const QString& id);

private:
    struct Order {
        const ReadyMadeBoard* board;
        QSize size;
        double pixelRatio;
        QString key;
    };
    QPixmap paint(const Order& order, const std::shared_ptr<const PanelData>& data) const;
    void startNext();
    void finish();

    const Appearance& m_appearance;
    QHash<QString, QPixmap> m_done;
    std::deque<Order> m_orders;  ///< the first of them is worked on
    QFutureWatcher<std::shared_ptr<const PanelData>> m_worker;
    bool m_isWorking = false, m_isPaused = false;
};

}  // namespace whorl
