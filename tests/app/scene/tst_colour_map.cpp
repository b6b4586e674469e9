// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/colour_map.h"
#include "app/scene/oklab.h"
#include "core/error.h"
#include "tests/app/scene/colour_vision.h"
#include "tests/support/test_main.h"

#include <limits>
#include <vector>

using namespace whorl;

namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();
constexpr float nothing = std::numeric_limits<float>::quiet_NaN();
constexpr SpecialColours special = {0xff0a0b0c, 0xff0d0e0f};

const ColourMap& viridis()
{
    return colourMap("viridis", ThemeName::light);
}

std::vector<QRgb> painted(const std::vector<float>& values, double low, double high, const ColourMap& map)
{
    std::vector<QRgb> out(values.size());
    paintRow(values.data(), int(values.size()), low, high, map, special, out.data());
    return out;
}

double lightness(QRgb colour)
{
    return toOklab(QColor(colour)).lightness;
}

void addMapsAndThemes()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<ThemeName>("name");
    for (const QString& id : colourMaps()) {
        QTest::addRow("%s light", qPrintable(id)) << id << ThemeName::light;
        QTest::addRow("%s dark", qPrintable(id)) << id << ThemeName::dark;
    }
}

}  // namespace

class tst_ColourMap : public QObject {
    Q_OBJECT

private slots:
    void theFourMapsAreThere();
    void everyMapDescribesItself();
    void viridisIsThePublishedTable();
    void cividisIsThePublishedTable();
    void stopsAreKept();
    void zeroIsTheSurfaceOfADivergingMap();
    void lightnessOfADivergingMapMirrors();
    void cyclicMapsClose();
    void stepsAreSmall_data() { addMapsAndThemes(); }
    void stepsAreSmall();
    void everyEyeCanOrderTheMap_data() { addMapsAndThemes(); }
    void everyEyeCanOrderTheMap();
    void anUnknownMapIsRefusedByName();
    void everyKindOfFieldHasAMap();
    void printLooksLikeLight();
    void valuesGoToTheNearestColour();
    void valuesOutsideGetTheColourOfTheEnd();
    void maskedAndMissingValuesHaveTheirOwnColours();
    void aRangeWithoutExtentGetsTheMiddleColour();
    void aReversedRangeReversesTheColours();
    void longRowsArePaintedLikeShortOnes();
    void strengthCoversTheSurface();
    void strengthNeverFadesWhatHasNoValue();
};

void tst_ColourMap::theFourMapsAreThere()
{
    for (const QString id : {"blue-orange", "cividis", "turn", "viridis"})
        QVERIFY(colourMaps().contains(id));
}

void tst_ColourMap::everyMapDescribesItself()
{
    for (const QString& id : colourMaps()) {
        const ColourMap& map = colourMap(id, ThemeName::light);
        QCOMPARE(map.id, id);
        QVERIFY(!map.label.isEmpty());
        QVERIFY(map.use.size() > 20 && !map.use.endsWith('.'));
        for (const QRgb colour : map.colours)
            QCOMPARE(qAlpha(colour), 255);
    }
}

void tst_ColourMap::viridisIsThePublishedTable()
{
    // Entries 0, 127 and 255 as published by Smith and van der Walt.
    const QRgb first = viridis().colours[0];
    QCOMPARE(qRed(first), qRound(0.267004 * 255));
    QCOMPARE(qGreen(first), qRound(0.004874 * 255));
    QCOMPARE(qBlue(first), qRound(0.329415 * 255));
    const QRgb middle = viridis().colours[127];
    QCOMPARE(qRed(middle), qRound(0.128729 * 255));
    QCOMPARE(qGreen(middle), qRound(0.563265 * 255));
    QCOMPARE(qBlue(middle), qRound(0.551229 * 255));
    const QRgb last = viridis().colours[255];
    QCOMPARE(qRed(last), qRound(0.993248 * 255));
    QCOMPARE(qGreen(last), qRound(0.906157 * 255));
    QCOMPARE(qBlue(last), qRound(0.143936 * 255));
}

