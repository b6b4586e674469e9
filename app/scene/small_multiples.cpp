// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/small_multiples.h"

#include "app/scene/chart.h"
#include "app/scene/heatmap.h"
#include "core/panel_sides.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

constexpr double gapAcross = 14, gapDown = 12, heading = 20, keyGap = 12;

/// The kind of data that all frames show; nothing where they differ.
template <class Kind>
bool allAre(const std::vector<std::shared_ptr<PanelData>>& data)
{
    return std::all_of(data.begin(), data.end(), [](const auto& each) {
        return each->data.size() == 1 && std::holds_alternative<Kind>(each->data.front());
    });
}

bool isNamedLike(const Axis& a, const Axis& b)
{
    return a.label == b.label && a.symbol == b.symbol;
}

/// Axes without a title.
void makeNameless(Axis& axis)
{
    axis.label.clear();
    axis.symbol.clear();
}

}  // namespace

SmallMultiples::SmallMultiples(const std::vector<Frame>& frames, const QRectF& area, const PictureStyle& style,
                               const FigureOptions& options)
    : m_frames(frames)
    , m_style(style)
    , m_options(options)
    , m_inner(area)
{
    m_style.figure = true;
    m_style.probe = options.probe;
    m_options.caption.clear();
    m_options.transparent = true;
    if (isOnePanel())
        shareOnePanel(area);
    arrange();
    if (isOnePanel())
        makePictures();
}

void SmallMultiples::shareOnePanel(const QRectF& area)
{
    std::shared_ptr<const PanelData> last;
    for (const Frame& frame : m_frames) {
        const Panel& panel = frame.board.panels.front();
        if (m_panels.empty() || !sameData(m_panels.back(), panel))
            last = evaluatePanel(panel);
        m_panels.push_back(panel);
        m_data.push_back(std::make_shared<PanelData>(*last));
    }
    for (std::size_t i = 0; i < m_frames.size(); ++i)
        m_panels[i] = withProbedSlice(m_panels[i], *m_data[i], m_frames[i].board.probe);
    const std::string& view = m_panels.front().view;
    if (allAre<Field>(m_data) && (view.empty() || view == "heatmap"))
        shareColours(area.size());
    else if (allAre<Curves>(m_data))
        shareValues(area.size());
    shareTitles(area.size());
}

/// One range for all, as wide as the widest, and its key at the right.
void SmallMultiples::shareColours(const QSizeF& size)
{
    const auto rangeOf = [&](std::size_t i) {
        const auto& field = std::get<Field>(m_data[i]->data.front());
        const bool one = field.slices && m_panels[i].slice && *m_panels[i].slice >= 0;
        return shownRange(field,
                          one                ? m_panels[i].slice
                              : field.slices ? std::nullopt
                                             : std::optional<std::int64_t>(0));
    };
    FieldRange range = rangeOf(0);
    for (std::size_t i = 1; i < m_data.size(); ++i) {
        range.low = std::min(range.low, rangeOf(i).low);
        range.high = std::max(range.high, rangeOf(i).high);
    }
    range.pinned = true;
    for (const auto& data : m_data) {
        auto& field = std::get<Field>(data->data.front());
        field.range = range;
        field.rangeOf = {};
    }
    m_key = std::make_shared<Heatmap>(m_panels.front(), m_data.front(), size, m_style);
    m_inner.setRight(m_inner.right() - m_key->keyExtent());
}

/// One range of values for all curves, unless powers of ten are counted.
void SmallMultiples::shareValues(const QSizeF& size)
{
    FieldRange shared{std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity(), true};
    for (std::size_t i = 0; i < m_data.size(); ++i) {
        const auto range = Chart(m_panels[i], m_data[i], size, m_style).valueRange();
        if (!range)
            return;
        shared.low = std::min(shared.low, range->low);
        shared.high = std::max(shared.high, range->high);
    }
    for (const auto& data : m_data)
        std::get<Curves>(data->data.front()).range = shared;
}

void SmallMultiples::shareTitles(const QSizeF& size)
{
    const auto shareAxis = [&](const auto& axisOf, QString& title, const QString& text) {
        const Axis first = axisOf(*m_data.front());
        if (!std::all_of(m_data.begin(), m_data.end(),
                         [&](const auto& data) { return isNamedLike(axisOf(*data), first); }))
            return;
        title = text;
        for (const auto& data : m_data)
            makeNameless(axisOf(*data));
    };
    if (m_key) {
        const auto field = [](PanelData& data) -> Field& { return std::get<Field>(data.data.front()); };
        const QString across = m_key->axisTitle(field(*m_data.front()).columns);
        const QString down = m_key->axisTitle(field(*m_data.front()).rows);
        shareAxis([&](PanelData& data) -> Axis& { return field(data).columns; }, m_acrossTitle, across);
        shareAxis([&](PanelData& data) -> Axis& { return field(data).rows; }, m_downTitle, down);
    } else if (allAre<Curves>(m_data)) {
        const auto curves = [](PanelData& data) -> Curves& { return std::get<Curves>(data.data.front()); };
        const QString across = Chart(m_panels.front(), m_data.front(), size, m_style).axisTitle();
        shareAxis([&](PanelData& data) -> Axis& { return curves(data).axis; }, m_acrossTitle, across);
        m_downTitle = m_style.text("Axis", curves(*m_data.front()).valueLabel);
        for (const auto& data : m_data)
            curves(*data).valueLabel.clear();
    }
    const double line = QFontMetricsF(labelFont(m_style)).height() + titleGap * m_style.fontScale;
    if (!m_acrossTitle.isEmpty())
        m_inner.setBottom(m_inner.bottom() - line);
    if (!m_downTitle.isEmpty())
        m_inner.setLeft(m_inner.left() + line);
}

