// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/empty_board.h"

#include "app/ui/board/panel_mime.h"
#include "app/ui/controls/bar_button.h"
#include "app/ui/look/labels.h"
#include "app/ui/look/themed_icon.h"

#include <QDragEnterEvent>
#include <QMenu>
#include <QVBoxLayout>

namespace whorl {

EmptyBoard::EmptyBoard(QMenu* addPanel, QWidget* parent)
    : QWidget(parent)
{
    setAcceptDrops(true);
    setAccessibleName(tr("Empty board"));
    auto* icon = new QLabel(this);
    icon->setPixmap(mutedIcon("layout").pixmap(40));
    auto* add = new BarButton(this);
    add->setIcon(mainButtonIcon("add"));
    add->setText(tr("Add panel"));
    add->setProperty("look", "main");
    add->setFixedHeight(32);
    add->setPopupMode(QToolButton::InstantPopup);
    add->setMenu(addPanel);

    auto* column = new QVBoxLayout(this);
    column->setSpacing(10);
    column->addStretch(1);
    column->addWidget(icon, 0, Qt::AlignHCenter);
    column->addWidget(makeLabel(tr("This board has no panels yet"), 15, QFont::DemiBold, nullptr, this), 0,
                      Qt::AlignHCenter);
    column->addWidget(
        makeLabel(tr("Choose an encoding in the library, or drag one here"), 13, QFont::Normal, "muted", this), 0,
        Qt::AlignHCenter);
    column->addSpacing(6);
    column->addWidget(add, 0, Qt::AlignHCenter);
    column->addStretch(1);
}

void EmptyBoard::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasFormat(panelMimeName()))
        event->acceptProposedAction();
}

void EmptyBoard::dropEvent(QDropEvent* event)
{
    if (const auto panel = panelFromMime(*event->mimeData())) {
        event->acceptProposedAction();
        emit panelDropped(*panel);
    }
}

}  // namespace whorl
