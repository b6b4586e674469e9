// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/heatmap.h"
#include "tests/support/sample_pictures.h"
#include "tests/support/test_main.h"

#include <cmath>

using namespace whorl;
using namespace whorl::test;

class tst_Heatmap : public QObject {
    Q_OBJECT

private slots:
    void everyPixelIsTheColourOfItsCellsMean();
    void pointingAtACellReadsThatCell();
    void aDraftKeepsItsPlace();
    void maskedCellsHaveTheirOwnColour();
    void zoomingInAndOutReturnsToTheWhole();
    void theCellCursorStopsAtTheEdges();
    void theResolutionIsTrue();
    void classesAreNamedInTheReadout();
    void aPatchOfAPictureIsProbed();
    void whatThePointerIsOnStaysUnderItWhileZooming();
    void theViewFollowsTheProbe();
    void aSquareFieldUsesItsRoom_data();
    void aSquareFieldUsesItsRoom();
    void tagsLeaveSmallFieldsAlone();
    void patchesAreAsWideAsHigh();
    void slicesOfQueriesAndChannelsFollowTheProbe();
};

namespace {

const QSize size(400, 300);

double wave(std::int64_t row, std::int64_t column)
{
    return std::sin(0.37 * static_cast<double>(row)) * std::cos(0.11 * static_cast<double>(column));
}

std::unique_ptr<Heatmap> pictureOf(const Field& field, const Panel& panel = {}, bool draft = false)
{
    PictureStyle style = plainStyle();
    style.draft = draft;
    return std::make_unique<Heatmap>(panel, dataOf(field), size, style);
}

/// The first pixel from the top left that points at a cell.
QPoint corner(const Heatmap& picture)
{
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x)
            if (picture.probeAt(QPointF(x + 0.5, y + 0.5), {}))
                return {x, y};
    return {-1, -1};
}

}  // namespace

void tst_Heatmap::everyPixelIsTheColourOfItsCellsMean()
{
    const Field field = bruteField(4000, 40, wave);
    const auto picture = pictureOf(field);
    const QImage image = painted(*picture, size);
    const QPoint start = corner(*picture);

    // What a row of pixels covers is told by where its neighbours begin.
    for (int y = start.y(); y < start.y() + 60; y += 7) {
        const auto first = picture->probeAt({start.x() + 0.5, y + 1e-6}, {})->query;
        const auto next = picture->probeAt({start.x() + 0.5, y + 1 + 1e-6}, {})->query;
        for (int x = start.x(); x < start.x() + 100; x += 13) {
            const auto column = *picture->probeAt({x + 0.5, y + 0.5}, {})->channel;
            const Bin row{first, next - first}, cell{column, 1};
            const double mean = field.means({&row, 1}, {&cell, 1}, 0).value(0, 0);
            const QRgb expected = colourOf(mean, -1, 1, colourMap("blue-orange", ThemeName::light), {});
            QCOMPARE(QColor(image.pixel(x, y)), QColor(expected));
        }
    }
}

void tst_Heatmap::pointingAtACellReadsThatCell()
{
    const auto picture = pictureOf(bruteField(10, 8, wave));
    const QPoint start = corner(*picture);

    const auto probe = picture->probeAt(QPointF(start) + QPointF(100, 60), {});

    QVERIFY(probe && probe->channel);
    const auto value = picture->value(*probe);
    QVERIFY(value);
    const QString exact = QString::number(std::abs(wave(probe->query, *probe->channel)), 'f', 4);
    QVERIFY2(value->value.endsWith(exact), qPrintable(value->value));
}

void tst_Heatmap::aDraftKeepsItsPlace()
{
    const Field field = bruteField(2000, 300, wave);

    const QPoint sharp = corner(*pictureOf(field)), draft = corner(*pictureOf(field, {}, true));

    QCOMPARE(draft, sharp);
}

void tst_Heatmap::maskedCellsHaveTheirOwnColour()
{
    const Field field = bruteField(10, 10, [](std::int64_t row, std::int64_t column) {
        return column > row ? -std::numeric_limits<double>::infinity() : 0.5;
    });
    const auto picture = pictureOf(field);
    const QPoint start = corner(*picture);

    const QImage image = painted(*picture, size);

    const QPoint masked = start + QPoint(60, 3);
    QVERIFY(picture->probeAt(QPointF(masked), {})->channel > 1);
    QCOMPARE(QColor(image.pixel(masked)), theme(ThemeName::light).grid);
}

