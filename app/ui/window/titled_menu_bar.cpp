// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/window/titled_menu_bar.h"

#include "app/scene/fonts.h"

#include <QPainter>

namespace whorl {

TitledMenuBar::TitledMenuBar(QWidget* parent)
    : QMenuBar(parent)
{
    setFixedHeight(28);
}

void TitledMenuBar::setTitle(const QString& title)
{
    m_title = title;
    update();
}

QSize TitledMenuBar::sizeHint() const
{
    return {QMenuBar::sizeHint().width(), 28};
}

void TitledMenuBar::paintEvent(QPaintEvent* event)
{
    QMenuBar::paintEvent(event);
    int end = 0;
    for (QAction* action : actions())
        end = std::max(end, actionGeometry(action).right());
    QPainter painter(this);
    const QFont font = interfaceFont(13);
    painter.setFont(font);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.setOpacity(0.7);
    const QFontMetrics metrics(font);
    const int width = metrics.horizontalAdvance(m_title);
    const int left = std::max((this->width() - width) / 2, end + 24);
    const int room = this->width() - left - 12;
    if (room > 40)
        painter.drawText(QRect(left, 0, room, height()), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                         metrics.elidedText(m_title, Qt::ElideRight, room));
}

}  // namespace whorl
