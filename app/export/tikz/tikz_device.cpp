// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/tikz/tikz_device.h"

#include "app/export/tikz/pgfplots_axes.h"
#include "app/export/tikz/tex_text.h"

#include <QPaintEngine>
#include <QPainterPath>
#include <QPixmap>
#include <QtMath>

#include <cmath>

namespace whorl {

namespace {

/// Engines emulate what they do not say they can; nothing of what pictures paint needs that.
QPaintEngine::PaintEngineFeatures features()
{
    return QPaintEngine::PaintEngineFeatures(QPaintEngine::AllFeatures & ~QPaintEngine::PatternBrush
                                             & ~QPaintEngine::PerspectiveTransform & ~QPaintEngine::PorterDuff);
}

double scaleOf(const QTransform& transform)
{
    return std::sqrt(std::abs(transform.determinant()));
}

class TikzEngine : public QPaintEngine {
public:
    explicit TikzEngine(TikzPage& page)
        : QPaintEngine(features())
        , m_page(page)
    {
    }

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }

    void updateState(const QPaintEngineState& changed) override
    {
        const DirtyFlags dirty = changed.state();
        if (dirty & DirtyTransform)
            m_transform = changed.transform();
        if (dirty & DirtyPen)
            m_pen = changed.pen();
        if (dirty & DirtyBrush)
            m_brush = changed.brush();
        if (dirty & DirtyOpacity)
            m_opacity = changed.opacity();
    }

    void drawPath(const QPainterPath& path) override
    {
        const QString code = pathCode(m_transform.map(path));
        if (!code.isEmpty())
            paint(code, path.fillRule() == Qt::OddEvenFill && path.elementCount() > 5);
    }

    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override
    {
        QPainterPath path;
        path.addPolygon(QPolygonF(QList<QPointF>(points, points + count)));
        if (mode != PolylineMode)
            path.closeSubpath();
        path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
        const QBrush brush = m_brush;
        if (mode == PolylineMode)
            m_brush = Qt::NoBrush;
        drawPath(path);
        m_brush = brush;
    }

    void drawEllipse(const QRectF& rectangle) override
    {
        const QRectF area = m_transform.mapRect(rectangle);
        if (std::abs(area.width() - area.height()) > 1e-6) {
            QPainterPath path;
            path.addEllipse(rectangle);
            drawPath(path);
            return;
        }
        paint(m_page.point(area.center()) + " circle[radius=" + m_page.millimetres(area.width() / 2) + "]", false);
    }

    void drawImage(const QRectF& target, const QImage& image, const QRectF& source, Qt::ImageConversionFlags) override
    {
        const QRectF area = m_transform.mapRect(target);
        const QImage part = source == QRectF(image.rect()) ? image : image.copy(source.toAlignedRect());
        m_page.add("\\node[anchor=north west] at " + m_page.point(area.topLeft())
                   + " {\\includegraphics[width=" + m_page.millimetres(area.width())
                   + ",height=" + m_page.millimetres(area.height()) + "]{" + m_page.image(part) + "}};\n");
    }

    void drawPixmap(const QRectF& target, const QPixmap& pixmap, const QRectF& source) override
    {
        drawImage(target, pixmap.toImage(), source, Qt::AutoColor);
    }

    void drawTextItem(const QPointF& position, const QTextItem& item) override
    {
        const double scale = scaleOf(m_transform);
        TikzText text{item.text(), m_transform.map(position), item.width() * scale, 0, item.font(), m_pen.color()};
        text.angle = std::atan2(-m_transform.m12(), m_transform.m11()) * 180 / M_PI;
        text.colour.setAlphaF(static_cast<float>(text.colour.alphaF() * m_opacity));
        if (text.font.pixelSize() > 0 && std::abs(scale - 1) > 1e-6)
            text.font.setPixelSize(std::max(1, qRound(text.font.pixelSize() * scale)));
        m_page.add(text);
    }

private:
    QString pathCode(const QPainterPath& path) const
    {
        QString code;
        QPointF start;
        int onLine = 0;
        for (int i = 0; i < path.elementCount(); ++i) {
            const QPainterPath::Element element = path.elementAt(i);
            if (++onLine % 8 == 0)
                code += "\n ";
            if (element.isMoveTo()) {
                start = element;
                code += (code.isEmpty() ? "" : " ") + m_page.point(element);
            } else if (element.isLineTo()) {
                const bool last = i + 1 == path.elementCount() || path.elementAt(i + 1).isMoveTo();
                code += last && QPointF(element) == start ? QString(" -- cycle") : " -- " + m_page.point(element);
            } else {
                code += " .. controls " + m_page.point(element) + " and " + m_page.point(path.elementAt(i + 1)) + " .. "
                    + m_page.point(path.elementAt(i + 2));
                i += 2;
            }
        }
        return code;
    }

