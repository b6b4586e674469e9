// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/theme.h"

#include "app/scene/colour_map.h"
#include "app/scene/oklab.h"

#include <algorithm>
#include <cmath>

namespace whorl {
namespace {

constexpr double leastReadable = 4.5;

constexpr std::array<QRgb, 8> categoriesOnWhite = {0xff0e58cc, 0xffbb441a, 0xff0e8a60, 0xffda8300,
                                                   0xff352c72, 0xff5096ed, 0xff7b3022, 0xff645d88};
constexpr std::array<QRgb, 8> categoriesOnBlack = {0xff3cceff, 0xffde711d, 0xff37a97b, 0xffe8eb45,
                                                   0xffa182ff, 0xff4c7ec2, 0xfff2bfb8, 0xffb489b3};

std::array<QColor, 8> colours(const std::array<QRgb, 8>& values)
{
    std::array<QColor, 8> result;
    std::transform(values.begin(), values.end(), result.begin(), [](QRgb value) { return QColor(value); });
    return result;
}

Theme lightTheme()
{
    return {.name = ThemeName::light,
            .background = 0xf3f4f6,
            .side = 0xf8f9fa,
            .surface = 0xffffff,
            .field = 0xffffff,
            .line = 0xdfe2e6,
            .line2 = 0xc9ced4,
            .grid = 0xeceef1,
            .text = 0x1b1f24,
            .muted = 0x5a626b,
            .faint = 0x626b74,
            .accent = 0xb0246b,
            .onAccent = 0xffffff,
            .tint = 0xf9e8f0,
            .noteFill = 0xfbf7ea,
            .noteLine = 0xe3d6a8,
            .errorText = 0xa33a14,
            .errorFill = 0xfdf1ec,
            .errorLine = 0xe9b9a6,
            .good = 0x0e7352,
            .categories = colours(categoriesOnWhite)};
}

Theme darkTheme()
{
    return {.name = ThemeName::dark,
            .background = 0x121518,
            .side = 0x171b1f,
            .surface = 0x1b1f23,
            .field = 0x14181b,
            .line = 0x2b3137,
            .line2 = 0x414951,
            .grid = 0x262b31,
            .text = 0xe7eaed,
            .muted = 0x9ba5af,
            .faint = 0x8b959f,
            .accent = 0xf06aa9,
            .onAccent = 0x1a0a12,
            .tint = 0x3a2230,
            .noteFill = 0x26241a,
            .noteLine = 0x4b4426,
            .errorText = 0xff9c73,
            .errorFill = 0x2e1d16,
            .errorLine = 0x5c3524,
            .good = 0x4cc79b,
            .categories = colours(categoriesOnBlack)};
}

Theme printTheme()
{
    return {.name = ThemeName::print,
            .background = 0xffffff,
            .side = 0xffffff,
            .surface = 0xffffff,
            .field = 0xffffff,
            .line = 0xe6e8eb,
            .line2 = 0x3c434a,
            .grid = 0xe6e8eb,
            .text = 0x1b1f23,
            .muted = 0x3c434a,
            .faint = 0x3c434a,
            .accent = QColor(Qt::black),
            .onAccent = 0xffffff,
            .tint = 0xe6e8eb,
            .noteFill = 0xffffff,
            .noteLine = 0xe6e8eb,
            .errorText = 0x1b1f23,
            .errorFill = 0xffffff,
            .errorLine = 0x3c434a,
            .good = 0x1b1f23,
            .categories = colours(categoriesOnWhite)};
}

double luminance(const QColor& colour)
{
    return 0.2126 * linearLight(double(colour.redF())) + 0.7152 * linearLight(double(colour.greenF()))
        + 0.0722 * linearLight(double(colour.blueF()));
}

}  // namespace

const Theme& theme(ThemeName name)
{
    static const Theme light = lightTheme();
    static const Theme dark = darkTheme();
    static const Theme print = printTheme();
    switch (name) {
    case ThemeName::dark:
        return dark;
    case ThemeName::print:
        return print;
    case ThemeName::light:
        break;
    }
    return light;
}

double contrast(const QColor& a, const QColor& b)
{
    const double first = luminance(a) + 0.05;
    const double second = luminance(b) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

QColor readable(const QColor& series, const Theme& theme)
{
    const double step = luminance(theme.surface) > 0.5 ? -0.005 : 0.005;
    Oklab colour = toOklab(series);
    QColor result = series;
    while (contrast(result, theme.surface) < leastReadable && colour.lightness > 0 && colour.lightness < 1) {
        colour.lightness += step;
        // Eight bits, as it will be painted: rounding must not undo the last step.
        result = QColor(fromOklab(colour).rgb());
    }
    return result;
}

QColor categorical(int index, const Theme& theme)
{
    return theme.categories[std::size_t(index) % theme.categories.size()];
}

QPen seriesPen(int index, const Theme& theme, double width)
{
    static const std::array<QList<qreal>, 8> dashes = {
        {{}, {8, 4}, {1, 4}, {6, 3, 2, 3}, {14, 3}, {4, 3}, {9, 3, 2, 3, 2, 3}, {5, 2, 1, 2}}};
    QPen pen(categorical(index, theme), width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    const bool printed = theme.name == ThemeName::print;
    QList<qreal> dash = dashes[std::size_t(printed ? (index + index / 8) % 8 : index / 4 % 4)];
    if (dash.isEmpty())
        return pen;
    // QPen counts dashes in pen widths.
    for (qreal& length : dash)
        length /= width;
    pen.setCapStyle(Qt::FlatCap);
    pen.setDashPattern(dash);
    return pen;
}

QColor ordered(int index, int count, const Theme& theme)
{
    const double share = count > 1 ? double(index) / double(count - 1) : 0.5;
    const double place = 0.25 + 0.70 * std::clamp(share, 0.0, 1.0);
    return QColor(colourMap(QStringLiteral("viridis"), theme.name).colours[std::size_t(std::lround(255 * place))]);
}

}  // namespace whorl
