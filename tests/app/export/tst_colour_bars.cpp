// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/colour_map.h"
#include "tests/support/figures.h"
#include "tests/support/matrices.h"
#include "tests/support/svg_reading.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>

using namespace whorl;
using namespace whorl::test;

/// What a colour bar says is so. Cases D04, D15 and D19.
class tst_ColourBars : public QObject {
    Q_OBJECT

private slots:
    void aTickStandsAtTheColourOfItsValue_data();
    void aTickStandsAtTheColourOfItsValue();
    void equalDistancesAreEqualDifferences_data() { aTickStandsAtTheColourOfItsValue_data(); }
    void equalDistancesAreEqualDifferences();
    void lightnessOfSequentialMapsRises();
    void lightnessOfDivergingMapsFallsFromTheMiddle();
    void viridisHasThePublishedLightness();
    void noMapIsARainbow();
};

namespace {

/// CIE L*, 0 .. 100, of an sRGB colour.
double lightness(QRgb colour)
{
    const auto linear = [](int channel) {
        const double value = channel / 255.0;
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    const double y = 0.2126 * linear(qRed(colour)) + 0.7152 * linear(qGreen(colour)) + 0.0722 * linear(qBlue(colour));
    return y > 216.0 / 24389 ? 116 * std::cbrt(y) - 16 : y * 24389 / 27;
}

struct Bar {
    struct Tick {
        double value = 0, y = 0, x = 0;
    };
    std::vector<Tick> ticks;  ///< in pixels of the image
    QImage image;
};

constexpr double height = 300;

/// The bar of a panel: ticks from the SVG's texts to the right of its picture, colours from the PNG of the same size.
Bar barOf(const Board& board)
{
    const QSizeF size = QSizeF(420, height) * 25.4 / 96;
    const SvgReading svg = readSvg(makeFigure(board, figureSettings(FigureFormat::svg, size, 96), figureStyle()));
    Bar bar;
    bar.image = QImage::fromData(makeFigure(board, figureSettings(FigureFormat::png, size, 96), figureStyle()));
    for (const SvgReading::Text& text : svg.texts) {
        bool isNumber = false;
        const double value = QString(text.text).replace(u'\u2212', u'-').toDouble(&isNumber);
        // The base line is half the height of a digit below the tick: capitals of Inter are 0.727 em high.
        if (isNumber && text.place.x() > svg.images.at(0).area.right())
            bar.ticks.push_back({value, text.place.y() - text.size * 0.727 / 2, text.place.x()});
    }
    return bar;
}

/// The nearest colour of the map left of the tick's label, as a share of the map.
double shareAt(const Bar& bar, const Bar::Tick& tick, const ColourMap& map)
{
    double best = 1e9, share = -1;
    // The ticks of the ends stand at the edges.
    for (int place = 0; place < 12; ++place) {
        const int x = static_cast<int>(tick.x) - 12 + place / 3, y = static_cast<int>(tick.y) - 1 + place % 3;
        for (std::size_t i = 0; i < map.colours.size(); ++i) {
            const QRgb a = bar.image.pixel(x, y), b = map.colours[i];
            const double apart =
                std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) + std::abs(qBlue(a) - qBlue(b));
            if (apart < best) {
                best = apart;
                share = static_cast<double>(i) / 255;
            }
        }
    }
    return best < 12 ? share : -1;
}

}  // namespace

void tst_ColourBars::aTickStandsAtTheColourOfItsValue_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QByteArray>("quantity");
    QTest::addColumn<QByteArray>("map");
    QTest::newRow("diverging") << QByteArray("learned") << QByteArray("encoding") << QByteArray("blue-orange");
    QTest::newRow("diverging, within 1") << QByteArray("sinusoidal") << QByteArray("encoding")
                                         << QByteArray("blue-orange");
    QTest::newRow("sequential") << QByteArray("alibi") << QByteArray("weights") << QByteArray("viridis");
    QTest::newRow("sequential, negative") << QByteArray("alibi") << QByteArray("bias") << QByteArray("viridis");
}

