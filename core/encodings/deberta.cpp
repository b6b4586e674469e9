// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/deberta.h"

#include "core/attention/bias_field.h"
#include "core/attention/matrix_field.h"
#include "core/attention/score_terms.h"
#include "core/attention/seeded_head.h"
#include "core/numeric/matrix_product.h"
#include "core/numeric/step_runs.h"
#include "core/steps.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace whorl {

void DebertaParameters::check() const
{
    if (maxDistance <= buckets / 2 + 1)
        throw ParameterError("max_distance", std::to_string(maxDistance),
                             "a number above " + std::to_string(buckets / 2 + 1) + " is needed, because with "
                                 + std::to_string(buckets) + " buckets every distance up to "
                                 + std::to_string(buckets / 2) + " has its own");
}

std::int64_t debertaBucket(std::int64_t distance, std::int64_t buckets, std::int64_t maxDistance)
{
    const std::int64_t middle = buckets / 2, magnitude = std::min(std::abs(distance), maxDistance - 1);
    if (magnitude <= middle)
        return distance;
    const auto start = static_cast<double>(middle);
    const double share =
        std::log(static_cast<double>(magnitude) / start) / std::log(static_cast<double>(maxDistance - 1) / start);
    const auto step = static_cast<std::int64_t>(std::ceil(share * static_cast<double>(middle - 1) - 1e-9));
    return distance < 0 ? -middle - step : middle + step;
}

namespace {

std::vector<StepRun> runsOf(std::int64_t buckets, std::int64_t maxDistance)
{
    return stepRuns(1 - maxDistance, maxDistance - 1,
                    [=](std::int64_t distance) { return debertaBucket(distance, buckets, maxDistance); });
}

/// Streams of one seed are unrelated.
Eigen::MatrixXd vectors(const DebertaParameters& parameters, std::uint64_t stream, Eigen::Index count)
{
    Random random(static_cast<std::uint64_t>(parameters.seed), stream);
    return normalMatrix(random, count, parameters.dimension);
}

}  // namespace

DistancePieces debertaPieces(std::int64_t buckets, std::int64_t maxDistance)
{
    DistancePieces pieces;
    for (const StepRun& run : runsOf(buckets, maxDistance))
        pieces.push_back({run.first, static_cast<double>(run.value), 0});
    return pieces;
}

DebertaScores debertaScores(const Eigen::MatrixXd& queries, const Eigen::MatrixXd& keys,
                            const Eigen::MatrixXd& keyPositions, const Eigen::MatrixXd& queryPositions,
                            std::int64_t maxDistance)
{
    const double scale = 1 / std::sqrt(3 * static_cast<double>(queries.cols()));
    const std::int64_t buckets = keyPositions.rows() / 2;
    DebertaScores scores{scale * queries * keys.transpose(), Eigen::MatrixXd(queries.rows(), keys.rows()),
                         Eigen::MatrixXd(queries.rows(), keys.rows())};
    for (Eigen::Index i = 0; i < queries.rows(); ++i)
        for (Eigen::Index j = 0; j < keys.rows(); ++j) {
            const Eigen::Index row = debertaBucket(i - j, buckets, maxDistance) + buckets;
            scores.contentPosition(i, j) = scale * queries.row(i).dot(keyPositions.row(row));
            scores.positionContent(i, j) = scale * keys.row(j).dot(queryPositions.row(row));
        }
    return scores;
}

DebertaScores debertaExample(const DebertaParameters& parameters)
{
    const Eigen::Index tokens = parameters.tokens, rows = 2 * parameters.buckets;
    return debertaScores(vectors(parameters, 0, tokens), vectors(parameters, 1, tokens), vectors(parameters, 2, rows),
                         vectors(parameters, 3, rows), parameters.maxDistance);
}

