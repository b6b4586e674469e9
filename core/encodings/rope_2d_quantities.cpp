// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/pair_curves.h"
#include "core/encodings/patch_steps.h"
#include "core/encodings/picture_axes.h"
#include "core/encodings/rope_2d.h"
#include "core/numeric/cell_means.h"
#include "core/numeric/products.h"

#include <cmath>
#include <limits>
#include <memory>
#include <numbers>

namespace whorl {

namespace {

using P = Rope2dParameters;
using Complex = std::complex<double>;

/// One head for all slices, or in Mixed one for each.
std::vector<Rope2d> headsOf(const P& parameters)
{
    std::vector<Rope2d> heads;
    const int count = parameters.variant == Rope2dVariant::mixed ? parameters.heads : 1;
    for (int head = 0; head < count; ++head)
        heads.emplace_back(parameters, head);
    return heads;
}

std::optional<Axis> headSlices(const P& parameters)
{
    if (parameters.variant != Rope2dVariant::mixed)
        return std::nullopt;
    return boundedAxis(AxisRole::head, WHORL_TEXT("Axis", "head"), parameters.heads, "h");
}

/// Unit vectors e^{i x fx} for a range of columns and e^{i y fy} for a range of rows, one row for each pair: any angle is
/// a product of two of them.
class Turns {
public:
    Turns(const Rope2d& rope, std::int64_t firstX, std::int64_t countX, std::int64_t firstY, std::int64_t countY)
        : m_firstX(firstX)
        , m_firstY(firstY)
        , m_x(static_cast<Eigen::Index>(rope.pairs()), countX)
        , m_y(static_cast<Eigen::Index>(rope.pairs()), countY)
    {
        for (Eigen::Index pair = 0; pair < m_x.rows(); ++pair) {
            for (std::int64_t i = 0; i < countX; ++i)
                m_x(pair, i) = std::polar(1.0, rope.angle(firstX + i, 0, pair));
            for (std::int64_t i = 0; i < countY; ++i)
                m_y(pair, i) = std::polar(1.0, rope.angle(0, firstY + i, pair));
        }
    }

    Complex at(std::int64_t x, std::int64_t y, std::int64_t pair) const
    {
        return m_x(pair, x - m_firstX) * m_y(pair, y - m_firstY);
    }

