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

/// A heatmap on paper: every cell its own colour, whole, square-edged, in its place. Cases D01 and D03 to D07.
class tst_HeatmapFigures : public QObject {
    Q_OBJECT

private slots:
    void pixelsAreTheColoursOfTheCells_data() { addMatrices(); }
    void pixelsAreTheColoursOfTheCells();
    void imagesInVectorsAreTheColoursOfTheCells_data() { addMatrices(); }
    void imagesInVectorsAreTheColoursOfTheCells();
    void zeroIsTheMiddleColour();
    void cellsAreWholeAndTicksStandAtTheirCentres();
    void aViewOfEverythingIsTheWhole();
    void thePointerNamesTheCellWhoseColourItIsOn();
    void enlargedCellsAreUniformSquares_data();
    void enlargedCellsAreUniformSquares();
    void manyCellsAreOneImage();

private:
    static void addMatrices();
    Board boardOfMatrix(const char* name) const
    {
        writeMatrix(matrixOf(name), m_folder.filePath("matrix.npy"));
        return boardOf("learned", "encoding", {{"file", m_folder.filePath("matrix.npy").toStdString()}});
    }

    QTemporaryDir m_folder;
};

namespace {

QRgb colourOfValue(double value, double largest)
{
    return colourOf(value, -largest, largest, colourMap("blue-orange", ThemeName::light), {});
}

/// Where on the map a colour lies; after its end where it does not.
std::ptrdiff_t placeOf(QRgb colour)
{
    const auto& colours = colourMap("blue-orange", ThemeName::light).colours;
    return std::find(colours.begin(), colours.end(), colour) - colours.begin();
}

double largestOf(const QList<QList<double>>& rows)
{
    double largest = 0;
    for (const QList<double>& row : rows)
        for (const double value : row)
            largest = std::max(largest, std::abs(value));
    return largest;
}

/// Where a colour covers at least so many pixels of a row in a stretch, which a colour bar and letters do not.
QRect blockOf(const QImage& image, QRgb colour, int least = 24)
{
    QRect block;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0, length = 0; x <= image.width(); ++x) {
            if (x < image.width() && image.pixel(x, y) == colour) {
                ++length;
                continue;
            }
            if (length >= least)
                block |= QRect(x - length, y, length, 1);
            length = 0;
        }
    return block;
}

bool isUniform(const QImage& image, const QRect& block)
{
    for (int y = block.top(); y <= block.bottom(); ++y)
        for (int x = block.left(); x <= block.right(); ++x)
            if (image.pixel(x, y) != image.pixel(block.topLeft()))
                return false;
    return true;
}

QImage pngOf(const Board& board, const QSizeF& pixels)
{
    return QImage::fromData(makeFigure(board, figureSettings(FigureFormat::png, pixels * 25.4 / 96, 96), figureStyle()),
                            "PNG");
}

/// 400 x 300 units.
SvgReading svgOf(const Board& board, double dpi = 96)
{
    return readSvg(
        makeFigure(board, figureSettings(FigureFormat::svg, QSizeF(400, 300) * 25.4 / 96, dpi), figureStyle()));
}

}  // namespace

void tst_HeatmapFigures::addMatrices()
{
    QTest::addColumn<QByteArray>("name");
    for (const char* name : {"D01/checker.csv", "D04/asym.csv", "D05/m34.csv"})
        QTest::newRow(name) << QByteArray(name);
}

void tst_HeatmapFigures::pixelsAreTheColoursOfTheCells()
{
    QFETCH(const QByteArray, name);
    const auto rows = matrixOf(name.toStdString());
    const QImage image = pngOf(boardOfMatrix(name), {400, 300});
    // The plot, from the axes' lines: it is as wide and high as its cells together.
    const SvgReading svg = svgOf(boardOfMatrix(name));
    QCOMPARE(svg.images.size(), 1U);
    const QRect plot = svg.images[0].area.toRect();

    for (int row = 0; row < rows.size(); ++row)
        for (int column = 0; column < rows[0].size(); ++column) {
            const QRect cell(QPoint(plot.left() + plot.width() * column / static_cast<int>(rows[0].size()) + 2,
                                    plot.top() + plot.height() * row / static_cast<int>(rows.size()) + 2),
                             QSize(plot.width() / static_cast<int>(rows[0].size()) - 4,
                                   plot.height() / static_cast<int>(rows.size()) - 4));
            QVERIFY(isUniform(image, cell));
            QCOMPARE(QColor(image.pixel(cell.center())), QColor(colourOfValue(rows[row][column], largestOf(rows))));
        }
}

