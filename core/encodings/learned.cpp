// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/learned.h"

#include "core/error.h"
#include "core/numeric/principal_components.h"
#include "core/numeric/products.h"
#include "core/steps.h"
#include "core/unseen.h"

#include <limits>

namespace whorl {

namespace {

using TablePointer = std::shared_ptr<const RowTable>;

/// The positions that are shown. Past the table's last row there is nothing to read: they have an index and no value.
struct Shown {
    TablePointer table;
    std::int64_t length = 0;

    explicit Shown(const LearnedParameters& learned)
        : table(learnedTable(learned))
        , length(learned.length == 0 ? table->rows() : learned.length)
    {
    }

    Axis axis(std::string symbol, AxisRole role = AxisRole::position) const
    {
        Axis axis = boundedAxis(role, WHORL_TEXT("Axis", "position"), length, std::move(symbol));
        axis.highest = table->rows() - 1;
        markUnseen(axis, table->rows());
        return axis;
    }

    /// Whether a position is shown, but has no row. throws ParameterError for one that is neither
    bool isMissing(std::int64_t position) const
    {
        if (position >= 0 && position < length)
            return position >= table->rows();
        learnedRow(position, table->rows());
        return false;
    }

    /// The rows that there are of each bin; row 0 in place of none, for callers that blank it.
    std::vector<Bin> rowsOf(std::span<const Bin> positions) const
    {
        std::vector<Bin> rows;
        for (const Bin& bin : positions) {
            const bool none = isMissing(bin.first);
            isMissing(bin.first + bin.count - 1);
            rows.push_back(none ? Bin{0, 1} : Bin{bin.first, std::min(bin.count, table->rows() - bin.first)});
        }
        return rows;
    }
};

constexpr double noValue = std::numeric_limits<double>::quiet_NaN();

/// The row of the file that a position reads, or that there is none.
NamedValue rowStep(const Shown& shown, std::int64_t firstRow, std::int64_t position)
{
    if (shown.isMissing(position))
        return {filledIn(WHORL_TEXT("Step", "the last row is that of position %1"), {shown.table->rows() - 1}),
                noValue};
    const auto row = static_cast<double>(learnedRow(position, shown.table->rows(), firstRow));
    return firstRow == 0 ? NamedValue{WHORL_TEXT("Step", "row of the table"), row}
                         : NamedValue{WHORL_TEXT("Step", "row of the table")
                                          + (": " + std::to_string(position) + " + " + std::to_string(firstRow)),
                                      row};
}

Eigen::VectorXd rowOf(const RowTable& table, std::int64_t position)
{
    Eigen::VectorXd row(table.columns());
    table.readRows(learnedRow(position, table.rows()), 1, std::span(row.data(), static_cast<std::size_t>(row.size())));
    return row;
}

/// Principal components cost rows times columns squared, and all of them columns cubed.
constexpr double mostComponentWork = 0x1p36;
constexpr std::int64_t mostComponents = 2048, mostPathColumns = 4096;

/// The leading principal components of a table, which is walked over twice and never held.
PrincipalComponents componentsOf(const RowTable& table, std::int64_t count)
{
    table.requireFinite();
    const auto rows = static_cast<double>(table.rows()), columns = static_cast<double>(table.columns());
    const std::int64_t most = count < table.columns() ? mostPathColumns : mostComponents;
    if (table.columns() > most || rows * columns * columns > mostComponentWork)
        throw FileError(table.name(), "a table of " + sizeText({table.rows(), table.columns()}),
                        "principal components of it take too long; at most " + std::to_string(most)
                            + " columns, and rows x columns x columns up to 2^36, are analysed");
    const Eigen::RowVectorXd mean = table.sumBefore(table.rows()) / rows;
    Eigen::MatrixXd covariance = Eigen::MatrixXd::Zero(table.columns(), table.columns());
    constexpr std::int64_t atOnce = 256;
    for (std::int64_t first = 0; first < table.rows(); first += atOnce) {
        decltype(Table::values) block(std::min(atOnce, table.rows() - first), table.columns());
        table.readRows(first, block.rows(), std::span(block.data(), static_cast<std::size_t>(block.size())));
        block.rowwise() -= mean;
        covariance.selfadjointView<Eigen::Lower>().rankUpdate(block.transpose(), 1 / rows);
    }
    return principalComponents(mean.transpose(), covariance.selfadjointView<Eigen::Lower>(), count);
}

}  // namespace

void LearnedParameters::check() const
{
    if (!tensor.empty() && file == "example")
        throw ParameterError("tensor", tensor, "the example is one table without a name: leave it empty");
}

TablePointer learnedTable(const LearnedParameters& parameters)
{
    return parameters.file == "example" ? RowTable::shipped("tinylm_abs_wpe_64x64.npy", "example", parameters.firstRow)
                                        : RowTable::open(parameters.file, parameters.tensor, parameters.firstRow);
}

std::int64_t learnedRow(std::int64_t position, std::int64_t positions, std::int64_t firstRow)
{
    if (position < 0 || position >= positions)
        throw ParameterError("position", std::to_string(position),
                             "the table has rows for positions 0 to " + std::to_string(positions - 1));
    return position + firstRow;
}

std::vector<std::int64_t> optRows(std::span<const int> attentionMask, std::int64_t positions)
{
    std::vector<std::int64_t> rows;
    std::int64_t position = 0;
    for (const int real : attentionMask)
        rows.push_back(real != 0 ? learnedRow(position++, positions, 2) : 1);
    return rows;
}

std::vector<std::int64_t> robertaRows(std::span<const std::int64_t> tokens, std::int64_t padding,
                                      std::int64_t positions)
{
    std::vector<std::int64_t> rows;
    std::int64_t position = 0;
    for (const std::int64_t token : tokens)
        rows.push_back(token != padding ? learnedRow(position++, positions, padding + 1) : padding);
    return rows;
}

namespace {

/// From minus to plus this, or one where everything is zero.
FieldRange symmetricRange(double largest)
{
    return {largest > 0 ? -largest : -1, largest > 0 ? largest : 1, false};
}

Data encodingOf(const LearnedParameters& learned)
{
    const Shown shown(learned);
    const TablePointer& table = shown.table;
    Field field;
    field.rows = shown.axis("p");
    field.columns = boundedAxis(AxisRole::channel, WHORL_TEXT("Axis", "channel"), table->columns(), "c");
    field.range = symmetricRange(table->sums().largest);
    field.valueLabel = WHORL_TEXT("Axis", "encoding");
    field.at = [shown](std::int64_t position, std::int64_t channel, std::int64_t) {
        return shown.isMissing(position) ? noValue : shown.table->at(position, channel);
    };
    tellSteps(field,
              [shown, firstRow = learned.firstRow](std::int64_t position, std::int64_t channel, std::int64_t) -> Steps {
                  const NamedValue row = rowStep(shown, firstRow, position);
                  if (shown.isMissing(position))
                      return {row};
                  return {row,
                          {"E[" + std::to_string(position + firstRow) + "][" + std::to_string(channel) + "]",
                           shown.table->at(position, channel)}};
              });
    field.means = [shown](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t) {
        FieldMeans means{shown.table->means(shown.rowsOf(rows), columns), {}};
        for (std::size_t r = 0; r < rows.size(); ++r)
            if (shown.isMissing(rows[r].first))
                means.value.row(static_cast<Eigen::Index>(r)).setConstant(static_cast<float>(noValue));
        return means;
    };
    return field;
}

bool sameBins(std::span<const Bin> a, std::span<const Bin> b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const Bin& x, const Bin& y) { return x.first == y.first && x.count == y.count; });
}

