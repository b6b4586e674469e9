// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/patch_steps.h"

#include <cmath>

namespace whorl {

Steps patchAngleSteps(const Rope2d& rope, std::int64_t x, std::int64_t y, std::int64_t pair)
{
    const PatchFrequencies& f = rope.frequencies();
    const double across = f.column[static_cast<std::size_t>(pair)], down = f.row[static_cast<std::size_t>(pair)];
    Steps steps;
    const auto add = [&](std::string name, double frequency, std::int64_t place) {
        if (frequency == 0)
            return;
        steps.push_back({withSubscript(std::move(name), pair), frequency});
        steps.push_back({stepNumber(place) + " · " + innerNumber(frequency), static_cast<double>(place) * frequency});
    };
    add("θx", across, x);
    add("θy", down, y);
    const double angle = rope.angle(x, y, pair);
    if (across != 0 && down != 0)
        steps.push_back({plusStep(steps[1].value, steps[3].value).name, angle});
    steps.push_back(withinTurn(angle));
    return steps;
}

Steps patchScoreSteps(const Rope2d& rope, std::int64_t across, std::int64_t down)
{
    const std::vector<std::complex<double>> products = rope.pairProducts();
    const auto term = [&](std::size_t pair) -> NamedValue {
        const double size = std::abs(products[pair]);
        const double angle = std::arg(products[pair]) + rope.angle(across, down, static_cast<std::int64_t>(pair));
        return {stepNumber(size) + " cos(" + stepNumber(angle) + ")", size * std::cos(angle)};
    };
    return then({{WHORL_TEXT("Step", "columns apart"), static_cast<double>(across)},
                 {WHORL_TEXT("Step", "rows apart"), static_cast<double>(down)}},
                sumSteps(products.size(), term, rope.score(across, down)));
}

Steps patchEncodingSteps(const Sinusoidal2d& encoding, std::int64_t patch, std::int64_t channel)
{
    const Sinusoidal2d::Channel each = encoding.channel(channel);
    const std::int64_t width = encoding.width(), index = each.ofColumn ? patch % width : patch / width;
    const double place = encoding.place(each.ofColumn, index);
    Steps steps{{(each.ofColumn ? WHORL_TEXT("Step", "column") : WHORL_TEXT("Step", "row"))
                     + (": " + std::to_string(patch)) + (each.ofColumn ? " mod " : " div ") + std::to_string(width),
                 static_cast<double>(index)}};
    if (place != static_cast<double>(index))
        steps.push_back({WHORL_TEXT("Step", "place in the picture"), place});
    return then(std::move(steps),
                waveSteps(withSubscript("ω", each.frequency),
                          encoding.frequencies()[static_cast<std::size_t>(each.frequency)], place, each.isSine));
}

Steps patchSimilaritySteps(const Sinusoidal2d& encoding, std::int64_t a, std::int64_t b)
{
    const std::int64_t width = encoding.width();
    const double across = encoding.place(true, a % width) - encoding.place(true, b % width);
    const double down = encoding.place(false, a / width) - encoding.place(false, b / width);
    double ofColumns = 0, ofRows = 0;
    for (const double frequency : encoding.frequencies()) {
        ofColumns += std::cos(frequency * across);
        ofRows += std::cos(frequency * down);
    }
    const std::string count = std::to_string(2 * encoding.frequencies().size());
    return {{WHORL_TEXT("Step", "columns apart"), across},
            {WHORL_TEXT("Step", "rows apart"), down},
            {"Σ cos(ω · " + innerNumber(across) + ")", ofColumns},
            {"Σ cos(ω · " + innerNumber(down) + ")", ofRows},
            {"(" + plusStep(ofColumns, ofRows).name + ") / " + count, encoding.similarity(a, b)}};
}

}  // namespace whorl
