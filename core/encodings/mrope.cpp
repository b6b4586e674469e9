// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/mrope.h"

#include "core/encodings/pair_curves.h"
#include "core/text.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace whorl {

namespace {

using P = MropeParameters;
using Variant = MropeVariant;

constexpr Choice variants[] = {
    {"chunked", WHORL_TEXT("Choice", "Chunked (Qwen2-VL)")},
    {"interleaved", WHORL_TEXT("Choice", "Interleaved (Qwen3-VL)")},
    {"hope", WHORL_TEXT("Choice", "Hybrid HoPE")},
    {"axial", WHORL_TEXT("Choice", "Axial, three equal parts")},
};

constexpr Choice sectionWords[] = {{"published", WHORL_TEXT("Choice", "As published")}};

constexpr Row<P> count(Row<P> row)
{
    return row.range(0, 256).slider(0, 64);
}

constexpr Row<P> side(Row<P> row)
{
    return row.range(0, 64).slider(0, 32).unit(WHORL_TEXT("Parameter", "patches"));
}

constexpr Row<P> parameterTable[] = {
    choice<&P::variant, variants>("variant", WHORL_TEXT("Parameter", "Variant"),
                                  WHORL_TEXT("Parameter", "How pairs share time, height and width")),
    integer<&P::dimension>("dimension", WHORL_TEXT("Parameter", "Dimension"), "d",
                           WHORL_TEXT("Parameter", "Number of channels of one head that turn"))
        .range(2, 512)
        .multipleOf(2)
        .slider(8, 256),
    real<&P::base>("base", WHORL_TEXT("Parameter", "Base"), "b",
                   WHORL_TEXT("Parameter", "Sets how slowly the slowest pairs turn"))
        .above(0)
        .slider(100, 1e8, Scale::logarithmic),
    vector<&P::sections>("sections", WHORL_TEXT("Parameter", "Sections"), "",
                         WHORL_TEXT("Parameter", "Pairs for time, height and width; their sum is half the dimension"),
                         sectionWords),
    count(integer<&P::textBefore>("text_before", WHORL_TEXT("Parameter", "Text before"), "",
                                  WHORL_TEXT("Parameter", "Tokens of text before the picture"))),
    side(integer<&P::imageWidth>("image_width", WHORL_TEXT("Parameter", "Picture width"), "",
                                 WHORL_TEXT("Parameter", "Patches in one row of the picture; 0 leaves it out"))),
    side(integer<&P::imageHeight>("image_height", WHORL_TEXT("Parameter", "Picture height"), "",
                                  WHORL_TEXT("Parameter", "Rows of patches of the picture; 0 leaves it out"))),
    integer<&P::merge>("merge", WHORL_TEXT("Parameter", "Merge"), "",
                       WHORL_TEXT("Parameter", "So many patches each way become one token; 2 in Qwen"))
        .range(1, 8)
        .slider(1, 4),
    count(integer<&P::textBetween>("text_between", WHORL_TEXT("Parameter", "Text between"), "",
                                   WHORL_TEXT("Parameter", "Tokens of text between the picture and the video"))),
    integer<&P::frames>("frames", WHORL_TEXT("Parameter", "Frames"), "",
                        WHORL_TEXT("Parameter", "Frames of the video after merging in time; 0 leaves it out"))
        .range(0, 64)
        .slider(0, 16),
    side(integer<&P::videoWidth>("video_width", WHORL_TEXT("Parameter", "Video width"), "",
                                 WHORL_TEXT("Parameter", "Patches in one row of a frame; 0 leaves it out"))),
    side(integer<&P::videoHeight>("video_height", WHORL_TEXT("Parameter", "Video height"), "",
                                  WHORL_TEXT("Parameter", "Rows of patches of a frame; 0 leaves it out"))),
    real<&P::tokensPerSecond>("tokens_per_second", WHORL_TEXT("Parameter", "Positions per second"), "",
                              WHORL_TEXT("Parameter", "Qwen2.5-VL's rate of time; 0 counts frames, as Qwen2-VL does"))
        .range(0, 1000)
        .zeroMeans(WHORL_TEXT("Parameter", "by frame"))
        .slider(0, 8),
    real<&P::secondsPerFrame>("seconds_per_frame", WHORL_TEXT("Parameter", "Seconds per frame"), "",
                              WHORL_TEXT("Parameter", "Time from one frame to the next; used with a rate only"))
        .range(0, 1000)
        .slider(0, 4),
    count(integer<&P::textAfter>("text_after", WHORL_TEXT("Parameter", "Text after"), "",
                                 WHORL_TEXT("Parameter", "Tokens of text after the video"))),
};

std::string listText(const std::vector<double>& list)
{
    std::string text;
    for (const double number : list)
        text += (text.empty() ? "" : ", ") + printNumber(number);
    return text;
}

/// A share of the pairs for height and for width each.
MropeSections shared(int pairs, int each)
{
    return {pairs - 2 * each, each, each};
}

}  // namespace

