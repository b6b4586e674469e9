// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/pdf_images.h"
#include "tests/support/test_main.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>

using namespace whorl;

class tst_PdfImages : public QObject {
    Q_OBJECT

private slots:
    void aPictureOfFewColoursGetsAPalette();
    void aPictureOfManyColoursStays();
    void everyObjectIsWhereTheTableSays();
    void whatIsNoPdfOfOursStays_data();
    void whatIsNoPdfOfOursStays();
};

namespace {

/// Far more alike than noise, so that palettes are worth while.
QImage picture(int colours)
{
    QImage image(200, 100, QImage::Format_RGB32);
    for (int y = 0; y < 100; ++y)
        for (int x = 0; x < 200; ++x) {
            const int k = (x * x / 40 + y * 3) % colours;
            image.setPixel(x, y, qRgb(k % 256, 255 - k % 256, k / 256 * 60));
        }
    return image;
}

QByteArray pdfOf(const QImage& image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle("Two pictures");
    QPainter painter(&writer);
    painter.setRenderHint(QPainter::LosslessImageRendering);
    painter.drawImage(QRectF(0, 0, 4000, 2000), image);
    painter.drawText(QPointF(100, 3000), "words");
    painter.drawImage(QRectF(0, 4000, 400, 200), image.copy(0, 0, 20, 10));
    painter.end();
    return bytes;
}

/// What a stream of a PDF holds, `size` bytes in all.
QByteArray unpacked(const QByteArray& pdf, qsizetype dictionary, quint32 size)
{
    const qsizetype start = pdf.indexOf("stream\n", dictionary) + 7;
    QByteArray packed;
    for (int shift = 24; shift >= 0; shift -= 8)
        packed.append(static_cast<char>(size >> shift & 0xff));
    return qUncompress(packed + pdf.mid(start, pdf.indexOf("\nendstream", start) - start));
}

}  // namespace

void tst_PdfImages::aPictureOfFewColoursGetsAPalette()
{
    const QImage image = picture(200);
    const QByteArray before = pdfOf(image);

    const QByteArray after = withPaletteImages(before);

    QVERIFY(after.size() < before.size());
    static const QRegularExpression space("/ColorSpace \\[/Indexed /DeviceRGB (\\d+) <([0-9a-f]+)>\\]");
    const QRegularExpressionMatch match = space.match(QString::fromLatin1(after));
    QVERIFY(match.hasMatch());
    const QByteArray palette = QByteArray::fromHex(match.captured(2).toLatin1());
    QCOMPARE(palette.size(), 3 * (match.captured(1).toInt() + 1));
    const QByteArray numbers = unpacked(after, match.capturedStart(), 200 * 100);
    QCOMPARE(numbers.size(), 200 * 100);
    for (int i = 0; i < 200 * 100; ++i) {
        const auto* colour = reinterpret_cast<const uchar*>(palette.constData()) + 3 * static_cast<uchar>(numbers[i]);
        QCOMPARE(qRgb(colour[0], colour[1], colour[2]), image.pixel(i % 200, i / 200));
    }
    QCOMPARE(after.count("/Indexed"), 2);
}

void tst_PdfImages::aPictureOfManyColoursStays()
{
    const QByteArray pdf = pdfOf(picture(400));

    // The small one still has few.
    QCOMPARE(withPaletteImages(pdf).count("/ColorSpace /DeviceRGB"), 1);
}

void tst_PdfImages::everyObjectIsWhereTheTableSays()
{
    const QByteArray pdf = withPaletteImages(pdfOf(picture(200)));

    const qsizetype table = pdf.mid(pdf.lastIndexOf("startxref\n") + 10).split('\n').front().toLongLong();
    QVERIFY(pdf.mid(table).startsWith("xref\n0 "));
    const QList<QByteArray> lines = pdf.mid(table).split('\n');
    const int count = lines[1].mid(2).toInt();
    QVERIFY(count > 5);
    for (int number = 0; number < count; ++number) {
        const QByteArray line = lines[2 + number];
        QCOMPARE(line.size(), 19);
        if (line.endsWith("n "))
            QVERIFY(pdf.mid(line.left(10).toLongLong()).startsWith(QByteArray::number(number) + " 0 obj\n"));
    }
    QVERIFY(pdf.endsWith("%%EOF\n"));
    QVERIFY(pdf.contains("/Size " + QByteArray::number(count)));
}

void tst_PdfImages::whatIsNoPdfOfOursStays_data()
{
    QTest::addColumn<QByteArray>("pdf");
    const QByteArray whole = pdfOf(picture(20));
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no table") << QByteArray("%PDF-1.4\n");
    QTest::newRow("cut off") << whole.left(whole.size() / 2);
    QTest::newRow("a table elsewhere") << QByteArray(whole).replace("startxref\n", "startxref\n9");
    QTest::newRow("a table of more than there is") << QByteArray(whole).replace("xref\n0 ", "xref\n0 9");
}

void tst_PdfImages::whatIsNoPdfOfOursStays()
{
    QFETCH(const QByteArray, pdf);

    QCOMPARE(withPaletteImages(pdf), pdf);
}

WHORL_APP_TEST(tst_PdfImages)
#include "tst_pdf_images.moc"
