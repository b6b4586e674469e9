// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/transport/transport_slider.h"

#include "app/scene/fonts.h"
#include "app/ui/look/appearance.h"

#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

constexpr double handleRadius = 7;
constexpr double inset = 10;  // the handle and half a tick label stay inside

}  // namespace

TransportSlider::TransportSlider(const Appearance& appearance, QWidget* parent)
    : QSlider(Qt::Horizontal, parent)
    , m_appearance(appearance)
{
    setFocusPolicy(Qt::StrongFocus);
    setTracking(true);
    setRange(0, 1);
    connect(this, &QSlider::valueChanged, this, [this](int value) {
        m_share = static_cast<double>(value) / std::max(maximum(), 1);
        emit shareMoved(m_share);
    });
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void TransportSlider::setSteps(int steps)
{
    const QSignalBlocker silent(this);
    setRange(0, std::max(steps, 1));
    setPageStep(std::max(steps / 16, 1));
}

void TransportSlider::setMarks(std::vector<Mark> marks)
{
    m_marks = std::move(marks);
    update();
}

void TransportSlider::showShare(double share, const QString& words)
{
    m_share = share;
    m_words = words;
    {
        const QSignalBlocker silent(this);
        setValue(static_cast<int>(std::lround(share * maximum())));
    }
    setAccessibleDescription(words);
    update();
}

double TransportSlider::xOf(double share) const
{
    return inset + share * (width() - 2 * inset);
}

void TransportSlider::moveToX(double x)
{
    const double share = std::clamp((x - inset) / (width() - 2 * inset), 0.0, 1.0);
    setValue(static_cast<int>(std::lround(share * maximum())));
}

void TransportSlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    setSliderDown(true);
    moveToX(event->position().x());
}

void TransportSlider::mouseMoveEvent(QMouseEvent* event)
{
    if (isSliderDown())
        moveToX(event->position().x());
}

void TransportSlider::mouseReleaseEvent(QMouseEvent*)
{
    setSliderDown(false);
}

void TransportSlider::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_appearance.theme();
    painter.setOpacity(isEnabled() ? 1 : 0.42);
    const double middle = height() / 2.0, handle = xOf(m_share);

    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.line2);
    painter.drawRoundedRect(QRectF(xOf(0), middle - 2, xOf(1) - xOf(0), 4), 2, 2);
    painter.setBrush(theme.accent);
    painter.drawRoundedRect(QRectF(xOf(0), middle - 2, handle - xOf(0), 4), 2, 2);
    painter.setPen(QPen(theme.line2, 1));
    for (const Mark& mark : m_marks)
        painter.drawLine(QPointF(xOf(mark.share), middle + 5), QPointF(xOf(mark.share), middle + 8));
    paintLabels(painter, handle);

    painter.setPen(QPen(theme.accent, 2));
    painter.setBrush(theme.surface);
    painter.drawEllipse(QPointF(handle, middle), handleRadius, handleRadius);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QPointF(handle, middle), handleRadius + 3, handleRadius + 3);
    }
}

void TransportSlider::paintLabels(QPainter& painter, double handle) const
{
    const Theme& theme = m_appearance.theme();
    const double middle = height() / 2.0;
    const auto write = [&](double x, double y, const QString& text) {
        const double width = QFontMetricsF(painter.font()).horizontalAdvance(text) + 1;
        const double left = std::clamp(x - width / 2, 0.0, std::max(this->width() - width, 0.0));
        painter.drawText(QRectF(left, y, width, 16), Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextSingleLine, text);
    };
    painter.setFont(interfaceFont(11));
    painter.setPen(theme.muted);
    // Labels that would touch the one before them are left out, but for the last.
    constexpr double gap = 6;
    const QFontMetricsF metrics(painter.font());
    const auto left = [&](const Mark& mark) {
        const double width = metrics.horizontalAdvance(mark.label) + 1;
        return std::clamp(xOf(mark.share) - width / 2, 0.0, std::max(this->width() - width, 0.0));
    };
    double free = 0;
    for (std::size_t i = 0; i < m_marks.size(); ++i) {
        const bool last = i + 1 == m_marks.size();
        const double end = left(m_marks[i]) + metrics.horizontalAdvance(m_marks[i].label) + gap;
        if (!last && (left(m_marks[i]) < free || end > left(m_marks.back())))
            continue;
        write(xOf(m_marks[i].share), middle + 8, m_marks[i].label);
        free = end;
    }
    painter.setFont(interfaceFont(12));
    painter.setPen(theme.accent);
    write(handle, middle - 28, m_words);
}

}  // namespace whorl
