// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/matrix_field.h"
#include "core/embedding/cosine.h"
#include "core/embedding/hidden_words.h"
#include "core/embedding/isotropy.h"
#include "core/embedding/table_listings.h"
#include "core/numeric/principal_components.h"
#include "core/projection/pca.h"
#include "core/steps.h"

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

using Eigen::Index;

double meanOf(const Eigen::ArrayXd& values, Bin bin)
{
    return values.segment(bin.first, bin.count).mean();
}

/// A line of stored values.
Series stored(std::string label, std::shared_ptr<const Eigen::ArrayXd> values)
{
    Series series;
    series.label = std::move(label);
    series.fill = [values](std::int64_t first, std::span<double> out) {
        for (double& each : out) {
            each = first >= 0 && first < values->size() ? (*values)(first) : std::nan("");
            ++first;
        }
    };
    series.means = [values](std::span<const Bin> bins) {
        Eigen::ArrayXd means(static_cast<Index>(bins.size()));
        std::transform(bins.begin(), bins.end(), means.begin(), [&](const Bin& bin) { return meanOf(*values, bin); });
        return means;
    };
    return series;
}

/// Cosines of the chosen words with each other.
Data cosineOf(const TableParameters& p)
{
    const auto table = tableOf(p);
    const std::vector<std::int64_t> rows = chosenRows(*table, p.words);
    if (rows.empty())
        throw ParameterError("words", p.words, "words that the table has are needed");
    const auto count = static_cast<Index>(rows.size());
    Eigen::ArrayXXd values(count, count);
    for (Index r = 0; r < count; ++r)
        for (Index c = 0; c < count; ++c)
            values(r, c) = cosine(table->vector(rows[static_cast<std::size_t>(r)]),
                                  table->vector(rows[static_cast<std::size_t>(c)]))
                               .value_or(std::nan(""));
    Axis across = wordAxis(table, rows);
    // The probe has one word; the other one is where its key is.
    across.role = AxisRole::key;
    Field field = matrixField(wordAxis(table, rows), std::move(across), {std::move(values)}, FieldScale::diverging);
    field.range = {-1, 1, true};
    field.rangeOf = nullptr;
    field.valueLabel = WHORL_TEXT("Axis", "cosine");
    tellSteps(field, [table, rows, at = field.at](std::int64_t row, std::int64_t column, std::int64_t) -> Steps {
        const double value = at(row, column, 0);
        if (std::isnan(value))
            return {{WHORL_TEXT("Step", "a vector of zeros has no direction"), value}};
        return cosineSteps(numbersOf(table->vector(rows[static_cast<std::size_t>(row)])),
                           numbersOf(table->vector(rows[static_cast<std::size_t>(column)])), value);
    });
    return field;
}

Data normsOf(const TableParameters& p)
{
    const auto table = tableOf(p);
    Curves curves;
    curves.axis = wordAxis(table);
    curves.axis.label = WHORL_TEXT("Axis", "row in the table");
    curves.valueLabel = WHORL_TEXT("Axis", "length of the vector");
    curves.series.push_back(stored(WHORL_TEXT("Axis", "length"), std::make_shared<const Eigen::ArrayXd>(table->norms)));
    return curves;
}

Data spectrumOf(const TableParameters& p)
{
    const auto table = tableOf(p);
    const PrincipalComponents all = fitPca(table->values, table->dimension());
    Eigen::ArrayXd shares(all.variances.size()), sums(all.variances.size());
    double sum = 0;
    for (Index i = 0; i < shares.size(); ++i) {
        shares(i) = 100 * all.share(i);
        sums(i) = sum += shares(i);
    }
    Curves curves;
    curves.axis = boundedAxis(AxisRole::component, WHORL_TEXT("Axis", "component"), shares.size());
    curves.valueLabel = WHORL_TEXT("Axis", "share of the variance, %");
    curves.points = true;
    curves.series.push_back(
        stored(WHORL_TEXT("Axis", "this component"), std::make_shared<const Eigen::ArrayXd>(shares)));
    curves.series.push_back(stored(WHORL_TEXT("Axis", "up to it"), std::make_shared<const Eigen::ArrayXd>(sums)));
    return curves;
}

constexpr int cosineBins = 200;  // a hundredth each

/// "\u22120.05"
std::string hundredths(int count)
{
    const int size = std::abs(count);
    return (count < 0 ? "\u2212" : "") + std::to_string(size / 100) + '.' + std::to_string(size / 10 % 10)
        + std::to_string(size % 10);
}

