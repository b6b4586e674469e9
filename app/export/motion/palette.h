// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include <unordered_map>
#include <vector>

namespace whorl {

/// At most `most` colours for these images: their own where there are no more, so that nothing changes; else the means
/// of boxes of colours, split again and again where the error is greatest, and those that most pixels have. Opaque; deterministic.
std::vector<QRgb> paletteOf(const std::vector<QImage>& images, std::size_t most);

/// Finds the nearest colour of a palette, and remembers it.
class NearestColour {
public:
    explicit NearestColour(std::vector<QRgb> palette);
    std::uint8_t operator()(QRgb colour);

private:
    std::vector<QRgb> m_palette;
    std::unordered_map<QRgb, std::uint8_t> m_known;
    QRgb m_last = 0;
    std::uint8_t m_lastIndex = 0;
};

}  // namespace whorl
