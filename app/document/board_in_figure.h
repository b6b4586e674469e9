// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace whorl {

/// The keyword of the PNG text chunk, and the name of the SVG and PDF metadata, that hold a board.
inline constexpr const char* figureKeyword = "whorl";

/// The board file's text inside a PNG (iTXt chunk), SVG (<metadata>) or PDF (metadata stream) made by Whorl; nothing
/// when there is none. Never trusts lengths in the file.
std::optional<QByteArray> boardInFigure(const QByteArray& figure);

/// The SVG with the board's text in its <metadata>; `svg` itself when it has no <svg> element.
QByteArray svgWithBoard(const QByteArray& svg, const QByteArray& board);

/// The PNG with the board's text in an iTXt chunk named "whorl", uncompressed; `png` itself when it is none.
QByteArray pngWithBoard(const QByteArray& png, const QByteArray& board);

/// The XMP packet for a PDF: title, program, and the board's text.
QByteArray pdfMetadata(const QString& title, const QByteArray& board);

}  // namespace whorl
