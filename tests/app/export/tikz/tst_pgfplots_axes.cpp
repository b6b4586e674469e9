// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/tikz/pgfplots_axes.h"
#include "tests/support/test_main.h"

#include <QRegularExpression>

#include <cmath>
#include <limits>

using namespace whorl;

class tst_PgfplotsAxes : public QObject {
    Q_OBJECT

private slots:
    void aStraightLineNeedsItsEndsAlone();
    void noPointIsFartherThanTheTolerance();
    void breaksStay();
    void coordinatesAreInTheNumbersOfTheAxes();
    void manyPointsStayWithinTheMemoryOfTex();
    void anAxisThatRunsBackwardsIsReversed();
    void titlesAndLinesAreWhereTheyWere();
    void theRasterIsWrittenAsItIs();
    void theBarHasTheColoursOfItsMap();
};

namespace {

PictureStyle style()
{
    PictureStyle result;
    result.theme = &theme(ThemeName::light);
    result.pixelRatio = 4;
    return result;
}

/// A plot of 96 x 48 units over 1 .. 1000, logarithmic, and -1 .. 1.
PlotDescription example()
{
    PlotDescription plot;
    plot.plot = QRectF(0, 0, 96, 48);
    plot.across = {"distance", 1, 1000, true, {{10, "10"}, {1000, "1000"}}};
    plot.up = {"value, 50 %", -1, 1, false, {{0, "0"}}};
    return plot;
}

QString code(const PlotDescription& plot, TikzPage& page)
{
    return plotCode(page, plot, {0, 0}, style());
}

}  // namespace

void tst_PgfplotsAxes::aStraightLineNeedsItsEndsAlone()
{
    QPolygonF line;
    for (int i = 0; i <= 100; ++i)
        line.append(QPointF(i, 3 * i));

    QCOMPARE(simplified(line, 0.01), QPolygonF({{0, 0}, {100, 300}}));
}

void tst_PgfplotsAxes::noPointIsFartherThanTheTolerance()
{
    QPolygonF line;
    for (int i = 0; i <= 1000; ++i)
        line.append(QPointF(i, 20 * std::sin(i / 30.0)));

    const QPolygonF few = simplified(line, 0.1);

    QVERIFY2(few.size() < 200, qPrintable(QString::number(few.size())));
    qsizetype piece = 0;
    for (const QPointF& point : line) {
        while (few[piece + 1].x() < point.x())
            ++piece;
        const QPointF step = few[piece + 1] - few[piece], from = point - few[piece];
        const double away = std::abs(step.x() * from.y() - step.y() * from.x()) / std::hypot(step.x(), step.y());
        QVERIFY(away <= 0.1 + 1e-12);
    }
}

void tst_PgfplotsAxes::breaksStay()
{
    constexpr double none = std::numeric_limits<double>::quiet_NaN();

    const QPolygonF few = simplified({{0, 0}, {1, 0}, {2, 0}, {none, none}, {3, 5}, {4, 5}}, 0.1);

    QCOMPARE(few.size(), 5);
    QVERIFY(std::isnan(few[2].x()));
}

void tst_PgfplotsAxes::coordinatesAreInTheNumbersOfTheAxes()
{
    PlotDescription plot = example();
    plot.lines.lines.push_back({{{0, 0}, {32, 48}, {96, 24}}, Qt::red, 1.75, {4, 2}, false});
    TikzPage page({85, 60}, "f");

    const QString text = code(plot, page);

    QVERIFY(text.contains("(1,1) (10,-1) (1000,0)"));
    QVERIFY(text.contains("xmode=log"));
    QVERIFY(text.contains("xtick={10,1000}, xticklabels={{10},{1000}}"));
    QVERIFY(text.contains("ylabel={value, 50 \\%}"));
    QVERIFY(text.contains("dash pattern=on 1.852mm off 0.926mm"));
    QVERIFY(text.contains("width=25.4mm, height=12.7mm"));
    QVERIFY(text.contains("at={(0mm,47.3mm)}"));
}

