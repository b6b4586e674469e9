// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/point_labels.h"

#include <algorithm>
#include <cmath>

namespace whorl {

PointLabels::PointLabels(const QRectF& plot)
    : m_plot(plot)
    , m_across(std::max(1, static_cast<int>(std::ceil(plot.width() / cell))))
    , m_down(std::max(1, static_cast<int>(std::ceil(plot.height() / cell))))
    , m_taken(static_cast<std::size_t>(m_across) * static_cast<std::size_t>(m_down))
{
}

template <class Visit>
void PointLabels::visitCells(const QRectF& area, Visit visit) const
{
    const auto column = [this](double x) {
        return std::clamp(static_cast<int>((x - m_plot.left()) / cell), 0, m_across - 1);
    };
    const auto row = [this](double y) {
        return std::clamp(static_cast<int>((y - m_plot.top()) / cell), 0, m_down - 1);
    };
    for (int r = row(area.top()); r <= row(area.bottom()); ++r)
        for (int c = column(area.left()); c <= column(area.right()); ++c)
            visit(static_cast<std::size_t>(r) * static_cast<std::size_t>(m_across) + static_cast<std::size_t>(c));
}

bool PointLabels::isFree(const QRectF& area) const
{
    if (!m_plot.contains(area))
        return false;
    bool free = true;
    visitCells(area, [&](std::size_t index) {
        for (const QRectF& taken : m_taken[index])
            free = free && !taken.intersects(area);
    });
    return free;
}

void PointLabels::take(const QRectF& area)
{
    visitCells(area, [&](std::size_t index) { m_taken[index].push_back(area); });
}

std::optional<QRectF> PointLabels::around(const QPointF& point, const QSizeF& size, double gap) const
{
    const double w = size.width(), h = size.height(), x = point.x(), y = point.y();
    const QPointF corners[] = {
        {x + gap, y - h / 2},         {x - gap - w, y - h / 2},         {x - w / 2, y - gap - h},
        {x - w / 2, y + gap},         {x + gap * 0.7, y - gap - h},     {x + gap * 0.7, y + gap},
        {x - w - gap * 0.7, y + gap}, {x - w - gap * 0.7, y - gap - h},
    };
    for (const QPointF& corner : corners)
        if (const QRectF area(corner, size); isFree(area))
            return area;
    return std::nullopt;
}

std::optional<QRectF> PointLabels::beside(const QPointF& point, const QSizeF& size, double gap)
{
    const std::optional<QRectF> area = around(point, size, gap);
    if (area)
        take(*area);
    return area;
}

QRectF PointLabels::anyhow(const QPointF& point, const QSizeF& size, double gap)
{
    const double reach = std::hypot(m_plot.width(), m_plot.height());
    for (double away = gap; away < reach; away += size.height())
        if (const std::optional<QRectF> area = beside(point, size, away))
            return *area;
    QRectF area(
        QPointF(std::clamp(point.x() + gap, m_plot.left(), std::max(m_plot.left(), m_plot.right() - size.width())),
                std::clamp(point.y() - size.height() / 2, m_plot.top(),
                           std::max(m_plot.top(), m_plot.bottom() - size.height()))),
        size);
    take(area);
    return area;
}

}  // namespace whorl
