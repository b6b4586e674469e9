// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/controls/link_button.h"

#include "app/scene/fonts.h"
#include "app/ui/look/appearance.h"

#include <QPainter>

namespace whorl {

LinkButton::LinkButton(const Appearance& appearance, const QString& text, bool accent, QWidget* parent)
    : QAbstractButton(parent)
    , m_appearance(appearance)
    , m_accent(accent)
{
    setText(text);
    setPixelSize(13);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
}

void LinkButton::setPixelSize(int pixels)
{
    setFont(interfaceFont(pixels));
    updateGeometry();
}

QSize LinkButton::sizeHint() const
{
    const QFontMetrics metrics(font());
    return {metrics.horizontalAdvance(text()) + 8, metrics.height() + 6};
}

void LinkButton::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_appearance.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!isEnabled())
        painter.setOpacity(0.42);
    if (hasFocus()) {
        painter.setPen(QPen(theme.accent, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
    QFont underlined = font();
    underlined.setUnderline(isEnabled() && underMouse());
    painter.setFont(underlined);
    painter.setPen(m_accent ? theme.accent : theme.muted);
    painter.drawText(rect(), Qt::AlignCenter, text());
}

}  // namespace whorl
