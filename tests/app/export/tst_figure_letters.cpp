// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/board_store.h"
#include "app/scene/fonts.h"
#include "tests/support/figures.h"
#include "tests/support/test_main.h"

#include <QFontMetricsF>
#include <QRegularExpression>
#include <QXmlStreamReader>

using namespace whorl;
using namespace whorl::test;

/// The letters of figures: their size, their place, and whether programs that read PDFs find them.
class tst_FigureLetters : public QObject {
    Q_OBJECT

private slots:
    void lettersHaveTheirPointsWhateverTheSize_data();
    void lettersHaveTheirPointsWhateverTheSize();
    void everyTextLiesOnThePage_data();
    void everyTextLiesOnThePage();
    void everyTextOfAPdfIsFound_data();
    void everyTextOfAPdfIsFound();
    void chineseIsFoundAsItIsWritten();
    void indicesThatStandForNumbersHaveRoundTicks();
    void noTickHasAHyphenForAMinus();
    void printsTellCurvesApartWithoutColours();
    void printsAreOnPureWhite();
};

namespace {

struct Text {
    QString words;
    QRectF area;        ///< in mm
    double points = 0;  ///< of its letters
};

/// Every text of an SVG file that Qt wrote: groups lie beside each other, each with its own matrix.
std::vector<Text> textsOf(const QByteArray& svg)
{
    std::vector<Text> texts;
    QTransform place, page;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QXmlStreamAttributes attributes = reader.attributes();
        if (reader.name() == u"svg") {
            const QStringList box = attributes.value("viewBox").toString().split(' ');
            const double millimetres = attributes.value("width").toString().remove("mm").toDouble();
            page = QTransform::fromScale(millimetres / box[2].toDouble(), millimetres / box[2].toDouble());
        } else if (reader.name() == u"g") {
            const QString matrix = attributes.value("transform").toString();
            const QStringList numbers = matrix.mid(7).chopped(matrix.isEmpty() ? 0 : 1).split(',');
            if (numbers.size() == 6)
                place = QTransform(numbers[0].toDouble(), numbers[1].toDouble(), numbers[2].toDouble(),
                                   numbers[3].toDouble(), numbers[4].toDouble(), numbers[5].toDouble());
        } else if (reader.name() == u"text") {
            QFont font(attributes.value("font-family").toString().split(", "));
            const double size = attributes.value("font-size").toDouble();
            font.setPixelSize(qRound(size));
            font.setWeight(QFont::Weight(attributes.value("font-weight").toInt()));
            const QPointF start(attributes.value("x").toDouble(), attributes.value("y").toDouble());
            const QString words = reader.readElementText().trimmed();
            const QRectF area = QFontMetricsF(font).tightBoundingRect(words).translated(start);
            texts.push_back({words, (place * page).mapRect(area),
                             size * std::sqrt(std::abs((place * page).determinant())) / 25.4 * 72});
        }
    }
    return texts;
}

QString withoutBlanks(QString text)
{
    return text.remove(QRegularExpression("\\s")).normalized(QString::NormalizationForm_KC);
}

}  // namespace

void tst_FigureLetters::lettersHaveTheirPointsWhateverTheSize_data()
{
    QTest::addColumn<QSizeF>("millimetres");
    QTest::addColumn<double>("points");
    for (const QSizeF& size : {QSizeF(85, 60), QSizeF(160, 100), QSizeF(254, 142.9), QSizeF(33.3, 41.7)})
        for (const double points : {5.0, 7.0, 8.0, 9.5})
            QTest::addRow("%g x %g mm, %g pt", size.width(), size.height(), points) << size << points;
}

