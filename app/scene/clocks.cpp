// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/clocks.h"

#include "app/scene/number_text.h"
#include "app/scene/plot.h"
#include "app/scene/probing.h"
#include "app/scene/scene_text.h"

#include <QFontMetricsF>
#include <QLineF>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace whorl {

namespace {

constexpr double minimumWidth = 96, dial = 84, cellHeight = 176, legendHeight = 22;
constexpr double turn = 2 * std::numbers::pi;

/// A point on the rim: screen y grows downwards, mathematical angles counter-clockwise.
QPointF onCircle(const QPointF& centre, double radius, double angle)
{
    return centre + radius * QPointF(std::cos(angle), -std::sin(angle));
}

void paintHand(QPainter& painter, const QPointF& centre, double radius, double angle, const QColor& colour, double unit)
{
    const QPointF tip = onCircle(centre, radius, angle);
    painter.setPen(QPen(colour, 2 * unit, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(centre, onCircle(centre, radius - 4 * unit, angle));
    const QPolygonF head{tip, tip - 8 * unit * QPointF(std::cos(angle - 0.38), -std::sin(angle - 0.38)),
                         tip - 8 * unit * QPointF(std::cos(angle + 0.38), -std::sin(angle + 0.38))};
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(head);
}

void paintFace(QPainter& painter, const QPointF& centre, double radius, const PictureStyle& style)
{
    painter.setPen(QPen(style.theme->line2, style.fontScale));
    painter.setBrush(style.theme->name == ThemeName::dark ? style.theme->field : style.theme->surface);
    painter.drawEllipse(centre, radius, radius);
    for (int i = 0; i < 12; ++i) {
        const double angle = i * turn / 12;
        painter.drawLine(onCircle(centre, radius - 4 * style.fontScale, angle), onCircle(centre, radius, angle));
    }
}

/// The filled arc from the key's hand to the query's, the way the angle m - n goes, without its whole turns.
void paintArc(QPainter& painter, const QPointF& centre, double radius, double keyAngle, double between,
              const PictureStyle& style)
{
    const double rest = std::remainder(between, turn)
        + (std::remainder(between, turn) * between < 0 ? std::copysign(turn, between) : 0);
    QColor fill = style.theme->accent;
    fill.setAlphaF(0.22F);
    painter.setBrush(fill);
    painter.setPen(QPen(style.theme->accent, 1.5 * style.fontScale));
    const QRectF circle(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    const auto sixteenths = [](double angle) { return static_cast<int>(std::lround(angle * 360 / turn * 16)); };
    painter.drawPie(circle, sixteenths(std::fmod(keyAngle, turn)), sixteenths(rest));
}

}  // namespace

std::unique_ptr<Picture> Clocks::make(const Panel&, std::shared_ptr<const PanelData> data, const QSizeF& size,
                                      const PictureStyle& style)
{
    return std::make_unique<Clocks>(std::move(data), size, style);
}

Clocks::Clocks(std::shared_ptr<const PanelData> data, const QSizeF& size, const PictureStyle& style)
    : m_data(std::move(data))
    , m_size(size)
    , m_style(style)
{
    const double unit = style.fontScale;
    const auto count = static_cast<std::size_t>(std::max<std::int64_t>(rotors().pairs.count, 1));
    m_across = std::clamp<std::size_t>(static_cast<std::size_t>(size.width() / (minimumWidth * unit)), 1, count);
    m_down =
        std::max<std::size_t>(static_cast<std::size_t>((size.height() - legendHeight * unit) / (cellHeight * unit)), 1);
    m_across = std::min<std::size_t>(m_across, 8);
    m_down = std::min(m_down, (count + m_across - 1) / m_across);
    const auto shown = static_cast<std::int64_t>(std::min(m_across * m_down, count));
    for (std::int64_t i = 0; i < shown; ++i)
        m_pairs.push_back(rotors().pairs.first + i * rotors().pairs.count / shown);
}

std::vector<std::int64_t> Clocks::pairs(const Probe& probe) const
{
    std::vector<std::int64_t> shown = m_pairs;
    if (!rotors().pairs.contains(probe.pair))
        return shown;
    // The probed pair takes the place of the nearest one below it, so that the row stays in order.
    const auto after = std::upper_bound(shown.begin(), shown.end(), probe.pair);
    *(after == shown.begin() ? after : after - 1) = probe.pair;
    return shown;
}

QRectF Clocks::cell(std::size_t index) const
{
    const double top = legendHeight * m_style.fontScale;
    const QSizeF size(m_size.width() / static_cast<double>(m_across),
                      (m_size.height() - top) / static_cast<double>(m_down));
    const std::size_t row = index / m_across, column = index % m_across;
    return {static_cast<double>(column) * size.width(), top + static_cast<double>(row) * size.height(), size.width(),
            size.height()};
}

void Clocks::paintLegend(QPainter& painter) const
{
    const double unit = m_style.fontScale;
    painter.setFont(labelFont(m_style));
    const QFontMetricsF metrics(painter.font());
    struct Item {
        QString name, symbol;
        QColor colour;
    };
    const Item items[] = {{Scene::tr("angle between"), QStringLiteral("m \u2212 n"), m_style.theme->accent},
                          {Scene::tr("key n"), QStringLiteral("n"), m_style.theme->categories[1]},
                          {Scene::tr("query m"), QStringLiteral("m"), m_style.theme->categories[0]}};
    double needed = 12 * unit;
    for (const Item& item : items)
        needed += metrics.horizontalAdvance(item.name) + 40 * unit;
    const bool brief = needed > m_size.width();
    double x = m_size.width() - 12 * unit;
    const double y = legendHeight * unit / 2;
    for (const auto& [name, symbol, colour] : items) {
        const QString& text = brief ? symbol : name;
        x -= metrics.horizontalAdvance(text);
        painter.setPen(m_style.theme->muted);
        painter.drawText(QPointF(x, y + metrics.capHeight() / 2), text);
        x -= 6 * unit;
        if (colour == m_style.theme->accent) {
            painter.setPen(QPen(colour, 2 * unit, Qt::SolidLine, Qt::RoundCap));
            painter.drawArc(QRectF(x - 18 * unit, y - 4 * unit, 24 * unit, 24 * unit), 50 * 16, 80 * 16);
        } else {
            paintHand(painter, {x - 18 * unit, y}, 18 * unit, 0, colour, unit);
        }
        x -= 34 * unit;
    }
}

void Clocks::paint(QPainter& painter) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintLegend(painter);
    painter.restore();
}

void Clocks::paintClock(QPainter& painter, const QRectF& cell, std::int64_t pair, const Probe& probe) const
{
    const double unit = m_style.fontScale;
    const bool probed = pair == probe.pair && m_style.probe;
    // A heading above and three lines below; where a dial would be too small to read, only the angle stays.
    const bool brief = cell.height() < 120 * unit;
    const double captions = (brief ? 52 : 86) * unit;
    const double radius = std::min(dial * unit, std::max(cell.height() - captions, 20 * unit)) / 2;
    const double needed = 2 * radius + captions;
    const QRectF box(cell.left() + 2, cell.center().y() - std::min(needed, cell.height()) / 2, cell.width() - 4,
                     std::min(needed, cell.height()));
    if (probed) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_style.theme->tint);
        painter.drawRoundedRect(box, 6 * unit, 6 * unit);
    }
    QFont heading = labelFont(m_style);
    heading.setWeight(probed ? QFont::DemiBold : QFont::Medium);
    painter.setFont(heading);
    painter.setPen(probed ? m_style.theme->accent : m_style.theme->text);
    const double line = 17 * unit;
    painter.drawText(QRectF(box.left(), box.top() + 4 * unit, box.width(), line), Qt::AlignCenter,
                     Scene::tr("pair %1").arg(integerText(pair)));
    const QPointF centre(box.center().x(), box.top() + 4 * unit + line + 5 * unit + radius);
    const double queryAngle = rotors().angle(probe.query, pair), keyAngle = rotors().angle(probe.key, pair);
    const double between = rotors().angle(probe.distance(), pair);
    paintFace(painter, centre, radius, m_style);
    paintArc(painter, centre, radius * 0.55, keyAngle, between, m_style);
    paintHand(painter, centre, radius * 0.86, keyAngle, m_style.theme->categories[1], unit);
    paintHand(painter, centre, radius * 0.86, queryAngle, m_style.theme->categories[0], unit);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_style.theme->text);
    painter.drawEllipse(centre, 2.2 * unit, 2.2 * unit);
    painter.setFont(heading);
    painter.setPen(m_style.theme->text);
    QRectF words(box.left(), centre.y() + radius + 6 * unit, box.width(), line);
    painter.drawText(words, Qt::AlignCenter, angleText(between));
    if (brief)
        return;
    painter.setFont(labelFont(m_style));
    painter.setPen(m_style.theme->muted);
    words.translate(0, line);
    const double frequency = rotors().frequencies[static_cast<std::size_t>(pair)];
    painter.drawText(words, Qt::AlignCenter, wavelengthText(turn / frequency));
    words.translate(0, line - unit);
    painter.drawText(words, Qt::AlignCenter, "cos " + valueText(std::cos(between)));
}

