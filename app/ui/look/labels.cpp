// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/look/labels.h"

#include "app/scene/fonts.h"
#include "app/scene/icons.h"

#include <QFrame>
#include <QPainter>

namespace whorl {

QLabel* makeLabel(const QString& text, double pixelSize, QFont::Weight weight, const char* tone, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setFont(interfaceFont(pixelSize, weight));
    label->setTextFormat(Qt::PlainText);
    if (tone)
        label->setProperty("tone", QLatin1String(tone));
    return label;
}

QWidget* makeRule(Qt::Orientation orientation, QWidget* parent)
{
    auto* rule = new QFrame(parent);
    rule->setProperty("look", "rule");
    if (orientation == Qt::Horizontal)
        rule->setFixedHeight(1);
    else
        rule->setFixedWidth(1);
    return rule;
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {0, QLabel::minimumSizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::WindowText));
    const QRect area = contentsRect();
    painter.drawText(area, static_cast<int>(alignment()) | Qt::TextSingleLine,
                     fontMetrics().elidedText(text(), Qt::ElideRight, area.width()));
}

void ElidedLabel::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    setToolTip(fontMetrics().horizontalAdvance(text()) > contentsRect().width() ? text() : QString());
}

Logo::Logo(int size, QWidget* parent)
    : QWidget(parent)
{
    setFixedSize(size, size);
}

void Logo::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    icon(QStringLiteral("logo"), palette().color(QPalette::Link)).paint(&painter, rect());
}

}  // namespace whorl
