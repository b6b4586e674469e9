// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/t5.h"

#include "core/attention/bias_field.h"
#include "core/attention/distance_softmax.h"
#include "core/steps.h"
#include "core/unseen.h"

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

constexpr std::int64_t endless = std::numeric_limits<std::int64_t>::max();

/// The bucket of a distance of either sign's magnitude, within its side.
std::int64_t bucketWithinSide(const T5Buckets& rule, std::int64_t magnitude)
{
    const std::int64_t exact = rule.exact(), perSide = rule.perSide();
    if (magnitude < exact)
        return magnitude;
    const auto start = static_cast<double>(exact);
    const double share =
        std::log(static_cast<double>(magnitude) / start) / std::log(static_cast<double>(rule.maxDistance) / start);
    const double step = std::floor(share * static_cast<double>(perSide - exact) + 1e-9);
    // Compared as numbers: far beyond the maximum distance the step is still small, but nothing promises it.
    return step < static_cast<double>(perSide - 1 - exact) ? exact + static_cast<std::int64_t>(step) : perSide - 1;
}

}  // namespace

void T5Buckets::check() const
{
    if (exact() < 1)
        throw ParameterError("buckets", std::to_string(buckets),
                             bidirectional ? "at least 4 are needed when bidirectional" : "at least 2 are needed");
    if (maxDistance <= exact())
        throw ParameterError("max_distance", std::to_string(maxDistance),
                             "a number above " + std::to_string(exact()) + " is needed, because with "
                                 + std::to_string(buckets) + " buckets every distance below that has its own");
}

void T5Parameters::check() const
{
    T5Buckets{buckets, maxDistance, bidirectional}.check();
    if (table == "example" && !tensor.empty())
        throw ParameterError("tensor", tensor, "the example is one table without a name: leave it empty");
}

std::int64_t t5Bucket(const T5Buckets& rule, std::int64_t distance)
{
    if (distance >= 0)
        return bucketWithinSide(rule, distance);
    return rule.bidirectional ? rule.perSide() + bucketWithinSide(rule, -distance) : 0;
}

std::vector<StepRun> t5Runs(const T5Buckets& rule)
{
    std::vector<StepRun> runs =
        stepRuns(0, rule.maxDistance, [&](std::int64_t magnitude) { return bucketWithinSide(rule, magnitude); });
    runs.back().last = endless;
    return runs;
}

DistancePieces t5Pieces(const T5Buckets& rule, const std::function<double(std::int64_t)>& value)
{
    const std::vector<StepRun> runs = t5Runs(rule);
    DistancePieces pieces;
    if (!rule.bidirectional)
        pieces.push_back({-endless, value(0), 0});
    else
        for (auto run = runs.rbegin(); run != runs.rend() && run->last > 0; ++run)
            pieces.push_back({-run->last, value(rule.perSide() + run->value), 0});
    for (const StepRun& run : runs)
        pieces.push_back({run.first, value(run.value), 0});
    return pieces;
}

namespace {

std::shared_ptr<const Table> tableOf(const T5Parameters& parameters)
{
    return parameters.table == "example" ? shippedTable("tinylm_t5_relative_attention_bias_32x4.npy", "example")
                                         : loadTable(parameters.table, parameters.tensor);
}

}  // namespace

T5Table t5Table(const T5Parameters& parameters)
{
    const auto table = tableOf(parameters);
    const auto fits = [&](Eigen::Index rows, Eigen::Index columns) {
        return table->values.rows() == rows && table->values.cols() == columns;
    };
    if (fits(parameters.buckets, parameters.heads))
        return {table, false};
    if (fits(parameters.heads, parameters.buckets))
        return {table, true};
    throw ParameterError("table", table->name + ", a table of " + table->sizeText(),
                         std::to_string(parameters.buckets) + " buckets x " + std::to_string(parameters.heads)
                             + " heads or its transpose is needed");
}

