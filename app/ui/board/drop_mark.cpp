// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/drop_mark.h"

#include "app/ui/look/appearance.h"

#include <QPainter>

namespace whorl {

DropMark::DropMark(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void DropMark::paintEvent(QPaintEvent*)
{
    const QColor accent = m_appearance.theme().accent;
    QColor fill = accent;
    fill.setAlphaF(0.14F);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(accent, 2));
    painter.setBrush(fill);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 7, 7);
}

}  // namespace whorl
