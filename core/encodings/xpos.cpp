// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/xpos.h"

#include "core/encodings/fading.h"
#include "core/encodings/head_vectors.h"
#include "core/encodings/pair_curves.h"
#include "core/encodings/score_steps.h"
#include "core/encodings/shared_rows.h"
#include "core/numeric/column_means.h"
#include "core/numeric/geometric.h"
#include "core/unseen.h"

#include <cmath>

namespace whorl {

namespace {

using P = XposParameters;

constexpr Row<P> rows[] = {
    headDimensionRow<P>(),
    shownLengthRow<P>(),
    trainedLengthRow<P>(),
    real<&P::base>("base", WHORL_TEXT("Parameter", "Base"), "b",
                   WHORL_TEXT("Parameter", "Sets how slowly the slowest pairs turn"))
        .above(0)
        .slider(100, 1e7, Scale::logarithmic),
    real<&P::scaleBase>("scale_base", WHORL_TEXT("Parameter", "Scale base"), "",
                        WHORL_TEXT("Parameter",
                                   "Tokens after which a pair has shrunk by its factor once; 512 in the "
                                   "paper"))
        .range(1, 1e9)
        .slider(16, 65'536, Scale::logarithmic)
        .unit(WHORL_TEXT("Parameter", "tokens")),
    choice<&P::mode, xposModes>(
        "mode", WHORL_TEXT("Parameter", "Mode"),
        WHORL_TEXT("Parameter", "Whether keys after the query are masked, or counted although they grow")),
    vector<&P::query>("query", WHORL_TEXT("Parameter", "Query"), "q",
                      WHORL_TEXT("Parameter", "The query before it turns, one number per channel"), headVectorWords),
    vector<&P::key>("key", WHORL_TEXT("Parameter", "Key"), "k",
                    WHORL_TEXT("Parameter", "The key before it turns, one number per channel"), headVectorWords),
    integer<&P::seed>("seed", WHORL_TEXT("Parameter", "Seed"), "",
                      WHORL_TEXT("Parameter", "Chooses the random query and key"))
        .range(0, 2'147'483'647),
};

RopeParameters turnsOf(const XposParameters& parameters)
{
    RopeParameters turns;
    turns.length = parameters.length;
    turns.dimension = parameters.dimension;
    turns.base = parameters.base;
    turns.query = parameters.query;
    turns.key = parameters.key;
    turns.seed = parameters.seed;
    return turns;
}

FutureKeys futureOf(const XposParameters& parameters)
{
    return parameters.mode == XposMode::causal ? FutureKeys::masked : FutureKeys::counted;
}

}  // namespace

SourceInfo XposParameters::info()
{
    return {
        "xpos",
        WHORL_TEXT("Source", "xPos"),
        WHORL_TEXT("Source", "Rotary"),
        WHORL_TEXT("Source", "Turns pairs as RoPE does and lets their score fade with the distance"),
        WHORL_TEXT("Source", "Sun et al. 2022, A Length-Extrapolatable Transformer; as in microsoft/torchscale"),
        "https://arxiv.org/abs/2212.10554",
        {{"future-keys-grow",
          WHORL_TEXT("Source",
                     "What fades towards the past grows towards the future: with the defaults a key 512 tokens after "
                     "its query counts up to 3.5 times. xPos is meant for causal attention.")},
         {"fast-pairs-fade-first",
          WHORL_TEXT("Source",
                     "Pairs fade at different rates. With the defaults the fastest of 64 keeps 29 % of its part of "
                     "the score in 512 tokens, the slowest 99 %.")},
         {"centre-cancels",
          WHORL_TEXT("Source",
                     "The authors' code counts positions from the middle of the sequence. No score depends on "
                     "where they begin.")}}};
}

std::span<const Row<XposParameters>> XposParameters::parameters()
{
    return rows;
}

void XposParameters::check() const
{
    turnsOf(*this).check();
    const double growth = furthestGrowth(Xpos(*this).scoreByDistance(), length);
    constexpr double most = 60;
    if (mode == XposMode::full && growth > most)
        throw ParameterError("length", std::to_string(length),
                             "at most " + std::to_string(static_cast<std::int64_t>(most / growth * (length - 1)) + 1)
                                 + " is needed in full mode, where future keys grow beyond all bounds");
}

std::vector<double> xposFactors(int dimension)
{
    std::vector<double> factors;
    for (int i = 0; i < dimension / 2; ++i)
        factors.push_back((2.0 * i + 0.4 * dimension) / (1.4 * dimension));
    return factors;
}

Xpos::Xpos(const XposParameters& parameters)
    : m_rope(turnsOf(parameters))
{
    for (const double factor : xposFactors(parameters.dimension))
        m_decays.push_back(-std::log(factor) / parameters.scaleBase);
}

double Xpos::query(std::int64_t position, std::int64_t channel) const
{
    const auto pair = static_cast<std::size_t>(m_rope.pairOf(channel));
    return std::exp(-m_decays[pair] * static_cast<double>(position))
        * m_rope.rotated(m_rope.query(), position, channel);
}

HarmonicSum Xpos::scoreByDistance() const
{
    HarmonicSum sum = m_rope.scoreByDistance();
    sum.decays = m_decays;
    return sum;
}

namespace {

double largest(const HarmonicSum& score, std::int64_t furthest)
{
    double sum = 0;
    for (std::size_t i = 0; i < score.cosine.size(); ++i)
        sum += std::hypot(score.cosine[i], score.sine[i]) * std::exp(score.decays[i] * static_cast<double>(furthest));
    return sum > 0 ? sum : 1;
}

Data score(const XposParameters& parameters)
{
    const auto sum = std::make_shared<const HarmonicSum>(Xpos(parameters).scoreByDistance());
    const double bound = largest(*sum, parameters.mode == XposMode::full ? parameters.length - 1 : 0);
    Field field = fadingScoreField(sum, parameters.length, futureOf(parameters), {-bound, bound, true});
    markUnseenDistances(field, parameters.originalLength);
    return field;
}

Data scoreByDistance(const XposParameters& parameters)
{
    const Xpos xpos(parameters);
    Curves curves;
    curves.axis = distanceAxis(parameters.length);
    curves.axis.lowest = 0;
    curves.logarithmicAxis = parameters.mode == XposMode::causal;
    if (parameters.mode == XposMode::full) {
        curves.axis.first = curves.axis.lowest = 1 - parameters.length;
        curves.axis.count = 2 * std::int64_t{parameters.length} - 1;
    }
    markUnseen(curves.axis, parameters.originalLength);
    curves.valueLabel = WHORL_TEXT("Axis", "score");
    curves.series = {
        distanceSeries(WHORL_TEXT("Axis", "xPos"), std::make_shared<const HarmonicSum>(xpos.scoreByDistance())),
        distanceSeries(WHORL_TEXT("Axis", "RoPE"), std::make_shared<const HarmonicSum>(xpos.rope().scoreByDistance()))};
    return curves;
}

Data scaleFactors(const XposParameters& parameters)
{
    Curves curves;
    curves.axis = boundedAxis(AxisRole::pair, WHORL_TEXT("Axis", "pair"), parameters.dimension / 2, "i");
    curves.valueLabel = WHORL_TEXT("Axis", "factor");
    curves.points = true;
    curves.range = FieldRange{0, 1, true};
    curves.series.push_back({WHORL_TEXT("Axis", "factor"),
                             "",
                             [factors = xposFactors(parameters.dimension)](std::int64_t first, std::span<double> out) {
                                 std::copy_n(factors.begin() + first, out.size(), out.begin());
                             },
                             {}});
    return curves;
}

Data scales(const XposParameters& parameters)
{
    Axis positions = openAxis(AxisRole::position, WHORL_TEXT("Axis", "position"), parameters.length, "m");
    markUnseen(positions, parameters.originalLength);
    return fadeField(std::move(positions), Xpos(parameters).decays(), WHORL_TEXT("Axis", "query's factor"));
}

/// Channels of all pairs, each the mean of a turn that fades.
FieldMeans rotatedMeans(const Xpos& xpos, std::span<const Bin> bins, std::span<const Bin> columns)
{
    const Rope& rope = xpos.rope();
    std::vector<GeometricMeans> means;
    for (std::size_t i = 0; i < xpos.decays().size(); ++i)
        means.emplace_back(geometricRate(rope.frequencies()[i], xpos.decays()[i]));
    const auto width = static_cast<std::size_t>(rope.dimension());
    return {gridOf(bins, columns, ColumnMeans(columns, width), width,
                   [&](Bin bin, float* scratch) {
                       for (int pair = 0; pair < static_cast<int>(means.size()); ++pair) {
                           const auto [first, second] = rope.channels(pair);
                           const auto x = static_cast<std::size_t>(first), y = static_cast<std::size_t>(second);
                           const std::complex<double> turned = means[static_cast<std::size_t>(pair)].at(bin)
                               * std::complex(rope.query()[x], rope.query()[y]);
                           scratch[x] = static_cast<float>(turned.real());
                           scratch[y] = static_cast<float>(turned.imag());
                       }
                   }),
            {}};
}

Data rotated(const XposParameters& parameters)
{
    const auto xpos = std::make_shared<const Xpos>(parameters);
    double bound = 0;
    for (int pair = 0; pair < parameters.dimension / 2; ++pair) {
        const auto [first, second] = xpos->rope().channels(pair);
        bound = std::max(bound,
                         std::hypot(xpos->rope().query()[static_cast<std::size_t>(first)],
                                    xpos->rope().query()[static_cast<std::size_t>(second)]));
    }
    Field field;
    field.rows = openAxis(AxisRole::position, WHORL_TEXT("Axis", "position"), parameters.length, "m");
    field.rows.lowest = 0;
    field.columns = boundedAxis(AxisRole::channel, WHORL_TEXT("Axis", "channel"), parameters.dimension);
    field.columns.pairOf = [xpos](std::int64_t channel) -> std::int64_t { return xpos->rope().pairOf(channel); };
    field.range = bound > 0 ? FieldRange{-bound, bound, true} : FieldRange{-1, 1, true};
    field.valueLabel = WHORL_TEXT("Axis", "query channel");
    field.means = [xpos](std::span<const Bin> bins, std::span<const Bin> columns, std::int64_t) {
        return rotatedMeans(*xpos, bins, columns);
    };
    field.at = [xpos](std::int64_t position, std::int64_t channel, std::int64_t) {
        return xpos->query(position, channel);
    };
    tellSteps(field, [xpos](std::int64_t position, std::int64_t channel, std::int64_t) {
        const Rope& rope = xpos->rope();
        const int pair = rope.pairOf(channel);
        const auto i = static_cast<std::size_t>(pair);
        const auto [first, second] = rope.channels(pair);
        Steps steps = turnSteps({{withSubscript("θ", pair), rope.frequencies()[i]}}, static_cast<double>(position),
                                rope.query()[static_cast<std::size_t>(first)],
                                rope.query()[static_cast<std::size_t>(second)], channel == first);
        const double turned = steps.back().value, scale = std::exp(-xpos->decays()[i] * static_cast<double>(position));
        steps.push_back({"exp(\u2212" + std::to_string(position) + " · " + stepNumber(xpos->decays()[i]) + ")", scale});
        steps.push_back({stepNumber(scale) + " · " + innerNumber(turned), xpos->query(position, channel)});
        return steps;
    });
    markUnseenPositions(field, parameters.originalLength);
    return field;
}

Data frequencies(const XposParameters& parameters)
{
    return frequencyCurves(Xpos(parameters).rope().frequencies());
}

constexpr Quantity<XposParameters> all[] = {
    {{"score", WHORL_TEXT("Quantity", "Score"), WHORL_TEXT("Quantity", "query position × key position"),
      WHORL_TEXT("Quantity", "Dot product of the turned and scaled query and key, not yet divided"),
      QuantityKind::field},
     score},
    {{"score_by_distance", WHORL_TEXT("Quantity", "Score by distance"), WHORL_TEXT("Quantity", "beside plain RoPE"),
      WHORL_TEXT("Quantity", "The score depends on the distance alone and fades with it"), QuantityKind::curves},
     scoreByDistance},
    {{"scales", WHORL_TEXT("Quantity", "Scales"), WHORL_TEXT("Quantity", "position × pair"),
      WHORL_TEXT("Quantity", "What each pair of a query is multiplied by at each position; a key is divided by it"),
      QuantityKind::field},
     scales},
    {{"scale_factors", WHORL_TEXT("Quantity", "Scale factors"), WHORL_TEXT("Quantity", "one per pair"),
      WHORL_TEXT("Quantity", "What is left of each pair's part of the score after as many tokens as the scale base"),
      QuantityKind::curves},
     scaleFactors},
    {{"rotated", WHORL_TEXT("Quantity", "Rotated query"), WHORL_TEXT("Quantity", "position × channel"),
      WHORL_TEXT("Quantity", "What the query becomes at each position"), QuantityKind::field},
     rotated},
    {{"frequencies", WHORL_TEXT("Quantity", "Frequencies"), WHORL_TEXT("Quantity", "one per pair"),
      WHORL_TEXT("Quantity", "How far each pair turns from one token to the next"), QuantityKind::curves},
     frequencies},
};

}  // namespace

std::span<const Quantity<XposParameters>> XposParameters::quantities()
{
    return all;
}

PositionalEffect XposParameters::effectIn(const HeadPlace& place) const
{
    XposParameters there = *this;
    there.dimension = static_cast<int>(place.dimension);
    there.length = static_cast<int>(place.tokens);
    there.mode = place.causal ? XposMode::causal : XposMode::full;
    there.query = std::string("ones");
    there.key = std::string("ones");
    there.check();
    const auto turn = [xpos = std::make_shared<const Xpos>(there)](double sign) {
        return [=](const Eigen::RowVectorXd& vector, std::int64_t position) {
            const Rope& rope = xpos->rope();
            const auto turned = rope.rotated({vector.data(), static_cast<std::size_t>(vector.size())}, position);
            Eigen::RowVectorXd faded =
                Eigen::Map<const Eigen::RowVectorXd>(turned.data(), static_cast<Eigen::Index>(turned.size()));
            for (Eigen::Index channel = 0; channel < faded.size(); ++channel)
                faded[channel] *= std::exp(sign * xpos->decays()[static_cast<std::size_t>(rope.pairOf(channel))]
                                           * static_cast<double>(position));
            return faded;
        };
    };
    PositionalEffect effect;
    effect.query = turn(-1);
    effect.key = turn(1);
    return effect;
}

}  // namespace whorl
