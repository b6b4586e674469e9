// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/curve_painter.h"

#include <QAreaSeries>
#include <QChart>
#include <QGraphicsScene>
#include <QLineSeries>
#include <QScatterSeries>
#include <QValueAxis>

#include <algorithm>
#include <cmath>
#include <memory>

namespace whorl {

namespace {

/// Charts count upwards. A reversed axis would do, but Qt 6.4 forgets it for a series that fills the whole plot.
QPolygonF upwards(const QPolygonF& points, double height)
{
    QPolygonF result;
    for (const QPointF& point : points)
        result.append({point.x(), height - point.y()});
    return result;
}

QScatterSeries::MarkerShape shapeFor(const QVector<qreal>& dashes)
{
    if (dashes.isEmpty())
        return QScatterSeries::MarkerShapeCircle;
    if (dashes.size() > 2)
        return QScatterSeries::MarkerShapeTriangle;
    return dashes.front() < 2 ? QScatterSeries::MarkerShapeRotatedRectangle : QScatterSeries::MarkerShapeRectangle;
}

/// One chart without axes, margins or background whose plot area is the whole scene; kept between pictures because
/// making a QChart costs more than filling it.
class Canvas {
public:
    Canvas()
    {
        m_chart = new QChart;
        m_scene.addItem(m_chart);
        m_chart->setMargins({});
        m_chart->layout();
        m_chart->setBackgroundVisible(false);
        m_chart->setPlotAreaBackgroundVisible(false);
        m_chart->legend()->hide();
        m_chart->addAxis(&m_across, Qt::AlignBottom);
        m_chart->addAxis(&m_up, Qt::AlignLeft);
        m_across.setVisible(false);
        m_up.setVisible(false);
    }

    void paint(QPainter& painter, const QRectF& plot, const CurvePicture& picture)
    {
        m_chart->removeAllSeries();
        const QRectF area({0, 0}, picture.size);
        m_scene.setSceneRect(area);
        m_chart->setGeometry(area);
        m_chart->setPlotArea(area);
        m_across.setRange(0, area.width());
        m_up.setRange(0, area.height());
        for (const CurvePicture::Band& band : picture.bands)
            add({upwards(band.upper, area.height()), upwards(band.lower, area.height()), band.colour});
        for (const CurvePicture::Line& line : picture.lines)
            for (const QPolygonF& run : unbroken(upwards(line.points, area.height())))
                add(line, run);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        m_scene.render(&painter, plot, area);
        painter.restore();
    }

private:
    void attach(QAbstractSeries* series)
    {
        m_chart->addSeries(series);
        series->attachAxis(&m_across);
        series->attachAxis(&m_up);
    }

    /// Bands and lines are broken alike: low and high have no value in the same places.
    void add(const CurvePicture::Band& band)
    {
        const std::vector<QPolygonF> uppers = unbroken(band.upper), lowers = unbroken(band.lower);
        for (std::size_t run = 0; run < std::min(uppers.size(), lowers.size()); ++run)
            add(uppers[run], lowers[run], band.colour);
    }

    void add(const QPolygonF& above, const QPolygonF& below, const QColor& colour)
    {
        auto* upper = new QLineSeries;
        auto* lower = new QLineSeries;
        upper->replace(above);
        lower->replace(below);
        auto* area = new QAreaSeries(upper, lower);
        upper->setParent(area);
        lower->setParent(area);
        area->setPen(Qt::NoPen);
        area->setBrush(colour);
        attach(area);
    }

    void add(const CurvePicture::Line& line, const QPolygonF& run)
    {
        if (line.marks) {
            auto* marks = new QScatterSeries;
            // What tells lines apart tells marks apart too.
            marks->setMarkerShape(shapeFor(line.dashes));
            marks->setMarkerSize(line.dashes.isEmpty() ? line.width : line.width * 1.15);
            marks->setColor(line.colour);
            marks->setBorderColor(Qt::transparent);
            marks->replace(run);
            attach(marks);
            return;
        }
        auto* series = new QLineSeries;
        QPen pen(line.colour, line.width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
        if (!line.dashes.isEmpty())
            pen.setDashPattern(line.dashes);
        series->setPen(pen);
        series->replace(run);
        attach(series);
    }

    /// Qt Charts draws through NaN points; a break has to be two series.
    static std::vector<QPolygonF> unbroken(const QPolygonF& points)
    {
        std::vector<QPolygonF> runs(1);
        for (const QPointF& point : points) {
            if (std::isfinite(point.x()) && std::isfinite(point.y()))
                runs.back().append(point);
            else if (!runs.back().isEmpty())
                runs.emplace_back();
        }
        if (runs.back().isEmpty())
            runs.pop_back();
        return runs;
    }

    QGraphicsScene m_scene;
    QChart* m_chart = nullptr;
    QValueAxis m_across, m_up;
};

}  // namespace

void paintCurvesWithQtCharts(QPainter& painter, const QRectF& plot, const CurvePicture& picture)
{
    static Canvas canvas;
    canvas.paint(painter, plot, picture);
}

}  // namespace whorl
