// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/chart.h"
#include "app/scene/wrapped_text.h"

#include <algorithm>

namespace whorl {

namespace {

constexpr double margin = 12, remarkLine = 14, remarkGap = 4;
constexpr double leastPlot = 120;
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
    const double unit = m_style.fontScale;
    const double others =
        axisExtent(Side::bottom, {}, axisTitle(), m_style) + leastPlot * unit * static_cast<double>(m_strips.size());
    const int room = static_cast<int>((m_size.height() - others) / (remarkLine * unit));
    const int most = m_style.figure ? 2 * mostLines : std::clamp(room, 1, mostLines);
    return wrappedLines(remark, smallFont(m_style), m_size.width() - 2 * margin * unit, most);
}

double Chart::remarkHeight() const
{
    const auto lines = static_cast<double>(remarkLines().size());
    return lines > 0 ? (lines * remarkLine + remarkGap) * m_style.fontScale : 0;
}

void Chart::paintRemark(QPainter& painter) const
{
    const QStringList lines = remarkLines();
    if (lines.isEmpty())
        return;
    const double unit = m_style.fontScale, height = remarkLine * unit;
    painter.setFont(smallFont(m_style));
    painter.setPen(m_style.theme->muted);
    QRectF line(margin * unit, m_size.height() - height * static_cast<double>(lines.size()),
                m_size.width() - 2 * margin * unit, height);
    for (const QString& text : lines) {
        painter.drawText(line, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextDontClip, text);
        line.translate(0, height);
    }
}

}  // namespace whorl