/// How often random pairs have which cosine.
Data isotropyCurve(const TableParameters& p)
{
    const auto table = tableOf(p);
    const auto spread = isotropyOf(table);
    const std::vector<std::int64_t> counts = spread->histogram(cosineBins);
    Eigen::ArrayXd shares(cosineBins);
    for (Index i = 0; i < cosineBins; ++i)
        shares(i) = 100 * static_cast<double>(counts[static_cast<std::size_t>(i)])
            / static_cast<double>(std::max<std::size_t>(spread->cosines.size(), 1));
    Curves curves;
    curves.axis = boundedAxis(AxisRole::other, WHORL_TEXT("Axis", "cosine of random pairs"), cosineBins);
    curves.axis.first = curves.axis.lowest = -cosineBins / 2;
    curves.axis.highest = cosineBins / 2 - 1;
    for (int i = -cosineBins / 2; i < cosineBins / 2; ++i)
        curves.axis.names.push_back(hundredths(i));
    curves.valueLabel = WHORL_TEXT("Axis", "share of the pairs, %");
    Series series = stored(WHORL_TEXT("Axis", "random pairs"), std::make_shared<const Eigen::ArrayXd>(shares));
    series.fill = [held = shares](std::int64_t first, std::span<double> out) {
        for (double& each : out) {
            const std::int64_t place = first + cosineBins / 2;
            each = place >= 0 && place < cosineBins ? held(place) : std::nan("");
            ++first;
        }
    };
    series.means = nullptr;
    curves.series.push_back(std::move(series));
    return curves;
}

Data truncationCurves(const TableParameters& p, const Watch& watch)
{
    TableParameters whole = p;
    whole.columns = 0;
    whole.rotated = false;
    const auto table = tableOf(whole);
    const auto found = truncationOf(table, watch.progress);
    Eigen::ArrayXd first = Eigen::ArrayXd::Constant(table->dimension() + 1, std::nan("")), turned = first;
    for (const TruncationPoint& point : *found) {
        first(point.columns) = 100 * point.kept;
        turned(point.columns) = 100 * point.keptRotated;
    }
    Curves curves;
    curves.axis = boundedAxis(AxisRole::other, WHORL_TEXT("Axis", "columns kept"), table->dimension() + 1, "m");
    curves.axis.first = curves.axis.lowest = 1;
    curves.axis.count = table->dimension();
    curves.valueLabel = WHORL_TEXT("Axis", "ten nearest kept, %");
    curves.points = true;
    curves.range = FieldRange{0, 100, true};
    curves.series.push_back(stored(WHORL_TEXT("Axis", "first m columns: this is not Matryoshka training"),
                                   std::make_shared<const Eigen::ArrayXd>(first)));
    curves.series.push_back(stored(WHORL_TEXT("Axis", "rotated first (PCA without centring)"),
                                   std::make_shared<const Eigen::ArrayXd>(turned)));
    for (Series& series : curves.series)
        series.means = nullptr;
    return curves;
}

/// The words of an analogy in the plane that their vectors span best, with the parallelogram.
Data analogyMapOf(const TableParameters& p)
{
    const auto table = tableOf(p);
    const std::array<std::int64_t, 3> inputs = analogyInputs(*table, p);
    std::vector<std::int64_t> rows(inputs.begin(), inputs.end());
    for (const AnalogyRank& rank : analogy(*table, inputs, {p.rule, false, p.count}))
        if (!isHidden(table->word(rank.row)))
            rows.push_back(rank.row);
    FloatRows vectors(static_cast<Index>(rows.size()), table->dimension());
    for (std::size_t i = 0; i < rows.size(); ++i)
        vectors.row(static_cast<Index>(i)) = table->values.row(rows[i]) / static_cast<float>(table->norms(rows[i]));
    // The plane of the question: that of a, b and c, in which a - b + c lies too.
    const PrincipalComponents plane = fitPca(FloatRows(vectors.topRows(3)), 2);
    const Eigen::VectorXd corner = analogyTarget(*table, inputs, AnalogyRule::add);
    Eigen::MatrixXd all(vectors.rows() + 1, vectors.cols());
    all << vectors.cast<double>(), corner.transpose();
    const auto places = std::make_shared<const Eigen::MatrixXd>(applyPca(plane, all));
    const std::string question =
        table->word(inputs[0]) + " \u2212 " + table->word(inputs[1]) + " + " + table->word(inputs[2]);
    Points points;
    points.axis = wordAxis(table, rows);
    const std::int64_t target = points.axis.count++;
    points.axis.highest = target;
    points.axis.wordAt = [words = points.axis.wordAt, target, question](std::int64_t place) {
        return place == target ? question : words(place);
    };
    points.dimensions = 2;
    points.labelled = true;
    points.label = points.axis.wordAt;
    points.at = [places](std::int64_t place) {
        Eigen::Vector3d at = Eigen::Vector3d::Zero();
        at.head(std::min<Index>(2, places->cols())) =
            places->row(place).head(std::min<Index>(2, places->cols())).transpose();
        return at;
    };
    points.classOf = [target](std::int64_t place) { return std::int64_t{place < 3 ? 1 : place == target ? 2 : 0}; };
    points.chosen = {0, 1, 2, target};
    points.segments = {{1, 0}, {1, 2}, {2, target}, {0, target}};
    return points;
}

}  // namespace

