// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace whorl {

/// The keyword of the PNG text chunk that holds a board.
inline constexpr std::string_view figureKeyword = "whorl";

/// How the element begins and ends that holds a board in a packet of metadata, and in an SVG.
inline constexpr std::string_view boardElementHead = "<whorl:board xmlns:whorl=\"urn:whorl:board\">";
inline constexpr std::string_view boardElementTail = "</whorl:board>";

/// How the lines of a TeX file begin that hold a board. TeX reads lines of limited length: what a comment goes on with stands in
/// a comment of its own.
inline constexpr std::string_view texLine = "%whorl ", texMore = "%whorl+";

/// Whether these are the first bytes (64 are enough) of a format whose metadata lies open in it, whoever made it: PDF, GIF, WebP,
/// MP4, WebM.
bool holdsPackets(std::string_view start);

/// Whether these are the first bytes (8 are enough) of a PNG.
bool isPng(std::string_view start);

/// The check sum of PNG chunks (ISO 3309), over a chunk's type and data.
std::uint32_t pngCheckSum(std::string_view bytes);

/// The board file's text inside a figure made by Whorl: in the iTXt chunk of a PNG, the packet of a PDF, GIF, WebP, MP4 or WebM,
/// the comments of a TeX file; nothing when there is none, and for an SVG, which takes a reader of XML (app/document). Never
/// trusts lengths in the file: a packet is found by its words, wherever it lies. cost  once over the bytes
std::optional<std::string> textInFigure(std::string_view figure);

}  // namespace whorl
