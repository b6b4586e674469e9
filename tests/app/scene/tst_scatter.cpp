// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/scatter.h"

#include "app/scene/number_text.h"
#include "core/embedding/vector_table.h"
#include "tests/support/test_main.h"

#include <QImage>
#include <QPainter>

#include <cmath>

using namespace whorl;

class tst_Scatter : public QObject {
    Q_OBJECT

private slots:
    void chosenWordsAreNamedHoweverDense();
    void ofManyChosenWordsThoseWithRoomAreNamed();
    void theRowOfAWordIsThatOfItsTable();
    void moreWordsAreNamedWhenZoomedIn();
    void pointingFindsTheNearestWord();
    void aLassoHoldsTheWordsWithin();
    void aMillionPointsAreADensity();
    void emptyAndSinglePointsArePainted();
    void aLegendShowsTheClassesThatThereAre();
    void classesBeyondTheColoursAreGrey();
    void aDensityHasNoLegend();
    void aColourBarSaysWhatItShows();
    void aNarrowPictureHasItsLegendBelow();
    void theNearestWordsAreFoundOnce();
};

namespace {

Panel mapOf(const std::string& file, const std::string& words = {})
{
    Panel panel;
    panel.source = "table";
    panel.quantity = "projection";
    panel.values = {{"file", WHORL_SOURCE_DIR "/tests/cases/" + file},
                    {"method", std::string("none")},
                    {"words", words},
                    {"groups", std::int64_t{1}}};
    return panel;
}

std::unique_ptr<Picture> pictureOf(const Panel& panel, const QSizeF& size = {500, 400})
{
    PictureStyle style;
    style.theme = &theme(ThemeName::light);
    return makePicture(panel, evaluatePanel(panel), size, style);
}

int named(const Picture& picture)
{
    return picture.resolution().section(' ', 0, 0).toInt();
}

Points lattice(std::int64_t count)
{
    Points points;
    points.axis = boundedAxis(AxisRole::other, "point", count);
    points.dimensions = 2;
    points.at = [](std::int64_t index) { return Eigen::Vector3d(double(index % 1000), double(index / 1000), 0); };
    points.label = [](std::int64_t index) { return std::to_string(index); };
    return points;
}

std::unique_ptr<Picture> pictureOf(Points points, const QSizeF& size = {500, 400})
{
    auto data = std::make_shared<PanelData>();
    data->quantities.push_back({"points", "", "", "", QuantityKind::points});
    data->data.push_back(std::move(points));
    PictureStyle style;
    style.theme = &theme(ThemeName::light);
    return makePicture({}, data, size, style);
}

/// Points of so many classes, the same number of each.
Points classes(int count, int named)
{
    Points points = lattice(count * 10);
    points.classOf = [count](std::int64_t index) { return index % count; };
    for (int k = 0; k < named; ++k)
        points.classNames.push_back("class " + std::to_string(k));
    points.valueLabel = "kinds";
    return points;
}

/// How many pixels beside the plot have a colour.
int pixelsBeside(const QImage& image, const QColor& colour)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 366; x < image.width(); ++x)
            count += image.pixelColor(x, y) == colour ? 1 : 0;
    return count;
}

QImage painted(const Picture& picture)
{
    QImage image(500, 400, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    picture.paint(painter);
    return image;
}

}  // namespace

// Twenty-five words in a tiny square: https://github.com/plotly/plotly.py/issues/925
void tst_Scatter::chosenWordsAreNamedHoweverDense()
{
    const Panel panel = mapOf("C12/grid.vec");
    const auto data = evaluatePanel(panel);
    const auto& points = std::get<Points>(data->data.front());
    std::string all;
    for (std::int64_t i = 0; i < points.axis.count; ++i)
        all += points.label(i) + " ";

    const int some = named(*pictureOf(panel, {200, 150}));
    const int chosen = named(*pictureOf(mapOf("C12/grid.vec", all), {200, 150}));

    QVERIFY(some > 0);
    QVERIFY(some < points.axis.count);
    QCOMPARE(chosen, int(points.axis.count));
}

void tst_Scatter::ofManyChosenWordsThoseWithRoomAreNamed()
{
    Panel panel = mapOf("C12/grid.vec");
    panel.values.insert_or_assign("file", std::string("glove"));
    panel.values.insert_or_assign("limit", std::int64_t{300});
    std::string words;
    for (int i = 0; i < 150; ++i)
        words += shippedVectors("glove")->word(i) + " ";
    panel.values.insert_or_assign("words", words);
    const auto picture = pictureOf(panel);

    QVERIFY(picture->resolution().contains(" of 150 chosen words named"));
    QVERIFY(named(*picture) > 10);
    QVERIFY(named(*picture) < 150);
}

void tst_Scatter::theRowOfAWordIsThatOfItsTable()
{
    Panel panel = mapOf("C12/grid.vec", "king apple");
    panel.values.insert_or_assign("file", std::string("glove"));
    panel.values.insert_or_assign("isolated", true);
    Probe probe;
    probe.token = "apple";
    const Readout items = pictureOf(panel)->readout(probe);

    QCOMPARE(items[1].label, QString("row"));
    QCOMPARE(items[1].value, integerText(*shippedVectors("glove")->find("apple")));
}

