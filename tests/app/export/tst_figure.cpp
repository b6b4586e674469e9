// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/curve_painter.h"
#include "app/document/board_in_figure.h"
#include "app/export/figure.h"
#include "app/scene/figure_caption.h"
#include "core/board_file.h"
#include "core/catalogue.h"
#include "core/error.h"
#include "tests/support/test_main.h"

#include <QRegularExpression>
#include <QXmlStreamReader>

using namespace whorl;

class tst_Figure : public QObject {
    Q_OBJECT

private slots:
    void theSuffixTellsTheFormat_data();
    void theSuffixTellsTheFormat();
    void pixelsFollowSizeAndDpi();
    void impossibleSizesAreRefused_data();
    void impossibleSizesAreRefused();
    void everyFigureCarriesItsBoard_data();
    void everyFigureCarriesItsBoard();
    void svgHasTextSizeTitleAndDescription();
    void svgHeatmapsKeepSquareCells();
    void pdfHeatmapsAreLossless();
    void pdfEmbedsItsFontsAndNamesItself();
    void theCaptionIsWrittenBelow();
    void theCaptionLeadsToThePaper();
    void aFigureOfOnePanelKeepsTheProbe();
    void theProbeIsInNoPanelUnlessAskedFor();
    void theLeastSizeDependsOnWhatIsDrawn();
    void aBoardThatCannotBeShownIsRefused_data();
    void aBoardThatCannotBeShownIsRefused();
};

namespace {

Board example()
{
    Board board;
    board.title = "Two <kinds> & more";
    board.panels.resize(2);
    board.panels[0].source = board.panels[1].source = "alibi";
    board.panels[0].quantity = "bias";
    board.panels[1].quantity = "slopes";
    board.panels[0].values = {{"length", std::int64_t{32}}};
    board.probe.query = 7;
    return board;
}

PictureStyle style()
{
    PictureStyle result;
    result.paintCurves = paintCurvesWithQtCharts;
    return result;
}

QByteArray figure(FigureFormat format, const Board& board = example(), const QString& caption = {})
{
    FigureSettings settings;
    settings.format = format;
    settings.dpi = 100;
    settings.caption = caption;
    return makeFigure(board, settings, style());
}

/// Every text of an SVG file's elements with this name.
QStringList texts(const QByteArray& svg, const char* element)
{
    QStringList result;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String(element))
            result.append(reader.readElementText(QXmlStreamReader::IncludeChildElements).trimmed());
    return reader.hasError() ? QStringList{reader.errorString()} : result;
}

}  // namespace

void tst_Figure::theSuffixTellsTheFormat_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("format");
    for (const FigureFormatInfo& each : figureFormats())
        QTest::newRow(each.suffix) << QString("/a.b/figure.") + QString(each.suffix).toUpper() << int(each.format);
    for (const char* path : {"figure", "figure.gif", "figure.", "/a.svg/figure"})
        QTest::newRow(path) << QString(path) << -1;
}

void tst_Figure::theSuffixTellsTheFormat()
{
    QFETCH(const QString, path);
    QFETCH(const int, format);

    if (format < 0)
        QVERIFY_EXCEPTION_THROWN(formatOfFile(path), FileError);
    else
        QCOMPARE(int(formatOfFile(path)), format);
}

void tst_Figure::pixelsFollowSizeAndDpi()
{
    FigureSettings settings;

    QCOMPARE(figurePixels(settings), QSize(1890, 1181));
    settings.dpi = 96;
    settings.millimetres = QSizeF(1600, 900) * (25.4 / 96);
    QCOMPARE(figurePixels(settings), QSize(1600, 900));
}

void tst_Figure::impossibleSizesAreRefused_data()
{
    QTest::addColumn<QSizeF>("millimetres");
    QTest::newRow("nothing") << QSizeF(0, 100);
    QTest::newRow("negative") << QSizeF(-160, -100);
    QTest::newRow("not a number") << QSizeF(160, qQNaN());
    QTest::newRow("endless") << QSizeF(qInf(), 100);
    QTest::newRow("a house") << QSizeF(10'000, 10'000);
}

void tst_Figure::impossibleSizesAreRefused()
{
    QFETCH(const QSizeF, millimetres);

    for (const FigureFormat format : {FigureFormat::svg, FigureFormat::pdf, FigureFormat::png}) {
        FigureSettings settings;
        settings.format = format;
        settings.millimetres = millimetres;
        QVERIFY_EXCEPTION_THROWN(makeFigure(example(), settings, style()), InputError);
    }
}

void tst_Figure::everyFigureCarriesItsBoard_data()
{
    QTest::addColumn<int>("format");
    for (const FigureFormat format : {FigureFormat::svg, FigureFormat::pdf, FigureFormat::png})
        QTest::newRow(formatInfo(format).suffix) << int(format);
}

void tst_Figure::everyFigureCarriesItsBoard()
{
    QFETCH(const int, format);

    const auto held = boardInFigure(figure(FigureFormat(format)));

    QVERIFY(held.has_value());
    QCOMPARE(readBoard(held->toStdString(), "figure"), example());
}

