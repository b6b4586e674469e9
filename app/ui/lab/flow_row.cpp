// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/lab/flow_row.h"

#include <algorithm>

namespace whorl {

namespace {

constexpr QSize widgetGap(20, 8);

/// None is wider than the row.
std::vector<QSize> sizesOf(const std::vector<QWidget*>& widgets, int width = QWIDGETSIZE_MAX)
{
    std::vector<QSize> sizes;
    for (const QWidget* widget : widgets)
        sizes.push_back(widget->sizeHint().boundedTo({width, QWIDGETSIZE_MAX}));
    return sizes;
}

}  // namespace

std::vector<QRect> inRows(const std::vector<QSize>& sizes, int width, const QSize& gap)
{
    std::vector<QRect> places;
    int x = 0, y = 0, high = 0;
    for (const QSize& size : sizes) {
        if (x > 0 && x + size.width() > width) {
            x = 0;
            y += high + gap.height();
            high = 0;
        }
        places.emplace_back(QPoint(x, y), size);
        x += size.width() + gap.width();
        high = std::max(high, size.height());
    }
    return places;
}

int heightOf(const std::vector<QRect>& places)
{
    int height = 0;
    for (const QRect& place : places)
        height = std::max(height, place.bottom() + 1);
    return height;
}

FlowRow::FlowRow(QWidget* parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FlowRow::add(QWidget* widget)
{
    widget->setParent(this);
    m_widgets.push_back(widget);
}

std::vector<QWidget*> FlowRow::shown() const
{
    std::vector<QWidget*> widgets;
    std::copy_if(m_widgets.begin(), m_widgets.end(), std::back_inserter(widgets),
                 [](const QWidget* widget) { return !widget->isHidden(); });
    return widgets;
}

void FlowRow::refresh()
{
    const std::vector<QWidget*> widgets = shown();
    const std::vector<QRect> places = inRows(sizesOf(widgets, width()), width(), widgetGap);
    for (std::size_t i = 0; i < widgets.size(); ++i)
        widgets[i]->setGeometry(places[i]);
    updateGeometry();
}

int FlowRow::heightForWidth(int width) const
{
    return heightOf(inRows(sizesOf(shown(), width), width, widgetGap));
}

QSize FlowRow::sizeHint() const
{
    constexpr int wide = 1 << 20;
    const std::vector<QRect> places = inRows(sizesOf(shown()), wide, widgetGap);
    return {places.empty() ? 0 : places.back().right() + 1, heightOf(places)};
}

QSize FlowRow::minimumSizeHint() const
{
    int widest = 0, highest = 0;
    for (const QSize& size : sizesOf(shown())) {
        widest = std::max(widest, size.width());
        highest = std::max(highest, size.height());
    }
    return {widest, highest};
}

}  // namespace whorl
