// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/groups.h"

#include "core/embedding/hidden_words.h"
#include "core/numeric/parallel.h"
#include "core/numeric/random.h"

#include <algorithm>

namespace whorl {

namespace {

using Eigen::Index;

constexpr Index mostFitted = 20'000, mostNaming = 5'000, partSize = 1024;
constexpr int passes = 25;

/// Rows of length 1; without a direction, zeros.
FloatRows unitRows(const VectorTable& table, Index first, Index count)
{
    FloatRows rows = table.values.middleRows(first, count);
    for (Index r = 0; r < count; ++r)
        if (table.norms(first + r) > 0)
            rows.row(r) /= static_cast<float>(table.norms(first + r));
    return rows;
}

/// Each next centre is a row that is far from those there are, the further the likelier.
FloatRows firstCentres(const FloatRows& rows, Index groups, Random& random)
{
    FloatRows centres(groups, rows.cols());
    Eigen::ArrayXd away = Eigen::ArrayXd::Ones(rows.rows());
    for (Index g = 0; g < groups; ++g) {
        const double total = away.sum();
        double drawn = random.uniform() * total;
        Index row = 0;
        while (row + 1 < rows.rows() && (drawn -= away(row)) > 0)
            ++row;
        centres.row(g) = rows.row(row);
        away = away.min(1 - (rows * centres.row(g).transpose()).array().cast<double>()).max(0);
    }
    return centres;
}

void assign(const FloatRows& rows, const FloatRows& centres, std::int32_t* groups)
{
    inParts(rows.rows(), partSize, [&](std::int64_t first, std::int64_t count) {
        const FloatRows scores = rows.middleRows(first, count) * centres.transpose();
        for (Index r = 0; r < count; ++r) {
            Index best = 0;
            scores.row(r).maxCoeff(&best);
            groups[first + r] = static_cast<std::int32_t>(best);
        }
    });
}

/// The mean direction of each group; one that lost all its words stays.
void moveCentres(const FloatRows& rows, const std::vector<std::int32_t>& groups, FloatRows& centres)
{
    Eigen::MatrixXd sums = Eigen::MatrixXd::Zero(centres.rows(), centres.cols());
    for (Index r = 0; r < rows.rows(); ++r)
        sums.row(groups[static_cast<std::size_t>(r)]) += rows.row(r).cast<double>();
    for (Index g = 0; g < centres.rows(); ++g)
        if (const double norm = sums.row(g).norm(); norm > 0)
            centres.row(g) = (sums.row(g) / norm).cast<float>();
}

/// Group 0 is that of the first word, 1 the next that comes up, and so on.
void renumber(std::vector<std::int32_t>& groups, Index count)
{
    std::vector<std::int32_t> names(static_cast<std::size_t>(count), -1);
    std::int32_t next = 0;
    for (std::int32_t& group : groups) {
        std::int32_t& name = names[static_cast<std::size_t>(group)];
        if (name < 0)
            name = next++;
        group = name;
    }
}

}  // namespace

std::vector<std::int32_t> wordGroups(const VectorTable& table, int groups, std::uint64_t seed)
{
    std::vector<std::int32_t> result(static_cast<std::size_t>(table.count()), 0);
    if (table.count() == 0)
        return result;
    const FloatRows rows = unitRows(table, 0, std::min(table.count(), mostFitted));
    Random random(seed);
    FloatRows centres = firstCentres(rows, std::min<Index>(std::max(groups, 1), rows.rows()), random);
    std::vector<std::int32_t> fitted(static_cast<std::size_t>(rows.rows()), 0);
    for (int pass = 0; pass < passes; ++pass) {
        const std::vector<std::int32_t> before = fitted;
        assign(rows, centres, fitted.data());
        if (pass > 0 && fitted == before)
            break;
        moveCentres(rows, fitted, centres);
    }
    for (Index first = 0; first < table.count(); first += mostFitted)
        assign(unitRows(table, first, std::min(mostFitted, table.count() - first)), centres, result.data() + first);
    renumber(result, centres.rows());
    return result;
}

std::vector<std::int64_t> groupMiddles(const VectorTable& table, const std::vector<std::int32_t>& groups)
{
    if (groups.empty())
        return {};
    const Index count = *std::max_element(groups.begin(), groups.end()) + 1;
    const FloatRows rows = unitRows(table, 0, std::min(table.count(), mostFitted));
    FloatRows centres = FloatRows::Zero(count, rows.cols());
    moveCentres(rows, {groups.begin(), groups.begin() + rows.rows()}, centres);
    std::vector<std::int64_t> middles(static_cast<std::size_t>(count), -1);
    std::vector<float> most(static_cast<std::size_t>(count), 0);
    for (Index row = 0; row < std::min(rows.rows(), mostNaming); ++row) {
        const auto group = static_cast<std::size_t>(groups[static_cast<std::size_t>(row)]);
        const float cosine = rows.row(row).dot(centres.row(static_cast<Index>(group)));
        if ((middles[group] < 0 || cosine > most[group]) && !isHidden(table.word(row))) {
            middles[group] = row;
            most[group] = cosine;
        }
    }
    return middles;
}

}  // namespace whorl
