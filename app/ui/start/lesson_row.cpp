// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/start/lesson_row.h"

#include "app/scene/fonts.h"
#include "app/scene/number_text.h"
#include "app/ui/look/appearance.h"

#include <QPainter>

namespace whorl {

namespace {

constexpr int numberWidth = 26, barWidth = 64, barHeight = 3;

}  // namespace

LessonRow::LessonRow(int number, const LessonEntry& entry, const Appearance& appearance, QWidget* parent)
    : QAbstractButton(parent)
    , m_appearance(appearance)
    , m_number(number)
    , m_share(entry.share)
{
    setText(entry.title);
    setAccessibleName(m_share > 0 ? tr("%1, %2 seen").arg(entry.title, percentText(m_share)) : entry.title);
    setAccessibleDescription(entry.summary);
    setToolTip(entry.summary);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setFixedHeight(sizeHint().height());
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LessonRow::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_appearance.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse() || hasFocus()) {
        painter.setPen(hasFocus() ? QPen(theme.accent, 2) : QPen(Qt::NoPen));
        painter.setBrush(underMouse() ? theme.grid : QColor(Qt::transparent));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
    }
    painter.setFont(interfaceFont(13));
    painter.setPen(theme.muted);
    // How far a lesson was seen stands below its title, which needs the width.
    const int textHeight = height() - (m_share > 0 ? barHeight + 2 : 0);
    painter.drawText(QRect(0, 0, numberWidth - 8, textHeight), Qt::AlignRight | Qt::AlignVCenter,
                     QString::number(m_number));
    const int room = width() - numberWidth - 4;
    painter.setPen(theme.text);
    painter.drawText(QRect(numberWidth, 0, room, textHeight), Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, room));
    if (m_share <= 0)
        return;
    const QRectF bar(numberWidth, height() - barHeight - 2, barWidth, barHeight);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.line);
    painter.drawRoundedRect(bar, barHeight / 2.0, barHeight / 2.0);
    painter.setBrush(theme.accent);
    painter.drawRoundedRect(QRectF(bar.topLeft(), QSizeF(bar.width() * m_share, bar.height())), barHeight / 2.0,
                            barHeight / 2.0);
}

}  // namespace whorl
