// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/tikz/tikz_page.h"

#include "app/export/exact_palette.h"
#include "app/export/tikz/tex_text.h"

#include <QBuffer>

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

constexpr double unitsPerInch = 96, millimetresPerInch = 25.4, pointsPerInch = 72;

QString hexadecimal(QRgb colour)
{
    return QString("%1").arg(colour & 0xffffff, 6, 16, QChar(u'0')).toUpper();
}

/// The point of a text at a share of its width.
QPointF along(const TikzText& text, double share)
{
    const double turn = text.angle * M_PI / 180;
    return text.left + share * text.width * QPointF(std::cos(turn), -std::sin(turn));
}

/// Whether one text goes on where the other ends: runs of several scripts.
bool goesOn(const TikzText& before, const TikzText& after)
{
    const QPointF gap = along(before, 1) - after.left;
    return before.angle == after.angle && before.colour == after.colour && before.font == after.font
        && std::hypot(gap.x(), gap.y()) < 1;
}

bool isTitle(const TikzText& text)
{
    return text.font.weight() >= QFont::DemiBold;
}

}  // namespace

TikzPage::TikzPage(const QSizeF& millimetres, const QString& imageStem)
    : m_size(millimetres)
    , m_stem(texFileName(imageStem))
{
}

QString TikzPage::point(const QPointF& units) const
{
    constexpr double scale = millimetresPerInch / unitsPerInch;
    return '(' + texLength(units.x() * scale) + ',' + texLength(m_size.height() - units.y() * scale) + ')';
}

QString TikzPage::millimetres(double units) const
{
    return texLength(units * millimetresPerInch / unitsPerInch) + "mm";
}

QString TikzPage::colour(const QColor& colour)
{
    m_colours.insert(colour.rgb() & 0xffffff);
    return "whorl" + hexadecimal(colour.rgb());
}

QString TikzPage::image(const QImage& image)
{
    PictureBeside picture;
    picture.name = m_stem + "-image-" + QString::number(m_pictures.size() + 1) + ".png";
    QBuffer buffer(&picture.png);
    buffer.open(QIODevice::WriteOnly);
    withPalette(image).save(&buffer, "PNG");
    m_pictures.push_back(std::move(picture));
    return m_pictures.back().name;
}

void TikzPage::add(const QString& code)
{
    m_pieces.push_back({code, {}, false});
}

void TikzPage::add(const TikzText& text)
{
    if (!m_pieces.empty() && m_pieces.back().isText && goesOn(m_pieces.back().text, text)) {
        m_pieces.back().text.text += text.text;
        m_pieces.back().text.width += text.width;
        return;
    }
    if (!text.text.trimmed().isEmpty())
        m_pieces.push_back({{}, text, true});
}

QString TikzPage::textCode(const TikzText& text, const QString& anchor, double share)
{
    QString options = "anchor=" + anchor + ",text=" + colour(text.colour) + ",font=\\whorlfont{" + texPoints(text.font)
        + "}" + (isTitle(text) ? "\\bfseries" : "");
    if (text.colour.alpha() < 255)
        options += ",opacity=" + texLength(text.colour.alphaF());
    if (text.angle != 0)
        options += ",rotate=" + texLength(text.angle);
    // A line of a paragraph must not be longer than it was laid out, whatever the font.
    constexpr double wide = 0.35;
    const bool isLine = text.width * millimetresPerInch / unitsPerInch > wide * m_size.width();
    const QString content = texText(text.text),
                  fitted = isLine ? "\\whorlfit{" + millimetres(text.width) + "}{" + content + "}" : content;
    return "\\node[" + options + "] at " + point(along(text, share)) + " {" + fitted + "};\n";
}

QString TikzPage::code()
{
    QString body;
    const TikzText* before = nullptr;
    for (const Piece& piece : m_pieces) {
        if (!piece.isText) {
            body += piece.code;
            before = nullptr;
            continue;
        }
        // Titles, and what stands behind them, begin where they begin.
        const bool title = isTitle(piece.text) || (before && isTitle(*before));
        before = &piece.text;
        // Nobody says how a text is aligned; texts in a column agree in one of their ends.
        const auto others = [&](double share) {
            const QPointF place = along(piece.text, share);
            return std::count_if(m_pieces.begin(), m_pieces.end(), [&](const Piece& other) {
                return other.isText && std::abs(along(other.text, share).x() - place.x()) < 0.3;
            });
        };
        const auto lefts = others(0), middles = others(0.5), rights = others(1);
        if (title || (piece.text.angle == 0 && lefts > 1 && lefts > middles && lefts >= rights))
            body += textCode(piece.text, "base west", 0);
        else if (piece.text.angle == 0 && rights > 1 && rights > middles)
            body += textCode(piece.text, "base east", 1);
        else
            body += textCode(piece.text, "base", 0.5);
    }
    QString definitions;
    for (const QRgb colour : m_colours)
        definitions += "\\definecolor{whorl" + hexadecimal(colour) + "}{HTML}{" + hexadecimal(colour) + "}\n";
    return definitions + body;
}

QString texPoints(const QFont& font)
{
    const double points = font.pixelSize() > 0 ? font.pixelSize() * pointsPerInch / unitsPerInch : font.pointSizeF();
    return texLength(points, 2);
}

}  // namespace whorl
