// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/board/splitter_handle.h"

#include "app/ui/look/appearance.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace whorl {

namespace {

constexpr double keyStep = 16, smallestPanel = 160;

}  // namespace

SplitterHandle::SplitterHandle(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    setFocusPolicy(Qt::TabFocus);
    setToolTip(tr("Drag to resize, double-click to even out"));
}

void SplitterHandle::setSplitter(const Splitter& splitter)
{
    m_splitter = splitter;
    setGeometry(splitter.rectangle.toAlignedRect());
    setCursor(movesSideways() ? Qt::SplitHCursor : Qt::SplitVCursor);
    setAccessibleName(movesSideways() ? tr("Splitter between left and right panels")
                                      : tr("Splitter between upper and lower panels"));
    update();
}

double SplitterHandle::shareAt(double position) const
{
    const QRectF& parent = m_splitter.parent;
    const double first = movesSideways() ? parent.left() : parent.top();
    const double length = movesSideways() ? parent.width() : parent.height();
    const double thickness = movesSideways() ? m_splitter.rectangle.width() : m_splitter.rectangle.height();
    const double free = std::max(1.0, length - thickness);
    const double margin = std::min(0.45, smallestPanel / free);
    return std::clamp((position - thickness / 2 - first) / free, margin, 1 - margin);
}

void SplitterHandle::paintEvent(QPaintEvent*)
{
    if (!underMouse() && !hasFocus() && !m_held)
        return;
    const Theme& theme = m_appearance.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(hasFocus() || m_held ? theme.accent : theme.line2);
    const double inset = ((movesSideways() ? width() : height()) - 4) / 2.0;
    const QRectF bar =
        movesSideways() ? QRectF(rect()).adjusted(inset, 8, -inset, -8) : QRectF(rect()).adjusted(8, inset, -8, -inset);
    painter.drawRoundedRect(bar, 2, 2);
}

void SplitterHandle::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_held = true;
    m_grip = along(m_splitter.rectangle.center()) - along(mapToParent(event->position().toPoint()));
    emit pressed();
    update();
}

void SplitterHandle::mouseMoveEvent(QMouseEvent* event)
{
    if (m_held)
        emit moved(shareAt(along(mapToParent(event->position().toPoint())) + m_grip));
}

void SplitterHandle::mouseReleaseEvent(QMouseEvent*)
{
    if (std::exchange(m_held, false))
        emit released();
    update();
}

void SplitterHandle::mouseDoubleClickEvent(QMouseEvent*)
{
    emit evenWanted();
}

void SplitterHandle::keyPressEvent(QKeyEvent* event)
{
    const double middle = along(m_splitter.rectangle.center());
    const int back = movesSideways() ? Qt::Key_Left : Qt::Key_Up;
    const int on = movesSideways() ? Qt::Key_Right : Qt::Key_Down;
    if (event->modifiers() == Qt::NoModifier && (event->key() == back || event->key() == on)) {
        emit moved(shareAt(middle + (event->key() == on ? keyStep : -keyStep)));
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Home) {
        emit evenWanted();
    } else {
        event->ignore();
    }
}

}  // namespace whorl
