// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/board_in_figure.h"

#include <QXmlStreamReader>

#include <algorithm>
#include <array>

namespace whorl {

namespace {

constexpr QByteArrayView pngSignature("\x89PNG\r\n\x1a\n", 8);
constexpr const char* boardNamespace = "urn:whorl:board";

constexpr std::array<quint32, 256> crcTable = [] {
    std::array<quint32, 256> table{};
    for (quint32 byte = 0; byte < 256; ++byte) {
        quint32 value = byte;
        for (int bit = 0; bit < 8; ++bit)
            value = value & 1 ? 0xedb88320U ^ value >> 1 : value >> 1;
        table[byte] = value;
    }
    return table;
}();

/// The check sum of PNG chunks (ISO 3309), over the chunk's type and data.
quint32 crc(QByteArrayView bytes)
{
    quint32 value = 0xffffffffU;
    for (const char byte : bytes)
        value = crcTable[(value ^ static_cast<quint8>(byte)) & 0xff] ^ value >> 8;
    return ~value;
}

QByteArray bigEndian(quint32 value)
{
    QByteArray bytes;
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes.append(static_cast<char>(value >> shift & 0xff));
    return bytes;
}

/// The number that the first four of `bytes` are, highest first.
quint32 fromBigEndian(QByteArrayView bytes)
{
    quint32 value = 0;
    for (const char byte : bytes.first(4))
        value = value << 8 | static_cast<quint8>(byte);
    return value;
}

/// The text of an iTXt chunk's data when it is uncompressed and has our keyword.
std::optional<QByteArray> ourText(QByteArrayView data)
{
    // keyword \0 compressed? method language \0 translated keyword \0 text
    const QByteArray start = QByteArray(figureKeyword) + QByteArray("\0\0\0", 3);
    if (!data.startsWith(start))
        return std::nullopt;
    data = data.sliced(start.size());
    for (int part = 0; part < 2; ++part) {
        const qsizetype end = data.indexOf('\0');
        if (end < 0)
            return std::nullopt;
        data = data.sliced(end + 1);
    }
    return data.toByteArray();
}

std::optional<QByteArray> boardInPng(QByteArrayView png)
{
    QByteArrayView rest = png.sliced(pngSignature.size());
    constexpr qsizetype frame = 12;  // length, type, check sum
    while (rest.size() >= frame) {
        const qsizetype length = fromBigEndian(rest);
        if (length > rest.size() - frame)
            return std::nullopt;
        const QByteArrayView typeAndData = rest.sliced(4, 4 + length);
        if (typeAndData.startsWith("iTXt")) {
            const bool intact = crc(typeAndData) == fromBigEndian(rest.sliced(8 + length));
            const auto text = intact ? ourText(typeAndData.sliced(4)) : std::nullopt;
            if (text)
                return text;
        }
        rest = rest.sliced(frame + length);
    }
    return std::nullopt;
}

std::optional<QByteArray> boardInSvg(const QByteArray& svg)
{
    QXmlStreamReader reader(svg);
    // Ours lies directly in <svg><metadata>; a file that nests deeper without end would only fill the memory.
    constexpr int deepest = 256;
    int depth = 0;
    bool inMetadata = false;
    while (!reader.atEnd() && depth <= deepest) {
        const QXmlStreamReader::TokenType token = reader.readNext();
        if (token == QXmlStreamReader::EndElement) {
            --depth;
        } else if (token == QXmlStreamReader::StartElement) {
            ++depth;
            if (depth == 2)
                inMetadata = reader.name() == QLatin1String("metadata");
            if (depth == 3 && inMetadata && reader.namespaceUri() == QLatin1String(boardNamespace)) {
                const QString text = reader.readElementText();
                return reader.hasError() ? std::nullopt : std::optional(text.toUtf8());
            }
        }
    }
    return std::nullopt;
}

QByteArray escaped(QByteArray text)
{
    return text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
}

QByteArray boardElement(const QByteArray& board)
{
    return QByteArray("<whorl:board xmlns:whorl=\"") + boardNamespace + "\">" + escaped(board) + "</whorl:board>";
}

/// In a packet that is not compressed, so that programs which know nothing else of the format find it.
std::optional<QByteArray> boardInPacket(QByteArrayView figure)
{
    constexpr QByteArrayView tail("</whorl:board>");
    const QByteArray head = boardElement({}).chopped(tail.size());
    const qsizetype start = figure.indexOf(head);
    if (start < 0)
        return std::nullopt;
    const QByteArrayView rest = figure.sliced(start + head.size());
    const qsizetype end = rest.indexOf('<');
    if (end < 0 || !rest.sliced(end).startsWith(tail))
        return std::nullopt;
    return rest.first(end).toByteArray().replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
}

/// How the formats begin whose packet lies open in them.
bool holdsPackets(QByteArrayView start)
{
    const bool isGif = start.startsWith("GIF87a") || start.startsWith("GIF89a");
    const bool isWebp = start.size() >= 12 && start.startsWith("RIFF") && start.sliced(8).startsWith("WEBP");
    const bool isMp4 = start.size() >= 8 && start.sliced(4).startsWith("ftyp");
    return start.startsWith("%PDF-") || isGif || isWebp || isMp4 || start.startsWith("\x1a\x45\xdf\xa3");
}

/// TeX reads lines of limited length: what a comment goes on with stands in a comment of its own.
constexpr QByteArrayView texLine("%whorl "), texMore("%whorl+");
constexpr qsizetype longestComment = 4000;

std::optional<QByteArray> boardInTex(QByteArrayView tex)
{
    std::optional<QByteArray> board;
    for (qsizetype start = tex.indexOf("\n%whorl"); start >= 0; start = tex.indexOf("\n%whorl", start + 1)) {
        const qsizetype end = tex.indexOf('\n', start + 1);
        QByteArrayView line = tex.sliced(start + 1, (end < 0 ? tex.size() : end) - start - 1);
        if (line.endsWith('\r'))
            line.chop(1);
        if (!line.startsWith(texLine) && !line.startsWith(texMore))
            continue;
        if (!board)
            board = QByteArray();
        else if (line.startsWith(texLine))
            board->append('\n');
        board->append(line.sliced(texLine.size()));
    }
    return board;
}

}  // namespace

bool beginsLikeFigure(QByteArrayView start)
{
    if (start.startsWith("\xef\xbb\xbf"))
        start = start.sliced(3);
    return holdsPackets(start) || start.startsWith("\x89PNG") || start.startsWith("%")
        || start.trimmed().startsWith("<");
}

std::optional<QByteArray> boardInFigure(QByteArrayView figure)
{
    if (figure.startsWith(pngSignature))
        return boardInPng(figure);
    if (holdsPackets(figure.first(std::min<qsizetype>(figure.size(), 64))))
        return boardInPacket(figure);
    if (figure.startsWith('%'))
        return boardInTex(figure);
    return boardInSvg(QByteArray::fromRawData(figure.data(), figure.size()));
}

QByteArray svgWithBoard(const QByteArray& svg, const QByteArray& board)
{
    const qsizetype element = svg.indexOf("<svg");
    const qsizetype end = element < 0 ? -1 : svg.indexOf('>', element);
    if (end < 0)
        return svg;
    // A title and a description come first, as the SVG standard asks.
    const qsizetype description = svg.indexOf("</desc>", end);
    const qsizetype place = description < 0 ? end + 1 : description + 7;
    QByteArray result = svg;
    return result.insert(place, "\n<metadata>" + boardElement(board) + "</metadata>");
}

QByteArray texWithBoard(const QByteArray& tex, const QByteArray& board)
{
    QByteArray result = tex;
    if (!result.endsWith('\n'))
        result.append('\n');
    for (const QByteArray& line : board.trimmed().split('\n')) {
        qsizetype start = 0;
        do {
            qsizetype end = std::min(start + longestComment, line.size());
            // Not within the bytes of a letter.
            while (end < line.size() && (line[end] & 0xc0) == 0x80)
                ++end;
            result.append(start == 0 ? texLine : texMore).append(line.mid(start, end - start)).append('\n');
            start = end;
        } while (start < line.size());
    }
    return result;
}

QByteArray pngWithBoard(const QByteArray& png, const QByteArray& board)
{
    // The header chunk is always the first and always 13 bytes of data long.
    constexpr qsizetype headerEnd = 8 + 12 + 13;
    if (!png.startsWith(pngSignature) || png.size() < headerEnd)
        return png;
    const QByteArray chunk = QByteArray("iTXt") + figureKeyword + QByteArray("\0\0\0\0\0", 5) + board;
    QByteArray result = png;
    return result.insert(headerEnd, bigEndian(static_cast<quint32>(chunk.size() - 4)) + chunk + bigEndian(crc(chunk)));
}

QByteArray boardPacket(const QString& title, const QByteArray& board)
{
    return QByteArray("<?xpacket begin=\"\xef\xbb\xbf\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
                      "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF "
                      "xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n"
                      "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" "
                      "xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\">\n"
                      "<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">")
        + escaped(title.toUtf8()) + "</rdf:li></rdf:Alt></dc:title>\n<xmp:CreatorTool>Whorl</xmp:CreatorTool>\n"
        + boardElement(board) + "\n</rdf:Description>\n</rdf:RDF></x:xmpmeta>\n<?xpacket end=\"r\"?>\n";
}

QByteArray gifExtension(const QByteArray& packet)
{
    QByteArray bytes("\x21\xff\x0bXMP DataXMP");
    bytes += packet;
    // Wherever a block of stated length ends, the next is one byte shorter, down to none.
    bytes += '\x01';
    for (int length = 0xff; length >= 0; --length)
        bytes += static_cast<char>(length);
    return bytes + '\0';
}

}  // namespace whorl