void Clocks::paintProbe(QPainter& painter, const Probe& probe) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<std::int64_t> shown = pairs(probe);
    for (std::size_t i = 0; i < shown.size(); ++i)
        paintClock(painter, cell(i), shown[i], probe);
    painter.restore();
}

std::optional<Probe> Clocks::probeAt(const QPointF& position, const Probe& current) const
{
    for (std::size_t i = 0; i < m_pairs.size(); ++i)
        if (cell(i).contains(position))
            return withIndex(current, rotors().pairs, m_pairs[i]);
    return std::nullopt;
}

Probe Clocks::moved(const Probe& current, std::int64_t rows, std::int64_t columns) const
{
    Probe probe = current;
    const Axis &pairs = rotors().pairs, &positions = rotors().positions;
    if (columns != 0)
        probe = withIndex(
            probe, pairs,
            std::clamp(probe.pair + std::clamp(columns, -pairs.count, pairs.count), pairs.first, pairs.last()));
    if (rows != 0)
        probe.query = std::clamp(probe.query + std::clamp(rows, -positions.count, positions.count), positions.first,
                                 positions.last());
    return probe;
}

Readout Clocks::readout(const Probe& probe) const
{
    if (!rotors().pairs.contains(probe.pair))
        return {};
    const double between = rotors().angle(probe.distance(), probe.pair);
    const double frequency = rotors().frequencies[static_cast<std::size_t>(probe.pair)];
    return {{Scene::tr("pair"), integerText(probe.pair), true},
            {"θ =", Scene::tr("%1 rad per token").arg(valueText(frequency)), false},
            {"(m − n)·θ =", Scene::tr("%1 rad = %2").arg(valueText(between), angleText(between)), false}};
}

std::optional<ReadoutItem> Clocks::value(const Probe& probe) const
{
    if (!rotors().pairs.contains(probe.pair))
        return std::nullopt;
    return ReadoutItem{Scene::tr("angle"),
                       Scene::tr("%1 rad").arg(valueText(rotors().angle(probe.distance(), probe.pair))), false};
}

}  // namespace whorl
