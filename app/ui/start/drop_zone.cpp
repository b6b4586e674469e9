// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/start/drop_zone.h"

#include "app/scene/icons.h"
#include "app/ui/look/appearance.h"
#include "app/ui/look/labels.h"

#include <QPainter>
#include <QVBoxLayout>

namespace whorl {

DropZone::DropZone(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    setFixedHeight(120);
    setAccessibleName(tr("Drop a file here"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 42, 12, 14);
    column->setSpacing(3);
    column->addWidget(makeLabel(accessibleName(), 13, QFont::DemiBold, nullptr, this), 0, Qt::AlignHCenter);
    QLabel* kinds = makeLabel(tr("A board, a figure made by Whorl, or a model"), 13, QFont::Normal, "muted", this);
    kinds->setWordWrap(true);
    kinds->setAlignment(Qt::AlignHCenter);
    column->addWidget(kinds);
    column->addStretch(1);
}

void DropZone::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_appearance.theme();
    QPen pen(theme.line2, 1);
    pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
    icon(QStringLiteral("download"), theme.accent).paint(&painter, QRect((width() - 22) / 2, 16, 22, 22));
}

}  // namespace whorl
