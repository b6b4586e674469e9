// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/field.h"
#include "core/numeric/discrete_sum.h"
#include "core/numeric/smooth_sums.h"

#include <algorithm>
#include <cmath>

namespace whorl {

/// How many cells of a rectangle that the diagonal meets have a distance row - column of 0 or more.
double cellsOnDiagonal(Bin rows, Bin columns);

/// The same for any rectangle.
inline double cellsFromDiagonal(Bin rows, Bin columns)
{
    if (rows.first >= columns.first + columns.count - 1)
        return static_cast<double>(rows.count) * static_cast<double>(columns.count);
    return rows.first + rows.count <= columns.first ? 0 : cellsOnDiagonal(rows, columns);
}

/// Sums over rectangles of a field that is known by the sums along its rows, for distances query - key from 0 on; cells
/// of negative distance do not count.
///
/// `Rows` is asked for one row after another, also for rows between whole numbers:
///     auto row(double query, std::int64_t among) const;   // with
///         double upTo(double n);                          // the sum over the distances 0 .. n of this row
///         int kind(double n);                             // changes where the cells have a kink in the distance
///     double end() const;                                 // queries come to an end here (or infinity): smooth before
///     void prepare(Bin bin);                              // if there is one: the rows of this bin are asked for next
/// `among` is how many rows are summed together; with 1 only whole queries and distances are asked for, otherwise sums
/// must be smooth in both from 64 on. A kink that moves with the query then counts as the mean of its places between two
/// whole numbers.
///
/// Each rectangle is the difference of the sums beyond its left and its right column. A sum over rows is taken at the
/// rows themselves, where they are few; else at 2 to 8 Gauss-Legendre points (numeric/discrete_sum), the more the nearer the
/// diagonal, or at 16 and twice 16 where a kink crosses; and across the diagonal on stretches that double. Cost depends on the
/// numbers of bins and only logarithmically on what they cover.
template <class Rows>
class PrefixSums {
public:
    using Sums = Eigen::Array<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

    explicit PrefixSums(Rows rows)
        : m_rows(std::move(rows))
    {
    }

    /// Adds what lies at distances from 0 on to `sums`, one for each pair of bins.
    void add(Sums& sums, std::span<const Bin> rows, std::span<const Bin> columns)
    {
        for (std::size_t r = 0; r < rows.size(); ++r)
            add({sums.row(static_cast<Eigen::Index>(r)).data(), columns.size()}, rows[r], columns);
    }

    /// The same for one bin of rows, which may be empty.
    void add(std::span<double> sums, Bin rows, std::span<const Bin> columns)
    {
        if (rows.count < 1)
            return;
        begin(rows);
        for (std::size_t c = 0; c < columns.size(); ++c)
            if (columns[c].first <= m_last)
                sums[c] += rectangle(columns[c]);
    }

private:
    static constexpr std::int64_t fewRows = 6, manyRows = 48, hundreds = 400;
    /// No rule is asked for fewer rows than it has points: its weights would be large, and of both signs.
    static constexpr int fewPoints = 8, points = 16;

    using Row = decltype(std::declval<const Rows&>().row(0.0, 1));

    struct Node {
        Row row;
        double query = 0, weight = 1;
    };

    /// A set of rows that stand for all of a bin, and the last sum that was taken from it.
    struct Nodes {
        std::vector<Node> nodes;
        std::int64_t edge = -1;
        double sum = 0;
    };

    void begin(Bin rows)
    {
        m_first = rows.first;
        m_last = rows.first + rows.count - 1;
        m_count = rows.count;
        if constexpr (requires { m_rows.prepare(rows); })
            m_rows.prepare(rows);
        for (Nodes* each : {&m_all, &m_two, &m_three, &m_four, &m_eight, &m_sixteen, &m_fine, &m_near}) {
            each->nodes.clear();
            each->edge = std::numeric_limits<std::int64_t>::min();
        }
        m_kindsEdge = m_near.edge;
        if (m_count <= fewRows)
            addRows(m_all);
        else
            addRule<4>(m_four, m_first, m_count);
        // Rows so far from where they start and end are nearly the same.
        m_alike = m_count > fewRows && m_first > 64 * m_count
            && m_rows.end() - static_cast<double>(m_last) > 64 * static_cast<double>(m_count);
    }

    void addRows(Nodes& nodes)
    {
        for (std::int64_t i = m_first; i <= m_last; ++i)
            nodes.nodes.push_back({m_rows.row(static_cast<double>(i), 1), static_cast<double>(i), 1});
    }
    template <std::size_t N>
    void addRule(Nodes& nodes, std::int64_t first, std::int64_t count)
    {
        const DiscreteRule<N> rule = discreteRule<N>(count);
        for (std::size_t k = 0; k < N; ++k) {
            const double query = static_cast<double>(first) + rule.offsets[k];
            nodes.nodes.push_back({m_rows.row(query, m_count), query, rule.weights[k]});
        }
    }

    double rectangle(Bin column)
    {
        const std::int64_t left = column.first, right = column.first + column.count;
        Nodes* nodes = nodesFor(left, right);
        return nodes ? sumFrom(*nodes, left) - sumFrom(*nodes, right) : sumNear(left) - sumNear(right);
    }

    /// The rows that stand for all of a rectangle's; nullptr where they have to be chosen along the way.
    Nodes* nodesFor(std::int64_t left, std::int64_t right)
    {
        if (m_count <= fewRows)
            return &m_all;
        // How far it is to where sums bend, in both directions.
        const double room = std::min(static_cast<double>(m_first - right), m_rows.end() - static_cast<double>(m_last));
        const auto rows = static_cast<double>(m_count);
        const bool smooth = room > static_cast<double>(SmoothSums::smoothFrom) && room > rows;
        if (smooth) {
            if (!crossed(left, right))
                return smoothNodes(room / rows);
            // N points miss what a kink adds by about rows^2 / (12 N^3) of its change of slope, which fades with the distance.
            if (m_count > manyRows && room > 8 * rows)
                return ruled<points>(m_sixteen);
        }
        return m_count <= manyRows || smooth ? prepared(m_fine) : nullptr;
    }

