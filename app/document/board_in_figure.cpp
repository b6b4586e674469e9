// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/board_in_figure.h"

#include "core/files/figure_text.h"

#include <QXmlStreamReader>

#include <algorithm>

namespace whorl {

namespace {

constexpr QLatin1String boardNamespace("urn:whorl:board");
constexpr qsizetype longestComment = 4000;

QByteArray bytesOf(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

QByteArray bigEndian(quint32 value)
{
    QByteArray bytes;
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes.append(static_cast<char>(value >> shift & 0xff));
    return bytes;
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
            if (depth == 3 && inMetadata && reader.namespaceUri() == boardNamespace) {
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
    return bytesOf(boardElementHead) + escaped(board) + bytesOf(boardElementTail);
}

}  // namespace

bool beginsLikeFigure(QByteArrayView start)
{
    if (start.startsWith("\xef\xbb\xbf"))
        start = start.sliced(3);
    return holdsPackets({start.data(), static_cast<std::size_t>(start.size())}) || start.startsWith("\x89PNG")
        || start.startsWith("%") || start.trimmed().startsWith("<");
}

std::optional<QByteArray> boardInFigure(QByteArrayView figure)
{
    const std::string_view bytes(figure.data(), static_cast<std::size_t>(figure.size()));
    if (const auto text = textInFigure(bytes))
        return bytesOf(*text);
    // What is a figure of another kind ends at its first byte here.
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
            result.append(bytesOf(start == 0 ? texLine : texMore)).append(line.mid(start, end - start)).append('\n');
            start = end;
        } while (start < line.size());
    }
    return result;
}

QByteArray pngWithBoard(const QByteArray& png, const QByteArray& board)
{
    // The header chunk is always the first and always 13 bytes of data long.
    constexpr qsizetype headerEnd = 8 + 12 + 13;
    if (!isPng({png.constData(), static_cast<std::size_t>(png.size())}) || png.size() < headerEnd)
        return png;
    const QByteArray chunk = QByteArray("iTXt") + bytesOf(figureKeyword) + QByteArray("\0\0\0\0\0", 5) + board;
    QByteArray result = png;
    return result.insert(headerEnd,
                         bigEndian(static_cast<quint32>(chunk.size() - 4)) + chunk
                             + bigEndian(pngCheckSum({chunk.constData(), static_cast<std::size_t>(chunk.size())})));
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
