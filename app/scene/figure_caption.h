// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/picture.h"

class QFont;

namespace whorl {

/// What is written below a figure unless somebody writes something else: what it shows, its sources with their papers and
/// parameters, the steps and the seed where there are any, the model's file or `model`, and the version of Whorl. Of a figure
/// that moves, `end` is the board at its other end: what is not the same there is left out.
QString standardCaption(const Board& board, const PictureStyle& style, const QString& model = {},
                        const Board* end = nullptr);

/// A part of a caption that leads somewhere.
struct CaptionLink {
    qsizetype start = 0, length = 0;
    QString address;
    bool operator==(const CaptionLink&) const = default;
};

/// The papers of the board's sources where the caption names them as the standard one does, and the addresses written
/// out in it.
std::vector<CaptionLink> captionLinks(const QString& caption, const Board& board, const PictureStyle& style);

/// How high a caption is when its lines are no longer than `width`; 0 where there is none.
double captionHeight(const QString& caption, const QFont& font, double width);

/// Paints a caption from the top left of `area` down, in the painter's pen. A PDF gets its links too; elsewhere each link
/// is a text of its own, one a line.
void paintCaption(QPainter& painter, const QString& caption, const QFont& font, const QRectF& area,
                  const std::vector<CaptionLink>& links);

}  // namespace whorl
