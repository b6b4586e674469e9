// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <optional>

namespace whorl {

/// Whether these are the first bytes (64 are enough) of a format of figures, whoever made it: PNG, PDF, SVG, TeX, GIF, WebP, MP4,
/// WebM.
bool beginsLikeFigure(QByteArrayView start);

/// The board file's text inside a figure made by Whorl: in the <metadata> of an SVG, or as textInFigure finds it; nothing when
/// there is none. cost  once over the bytes
std::optional<QByteArray> boardInFigure(QByteArrayView figure);

/// The SVG with the board's text in its <metadata>; `svg` itself when it has no <svg> element.
QByteArray svgWithBoard(const QByteArray& svg, const QByteArray& board);

/// The PNG with the board's text in an iTXt chunk named "whorl", uncompressed; `png` itself when it is none.
QByteArray pngWithBoard(const QByteArray& png, const QByteArray& board);

/// The XMP packet of a figure: title, program, and the board's text.
QByteArray boardPacket(const QString& title, const QByteArray& board);

/// The packet as an application extension of a GIF (XMP Specification, part 3): raw, then 258 bytes that lead those who read it as
/// blocks of stated lengths to its end.
QByteArray gifExtension(const QByteArray& packet);

/// The TeX file with the board's text in comments at its end.
QByteArray texWithBoard(const QByteArray& tex, const QByteArray& board);

}  // namespace whorl