Data gramOf(const LearnedParameters& learned)
{
    const Shown shown(learned);
    const TablePointer& table = shown.table;
    table->requireFinite();
    table->requireFiniteProducts();
    Field field;
    field.rows = shown.axis("m", AxisRole::query);
    field.columns = shown.axis("n", AxisRole::key);
    // No dot product exceeds the larger of the two squared norms, and those are on the diagonal.
    field.range = symmetricRange(table->sums().largestSquare);
    field.valueLabel = WHORL_TEXT("Axis", "dot product");
    field.at = [shown](std::int64_t m, std::int64_t n, std::int64_t) {
        const bool missing = shown.isMissing(m) || shown.isMissing(n);
        return missing ? noValue : rowOf(*shown.table, m).dot(rowOf(*shown.table, n));
    };
    tellSteps(
        field,
        [shown, firstRow = learned.firstRow, at = field.at](std::int64_t m, std::int64_t n, std::int64_t) -> Steps {
            if (shown.isMissing(m) || shown.isMissing(n))
                return {rowStep(shown, firstRow, shown.isMissing(m) ? m : n)};
            return dotSteps(numbersOf(rowOf(*shown.table, m)), numbersOf(rowOf(*shown.table, n)), at(m, n, 0));
        });
    field.means = [shown](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t) {
        const Grid queries = shown.table->meanRows(shown.rowsOf(rows));
        Grid means =
            products(queries, sameBins(rows, columns) ? queries : shown.table->meanRows(shown.rowsOf(columns)));
        for (std::size_t r = 0; r < rows.size(); ++r)
            if (shown.isMissing(rows[r].first))
                means.row(static_cast<Eigen::Index>(r)).setConstant(static_cast<float>(noValue));
        for (std::size_t c = 0; c < columns.size(); ++c)
            if (shown.isMissing(columns[c].first))
                means.col(static_cast<Eigen::Index>(c)).setConstant(static_cast<float>(noValue));
        return FieldMeans{std::move(means), {}};
    };
    return field;
}