    /// Sums that bend `room` bins away are missed by about (4 room)^(-2 N) by N points, and by N^3 / (6 rows^2) (4 room)^-N
    /// because they are sums: less than 1e-9 in each case.
    Nodes* smoothNodes(double room)
    {
        if (m_count < hundreds)
            return room > 16 ? &m_four : room > 4 && m_count > points ? ruled<points>(m_sixteen) : prepared(m_fine);
        if (room > 64)
            return ruled<2>(m_two);
        if (room > 16)
            return ruled<3>(m_three);
        if (room > 4)
            return &m_four;
        return ruled<fewPoints>(m_eight);
    }

    template <std::size_t N>
    Nodes* ruled(Nodes& nodes)
    {
        if (nodes.nodes.empty())
            addRule<N>(nodes, m_first, m_count);
        return &nodes;
    }

    /// All rows, or twice 16 points.
    Nodes* prepared(Nodes& nodes)
    {
        if (!nodes.nodes.empty())
            return &nodes;
        if (m_count <= manyRows) {
            addRows(nodes);
        } else {
            addRule<points>(nodes, m_first, m_count / 2);
            addRule<points>(nodes, m_first + m_count / 2, m_count - m_count / 2);
        }
        return &nodes;
    }

    /// Whether a kink lies within the rectangle.
    bool crossed(std::int64_t left, std::int64_t right)
    {
        const Kinds before = m_kindsEdge == left ? m_kinds : kindsAt(left);
        m_kinds = kindsAt(right);
        m_kindsEdge = right;
        return before.first != before.last || m_kinds.first != m_kinds.last || before.first != m_kinds.first;
    }

    /// Whether a kink lies within the distances from `edge` of some rows.
    bool bends(std::int64_t first, std::int64_t last, std::int64_t edge)
    {
        const auto from = static_cast<double>(first - edge), to = static_cast<double>(last - edge);
        if (!m_alike)
            return rowAt(static_cast<double>(first)).kind(from) != rowAt(static_cast<double>(last)).kind(to);
        Row &front = m_four.nodes.front().row, &back = m_four.nodes.back().row;
        const int kind = front.kind(from);
        return front.kind(to) != kind || back.kind(from) != kind || back.kind(to) != kind;
    }

    Row rowAt(double query) const { return m_rows.row(query, m_count); }

    /// Of the first and the last row, at an edge.
    struct Kinds {
        int first = 0, last = 0;
    };
    Kinds kindsAt(std::int64_t edge)
    {
        const auto e = static_cast<double>(edge);
        Node &first = m_four.nodes.front(), &last = m_four.nodes.back();
        return {first.row.kind(first.query - e), last.row.kind(last.query - e)};
    }

    /// The sum over all keys from `edge` back.
    double sumFrom(Nodes& nodes, std::int64_t edge)
    {
        if (nodes.edge == edge)
            return nodes.sum;
        double sum = 0;
        const auto e = static_cast<double>(edge);
        for (Node& node : nodes.nodes)
            if (node.query >= e)
                sum += node.weight * node.row.upTo(node.query - e);
        nodes.edge = edge;
        return nodes.sum = sum;
    }

    /// The same where distances from 0 on occur.
    double sumNear(std::int64_t edge)
    {
        if (m_near.edge == edge)
            return m_near.sum;
        double sum = 0;
        const auto term = [&](double query) { return rowAt(query).upTo(query - static_cast<double>(edge)); };
        // Up to `bent` there is a kink, wherever the rows begin.
        std::int64_t i = std::max(m_first, edge), bent = i - 1;
        while (i <= m_last) {
            const std::int64_t n = i - edge;
            const double after = std::min(0.5 * (m_rows.end() - static_cast<double>(i)), 0x1p60);
            std::int64_t count = std::min({n, m_last - i + 1, static_cast<std::int64_t>(after)});
            if (i <= bent)
                count = std::min(count, (bent - i + 1) / 2);
            bool smooth = n > SmoothSums::smoothFrom && after > SmoothSums::smoothFrom;
            while (smooth && count > fewPoints && bends(i, i + count - 1, edge)) {
                bent = i + count - 1;
                count /= 2;
            }
            smooth = smooth && count > fewPoints;
            sum +=
                smooth ? block(i, count, std::min(static_cast<double>(n), after), term) : term(static_cast<double>(i));
            i += smooth ? count : 1;
        }
        m_near.edge = edge;
        return m_near.sum = sum;
    }

    /// The sum over rows near the diagonal whose sums bend `room` rows away, which is never less than they are.
    template <class Term>
    static double block(std::int64_t first, std::int64_t count, double room, Term&& term)
    {
        const auto begin = static_cast<double>(first), rows = static_cast<double>(count);
        if (room > 16 * rows)
            return smoothSum<4>(begin, count, term);
        if (count >= SmoothSums::smoothFrom)
            return smoothSum<6>(begin, count, term);
        return room > 4 * rows ? smoothSum<fewPoints>(begin, count, term) : smoothSum<points>(begin, count, term);
    }

    Rows m_rows;
    std::int64_t m_first = 0, m_last = -1, m_count = 0;
    Nodes m_all, m_two, m_three, m_four, m_eight, m_sixteen, m_fine, m_near;
    Kinds m_kinds;
    bool m_alike = false;
    std::int64_t m_kindsEdge = 0;
};

}  // namespace whorl
