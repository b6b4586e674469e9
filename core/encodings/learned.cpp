// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/learned.h"

#include "core/numeric/principal_components.h"
#include "core/numeric/products.h"

namespace whorl {

namespace {

using Matrix = decltype(Table::values);
using TablePointer = std::shared_ptr<const Table>;

/// Sums over the rectangles that begin at (0, 0): one row and one column more than the table.
Matrix cornerSums(const Matrix& values)
{
    Matrix sums = Matrix::Zero(values.rows() + 1, values.cols() + 1);
    for (Eigen::Index r = 0; r < values.rows(); ++r) {
        double row = 0;
        for (Eigen::Index c = 0; c < values.cols(); ++c)
            sums(r + 1, c + 1) = sums(r, c + 1) + (row += values(r, c));
    }
    return sums;
}

/// Sums of the first 0, 1, 2 ... rows.
Matrix rowSums(const Matrix& values)
{
    Matrix sums = Matrix::Zero(values.rows() + 1, values.cols());
    for (Eigen::Index r = 0; r < values.rows(); ++r)
        sums.row(r + 1) = sums.row(r) + values.row(r);
    return sums;
}

/// The mean row of every bin.
Grid meanRows(const Matrix& sums, std::span<const Bin> bins)
{
    Grid means(static_cast<Eigen::Index>(bins.size()), sums.cols());
    for (std::size_t i = 0; i < bins.size(); ++i) {
        const Bin bin = bins[i];
        means.row(static_cast<Eigen::Index>(i)) =
            ((sums.row(bin.first + bin.count) - sums.row(bin.first)) / static_cast<double>(bin.count)).cast<float>();
    }
    return means;
}

/// Refuses bins that leave the table.
void checkBins(std::span<const Bin> bins, std::int64_t positions)
{
    for (const Bin& bin : bins) {
        learnedRow(bin.first, positions);
        learnedRow(bin.first + bin.count - 1, positions);
    }
}

Axis positionAxis(const Table& table, std::string symbol, AxisRole role = AxisRole::position)
{
    return boundedAxis(role, WHORL_TEXT("Axis", "position"), table.values.rows(), std::move(symbol));
}

}  // namespace

void LearnedParameters::check() const
{
    if (!tensor.empty())
        throw ParameterError("tensor", tensor, "a .npy file holds one table without a name: leave it empty");
}

TablePointer learnedTable(const LearnedParameters& parameters)
{
    const TablePointer whole =
        parameters.file == "example" ? shippedTable("tinylm_abs_wpe_64x64.npy", "example") : loadTable(parameters.file);
    if (parameters.firstRow == 0)
        return whole;
    const std::int64_t rows = whole->values.rows();
    if (parameters.firstRow >= rows)
        throw ParameterError("first_row", std::to_string(parameters.firstRow),
                             whole->name + " has " + std::to_string(rows) + " rows, so at most "
                                 + std::to_string(rows - 1) + " leaves any");
    auto usable = std::make_shared<Table>();
    usable->name = whole->name;
    usable->values = whole->values.bottomRows(rows - parameters.firstRow);
    return usable;
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

Data encodingOf(const LearnedParameters& learned)
{
    const TablePointer table = learnedTable(learned);
    Field field;
    field.rows = positionAxis(*table, "p");
    field.columns = boundedAxis(AxisRole::channel, WHORL_TEXT("Axis", "channel"), table->values.cols(), "c");
    const double largest = table->values.cwiseAbs().maxCoeff();
    field.range = {largest > 0 ? -largest : -1, largest > 0 ? largest : 1, false};
    field.valueLabel = WHORL_TEXT("Axis", "encoding");
    field.at = [table](std::int64_t position, std::int64_t channel, std::int64_t) {
        return table->values(learnedRow(position, table->values.rows()), channel);
    };
    field.means = [sums = std::make_shared<const Matrix>(cornerSums(table->values))](
                      std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t) {
        checkBins(rows, sums->rows() - 1);
        FieldMeans means;
        means.value.resize(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(columns.size()));
        float* out = means.value.data();
        for (const Bin& r : rows)
            for (const Bin& c : columns) {
                const Eigen::Index bottom = r.first + r.count, right = c.first + c.count;
                const double sum = (*sums)(bottom, right) - (*sums)(r.first, right)
                    - ((*sums)(bottom, c.first) - (*sums)(r.first, c.first));
                *out++ = static_cast<float>(sum / (static_cast<double>(r.count) * static_cast<double>(c.count)));
            }
        return means;
    };
    return field;
}

Data gramOf(const LearnedParameters& learned)
{
    const TablePointer table = learnedTable(learned);
    Field field;
    field.rows = positionAxis(*table, "m", AxisRole::query);
    field.columns = positionAxis(*table, "n", AxisRole::key);
    // No dot product exceeds the larger of the two squared norms, and those are on the diagonal.
    const double largest = table->values.rowwise().squaredNorm().maxCoeff();
    field.range = {largest > 0 ? -largest : -1, largest > 0 ? largest : 1, false};
    field.valueLabel = WHORL_TEXT("Axis", "dot product");
    field.at = [table](std::int64_t m, std::int64_t n, std::int64_t) {
        const std::int64_t rows = table->values.rows();
        return table->values.row(learnedRow(m, rows)).dot(table->values.row(learnedRow(n, rows)));
    };
    field.means = [sums = std::make_shared<const Matrix>(rowSums(table->values))](
                      std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t) {
        checkBins(rows, sums->rows() - 1);
        checkBins(columns, sums->rows() - 1);
        return FieldMeans{products(meanRows(*sums, rows), meanRows(*sums, columns)), {}};
    };
    return field;
}

Data spectrumOf(const LearnedParameters& learned)
{
    const TablePointer table = learnedTable(learned);
    const PrincipalComponents components = principalComponents(Eigen::MatrixXd(table->values), table->values.cols());
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
    const auto components =
        std::make_shared<const PrincipalComponents>(principalComponents(Eigen::MatrixXd(table->values), 3));
    Points points;
    points.axis = positionAxis(*table, "p");
    points.path = true;
    points.quality = components->quality();
    for (Eigen::Index i = 0; i < components->variances.size(); ++i)
        points.coordinateLabels.push_back(components->label(i));
    points.at = [table, components](std::int64_t position) {
        const Eigen::VectorXd row = table->values.row(learnedRow(position, table->values.rows())).transpose();
        const Eigen::VectorXd known = components->coordinates(row);
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

}  // namespace whorl
