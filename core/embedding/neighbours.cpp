// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/neighbours.h"

#include "core/embedding/cosine.h"
#include "core/error.h"
#include "core/files/vector_rows.h"
#include "core/numeric/dots.h"
#include "core/numeric/parallel.h"

#include <algorithm>
#include <array>

namespace whorl {

namespace {

constexpr double noCosine = -2;
constexpr std::int64_t rowsAtOnce = 4096;

}  // namespace

Eigen::ArrayXd cosinesWith(const VectorTable& table, const Eigen::VectorXd& query)
{
    const auto unit = unitVector(query);
    if (!unit)
        throw InputError("the vector asked for", "without a direction", "one that is not all zeros has neighbours");
    Eigen::ArrayXd cosines(table.count());
    inParts(table.count(), rowsAtOnce, [&](std::int64_t first, std::int64_t count) {
        dots(table.values, first, count, unit->data(), cosines.data() + first);
        for (std::int64_t row = first; row < first + count; ++row)
            cosines(row) = table.norms(row) > 0 ? std::clamp(cosines(row) / table.norms(row), -1.0, 1.0) : noCosine;
    });
    return cosines;
}

std::vector<Neighbour> largest(const Eigen::ArrayXd& scores, std::int64_t count, std::span<const std::int64_t> leftOut)
{
    std::vector<Neighbour> ranked;
    const auto before = [](const Neighbour& a, const Neighbour& b) {
        return a.cosine > b.cosine || (a.cosine == b.cosine && a.row < b.row);
    };
    // A heap whose top is the worst that is kept.
    for (std::int64_t row = 0; row < scores.size(); ++row) {
        const Neighbour each{row, scores(row)};
        const bool full = static_cast<std::int64_t>(ranked.size()) >= count;
        if (!(each.cosine > noCosine) || count <= 0 || (full && !before(each, ranked.front()))
            || std::find(leftOut.begin(), leftOut.end(), row) != leftOut.end())
            continue;
        if (full) {
            std::pop_heap(ranked.begin(), ranked.end(), before);
            ranked.pop_back();
        }
        ranked.push_back(each);
        std::push_heap(ranked.begin(), ranked.end(), before);
    }
    std::sort_heap(ranked.begin(), ranked.end(), before);
    return ranked;
}

std::vector<Neighbour> nearestTo(const VectorTable& table, const Eigen::VectorXd& query, std::int64_t count,
                                 std::span<const std::int64_t> leftOut)
{
    return largest(cosinesWith(table, query), count, leftOut);
}

void requireDirection(const VectorTable& table, std::int64_t row)
{
    if (!table.hasDirection(row))
        throw InputError("the vector of " + shownWord(table.word(row)),
                         "all zeros, so its cosine with others is undefined",
                         "a word whose vector has a direction is needed");
}

std::vector<Neighbour> neighboursOf(const VectorTable& table, std::int64_t row, std::int64_t count)
{
    requireDirection(table, row);
    return nearestTo(table, table.vector(row), count, std::array{row});
}

}  // namespace whorl
