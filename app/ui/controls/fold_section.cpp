// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/controls/fold_section.h"

#include "app/scene/fonts.h"
#include "app/ui/look/appearance.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace whorl {

namespace {

constexpr int sideMargin = 16;

}  // namespace

FoldHeading::FoldHeading(const Appearance& appearance, const QString& name, QWidget* parent)
    : QAbstractButton(parent)
    , m_appearance(appearance)
{
    setText(name);
    setAccessibleName(name);
    setCheckable(true);
    setFixedHeight(32);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FoldHeading::setRemark(const QString& remark)
{
    m_remark = remark;
    setAccessibleDescription(remark);
    update();
}

void FoldHeading::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_appearance.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (hasFocus()) {
        painter.setPen(QPen(theme.accent, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(sideMargin - 5, 5, 5 - sideMargin, -5), 4, 4);
    }
    const QColor colour = underMouse() ? theme.text : theme.muted;
    const double x = sideMargin + 5, y = height() / 2.0;
    painter.setPen(QPen(colour, 1.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (isChecked())
        painter.drawPolyline(QPolygonF({{x - 3.5, y - 1.5}, {x, y + 2}, {x + 3.5, y - 1.5}}));
    else
        painter.drawPolyline(QPolygonF({{x - 1.5, y - 3.5}, {x + 2, y}, {x - 1.5, y + 3.5}}));
    painter.setPen(colour);
    painter.setFont(interfaceFont(12, QFont::DemiBold));
    const QRect place = rect().adjusted(sideMargin, 0, -sideMargin, 0);
    painter.drawText(place.adjusted(16, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, text());
    painter.setPen(theme.muted);
    painter.setFont(interfaceFont(12));
    painter.drawText(place, Qt::AlignVCenter | Qt::AlignRight, m_remark);
}

FoldSection::FoldSection(const Appearance& appearance, const QString& name, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_heading(new FoldHeading(appearance, name, this))
    , m_body(new QWidget(this))
    , m_content(new QVBoxLayout(m_body))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 1, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_heading);
    column->addWidget(m_body);
    m_content->setContentsMargins(sideMargin, 0, sideMargin, 8);
    m_content->setSpacing(0);
    m_body->hide();
    connect(m_heading, &QAbstractButton::toggled, this, [this](bool open) {
        m_body->setVisible(open);
        emit toggled(open);
    });
    setOpen(true);
}

void FoldSection::setButton(QAbstractButton* button)
{
    auto* row = new QHBoxLayout(m_heading);
    row->setContentsMargins(0, 0, sideMargin - 4, 0);
    row->addStretch();
    button->setParent(m_heading);
    row->addWidget(button);
}

void FoldSection::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(QRect(0, 0, width(), 1), m_appearance.theme().line);
}

}  // namespace whorl
