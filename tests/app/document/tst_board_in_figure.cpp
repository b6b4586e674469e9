// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/board_in_figure.h"
#include "app/document/board_store.h"
#include "core/board_file.h"
#include "core/error.h"
#include "tests/support/test_main.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QRandomGenerator>
#include <QTemporaryDir>

using namespace whorl;

class tst_BoardInFigure : public QObject {
    Q_OBJECT

private slots:
    void aBoardComesBackByteForByte_data();
    void aBoardComesBackByteForByte();
    void pngStaysReadableByOthers();
    void damageIsNoBoardAndNoCrash_data();
    void damageIsNoBoardAndNoCrash();
    void lengthsInThePngAreNotTrusted_data();
    void lengthsInThePngAreNotTrusted();
    void aChangedTextFailsItsCheckSum();
    void hostileSvgEndsQuietly_data();
    void hostileSvgEndsQuietly();
    void aGifExtensionIsPassedOverByThoseWhoReadBlocks();
    void longFilmsOpenAndEndlessTextsDoNot();
    void figuresOfOthersHoldNoBoard_data();
    void figuresOfOthersHoldNoBoard();
};

namespace {

const QByteArray board = "{\n  \"title\": \"位置 <&> ]]> \\u0000 &lt; \\\"q\\\"\",\n  \"whorl\": 1\n}\n";

QByteArray emptyPng()
{
    QImage image(7, 5, QImage::Format_RGB32);
    image.fill(Qt::red);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

QByteArray emptySvg()
{
    return "<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\"><title>t</title><desc>d</desc>"
           "<g><rect width=\"3\" height=\"3\"/></g></svg>";
}

QByteArray emptyPdf(const QByteArray& metadata)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    if (!metadata.isEmpty())
        writer.setDocumentXmpMetadata(metadata);
    QPainter painter(&writer);
    painter.drawLine(0, 0, 100, 100);
    painter.end();
    return bytes;
}

QByteArray figure(const QByteArray& kind)
{
    if (kind == "png")
        return pngWithBoard(emptyPng(), board);
    if (kind == "gif")
        return "GIF89a" + QByteArray(7, '\0') + gifExtension(boardPacket("A <title>", board)) + ";";
    // A chunk of the right name, and a comment among the bytes of a film, wherever they lie.
    if (kind == "webp")
        return "RIFF" + QByteArray(4, '\x7f') + "WEBPVP8X" + boardPacket("A <title>", board);
    if (kind == "mp4")
        return QByteArray("\0\0\0\x18", 4) + "ftypisom" + QByteArray(100, 'x') + boardPacket("A <title>", board);
    if (kind == "webm")
        return "\x1a\x45\xdf\xa3" + QByteArray(100, 'x') + boardPacket("A <title>", board);
    return kind == "svg" ? svgWithBoard(emptySvg(), board) : emptyPdf(boardPacket("A <title>", board));
}

void addKinds()
{
    QTest::addColumn<QByteArray>("kind");
    for (const char* kind : {"png", "svg", "pdf", "gif", "webp", "mp4", "webm"})
        QTest::newRow(kind) << QByteArray(kind);
}

}  // namespace

void tst_BoardInFigure::aBoardComesBackByteForByte_data()
{
    addKinds();
}

void tst_BoardInFigure::aBoardComesBackByteForByte()
{
    QFETCH(const QByteArray, kind);

    const auto held = boardInFigure(figure(kind));

    QVERIFY(held.has_value());
    QCOMPARE(*held, board);
}

void tst_BoardInFigure::pngStaysReadableByOthers()
{
    const QImage image = QImage::fromData(figure("png"), "PNG");

    QCOMPARE(image.size(), QSize(7, 5));
    QCOMPARE(image.text("whorl"), QString::fromUtf8(board));
}

void tst_BoardInFigure::damageIsNoBoardAndNoCrash_data()
{
    addKinds();
}

void tst_BoardInFigure::damageIsNoBoardAndNoCrash()
{
    QFETCH(const QByteArray, kind);
    const QByteArray whole = figure(kind);

    for (qsizetype length = 0; length < whole.size(); ++length) {
        const auto held = boardInFigure(whole.left(length));
        QVERIFY(!held || *held == board);
    }
    QRandomGenerator random(7);
    for (int round = 0; round < 2000; ++round) {
        QByteArray changed = whole;
        for (int i = 0; i < 4; ++i)
            changed[random.bounded(int(changed.size()))] = char(random.bounded(256));
        boardInFigure(changed);
    }
}

void tst_BoardInFigure::lengthsInThePngAreNotTrusted_data()
{
    QTest::addColumn<QByteArray>("length");
    QTest::newRow("all ones") << QByteArray("\xff\xff\xff\xff");
    QTest::newRow("largest positive") << QByteArray("\x7f\xff\xff\xff");
    QTest::newRow("one too many") << QByteArray("\x00\x00\x00\x10", 4);
    QTest::newRow("nothing") << QByteArray("\x00\x00\x00\x00", 4);
}