std::span<const Quantity<TableParameters>> TableParameters::quantities()
{
    static constexpr Quantity<TableParameters> all[] = {
        {{"projection", WHORL_TEXT("Quantity", "Map"), WHORL_TEXT("Quantity", "all words"),
          WHORL_TEXT("Quantity", "A point for each word; lines lead to the words that are nearest before projecting"),
          QuantityKind::points},
         nullptr,
         tableProjection},
        {{"neighbours", WHORL_TEXT("Quantity", "Neighbours"), WHORL_TEXT("Quantity", "by cosine"),
          WHORL_TEXT("Quantity", "The nearest words, exactly, in all dimensions"), QuantityKind::listing},
         neighbourList},
        {{"analogy", WHORL_TEXT("Quantity", "Analogy"), WHORL_TEXT("Quantity", "a \u2212 b + c"),
          WHORL_TEXT("Quantity",
                     "All words ranked by how well they complete a \u2212 b + c; grey: words of the question"),
          QuantityKind::listing},
         analogyList},
        {{"analogy_map", WHORL_TEXT("Quantity", "Parallelogram"),
          WHORL_TEXT("Quantity", "in the plane of the question"),
          WHORL_TEXT("Quantity", "The three words, the best answers, and the parallelogram that they should make"),
          QuantityKind::points},
         analogyMapOf},
        {{"cosine", WHORL_TEXT("Quantity", "Cosines"), WHORL_TEXT("Quantity", "chosen words"),
          WHORL_TEXT("Quantity", "How alike the chosen words are, each with each"), QuantityKind::field},
         cosineOf},
        {{"norms", WHORL_TEXT("Quantity", "Lengths"), WHORL_TEXT("Quantity", "by row"),
          WHORL_TEXT("Quantity", "How long each vector is; frequent words are often shorter or longer"),
          QuantityKind::curves},
         normsOf},
        {{"spectrum", WHORL_TEXT("Quantity", "Spectrum"), WHORL_TEXT("Quantity", "share of the variance"),
          WHORL_TEXT("Quantity", "How much of the variance each component holds"), QuantityKind::curves},
         spectrumOf},
        {{"isotropy", WHORL_TEXT("Quantity", "Random pairs"), WHORL_TEXT("Quantity", "share of the pairs by cosine, %"),
          WHORL_TEXT("Quantity", "What cosines words have that have nothing to do with each other"),
          QuantityKind::curves},
         isotropyCurve},
        {{"truncation", WHORL_TEXT("Quantity", "Truncation"), WHORL_TEXT("Quantity", "neighbours kept"),
          WHORL_TEXT("Quantity", "How many of the ten nearest words stay when only the first columns are kept"),
          QuantityKind::curves},
         nullptr,
         truncationCurves},
        {{"facts", WHORL_TEXT("Quantity", "Facts"), WHORL_TEXT("Quantity", "size and file"),
          WHORL_TEXT("Quantity", "How large the table is, and what was left out or repaired when it was read"),
          QuantityKind::listing},
         factList},
        {{"context", WHORL_TEXT("Quantity", "In context"), WHORL_TEXT("Quantity", "untrained attention"),
          WHORL_TEXT("Quantity",
                     "The neighbours of a word alone, and as a weighted mix of the words of its sentence: not BERT"),
          QuantityKind::listing},
         contextList},
        {{"context_weights", WHORL_TEXT("Quantity", "Mixture"), WHORL_TEXT("Quantity", "word \u00d7 word"),
          WHORL_TEXT("Quantity", "How much of each word of the sentence goes into each: attention without training"),
          QuantityKind::field},
         contextWeights},
    };
    return all;
}

}  // namespace whorl
