// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/tikz/pgfplots_axes.h"

#include "app/export/clipped_curves.h"
#include "app/export/tikz/tex_text.h"

#include <QLineF>

#include <cmath>

namespace whorl {

namespace {

/// Enough to tell pixels of a large figure, few enough to be read.
constexpr int digits = 6;
/// Of ends and ticks, which may lie a single position apart in a million.
constexpr int axisDigits = 10;

bool isBreak(const QPointF& point)
{
    return std::isnan(point.x()) || std::isnan(point.y());
}

QString tickKeys(const QString& axis, const AxisDescription& described)
{
    if (described.ticks.empty())
        return axis + "tick=\\empty";
    QStringList values, labels;
    for (const Tick& tick : described.ticks) {
        values += texNumber(tick.value, axisDigits);
        labels += '{' + texText(tick.label) + '}';
    }
    return axis + "tick={" + values.join(u',') + "}, " + axis + "ticklabels={" + labels.join(u',') + "}";
}

/// The keys of one axis; PGFPlots wants its lower end first.
QString axisKeys(const QString& axis, const AxisDescription& described)
{
    const bool reversed = described.low > described.high;
    QString keys = "  " + axis + "min=" + texNumber(std::min(described.low, described.high), axisDigits) + ", " + axis
        + "max=" + texNumber(std::max(described.low, described.high), axisDigits);
    if (reversed)
        keys += ", " + axis + " dir=reverse";
    if (described.logarithmic)
        keys += ", " + axis + "mode=log";
    keys += ",\n  " + tickKeys(axis, described);
    if (!described.title.isEmpty())
        keys += ",\n  " + axis + "label={" + texText(described.title) + "}";
    if (std::abs(described.titleAt - 0.5) > 0.001)
        keys += ", " + axis + "label style={at={(ticklabel cs:" + texLength(described.titleAt) + ")}}";
    if (!described.shown)
        keys += ", " + axis + " axis line style={draw=none}";
    return keys;
}

QString placeKeys(TikzPage& page, const QPointF& corner, const QSizeF& size)
{
    // An axis has units of its own.
    const QString place = page.point(corner + QPointF(0, size.height())).replace(u',', "mm,").replace(u')', "mm)");
    return "  at={" + place + "}, width=" + page.millimetres(size.width())
        + ", height=" + page.millimetres(size.height()) + ",\n";
}

/// Points of a plot in the numbers of its axes.
QString coordinates(const QPolygonF& points, const PlotDescription& plot)
{
    QString text;
    int onLine = 0;
    for (const QPointF& point : points) {
        text += ++onLine % 6 == 1 ? "\n  " : " ";
        text += isBreak(point) ? QStringLiteral("(nan,nan)")
                               : '(' + texNumber(plot.across.valueAt(point.x() / plot.plot.width()), digits) + ','
                + texNumber(plot.up.valueAt(1 - point.y() / plot.plot.height()), digits) + ')';
    }
    return text;
}

/// Low and high values of a band, each run of it as one outline.
std::vector<QPolygonF> bandOutlines(const CurvePicture::Band& band, double tolerance)
{
    std::vector<QPolygonF> outlines;
    QPolygonF upper, lower;
    const auto end = [&] {
        if (upper.size() > 1) {
            QPolygonF outline = simplified(upper, tolerance);
            const QPolygonF back = simplified(lower, tolerance);
            for (auto point = back.rbegin(); point != back.rend(); ++point)
                outline.append(*point);
            outlines.push_back(std::move(outline));
        }
        upper.clear();
        lower.clear();
    };
    for (qsizetype i = 0; i < band.upper.size(); ++i) {
        if (isBreak(band.upper[i]) || isBreak(band.lower[i])) {
            end();
            continue;
        }
        upper.append(band.upper[i]);
        lower.append(band.lower[i]);
    }
    end();
    return outlines;
}

/// Without the marks that nearly hide another.
QPolygonF fewerMarks(const QPolygonF& marks, double tolerance)
{
    QPolygonF kept;
    for (const QPointF& mark : marks)
        if (kept.isEmpty() || QLineF(kept.last(), mark).length() >= tolerance)
            kept.append(mark);
    return kept;
}

/// The curves of a plot with as many points as it may have.
struct ThinnedCurves {
    std::vector<std::pair<QColor, QPolygonF>> bands;
    std::vector<CurvePicture::Line> lines;
    qsizetype points = 0;
};

ThinnedCurves thinnedCurves(const CurvePicture& curves, double tolerance)
{
    ThinnedCurves thin;
    for (const CurvePicture::Band& band : curves.bands)
        for (QPolygonF& outline : bandOutlines(band, tolerance)) {
            thin.points += outline.size();
            thin.bands.emplace_back(band.colour, std::move(outline));
        }
    for (const CurvePicture::Line& line : curves.lines) {
        thin.lines.push_back(line);
        thin.lines.back().points = line.marks ? fewerMarks(line.points, tolerance) : simplified(line.points, tolerance);
        thin.points += thin.lines.back().points.size();
    }
    return thin;
}

QString lineOptions(TikzPage& page, const CurvePicture::Line& line)
{
    const QString colour = page.colour(line.colour);
    if (line.marks)
        return "only marks, mark=*, mark size=" + page.millimetres(line.width / 2)
            + ", mark options={draw opacity=0, fill=" + colour + "}";
    QString options = "draw=" + colour + ", line width=" + page.millimetres(line.width) + ", line join=round";
    if (!line.dashes.isEmpty())
        options += ", dash pattern=" + texDashes(line.dashes, line.width, page);
    return options;
}

QString curvesCode(TikzPage& page, const PlotDescription& plot, const PictureStyle& style)
{
    const CurvePicture curves = clippedCurves(plot.lines, QRectF(QPointF(), plot.plot.size()).adjusted(-2, -2, 2, 1));
    // Half a pixel of the figure's rasters, unless that are too many.
    double tolerance = 0.5 / style.pixelRatio;
    ThinnedCurves thin = thinnedCurves(curves, tolerance);
    while (thin.points > page.pointsForPlot() && tolerance < plot.plot.height())
        thin = thinnedCurves(curves, tolerance *= 2);
    page.spendPoints(thin.points);
    QString code;
    for (const auto& [colour, outline] : thin.bands)
        code += "\\addplot[forget plot, draw=none, fill=" + page.colour(colour) + ", fill opacity="
            + texLength(colour.alphaF(), 2) + "] coordinates {" + coordinates(outline, plot) + "\n} -- cycle;\n";
    for (const CurvePicture::Line& line : thin.lines)
        if (!line.points.isEmpty())
            code +=
                "\\addplot[" + lineOptions(page, line) + "] coordinates {" + coordinates(line.points, plot) + "\n};\n";
    return code;
}

/// How far points are from the line through two others, or from these where they are one.
class DistanceFrom {
public:
    DistanceFrom(const QPointF& from, const QPointF& to)
        : m_from(from)
        , m_step(to - from)
        , m_length(std::hypot(m_step.x(), m_step.y()))
    {
    }

