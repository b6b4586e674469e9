// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/curve_painter.h"
#include "app/document/board_in_figure.h"
#include "app/document/board_store.h"
#include "app/export/contact_sheet.h"
#include "app/scene/small_multiples.h"
#include "core/board_file.h"
#include "core/error.h"
#include "tests/app/export/small_motion.h"
#include "tests/support/test_main.h"

#include <QSet>
#include <QXmlStreamReader>

using namespace whorl;
using whorl::test::motionOf;

class tst_ContactSheet : public QObject {
    Q_OBJECT

private slots:
    void everyFrameIsNamedByItsValue();
    void valuesThatComeAgainAreShownOnce();
    void titlesAndKeyAreWrittenOnce();
    void equalValuesHaveEqualColoursInAllFrames();
    void framesOfABoardKeepTheirTitles();
    void aMovedProbeIsShown();
    void theFileCarriesABoardThatMoves_data();
    void theFileCarriesABoardThatMoves();
    void theCaptionStandsBelow();
    void moreFramesAreArrangedByTheProportions();
    void sheetsThatCannotBeReadAreRefused();
    void otherFormatsAndNumbersAreRefused();
};

namespace {

Board fieldBoard()
{
    Board board;
    board.panels.resize(1);
    board.panels[0].source = "sinusoidal";
    board.panels[0].quantity = "encoding";
    board.panels[0].values = {{"length", std::int64_t{64}}, {"dimension", std::int64_t{16}}};
    return board;
}

PictureStyle style()
{
    PictureStyle result;
    result.paintCurves = paintCurvesWithQtCharts;
    return result;
}

FigureSettings settingsOf(FigureFormat format)
{
    FigureSettings settings;
    settings.format = format;
    settings.millimetres = {174, 110};
    settings.dpi = 100;
    return settings;
}

QStringList textsOf(const QByteArray& svg)
{
    QStringList result;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("text"))
            result.append(reader.readElementText(QXmlStreamReader::IncludeChildElements).trimmed());
    return reader.hasError() ? QStringList{reader.errorString()} : result;
}

QStringList sheetTexts(const Board& board, const Motion& motion)
{
    return textsOf(makeContactSheet(board, motion, settingsOf(FigureFormat::svg), style()));
}

}  // namespace

void tst_ContactSheet::everyFrameIsNamedByItsValue()
{
    const QStringList texts = sheetTexts(fieldBoard(), motionOf("length", 16, 128, 4));

    for (const char* label : {"L = 16", "L = 32", "L = 64", "L = 128"})
        QVERIFY2(texts.contains(label), qPrintable(texts.join(" | ")));
}

void tst_ContactSheet::valuesThatComeAgainAreShownOnce()
{
    Board board = fieldBoard();
    board.panels[0].source = "rope";
    board.panels[0].quantity = "rotors";
    const QStringList texts = sheetTexts(board, motionOf("position", 0, 3, 8));

    QCOMPARE(texts.filter(QRegularExpression("^m = \\d$")), QStringList({"m = 0", "m = 1", "m = 2", "m = 3"}));
}