void tst_Heatmap::zoomingInAndOutReturnsToTheWhole()
{
    Panel panel;
    const Field field = bruteField(500, 64, wave);
    const QPointF at(200, 150);

    const auto in = pictureOf(field)->zoomed(at, 2);
    QVERIFY(in && in->rows && in->columns);
    QCOMPARE(in->rows->count, 250.0);
    panel.rows = in->rows;
    panel.columns = in->columns;
    const auto out = pictureOf(field, panel)->zoomed(at, 0.25);

    QVERIFY(out && !out->rows && !out->columns);
}

void tst_Heatmap::theCellCursorStopsAtTheEdges()
{
    const auto picture = pictureOf(bruteField(20, 8, wave));
    const auto edge = std::numeric_limits<std::int64_t>::max() / 2;

    Probe probe = picture->moved({}, 3, 2);
    QCOMPARE(probe.query, 3);
    QCOMPARE(probe.channel.value_or(-1), 2);
    probe = picture->moved(probe, edge, edge);
    QCOMPARE(probe.query, 19);
    QCOMPARE(probe.channel.value_or(-1), 7);
    probe = picture->moved(probe, -edge, -edge);
    QCOMPARE(probe.query, 0);
    QCOMPARE(probe.channel.value_or(-1), 0);
}

void tst_Heatmap::theResolutionIsTrue()
{
    const auto cells = pictureOf(bruteField(50, 8, wave)), bins = pictureOf(bruteField(2500, 8, wave));
    const QPointF inCells = QPointF(corner(*cells)) + QPointF(0.5, 1e-6),
                  inBins = QPointF(corner(*bins)) + QPointF(0.5, 1e-6);

    int pixels = 1;
    while (cells->probeAt(inCells + QPointF(0, pixels), {})->query == 0)
        ++pixels;
    const auto positions = bins->probeAt(inBins + QPointF(0, 1), {})->query;

    QCOMPARE(cells->resolution(), QString("%1 px = 1 position, exact").arg(pixels));
    QCOMPARE(bins->resolution(), QString("1 px = %1 positions (mean)").arg(positions));
}

void tst_Heatmap::classesAreNamedInTheReadout()
{
    Field field = bruteField(4, 3, [](std::int64_t row, std::int64_t) { return double(row % 3); });
    field.scale = FieldScale::classes;
    field.range = {0, 2, true};
    field.classNames = {"none", "seen", "unseen"};
    const auto named = pictureOf(field);
    Probe probe;
    probe.query = 2;

    QCOMPARE(named->value(probe)->value, QString("unseen"));

    field.classNames.clear();
    QVERIFY(painted(*named, size) != painted(*pictureOf(field), size));
}

void tst_Heatmap::aPatchOfAPictureIsProbed()
{
    Field field = bruteField(5, 5, [](std::int64_t row, std::int64_t column) { return double(row - column) / 5; });
    field.rows = boundedAxis(AxisRole::imageRow, "row", 5);
    field.columns = boundedAxis(AxisRole::imageColumn, "column", 5);
    const auto picture = pictureOf(field);

    const Probe probe = *picture->probeAt(QPointF(corner(*picture)) + QPointF(0.5, 0.5), {});
    QCOMPARE(probe.imageRow, 0);
    const Probe moved = picture->moved(probe, 3, 1);
    QCOMPARE(moved.imageRow, 3);
    QCOMPARE(moved.imageColumn, 1);
    QCOMPARE(picture->value(moved)->value, QString("0.4000"));
}

void tst_Heatmap::whatThePointerIsOnStaysUnderItWhileZooming()
{
    const Field field = bruteField(512, 128, wave);
    const QPointF at(230, 140);
    Panel panel;
    const Probe before = *pictureOf(field)->probeAt(at, {});
    for (int notch = 0; notch < 10; ++notch) {
        const auto zoom = pictureOf(field, panel)->zoomed(at, 1.25);
        QVERIFY(zoom);
        panel.rows = zoom->rows;
        panel.columns = zoom->columns;
        const Probe after = *pictureOf(field, panel)->probeAt(at, {});
        QVERIFY2(std::abs(after.query - before.query) <= 1, qPrintable(QString::number(after.query)));
        QVERIFY2(std::abs(*after.channel - *before.channel) <= 1, qPrintable(QString::number(*after.channel)));
    }
}

