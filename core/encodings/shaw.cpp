// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/shaw.h"

#include "core/attention/bias_field.h"
#include "core/attention/score_terms.h"
#include "core/attention/seeded_head.h"
#include "core/encodings/pair_curves.h"
#include "core/numeric/column_means.h"
#include "core/steps.h"

#include <algorithm>
#include <cmath>

namespace whorl {

void ShawParameters::check() const
{
    if (table == "random" && !tensor.empty())
        throw ParameterError("tensor", tensor, "the random table has no name: leave it empty");
}

std::int64_t shawIndex(std::int64_t distance, std::int64_t maxDistance)
{
    if (maxDistance < 1)
        throw ParameterError("max_distance", std::to_string(maxDistance), "a whole number of at least 1 is needed");
    return std::clamp(-distance, -maxDistance, maxDistance) + maxDistance;
}

DistancePieces shawPieces(std::int64_t maxDistance, const std::function<double(std::int64_t)>& value)
{
    DistancePieces pieces;
    for (std::int64_t distance = -maxDistance; distance <= maxDistance; ++distance)
        pieces.push_back({distance, value(shawIndex(distance, maxDistance)), 0});
    return pieces;
}

PositionalEffect shawEffect(const ShawTables& tables)
{
    PositionalEffect effect;
    effect.scores = [tables](const HeadScores& head) {
        const Eigen::MatrixXd products = head.query * tables.keys.transpose();
        Eigen::ArrayXXd term(head.query.rows(), head.key.rows());
        for (Eigen::Index j = 0; j < term.cols(); ++j)
            for (Eigen::Index i = 0; i < term.rows(); ++i)
                term(i, j) = products(i, shawIndex(i - j, tables.maxDistance()));
        return scoreTerms(ScoreTerm{WHORL_TEXT("Axis", "content\u2013position"), std::move(term)});
    };
    effect.output = [tables](const Eigen::ArrayXXd& weights) {
        // Weights that read the same row are added first: the cost is that of 2k + 1 keys, not of L.
        Eigen::MatrixXd byRow = Eigen::MatrixXd::Zero(weights.rows(), tables.values.rows());
        for (Eigen::Index j = 0; j < weights.cols(); ++j)
            for (Eigen::Index i = 0; i < weights.rows(); ++i)
                byRow(i, shawIndex(i - j, tables.maxDistance())) += weights(i, j);
        return Eigen::MatrixXd(byRow * tables.values);
    };
    return effect;
}

Eigen::MatrixXd shawKeys(const ShawParameters& parameters)
{
    const Eigen::Index rows = 2 * parameters.maxDistance + 1;
    if (parameters.table == "random") {
        Random random(static_cast<std::uint64_t>(parameters.seed), 1);
        return normalMatrix(random, rows, parameters.dimension);
    }
    const std::shared_ptr<const Table> table = loadTable(parameters.table, parameters.tensor);
    if (table->values.rows() != rows || table->values.cols() != parameters.dimension)
        throw ParameterError("table", table->name + ", a table of " + table->sizeText(),
                             std::to_string(rows) + " offsets x " + std::to_string(parameters.dimension)
                                 + " channels are needed");
    return table->values;
}

namespace {

/// The query, drawn from the seed.
Eigen::VectorXd queryOf(const ShawParameters& shaw)
{
    Random random(static_cast<std::uint64_t>(shaw.seed), 0);
    return normalMatrix(random, shaw.dimension, 1);
}

/// q . aK / sqrt(d) by row of the table.
Eigen::VectorXd biases(const ShawParameters& shaw)
{
    return shawKeys(shaw) * queryOf(shaw) / std::sqrt(static_cast<double>(shaw.dimension));
}

/// The offset, clipped, as a row of the table.
Steps rowSteps(std::int64_t maxDistance, std::int64_t distance)
{
    const std::int64_t row = shawIndex(distance, maxDistance), clipped = row - maxDistance;
    const std::string k = std::to_string(maxDistance);
    return {{"clip(" + stepNumber(-distance) + ", \u2212" + k + ", " + k + ")", static_cast<double>(clipped)},
            {stepNumber(clipped) + " + " + k, static_cast<double>(row)}};
}

/// A query's product with the row that it reads, over the root of d.
Steps biasSteps(const Eigen::VectorXd& query, const Eigen::RowVectorXd& row, double bias)
{
    const double dot = row * query;
    return then(dotSteps(numbersOf(query), numbersOf(row), dot),
                {stepNumber(dot) + " / \u221a" + std::to_string(query.size()), bias});
}

DistancePieces biasPieces(const ShawParameters& shaw)
{
    const Eigen::VectorXd bias = biases(shaw);
    return shawPieces(shaw.maxDistance, [&](std::int64_t index) { return bias[index]; });
}

FieldRange symmetricAround(double bound)
{
    return bound > 0 ? FieldRange{-bound, bound, false} : FieldRange{};
}

FieldRange biasRange(const DistancePieces& pieces)
{
    double bound = 0;
    for (const DistancePiece& piece : pieces)
        bound = std::max(bound, std::abs(piece.value));
    return symmetricAround(bound);
}

Axis distancesOfBothSigns(std::int64_t length)
{
    Axis axis = distanceAxis(2 * length - 1);
    axis.first = 1 - length;
    return axis;
}

Data indexOf(const ShawParameters& shaw)
{
    Field field = distanceField(shaw.length, 0, [k = shaw.maxDistance](std::int64_t) {
        return shawPieces(k, [](std::int64_t index) { return static_cast<double>(index); });
    });
    field.scale = FieldScale::classes;
    field.range = {0, 2.0 * shaw.maxDistance, true};
    field.valueLabel = WHORL_TEXT("Axis", "row of the table");
    field.working = [k = shaw.maxDistance](std::int64_t query, std::int64_t key, std::int64_t) {
        const std::string reach = std::to_string(k);
        return "clip(" + std::to_string(key - query) + ", \u2212" + reach + ", " + reach + ") + " + reach;
    };
    tellSteps(field, [k = shaw.maxDistance](std::int64_t query, std::int64_t key, std::int64_t) {
        return then({differenceStep(key, query)}, rowSteps(k, query - key));
    });
    return field;
}

Data biasOf(const ShawParameters& shaw)
{
    const DistancePieces pieces = biasPieces(shaw);
    Field field = distanceField(shaw.length, 0, [pieces](std::int64_t) { return pieces; });
    field.range = biasRange(pieces);
    field.valueLabel = WHORL_TEXT("Axis", "bias");
    tellSteps(field,
              [query = queryOf(shaw), keys = shawKeys(shaw), k = std::int64_t{shaw.maxDistance},
               pieces](std::int64_t m, std::int64_t n, std::int64_t) {
                  return then(then({differenceStep(n, m)}, rowSteps(k, m - n)),
                              biasSteps(query, keys.row(shawIndex(m - n, k)), valueAt(pieces, m - n)));
              });
    return field;
}

Data biasByDistanceOf(const ShawParameters& shaw)
{
    const DistancePieces pieces = biasPieces(shaw);
    Curves curves;
    curves.axis = distancesOfBothSigns(shaw.length);
    curves.valueLabel = WHORL_TEXT("Axis", "bias");
    // A stretch beyond the axis is not drawn.
    const auto reach = static_cast<double>(std::min<std::int64_t>(shaw.maxDistance, shaw.length - 1));
    curves.guides.push_back({Guide::Kind::span, -reach, reach, WHORL_TEXT("Guide", "k = %1"), {shaw.maxDistance}});
    curves.series.push_back({WHORL_TEXT("Axis", "bias"), "",
                             [pieces](std::int64_t first, std::span<double> out) {
                                 for (double& each : out)
                                     each = valueAt(pieces, first++);
                             },
                             [pieces](std::span<const Bin> bins) {
                                 Eigen::ArrayXd means(static_cast<Eigen::Index>(bins.size()));
                                 std::transform(bins.begin(), bins.end(), means.begin(), [&](const Bin& bin) {
                                     return distanceMean(pieces, bin, {0, 1});
                                 });
                                 return means;
                             }});
    return curves;
}

/// The table as it is read from far and near: its mean over a run of distances, from sums over its rows.
class KeysByDistance {
public:
    explicit KeysByDistance(const ShawParameters& shaw)
        : keys(shawKeys(shaw))
        , m_reach(shaw.maxDistance)
        , m_sums(Eigen::MatrixXd::Zero(keys.rows() + 1, keys.cols()))
    {
        for (Eigen::Index row = 0; row < keys.rows(); ++row)
            m_sums.row(row + 1) = m_sums.row(row) + keys.row(row);
    }