/// Both the picture inside the SVG and the one that poppler finds in the PDF.
void tst_HeatmapFigures::imagesInVectorsAreTheColoursOfTheCells()
{
    QFETCH(const QByteArray, name);
    const auto rows = matrixOf(name.toStdString());
    const Board board = boardOfMatrix(name);
    std::vector<QImage> images = {svgOf(board, 300).images.at(0).pixels};
    if (isHere("pdfimages")) {
        put(m_folder.filePath("figure.pdf"),
            makeFigure(board, figureSettings(FigureFormat::pdf, {100, 75}, 300), figureStyle()));
        outputOf("pdfimages", {"-png", m_folder.filePath("figure.pdf"), m_folder.filePath("inside")});
        images.emplace_back(m_folder.filePath("inside-000.png"));
    }

    for (const QImage& image : images) {
        QVERIFY(!image.isNull());
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                // Which cell a pixel at an edge belongs to is left open; elsewhere it is its own.
                const double row = (y + 0.5) * static_cast<double>(rows.size()) / image.height(),
                             column = (x + 0.5) * static_cast<double>(rows[0].size()) / image.width();
                const double edge = 1.5 * static_cast<double>(rows[0].size()) / image.width();
                const auto nearEdge = [&](double place) { return std::abs(place - std::round(place)) < edge; };
                if (nearEdge(row) || nearEdge(column))
                    continue;
                const double value = rows[static_cast<int>(row)][static_cast<int>(column)];
                QCOMPARE(image.pixel(x, y), colourOfValue(value, largestOf(rows)));
            }
    }
}

/// Case D04.
void tst_HeatmapFigures::zeroIsTheMiddleColour()
{
    const Board board = boardOfMatrix("D04/asym.csv");
    const QImage image = pngOf(board, {400, 300});

    // -5 .. 5: -2 lies at 0.3 of the map, 0 at a half, 3 at 0.8.
    for (const auto& [share, value] : {std::pair{0.3, -2.0}, std::pair{0.5, 0.0}, std::pair{0.8, 3.0}}) {
        const QRgb colour = colourOfValue(value, 5);
        QVERIFY(std::abs(static_cast<double>(placeOf(colour)) - 255 * share) <= 1);
        QVERIFY(!blockOf(image, colour).isEmpty());
    }
    const QString words = svgOf(board).allText();
    for (const char* end : {"5", "0", "\u22125"})
        QVERIFY2(words.split(u'\n').contains(QString::fromUtf8(end)), qPrintable(words));
}

/// Cases D05, D06 and D07. Whorl has no origin at the bottom: row 0 is always on top.
void tst_HeatmapFigures::cellsAreWholeAndTicksStandAtTheirCentres()
{
    const Board board = boardOfMatrix("D05/m34.csv");
    const QImage image = pngOf(board, {400, 300});
    const SvgReading svg = svgOf(board);
    const QRectF plot = svg.images.at(0).area;
    QRect cells[3][4], all;
    for (int row = 0; row < 3; ++row)
        for (int column = 0; column < 4; ++column) {
            cells[row][column] = blockOf(image, colourOfValue(4 * row + column + 1, 12));
            all |= cells[row][column];
            QVERIFY(isUniform(image, cells[row][column]));
        }

    for (int row = 0; row < 3; ++row)
        for (int column = 0; column < 4; ++column) {
            // All of one size, to the pixel that is left over; side by side without a gap.
            QVERIFY(std::abs(cells[row][column].width() - cells[0][0].width()) <= 1);
            QVERIFY(std::abs(cells[row][column].height() - cells[0][0].height()) <= 1);
            QCOMPARE(cells[row][column].left(), column == 0 ? all.left() : cells[row][column - 1].right() + 1);
            QCOMPARE(cells[row][column].top(), row == 0 ? all.top() : cells[row - 1][column].bottom() + 1);
        }
    QVERIFY(std::abs(all.width() - plot.width()) <= 1 && std::abs(all.height() - plot.height()) <= 1);
    // Labels stand beside the middle of their cell, row 0 on top. A digit is about 7 units wide and 8 high.
    for (const SvgReading::Text& text : svg.texts) {
        bool isIndex = false;
        const int index = text.text.toInt(&isIndex);
        if (!isIndex || index > 3)
            continue;
        if (text.place.x() < plot.left() && text.upright)
            QVERIFY(std::abs(text.place.y() - 4 - (plot.top() + plot.height() * (index + 0.5) / 3)) <= 2);
        if (text.place.y() > plot.bottom() && text.upright)
            QVERIFY(std::abs(text.place.x() + 3.5 - (plot.left() + plot.width() * (index + 0.5) / 4)) <= 2);
    }
    QVERIFY(svg.find("3") && svg.find("3")->place.y() > plot.bottom());
    QVERIFY(cells[0][0].topLeft() == all.topLeft() && cells[2][3].bottomRight() == all.bottomRight());
}

/// Case D07: after a zoom is taken back.
void tst_HeatmapFigures::aViewOfEverythingIsTheWhole()
{
    Board board = boardOfMatrix("D05/m34.csv");
    const QImage whole = pngOf(board, {400, 300});
    board.panels[0].rows = Window{0, 3};
    board.panels[0].columns = Window{0, 4};

    QCOMPARE(pngOf(board, {400, 300}), whole);
}