namespace {

FieldRange bucketRange(const DebertaParameters& deberta)
{
    const double largest = deberta.buckets - 1;
    return {-largest, largest, true};
}

/// The bucket of a query and a key, step by step.
Steps bucketSteps(std::int64_t buckets, std::int64_t maxDistance, std::int64_t query, std::int64_t key)
{
    const std::int64_t distance = query - key, middle = buckets / 2;
    const std::int64_t magnitude = std::min(std::abs(distance), maxDistance - 1);
    const std::int64_t bucket = debertaBucket(distance, buckets, maxDistance);
    Steps steps{differenceStep(query, key)};
    const std::string mid = std::to_string(middle), counted = std::to_string(magnitude);
    if (std::abs(distance) <= middle)
        return then(std::move(steps), {"|" + stepNumber(distance) + "| \u2264 " + mid, static_cast<double>(bucket)});
    if (magnitude != std::abs(distance))
        steps.push_back(
            {"min(" + std::to_string(std::abs(distance)) + ", " + counted + ")", static_cast<double>(magnitude)});
    const double share = std::log(static_cast<double>(magnitude) / static_cast<double>(middle))
        / std::log(static_cast<double>(maxDistance - 1) / static_cast<double>(middle))
        * static_cast<double>(middle - 1);
    steps.push_back({"ln(" + counted + "/" + mid + ") / ln(" + std::to_string(maxDistance - 1) + "/" + mid + ") \u00d7 "
                         + std::to_string(middle - 1),
                     share});
    const std::string up = mid + " + \u2308" + stepNumber(share) + "\u2309";
    steps.push_back({distance < 0 ? "\u2212(" + up + ")" : up, static_cast<double>(bucket)});
    return steps;
}

Data bucketOf(const DebertaParameters& deberta)
{
    Field field = distanceField(deberta.length, 0, [b = deberta.buckets, m = deberta.maxDistance](std::int64_t) {
        return debertaPieces(b, m);
    });
    field.scale = FieldScale::diverging;
    field.range = bucketRange(deberta);
    field.valueLabel = WHORL_TEXT("Axis", "bucket");
    tellSteps(field,
              [b = deberta.buckets, m = deberta.maxDistance](std::int64_t query, std::int64_t key, std::int64_t) {
                  return bucketSteps(b, m, query, key);
              });
    return field;
}

Data bucketByDistanceOf(const DebertaParameters& deberta)
{
    Curves curves = distanceCurve(deberta.length, WHORL_TEXT("Axis", "bucket"),
                                  debertaPieces(deberta.buckets, deberta.maxDistance));
    curves.range = bucketRange(deberta);
    return curves;
}

Data thresholdsOf(const DebertaParameters& deberta)
{
    Listing listing;
    listing.columns = {WHORL_TEXT("Axis", "bucket"), WHORL_TEXT("Axis", "first distance"),
                       WHORL_TEXT("Axis", "last distance")};
    for (const StepRun& run : runsOf(deberta.buckets, deberta.maxDistance)) {
        std::vector<Cell>& row = listing.rows.emplace_back();
        row.emplace_back(run.value);
        for (const std::int64_t distance : {run.first, run.last}) {
            // What lies beyond the maximum distance is counted as that.
            if (std::abs(distance) < deberta.maxDistance - 1)
                row.emplace_back(distance);
            else
                row.emplace_back(std::copysign(std::numeric_limits<double>::infinity(), static_cast<double>(distance)));
        }
    }
    return listing;
}

/// A dot product over the root of 3 d, or the three of them together.
Steps scoreSteps(const DebertaParameters& deberta, const DebertaScores& scores, std::int64_t query, std::int64_t key,
                 std::int64_t term)
{
    const double terms[] = {scores.contentContent(query, key), scores.contentPosition(query, key),
                            scores.positionContent(query, key)};
    if (term == 3) {
        const NamedValue all[] = {{WHORL_TEXT("Step", "content"), terms[0]},
                                  {WHORL_TEXT("Step", "content–position"), terms[1]},
                                  {WHORL_TEXT("Step", "position–content"), terms[2]}};
        return sumSteps(
            3, [&](std::size_t i) { return all[i]; }, scores.sum()(query, key));
    }
    const std::int64_t bucket = debertaBucket(query - key, deberta.buckets, deberta.maxDistance);
    const std::int64_t row = bucket + deberta.buckets;
    Steps steps;
    if (term > 0)
        steps = then(bucketSteps(deberta.buckets, deberta.maxDistance, query, key),
                     {WHORL_TEXT("Step", "row of the table")
                          + (": " + stepNumber(bucket) + " + " + std::to_string(deberta.buckets)),
                      static_cast<double>(row)});
    const std::vector<double> a =
        numbersOf(vectors(deberta, term == 2 ? 1 : 0, deberta.tokens).row(term == 2 ? key : query));
    const std::vector<double> b =
        numbersOf(term == 0 ? Eigen::RowVectorXd(vectors(deberta, 1, deberta.tokens).row(key))
                            : Eigen::RowVectorXd(vectors(deberta, term == 1 ? 2 : 3, 2 * deberta.buckets).row(row)));
    const double dot = std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
    return then(then(std::move(steps), dotSteps(a, b, dot)),
                {stepNumber(dot) + " / \u221a" + std::to_string(3 * deberta.dimension), terms[term]});
}

Data scoreOf(const DebertaParameters& deberta)
{
    const DebertaScores scores = debertaExample(deberta);
    Field field = matrixField(sentenceQueries(deberta.tokens), sentenceKeys(deberta.tokens),
                              {scores.contentContent, scores.contentPosition, scores.positionContent, scores.sum()},
                              FieldScale::diverging);
    field.slices = boundedAxis(AxisRole::other, WHORL_TEXT("Axis", "term"), 4);
    field.slices->names = {WHORL_TEXT("Index", "content"), WHORL_TEXT("Index", "content–position"),
                           WHORL_TEXT("Index", "position–content"), WHORL_TEXT("Index", "sum")};
    field.valueLabel = WHORL_TEXT("Axis", "score");
    tellSteps(field, [deberta, scores](std::int64_t query, std::int64_t key, std::int64_t term) {
        return scoreSteps(deberta, scores, query, key, term);
    });
    return field;
}

}  // namespace

