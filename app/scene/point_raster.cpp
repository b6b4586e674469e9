// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/point_raster.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace whorl {

namespace {

constexpr int shifts = 4;  ///< of a dot within a pixel, each way

QImage clearImage(const QSizeF& size, double pixelRatio)
{
    QImage image((size * pixelRatio).toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(pixelRatio);
    image.fill(Qt::transparent);
    return image;
}

/// How much of each pixel a dot covers, for every shift of its centre.
class Stamps {
public:
    explicit Stamps(double radius)
        : m_reach(static_cast<int>(std::ceil(radius + 0.5)))
        , m_width(2 * m_reach + 1)
    {
        for (int down = 0; down < shifts; ++down)
            for (int right = 0; right < shifts; ++right)
                fill(m_masks[numberOf(right, down)], radius, (right + 0.5) / shifts, (down + 0.5) / shifts);
    }

    int reach() const { return m_reach; }
    int width() const { return m_width; }
    const std::uint8_t* mask(double x, double y) const
    {
        const auto shift = [](double value) { return static_cast<int>((value - std::floor(value)) * shifts); };
        return m_masks[numberOf(shift(x), shift(y))].data();
    }

private:
    static std::size_t numberOf(int right, int down)
    {
        return static_cast<std::size_t>(down) * shifts + static_cast<std::size_t>(right);
    }
    void fill(std::vector<std::uint8_t>& mask, double radius, double x, double y) const
    {
        for (int row = -m_reach; row <= m_reach; ++row)
            for (int column = -m_reach; column <= m_reach; ++column) {
                const double away = std::hypot(column + 0.5 - x, row + 0.5 - y);
                mask.push_back(static_cast<std::uint8_t>(std::lround(255 * std::clamp(radius - away + 0.5, 0.0, 1.0))));
            }
    }

    int m_reach, m_width;
    std::array<std::vector<std::uint8_t>, shifts * shifts> m_masks;
};

/// `over` on `under`, both premultiplied, `over` as far as `share` / 255.
QRgb blended(QRgb over, QRgb under, unsigned share)
{
    const auto part = [share](unsigned value) { return (value * share + 127) / 255; };
    const unsigned alpha = part(qAlpha(over));
    const auto channel = [&](unsigned top, unsigned bottom) {
        return part(top) + (bottom * (255 - alpha) + 127) / 255;
    };
    return qRgba(static_cast<int>(channel(qRed(over), qRed(under))),
                 static_cast<int>(channel(qGreen(over), qGreen(under))),
                 static_cast<int>(channel(qBlue(over), qBlue(under))),
                 static_cast<int>(alpha + (qAlpha(under) * (255 - alpha) + 127) / 255));
}

void stamp(QRgb* pixels, const QSize& size, const Stamps& stamps, double x, double y, QRgb colour)
{
    const int left = static_cast<int>(std::floor(x)) - stamps.reach(),
              top = static_cast<int>(std::floor(y)) - stamps.reach();
    const std::uint8_t* mask = stamps.mask(x, y);
    const int firstRow = std::max(0, -top), lastRow = std::min(stamps.width(), size.height() - top);
    const int firstColumn = std::max(0, -left), lastColumn = std::min(stamps.width(), size.width() - left);
    for (int row = firstRow; row < lastRow; ++row) {
        QRgb* const line = pixels + static_cast<std::ptrdiff_t>(top + row) * size.width() + left;
        for (int column = firstColumn; column < lastColumn; ++column)
            if (const unsigned share = mask[row * stamps.width() + column])
                line[column] = blended(colour, line[column], share);
    }
}

/// Whether a number of pixels fits an int with room to spare.
bool isNear(double value)
{
    return std::abs(value) < 1e6;
}

}  // namespace

QImage dotsImage(std::span<const QPointF> places, std::span<const QRgb> colours, double radius, const QSizeF& size,
                 double pixelRatio)
{
    QImage image = clearImage(size, pixelRatio);
    const Stamps stamps(radius * pixelRatio);
    auto* const pixels = reinterpret_cast<QRgb*>(image.bits());
    for (std::size_t i = 0; i < places.size(); ++i) {
        const double x = places[i].x() * pixelRatio, y = places[i].y() * pixelRatio;
        if (isNear(x) && isNear(y))
            stamp(pixels, image.size(), stamps, x, y, qPremultiply(colours[i]));
    }
    return image;
}

QImage densityImage(std::span<const QPointF> places, const ColourMap& map, const QSizeF& size, double pixelRatio)
{
    QImage image = clearImage(size, pixelRatio);
    std::vector<std::uint32_t> counts(static_cast<std::size_t>(image.width())
                                      * static_cast<std::size_t>(image.height()));
    std::uint32_t most = 1;
    for (const QPointF& place : places) {
        const double x = place.x() * pixelRatio, y = place.y() * pixelRatio;
        if (x >= 0 && y >= 0 && x < image.width() && y < image.height()) {
            const auto pixel =
                static_cast<std::size_t>(y) * static_cast<std::size_t>(image.width()) + static_cast<std::size_t>(x);
            most = std::max(most, ++counts[pixel]);
        }
    }
    std::vector<QRgb> colours(std::min<std::size_t>(most, 4096) + 1, 0);
    for (std::size_t count = 1; count < colours.size(); ++count)
        colours[count] = map.colours[static_cast<std::size_t>(
            40 + 200 * std::log1p(static_cast<double>(count)) / std::log1p(static_cast<double>(colours.size() - 1)))];
    auto* const pixels = reinterpret_cast<QRgb*>(image.bits());
    for (std::size_t i = 0; i < counts.size(); ++i)
        pixels[i] = colours[std::min<std::size_t>(counts[i], colours.size() - 1)];
    return image;
}

}  // namespace whorl