/// Case D17.
void tst_HeatmapFigures::thePointerNamesTheCellWhoseColourItIsOn()
{
    const Board board = boardOfMatrix("D05/m34.csv");
    PictureStyle style = figureStyle();
    style.theme = &theme(ThemeName::light);
    style.probe = false;
    const QSize size(400, 300);
    const auto picture = makePicture(board.panels[0], evaluatePanel(board.panels[0]), size, style);
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    picture->paint(painter);
    painter.end();

    std::map<std::pair<std::int64_t, std::int64_t>, int> met;
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x) {
            const auto probe = picture->probeAt(QPointF(x + 0.5, y + 0.5), {});
            if (!probe)
                continue;
            const std::int64_t row = probe->query, column = probe->channel.value();
            const double value = static_cast<double>(4 * row + column + 1);
            QCOMPARE(image.pixel(x, y), colourOfValue(value, 12));
            if (++met[{row, column}] == 1)
                QVERIFY2(picture->value(*probe)->value.toDouble() == value, qPrintable(picture->value(*probe)->value));
        }
    QCOMPARE(met.size(), 12U);
    // Third column, second row.
    QVERIFY(met.contains({1, 2}));
    QCOMPARE(colourOfValue(7, 12), image.pixel(blockOf(image, colourOfValue(7, 12)).center()));
}

void tst_HeatmapFigures::enlargedCellsAreUniformSquares_data()
{
    QTest::addColumn<QByteArray>("program");
    QTest::newRow("SVG by librsvg") << QByteArray("rsvg-convert");
    QTest::newRow("PDF by poppler") << QByteArray("pdftoppm");
}

/// Case D01.
void tst_HeatmapFigures::enlargedCellsAreUniformSquares()
{
    QFETCH(const QByteArray, program);
    if (!isHere(program))
        QSKIP("the program that would draw it is not here");
    const Board board = boardOfMatrix("D01/checker.csv");
    const bool isSvg = program == "rsvg-convert";
    const QString file = m_folder.filePath(isSvg ? "checker.svg" : "checker.pdf");
    put(file,
        makeFigure(board, figureSettings(isSvg ? FigureFormat::svg : FigureFormat::pdf, {60, 50}, 150), figureStyle()));

    // 20 times as large as on a screen.
    if (isSvg)
        outputOf(program, {"--zoom", "20", file, "-o", m_folder.filePath("large.png")});
    else
        outputOf(program, {"-png", "-singlefile", "-r", "1920", file, m_folder.filePath("large")});
    const QImage large = QImage(m_folder.filePath("large.png")).convertToFormat(QImage::Format_RGB32);

    const QRgb one = colourOfValue(1, 1), zero = colourOfValue(0, 1);
    const SvgReading drawn =
        readSvg(makeFigure(board, figureSettings(FigureFormat::svg, {60, 50}, 150), figureStyle()));
    const double larger = large.width() / (60 / 25.4 * 96);
    const QRectF plot(drawn.images.at(0).area.topLeft() * larger, drawn.images.at(0).area.size() * larger);
    const double width = plot.width() / 8.0, height = plot.height() / 8.0;
    for (int row = 0; row < 8; ++row)
        for (int column = 0; column < 8; ++column) {
            // A pixel of the image may fall to either side of an edge, or between.
            const double slack = large.width() / (60 / 25.4 * 150) + 2;
            const QRect inside = QRectF(plot.left() + column * width + slack, plot.top() + row * height + slack,
                                        width - 2 * slack, height - 2 * slack)
                                     .toRect();
            QVERIFY(isUniform(large, inside));
            QCOMPARE(large.pixel(inside.center()), (row + column) % 2 == 1 ? one : zero);
        }
}

/// Case D03.
void tst_HeatmapFigures::manyCellsAreOneImage()
{
    const Board board =
        boardOf("sinusoidal", "encoding", {{"length", std::int64_t{512}}, {"dimension", std::int64_t{512}}});
    const QByteArray svg = makeFigure(board, figureSettings(FigureFormat::svg, {160, 140}, 300), figureStyle());

    const SvgReading reading = readSvg(svg);
    QCOMPARE(reading.images.size(), 1U);
    QVERIFY(svg.size() < 2'000'000);
    QVERIFY(reading.elements < 5000);
    for (const char* words : {"0", "511", "position m", "channel"})
        QVERIFY2(reading.find(words), qPrintable(reading.allText()));
    QVERIFY(makeFigure(board, figureSettings(FigureFormat::pdf, {160, 140}, 300), figureStyle()).size() < 2'000'000);
}

WHORL_APP_TEST(tst_HeatmapFigures)
#include "tst_heatmap_figures.moc"
