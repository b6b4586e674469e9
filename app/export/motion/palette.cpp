// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/motion/palette.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace whorl {

namespace {

struct Counted {
    QRgb colour = 0;
    std::int64_t pixels = 0;
};

int channel(QRgb colour, std::size_t which)
{
    return static_cast<int>(colour >> (16 - 8 * which)) & 0xff;
}

std::vector<Counted> countedColours(const std::vector<QImage>& images)
{
    std::unordered_map<QRgb, std::int64_t> counts;
    for (const QImage& image : images) {
        const QImage opaque = image.convertToFormat(QImage::Format_RGB32);
        for (int y = 0; y < opaque.height(); ++y) {
            const auto* row = reinterpret_cast<const QRgb*>(opaque.constScanLine(y));
            for (int x = 0, run = 1; x < opaque.width(); x += run) {
                run = 1;
                while (x + run < opaque.width() && row[x + run] == row[x])
                    ++run;
                counts[row[x] | 0xff000000] += run;
            }
        }
    }
    std::vector<Counted> all;
    for (const auto& [colour, pixels] : counts)
        all.push_back({colour, pixels});
    // The order of a hash table is nobody's.
    std::sort(all.begin(), all.end(), [](const Counted& a, const Counted& b) {
        return a.pixels != b.pixels ? a.pixels > b.pixels : a.colour < b.colour;
    });
    return all;
}

/// How much a colour counts: rare ones are looked at too, for they are the edges of letters.
double weightOf(const Counted& each)
{
    return std::sqrt(static_cast<double>(each.pixels));
}

/// A part of the colours, to be split where they are spread most.
class Box {
public:
    explicit Box(std::vector<Counted> colours)
        : m_colours(std::move(colours))
    {
        double weight = 0;
        std::array<double, 3> squares{};
        for (const Counted& each : m_colours) {
            weight += weightOf(each);
            for (std::size_t which = 0; which < 3; ++which) {
                m_mean[which] += weightOf(each) * channel(each.colour, which);
                squares[which] += weightOf(each) * channel(each.colour, which) * channel(each.colour, which);
            }
        }
        for (std::size_t which = 0; which < 3; ++which) {
            m_mean[which] /= weight;
            m_spread[which] = squares[which] - weight * m_mean[which] * m_mean[which];
        }
    }

    /// The error that a single colour in its place makes.
    double error() const { return m_colours.size() < 2 ? 0 : m_spread[0] + m_spread[1] + m_spread[2]; }

    QRgb mean() const
    {
        const auto part = [this](std::size_t which) { return static_cast<int>(std::lround(m_mean[which])); };
        return qRgb(part(0), part(1), part(2));
    }

    /// Needs two colours. Both halves have one at least.
    std::pair<Box, Box> split() const
    {
        const auto which =
            static_cast<std::size_t>(std::max_element(m_spread.begin(), m_spread.end()) - m_spread.begin());
        std::vector<Counted> lower, upper;
        for (const Counted& each : m_colours)
            (channel(each.colour, which) <= m_mean[which] ? lower : upper).push_back(each);
        // Rounding alone may put all on one side.
        if (upper.empty()) {
            upper.push_back(lower.back());
            lower.pop_back();
        }
        return {Box(std::move(lower)), Box(std::move(upper))};
    }

private:
    std::vector<Counted> m_colours;
    std::array<double, 3> m_mean{}, m_spread{};
};

}  // namespace

std::vector<QRgb> paletteOf(const std::vector<QImage>& images, std::size_t most)
{
    const std::vector<Counted> all = countedColours(images);
    std::vector<QRgb> palette;
    if (all.size() <= most) {
        for (const Counted& each : all)
            palette.push_back(each.colour);
        return palette;
    }
    // Surfaces and lines keep their own colours: an eighth of the palette.
    const std::size_t kept = most / 8;
    for (std::size_t i = 0; i < kept; ++i)
        palette.push_back(all[i].colour);
    std::vector<Box> boxes{Box({all.begin() + static_cast<std::ptrdiff_t>(kept), all.end()})};
    while (boxes.size() + kept < most) {
        const auto worst = std::max_element(boxes.begin(), boxes.end(),
                                            [](const Box& a, const Box& b) { return a.error() < b.error(); });
        if (worst->error() <= 0)
            break;
        auto [lower, upper] = worst->split();
        *worst = std::move(lower);
        boxes.push_back(std::move(upper));
    }
    for (const Box& box : boxes)
        palette.push_back(box.mean());
    return palette;
}

NearestColour::NearestColour(std::vector<QRgb> palette)
    : m_palette(std::move(palette))
{
    for (std::size_t i = m_palette.size(); i-- > 0;)
        m_known[m_palette[i]] = static_cast<std::uint8_t>(i);
    m_last = m_palette.front();
}

std::uint8_t NearestColour::operator()(QRgb colour)
{
    if (colour == m_last)
        return m_lastIndex;
    m_last = colour;
    const auto found = m_known.find(colour);
    if (found != m_known.end())
        return m_lastIndex = found->second;
    int nearest = 4 * 256 * 256;
    for (std::size_t i = 0; i < m_palette.size(); ++i) {
        int distance = 0;
        for (std::size_t which = 0; which < 3; ++which) {
            const int apart = channel(colour, which) - channel(m_palette[i], which);
            distance += apart * apart;
        }
        if (distance < nearest) {
            nearest = distance;
            m_lastIndex = static_cast<std::uint8_t>(i);
        }
    }
    m_known.emplace(colour, m_lastIndex);
    return m_lastIndex;
}

}  // namespace whorl
