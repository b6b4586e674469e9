// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include <array>
#include <optional>
#include <vector>

namespace whorl {

/// The colours of a picture in the order in which they are met, as long as there are at most 256: heatmaps have the colours of
/// their map and little else. Nothing is rounded.
class ExactPalette {
public:
    /// The number of an opaque colour; nothing when it would be the 257th.
    std::optional<quint8> numberOf(QRgb colour);
    const std::vector<QRgb>& colours() const { return m_colours; }

private:
    static constexpr std::size_t slotCount = 1024;
    std::vector<QRgb> m_colours;
    std::array<qint16, slotCount> m_numbers = [] {
        std::array<qint16, slotCount> none{};
        none.fill(-1);
        return none;
    }();
};

/// The same picture with a palette, a third or a quarter of the size; the picture itself where it has more colours, or
/// any that is not opaque.
QImage withPalette(const QImage& image);

}  // namespace whorl
