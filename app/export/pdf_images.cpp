// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/pdf_images.h"

#include "app/export/exact_palette.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace whorl {

namespace {

/// An object's place in the file; 0 for a number that none has.
struct Entry {
    qsizetype number = 0, offset = 0;
};

/// The table of objects at the end of a PDF, as Qt writes it: one section from 0 on, 20 bytes a line.
struct ObjectTable {
    qsizetype offset = 0;
    std::vector<Entry> entries;
    QByteArrayView trailer;  ///< up to the offset of the table
};

constexpr qsizetype lineLength = 20;

std::optional<ObjectTable> objectTable(QByteArrayView pdf)
{
    ObjectTable table;
    const qsizetype end = pdf.lastIndexOf("startxref\n");
    if (end < 0)
        return std::nullopt;
    bool whole = false;
    const QByteArray number = pdf.sliced(end + 10).toByteArray();
    table.offset = number.left(number.indexOf('\n')).toLongLong(&whole);
    if (!whole || table.offset <= 0 || table.offset >= end || !pdf.sliced(table.offset).startsWith("xref\n0 "))
        return std::nullopt;
    const qsizetype first = table.offset + 7, lines = pdf.indexOf('\n', first) + 1;
    const qsizetype count = pdf.sliced(first, lines - 1 - first).toByteArray().toLongLong(&whole);
    if (!whole || count <= 0 || count > (end - lines) / lineLength)
        return std::nullopt;
    for (qsizetype i = 0; i < count; ++i) {
        const QByteArrayView line = pdf.sliced(lines + i * lineLength, lineLength);
        const bool used = line[17] == 'n';
        table.entries.push_back({i, used ? line.first(10).toByteArray().toLongLong() : 0});
        if (table.entries.back().offset >= table.offset)
            return std::nullopt;
    }
    const qsizetype trailer = lines + count * lineLength;
    table.trailer = pdf.sliced(trailer, end + 10 - trailer);
    return table;
}

/// The number behind a key of an object's dictionary.
qsizetype numberAfter(QByteArrayView dictionary, QByteArrayView key)
{
    const qsizetype start = dictionary.indexOf(key);
    if (start < 0)
        return 0;
    const QByteArray rest = dictionary.sliced(start + key.size()).toByteArray();
    return rest.left(rest.indexOf('\n')).toLongLong();
}

/// The pixels of three bytes each as numbers of a palette.
std::optional<QByteArray> numbered(const QByteArray& pixels, ExactPalette& palette)
{
    QByteArray numbers(pixels.size() / 3, Qt::Uninitialized);
    const auto* from = reinterpret_cast<const uchar*>(pixels.constData());
    for (char& number : numbers) {
        const auto found = palette.numberOf(qRgb(from[0], from[1], from[2]));
        if (!found)
            return std::nullopt;
        number = static_cast<char>(*found);
        from += 3;
    }
    return numbers;
}

QByteArray colourSpace(const ExactPalette& palette)
{
    QByteArray bytes;
    for (const QRgb colour : palette.colours())
        bytes.append(char(qRed(colour))).append(char(qGreen(colour))).append(char(qBlue(colour)));
    return "/ColorSpace [/Indexed /DeviceRGB " + QByteArray::number(palette.colours().size() - 1) + " <" + bytes.toHex()
        + ">]\n";
}

/// An image object with a palette; nothing where it is no image, or has too many colours.
std::optional<QByteArray> withPalette(QByteArrayView object)
{
    constexpr QByteArrayView colours("/ColorSpace /DeviceRGB\n"), streamStart("/Filter /FlateDecode\n>>\nstream\n"),
        streamEnd("\nendstream\nendobj\n");
    const qsizetype stream = object.first(std::min<qsizetype>(object.size(), 1024)).indexOf(streamStart);
    if (stream < 0 || !object.endsWith(streamEnd))
        return std::nullopt;
    const QByteArrayView dictionary = object.first(stream);
    const qsizetype length = dictionary.indexOf("/Length "), space = dictionary.indexOf(colours);
    if (!dictionary.contains("/Subtype /Image\n") || length < 0 || space < 0)
        return std::nullopt;
    const qsizetype size = 3 * numberAfter(dictionary, "/Width ") * numberAfter(dictionary, "/Height ");
    const qsizetype start = stream + streamStart.size();
    if (size <= 0 || size > (qsizetype{1} << 30))
        return std::nullopt;
    // qUncompress wants to be told how long the result will be.
    QByteArray packed;
    for (int shift = 24; shift >= 0; shift -= 8)
        packed.append(static_cast<char>(size >> shift & 0xff));
    packed.append(object.sliced(start, object.size() - start - streamEnd.size()));
    const QByteArray pixels = qUncompress(packed);
    ExactPalette palette;
    const auto numbers = pixels.size() == size ? numbered(pixels, palette) : std::nullopt;
    if (!numbers)
        return std::nullopt;
    const QByteArray data = qCompress(*numbers, 6).mid(4);
    QByteArray head = dictionary.toByteArray();
    const qsizetype lengthEnd = head.indexOf('\n', length);
    head.replace(length, lengthEnd - length, "/Length " + QByteArray::number(data.size()));
    head.replace(colours.toByteArray(), colourSpace(palette));
    return head + streamStart.toByteArray() + data + streamEnd.toByteArray();
}

QByteArray tableLine(qsizetype offset)
{
    return QByteArray::number(offset).rightJustified(10, '0') + (offset > 0 ? " 00000 n \n" : " 65535 f \n");
}

}  // namespace

QByteArray withPaletteImages(const QByteArray& pdf)
{
    auto table = objectTable(pdf);
    if (!table)
        return pdf;
    std::vector<Entry> inFile;
    for (const Entry& entry : table->entries)
        if (entry.offset > 0)
            inFile.push_back(entry);
    if (inFile.empty())
        return pdf;
    std::sort(inFile.begin(), inFile.end(), [](const Entry& a, const Entry& b) { return a.offset < b.offset; });
    QByteArray result = pdf.left(inFile.front().offset);
    result.reserve(pdf.size());
    for (std::size_t i = 0; i < inFile.size(); ++i) {
        const qsizetype end = i + 1 < inFile.size() ? inFile[i + 1].offset : table->offset;
        const QByteArrayView object = QByteArrayView(pdf).sliced(inFile[i].offset, end - inFile[i].offset);
        table->entries[static_cast<std::size_t>(inFile[i].number)].offset = result.size();
        const auto changed = withPalette(object);
        result.append(changed ? QByteArrayView(*changed) : object);
    }
    const qsizetype offset = result.size();
    result.append("xref\n0 " + QByteArray::number(table->entries.size()) + '\n');
    for (const Entry& entry : table->entries)
        result.append(tableLine(entry.offset));
    return result.append(table->trailer).append(QByteArray::number(offset)).append("\n%%EOF\n");
}

}  // namespace whorl