void tst_ContactSheet::titlesAndKeyAreWrittenOnce()
{
    const QStringList field = sheetTexts(fieldBoard(), motionOf("base", 100, 10'000, 6));
    for (const char* title : {"position m", "channel", "encoding", "\u22120.5"})
        QCOMPARE(field.count(title), 1);

    Board curves = fieldBoard();
    curves.panels[0].quantity = "similarity";
    const QStringList chart = sheetTexts(curves, motionOf("base", 100, 10'000, 6));
    QCOMPARE(chart.count("distance m \u2212 n"), 1);
    QCOMPARE(chart.filter("cosine").size(), 1);
}

void tst_ContactSheet::equalValuesHaveEqualColoursInAllFrames()
{
    Board board = fieldBoard();
    board.panels[0].source = "alibi";
    board.panels[0].quantity = "bias";
    board.panels[0].values = {{"heads", std::int64_t{1}}};
    const auto frame = [&](std::int64_t length) {
        Frame result{board, QString::number(length)};
        result.board.panels[0].values["length"] = length;
        return result;
    };
    PictureStyle plain = style();
    plain.theme = &theme(ThemeName::print);
    const auto colours = [&](const std::vector<Frame>& frames) {
        QImage image(600, 200, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        SmallMultiples(frames, QRectF(0, 0, 600, 200), plain, {}).paint(painter);
        QSet<QRgb> seen;
        for (int x = 0; x < 260; ++x)
            seen.insert(image.pixel(x, 100));
        return seen;
    };
    // Biases of a longer sequence reach further down: its neighbour's range grows with it, and its colours become paler.
    QVERIFY(colours({frame(16), frame(16)}) != colours({frame(16), frame(64)}));
}

void tst_ContactSheet::framesOfABoardKeepTheirTitles()
{
    Board board = fieldBoard();
    board.panels.push_back(board.panels.front());
    board.panels.back().quantity = "similarity";

    const QStringList texts = sheetTexts(board, motionOf("base", 100, 1000, 2));
    QCOMPARE(texts.count("Encoding"), 2);
    QCOMPARE(texts.count("position m"), 2);
}

void tst_ContactSheet::aMovedProbeIsShown()
{
    const FigureSettings settings = settingsOf(FigureFormat::png);
    const QSize size(600, 380);

    const QImage first = contactSheetImage(fieldBoard(), motionOf("position", 0, 8, 2), settings, style(), size);
    const QImage other = contactSheetImage(fieldBoard(), motionOf("position", 0, 32, 2), settings, style(), size);
    // The same label's width: what differs is the probe.
    QVERIFY(first.copy(0, 60, 600, 320) != other.copy(0, 60, 600, 320));
}

void tst_ContactSheet::theFileCarriesABoardThatMoves_data()
{
    QTest::addColumn<int>("format");
    for (const FigureFormat format : {FigureFormat::svg, FigureFormat::pdf, FigureFormat::png})
        QTest::newRow(formatInfo(format).suffix) << int(format);
}

void tst_ContactSheet::theFileCarriesABoardThatMoves()
{
    QFETCH(const int, format);
    const Motion motion = motionOf("base", 100, 1000, 3);

    const auto held = boardInFigure(makeContactSheet(fieldBoard(), motion, settingsOf(FigureFormat(format)), style()));

    QVERIFY(held.has_value());
    Board expected = fieldBoard();
    expected.animation.target = "base";
    expected.animation.from = 100;
    expected.animation.to = 1000;
    QCOMPARE(readBoard(held->toStdString(), "sheet"), expected);
}

void tst_ContactSheet::theCaptionStandsBelow()
{
    FigureSettings settings = settingsOf(FigureFormat::svg);
    settings.caption = "Below all of them";

    const QStringList texts =
        textsOf(makeContactSheet(fieldBoard(), motionOf("base", 100, 1000, 3), settings, style()));
    QCOMPARE(texts.count("Below all of them"), 1);
}

void tst_ContactSheet::moreFramesAreArrangedByTheProportions()
{
    PictureStyle plain = style();
    plain.theme = &theme(ThemeName::light);
    const auto arrangement = [&](int frames, const QSizeF& size) {
        const std::vector<Frame> all(static_cast<std::size_t>(frames), Frame{fieldBoard(), "x"});
        return SmallMultiples(all, QRectF({}, size), plain, {}).arrangement();
    };

    QCOMPARE(arrangement(4, {1600, 200}), QSize(4, 1));
    QCOMPARE(arrangement(4, {260, 1200}), QSize(1, 4));
    QCOMPARE(arrangement(12, {700, 420}), QSize(4, 3));
    QCOMPARE(arrangement(1, {700, 420}), QSize(1, 1));
}

void tst_ContactSheet::sheetsThatCannotBeReadAreRefused()
{
    FigureSettings settings = settingsOf(FigureFormat::png);
    settings.millimetres = {60, 40};

    try {
        makeContactSheet(fieldBoard(), motionOf("base", 100, 1000, 12), settings, style());
        QFAIL("twelve frames do not fit");
    } catch (const InputError& error) {
        QVERIFY2(QByteArray(error.what()).contains("at least"), error.what());
    }
}

void tst_ContactSheet::otherFormatsAndNumbersAreRefused()
{
    const auto sheet = [](FigureFormat format, const Motion& motion) {
        makeContactSheet(fieldBoard(), motion, settingsOf(format), style());
    };

    QVERIFY_EXCEPTION_THROWN(sheet(FigureFormat::csv, motionOf("base", 100, 1000, 4)), InputError);
    QVERIFY_EXCEPTION_THROWN(sheet(FigureFormat::svg, motionOf("base", 100, 1000, 1)), InputError);
    QVERIFY_EXCEPTION_THROWN(sheet(FigureFormat::svg, motionOf("base", 100, 1000, mostSheetFrames + 1)), InputError);
    QVERIFY_EXCEPTION_THROWN(sheet(FigureFormat::svg, motionOf("nothing", 0, 1, 4)), InputError);
}

WHORL_APP_TEST(tst_ContactSheet)
#include "tst_contact_sheet.moc"