void tst_Heatmap::theViewFollowsTheProbe()
{
    const Field field = bruteField(512, 128, wave);
    Panel panel;
    panel.rows = Window{100, 50};
    panel.columns = Window{10, 20};
    Probe probe;
    probe.query = 149;
    probe.channel = 10;
    QVERIFY(!pictureOf(field, panel)->revealing(probe));

    probe.query = 150;
    const auto zoom = pictureOf(field, panel)->revealing(probe);

    QVERIFY(zoom);
    QCOMPARE(*zoom->rows, (Window{101, 50}));
    QCOMPARE(*zoom->columns, (Window{10, 20}));
    QVERIFY(!pictureOf(field)->revealing(probe));
}

void tst_Heatmap::aSquareFieldUsesItsRoom_data()
{
    QTest::addColumn<int>("count");
    for (const int count : {5, 64, 70, 100, 130, 200, 500})
        QTest::addRow("%d", count) << count;
}

void tst_Heatmap::aSquareFieldUsesItsRoom()
{
    QFETCH(const int, count);
    Field field = bruteField(count, count, wave);
    field.rows.role = AxisRole::query;
    field.columns.role = AxisRole::key;
    const auto picture = pictureOf(field);

    int height = 0;
    for (int y = 0; y < size.height(); ++y)
        height += picture->probeAt(QPointF(size.width() / 2.0 - 20, y + 0.5), {}) ? 1 : 0;

    // 28 units above for tags, some 45 below for ticks and a name.
    QVERIFY2(height > 0.8 * (size.height() - 80), qPrintable(QString::number(height)));
}

void tst_Heatmap::tagsLeaveSmallFieldsAlone()
{
    Field field = bruteField(16, 16, wave);
    field.rows.role = AxisRole::query;
    field.columns.role = AxisRole::key;
    field.slices = boundedAxis(AxisRole::head, "head", 4);
    Panel panel;
    panel.slice = -1;
    const auto picture = pictureOf(field, panel);
    Probe probe;
    probe.query = 8;
    probe.key = 3;

    QImage image = painted(*picture, size);
    QPainter painter(&image);
    picture->paintProbe(painter, probe);
    painter.end();

    // Two lines and a mark, but no filled tags, which have some 700 pixels each.
    int count = 0;
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x)
            count += QColor(image.pixel(x, y)) == theme(ThemeName::light).accent ? 1 : 0;
    QVERIFY2(count < 700, qPrintable(QString::number(count)));
}

void tst_Heatmap::patchesAreAsWideAsHigh()
{
    Field field = bruteField(3, 9, wave);
    field.rows = boundedAxis(AxisRole::imageRow, "row", 3);
    field.columns = boundedAxis(AxisRole::imageColumn, "column", 9);
    const auto picture = pictureOf(field);
    const QPoint start = corner(*picture);

    int across = 0, down = 0;
    while (across < size.width() && picture->probeAt(start + QPointF(across + 0.5, 0.5), {})->imageColumn == 0)
        ++across;
    while (down < size.height() && picture->probeAt(start + QPointF(0.5, down + 0.5), {})->imageRow == 0)
        ++down;

    // Whole pixels may differ by one.
    QVERIFY(std::abs(across - down) <= 1);
}

void tst_Heatmap::slicesOfQueriesAndChannelsFollowTheProbe()
{
    Field field = bruteField(3, 3, wave);
    Probe probe;
    probe.query = 7;
    probe.head = 2;
    probe.channel = 40;

    field.slices = boundedAxis(AxisRole::query, "patch", 9);
    QCOMPARE(withProbedSlice({}, *dataOf(field), probe).slice, 7);
    field.slices = boundedAxis(AxisRole::channel, "channel", 16);
    QCOMPARE(withProbedSlice({}, *dataOf(field), probe).slice, 15);
    field.slices = boundedAxis(AxisRole::other, "term", 4);
    QCOMPARE(withProbedSlice({}, *dataOf(field), probe).slice, 2);
    Panel own;
    own.slice = 1;
    QCOMPARE(withProbedSlice(own, *dataOf(field), probe).slice, 1);
}

WHORL_APP_TEST(tst_Heatmap)
#include "tst_heatmap.moc"
