// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/icons.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>

using namespace whorl;

namespace {

/// The smallest rectangle outside which a picture is transparent.
QRect inked(const QImage& picture)
{
    QRect result;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            if (qAlpha(picture.pixel(x, y)) > 20)
                result |= QRect(x, y, 1, 1);
    return result;
}

QColor densest(const QImage& picture)
{
    QColor result(0, 0, 0, 0);
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            if (picture.pixelColor(x, y).alpha() > result.alpha())
                result = picture.pixelColor(x, y);
    return result;
}

QImage drawn(const QString& name, int size, const QColor& colour, qreal density = 1)
{
    return iconPixmap(name, size, colour, density).toImage().convertToFormat(QImage::Format_ARGB32);
}

void addIcons()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : iconNames())
        QTest::addRow("%s", qPrintable(name)) << name;
}

}  // namespace

class tst_Icons : public QObject {
    Q_OBJECT

private slots:
    void everyIconTakesItsColour_data() { addIcons(); }
    void everyIconTakesItsColour();
    void everyIconFillsItsSquareWithoutTouchingTheEdge_data() { addIcons(); }
    void everyIconFillsItsSquareWithoutTouchingTheEdge();
    void everyLineIconIsDrawnAlike_data() { addIcons(); }
    void everyLineIconIsDrawnAlike();
    void noTwoIconsLookTheSame();
    void densityAddsPixelsNotSize();
    void alphaIsKept();
    void denseScreensGetDenseIcons();
    void disabledIconsFade();
    void checkedIconsTakeTheirOwnColour();
    void theApplicationHasAnIconAtEverySize();
};

void tst_Icons::everyIconTakesItsColour()
{
    QFETCH(const QString, name);

    const QColor colour = densest(drawn(name, 64, QColor(0xb0246b)));

    QCOMPARE(colour, QColor(0xb0246b));
}

void tst_Icons::everyIconFillsItsSquareWithoutTouchingTheEdge()
{
    QFETCH(const QString, name);

    const QRect ink = inked(drawn(name, 64, Qt::black));

    QVERIFY(QRect(1, 1, 62, 62).contains(ink));
    QVERIFY(std::max(ink.width(), ink.height()) >= 36);
    QVERIFY(std::abs(ink.center().x() - 32) <= 4);
    QVERIFY(std::abs(ink.center().y() - 32) <= 5);
}

void tst_Icons::everyLineIconIsDrawnAlike()
{
    QFETCH(const QString, name);
    if (name == "logo")
        return;
    QFile file(":/icons/" + name + ".svg");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString svg = QString::fromUtf8(file.readAll());

    QVERIFY(svg.contains("viewBox=\"0 0 16 16\""));
    QVERIFY(svg.contains("stroke-width=\"1.5\" stroke-linecap=\"round\" stroke-linejoin=\"round\""));
    QVERIFY(!svg.contains(QRegularExpression("#[0-9a-fA-F]{3}")));
}

void tst_Icons::noTwoIconsLookTheSame()
{
    QList<QImage> seen;
    for (const QString& name : iconNames()) {
        const QImage picture = drawn(name, 16, Qt::black);
        QVERIFY2(!seen.contains(picture), qPrintable(name));
        seen.append(picture);
    }
}

void tst_Icons::densityAddsPixelsNotSize()
{
    const QPixmap picture = iconPixmap("open", 16, Qt::black, 2);

    QCOMPARE(picture.size(), QSize(32, 32));
    QCOMPARE(picture.deviceIndependentSize(), QSizeF(16, 16));
}

void tst_Icons::alphaIsKept()
{
    QCOMPARE(densest(drawn("play", 32, QColor(0, 0, 0, 102))).alpha(), 102);
}

void tst_Icons::denseScreensGetDenseIcons()
{
    const QPixmap picture = icon("open", Qt::black).pixmap(QSize(16, 16), 2.0);

    QCOMPARE(picture.toImage().convertToFormat(QImage::Format_ARGB32), drawn("open", 16, Qt::black, 2));
}

void tst_Icons::disabledIconsFade()
{
    const QIcon play = icon("play", Qt::black);

    const QImage picture = play.pixmap(QSize(32, 32), QIcon::Disabled).toImage();

    QCOMPARE(densest(picture.convertToFormat(QImage::Format_ARGB32)).alpha(), qRound(0.42 * 255));
}

void tst_Icons::checkedIconsTakeTheirOwnColour()
{
    const QIcon loop = icon("play", Qt::black, {}, Qt::red);

    const QImage on = loop.pixmap(QSize(32, 32), QIcon::Normal, QIcon::On).toImage();
    const QImage off = loop.pixmap(QSize(32, 32), QIcon::Normal, QIcon::Off).toImage();

    QCOMPARE(on.pixelColor(14, 16), QColor(Qt::red));
    QCOMPARE(off.pixelColor(14, 16), QColor(Qt::black));
}

void tst_Icons::theApplicationHasAnIconAtEverySize()
{
    const QIcon icon = applicationIcon();

    for (const int size : {16, 32, 48, 256})
        QCOMPARE(icon.actualSize(QSize(size, size)), QSize(size, size));
}

WHORL_APP_TEST(tst_Icons)
#include "tst_icons.moc"
