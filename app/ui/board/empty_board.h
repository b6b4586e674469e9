// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board.h"

#include <QWidget>

class QMenu;

namespace whorl {

/// What stands in place of the panels while there are none: what to do, and a place to drop one.
class EmptyBoard : public QWidget {
    Q_OBJECT

public:
    explicit EmptyBoard(QMenu* addPanel, QWidget* parent = nullptr);

signals:
    void panelDropped(const whorl::Panel& panel);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
};

}  // namespace whorl
