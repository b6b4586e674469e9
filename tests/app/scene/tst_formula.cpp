// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/formula.h"

#include "core/catalogue.h"
#include "tests/support/test_main.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>

#include <algorithm>

using namespace whorl;

namespace {

const QString folder = QStringLiteral(WHORL_SOURCE_DIR "/resources/formulas/pictures/");

QString fileOf(const Formula& formula)
{
    return QString(formula.id).replace('/', '.') + ".svg";
}

QString committed(const Formula& formula)
{
    QFile file(folder + fileOf(formula));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What a formula of a source may be of: quantities, and choices by their keys where no quantity has that name.
QStringList subjects(const Source& source)
{
    QStringList all;
    for (const QuantityInfo& quantity : source.quantities)
        all += QString::fromUtf8(quantity.id.data(), static_cast<qsizetype>(quantity.id.size()));
    const QStringList quantities = all;
    for (const Parameter& parameter : source.parameters)
        for (const Choice& choice : parameter.choices) {
            const QString key = QString::fromUtf8(choice.key.data(), static_cast<qsizetype>(choice.key.size()));
            if (!quantities.contains(key))
                all += key;
        }
    return all;
}

QStringList idsOf(const std::string& source, std::string_view quantity, const Values& values)
{
    QStringList ids;
    for (const Formula* formula : formulasOf(findSource(source), quantity, values))
        ids += formula->id;
    return ids;
}

/// The rectangle that holds everything painted.
QRect ink(const QImage& image)
{
    QRect found;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qAlpha(image.pixel(x, y)) > 40)
                found |= QRect(x, y, 1, 1);
    return found;
}

}  // namespace

class tst_Formula : public QObject {
    Q_OBJECT

private slots:
    void everySourceHasAFormula();
    void everyFormulaIsOfSomethingThatThereIs();
    void picturesAreMadeFromTheFormulas();
    void picturesTakeTheColourOfTheText();
    void picturesFillTheirPlace();
    void narrowPlacesStillHaveReadableLetters();
    void choicesDecideWhichFormulasAreShown();
    void projectionsHaveTheirFormulas();
};

void tst_Formula::everySourceHasAFormula()
{
    for (const Source& source : catalogue())
        // A table of all encodings has no formula of its own.
        if (source.info.id != "catalogue")
            QVERIFY2(findFormula(QString::fromStdString(std::string(source.info.id))),
                     std::string(source.info.id).c_str());
}

void tst_Formula::everyFormulaIsOfSomethingThatThereIs()
{
    for (const Formula& formula : formulas()) {
        const Source& source = findSource(formula.id.section('/', 0, 0).toStdString());
        QVERIFY2(!formula.spoken.isEmpty() && !formula.tex.isEmpty(), qPrintable(formula.id));
        // One thing alone has that name, or nobody knew whose formula it is.
        if (formula.id.contains('/'))
            QVERIFY2(subjects(source).count(formula.id.section('/', 1)) == 1, qPrintable(formula.id));
        for (const QString& place : formula.of)
            findSource(place.section('/', 0, 0).toStdString()).quantity(place.section('/', 1).toStdString());
    }
}

void tst_Formula::picturesAreMadeFromTheFormulas()
{
    QStringList files = QDir(folder).entryList({"*.svg"});
    for (const Formula& formula : formulas()) {
        const QString hash =
            QString::fromLatin1(QCryptographicHash::hash(formula.tex.toUtf8(), QCryptographicHash::Sha256).toHex());
        const QString picture = committed(formula);
        QVERIFY2(picture.contains("data-tex-sha256=\"" + hash + '"'), qPrintable("run render.js: " + formula.id));
        QVERIFY2(picture.contains("<title>" + formula.spoken + "</title>"), qPrintable("run render.js: " + formula.id));
        QVERIFY(files.removeOne(fileOf(formula)));
    }
    QVERIFY2(files.isEmpty(), qPrintable("of no formula: " + files.join(' ')));
}