void tst_BoardInFigure::lengthsInThePngAreNotTrusted()
{
    QFETCH(const QByteArray, length);
    const QByteArray signature = emptyPng().left(8);

    QVERIFY(!boardInFigure(signature + length + "iTXtwhorl"));
    QVERIFY(!boardInFigure(signature + length + "iTXtwhorl" + QByteArray(3, '\0')));
    QVERIFY(!boardInFigure(figure("png").replace(33, 4, length)));
}

void tst_BoardInFigure::aChangedTextFailsItsCheckSum()
{
    QByteArray png = figure("png");

    png.replace("\"whorl\": 1", "\"whorl\": 2");

    QVERIFY(!boardInFigure(png));
}

void tst_BoardInFigure::hostileSvgEndsQuietly_data()
{
    QTest::addColumn<QByteArray>("svg");
    QTest::newRow("endless nesting") << QByteArray("<a>").repeated(200'000);
    QTest::newRow("entities that grow") << QByteArray(
        "<!DOCTYPE s [<!ENTITY a \"aaaaaaaaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\">"
        "<!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\"><!ENTITY d \"&c;&c;&c;&c;&c;&c;&c;&c;&c;\">"
        "<!ENTITY e \"&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;\">]><svg><metadata><b "
        "xmlns=\"urn:whorl:board\">&e;&e;&e;&e;</b></metadata></svg>");
    QTest::newRow("entity that holds itself")
        << QByteArray("<!DOCTYPE s [<!ENTITY a \"&a;\">]><svg><metadata><b xmlns=\"urn:whorl:board\">&a;</b>");
    QTest::newRow("elements inside the board")
        << QByteArray("<svg><metadata><b xmlns=\"urn:whorl:board\">{<c/>}</b></metadata></svg>");
    QTest::newRow("zeros") << QByteArray(100'000, '\0');
}

void tst_BoardInFigure::hostileSvgEndsQuietly()
{
    QFETCH(const QByteArray, svg);

    QVERIFY(!boardInFigure(svg));
}

/// They take each byte after the application's name for the length of a block that follows.
void tst_BoardInFigure::aGifExtensionIsPassedOverByThoseWhoReadBlocks()
{
    for (int more = 0; more < 300; ++more) {
        const QByteArray packet = boardPacket(QString(more, u'\u4e2d'), board);
        const QByteArray bytes = gifExtension(packet) + "\x3b";
        const qsizetype head = 3 + 11;
        QCOMPARE(static_cast<quint8>(bytes[2]), 11);
        qsizetype place = head;
        while (place < bytes.size() && bytes[place] != '\0')
            place += 1 + static_cast<quint8>(bytes[place]);
        QVERIFY(place < bytes.size());
        QVERIFY(bytes.mid(place).startsWith(QByteArray("\0\x3b", 2))
                || bytes.mid(place).startsWith(QByteArray("\0\0\x3b", 3)));
    }
}

void tst_BoardInFigure::longFilmsOpenAndEndlessTextsDoNot()
{
    const QTemporaryDir folder;
    const auto file = [&](const char* name, const QByteArray& begin, const QByteArray& end) {
        QFile long70(folder.filePath(name));
        if (!long70.open(QIODevice::WriteOnly) || long70.write(begin) < 0 || !long70.seek(70'000'000)
            || long70.write(end) < 0)
            qFatal("%s", name);
        return long70.fileName();
    };
    const QByteArray packet = boardPacket({}, QByteArray::fromStdString(writeBoard({})));

    QCOMPARE(readBoardFile(file("long.mp4", QByteArray("\0\0\0\x18", 4) + "ftypisom", packet)), Board());
    for (const QString& path : {file("long.svg", "<svg>", packet), file("long.tex", "%", packet),
                                file("long.whorl", "{", "}"), file("long.gif", "GIF89a" + packet.left(400), ">")})
        QVERIFY_EXCEPTION_THROWN(readBoardFile(path), FileError);
}

void tst_BoardInFigure::figuresOfOthersHoldNoBoard_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("png") << emptyPng();
    QTest::newRow("svg") << emptySvg();
    QTest::newRow("pdf") << emptyPdf({});
    QTest::newRow("words") << QByteArray("whorl");
    QTest::newRow("metadata of another program")
        << QByteArray("<svg><metadata><board xmlns=\"urn:other\">x</board></metadata></svg>");
}

void tst_BoardInFigure::figuresOfOthersHoldNoBoard()
{
    QFETCH(const QByteArray, bytes);

    QVERIFY(!boardInFigure(bytes));
    QCOMPARE(pngWithBoard("not a picture", board), QByteArray("not a picture"));
    QCOMPARE(svgWithBoard("not a picture", board), QByteArray("not a picture"));
}

WHORL_APP_TEST(tst_BoardInFigure)
#include "tst_board_in_figure.moc"