namespace {

T5Buckets ruleOf(const T5Parameters& t5)
{
    return {t5.buckets, t5.maxDistance, t5.bidirectional};
}

/// The distances that share the bucket of one: "12 ≤ m − n ≤ 15".
std::string t5Distances(const T5Buckets& rule, std::int64_t distance)
{
    if (!rule.bidirectional && distance <= 0)
        return "m \u2212 n \u2264 0";
    const std::string name = distance < 0 ? "n \u2212 m" : "m \u2212 n";
    const std::vector<StepRun> runs = t5Runs(rule);
    const auto run =
        std::find_if(runs.begin(), runs.end(), [&](const StepRun& each) { return std::abs(distance) <= each.last; });
    if (run->last == endless)
        return name + " \u2265 " + std::to_string(run->first);
    if (run->first == run->last)
        return name + " = " + std::to_string(run->first);
    return std::to_string(run->first) + " \u2264 " + name + " \u2264 " + std::to_string(run->last);
}

/// Where the last bucket of a side begins, all further distances are one; where training ended is another matter.
void markEnds(Curves& curves, const T5Parameters& t5)
{
    markUnseen(curves.axis, t5.originalLength);
    const std::int64_t last = t5Runs(ruleOf(t5)).back().first;
    if (last > curves.axis.last())
        return;
    curves.guides.push_back({Guide::Kind::span,
                             static_cast<double>(last),
                             static_cast<double>(curves.axis.last()),
                             WHORL_TEXT("Guide", "from %1 on: one bucket"),
                             {last}});
    if (t5.bidirectional)
        curves.guides.push_back(
            {Guide::Kind::span, static_cast<double>(curves.axis.first), static_cast<double>(-last), "", {}});
}

/// The bucket of a query and a key, step by step.
Steps bucketSteps(const T5Buckets& rule, std::int64_t query, std::int64_t key)
{
    const std::int64_t distance = query - key, exact = rule.exact(), perSide = rule.perSide();
    const std::int64_t counted = rule.bidirectional ? std::abs(distance) : std::max<std::int64_t>(distance, 0);
    const auto number = [](std::int64_t value) { return std::to_string(value); };
    Steps steps{differenceStep(query, key)};
    const std::int64_t within = bucketWithinSide(rule, counted);
    if (counted >= exact) {
        const std::string e = number(exact);
        const double x = std::log(static_cast<double>(counted) / static_cast<double>(exact))
            / std::log(static_cast<double>(rule.maxDistance) / static_cast<double>(exact))
            * static_cast<double>(perSide - exact);
        steps.push_back({"ln(" + number(counted) + "/" + e + ") / ln(" + number(rule.maxDistance) + "/" + e
                             + ") \u00d7 " + number(perSide - exact),
                         x});
        steps.push_back({"min(" + e + " + \u230a" + stepNumber(x) + "\u230b, " + number(perSide - 1) + ")",
                         static_cast<double>(within)});
    } else {
        steps.push_back({number(counted) + " < " + number(exact), static_cast<double>(within)});
    }
    if (rule.bidirectional && distance < 0)
        steps.push_back({number(perSide) + " + " + number(within), static_cast<double>(perSide + within)});
    return steps;
}

Data bucketOf(const T5Parameters& t5)
{
    const T5Buckets rule = ruleOf(t5);
    Field field = distanceField(t5.length, 0, [rule](std::int64_t) {
        return t5Pieces(rule, [](std::int64_t bucket) { return static_cast<double>(bucket); });
    });
    field.scale = FieldScale::classes;
    field.range = {0, static_cast<double>(t5.buckets - 1), true};
    field.valueLabel = WHORL_TEXT("Axis", "bucket");
    field.working = [rule](std::int64_t query, std::int64_t key, std::int64_t) {
        return t5Distances(rule, query - key);
    };
    tellSteps(field,
              [rule](std::int64_t query, std::int64_t key, std::int64_t) { return bucketSteps(rule, query, key); });
    markUnseenDistances(field, t5.originalLength);
    return field;
}

Data bucketByDistanceOf(const T5Parameters& t5)
{
    const T5Buckets rule = ruleOf(t5);
    Curves curves = distanceCurve(t5.length, WHORL_TEXT("Axis", "bucket"),
                                  t5Pieces(rule, [](std::int64_t bucket) { return static_cast<double>(bucket); }));
    curves.range = FieldRange{0, static_cast<double>(t5.buckets - 1), true};
    markEnds(curves, t5);
    return curves;
}

Data thresholdsOf(const T5Parameters& t5)
{
    const T5Buckets rule = ruleOf(t5);
    const std::vector<StepRun> runs = t5Runs(rule);
    Listing listing;
    listing.columns = {WHORL_TEXT("Axis", "bucket"), WHORL_TEXT("Axis", "side"), WHORL_TEXT("Axis", "first distance"),
                       WHORL_TEXT("Axis", "last distance")};
    for (std::int64_t bucket = 0; bucket < rule.buckets; ++bucket) {
        const bool after = rule.bidirectional && bucket >= rule.perSide();
        const std::int64_t within = after ? bucket - rule.perSide() : bucket;
        const auto run =
            std::find_if(runs.begin(), runs.end(), [&](const StepRun& each) { return each.value == within; });
        std::vector<Cell>& row = listing.rows.emplace_back();
        row.emplace_back(bucket);
        if (run == runs.end() || (after && run->last == 0)) {
            row.emplace_back(std::string(WHORL_TEXT("Axis", "never used")));
            row.resize(4);
            continue;
        }
        const bool alsoFuture = !rule.bidirectional && bucket == 0;
        row.emplace_back(std::string(after            ? WHORL_TEXT("Axis", "key after the query")
                                         : alsoFuture ? WHORL_TEXT("Axis", "key at the query, and every key after it")
                                                      : WHORL_TEXT("Axis", "key at or before the query")));
        const std::int64_t sign = after ? -1 : 1;
        row.emplace_back(sign * (after ? std::max<std::int64_t>(1, run->first) : run->first));
        if (run->last == endless)
            row.emplace_back(static_cast<double>(sign) * std::numeric_limits<double>::infinity());
        else
            row.emplace_back(sign * run->last);
    }
    return listing;
}

/// The bucket, and the number that the table has for it.
Steps biasSteps(const T5Buckets& rule, const T5Table& table, std::int64_t query, std::int64_t key, std::int64_t head)
{
    const std::int64_t bucket = t5Bucket(rule, query - key);
    return then(bucketSteps(rule, query, key),
                {"B[" + std::to_string(bucket) + "][" + std::to_string(head) + "]", table.at(bucket, head)});
}

Data biasOf(const T5Parameters& t5)
{
    const T5Buckets rule = ruleOf(t5);
    const T5Table table = t5Table(t5);
    Field field = distanceField(t5.length, t5.heads, [=](std::int64_t head) {
        return t5Pieces(rule, [&](std::int64_t bucket) { return table.at(bucket, head); });
    });
    const double largest = table.table->values.cwiseAbs().maxCoeff();
    field.range = {largest > 0 ? -largest : -1, largest > 0 ? largest : 1, false};
    field.valueLabel = WHORL_TEXT("Axis", "bias");
    field.working = [=](std::int64_t query, std::int64_t key, std::int64_t head) {
        return "B[" + std::to_string(t5Bucket(rule, query - key)) + "][" + std::to_string(head) + "], "
            + t5Distances(rule, query - key);
    };
    tellSteps(field, [=](std::int64_t query, std::int64_t key, std::int64_t head) {
        return biasSteps(rule, table, query, key, head);
    });
    markUnseenDistances(field, t5.originalLength);
    return field;
}

Data biasByDistanceOf(const T5Parameters& t5)
{
    const T5Buckets rule = ruleOf(t5);
    const T5Table table = t5Table(t5);
    Curves curves = distanceCurves(t5.length, t5.heads, t5.bidirectional, [=](std::int64_t head) {
        return t5Pieces(rule, [&](std::int64_t bucket) { return table.at(bucket, head); });
    });
    markEnds(curves, t5);
    return curves;
}

/// The heaviest weight of a head: within a run of distances, and between the rows where one begins or ends, nothing has
/// a maximum of its own.
double heaviestWeight(const DistanceSoftmax& weights, const DistancePieces& pieces, std::int64_t length)
{
    if (weights.isCausal())
        return 1;
    std::vector<std::int64_t> distances = {0};
    for (const DistancePiece& piece : pieces)
        for (const std::int64_t each : {piece.first - 1, piece.first})
            if (each > -length && each < length)
                distances.push_back(each);
    double heaviest = 0;
    for (const std::int64_t row : distances)
        for (const std::int64_t query : {std::abs(row), length - 1 - std::abs(row)})
            for (const std::int64_t distance : distances)
                if (query - distance >= 0 && query - distance < length)
                    heaviest = std::max(heaviest, weights.at(query, query - distance));
    return heaviest;
}

Data weightsOf(const T5Parameters& t5)
{
    const T5Buckets rule = ruleOf(t5);
    const T5Table table = t5Table(t5);
    const auto& values = table.table->values;
    const double span = values.maxCoeff() - values.minCoeff();
    if (span > DistanceSoftmax::widestSpan)
        throw ParameterError("table", table.table->name + ", whose values span " + printNumber(span),
                             "weights need a span of at most " + printNumber(DistanceSoftmax::widestSpan));
    const PiecesOf pieces = [=](std::int64_t head) {
        DistancePieces all = t5Pieces(rule, [&](std::int64_t bucket) { return table.at(bucket, head); });
        if (!rule.bidirectional)
            all.front().value = -std::numeric_limits<double>::infinity();
        return all;
    };
    Field field =
        weightsField(t5.length, t5.heads, pieces, [=](std::int64_t query, std::int64_t key, std::int64_t head) {
            return biasSteps(rule, table, query, key, head);
        });
    field.range = {0, 1, true};
    field.rangeOf = [pieces, length = t5.length](std::int64_t head) {
        const DistancePieces own = pieces(head);
        return FieldRange{0, heaviestWeight(DistanceSoftmax(own, length), own, length), false};
    };
    markUnseenDistances(field, t5.originalLength);
    return field;
}

}  // namespace

