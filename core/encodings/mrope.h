// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source.h"

#include <array>
#include <span>
#include <vector>

namespace whorl {

enum class MropeVariant { chunked, interleaved, hope, axial };

/// Parameters of rotary position embedding with three positions a token: time, height, width.
struct MropeParameters {
    MropeVariant variant = MropeVariant::chunked;
    int dimension = 128;
    double base = 1'000'000;
    VectorValue sections = "published";              ///< pairs for time, height, width
    int textBefore = 6;                              ///< tokens
    int imageWidth = 8, imageHeight = 6, merge = 2;  ///< patches; merge x merge of them make one token
    int textBetween = 4;
    int frames = 4, videoWidth = 8, videoHeight = 4;
    double tokensPerSecond = 0, secondsPerFrame = 1;  ///< 0: every frame is one position after the last
    int textAfter = 6;

    static SourceInfo info();
    static std::span<const Row<MropeParameters>> parameters();
    static std::span<const Quantity<MropeParameters>> quantities();

    /// throws ParameterError for sections that are not three whole numbers from 0 whose sum is half the dimension, for
    /// pictures whose sides are no multiples of `merge`, for an empty sequence, and for a base whose frequencies are
    /// not finite
    void check() const;
};

/// The axis a pair turns with; none: it does not turn.
enum class MropeAxis { none = -1, time, height, width };

/// Pairs for time, height and width.
using MropeSections = std::array<int, 3>;

/// The sections that the parameters name. "published" for a head of 64 pairs is [16, 24, 24] (chunked, hope) or
/// [24, 20, 20] (interleaved); other heads get height and width the same share, rounded, and time the rest. Axial:
/// height and width a third each, rounded down, time the rest, so that 32 pairs are 12, 10, 10.
/// throws ParameterError as MropeParameters::check
MropeSections mropeSections(const MropeParameters& parameters);

/// The axis of every pair: [sum of sections].
///
/// chunked      first all pairs of time, then of height, then of width (Qwen2-VL, Qwen2.5-VL)
/// interleaved  pair i is height's if i % 3 = 1 and i < 3 sections[1], width's if i % 3 = 2 and i < 3 sections[2],
///              otherwise time's (Qwen3-VL)
/// hope         the sections[1] + sections[2] fastest pairs are height's and width's in turn; the rest do not turn
///              (hybrid HoPE, Li et al. 2025)
/// axial        as chunked
/// source       Hugging Face modeling code of Qwen2-VL and Qwen3-VL; hrlics/HoPE
std::vector<MropeAxis> mropeAxes(MropeVariant variant, const MropeSections& sections);

/// How far every pair turns by one step of its axis. base^(-2i/d) with the index i over the whole head; 0 where the pair
/// does not turn. Axial: base^(-k/n) with the index k within the n pairs of its axis.
/// source  axial is a generic convention (for equal parts, exponent 6k/d), not one model's
std::vector<double> mropeFrequencies(MropeVariant variant, const MropeSections& sections, double base);

/// Positions of one token.
struct MropePosition {
    std::int64_t time = 0, height = 0, width = 0;

    std::int64_t along(MropeAxis axis) const
    {
        return axis == MropeAxis::time ? time : axis == MropeAxis::height ? height : width;
    }
    bool operator==(const MropePosition&) const = default;
};

/// Positions of a sequence of text, pictures and videos, built part by part.
///
/// Text: all three count on. A picture after position p - 1: time is p for all its tokens, height p + row, width p +
/// column of the merged grid. A video's frame f has time p + f, or p + floor(f * seconds * rate). What follows begins
/// one after the largest position of any axis so far.
/// source  get_rope_index of Qwen2-VL and Qwen2.5-VL (the latter with the rate)
class MropeSequence {
public:
    /// Any part may be empty; then it takes no position.
    void addText(std::int64_t tokens);
    /// Rows and columns are tokens, after merging. A picture is a video of one frame.
    /// secondsPerFrame, tokensPerSecond  0: one position per frame
    void addVideo(std::int64_t frames, std::int64_t rows, std::int64_t columns, double secondsPerFrame = 0,
                  double tokensPerSecond = 0);

    const std::vector<MropePosition>& positions() const { return m_positions; }

    /// The position of the token that comes next, on every axis.
    std::int64_t next() const { return m_next; }

    /// What must be added to the number of tokens so far to get the next position: negative after pictures.
    std::int64_t delta() const { return m_next - static_cast<std::int64_t>(m_positions.size()); }

private:
    std::int64_t m_next = 0;
    std::vector<MropePosition> m_positions;
};

/// The parts that the parameters describe: text, a picture, text, a video, text.
MropeSequence mropeSequence(const MropeParameters& parameters);

}  // namespace whorl
