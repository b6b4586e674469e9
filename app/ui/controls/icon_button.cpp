// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/controls/icon_button.h"

#include "app/scene/icons.h"
#include "app/ui/look/appearance.h"

#include <QPainter>

namespace whorl {

IconButton::IconButton(const Appearance& appearance, const QString& icon, const QString& name, QWidget* parent)
    : QAbstractButton(parent)
    , m_appearance(appearance)
    , m_icon(icon)
{
    setAccessibleName(name);
    setToolTip(name);
    setFixedSize(sizeHint());
    setFocusPolicy(Qt::TabFocus);
}

void IconButton::setIconName(const QString& icon)
{
    m_icon = icon;
    update();
}

void IconButton::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_appearance.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!isEnabled())
        painter.setOpacity(0.42);
    const bool active = isDown() || (isEnabled() && underMouse());
    if (active) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(isDown() ? theme.line : theme.grid);
        painter.drawRoundedRect(rect(), 6, 6);
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.accent, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    }
    // Whole pixels, or the lines of the icon blur.
    const QRect place((width() - 16) / 2, (height() - 16) / 2, 16, 16);
    paintIcon(painter, place, m_icon, active ? theme.text : theme.muted);
}

}  // namespace whorl