void tst_PgfplotsAxes::manyPointsStayWithinTheMemoryOfTex()
{
    PlotDescription plot = example();
    QPolygonF noise;
    for (int i = 0; i < 10000; ++i)
        noise.append(QPointF(i * 96.0 / 10000, (i * 7919) % 48));
    for (const bool marks : {false, true})
        plot.lines.lines.push_back({noise, Qt::red, 1.75, {}, marks});
    plot.lines.bands.push_back({noise, noise.translated(0, 3), Qt::blue});
    TikzPage page({85, 60}, "f");

    qsizetype points = 0;
    for (int i = 0; i < 12; ++i)
        points += code(plot, page).count('(');

    QVERIFY2(points > 8000 && points <= 16000, qPrintable(QString::number(points)));
}

void tst_PgfplotsAxes::titlesAndLinesAreWhereTheyWere()
{
    PlotDescription plot = example();
    TikzPage page({85, 60}, "f");
    QVERIFY(!code(plot, page).contains("ticklabel cs"));
    QVERIFY(!code(plot, page).contains("draw=none"));

    plot.up.titleAt = 0.25;
    plot.up.shown = false;

    QVERIFY(code(plot, page).contains("ylabel style={at={(ticklabel cs:0.25)}}, y axis line style={draw=none}"));
}

void tst_PgfplotsAxes::anAxisThatRunsBackwardsIsReversed()
{
    PlotDescription plot = example();
    plot.up = {"position", 511.5, -0.5, false, {{0, "0"}, {511, "511"}}};
    TikzPage page({85, 60}, "f");

    const QString text = code(plot, page);

    QVERIFY(text.contains("ymin=-0.5, ymax=511.5, y dir=reverse"));
    QVERIFY(text.contains("ytick={0,511}"));
}

void tst_PgfplotsAxes::theRasterIsWrittenAsItIs()
{
    PlotDescription plot = example();
    plot.image = QImage(3, 2, QImage::Format_RGB32);
    for (int i = 0; i < 6; ++i)
        plot.image.setPixel(i % 3, i / 3, qRgb(40 * i, 255 - 7 * i, i));
    TikzPage page({85, 60}, "my f");

    const QString text = code(plot, page);

    QCOMPARE(page.pictures().size(), std::size_t(1));
    QCOMPARE(page.pictures()[0].name, "my-f-image-1.png");
    QVERIFY(text.contains("\\addplot graphics[xmin=1, xmax=1000, ymin=-1, ymax=1] {my-f-image-1.png};"));
    QCOMPARE(QImage::fromData(page.pictures()[0].png).convertToFormat(QImage::Format_RGB32), plot.image);
}

void tst_PgfplotsAxes::theBarHasTheColoursOfItsMap()
{
    const ColourMap& map = colourMap("blue-orange", ThemeName::light);
    const BarDescription bar{{0, 0, 12, 96}, {"value", -2, 2, false, {{-2, "−2"}, {0, "0"}, {2, "2"}}}, &map};
    TikzPage page({85, 60}, "f");

    const QString text = barCode(page, bar, {0, 0});

    QStringList expected;
    for (std::size_t i = 0; i < map.colours.size(); i += 5)
        expected +=
            QString("%1,%2,%3").arg(qRed(map.colours[i])).arg(qGreen(map.colours[i])).arg(qBlue(map.colours[i]));
    QStringList found;
    static const QRegularExpression colour("rgb255=\\(([^)]*)\\)");
    for (auto matches = colour.globalMatch(text); matches.hasNext();)
        found += matches.next().captured(1);
    QCOMPARE(found, expected);
    // As many samples as colours: between them, and only there, the shading is the straight mixture that the map is.
    QVERIFY(text.contains("samples y=" + QString::number(found.size())));
    QVERIFY(text.contains("point meta min=-2, point meta max=2"));
    QVERIFY(text.contains("yticklabels={{\\ensuremath{-}2},{0},{2}}"));
}

WHORL_APP_TEST(tst_PgfplotsAxes)
#include "tst_pgfplots_axes.moc"