/// Of a frame's picture, width to height.
double SmallMultiples::wantedProportion() const
{
    if (!isOnePanel())
        return 1.6;
    if (m_key)
        return m_key->isSquare() ? 1 : 1.2;
    return allAre<Curves>(m_data) ? 1.4 : 1;
}

/// As many across as let the pictures be largest.
void SmallMultiples::arrange()
{
    const auto count = static_cast<int>(m_frames.size());
    const double unit = m_style.fontScale;
    double best = 0;
    for (int across = 1; across <= count; ++across) {
        const int down = (count + across - 1) / across;
        const double width = (m_inner.width() - (across - 1) * gapAcross * unit) / across;
        const double height = (m_inner.height() - (down - 1) * gapDown * unit) / down - heading * unit;
        // Empty places are a waste.
        const double worth = std::min(width / wantedProportion(), height) * std::sqrt(count / double(across * down));
        if (across == 1 || worth > best) {
            best = worth;
            m_arrangement = {across, down};
        }
    }
}

QRectF SmallMultiples::cell(std::size_t index) const
{
    const double unit = m_style.fontScale;
    const int across = m_arrangement.width(), down = m_arrangement.height();
    const QSizeF size((m_inner.width() - (across - 1) * gapAcross * unit) / across,
                      (m_inner.height() - (down - 1) * gapDown * unit) / down);
    const auto column = static_cast<int>(index) % across, row = static_cast<int>(index) / across;
    return {m_inner.topLeft()
                + QPointF(column * (size.width() + gapAcross * unit), row * (size.height() + gapDown * unit)),
            size};
}

QRectF SmallMultiples::room(std::size_t index) const
{
    QRectF place = cell(index).adjusted(0, heading * m_style.fontScale, 0, 0);
    // Whole pixels, or square edges blur.
    const auto whole = [&](double value) { return std::round(value * m_style.pixelRatio) / m_style.pixelRatio; };
    place.moveTopLeft({whole(place.left()), whole(place.top())});
    return place;
}

void SmallMultiples::makePictures()
{
    for (std::size_t i = 0; i < m_frames.size(); ++i) {
        const QSizeF size = room(i).size();
        if (m_key)
            m_pictures.push_back(std::make_shared<Heatmap>(m_panels[i], m_data[i], size, m_style, false));
        else
            m_pictures.push_back(makePicture(m_panels[i], m_data[i], size, m_style));
    }
}

void SmallMultiples::paintTitles(QPainter& painter) const
{
    const double unit = m_style.fontScale;
    const QFontMetricsF metrics(labelFont(m_style));
    painter.setFont(labelFont(m_style));
    painter.setPen(m_style.theme->text);
    if (!m_acrossTitle.isEmpty())
        painter.drawText(QPointF(m_inner.center().x() - metrics.horizontalAdvance(m_acrossTitle) / 2,
                                 m_inner.bottom() + titleGap * unit + metrics.ascent()),
                         m_acrossTitle);
    if (!m_downTitle.isEmpty())
        paintRotated(painter, {m_inner.left() - titleGap * unit - metrics.descent(), m_inner.center().y()},
                     m_downTitle);
    if (m_key) {
        const QRectF bar(m_inner.right() + keyGap * unit, room(0).top(), 12 * unit,
                         room(m_frames.size() - 1).bottom() - room(0).top());
        m_key->paintKey(painter, bar.adjusted(0, 8 * unit, 0, -24 * unit));
    }
}

void SmallMultiples::paint(QPainter& painter) const
{
    KeptPictures kept;
    for (std::size_t i = 0; i < m_frames.size(); ++i) {
        const QRectF place = room(i);
        painter.setFont(titleFont(m_style));
        painter.setPen(m_style.theme->text);
        const QFontMetricsF metrics(titleFont(m_style));
        painter.drawText(QPointF(place.left(), place.top() - metrics.descent()),
                         metrics.elidedText(m_frames[i].label, Qt::ElideRight, place.width()));
        const Board& board = m_frames[i].board;
        const QTransform before = painter.transform();
        painter.translate(place.topLeft());
        if (isOnePanel()) {
            m_pictures[i]->paint(painter);
            if (m_options.probe || m_pictures[i]->needsProbe())
                m_pictures[i]->paintProbe(painter, board.probe);
        } else {
            paintBoard(painter, board, place.size(), m_style, m_options, &kept);
        }
        painter.setTransform(before);
    }
    paintTitles(painter);
}

QSizeF SmallMultiples::lacking() const
{
    QSizeF most(1, 1);
    // A plot and its ticks, without the titles and the key that all share.
    const QSizeF plot = QSizeF(90, 60) * m_style.fontScale;
    const bool shared = m_key || (isOnePanel() && allAre<Curves>(m_data));
    for (std::size_t i = 0; i < m_frames.size(); ++i) {
        const QSizeF size = room(i).size().expandedTo({1, 1});
        const QSizeF needed = shared ? plot : roomyEnough(size, m_frames[i].board, m_style, m_options);
        most = most.expandedTo({needed.width() / size.width(), needed.height() / size.height()});
    }
    return most;
}

}  // namespace whorl
