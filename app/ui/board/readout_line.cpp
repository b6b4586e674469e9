// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/readout_line.h"

#include "app/scene/fonts.h"
#include "app/ui/look/appearance.h"

#include <QPainter>

namespace whorl {

namespace {

constexpr int margin = 12, itemGap = 16, usualHeight = 32;

}  // namespace

ReadoutLine::ReadoutLine(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    const auto takeScale = [this] {
        setFixedHeight(qRound(usualHeight * m_appearance.pictureScale()));
        update();
    };
    connect(&appearance, &Appearance::changed, this, takeScale);
    takeScale();
}

void ReadoutLine::paintEvent(QPaintEvent*)
{
    if (!m_source)
        return;
    const Content content = m_source();
    const Theme& theme = m_appearance.theme();
    QPainter painter(this);
    painter.setPen(QPen(theme.line, 1));
    painter.drawLine(0, 0, width(), 0);

    const double scale = m_appearance.pictureScale();
    const QFont labelFont = interfaceFont(13 * scale);
    const QFont valueFont = interfaceFont(13 * scale, QFont::Medium);
    const QFont rightFont = interfaceFont(12 * scale);
    const QFontMetrics labels(labelFont), values(valueFont);
    const int space = labels.horizontalAdvance(QLatin1Char(' '));
    const auto widthOfLabel = [&](const ReadoutItem& item) {
        return item.label.isEmpty() ? 0 : labels.horizontalAdvance(item.label) + space;
    };
    int x = margin, needed = margin;
    const int end = width() - margin;
    for (const ReadoutItem& item : content.items)
        needed += widthOfLabel(item) + values.horizontalAdvance(item.value) + itemGap;
    for (const ReadoutItem& item : content.items) {
        // The steps towards a value are in the inspector too.
        if (item.working && needed - itemGap > end)
            continue;
        const int labelWidth = widthOfLabel(item);
        const int itemWidth = labelWidth + values.horizontalAdvance(item.value);
        if (x + itemWidth > end)
            break;
        painter.setFont(labelFont);
        painter.setPen(theme.muted);
        painter.drawText(QRect(x, 1, labelWidth, height() - 1), Qt::AlignVCenter, item.label);
        painter.setFont(valueFont);
        painter.setPen(item.probe ? theme.accent : theme.text);
        painter.drawText(QRect(x + labelWidth, 1, itemWidth, height() - 1), Qt::AlignVCenter, item.value);
        x += itemWidth + itemGap;
    }

    const int rightWidth = QFontMetrics(rightFont).horizontalAdvance(content.right);
    if (x + rightWidth <= end) {
        painter.setFont(rightFont);
        painter.setPen(theme.muted);
        painter.drawText(QRect(end - rightWidth, 1, rightWidth, height() - 1), Qt::AlignVCenter, content.right);
    }
}

}  // namespace whorl