    double operator()(const QPointF& point) const
    {
        const double x = point.x() - m_from.x(), y = point.y() - m_from.y();
        return m_length > 0 ? std::abs(m_step.x() * y - m_step.y() * x) / m_length : std::hypot(x, y);
    }

private:
    QPointF m_from, m_step;
    double m_length;
};

/// Marks the points of first .. last that are needed between these two.
void keepNeeded(const QPolygonF& line, qsizetype first, qsizetype last, double tolerance, std::vector<bool>& kept)
{
    std::vector<std::pair<qsizetype, qsizetype>> open = {{first, last}};
    const QPointF* points = line.constData();
    while (!open.empty()) {
        const auto [from, to] = open.back();
        open.pop_back();
        const DistanceFrom distance(points[from], points[to]);
        qsizetype farthest = from;
        double most = tolerance;
        for (qsizetype i = from + 1; i < to; ++i)
            if (const double away = distance(points[i]); away > most) {
                most = away;
                farthest = i;
            }
        if (farthest == from)
            continue;
        kept[static_cast<std::size_t>(farthest)] = true;
        open.emplace_back(from, farthest);
        open.emplace_back(farthest, to);
    }
}

}  // namespace

QString axisStyle(TikzPage& page, const PictureStyle& style)
{
    const double unit = style.fontScale;
    const QString line = page.colour(style.theme->line2);
    const QString font = "font=\\whorlfont{" + texPoints(labelFont(style)) + "}";
    return "\\pgfplotsset{whorl axis/.style={anchor=south west, scale only axis, enlargelimits=false,\n"
           "  axis lines*=left, axis line style={draw="
        + line + ", line width=" + page.millimetres(1) + "}, axis line shift=" + page.millimetres(1 / style.pixelRatio)
        + ",\n  tick align=outside, tick style={draw=" + line + ", line width=" + page.millimetres(1)
        + "}, major tick length=" + page.millimetres(5 * unit)
        + ", xminorticks=false, yminorticks=false,\n  scaled ticks=false, ticklabel shift=" + page.millimetres(4 * unit)
        + ", tick label style={inner sep=0pt, text=" + page.colour(style.theme->muted) + ", " + font
        + "},\n  x tick label style={text height=1.2ex, text depth=0.4ex}, x label style={text height=1.35em}, xlabel "
          "near ticks, ylabel near ticks,\n  "
          "label style={inner sep="
        + page.millimetres(4 * unit) + ", text=" + page.colour(style.theme->text) + ", " + font
        + "},\n  grid style={draw=" + page.colour(style.theme->grid) + ", line width=" + page.millimetres(1)
        + "}, unbounded coords=jump}}\n";
}

QString plotCode(TikzPage& page, const PlotDescription& plot, const QPointF& corner, const PictureStyle& style)
{
    QString code = "\\begin{axis}[whorl axis,\n" + placeKeys(page, corner, plot.plot.size())
        + axisKeys("x", plot.across) + ",\n" + axisKeys("y", plot.up);
    if (plot.image.isNull())
        return code + ", ymajorgrids]\n" + curvesCode(page, plot, style) + "\\end{axis}\n";
    const auto ends = [](const char* axis, const AxisDescription& described) {
        return QString("%1min=%2, %1max=%3")
            .arg(QLatin1String(axis), texNumber(std::min(described.low, described.high), axisDigits),
                 texNumber(std::max(described.low, described.high), axisDigits));
    };
    return code + "]\n\\addplot graphics[" + ends("x", plot.across) + ", " + ends("y", plot.up) + "] {"
        + page.image(plot.image) + "};\n\\end{axis}\n";
}

QString barCode(TikzPage& page, const BarDescription& bar, const QPointF& corner)
{
    // Between two of these no colour is farther from the straight mixture than a bit or two.
    constexpr std::size_t step = 5;
    QStringList colours;
    for (std::size_t i = 0; i < bar.map->colours.size(); i += step) {
        const QRgb colour = bar.map->colours[i];
        colours += (colours.size() % 6 == 0 ? "\n    " : "")
            + QString("rgb255=(%1,%2,%3)").arg(qRed(colour)).arg(qGreen(colour)).arg(qBlue(colour));
    }
    const QString low = texNumber(bar.up.low, axisDigits), high = texNumber(bar.up.high, axisDigits);
    return "\\begin{axis}[whorl axis,\n" + placeKeys(page, corner, bar.bar.size())
        + "  xmin=0, xmax=1, xtick=\\empty, axis lines*=right, axis line style={draw=none}, view={0}{90},\n"
        + axisKeys("y", bar.up) + ",\n  point meta min=" + low + ", point meta max=" + high + ",\n  colormap={"
        + bar.map->id + "}{" + colours.join(u' ') + "}]\n\\addplot3[surf, shader=interp, samples=2, samples y="
        + QString::number(colours.size()) + ", domain=0:1, y domain=" + low + ':' + high + "] {y};\n\\end{axis}\n";
}

QString texDashes(const QList<qreal>& dashes, double width, const TikzPage& page)
{
    QStringList parts;
    for (qsizetype i = 0; i < dashes.size(); ++i)
        parts += (i % 2 == 0 ? "on " : "off ") + page.millimetres(dashes[i] * width);
    return parts.join(u' ');
}

QPolygonF simplified(const QPolygonF& line, double tolerance)
{
    std::vector<bool> kept(static_cast<std::size_t>(line.size()), false);
    for (qsizetype first = 0; first < line.size();) {
        qsizetype end = first;
        while (end < line.size() && !isBreak(line[end]))
            ++end;
        if (end > first) {
            kept[static_cast<std::size_t>(first)] = kept[static_cast<std::size_t>(end - 1)] = true;
            keepNeeded(line, first, end - 1, tolerance, kept);
        }
        if (end < line.size())
            kept[static_cast<std::size_t>(end)] = true;
        first = end + 1;
    }
    QPolygonF result;
    for (qsizetype i = 0; i < line.size(); ++i)
        if (kept[static_cast<std::size_t>(i)])
            result.append(line[i]);
    return result;
}

}  // namespace whorl