void tst_ColourMap::cividisIsThePublishedTable()
{
    const ColourMap& cividis = colourMap("cividis", ThemeName::light);

    QCOMPARE(cividis.colours[0], qRgb(0, 34, 78));
    QCOMPARE(cividis.colours[255], qRgb(254, 232, 56));
}

void tst_ColourMap::stopsAreKept()
{
    const ColourMap& light = colourMap("blue-orange", ThemeName::light);
    const ColourMap& dark = colourMap("blue-orange", ThemeName::dark);

    QCOMPARE(light.colours[0], QRgb(0xff0e325e));
    QCOMPARE(light.colours[85], QRgb(0xff90bedf));
    QCOMPARE(light.colours[170], QRgb(0xffe4aa79));
    QCOMPARE(light.colours[255], QRgb(0xff562007));
    QCOMPARE(dark.colours[0], QRgb(0xffcbe7ff));
    QCOMPARE(dark.colours[255], QRgb(0xffffe3c2));
}

void tst_ColourMap::zeroIsTheSurfaceOfADivergingMap()
{
    // The two middle entries lie half a step to either side of the stop.
    for (const ThemeName name : {ThemeName::light, ThemeName::dark})
        for (const std::size_t entry : {127, 128}) {
            const QColor middle(colourMap("blue-orange", name).colours[entry]);
            QVERIFY(test::distance(middle, theme(name).surface, Sight::normal) < 5);
        }
}

void tst_ColourMap::lightnessOfADivergingMapMirrors()
{
    // 0.005 between the stops themselves, and half a 255th more for eight bits on either side.
    const auto& colours = colourMap("blue-orange", ThemeName::light).colours;
    for (std::size_t i = 0; i < 128; ++i)
        QVERIFY(std::abs(lightness(colours[i]) - lightness(colours[255 - i])) < 0.009);
}

void tst_ColourMap::cyclicMapsClose()
{
    for (const ThemeName name : {ThemeName::light, ThemeName::dark}) {
        const ColourMap& turn = colourMap("turn", name);
        QCOMPARE(turn.kind, ColourMap::Kind::cyclic);
        QCOMPARE(turn.colours.front(), turn.colours.back());
    }
}

void tst_ColourMap::stepsAreSmall()
{
    QFETCH(const QString, id);
    QFETCH(const ThemeName, name);
    const auto& colours = colourMap(id, name).colours;

    for (std::size_t i = 1; i < colours.size(); ++i)
        QVERIFY(test::distance(QColor(colours[i - 1]), QColor(colours[i]), Sight::normal) < 2.5);
}

void tst_ColourMap::everyEyeCanOrderTheMap()
{
    QFETCH(const QString, id);
    QFETCH(const ThemeName, name);
    const ColourMap& map = colourMap(id, name);
    if (!map.colourBlindSafe)
        return;

    // An eighth of the map apart, no two colours are alike to any eye; round the corner counts on a circle. The least is
    // 6.8, in the dark quarter of cividis under tritanopia, for which it was not made.
    for (const Sight sight : {Sight::normal, Sight::protanopia, Sight::deuteranopia, Sight::tritanopia})
        for (int a = 0; a < 256; a += 4)
            for (int b = a + 32; b < 256; b += 4) {
                if (map.kind == ColourMap::Kind::cyclic && 255 - (b - a) < 32)
                    continue;
                const double difference =
                    test::distance(QColor(map.colours[std::size_t(a)]), QColor(map.colours[std::size_t(b)]), sight);
                QVERIFY2(difference > 6.5,
                         qPrintable(QString("%1, %2, eye %3: %4").arg(a).arg(b).arg(int(sight)).arg(difference)));
            }
}

void tst_ColourMap::anUnknownMapIsRefusedByName()
{
    try {
        colourMap("jet", ThemeName::light);
        QFAIL("no error");
    } catch (const InputError& error) {
        QCOMPARE(QString(error.what()).left(25), QString("the colour map is \"jet\"; "));
        QVERIFY(QString(error.what()).contains("viridis"));
    }
}

