// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/list.h"

#include "tests/support/test_main.h"

#include <QImage>
#include <QPainter>

using namespace whorl;

class tst_List : public QObject {
    Q_OBJECT

private slots:
    void theRowsOfTheProbedWordAreShown();
    void clickingAWordPointsAtIt();
    void barsAreAsLongAsTheirValues();
    void aNarrowTableStaysWithinItsPanel();
};

namespace {

Listing wordList()
{
    Listing listing;
    listing.columns = {"word", "cosine"};
    listing.rows = {{std::string("north"), 0.9}, {std::string("south"), 0.45}};
    listing.bars = ListingBars{1, 0, 1, 0.5};
    listing.ofWords = true;
    listing.verbatim = {0};
    return listing;
}

std::shared_ptr<const PanelData> dataOf(Listing listing)
{
    auto data = std::make_shared<PanelData>();
    data->quantities.push_back({"words", "", "", "", QuantityKind::listing});
    data->data.push_back(std::move(listing));
    return data;
}

std::unique_ptr<Picture> pictureOf(const Panel& panel, std::shared_ptr<const PanelData> data, const QSizeF& size)
{
    PictureStyle style;
    style.theme = &theme(ThemeName::light);
    return makePicture(panel, std::move(data), size, style);
}

QImage painted(const Picture& picture, const QSize& size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    picture.paint(painter);
    return image;
}

int bluePixels(const QImage& image, int top)
{
    int count = 0;
    const QRgb blue = theme(ThemeName::light).categories[0].rgb();
    for (int x = 0; x < image.width(); ++x)
        count += image.pixel(x, top + 12) == blue;
    return count;
}

}  // namespace

void tst_List::theRowsOfTheProbedWordAreShown()
{
    Listing listing;
    listing.subjects = boundedAxis(AxisRole::word, "word", 2);
    listing.subjects->wordAt = [](std::int64_t row) { return row == 0 ? "first" : "second"; };
    listing.subjects->find = [](std::string_view word) -> std::optional<std::int64_t> {
        return word == "second" ? std::optional<std::int64_t>(1) : std::nullopt;
    };
    listing.of = [](std::int64_t row) {
        Listing own = wordList();
        own.rows.resize(static_cast<std::size_t>(row + 1));
        return own;
    };
    const auto data = dataOf(listing);
    Probe probe;
    probe.token = "second";
    QCOMPARE(probedSlice(*data, probe), std::int64_t{1});
    probe.token = "unknown";
    QCOMPARE(probedSlice(*data, probe), std::int64_t{0});

    Panel panel;
    panel.slice = 1;
    const Readout readout = pictureOf(panel, data, {300, 200})->readout({});
    QCOMPARE(readout[0].value, QString("second"));
    QCOMPARE(readout[1].value, QString("2"));
}

void tst_List::clickingAWordPointsAtIt()
{
    const auto picture = pictureOf({}, dataOf(wordList()), {300, 200});
    QCOMPARE(picture->clicked({30, 60}, {})->token, std::string("south"));
    QVERIFY(!picture->clicked({30, 10}, {}));
    QVERIFY(!picture->clicked({30, 150}, {}));
}

void tst_List::barsAreAsLongAsTheirValues()
{
    const QImage image = painted(*pictureOf({}, dataOf(wordList()), {300, 200}), {300, 200});
    const int first = bluePixels(image, 24), second = bluePixels(image, 48);
    QVERIFY(first > 40);
    QVERIFY(std::abs(second - first / 2) <= 2);
}

void tst_List::aNarrowTableStaysWithinItsPanel()
{
    Listing listing = wordList();
    listing.bars.reset();
    listing.rows.push_back({std::string("a name that is much too long for such a narrow panel as this one is"), 0.25});
    const QImage image = painted(*pictureOf({}, dataOf(listing), {200, 200}), {260, 200});
    for (int y = 26; y < 200; ++y)
        for (int x = 200; x < 260; ++x)
            QCOMPARE(image.pixel(x, y), qRgb(255, 255, 255));
}

WHORL_APP_TEST(tst_List)
#include "tst_list.moc"
