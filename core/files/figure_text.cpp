// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/figure_text.h"

#include <array>

namespace whorl {

namespace {

constexpr std::string_view pngSignature("\x89PNG\r\n\x1a\n", 8);

constexpr std::array<std::uint32_t, 256> checkSums = [] {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t byte = 0; byte < 256; ++byte) {
        std::uint32_t value = byte;
        for (int bit = 0; bit < 8; ++bit)
            value = value & 1 ? 0xedb88320U ^ value >> 1 : value >> 1;
        table[byte] = value;
    }
    return table;
}();

/// The number that the first four of `bytes` are, highest first.
std::uint32_t fromBigEndian(std::string_view bytes)
{
    std::uint32_t value = 0;
    for (const char byte : bytes.substr(0, 4))
        value = value << 8 | static_cast<std::uint8_t>(byte);
    return value;
}

/// The text of an iTXt chunk's data when it is uncompressed and has our keyword.
std::optional<std::string> ourText(std::string_view data)
{
    // keyword \0 compressed? method language \0 translated keyword \0 text
    const std::string start = std::string(figureKeyword) + std::string(3, '\0');
    if (!data.starts_with(start))
        return std::nullopt;
    data.remove_prefix(start.size());
    for (int part = 0; part < 2; ++part) {
        const std::size_t end = data.find('\0');
        if (end == std::string_view::npos)
            return std::nullopt;
        data.remove_prefix(end + 1);
    }
    return std::string(data);
}

std::optional<std::string> textInPng(std::string_view png)
{
    std::string_view rest = png.substr(pngSignature.size());
    constexpr std::size_t frame = 12;  // length, type, check sum
    while (rest.size() >= frame) {
        const std::size_t length = fromBigEndian(rest);
        if (length > rest.size() - frame)
            return std::nullopt;
        const std::string_view typeAndData = rest.substr(4, 4 + length);
        if (typeAndData.starts_with("iTXt") && pngCheckSum(typeAndData) == fromBigEndian(rest.substr(8 + length)))
            if (const auto text = ourText(typeAndData.substr(4)))
                return text;
        rest.remove_prefix(frame + length);
    }
    return std::nullopt;
}

/// Text as it was before its signs were made harmless for XML.
std::string unescaped(std::string_view text)
{
    constexpr std::array<std::pair<std::string_view, char>, 3> signs = {{{"&lt;", '<'}, {"&gt;", '>'}, {"&amp;", '&'}}};
    std::string result;
    while (!text.empty()) {
        char next = text.front();
        std::size_t length = 1;
        for (const auto& [sign, meant] : signs)
            if (text.starts_with(sign)) {
                next = meant;
                length = sign.size();
            }
        result += next;
        text.remove_prefix(length);
    }
    return result;
}

/// In a packet that is not compressed, so that programs which know nothing else of the format find it.
std::optional<std::string> textInPacket(std::string_view figure)
{
    const std::size_t start = figure.find(boardElementHead);
    if (start == std::string_view::npos)
        return std::nullopt;
    const std::string_view rest = figure.substr(start + boardElementHead.size());
    const std::size_t end = rest.find('<');
    if (end == std::string_view::npos || !rest.substr(end).starts_with(boardElementTail))
        return std::nullopt;
    return unescaped(rest.substr(0, end));
}

std::optional<std::string> textInTex(std::string_view tex)
{
    constexpr std::string_view mark = "\n%whorl";
    std::optional<std::string> text;
    for (std::size_t start = tex.find(mark); start != std::string_view::npos; start = tex.find(mark, start + 1)) {
        std::string_view line = tex.substr(start + 1, tex.find('\n', start + 1) - start - 1);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        if (!line.starts_with(texLine) && !line.starts_with(texMore))
            continue;
        if (!text)
            text = std::string();
        else if (line.starts_with(texLine))
            *text += '\n';
        *text += line.substr(texLine.size());
    }
    return text;
}

}  // namespace

bool holdsPackets(std::string_view start)
{
    const bool isGif = start.starts_with("GIF87a") || start.starts_with("GIF89a");
    const bool isWebp = start.size() >= 12 && start.starts_with("RIFF") && start.substr(8).starts_with("WEBP");
    const bool isMp4 = start.size() >= 8 && start.substr(4).starts_with("ftyp");
    return start.starts_with("%PDF-") || isGif || isWebp || isMp4 || start.starts_with("\x1a\x45\xdf\xa3");
}

bool isPng(std::string_view start)
{
    return start.starts_with(pngSignature);
}

std::uint32_t pngCheckSum(std::string_view bytes)
{
    std::uint32_t value = 0xffffffffU;
    for (const char byte : bytes)
        value = checkSums[(value ^ static_cast<std::uint8_t>(byte)) & 0xff] ^ value >> 8;
    return ~value;
}

std::optional<std::string> textInFigure(std::string_view figure)
{
    if (isPng(figure))
        return textInPng(figure);
    if (holdsPackets(figure))
        return textInPacket(figure);
    return figure.starts_with('%') ? textInTex(figure) : std::nullopt;
}

}  // namespace whorl
