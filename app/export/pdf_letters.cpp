// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/pdf_letters.h"

#include "app/scene/fonts.h"

#include <QFont>
#include <QHash>
#include <QRawFont>
#include <QRegularExpression>

namespace whorl {

namespace {

/// The blocks CJK Radicals Supplement and Kangxi Radicals.
constexpr char16_t firstRadical = 0x2E80, lastRadical = 0x2FDF;
constexpr char16_t firstIdeograph = 0x4E00, lastIdeograph = 0x9FFF;

QString allFrom(char16_t first, char16_t last)
{
    QString text;
    for (char32_t each = first; each <= last; ++each)
        text += QChar(static_cast<char16_t>(each));
    return text;
}

/// The ideographs that have the glyphs of radicals in one of the fonts of figures.
QHash<char16_t, char16_t> ideographsOfRadicals()
{
    QHash<char16_t, char16_t> found;
    const QString radicals = allFrom(firstRadical, lastRadical), ideographs = allFrom(firstIdeograph, lastIdeograph);
    for (const QString& family : figureFamilies()) {
        const QRawFont font = QRawFont::fromFont(QFont(family));
        // Where another family stands in, its turn comes.
        if (!font.isValid() || !font.supportsCharacter(QChar(firstIdeograph)))
            continue;
        QHash<quint32, char16_t> byGlyph;
        const QVector<quint32> glyphs = font.glyphIndexesForString(ideographs);
        for (qsizetype i = 0; i < glyphs.size(); ++i)
            if (glyphs[i] != 0)
                byGlyph.insert(glyphs[i], ideographs[i].unicode());
        const QVector<quint32> ofRadicals = font.glyphIndexesForString(radicals);
        for (qsizetype i = 0; i < ofRadicals.size(); ++i)
            if (const char16_t same = byGlyph.value(ofRadicals[i]); ofRadicals[i] != 0 && same != 0)
                found.insert(radicals[i].unicode(), same);
    }
    return found;
}

}  // namespace

QByteArray withUnifiedIdeographs(QByteArray pdf)
{
    static const QRegularExpression letter("<(2[EF][0-9A-Fa-f]{2})>");
    static const QHash<char16_t, char16_t> same = ideographsOfRadicals();
    // Qt writes these maps uncompressed: lines of glyphs from, to and, in brackets, their letters.
    for (qsizetype start = pdf.indexOf("begincmap"); start >= 0; start = pdf.indexOf("begincmap", start + 1)) {
        const qsizetype end = pdf.indexOf("endcmap", start);
        for (qsizetype list = pdf.indexOf('[', start); list >= 0 && list < end; list = pdf.indexOf('[', list + 1)) {
            const qsizetype close = pdf.indexOf(']', list);
            if (close < 0 || close > end)
                break;
            const QString letters = QString::fromLatin1(pdf.mid(list, close - list));
            for (auto match = letter.globalMatch(letters); match.hasNext();) {
                const QRegularExpressionMatch found = match.next();
                const char16_t ideograph = same.value(static_cast<char16_t>(found.captured(1).toUInt(nullptr, 16)));
                if (ideograph != 0)
                    pdf.replace(list + found.capturedStart(1), 4, QByteArray::number(ideograph, 16).toUpper());
            }
        }
    }
    return pdf;
}

}  // namespace whorl