void tst_ColourBars::aTickStandsAtTheColourOfItsValue()
{
    QFETCH(const QByteArray, source);
    QFETCH(const QByteArray, quantity);
    QFETCH(const QByteArray, map);
    const QTemporaryDir folder;
    writeMatrix(matrixOf("D04/asym.csv"), folder.filePath("asym.npy"));
    Board board = boardOf(source.toStdString(), quantity.toStdString());
    if (source == "learned")
        board.panels[0].values = {{"file", folder.filePath("asym.npy").toStdString()}};
    board.panels[0].style.colourMap = map.toStdString();
    const auto data = evaluatePanel(board.panels[0]);
    const FieldRange range = shownRange(std::get<Field>(data->data.front()), 0);

    const Bar bar = barOf(board);

    QVERIFY(bar.ticks.size() >= 3);
    for (const Bar::Tick& tick : bar.ticks) {
        const double wanted = (tick.value - range.low) / (range.high - range.low);
        const double found = shareAt(bar, tick, colourMap(map, ThemeName::light));
        // A pixel of the bar, and labels that are rounded.
        QVERIFY2(std::abs(found - wanted) < 0.02,
                 qPrintable(QStringLiteral("%1: %2, not %3").arg(tick.value).arg(found).arg(wanted)));
    }
}

/// Case D19: there is no bar of two slopes, so that halves of equal length are equal differences.
void tst_ColourBars::equalDistancesAreEqualDifferences()
{
    QFETCH(const QByteArray, source);
    QFETCH(const QByteArray, quantity);
    const QTemporaryDir folder;
    writeMatrix(matrixOf("D04/asym.csv"), folder.filePath("asym.npy"));
    Board board = boardOf(source.toStdString(), quantity.toStdString());
    if (source == "learned")
        board.panels[0].values = {{"file", folder.filePath("asym.npy").toStdString()}};

    const Bar bar = barOf(board);

    const auto [low, high] = std::minmax_element(bar.ticks.begin(), bar.ticks.end(),
                                                 [](const auto& a, const auto& b) { return a.value < b.value; });
    const double slope = (high->y - low->y) / (high->value - low->value);
    QVERIFY(slope < 0);
    for (const Bar::Tick& tick : bar.ticks)
        QVERIFY(std::abs(low->y + slope * (tick.value - low->value) - tick.y) < 2);
}

void tst_ColourBars::lightnessOfSequentialMapsRises()
{
    for (const ThemeName name : {ThemeName::light, ThemeName::dark, ThemeName::print})
        for (const QString& id : colourMaps()) {
            const ColourMap& map = colourMap(id, name);
            // The states are names, not steps.
            if (map.kind != ColourMap::Kind::sequential || id == "states")
                continue;
            for (std::size_t i = 8; i < map.colours.size(); i += 8)
                QVERIFY2(lightness(map.colours[i]) > lightness(map.colours[i - 8]), qPrintable(id));
        }
}

void tst_ColourBars::lightnessOfDivergingMapsFallsFromTheMiddle()
{
    for (const QString& id : colourMaps()) {
        const ColourMap& map = colourMap(id, ThemeName::light);
        if (map.kind != ColourMap::Kind::diverging)
            continue;
        for (std::size_t i = 136; i < map.colours.size(); i += 8) {
            QVERIFY(lightness(map.colours[i]) < lightness(map.colours[i - 8]));
            QVERIFY(lightness(map.colours[255 - i]) < lightness(map.colours[255 - i + 8]));
        }
    }
}

/// The numbers of case D15.
void tst_ColourBars::viridisHasThePublishedLightness()
{
    const auto& colours = colourMap("viridis", ThemeName::light).colours;
    const double wanted[] = {14.9, 35.7, 54.5, 72.9, 90.9};
    for (std::size_t i = 0; i < 5; ++i)
        QVERIFY(std::abs(lightness(colours[i * 255 / 4]) - wanted[i]) < 0.8);
}

/// Nor needs anyone to tell red from green: what is not cyclic can be ordered by its lightness alone.
void tst_ColourBars::noMapIsARainbow()
{
    for (const QString& id : colourMaps())
        for (const char* rainbow : {"jet", "hsv", "rainbow", "turbo", "spectral"})
            QVERIFY(!id.contains(QLatin1String(rainbow), Qt::CaseInsensitive));
    for (const FieldScale scale :
         {FieldScale::diverging, FieldScale::sequential, FieldScale::cyclic, FieldScale::classes})
        QVERIFY(colourMap(defaultColourMap(scale), ThemeName::light).colourBlindSafe || scale == FieldScale::cyclic);
}

WHORL_APP_TEST(tst_ColourBars)
#include "tst_colour_bars.moc"
