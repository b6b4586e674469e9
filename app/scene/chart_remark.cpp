// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/chart.h"
#include "app/scene/shared_remark.h"
#include "app/scene/wrapped_text.h"

#include <algorithm>

namespace whorl {

namespace {

constexpr double margin = 12, leastLine = 14, leastPlot = 120;
constexpr int mostLines = 3;

}  // namespace

QString curvesRemark(const PanelData& data, const PictureStyle& style)
{
    QStringList remarks;
    for (const Data& each : data.data)
        if (const auto* curves = std::get_if<Curves>(&each); curves && !curves->remark.empty())
            remarks += style.sentence(curves->remark);
    remarks.removeDuplicates();
    return remarks.join(style.text("Sentence", "; "));
}

/// As many lines as the remark needs; on screen, where the table has all of it, not so many that no plot is left.
QStringList Chart::remarkLines() const
{
    const QString remark = curvesRemark(*m_data, m_style);
    if (remark.isEmpty())
        return {};
    const double unit = m_style.fontScale, width = m_size.width() - 2 * margin * unit;
    if (m_style.figure)
        return whorl::remarkLines(remark, width, m_style);
    const double others =
        axisExtent(Side::bottom, {}, axisTitle(), m_style) + leastPlot * unit * static_cast<double>(m_strips.size());
    const int room = static_cast<int>((m_size.height() - others) / (leastLine * unit));
    return wrappedLines(remark, smallFont(m_style), width, std::clamp(room, 1, mostLines));
}

double Chart::remarkHeight() const
{
    return whorl::remarkHeight(remarkLines(), m_style);
}

void Chart::paintRemark(QPainter& painter) const
{
    const double unit = m_style.fontScale;
    whorl::paintRemark(painter, remarkLines(), QRectF({0, 0}, m_size).adjusted(margin * unit, 0, -margin * unit, 0),
                       m_style);
}

}  // namespace whorl
