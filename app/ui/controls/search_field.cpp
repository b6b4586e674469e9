// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/controls/search_field.h"

#include "app/scene/fonts.h"
#include "app/ui/look/themed_icon.h"

#include <QKeySequence>
#include <QPainter>

namespace whorl {

SearchField::SearchField(QWidget* parent)
    : QLineEdit(parent)
{
    setFixedHeight(30);
    setPlaceholderText(tr("Search…"));
    setAccessibleName(tr("Search the library"));
    setWhatsThis(
        tr("Finds encodings, their quantities and boards by name as you type. Up and down choose; Return opens a "
           "board or adds a panel, Ctrl+Return shows the row in the selected panel."));
    setTextMargins(22, 0, 0, 0);
}

void SearchField::paintEvent(QPaintEvent* event)
{
    QLineEdit::paintEvent(event);
    QPainter painter(this);
    mutedIcon("search").paint(&painter, QRect(10, (height() - 15) / 2, 15, 15));
    if (!text().isEmpty())
        return;
    painter.setFont(interfaceFont(11));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(rect().adjusted(0, 0, -10, 0), Qt::AlignRight | Qt::AlignVCenter,
                     QKeySequence(Qt::CTRL | Qt::Key_K).toString(QKeySequence::NativeText));
}

}  // namespace whorl