SourceInfo P::info()
{
    return {
        "mrope",
        WHORL_TEXT("Source", "M-RoPE"),
        WHORL_TEXT("Source", "Rotary"),
        WHORL_TEXT("Source", "Three positions a token: time, height and width share the pairs"),
        WHORL_TEXT("Source",
                   "The authors' code: Qwen2-VL, Qwen2.5-VL and Qwen3-VL in Hugging Face transformers; HoPE (Li et "
                   "al. 2025) hrlics/HoPE"),
        "https://arxiv.org/abs/2409.12191",
        {{"text-is-plain-rope",
          WHORL_TEXT("Source", "For text the three positions are equal, and M-RoPE is plain RoPE.")},
         {"time-is-fastest",
          WHORL_TEXT("Source",
                     "In Qwen2-VL time has the 16 fastest pairs. The sections share one ladder of frequencies; they "
                     "do not begin it anew.")},
         {"not-interchangeable",
          WHORL_TEXT("Source",
                     "Qwen3-VL deals the pairs out in turn: with the same sections and positions its angles are "
                     "not those of Qwen2-VL.")},
         {"positions-fall-behind",
          WHORL_TEXT("Source",
                     "A picture uses up as many positions as it is long, not as many as it has tokens: after it, "
                     "positions are behind the number of tokens.")}}};
}

std::span<const Row<P>> P::parameters()
{
    return parameterTable;
}

MropeSections mropeSections(const P& parameters)
{
    const int pairs = parameters.dimension / 2;
    if (const auto* list = std::get_if<std::vector<double>>(&parameters.sections)) {
        const auto refuse = [&](const std::string& expected) {
            return ParameterError("sections", "a list of " + listText(*list), expected);
        };
        const bool whole =
            std::all_of(list->begin(), list->end(), [](double n) { return n >= 0 && n <= 256 && n == std::floor(n); });
        if (list->size() != 3 || !whole)
            throw refuse("three whole numbers of pairs, for time, height and width, are needed");
        if (const double sum = (*list)[0] + (*list)[1] + (*list)[2]; sum != pairs)
            throw refuse("the sum is " + printNumber(sum) + ", but " + std::to_string(pairs)
                         + ", half the dimension, is needed");
        return {static_cast<int>((*list)[0]), static_cast<int>((*list)[1]), static_cast<int>((*list)[2])};
    }
    switch (parameters.variant) {
    case Variant::interleaved:
        return shared(pairs, (5 * pairs + 8) / 16);
    case Variant::axial:
        return shared(pairs, pairs / 3);
    case Variant::chunked:
    case Variant::hope:
        break;
    }
    return shared(pairs, (3 * pairs + 4) / 8);
}

