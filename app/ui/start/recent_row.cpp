// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/start/recent_row.h"

#include "app/scene/fonts.h"
#include "app/ui/look/appearance.h"
#include "app/ui/look/themed_icon.h"

#include <QFileInfo>
#include <QPainter>

namespace whorl {

RecentRow::RecentRow(const RecentFile& file, const Appearance& appearance, QWidget* parent)
    : QAbstractButton(parent)
    , m_appearance(appearance)
    , m_day(dayText(file.opened.date(), QDate::currentDate()))
{
    setText(QFileInfo(file.path).fileName());
    setAccessibleName(text());
    setAccessibleDescription(m_day);
    setToolTip(file.path);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setFixedHeight(32);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RecentRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_appearance.theme();
    if (underMouse() || hasFocus()) {
        painter.setPen(hasFocus() ? QPen(theme.accent, 2) : QPen(Qt::NoPen));
        painter.setBrush(underMouse() ? theme.grid : QColor(Qt::transparent));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
    }
    mutedIcon("file").paint(&painter, QRect(0, 8, 16, 16));
    painter.setFont(interfaceFont(12));
    painter.setPen(theme.muted);
    painter.drawText(rect().adjusted(0, 0, -2, 0), Qt::AlignRight | Qt::AlignVCenter, m_day);
    const int room = width() - 26 - painter.fontMetrics().horizontalAdvance(m_day) - 14;
    painter.setFont(interfaceFont(13));
    painter.setPen(theme.text);
    painter.drawText(QRect(26, 0, room, height()), Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text(), Qt::ElideMiddle, room));
}

void RecentRow::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void RecentRow::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

}  // namespace whorl
