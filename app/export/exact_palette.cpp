// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/exact_palette.h"

namespace whorl {

std::optional<quint8> ExactPalette::numberOf(QRgb colour)
{
    constexpr std::size_t most = 256;
    // Knuth's multiplicative hashing; a quarter of the slots is used at most.
    std::size_t slot = (colour * 2654435769U) >> 22;
    while (m_numbers[slot] >= 0) {
        if (m_colours[static_cast<std::size_t>(m_numbers[slot])] == colour)
            return static_cast<quint8>(m_numbers[slot]);
        slot = (slot + 1) % slotCount;
    }
    if (m_colours.size() == most)
        return std::nullopt;
    m_numbers[slot] = static_cast<qint16>(m_colours.size());
    m_colours.push_back(colour);
    return static_cast<quint8>(m_numbers[slot]);
}

QImage withPalette(const QImage& image)
{
    if (image.format() != QImage::Format_RGB32)
        return image;
    QImage result(image.size(), QImage::Format_Indexed8);
    ExactPalette palette;
    for (int y = 0; y < image.height(); ++y) {
        const auto* from = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        uchar* to = result.scanLine(y);
        for (int x = 0; x < image.width(); ++x) {
            const auto number = palette.numberOf(from[x] | 0xff000000U);
            if (!number)
                return image;
            to[x] = *number;
        }
    }
    result.setColorTable({palette.colours().begin(), palette.colours().end()});
    return result;
}

}  // namespace whorl