SourceInfo DebertaParameters::info()
{
    return {
        "deberta",
        WHORL_TEXT("Source", "DeBERTa"),
        WHORL_TEXT("Source", "Bias"),
        WHORL_TEXT("Source", "Content and position meet in separate terms of the score, by buckets of the distance"),
        WHORL_TEXT(
            "Source",
            "He et al. 2020, DeBERTa: Decoding-enhanced BERT with Disentangled Attention, and its authors' code"),
        "https://arxiv.org/abs/2006.03654",
        {{"divisor",
          WHORL_TEXT("Source", "Its scores are divided by the root of 3 d, not of d: three terms vary as one would.")},
         {"sign", WHORL_TEXT("Source", "Its relative position is query \u2212 key, the opposite of T5's.")},
         {"unread-row",
          WHORL_TEXT("Source",
                     "Row 0 of its tables is never read: buckets 1 \u2212 B to B \u2212 1 read rows 1 to "
                     "2B \u2212 1.")}},
    };
}

std::span<const Quantity<DebertaParameters>> DebertaParameters::quantities()
{
    static constexpr Quantity<DebertaParameters> all[] = {
        {{"bucket", WHORL_TEXT("Quantity", "Buckets"), WHORL_TEXT("Quantity", "query \u00d7 key"),
          WHORL_TEXT("Quantity", "The bucket that a query and a key fall into"), QuantityKind::field},
         bucketOf},
        {{"bucket_by_distance", WHORL_TEXT("Quantity", "Buckets by distance"),
          WHORL_TEXT("Quantity", "query \u2212 key"),
          WHORL_TEXT("Quantity", "The bucket of every distance; positive where the key comes before the query"),
          QuantityKind::curves},
         bucketByDistanceOf},
        {{"thresholds", WHORL_TEXT("Quantity", "Thresholds"), WHORL_TEXT("Quantity", "by bucket"),
          WHORL_TEXT("Quantity", "The first and last distance of every bucket"), QuantityKind::listing},
         thresholdsOf},
        {{"score", WHORL_TEXT("Quantity", "Score terms"), WHORL_TEXT("Quantity", "query \u00d7 key, random vectors"),
          WHORL_TEXT("Quantity", "Scores of a random sentence: the three terms, one by one and together"),
          QuantityKind::field},
         scoreOf},
    };
    return all;
}

PositionalEffect DebertaParameters::effectIn(const HeadPlace& place) const
{
    check();
    const auto table = [&](std::uint64_t which) {
        Random random(place.seed, 8 + 2 * static_cast<std::uint64_t>(place.head) + which);
        return normalMatrix(random, 2 * buckets, place.dimension);
    };
    PositionalEffect effect;
    effect.scoreTerms = 3;
    effect.scores = [keys = table(0), queries = table(1), half = std::int64_t{buckets},
                     furthest = maxDistance](const HeadScores& head) {
        const Eigen::MatrixXd ofQueries = matrixProduct(head.query, keys.transpose()),
                              ofKeys = matrixProduct(head.key, queries.transpose());
        const Eigen::Index count = ofKeys.rows();
        std::vector<Eigen::Index> rowOf;
        for (Eigen::Index distance = 1 - count; distance < count; ++distance)
            rowOf.push_back(debertaBucket(distance, half, furthest) + half);
        Eigen::ArrayXXd contentPosition(ofQueries.rows(), ofKeys.rows()), positionContent = contentPosition;
        for (Eigen::Index key = 0; key < ofKeys.rows(); ++key)
            for (Eigen::Index query = 0; query < ofQueries.rows(); ++query) {
                const Eigen::Index row = rowOf[static_cast<std::size_t>(query - key + count - 1)];
                contentPosition(query, key) = ofQueries(query, row);
                positionContent(query, key) = ofKeys(key, row);
            }
        return scoreTerms(ScoreTerm{WHORL_TEXT("Axis", "content\u2013position"), std::move(contentPosition)},
                          ScoreTerm{WHORL_TEXT("Axis", "position–content"), std::move(positionContent)});
    };
    return effect;
}

std::vector<LearnedTensor> DebertaParameters::learnedIn(const HeadPlace& model) const
{
    return {{{2 * buckets, model.width}}};
}

}  // namespace whorl