void tst_Scatter::moreWordsAreNamedWhenZoomedIn()
{
    Panel panel = mapOf("C12/grid.vec");
    panel.values["file"] = std::string("glove");
    const auto whole = pictureOf(panel);
    const Zoom zoom = *whole->zoomed({250, 200}, 6);
    panel.rows = zoom.rows;
    panel.columns = zoom.columns;
    QVERIFY(named(*whole) > 20);
    const QImage before = painted(*whole), after = painted(*pictureOf(panel));
    QVERIFY(before != after);
}

void tst_Scatter::pointingFindsTheNearestWord()
{
    const auto picture = pictureOf(mapOf("C12/grid.vec"));
    Probe probe;
    probe.token = "no such word";
    const auto found = picture->probeAt({250, 200}, probe);
    QVERIFY(found);
    QVERIFY(found->token != probe.token);
    QCOMPARE(picture->readout(*found).front().value.toStdString(), found->token);
    QVERIFY(picture->readout(probe).empty());
}

void tst_Scatter::aLassoHoldsTheWordsWithin()
{
    const auto picture = pictureOf(mapOf("C12/grid.vec"));
    const auto all = picture->wordsWithin(QPolygonF(QRectF(0, 0, 500, 400)));
    const auto left = picture->wordsWithin(QPolygonF(QRectF(0, 0, 250, 400)));
    QCOMPARE(all.size(), std::size_t{25});
    QVERIFY(left.size() > 5 && left.size() < 20);
}

void tst_Scatter::aMillionPointsAreADensity()
{
    const QImage image = painted(*pictureOf(lattice(1'000'000)));
    QVERIFY(image.pixel(250, 200) != qRgb(255, 255, 255));
    QCOMPARE(image.pixel(2, 2), qRgb(255, 255, 255));
}

void tst_Scatter::emptyAndSinglePointsArePainted()
{
    for (const std::int64_t count : {0, 1, 2}) {
        const auto picture = pictureOf(lattice(count));
        painted(*picture);
        QCOMPARE(picture->probeAt({-4000, 0}, {}).has_value(), false);
    }
}

void tst_Scatter::aLegendShowsTheClassesThatThereAre()
{
    const Theme& light = theme(ThemeName::light);
    const QImage three = painted(*pictureOf(classes(3, 5))), none = painted(*pictureOf(classes(3, 0)));
    for (int k = 0; k < 5; ++k)
        QCOMPARE(pixelsBeside(three, categorical(k, light)) > 20, k < 3);
    QVERIFY(painted(*pictureOf(classes(4, 5))) != three);
    QVERIFY(three != none);
    // One class tells nothing apart, and in a small picture the points have all the room.
    QVERIFY(painted(*pictureOf(classes(1, 1))) == painted(*pictureOf(classes(1, 0))));
}

void tst_Scatter::classesBeyondTheColoursAreGrey()
{
    const Theme& light = theme(ThemeName::light);
    const QImage many = painted(*pictureOf(classes(20, 20)));
    QVERIFY(pixelsBeside(many, categorical(7, light)) > 20);
    QVERIFY(pixelsBeside(many, light.faint) > 20);
    QCOMPARE(pixelsBeside(painted(*pictureOf(classes(8, 8))), light.faint), 0);
}

void tst_Scatter::aDensityHasNoLegend()
{
    Points points = lattice(250'000);
    const QImage plain = painted(*pictureOf(points));
    points.classOf = [](std::int64_t index) { return index % 2; };
    points.classNames = {"even", "odd"};
    QVERIFY(painted(*pictureOf(points)) == plain);
}

void tst_Scatter::aColourBarSaysWhatItShows()
{
    Points points = lattice(50);
    points.value = [](std::int64_t index) { return index == 0 ? std::nan("") : double(index); };
    const QImage without = painted(*pictureOf(points));
    points.valueLabel = "count";
    const QImage with = painted(*pictureOf(points));
    QVERIFY(with != without);
    QVERIFY(pixelsBeside(with, theme(ThemeName::light).text) > 0);
    QCOMPARE(pixelsBeside(without, theme(ThemeName::light).text), 0);
}

void tst_Scatter::aNarrowPictureHasItsLegendBelow()
{
    const QImage image = painted(*pictureOf(classes(4, 4), {300, 400}));
    int below = 0;
    for (int y = 340; y < 400; ++y)
        for (int x = 0; x < 300; ++x)
            below += image.pixelColor(x, y) == categorical(3, theme(ThemeName::light)) ? 1 : 0;
    QVERIFY(below > 20);
}

void tst_Scatter::theNearestWordsAreFoundOnce()
{
    int asked = 0;
    Points points = lattice(50);
    points.axis = boundedAxis(AxisRole::word, "word", 50);
    points.axis.wordAt = points.label;
    points.axis.find = [](std::string_view word) { return std::optional<std::int64_t>(std::stoll(std::string(word))); };
    points.nearest = [&asked](std::int64_t index) {
        ++asked;
        return std::vector<std::int64_t>{index + 1};
    };
    const auto picture = pictureOf(std::move(points));
    QImage image(500, 400, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    Probe probe;
    for (const char* word : {"7", "9"}) {
        probe.token = word;
        picture->readout(probe);
        picture->paintProbe(painter, probe);
        picture->paintProbe(painter, probe);
    }
    QCOMPARE(asked, 2);
}

WHORL_APP_TEST(tst_Scatter)
#include "tst_scatter.moc"