    void paint(const QString& path, bool oddEven)
    {
        QStringList options;
        if (m_pen.style() != Qt::NoPen && m_pen.color().alpha() > 0)
            options += strokeOptions();
        if (m_brush.style() != Qt::NoBrush && m_brush.color().alpha() > 0) {
            options += "fill=" + m_page.colour(m_brush.color());
            const double opacity = m_brush.color().alphaF() * m_opacity;
            if (opacity < 1)
                options += "fill opacity=" + texLength(opacity);
            if (oddEven)
                options += "even odd rule";
        }
        if (!options.isEmpty())
            m_page.add("\\path[" + options.join(u',') + "] " + path + ";\n");
    }

    QStringList strokeOptions()
    {
        const double width = (m_pen.widthF() > 0 ? m_pen.widthF() : 1) * scaleOf(m_transform);
        QStringList options = {"draw=" + m_page.colour(m_pen.color()), "line width=" + m_page.millimetres(width)};
        const double opacity = m_pen.color().alphaF() * m_opacity;
        if (opacity < 1)
            options += "draw opacity=" + texLength(opacity);
        if (m_pen.style() != Qt::SolidLine)
            options += "dash pattern=" + texDashes(m_pen.dashPattern(), width, m_page);
        if (m_pen.capStyle() != Qt::FlatCap)
            options += m_pen.capStyle() == Qt::RoundCap ? "line cap=round" : "line cap=rect";
        if (m_pen.joinStyle() == Qt::RoundJoin)
            options += "line join=round";
        return options;
    }

    TikzPage& m_page;
    QTransform m_transform;
    QPen m_pen;
    QBrush m_brush;
    double m_opacity = 1;
};

}  // namespace

TikzDevice::TikzDevice(TikzPage& page, const QSizeF& size)
    : m_page(page)
    , m_size(size)
    , m_engine(std::make_unique<TikzEngine>(page))
{
}

TikzDevice::~TikzDevice() = default;

QPaintEngine* TikzDevice::paintEngine() const
{
    return m_engine.get();
}

void TikzDevice::addPlot(const QPainter& painter, const PlotDescription& plot, const PictureStyle& style)
{
    m_page.add(plotCode(m_page, plot, painter.combinedTransform().map(plot.plot.topLeft()), style));
}

void TikzDevice::addBar(const QPainter& painter, const BarDescription& bar)
{
    m_page.add(barCode(m_page, bar, painter.combinedTransform().map(bar.bar.topLeft())));
}

int TikzDevice::metric(PaintDeviceMetric metric) const
{
    constexpr int dotsPerInch = 96;
    switch (metric) {
    case PdmWidth:
        return qCeil(m_size.width());
    case PdmHeight:
        return qCeil(m_size.height());
    case PdmWidthMM:
        return qRound(m_size.width() * 25.4 / dotsPerInch);
    case PdmHeightMM:
        return qRound(m_size.height() * 25.4 / dotsPerInch);
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return dotsPerInch;
    case PdmDepth:
        return 32;
    case PdmNumColors:
        return 1 << 24;
    case PdmDevicePixelRatio:
        return 1;
    case PdmDevicePixelRatioScaled:
        return qRound(devicePixelRatioFScale());
    }
    return 0;
}

}  // namespace whorl
