// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QColor>
#include <QFont>
#include <QImage>
#include <QPointF>
#include <QSizeF>
#include <QString>

#include <set>
#include <vector>

namespace whorl {

/// A picture that a .tex file needs beside it.
struct PictureBeside {
    QString name;
    QByteArray png;
};

/// Text on the page. Where TeX's letters are narrower or wider than those it was laid out with, `left`, middle or right
/// stays in its place.
struct TikzText {
    QString text;
    QPointF left;      ///< where its base line starts, in units
    double width = 0;  ///< as it was laid out
    double angle = 0;  ///< degrees, counter-clockwise
    QFont font;
    QColor colour;
};

/// The code of one tikzpicture while it grows, in the order of painting. Units are the painter's (96 to the inch, y down);
/// the code has millimetres from the lower left corner.
class TikzPage {
public:
    /// imageStem  what the names of the pictures beside it begin with
    TikzPage(const QSizeF& millimetres, const QString& imageStem);

    QString point(const QPointF& units) const;
    QString millimetres(double units) const;
    /// The name of an opaque colour; it will be defined.
    QString colour(const QColor& colour);
    /// Adds a picture and returns its file's name.
    QString image(const QImage& image);

    void add(const QString& code);
    void add(const TikzText& text);

    /// How many points the next plot may have. TeX keeps what it has read of a page, about 120 words a point, in a memory of
    /// five million; so every plot gets a quarter of what those before it left.
    qsizetype pointsForPlot() const { return m_pointsLeft / 4; }
    void spendPoints(qsizetype points) { m_pointsLeft -= points; }

    /// Definitions of the colours, and everything that was added.
    QString code();
    const std::vector<PictureBeside>& pictures() const { return m_pictures; }

private:
    struct Piece {
        QString code;
        TikzText text;
        bool isText = false;
    };
    QString textCode(const TikzText& text, const QString& anchor, double share);

    QSizeF m_size;
    QString m_stem;
    std::vector<Piece> m_pieces;
    std::vector<PictureBeside> m_pictures;
    std::set<QRgb> m_colours;
    qsizetype m_pointsLeft = 16000;
};

/// "8.25": the size of a font in big points.
QString texPoints(const QFont& font);

}  // namespace whorl