void P::check() const
{
    std::vector<double> turning = mropeFrequencies(variant, mropeSections(*this), base);
    std::erase(turning, 0.0);
    requireFiniteFrequencies(turning, base);
    const std::pair<const char*, int> sides[] = {{"image_width", imageWidth},
                                                 {"image_height", imageHeight},
                                                 {"video_width", videoWidth},
                                                 {"video_height", videoHeight}};
    for (const auto& [id, patches] : sides)
        if (patches % merge != 0)
            throw ParameterError(id, std::to_string(patches),
                                 "a multiple of " + std::to_string(merge) + ", which are merged, is needed");
    const std::int64_t tokens = std::int64_t{imageWidth / merge} * (imageHeight / merge)
        + std::int64_t{frames} * (videoWidth / merge) * (videoHeight / merge);
    if (tokens + textBefore + textBetween + textAfter == 0)
        throw ParameterError("text_before", "0", "a sequence of at least 1 token is needed");
    if (tokens > 16'384)
        throw ParameterError("frames", std::to_string(frames),
                             "picture and video have " + std::to_string(tokens)
                                 + " tokens, but at most 16384 are shown");
}

std::vector<MropeAxis> mropeAxes(Variant variant, const MropeSections& sections)
{
    const int pairs = std::accumulate(sections.begin(), sections.end(), 0);
    std::vector<MropeAxis> axes;
    for (int i = 0; i < pairs; ++i) {
        const int turn = i % 3;
        switch (variant) {
        case Variant::interleaved:
            axes.push_back(turn == 1 && i < 3 * sections[1]       ? MropeAxis::height
                               : turn == 2 && i < 3 * sections[2] ? MropeAxis::width
                                                                  : MropeAxis::time);
            break;
        case Variant::hope:
            axes.push_back(i >= sections[1] + sections[2] ? MropeAxis::none
                               : i % 2 == 0               ? MropeAxis::height
                                                          : MropeAxis::width);
            break;
        case Variant::chunked:
        case Variant::axial:
            axes.push_back(i < sections[0]                     ? MropeAxis::time
                               : i < sections[0] + sections[1] ? MropeAxis::height
                                                               : MropeAxis::width);
            break;
        }
    }
    return axes;
}

std::vector<double> mropeFrequencies(Variant variant, const MropeSections& sections, double base)
{
    const std::vector<MropeAxis> axes = mropeAxes(variant, sections);
    const auto pairs = static_cast<double>(axes.size());
    std::vector<double> frequencies;
    std::array<int, 3> used{};
    for (const MropeAxis axis : axes) {
        const auto index = static_cast<double>(frequencies.size());
        if (axis == MropeAxis::none)
            frequencies.push_back(0);
        else if (variant == Variant::axial) {
            const auto own = static_cast<std::size_t>(axis);
            frequencies.push_back(std::pow(base, -static_cast<double>(used[own]++) / sections[own]));
        } else
            frequencies.push_back(std::pow(base, -index / pairs));
    }
    return frequencies;
}

void MropeSequence::addText(std::int64_t tokens)
{
    for (std::int64_t i = 0; i < tokens; ++i, ++m_next)
        m_positions.push_back({m_next, m_next, m_next});
}

void MropeSequence::addVideo(std::int64_t frames, std::int64_t rows, std::int64_t columns, double secondsPerFrame,
                             double tokensPerSecond)
{
    const std::int64_t start = m_next;
    for (std::int64_t frame = 0; frame < frames; ++frame) {
        const double elapsed = static_cast<double>(frame) * secondsPerFrame * tokensPerSecond;
        const std::int64_t time = tokensPerSecond > 0 ? static_cast<std::int64_t>(std::floor(elapsed)) : frame;
        for (std::int64_t row = 0; row < rows; ++row)
            for (std::int64_t column = 0; column < columns; ++column) {
                m_positions.push_back({start + time, start + row, start + column});
                m_next = std::max(m_next, start + std::max({time, row, column}) + 1);
            }
    }
}

MropeSequence mropeSequence(const P& parameters)
{
    MropeSequence sequence;
    sequence.addText(parameters.textBefore);
    sequence.addVideo(1, parameters.imageHeight / parameters.merge, parameters.imageWidth / parameters.merge);
    sequence.addText(parameters.textBetween);
    sequence.addVideo(parameters.frames, parameters.videoHeight / parameters.merge,
                      parameters.videoWidth / parameters.merge, parameters.secondsPerFrame, parameters.tokensPerSecond);
    sequence.addText(parameters.textAfter);
    return sequence;
}

}  // namespace whorl