    /// Real part of the sum over the pairs of product times unit vector.
    double score(const Eigen::ArrayXcd& products, std::int64_t x, std::int64_t y) const
    {
        return (products * m_x.col(x - m_firstX) * m_y.col(y - m_firstY)).real().sum();
    }

private:
    std::int64_t m_firstX, m_firstY;
    Eigen::ArrayXXcd m_x, m_y;
};

Eigen::ArrayXcd productsOf(const Rope2d& rope)
{
    const std::vector<Complex> products = rope.pairProducts();
    return Eigen::Map<const Eigen::ArrayXcd>(products.data(), static_cast<Eigen::Index>(products.size()));
}

/// One head's turns over the picture, or over all offsets within it.
struct HeadTurns {
    Rope2d rope;
    Turns turns;
    Eigen::ArrayXcd products;
    double largest = 0;  ///< no score exceeds it
};
using SharedTurns = std::shared_ptr<const std::vector<HeadTurns>>;

SharedTurns turnsOf(const P& parameters, bool offsets)
{
    auto result = std::make_shared<std::vector<HeadTurns>>();
    const std::int64_t width = parameters.width, height = parameters.height;
    for (const Rope2d& rope : headsOf(parameters)) {
        const Turns turns = offsets ? Turns(rope, 1 - width, 2 * width - 1, 1 - height, 2 * height - 1)
                                    : Turns(rope, 0, width, 0, height);
        const Eigen::ArrayXcd products = productsOf(rope);
        result->push_back({rope, turns, products, products.abs().sum()});
    }
    return result;
}

/// Of quantities that show the head of a parameter, not the probed one: "score, head 3". Where there are no heads the
/// plain label.
std::string ofHead(const P& parameters, std::string plain, std::string_view withNumber)
{
    if (parameters.variant != Rope2dVariant::mixed)
        return plain;
    return std::string(withNumber.substr(0, withNumber.find("%1"))) + std::to_string(parameters.head);
}

FieldRange symmetric(double bound)
{
    return bound > 0 ? FieldRange{-bound, bound, true} : FieldRange{-1, 1, true};
}

Data anglesOf(const P& parameters)
{
    const SharedTurns heads = turnsOf(parameters, false);
    const std::int64_t width = parameters.width;
    Field field;
    field.rows = patchAxis(width, parameters.height);
    field.columns = boundedAxis(AxisRole::pair, WHORL_TEXT("Axis", "pair"), parameters.dimension / 2, "i");
    field.slices = headSlices(parameters);
    field.scale = FieldScale::cyclic;
    field.range = {0, 2 * std::numbers::pi, true};
    field.valueLabel = WHORL_TEXT("Axis", "angle");
    field.unit = WHORL_TEXT("Axis", "rad");
    field.at = [heads, width](std::int64_t patch, std::int64_t pair, std::int64_t head) {
        const Rope2d& rope = (*heads)[static_cast<std::size_t>(head)].rope;
        return directionOf(std::polar(1.0, rope.angle(patch % width, patch / width, pair)));
    };
    field.working = [heads, width](std::int64_t patch, std::int64_t pair, std::int64_t head) {
        const PatchFrequencies& f = (*heads)[static_cast<std::size_t>(head)].rope.frequencies();
        const auto k = static_cast<std::size_t>(pair);
        const std::string across = std::to_string(patch % width) + " · " + shortNumber(f.column[k]);
        const std::string down = std::to_string(patch / width) + " · " + shortNumber(f.row[k]);
        return (f.row[k] == 0 ? across : f.column[k] == 0 ? down : across + " + " + down) + " mod 2π";
    };
    tellSteps(field, [heads, width](std::int64_t patch, std::int64_t pair, std::int64_t head) {
        return patchAngleSteps((*heads)[static_cast<std::size_t>(head)].rope, patch % width, patch / width, pair);
    });
    field.means = [heads, width](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t head) {
        const Turns& turns = (*heads)[static_cast<std::size_t>(head)].turns;
        return cellDirections(rows, columns, [&](std::int64_t patch, std::int64_t pair) {
            return turns.at(patch % width, patch / width, pair);
        });
    };
    return field;
}

/// The mean turned vector of every bin of patches, its channels by pair.
Grid turnedMeans(const HeadTurns& head, std::span<const double> vector, std::span<const Bin> patches,
                 std::int64_t width)
{
    Grid result(static_cast<Eigen::Index>(patches.size()), static_cast<Eigen::Index>(vector.size()));
    for (Eigen::Index i = 0; i < result.rows(); ++i)
        for (std::size_t pair = 0; pair < head.rope.pairs(); ++pair) {
            const auto k = static_cast<std::int64_t>(pair);
            const Complex mean =
                cellMean(patches[static_cast<std::size_t>(i)], {k, 1}, [&](std::int64_t patch, std::int64_t) {
                    return head.turns.at(patch % width, patch / width, k);
                });
            const auto [a, b] = head.rope.channels(pair);
            const Complex turned = mean * Complex(vector[a], vector[b]);
            result(i, 2 * k) = static_cast<float>(turned.real());
            result(i, 2 * k + 1) = static_cast<float>(turned.imag());
        }
    return result;
}

Data scoreOf(const P& parameters)
{
    const SharedTurns heads = turnsOf(parameters, false);
    const std::int64_t width = parameters.width;
    Field field;
    field.rows = patchAxis(width, parameters.height, AxisRole::query, "m");
    field.columns = patchAxis(width, parameters.height, AxisRole::key, "n");
    field.slices = headSlices(parameters);
    field.range = symmetric(heads->front().largest);
    field.valueLabel = WHORL_TEXT("Axis", "score");
    field.at = [heads, width](std::int64_t m, std::int64_t n, std::int64_t head) {
        return (*heads)[static_cast<std::size_t>(head)].rope.score(m % width - n % width, m / width - n / width);
    };
    tellSteps(field, [heads, width](std::int64_t m, std::int64_t n, std::int64_t head) {
        return patchScoreSteps((*heads)[static_cast<std::size_t>(head)].rope, m % width - n % width,
                               m / width - n / width);
    });
    field.means = [heads, width](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t head) {
        const HeadTurns& each = (*heads)[static_cast<std::size_t>(head)];
        return FieldMeans{products(turnedMeans(each, each.rope.query(), rows, width),
                                   turnedMeans(each, each.rope.key(), columns, width)),
                          {}};
    };
    return field;
}

Data scoreMapOf(const P& parameters)
{
    const SharedTurns heads = turnsOf(parameters, true);
    const std::size_t head = parameters.variant == Rope2dVariant::mixed ? static_cast<std::size_t>(parameters.head) : 0;
    const std::int64_t width = parameters.width;
    Field field;
    field.rows = pictureRows(parameters.height);
    field.columns = pictureColumns(width);
    field.slices = patchAxis(width, parameters.height, AxisRole::query, "m");
    field.range = symmetric((*heads)[head].largest);
    field.valueLabel = ofHead(parameters, WHORL_TEXT("Axis", "score"), WHORL_TEXT("Axis", "score, head %1"));
    field.at = [heads, head, width](std::int64_t y, std::int64_t x, std::int64_t query) {
        return (*heads)[head].rope.score(query % width - x, query / width - y);
    };
    tellSteps(field, [heads, head, width](std::int64_t y, std::int64_t x, std::int64_t query) {
        return patchScoreSteps((*heads)[head].rope, query % width - x, query / width - y);
    });
    field.means = [heads, head, width](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t query) {
        const HeadTurns& each = (*heads)[head];
        return cellMeans(rows, columns, [&](std::int64_t y, std::int64_t x) {
            return each.turns.score(each.products, query % width - x, query / width - y);
        });
    };
    return field;
}

Axis offsets(std::string label, std::string symbol, std::int64_t count)
{
    Axis axis = boundedAxis(AxisRole::other, std::move(label), 2 * count - 1, std::move(symbol));
    axis.first = axis.lowest = 1 - count;
    axis.highest = count - 1;
    return axis;
}

/// The picture of a function of the offset: value(head, across, down).
template <class At, class Fast>
Field offsetField(const P& parameters, const SharedTurns& heads, At at, Fast fast)
{
    Field field;
    field.rows = offsets(WHORL_TEXT("Axis", "rows apart"), "Δy", parameters.height);
    field.columns = offsets(WHORL_TEXT("Axis", "columns apart"), "Δx", parameters.width);
    field.slices = headSlices(parameters);
    field.range = symmetric(heads->front().largest);
    field.at = [heads, at](std::int64_t down, std::int64_t across, std::int64_t head) {
        return at((*heads)[static_cast<std::size_t>(head)].rope, across, down);
    };
    field.means = [heads, fast](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t head) {
        const HeadTurns& each = (*heads)[static_cast<std::size_t>(head)];
        return cellMeans(rows, columns,
                         [&](std::int64_t down, std::int64_t across) { return fast(each, across, down); });
    };
    return field;
}

Data scoreByOffsetOf(const P& parameters)
{
    const SharedTurns heads = turnsOf(parameters, true);
    Field field = offsetField(
        parameters, heads,
        [](const Rope2d& rope, std::int64_t across, std::int64_t down) { return rope.score(across, down); },
        [](const HeadTurns& head, std::int64_t across, std::int64_t down) {
            return head.turns.score(head.products, across, down);
        });
    field.valueLabel = WHORL_TEXT("Axis", "score");
    tellSteps(field, [heads](std::int64_t down, std::int64_t across, std::int64_t head) {
        return patchScoreSteps((*heads)[static_cast<std::size_t>(head)].rope, across, down);
    });
    return field;
}

Data interactionOf(const P& parameters)
{
    const auto beyondSum = [](const auto& score, std::int64_t across, std::int64_t down) {
        return score(across, down) - score(across, 0) - score(0, down) + score(0, 0);
    };
    const SharedTurns heads = turnsOf(parameters, true);
    Field field = offsetField(
        parameters, heads,
        [beyondSum](const Rope2d& rope, std::int64_t across, std::int64_t down) {
            return beyondSum([&](std::int64_t x, std::int64_t y) { return rope.score(x, y); }, across, down);
        },
        [beyondSum](const HeadTurns& head, std::int64_t across, std::int64_t down) {
            return beyondSum([&](std::int64_t x, std::int64_t y) { return head.turns.score(head.products, x, y); },
                             across, down);
        });
    // It is the sum of z (e^{i a} − 1)(e^{i b} − 1), each factor at most 2 long; only Mixed comes near.
    const double bound = heads->front().largest * (parameters.variant == Rope2dVariant::mixed ? 4 : 1);
    field.range = symmetric(bound);
    field.valueLabel = WHORL_TEXT("Axis", "beyond a sum");
    tellSteps(field, [heads, at = field.at](std::int64_t down, std::int64_t across, std::int64_t head) -> Steps {
        const Rope2d& rope = (*heads)[static_cast<std::size_t>(head)].rope;
        const double both = rope.score(across, down), onlyAcross = rope.score(across, 0),
                     onlyDown = rope.score(0, down), none = rope.score(0, 0);
        const auto name = [](std::int64_t x, std::int64_t y) {
            return "s(" + stepNumber(x) + ", " + stepNumber(y) + ")";
        };
        return {{name(across, down), both},
                {name(across, 0), onlyAcross},
                {name(0, down), onlyDown},
                {name(0, 0), none},
                {minusStep(both, onlyAcross).name + " \u2212 " + innerNumber(onlyDown) + " + " + innerNumber(none),
                 at(down, across, head)}};
    });
    return field;
}

Series seriesOf(std::string label, std::vector<double> values)
{
    return {std::move(label),
            WHORL_TEXT("Axis", "rad/patch"),
            [values = std::move(values)](std::int64_t first, std::span<double> out) {
                for (double& each : out)
                    each = values[static_cast<std::size_t>(first++)];
            },
            {}};
}

Data frequencies(const P& parameters)
{
    const bool mixed = parameters.variant == Rope2dVariant::mixed;
    PatchFrequencies values = Rope2d(parameters, parameters.head).frequencies();
    // A pair that an axis does not turn has no mark on a logarithmic scale.
    for (std::vector<double>* each : {&values.column, &values.row})
        for (double& value : *each)
            if (!mixed && value == 0)
                value = std::numeric_limits<double>::quiet_NaN();
    Curves curves;
    curves.axis = boundedAxis(AxisRole::pair, WHORL_TEXT("Axis", "pair"), parameters.dimension / 2, "i");
    curves.valueLabel = ofHead(parameters, WHORL_TEXT("Axis", "frequency"), WHORL_TEXT("Axis", "frequency, head %1"));
    curves.logarithmicValues = !mixed;
    curves.points = true;
    curves.series = {
        seriesOf(ofHead(parameters, WHORL_TEXT("Axis", "column"), WHORL_TEXT("Axis", "column, head %1")),
                 values.column),
        seriesOf(ofHead(parameters, WHORL_TEXT("Axis", "row"), WHORL_TEXT("Axis", "row, head %1")), values.row)};
    return curves;
}

Data directions(const P& parameters)
{
    const auto rope = std::make_shared<const Rope2d>(parameters, parameters.head);
    Points points;
    points.axis = boundedAxis(AxisRole::pair, WHORL_TEXT("Axis", "pair"), parameters.dimension / 2, "i");
    points.dimensions = 2;
    points.coordinateLabels = {
        ofHead(parameters, WHORL_TEXT("Sentence", "rad per column"), WHORL_TEXT("Sentence", "rad per column, head %1")),
        ofHead(parameters, WHORL_TEXT("Sentence", "rad per row"), WHORL_TEXT("Sentence", "rad per row, head %1"))};
    points.at = [rope](std::int64_t pair) {
        const auto k = static_cast<std::size_t>(pair);
        return Eigen::Vector3d(rope->frequencies().column[k], rope->frequencies().row[k], 0);
    };
    points.label = [](std::int64_t pair) { return std::to_string(pair); };
    return points;
}

constexpr Quantity<P> all[] = {
    {{"angles", WHORL_TEXT("Quantity", "Angles"), WHORL_TEXT("Quantity", "patch × pair, one turn = one colour circle"),
      WHORL_TEXT("Quantity", "How far each pair has turned, modulo a full turn"), QuantityKind::field},
     anglesOf},
    {{"frequencies", WHORL_TEXT("Quantity", "Frequencies"), WHORL_TEXT("Quantity", "by axis of the picture"),
      WHORL_TEXT("Quantity", "How far each pair turns from one column or row to the next"), QuantityKind::curves},
     frequencies},
    {{"directions", WHORL_TEXT("Quantity", "Directions"), WHORL_TEXT("Quantity", "one point per pair"),
      WHORL_TEXT("Quantity", "The way over the picture in which each pair turns, and how fast"), QuantityKind::points},
     directions},
    {{"score_map", WHORL_TEXT("Quantity", "Score map"), WHORL_TEXT("Quantity", "one query patch, all key patches"),
      WHORL_TEXT("Quantity", "Score of the probed patch with every patch of the picture"), QuantityKind::field},
     scoreMapOf},
    {{"score_by_offset", WHORL_TEXT("Quantity", "Score by offset"), WHORL_TEXT("Quantity", "query less key patch"),
      WHORL_TEXT("Quantity", "The score depends on how many columns and rows lie between two patches"),
      QuantityKind::field},
     scoreByOffsetOf},
    {{"interaction", WHORL_TEXT("Quantity", "Interaction"), WHORL_TEXT("Quantity", "0 where the score separates"),
      WHORL_TEXT("Quantity", "What the score holds beyond a sum of one part for columns and one for rows"),
      QuantityKind::field},
     interactionOf},
    {{"score", WHORL_TEXT("Quantity", "Score"), WHORL_TEXT("Quantity", "patch × patch"),
      WHORL_TEXT("Quantity", "Dot product of the turned query and key of two patches"), QuantityKind::field},
     scoreOf},
};

}  // namespace

std::span<const Quantity<P>> P::quantities()
{
    return all;
}

}  // namespace whorl