    void mean(Bin distances, float* out) const
    {
        const std::int64_t last = distances.first + distances.count - 1;
        const std::int64_t after = std::clamp<std::int64_t>(-m_reach - distances.first, 0, distances.count);
        const std::int64_t before = std::clamp<std::int64_t>(last - m_reach, 0, distances.count);
        Eigen::RowVectorXd sum =
            static_cast<double>(after) * keys.row(2 * m_reach) + static_cast<double>(before) * keys.row(0);
        if (after + before < distances.count)
            sum += m_sums.row(shawIndex(distances.first, m_reach) + 1) - m_sums.row(shawIndex(last, m_reach));
        Eigen::Map<Eigen::RowVectorXf>(out, sum.size()) = (sum / static_cast<double>(distances.count)).cast<float>();
    }

    const Eigen::MatrixXd keys;

private:
    std::int64_t m_reach;
    Eigen::MatrixXd m_sums;
};

Data encodingOf(const ShawParameters& shaw)
{
    const auto table = std::make_shared<const KeysByDistance>(shaw);
    Field field;
    field.rows = distancesOfBothSigns(shaw.length);
    field.columns = boundedAxis(AxisRole::channel, WHORL_TEXT("Axis", "channel"), shaw.dimension, "c");
    field.range = symmetricAround(table->keys.cwiseAbs().maxCoeff());
    field.valueLabel = WHORL_TEXT("Axis", "encoding");
    field.at = [table, k = shaw.maxDistance](std::int64_t distance, std::int64_t channel, std::int64_t) {
        return table->keys(shawIndex(distance, k), channel);
    };
    tellSteps(
        field, [table, k = std::int64_t{shaw.maxDistance}](std::int64_t distance, std::int64_t channel, std::int64_t) {
            const std::int64_t row = shawIndex(distance, k);
            return then(rowSteps(k, distance),
                        {"a[" + std::to_string(row) + "][" + std::to_string(channel) + "]", table->keys(row, channel)});
        });
    field.means = [table](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t) {
        const auto width = static_cast<std::size_t>(table->keys.cols());
        return FieldMeans{gridOf(rows, columns, ColumnMeans(columns, width), width,
                                 [&](Bin bin, float* scratch) { table->mean(bin, scratch); }),
                          {}};
    };
    return field;
}

}  // namespace

SourceInfo ShawParameters::info()
{
    return {
        "shaw",
        WHORL_TEXT("Source", "Shaw"),
        WHORL_TEXT("Source", "Bias"),
        WHORL_TEXT("Source", "A learned vector for every offset up to a limit, added to keys and values"),
        WHORL_TEXT("Source", "Shaw et al. 2018, Self-Attention with Relative Position Representations, section 3"),
        "https://arxiv.org/abs/1803.02155",
        {{"shared-beyond-k",
          WHORL_TEXT("Source",
                     "Beyond distance k all offsets share one vector: with k = 16, distances 16 and 1 000 000 are the "
                     "same.")},
         {"sign-of-the-offset",
          WHORL_TEXT("Source",
                     "The offset is key \u2212 query: the rows of the table run from far before the query to far after "
                     "it.")},
         {"values-too",
          WHORL_TEXT("Source",
                     "Positions reach the output as well: a second table is added to the values, whatever the "
                     "scores.")}},
    };
}

std::span<const Quantity<ShawParameters>> ShawParameters::quantities()
{
    static constexpr Quantity<ShawParameters> all[] = {
        {{"bias", WHORL_TEXT("Quantity", "Bias"), WHORL_TEXT("Quantity", "query \u00d7 key"),
          WHORL_TEXT("Quantity", "What is added to the scaled score of one query at every position"),
          QuantityKind::field},
         biasOf},
        {{"bias_by_distance", WHORL_TEXT("Quantity", "Bias by distance"), WHORL_TEXT("Quantity", "query \u2212 key"),
          WHORL_TEXT("Quantity", "The bias of one query: its own number for every distance up to k, then constant"),
          QuantityKind::curves},
         biasByDistanceOf},
        {{"index", WHORL_TEXT("Quantity", "Rows of the table"), WHORL_TEXT("Quantity", "query \u00d7 key"),
          WHORL_TEXT("Quantity", "Which of the 2k + 1 vectors a query and a key read"), QuantityKind::field},
         indexOf},
        {{"encoding", WHORL_TEXT("Quantity", "Encoding"), WHORL_TEXT("Quantity", "distance \u00d7 channel"),
          WHORL_TEXT("Quantity", "The vector that is added to a key at every distance from the query"),
          QuantityKind::field},
         encodingOf},
    };
    return all;
}

PositionalEffect ShawParameters::effectIn(const HeadPlace& place) const
{
    ShawParameters there = *this;
    there.dimension = static_cast<int>(place.dimension);
    there.seed = static_cast<int>(place.seed);
    ShawTables tables{shawKeys(there), {}};
    tables.values = Eigen::MatrixXd::Zero(tables.keys.rows(), tables.keys.cols());
    if (table == "random") {
        Random random(place.seed, 2);
        tables.values = normalMatrix(random, tables.keys.rows(), tables.keys.cols());
    }
    return shawEffect(tables);
}

std::vector<LearnedTensor> ShawParameters::learnedIn(const HeadPlace& model) const
{
    return {{{2, 2 * maxDistance + 1, model.dimension}, true}};
}

}  // namespace whorl