void tst_FigureLetters::lettersHaveTheirPointsWhateverTheSize()
{
    QFETCH(const QSizeF, millimetres);
    QFETCH(const double, points);
    FigureSettings settings = figureSettings(FigureFormat::svg, millimetres);
    settings.fontPoints = points;
    if (millimetres.width() < 40)
        settings.fontPoints = std::min(points, 5.0);

    for (const Text& text : textsOf(makeFigure(boardOf("alibi", "slopes"), settings, figureStyle())))
        QVERIFY2(std::abs(text.points - settings.fontPoints) < 0.01,
                 qPrintable(text.words + ' ' + QString::number(text.points)));
}

void tst_FigureLetters::everyTextLiesOnThePage_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<QSizeF>("millimetres");
    for (const ReadyMadeBoard& each : readyMadeBoards())
        for (const QSizeF& size : {QSizeF(160, 100), QSizeF(85, 85), QSizeF(174, 240)})
            QTest::addRow("%s at %g x %g", qPrintable(each.id), size.width(), size.height()) << each.id << size;
}

void tst_FigureLetters::everyTextLiesOnThePage()
{
    QFETCH(const QString, board);
    QFETCH(const QSizeF, millimetres);
    FigureSettings settings = figureSettings(FigureFormat::svg, millimetres, 50);
    settings.theme = ThemeName::print;
    settings.caption = QString("A long caption ").repeated(12);
    QByteArray svg;
    try {
        svg = makeFigure(findBoard(board), settings, figureStyle());
    } catch (const InputError& error) {
        QVERIFY2(QByteArray(error.what()).contains("at least"), error.what());
        return;
    }

    const QRectF page({0, 0}, millimetres);
    const std::vector<Text> texts = textsOf(svg);
    QVERIFY(texts.size() > 10);
    for (const Text& text : texts)
        QVERIFY2(page.adjusted(-0.3, -0.3, 0.3, 0.3).contains(text.area) || text.area.isEmpty(),
                 qPrintable(QString("%1 at %2 %3 to %4 %5")
                                .arg(text.words)
                                .arg(text.area.left())
                                .arg(text.area.top())
                                .arg(text.area.right())
                                .arg(text.area.bottom())));
}

void tst_FigureLetters::everyTextOfAPdfIsFound_data()
{
    QTest::addColumn<QString>("board");
    for (const char* board : {"fingerprint", "biases", "relative-distance", "a-minus-b", "analogies"})
        QTest::newRow(board) << QString(board);
}

void tst_FigureLetters::everyTextOfAPdfIsFound()
{
    QFETCH(const QString, board);
    if (!isHere("pdftotext"))
        QSKIP("pdftotext of poppler-utils is not here");
    FigureSettings settings = figureSettings(FigureFormat::pdf, {200, 140});
    settings.caption = QString::fromUtf8("From −1 (minus) to +1: A = (B − C) × 10⁻³");
    const QTemporaryDir folder;
    const QString path = folder.filePath("figure.pdf");
    writeFile(makeFigure(findBoard(board), settings, figureStyle()), path);
    const QString found = withoutBlanks(QString::fromUtf8(outputOf("pdftotext", {"-raw", path, "-"})));
    settings.format = FigureFormat::svg;

    QVERIFY(found.contains(withoutBlanks(settings.caption)));
    // Letters stand a little wider apart in a PDF, so that a tick may be missing: those with signs are what is at stake.
    int signs = 0;
    static const QRegularExpression sign("[\u2212=+(]");
    for (const Text& text : textsOf(makeFigure(findBoard(board), settings, figureStyle())))
        if (sign.match(text.words).hasMatch() && !text.words.endsWith(u'…')) {
            ++signs;
            QVERIFY2(found.contains(withoutBlanks(text.words)), qPrintable(text.words));
        }
    QVERIFY(signs > 1);
}

