// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/mrope.h"
#include "core/encodings/pair_curves.h"
#include "core/numeric/cell_means.h"
#include "core/steps.h"
#include "core/text.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <numbers>

namespace whorl {

namespace {

using P = MropeParameters;

/// A head and a sequence worked out.
struct Head {
    explicit Head(const P& parameters)
        : axes(mropeAxes(parameters.variant, mropeSections(parameters)))
        , frequencies(mropeFrequencies(parameters.variant, mropeSections(parameters), parameters.base))
        , positions(mropeSequence(parameters).positions())
    {
    }

    std::int64_t position(std::int64_t token, std::int64_t pair) const
    {
        return positions[static_cast<std::size_t>(token)].along(axes[static_cast<std::size_t>(pair)]);
    }
    double frequency(std::int64_t pair) const { return frequencies[static_cast<std::size_t>(pair)]; }

    std::vector<MropeAxis> axes;
    std::vector<double> frequencies;
    std::vector<MropePosition> positions;
};
using Shared = std::shared_ptr<const Head>;

Axis tokenAxis(std::size_t count)
{
    return boundedAxis(AxisRole::position, WHORL_TEXT("Axis", "token"), static_cast<std::int64_t>(count), "m");
}

Axis pairAxis(const Head& head)
{
    return boundedAxis(AxisRole::pair, WHORL_TEXT("Axis", "pair"), static_cast<std::int64_t>(head.axes.size()), "i");
}

Series listed(std::string label, std::string unit, std::vector<double> values)
{
    return {std::move(label),
            std::move(unit),
            [values = std::move(values)](std::int64_t first, std::span<double> out) {
                for (double& each : out)
                    each = values[static_cast<std::size_t>(first++)];
            },
            {}};
}

std::string nameOf(MropeAxis axis)
{
    switch (axis) {
    case MropeAxis::time:
        return WHORL_TEXT("Axis", "time");
    case MropeAxis::height:
        return WHORL_TEXT("Axis", "height");
    case MropeAxis::width:
        return WHORL_TEXT("Axis", "width");
    case MropeAxis::none:
        break;
    }
    return WHORL_TEXT("Axis", "none");
}

constexpr MropeAxis axesInOrder[] = {MropeAxis::time, MropeAxis::height, MropeAxis::width};

Data positionIds(const P& parameters)
{
    const std::vector<MropePosition> positions = mropeSequence(parameters).positions();
    Curves curves;
    curves.axis = tokenAxis(positions.size());
    curves.valueLabel = WHORL_TEXT("Axis", "position");
    curves.points = true;
    for (const MropeAxis axis : axesInOrder) {
        std::vector<double> values;
        for (const MropePosition& position : positions)
            values.push_back(static_cast<double>(position.along(axis)));
        curves.series.push_back(listed(nameOf(axis), "", std::move(values)));
    }
    return curves;
}

/// One row for each part of the sequence that is not empty; the last delta is the rope_delta of the whole.
Data sequenceOf(const P& parameters)
{
    Listing listing;
    listing.columns = {WHORL_TEXT("Axis", "part"),       WHORL_TEXT("Axis", "first token"),
                       WHORL_TEXT("Axis", "tokens"),     WHORL_TEXT("Axis", "first position"),
                       WHORL_TEXT("Axis", "last time"),  WHORL_TEXT("Axis", "last height"),
                       WHORL_TEXT("Axis", "last width"), WHORL_TEXT("Axis", "rope_delta after")};
    MropeSequence sequence;
    const auto add = [&](std::string name, auto append) {
        const auto first = static_cast<std::int64_t>(sequence.positions().size());
        const std::int64_t start = sequence.next();
        append();
        const auto end = static_cast<std::int64_t>(sequence.positions().size());
        if (end == first)
            return;
        const MropePosition& last = sequence.positions().back();
        listing.rows.push_back(
            {std::move(name), first, end - first, start, last.time, last.height, last.width, sequence.delta()});
    };
    const int merge = parameters.merge;
    add(WHORL_TEXT("Axis", "text"), [&] { sequence.addText(parameters.textBefore); });
    add(WHORL_TEXT("Axis", "picture"),
        [&] { sequence.addVideo(1, parameters.imageHeight / merge, parameters.imageWidth / merge); });
    add(WHORL_TEXT("Axis", "text"), [&] { sequence.addText(parameters.textBetween); });
    add(WHORL_TEXT("Axis", "video"), [&] {
        sequence.addVideo(parameters.frames, parameters.videoHeight / merge, parameters.videoWidth / merge,
                          parameters.secondsPerFrame, parameters.tokensPerSecond);
    });
    add(WHORL_TEXT("Axis", "text"), [&] { sequence.addText(parameters.textAfter); });
    return listing;
}

Data axisOfPair(const P& parameters)
{
    const auto head = std::make_shared<const Head>(parameters);
    Curves curves;
    curves.axis = pairAxis(*head);
    curves.valueLabel = WHORL_TEXT("Axis", "axis: time 0, height 1, width 2, none −1");
    curves.points = true;
    curves.range = FieldRange{-1, 2, true};
    std::vector<double> values;
    for (const MropeAxis axis : head->axes)
        values.push_back(static_cast<double>(axis));
    curves.series = {listed(WHORL_TEXT("Axis", "axis"), "", std::move(values))};
    return curves;
}

Data frequencies(const P& parameters)
{
    const Head head(parameters);
    Curves curves;
    curves.axis = pairAxis(head);
    curves.valueLabel = WHORL_TEXT("Axis", "frequency");
    curves.logarithmicValues = true;
    curves.points = true;
    for (const MropeAxis axis : axesInOrder) {
        std::vector<double> values;
        for (std::size_t pair = 0; pair < head.axes.size(); ++pair)
            values.push_back(head.axes[pair] == axis ? head.frequencies[pair]
                                                     : std::numeric_limits<double>::quiet_NaN());
        const bool any = std::any_of(values.begin(), values.end(), [](double value) { return std::isfinite(value); });
        if (any)
            curves.series.push_back(listed(nameOf(axis), WHORL_TEXT("Axis", "rad/token"), std::move(values)));
    }
    return curves;
}

std::string stepOf(MropeAxis axis)
{
    return axis == MropeAxis::time  ? WHORL_TEXT("Step", "position in time")
        : axis == MropeAxis::height ? WHORL_TEXT("Step", "position in height")
                                    : WHORL_TEXT("Step", "position in width");
}

Data angles(const P& parameters)
{
    const auto head = std::make_shared<const Head>(parameters);
    const auto phase = [](const Head& each, std::int64_t token, std::int64_t pair) {
        return static_cast<double>(each.position(token, pair)) * each.frequency(pair);
    };
    Field field;
    field.rows = tokenAxis(head->positions.size());
    field.columns = pairAxis(*head);
    field.scale = FieldScale::cyclic;
    field.range = {0, 2 * std::numbers::pi, true};
    field.valueLabel = WHORL_TEXT("Axis", "angle");
    field.unit = WHORL_TEXT("Axis", "rad");
    field.at = [head, phase](std::int64_t token, std::int64_t pair, std::int64_t) {
        return directionOf(std::polar(1.0, phase(*head, token, pair)));
    };
    field.working = [head](std::int64_t token, std::int64_t pair, std::int64_t) {
        return std::to_string(head->position(token, pair)) + " · " + shortNumber(head->frequency(pair)) + " mod 2π";
    };
    tellSteps(field, [head](std::int64_t token, std::int64_t pair, std::int64_t) -> Steps {
        const MropeAxis axis = head->axes[static_cast<std::size_t>(pair)];
        const auto position = static_cast<double>(head->position(token, pair));
        if (axis == MropeAxis::none)
            return {{WHORL_TEXT("Step", "a pair that does not turn"), 0}};
        return then({{stepOf(axis), position}}, angleSteps(withSubscript("θ", pair), head->frequency(pair), position));
    });
    field.means = [head, phase](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t) {
        return cellDirections(rows, columns, [&](std::int64_t token, std::int64_t pair) {
            return std::polar(1.0, phase(*head, token, pair));
        });
    };
    return field;
}

constexpr Quantity<P> all[] = {
    {{"position_ids", WHORL_TEXT("Quantity", "Positions"), WHORL_TEXT("Quantity", "three for every token"),
      WHORL_TEXT("Quantity", "Time, height and width of the tokens of text, a picture, text, a video and text"),
      QuantityKind::curves},
     positionIds},
    {{"frequencies", WHORL_TEXT("Quantity", "Frequencies"), WHORL_TEXT("Quantity", "by axis"),
      WHORL_TEXT("Quantity", "How far each pair turns by one step of the axis it belongs to"), QuantityKind::curves},
     frequencies},
    {{"axis_of_pair", WHORL_TEXT("Quantity", "Axis of each pair"), WHORL_TEXT("Quantity", "one per pair"),
      WHORL_TEXT("Quantity", "Which of the three positions each pair turns with"), QuantityKind::curves},
     axisOfPair},
    {{"angles", WHORL_TEXT("Quantity", "Angles"), WHORL_TEXT("Quantity", "token × pair, one turn = one colour circle"),
      WHORL_TEXT("Quantity", "How far each pair has turned, modulo a full turn"), QuantityKind::field},
     angles},
    {{"sequence", WHORL_TEXT("Quantity", "Sequence"), WHORL_TEXT("Quantity", "part by part"),
      WHORL_TEXT("Quantity", "Tokens and positions of every part, and how far positions are behind tokens after it"),
      QuantityKind::listing},
     sequenceOf},
};

}  // namespace

std::span<const Quantity<P>> P::quantities()
{
    return all;
}

}  // namespace whorl