void tst_ColourMap::everyKindOfFieldHasAMap()
{
    using enum FieldScale;
    for (const FieldScale scale : {diverging, sequential, cyclic, classes})
        QVERIFY(colourMaps().contains(defaultColourMap(scale)));
    QCOMPARE(colourMap(defaultColourMap(diverging), ThemeName::dark).kind, ColourMap::Kind::diverging);
    QCOMPARE(colourMap(defaultColourMap(cyclic), ThemeName::dark).kind, ColourMap::Kind::cyclic);
}

void tst_ColourMap::printLooksLikeLight()
{
    QCOMPARE(colourMap("turn", ThemeName::print).colours, colourMap("turn", ThemeName::light).colours);
}

void tst_ColourMap::valuesGoToTheNearestColour()
{
    std::vector<float> values;
    for (int i = 0; i < 256; ++i)
        for (const float aside : {-0.49F, 0.0F, 0.49F})
            values.push_back(float(i) + aside);

    const std::vector<QRgb> colours = painted(values, 0, 255, viridis());

    for (std::size_t i = 0; i < colours.size(); ++i)
        QCOMPARE(colours[i], viridis().colours[i / 3]);
}

void tst_ColourMap::valuesOutsideGetTheColourOfTheEnd()
{
    const auto& map = viridis();
    const std::vector<float> values = {-1.01F, -1e30F, 1.01F, 1e30F, infinity, std::numeric_limits<float>::max()};

    const std::vector<QRgb> colours = painted(values, -1, 1, map);

    const QRgb low = map.colours.front();
    const QRgb high = map.colours.back();
    QCOMPARE(colours, (std::vector<QRgb>{low, low, high, high, high, high}));
}

void tst_ColourMap::maskedAndMissingValuesHaveTheirOwnColours()
{
    QCOMPARE(painted({-infinity, nothing, -nothing}, -1, 1, viridis()),
             (std::vector<QRgb>{special.masked, special.noValue, special.noValue}));
    QCOMPARE(colourOf(-std::numeric_limits<double>::infinity(), 1, -1, viridis(), special), special.masked);
}

void tst_ColourMap::aRangeWithoutExtentGetsTheMiddleColour()
{
    QCOMPARE(painted({-7, 3, 4000}, 3, 3, viridis()), (std::vector<QRgb>(3, viridis().colours[128])));
}

void tst_ColourMap::aReversedRangeReversesTheColours()
{
    QCOMPARE(painted({-1, 1}, 1, -1, viridis()),
             (std::vector<QRgb>{viridis().colours.back(), viridis().colours.front()}));
}

void tst_ColourMap::longRowsArePaintedLikeShortOnes()
{
    std::vector<float> values(1000);
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = float(i * 37 % 1000) / 500 - 1;

    const std::vector<QRgb> colours = painted(values, -1, 1, viridis());

    for (std::size_t i = 0; i < values.size(); ++i)
        QCOMPARE(colours[i], colourOf(double(values[i]), -1, 1, viridis(), special));
}

void tst_ColourMap::strengthCoversTheSurface()
{
    const std::vector<float> values(5, 1);
    const std::vector<float> strength = {0, 0.5F, 1, 1.2F, nothing};
    constexpr QRgb surface = 0xff102030;
    std::vector<QRgb> out(5);

    paintRow(values.data(), strength.data(), 5, 0, 1, viridis(), special, surface, out.data());

    const QRgb full = viridis().colours.back();
    const QRgb half = qRgb((qRed(full) + 0x10 + 1) / 2, (qGreen(full) + 0x20 + 1) / 2, (qBlue(full) + 0x30 + 1) / 2);
    QCOMPARE(out, (std::vector<QRgb>{surface, half, full, full, surface}));
}

void tst_ColourMap::strengthNeverFadesWhatHasNoValue()
{
    const std::vector<float> values = {-infinity, nothing};
    const std::vector<float> strength = {0.25F, 0};
    std::vector<QRgb> out(2);

    paintRow(values.data(), strength.data(), 2, 0, 1, viridis(), special, 0xffffffff, out.data());

    QCOMPARE(out, (std::vector<QRgb>{special.masked, special.noValue}));
}

WHORL_APP_TEST(tst_ColourMap)
#include "tst_colour_map.moc"