Data spectrumOf(const LearnedParameters& learned)
{
    const TablePointer table = learnedTable(learned);
    const PrincipalComponents components = componentsOf(*table, table->columns());
    Curves curves;
    curves.axis = boundedAxis(AxisRole::component, WHORL_TEXT("Axis", "component"), components.variances.size());
    curves.valueLabel = WHORL_TEXT("Axis", "share of variance");
    curves.range = FieldRange{0, 1, true};
    Eigen::ArrayXd shares(components.variances.size());
    for (Eigen::Index i = 0; i < shares.size(); ++i)
        shares[i] = components.share(i);
    Eigen::ArrayXd cumulative = shares;
    for (Eigen::Index i = 1; i < shares.size(); ++i)
        cumulative[i] += cumulative[i - 1];
    const auto listed = [](std::string label, Eigen::ArrayXd values) {
        Series series;
        series.label = std::move(label);
        series.fill = [values = std::move(values)](std::int64_t first, std::span<double> out) {
            for (double& each : out)
                each = values[first++];
        };
        return series;
    };
    curves.series = {listed(WHORL_TEXT("Axis", "share"), shares), listed(WHORL_TEXT("Axis", "cumulative"), cumulative)};
    return curves;
}

Data pathOf(const LearnedParameters& learned)
{
    const TablePointer table = learnedTable(learned);
    const auto components = std::make_shared<const PrincipalComponents>(componentsOf(*table, 3));
    Points points;
    points.axis = boundedAxis(AxisRole::position, WHORL_TEXT("Axis", "position"), table->rows(), "p");
    points.path = true;
    points.quality = components->quality();
    for (Eigen::Index i = 0; i < components->variances.size(); ++i)
        points.coordinateLabels.push_back(components->label(i));
    points.at = [table, components](std::int64_t position) {
        const Eigen::VectorXd known = components->coordinates(rowOf(*table, position));
        Eigen::Vector3d place = Eigen::Vector3d::Zero();
        place.head(known.size()) = known;
        return place;
    };
    points.label = [](std::int64_t position) { return std::to_string(position); };
    return points;
}

}  // namespace

SourceInfo LearnedParameters::info()
{
    return {
        "learned",
        WHORL_TEXT("Source", "Learned positions"),
        WHORL_TEXT("Source", "Absolute"),
        WHORL_TEXT("Source", "A trained vector for every position, read from a table"),
        WHORL_TEXT("Source", "Gehring et al. 2017, Convolutional Sequence to Sequence Learning, section 3.1"),
        "https://arxiv.org/abs/1705.03122",
        {{"past-the-end",
          WHORL_TEXT("Source", "Past the last row there is nothing to read: no length is learned for free.")},
         {"rows-before-the-first-token",
          WHORL_TEXT("Source", "In OPT and RoBERTa rows 0 and 1 are not positions: the first token reads row 2.")}},
    };
}

std::span<const Quantity<LearnedParameters>> LearnedParameters::quantities()
{
    static constexpr Quantity<LearnedParameters> all[] = {
        {{"encoding", WHORL_TEXT("Quantity", "Encoding"), WHORL_TEXT("Quantity", "position \u00d7 channel"),
          WHORL_TEXT("Quantity", "What is added to the token at every position"), QuantityKind::field},
         encodingOf},
        {{"gram", WHORL_TEXT("Quantity", "Similarity"), WHORL_TEXT("Quantity", "position \u00d7 position"),
          WHORL_TEXT("Quantity", "Dot products of the vectors of two positions"), QuantityKind::field},
         gramOf},
        {{"spectrum", WHORL_TEXT("Quantity", "Spectrum"), WHORL_TEXT("Quantity", "by principal component"),
          WHORL_TEXT("Quantity", "How much of the table's variance each principal component holds"),
          QuantityKind::curves},
         spectrumOf},
        {{"path", WHORL_TEXT("Quantity", "Path"), WHORL_TEXT("Quantity", "three principal components"),
          WHORL_TEXT("Quantity", "The positions in order, seen along the directions in which they vary most"),
          QuantityKind::points},
         pathOf},
    };
    return all;
}

PositionalEffect learnedEffect(std::shared_ptr<const RowTable> table)
{
    const std::int64_t channels = table->columns();
    return inputEffect(channels, [table = std::move(table)](std::int64_t position, std::int64_t channel) {
        return table->at(learnedRow(position, table->rows()), channel);
    });
}

PositionalEffect LearnedParameters::effectIn(const HeadPlace&) const
{
    return learnedEffect(learnedTable(*this));
}

std::vector<LearnedTensor> LearnedParameters::learnedIn(const HeadPlace& model) const
{
    return {{{model.tokens + firstRow, model.width}}};
}

}  // namespace whorl