void tst_Figure::svgHasTextSizeTitleAndDescription()
{
    const QByteArray svg = figure(FigureFormat::svg);

    QVERIFY(svg.contains("width=\"160mm\" height=\"100mm\""));
    QVERIFY(svg.contains("viewBox=\"0 0 604.724 377.953\""));
    QCOMPARE(texts(svg, "title"), QStringList{QString::fromStdString(example().title)});
    QCOMPARE(texts(svg, "desc").size(), 1);
    const QStringList words = texts(svg, "text");
    QVERIFY2(words.contains("31"), qPrintable(words.join(" | ")));
    QVERIFY(svg.contains("sans-serif"));
}

void tst_Figure::svgHeatmapsKeepSquareCells()
{
    const QByteArray svg = figure(FigureFormat::svg);

    QVERIFY(svg.contains("<image "));
    QCOMPARE(svg.count("<image "), svg.count("image-rendering:pixelated"));
}

void tst_Figure::pdfHeatmapsAreLossless()
{
    const QByteArray pdf = figure(FigureFormat::pdf);

    QVERIFY(pdf.contains("/Subtype /Image"));
    QVERIFY(!pdf.contains("DCTDecode"));
}

void tst_Figure::pdfEmbedsItsFontsAndNamesItself()
{
    const QByteArray pdf = figure(FigureFormat::pdf);

    QVERIFY(pdf.contains("/FontFile2"));
    QVERIFY(pdf.contains("Two &lt;kinds&gt; &amp; more</rdf:li>"));
    // 160 x 100 mm in whole points.
    QVERIFY(
        QString::fromLatin1(pdf).contains(QRegularExpression("/MediaBox \\[0 0 45[34](\\.\\d+)? 28[34](\\.\\d+)?\\]")));
}

void tst_Figure::theCaptionIsWrittenBelow()
{
    const QByteArray without = figure(FigureFormat::svg);
    const QByteArray with = figure(FigureFormat::svg, example(), "Below the figure");

    QVERIFY(!texts(without, "text").contains("Below the figure"));
    QVERIFY(texts(with, "text").contains("Below the figure"));
    QCOMPARE(texts(with, "desc"), QStringList{"Below the figure"});
}

void tst_Figure::theCaptionLeadsToThePaper()
{
    const QString address = QString::fromUtf8(findSource("alibi").info.link.data());
    const QString caption = standardCaption(example(), style());

    const QByteArray svg = figure(FigureFormat::svg, example(), "<1> & " + caption);
    QCOMPARE(texts(svg, "a"), QStringList{"Press et al. 2021"});
    QVERIFY(svg.contains("href=\"" + address.toUtf8() + '"'));
    QVERIFY(figure(FigureFormat::pdf, example(), caption).contains("/URI (" + address.toUtf8() + ')'));
    QVERIFY(!figure(FigureFormat::pdf).contains("/URI"));
}

void tst_Figure::aFigureOfOnePanelKeepsTheProbe()
{
    const Board board = onlyPanel(example(), 1);

    QCOMPARE(board.panels.size(), std::size_t(1));
    QCOMPARE(board.panels[0].quantity, std::string("slopes"));
    QCOMPARE(board.probe, example().probe);
}

void tst_Figure::theProbeIsInNoPanelUnlessAskedFor()
{
    Board board = example();
    board.panels[1].quantity = "weights";
    board.panels[1].view = "profile";
    board.probe.query = 20;
    Board other = board;
    other.probe.key = 15;
    const QSize size(800, 400);
    FigureSettings settings;

    QCOMPARE(figureImage(board, settings, style(), size), figureImage(other, settings, style(), size));
    settings.probe = true;
    QVERIFY(figureImage(board, settings, style(), size) != figureImage(other, settings, style(), size));
}

void tst_Figure::theLeastSizeDependsOnWhatIsDrawn()
{
    Board board = example();
    FigureSettings settings;
    settings.format = FigureFormat::png;
    settings.dpi = 72;
    settings.millimetres = {60, 30};

    QVERIFY(!makeFigure(onlyPanel(board, 1), settings, style()).isEmpty());
    try {
        makeFigure(board, settings, style());
        QFAIL("two panels do not fit");
    } catch (const InputError& error) {
        QVERIFY2(QByteArray(error.what()).contains("at least"), error.what());
    }
    settings.fontPoints = 5;
    QVERIFY(!makeFigure(board, settings, style()).isEmpty());
    board.panels[0].slice = -1;
    QVERIFY_EXCEPTION_THROWN(makeFigure(board, settings, style()), InputError);
}

void tst_Figure::aBoardThatCannotBeShownIsRefused_data()
{
    QTest::addColumn<int>("format");
    for (const FigureFormatInfo& each : figureFormats())
        QTest::newRow(each.suffix) << int(each.format);
}

void tst_Figure::aBoardThatCannotBeShownIsRefused()
{
    QFETCH(const int, format);
    Board board = example();
    board.panels[1].quantity = "slope";

    QVERIFY_EXCEPTION_THROWN(figure(FigureFormat(format), board), InputError);
}

WHORL_APP_TEST(tst_Figure)
#include "tst_figure.moc"