void tst_FigureLetters::chineseIsFoundAsItIsWritten()
{
    if (!isHere("pdftotext"))
        QSKIP("pdftotext of poppler-utils is not here");
    if (!hasChinese())
        QSKIP("no installed font shows Chinese");
    FigureSettings settings = figureSettings(FigureFormat::pdf);
    // Each of them looks like a radical: angle, text, plane, sub, one, long, horse.
    settings.caption = QStringLiteral("\u65cb\u8f6c\u89d2\u5ea6 \u6587\u672c \u5e73\u9762 \u79cd\u5b50 \u4e00 \u957f "
                                      "\u9a6c \u7b2c\u4e00\u884c");
    const QTemporaryDir folder;
    const QString path = folder.filePath("figure.pdf");
    writeFile(makeFigure(boardOf("alibi", "slopes"), settings, figureStyle()), path);
    // As they are, without any normalization.
    QString found = QString::fromUtf8(outputOf("pdftotext", {"-raw", path, "-"})).remove(QRegularExpression("\\s"));

    QVERIFY2(found.contains(QString(settings.caption).remove(' ')), qPrintable(found));
}

void tst_FigureLetters::indicesThatStandForNumbersHaveRoundTicks()
{
    // Two hundred bins of a hundredth each, from -1 to 0.99.
    QStringList words;
    for (const Text& text :
         textsOf(makeFigure(boardOf("table", "isotropy"), figureSettings(FigureFormat::svg), figureStyle())))
        words += text.words;

    for (const char* tick : {"\u22121", "\u22120.5", "0.5"})
        QVERIFY2(words.contains(tick), qPrintable(words.join(" | ")));
    QVERIFY(!words.contains("0.99"));
}

void tst_FigureLetters::noTickHasAHyphenForAMinus()
{
    for (const ReadyMadeBoard& each : readyMadeBoards()) {
        const QByteArray svg = makeFigure(each.board, figureSettings(FigureFormat::svg, {254, 200}, 30), figureStyle());
        static const QRegularExpression number("^-[0-9.]");
        for (const Text& text : textsOf(svg))
            QVERIFY2(!number.match(text.words).hasMatch(), qPrintable(each.id + ": " + text.words));
    }
}

void tst_FigureLetters::printsTellCurvesApartWithoutColours()
{
    const Board board = boardOf("rope", "divisors_compared", {{"factor", 8.0}});
    FigureSettings settings = figureSettings(FigureFormat::svg);
    const auto dashes = [&](ThemeName theme) {
        settings.theme = theme;
        QSet<QString> different;
        const QString svg = QString::fromUtf8(makeFigure(board, settings, figureStyle()));
        static const QRegularExpression dash("stroke-dasharray=\"([^\"]*)\"");
        for (auto match = dash.globalMatch(svg); match.hasNext();)
            different.insert(match.next().captured(1));
        return different.size();
    };

    // Eight lines, one of them without dashes, and the line at the border; seven patterns or more.
    QVERIFY2(dashes(ThemeName::print) >= 7, qPrintable(QString::number(dashes(ThemeName::print))));
    QVERIFY(dashes(ThemeName::light) < dashes(ThemeName::print));
}

void tst_FigureLetters::printsAreOnPureWhite()
{
    FigureSettings settings = figureSettings(FigureFormat::png);
    settings.theme = ThemeName::print;
    const QImage image = figureImage(findBoard("fingerprint"), settings, figureStyle(), figurePixels(settings));

    for (const QPoint& corner :
         {QPoint(0, 0), image.rect().topRight(), image.rect().bottomLeft(), image.rect().bottomRight()})
        QCOMPARE(image.pixel(corner), qRgb(255, 255, 255));
    qint64 white = 0, haze = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = image.width() / 2; x < image.width(); ++x) {
            const QColor colour(image.pixel(x, y));
            white += colour == QColor(Qt::white);
            haze += colour.saturation() < 10 && colour.value() > 245 && colour != QColor(Qt::white);
        }
    QVERIFY2(haze * 50 < white, qPrintable(QString("%1 of %2").arg(haze).arg(white)));
}

WHORL_APP_TEST(tst_FigureLetters)
#include "tst_figure_letters.moc"
