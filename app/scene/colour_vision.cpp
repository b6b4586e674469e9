// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/colour_vision.h"

#include "app/scene/oklab.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace whorl {

namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

constexpr Triple luminance = {0.2126729, 0.7151522, 0.0721750};
constexpr std::array<Matrix, sights> matrices = {{
    {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
    {{luminance, luminance, luminance}},
}};

/// Light of the 256 levels of a channel, and the level nearest to each of 4096 steps of light.
struct Levels {
    std::array<double, 256> light{};
    std::vector<uchar> level = std::vector<uchar>(4096);

    Levels()
    {
        for (int i = 0; i < 256; ++i)
            light[static_cast<std::size_t>(i)] = linearLight(i / 255.0);
        for (std::size_t step = 0; step < level.size(); ++step) {
            const double wanted = static_cast<double>(step) / static_cast<double>(level.size() - 1);
            const double coded = wanted <= 0.0031308 ? 12.92 * wanted : 1.055 * std::pow(wanted, 1 / 2.4) - 0.055;
            level[step] = static_cast<uchar>(std::lround(255 * coded));
        }
    }
    int levelOf(double wanted) const
    {
        return level[static_cast<std::size_t>(std::lround(wanted * static_cast<double>(level.size() - 1)))];
    }
};

const Levels& levels()
{
    static const Levels known;
    return known;
}

QRgb seenPixel(QRgb pixel, Sight sight)
{
    const Levels& known = levels();
    const auto light = [&known](int level) { return known.light[static_cast<std::size_t>(level)]; };
    const Triple seen = seenLight({light(qRed(pixel)), light(qGreen(pixel)), light(qBlue(pixel))}, sight);
    return qRgb(known.levelOf(seen[0]), known.levelOf(seen[1]), known.levelOf(seen[2]));
}

}  // namespace

std::array<double, 3> seenLight(const std::array<double, 3>& light, Sight sight)
{
    const Matrix& matrix = matrices[static_cast<std::size_t>(sight)];
    Triple seen{};
    for (std::size_t row = 0; row < 3; ++row)
        seen[row] =
            std::clamp(matrix[row][0] * light[0] + matrix[row][1] * light[1] + matrix[row][2] * light[2], 0.0, 1.0);
    return seen;
}

QColor seenColour(const QColor& colour, Sight sight)
{
    return sight == Sight::normal ? colour : QColor(seenPixel(colour.rgb(), sight));
}

QImage seenImage(const QImage& image, Sight sight)
{
    QImage seen = image.convertToFormat(QImage::Format_RGB32);
    if (sight == Sight::normal)
        return seen;
    // Neighbours are mostly alike.
    QRgb last = 0, lastSeen = seenPixel(0, sight);
    for (int y = 0; y < seen.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(seen.scanLine(y));
        for (int x = 0; x < seen.width(); ++x) {
            if (line[x] != last) {
                last = line[x];
                lastSeen = seenPixel(last, sight);
            }
            line[x] = lastSeen;
        }
    }
    return seen;
}

}  // namespace whorl
