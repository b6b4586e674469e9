// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/board_store.h"
#include "app/scene/plot.h"
#include "app/scene/theme.h"
#include "tests/support/figures.h"
#include "tests/support/matrices.h"
#include "tests/support/svg_reading.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>

using namespace whorl;
using namespace whorl::test;

/// Words on paper: real, whole, of every script, in fonts that travel with the file. Cases D08 to D12 and D18.
class tst_FigureTexts : public QObject {
    Q_OBJECT

private slots:
    void minusSignsAreMinusSigns();
    void everyScriptIsDrawnAndFound();
    void longWordsAreShortenedAndNothingIsCut();
    void nothingTouchesTheEdgeOfThePage_data() { addBoards(); }
    void nothingTouchesTheEdgeOfThePage();
    void noWordsLieOverOthers_data() { addBoards(); }
    void noWordsLieOverOthers();
    void everyFontIsEmbeddedAndNoneIsType3_data() { addBoards(); }
    void everyFontIsEmbeddedAndNoneIsType3();
    void svgIsWellFormedWithItsSizeAndView_data() { addBoards(); }
    void svgIsWellFormedWithItsSizeAndView();
    void wordsCanBeReadOnWhite_data();
    void wordsCanBeReadOnWhite();

private:
    static void addBoards();
    QString pdfOf(const Board& board) const
    {
        const QString file = m_folder.filePath("figure.pdf");
        put(file, makeFigure(board, figureSettings(FigureFormat::pdf), figureStyle()));
        return file;
    }

    QTemporaryDir m_folder;
};

namespace {

SvgReading svgOf(const Board& board)
{
    return readSvg(makeFigure(board, figureSettings(FigureFormat::svg), figureStyle()));
}

Board wordsBoard(const char* file, const std::string& words)
{
    Board board = boardOf("table", "cosine", {{"file", casePath(file)}, {"words", words}});
    board.title = "词 and words";
    return board;
}

/// Whether the outermost pixels have the background's colour.
bool hasCleanEdge(const QImage& image)
{
    const QRgb paper = image.pixel(0, 0);
    for (int x = 0; x < image.width(); ++x)
        if (image.pixel(x, 0) != paper || image.pixel(x, image.height() - 1) != paper)
            return false;
    for (int y = 0; y < image.height(); ++y)
        if (image.pixel(0, y) != paper || image.pixel(image.width() - 1, y) != paper)
            return false;
    return true;
}

}  // namespace

void tst_FigureTexts::addBoards()
{
    QTest::addColumn<QString>("id");
    for (const ReadyMadeBoard& each : readyMadeBoards())
        QTest::newRow(qPrintable(each.id)) << each.id;
}

/// Case D08.
void tst_FigureTexts::minusSignsAreMinusSigns()
{
    writeMatrix(matrixOf("D04/asym.csv"), m_folder.filePath("asym.npy"));
    const Board board = boardOf("learned", "encoding", {{"file", m_folder.filePath("asym.npy").toStdString()}});

    QVERIFY(svgOf(board).find(QStringLiteral("\u22125")));
    QVERIFY(!svgOf(board).find("-5"));
    if (!isHere("pdftotext"))
        QSKIP("poppler is not here");
    const QString words = QString::fromUtf8(outputOf("pdftotext", {pdfOf(board), "-"}));
    QVERIFY2(words.contains(QStringLiteral("\u22125")), qPrintable(words));
}