SourceInfo T5Parameters::info()
{
    return {
        "t5",
        WHORL_TEXT("Source", "T5"),
        WHORL_TEXT("Source", "Bias"),
        WHORL_TEXT("Source", "A learned number for every bucket of distances, exact nearby and coarse far away"),
        WHORL_TEXT("Source", "Raffel et al. 2020, Exploring the Limits of Transfer Learning, section 2.1"),
        "https://arxiv.org/abs/1910.10683",
        {{"last-bucket",
          WHORL_TEXT("Source",
                     "With the defaults the last bucket begins at distance 91, or 113 in a decoder, not at 128.")},
         {"dead-bucket", WHORL_TEXT("Source", "In an encoder of 32 buckets number 16 is never used: 31 are live.")},
         {"not-divided",
          WHORL_TEXT("Source", "T5 does not divide its scores by √d: the bias is added to q \u00b7 k itself.")}},
    };
}

std::span<const Quantity<T5Parameters>> T5Parameters::quantities()
{
    static constexpr Quantity<T5Parameters> all[] = {
        {{"bias", WHORL_TEXT("Quantity", "Bias"), WHORL_TEXT("Quantity", "query \u00d7 key"),
          WHORL_TEXT("Quantity", "What is added to the score of every query and key"), QuantityKind::field},
         biasOf},
        {{"weights", WHORL_TEXT("Quantity", "Weights"), WHORL_TEXT("Quantity", "softmax of the bias alone"),
          WHORL_TEXT("Quantity", "Attention weights when all content scores are equal"), QuantityKind::field},
         weightsOf},
        {{"bucket", WHORL_TEXT("Quantity", "Buckets"), WHORL_TEXT("Quantity", "query \u00d7 key"),
          WHORL_TEXT("Quantity", "The bucket that a query and a key fall into"), QuantityKind::field},
         bucketOf},
        {{"bucket_by_distance", WHORL_TEXT("Quantity", "Buckets by distance"),
          WHORL_TEXT("Quantity", "query \u2212 key"),
          WHORL_TEXT("Quantity", "The bucket of every distance; positive where the key comes before the query"),
          QuantityKind::curves},
         bucketByDistanceOf},
        {{"bias_by_distance", WHORL_TEXT("Quantity", "Bias by distance"), WHORL_TEXT("Quantity", "query \u2212 key"),
          WHORL_TEXT("Quantity", "What is added to the score at every distance, a line for each head"),
          QuantityKind::curves},
         biasByDistanceOf},
        {{"thresholds", WHORL_TEXT("Quantity", "Thresholds"), WHORL_TEXT("Quantity", "by bucket"),
          WHORL_TEXT("Quantity", "The first and last distance of every bucket"), QuantityKind::listing},
         thresholdsOf},
    };
    return all;
}

PositionalEffect t5Effect(const T5Buckets& rule, const std::function<double(std::int64_t)>& value)
{
    PositionalEffect effect = distanceEffect(WHORL_TEXT("Axis", "bias"), t5Pieces(rule, value));
    effect.scoreTerms = 0;
    return effect;
}

PositionalEffect T5Parameters::effectIn(const HeadPlace& place) const
{
    const T5Buckets rule{buckets, maxDistance, !place.causal};
    rule.check();
    // A table may have more heads than the place.
    T5Parameters there = *this;
    const auto stored = tableOf(*this);
    there.heads = static_cast<int>(stored->values.rows() == buckets ? stored->values.cols() : stored->values.rows());
    const T5Table numbers = t5Table(there);
    if (place.head >= there.heads)
        throw ParameterError("heads", std::to_string(place.heads),
                             "at most " + std::to_string(there.heads) + " are needed, as many as the table has");
    return t5Effect(rule, [&](std::int64_t bucket) { return numbers.at(bucket, place.head); });
}

std::vector<LearnedTensor> T5Parameters::learnedIn(const HeadPlace& model) const
{
    return {{{buckets, model.heads}}};
}

}  // namespace whorl