void tst_Formula::picturesTakeTheColourOfTheText()
{
    static const QRegularExpression paint("(?:fill|stroke|color)\\s*[=:]\\s*\"?([^\";]+)");
    for (const Formula& formula : formulas()) {
        for (auto found = paint.globalMatch(committed(formula)); found.hasNext();)
            QVERIFY2(found.next().captured(1) == "currentColor", qPrintable(formula.id));
        const QByteArray red = formulaPicture(formula, Qt::red);
        QVERIFY(red.contains("#ff0000") && !red.contains("currentColor"));
    }
}

void tst_Formula::picturesFillTheirPlace()
{
    constexpr double em = 20;
    for (const Formula& formula : formulas()) {
        // What Qt draws of SVG has neither text in fonts of its own nor pictures inside pictures.
        const QString picture = committed(formula);
        QVERIFY2(picture.count("<svg") == 1 && !picture.contains("<text"), qPrintable(formula.id));
        QVERIFY2(QSvgRenderer(formulaPicture(formula, Qt::black)).isValid(), qPrintable(formula.id));

        const QSizeF size = formulaSize(formula) * em;
        QVERIFY2(size.width() > em && size.width() < 24 * em && size.height() > em / 2 && size.height() < 15 * em,
                 qPrintable(formula.id));
        QImage image(size.toSize(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        paintFormula(painter, formula, image.rect(), Qt::black);
        painter.end();
        const QRect painted = ink(image);
        QVERIFY2(painted.width() > 0.75 * image.width() && painted.height() > 0.5 * image.height(),
                 qPrintable(formula.id));
    }
}

void tst_Formula::narrowPlacesStillHaveReadableLetters()
{
    constexpr double narrowest = 240, em = 15;
    for (const Formula& formula : formulas()) {
        QVERIFY2(fittingEm(formula, em, narrowest) >= 11, qPrintable(formula.id));
        QCOMPARE(fittingEm(formula, em, 1000), em);
    }
}

void tst_Formula::choicesDecideWhichFormulasAreShown()
{
    QCOMPARE(idsOf("rope", "score", {}), QStringList{"rope"});
    QCOMPARE(idsOf("rope", "score", {{"scaling", std::string("yarn")}}), QStringList{"rope/yarn"});
    QCOMPARE(idsOf("rope", "decay_bound", {{"scaling", std::string("ntk")}}),
             (QStringList{"rope/decay_bound", "rope/ntk"}));
    QCOMPARE(idsOf("word2vec", "loss", {}), (QStringList{"word2vec/skip-gram", "word2vec/negative"}));
    QCOMPARE(idsOf("attention", "weights", {}), QStringList{"attention"});
    QCOMPARE(idsOf("attention", "weights", {{"encoding", std::string("alibi")}}), (QStringList{"attention", "alibi"}));
    QCOMPARE(idsOf("attention", "entropy", {{"encoding", std::string("rope")}, {"rope.scaling", std::string("yarn")}}),
             (QStringList{"attention/entropy", "attention", "rope/yarn"}));
    QCOMPARE(idsOf("catalogue", "glance", {}), QStringList{});
}

void tst_Formula::projectionsHaveTheirFormulas()
{
    for (const char* method : {"pca", "tsne", "umap", "axes"}) {
        const Values chosen = {{"method", std::string(method)}};
        QCOMPARE(idsOf("table", "projection", chosen), QStringList{QString("table/") + method});
        // Neighbours are what they are in whatever map.
        QCOMPARE(idsOf("table", "neighbours", chosen), QStringList{"table"});
    }
    QCOMPARE(idsOf("table", "projection", {{"method", std::string("none")}}), QStringList{"table"});
    QCOMPARE(idsOf("word2vec", "map", {}), (QStringList{"table/pca", "word2vec/skip-gram", "word2vec/negative"}));
    QCOMPARE(idsOf("sinusoidal", "path", {}), (QStringList{"table/pca", "sinusoidal"}));
    QCOMPARE(idsOf("learned", "path", {}), (QStringList{"table/pca", "learned"}));
}

WHORL_APP_TEST(tst_Formula)
#include "tst_formula.moc"