/// Case D09.
void tst_FigureTexts::everyScriptIsDrawnAndFound()
{
    const QStringList scripts = {"猫", "고양이", "قطة"};
    const Board board = wordsBoard("D09/cjk.vec", "猫 고양이 قطة");

    const SvgReading svg = svgOf(board);
    for (const QString& word : scripts)
        QVERIFY2(svg.find(word), qPrintable(svg.allText()));
    // No two of them look alike: each is drawn, and not as the box that stands for a glyph nobody has.
    std::vector<QImage> drawn;
    for (const QString& word : scripts) {
        QImage image(90, 40, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        PictureStyle style = figureStyle();
        style.theme = &theme(ThemeName::light);
        painter.setFont(labelFont(style));
        painter.drawText(QPointF(4, 28), word.left(1));
        painter.end();
        QVERIFY(!QImage(image).isNull());
        for (const QImage& other : drawn)
            QVERIFY(image != other);
        drawn.push_back(image);
    }
    const QString pdf = pdfOf(board);
    QVERIFY2(QFileInfo(pdf).size() < 1'000'000, "fonts are embedded as far as they are used");
    if (!isHere("pdftotext"))
        QSKIP("poppler is not here");
    const QString words = QString::fromUtf8(outputOf("pdftotext", {pdf, "-"}));
    for (const char* word : {"猫", "고양이"})
        QVERIFY2(words.contains(QString::fromUtf8(word)), qPrintable(words));
}

/// Case D11.
void tst_FigureTexts::longWordsAreShortenedAndNothingIsCut()
{
    const std::string bytes = caseBytes("B35/longtoken.vec");
    const std::size_t begin = bytes.find('\n') + 1;
    const std::string junk = bytes.substr(begin, bytes.find(' ', begin) - begin);
    const std::string file = casePath("B35/longtoken.vec");
    Board titled = wordsBoard("B35/longtoken.vec", junk);
    titled.panels[0].title = std::string(40, 'W') + " and " + std::string(400, 'W');
    titled.panels.push_back(titled.panels[0]);
    for (const Board& board : {wordsBoard("B35/longtoken.vec", junk), titled,
                               boardOf("table", "projection", {{"file", file}, {"method", std::string("none")}}),
                               boardOf("table", "neighbours", {{"file", file}, {"word", std::string("ok")}})}) {
        QVERIFY(hasCleanEdge(QImage::fromData(makeFigure(board, figureSettings(FigureFormat::png), figureStyle()))));
        const SvgReading svg = svgOf(board);
        QVERIFY(svg.error.isEmpty());
        for (const SvgReading::Text& text : svg.texts) {
            QVERIFY2(text.text.size() < 140, qPrintable(text.text));
            QVERIFY(text.place.x() >= 0 && text.place.y() >= 0);
            if (text.upright) {
                QFont font("Inter");
                font.setPixelSize(100);
                const double width = QFontMetricsF(font).horizontalAdvance(text.text) * text.size / 100;
                QVERIFY2(text.place.x() + width <= 160 / 25.4 * 96 + 1, qPrintable(text.text));
            }
        }
    }
}

void tst_FigureTexts::nothingTouchesTheEdgeOfThePage()
{
    QFETCH(const QString, id);

    for (const QSizeF& size : {QSizeF(160, 100), QSizeF(175, 120)})
        QVERIFY(hasCleanEdge(
            QImage::fromData(makeFigure(findBoard(id), figureSettings(FigureFormat::png, size, 72), figureStyle()))));
}

void tst_FigureTexts::noWordsLieOverOthers()
{
    QFETCH(const QString, id);
    for (const QSizeF& size : {QSizeF(160, 100), QSizeF(175, 120)}) {
        const SvgReading svg =
            readSvg(makeFigure(findBoard(id), figureSettings(FigureFormat::svg, size), figureStyle()));
        std::vector<std::pair<QRectF, QString>> areas;
        for (const SvgReading::Text& text : svg.texts) {
            if (!text.upright || text.text.trimmed().isEmpty())
                continue;
            QFont font("Inter");
            font.setPixelSize(100);
            const QFontMetricsF metrics(font);
            const double scale = text.size / 100;
            // As high as small letters, so that what only comes near is not counted.
            areas.push_back({QRectF(text.place.x(), text.place.y() - metrics.xHeight() * scale,
                                    metrics.horizontalAdvance(text.text) * scale, metrics.xHeight() * scale)
                                 .adjusted(0.5, 0.5, -0.5, -0.5),
                             text.text});
        }
        for (std::size_t i = 0; i < areas.size(); ++i)
            for (std::size_t j = i + 1; j < areas.size(); ++j)
                QVERIFY2(!areas[i].first.intersects(areas[j].first),
                         qPrintable(areas[i].second + " and " + areas[j].second));
    }
}

/// Case D10.
void tst_FigureTexts::everyFontIsEmbeddedAndNoneIsType3()
{
    QFETCH(const QString, id);
    if (!isHere("pdffonts"))
        QSKIP("poppler is not here");

    // name, type (of several words), encoding, emb, sub, uni, object, its generation
    const QStringList lines =
        QString::fromUtf8(outputOf("pdffonts", {pdfOf(findBoard(id))})).split(u'\n', Qt::SkipEmptyParts);
    QVERIFY(lines.size() > 2);
    for (const QString& line : lines.mid(2)) {
        const QStringList words = line.split(u' ', Qt::SkipEmptyParts);
        QVERIFY2(!line.contains("Type 3"), qPrintable(line));
        QVERIFY2(words.at(words.size() - 5) == "yes", qPrintable(line));
    }
}

/// Case D18. Sizes of fonts are in units of the viewBox, which is what viewers agree on, whatever they take a pixel for.
void tst_FigureTexts::svgIsWellFormedWithItsSizeAndView()
{
    QFETCH(const QString, id);
    const QByteArray svg = makeFigure(findBoard(id), figureSettings(FigureFormat::svg), figureStyle());

    const SvgReading reading = readSvg(svg);
    QVERIFY2(reading.error.isEmpty(), qPrintable(reading.error));
    QXmlStreamReader reader(svg);
    QVERIFY(reader.readNextStartElement());
    QCOMPARE(reader.name().toString(), QStringLiteral("svg"));
    QCOMPARE(reader.attributes().value("width").toString(), QStringLiteral("160mm"));
    QCOMPARE(reader.attributes().value("height").toString(), QStringLiteral("100mm"));
    const QStringList view = reader.attributes().value("viewBox").toString().split(u' ');
    QCOMPARE(view.size(), 4);
    QVERIFY(std::abs(view[2].toDouble() / view[3].toDouble() - 1.6) < 0.001);
    QVERIFY(!reading.texts.empty());
    // Eight points at the axes, whatever the board: no letter is smaller than six points or larger than a heading.
    for (const SvgReading::Text& text : reading.texts)
        QVERIFY2(text.size > 7.9 && text.size < 24, qPrintable(QStringLiteral("%1: %2").arg(text.text).arg(text.size)));
}

void tst_FigureTexts::wordsCanBeReadOnWhite_data()
{
    QTest::addColumn<bool>("transparent");
    QTest::newRow("opaque") << false;
    QTest::newRow("transparent") << true;
}

/// Case D12: also without a background, which is the page's then.
void tst_FigureTexts::wordsCanBeReadOnWhite()
{
    QFETCH(const bool, transparent);
    for (const ThemeName name : {ThemeName::light, ThemeName::print})
        for (const ReadyMadeBoard& each : readyMadeBoards()) {
            FigureSettings settings = figureSettings(FigureFormat::svg);
            settings.transparent = transparent;
            settings.theme = name;
            const SvgReading svg = readSvg(makeFigure(each.board, settings, figureStyle()));
            for (const SvgReading::Text& text : svg.texts) {
                const bool onImage = std::any_of(svg.images.begin(), svg.images.end(),
                                                 [&](const auto& image) { return image.area.contains(text.place); });
                QVERIFY2(onImage || contrast(text.colour, Qt::white) >= 4.4,
                         qPrintable(each.id + ": " + text.text + ' ' + text.colour.name()));
            }
        }
}

WHORL_APP_TEST(tst_FigureTexts)
#include "tst_figure_texts.moc"
