// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/distance_softmax.h"

#include "core/numeric/discrete_sum.h"

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

constexpr std::int64_t unbounded = std::numeric_limits<std::int64_t>::max() / 4;
constexpr double infinite = std::numeric_limits<double>::infinity();

/// exp(-faded) is less than what a mean is promised to be off by.
constexpr double faded = 28;

/// Rows that are summed one by one: a rule would not save anything.
constexpr std::int64_t fewRows = 16;

/// exp(level - decay * k) for the distances k = first .. last on one side of the diagonal.
struct Stretch {
    std::int64_t first = 0, last = 0;
    double level = 0, decay = 0;
    double scale = 1;      ///< exp(level)
    double divisor = 0;    ///< exp(-decay) - 1
    double before = 0;     ///< sum over all nearer stretches of the side
    std::size_t kind = 0;  ///< stretches of the same decay have the same

    /// Sum of exp(-decay * k) over k = 0 .. count - 1; `count` need not be whole.
    double terms(double count) const
    {
        if (decay == 0)
            return count;
        return decay * count > 40 ? -1 / divisor : std::expm1(-decay * count) / divisor;
    }
    double at(double k) const
    {
        if (decay == 0)
            return scale;
        // Most of a long sequence lies below the least float64; the library is slow to find that out.
        const double exponent = level - decay * k;
        return exponent < -746 ? 0 : std::exp(exponent);
    }
    double sum(double from, double to) const { return at(from) * terms(to - from + 1); }

    /// Sum over this side's distances up to k, k within the stretch.
    double upTo(double k) const { return before + sum(static_cast<double>(first), k); }
};

/// One side of the diagonal; its distances are counted positive.
using Side = std::vector<Stretch>;

/// The stretch that holds distance k, the first one where k is nearer than all.
const Stretch& stretchOf(const Side& side, std::int64_t k)
{
    const auto after = std::upper_bound(side.begin() + 1, side.end(), k,
                                        [](std::int64_t d, const Stretch& stretch) { return d < stretch.first; });
    return *(after - 1);
}

/// The distances `first` .. of the pieces, away from the diagonal in the direction of `sign`.
Side sideOf(const DistancePieces& pieces, int sign)
{
    Side side;
    std::int64_t first = sign > 0 ? 0 : 1;
    const auto count = static_cast<std::ptrdiff_t>(pieces.size());
    for (std::ptrdiff_t i = sign > 0 ? 0 : count - 1; i >= 0 && i < count; i += sign) {
        const DistancePiece& piece = pieces[static_cast<std::size_t>(i)];
        std::int64_t last = unbounded;
        if (sign > 0 && i + 1 < count)
            last = pieces[static_cast<std::size_t>(i) + 1].first - 1;
        else if (sign < 0 && i > 0)
            last = -piece.first;
        if (last < first)
            continue;
        Stretch stretch;
        stretch.first = first;
        stretch.last = last;
        stretch.level = piece.value;
        stretch.decay = piece.masked() ? 0 : std::max(0.0, -sign * piece.slope);
        stretch.divisor = std::expm1(-stretch.decay);
        side.push_back(stretch);
        first = last + 1;
    }
    return side;
}

/// Numbers the decays, takes `peak` off all levels, and adds up.
void finish(Side& side, double peak)
{
    double before = 0;
    std::size_t kinds = 0;
    for (std::size_t i = 0; i < side.size(); ++i) {
        Stretch& stretch = side[i];
        stretch.level -= peak;
        stretch.scale = std::exp(stretch.level);
        stretch.before = before;
        before = stretch.upTo(static_cast<double>(stretch.last));
        const auto same = std::find_if(side.begin(), side.begin() + static_cast<std::ptrdiff_t>(i),
                                       [&](const Stretch& other) { return other.decay == stretch.decay; });
        stretch.kind = &*same == &stretch ? kinds++ : same->kind;
    }
}

using Sums = Eigen::Array<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// One side as seen with rows and columns counted so that its distances row - column are positive.
struct View {
    const Side& near;
    const Side& far;  ///< empty when causal
    std::int64_t length;

    /// How many rows from `row` on the inverse normaliser is smooth enough for a 16-point rule (in the sense that
    /// its nearest pole lies outside an ellipse of semi-axes that sum to 3.7); near and far are the stretches that the
    /// normaliser ends in.
    double smoothRows(double row, const Stretch& nearEnd, const Stretch* farEnd) const
    {
        const double here = normaliser(row, nearEnd, farEnd);
        const double growth = normaliser(row + 1, nearEnd, farEnd) / here - 1;
        double rows = growth > 0 ? 2 / growth : growth < 0 ? -0.66 / growth : infinite;
        const double nearTerms = row - static_cast<double>(nearEnd.first) + 1;
        if (nearEnd.decay > 0 && nearEnd.decay * nearTerms < faded)
            rows = std::min({rows, 8 / nearEnd.decay, 2 * nearTerms});
        if (farEnd && farEnd->decay > 0) {
            const double farTerms = static_cast<double>(length - farEnd->first) - row;
            if (farEnd->decay * farTerms < faded)
                rows = std::min({rows, 8 / farEnd->decay, 0.66 * (farTerms + 1)});
            else
                rows = std::min(rows, std::max(1.0, farTerms - faded / farEnd->decay));
        }
        return rows;
    }

    double normaliser(double row, const Stretch& nearEnd, const Stretch* farEnd) const
    {
        const double beyond = farEnd ? farEnd->upTo(static_cast<double>(length - 1) - row) : 0;
        return nearEnd.upTo(row) + beyond;
    }

    double normaliser(std::int64_t row) const
    {
        return normaliser(static_cast<double>(row), stretchOf(near, row),
                          far.empty() ? nullptr : &stretchOf(far, length - 1 - row));
    }

    /// Sum of g(row) / normaliser(row) over first .. last; `smooth(row)` tells how many rows g itself is smooth for.
    template <class Smooth, class Function>
    double sum(std::int64_t first, std::int64_t last, Smooth&& smooth, Function&& g) const
    {
        double total = 0;
        while (first <= last) {
            const Stretch& nearEnd = stretchOf(near, first);
            const Stretch* farEnd = far.empty() ? nullptr : &stretchOf(far, length - 1 - first);
            std::int64_t end = std::min(last, nearEnd.last);
            if (farEnd && farEnd != far.data())
                end = std::min(end, length - 1 - farEnd->first);
            const auto summand = [&](double row) { return g(row) / normaliser(row, nearEnd, farEnd); };
            const auto start = static_cast<double>(first);
            std::int64_t count = end - first + 1;
            double rows = 0;
            if (count > fewRows) {
                rows = std::min(smoothRows(start, nearEnd, farEnd), smooth(start));
                count = rows < static_cast<double>(count) ? std::max(fewRows, static_cast<std::int64_t>(rows)) : count;
            }
            // With 20 times as much room the semi-axes sum to 40, and 40^-6 is 2e-10.
            if (count <= fewRows)
                for (std::int64_t i = 0; i < count; ++i)
                    total += summand(start + static_cast<double>(i));
            else if (rows > 20 * static_cast<double>(count))
                total += smoothSum<6>(start, count, summand);
            else
                total += smoothSum<16>(start, count, summand);
            first += count;
        }
        return total;
    }

    /// Sum over the rows of a bin of exp(-decay * (row - first row)) / normaliser(row).
    double rowSum(Bin rows, double decay) const
    {
        std::int64_t last = rows.first + rows.count - 1;
        if (decay > 0 && decay * static_cast<double>(rows.count) > faded + 2)
            last = std::min(last, rows.first + static_cast<std::int64_t>((faded + 2) / decay));
        const auto start = static_cast<double>(rows.first);
        return sum(
            rows.first, last, [&](double) { return decay > 0 ? 8 / decay : infinite; },
            [&](double row) { return decay == 0 ? 1.0 : std::exp(-decay * (row - start)); });
    }

    /// Sum over the cells of a rectangle whose distance lies in the stretch.
    double straddling(const Stretch& stretch, Bin rows, Bin columns) const
    {
        const std::int64_t left = columns.first, right = columns.first + columns.count - 1;
        const std::int64_t nearest = stretch.first, furthest = stretch.last;
        const std::int64_t last = std::min(rows.first + rows.count - 1, furthest + right);
        std::int64_t first = std::max(rows.first, nearest + left);
        double total = 0;
        while (first <= last) {
            // Over these rows either end of the row's distances is the stretch's or moves with the row.
            const bool fromStretch = first <= nearest + right, toStretch = first >= furthest + left;
            std::int64_t end = last;
            if (fromStretch)
                end = std::min(end, nearest + right);
            if (!toStretch)
                end = std::min(end, furthest + left - 1);
            const double decay = stretch.decay;
            std::int64_t lastCounting = end;
            if (!fromStretch && decay > 0 && decay * static_cast<double>(end - first) > faded + 2)
                lastCounting = first + static_cast<std::int64_t>((faded + 2) / decay);
            const auto l = static_cast<double>(left), r = static_cast<double>(right);
            const auto n = static_cast<double>(nearest), f = static_cast<double>(furthest);
            total += sum(
                first, lastCounting,
                [&](double row) {
                    if (decay == 0 || (fromStretch && (toStretch || decay * (row - l - n + 1) > faded)))
                        return infinite;
                    return 8 / decay;
                },
                [&](double row) { return stretch.sum(fromStretch ? n : row - r, toStretch ? f : row - l); });
            first = end + 1;
        }
        return total;
    }

    /// Adds what this side of the diagonal brings to the sums over all rectangles.
    void add(Sums& sums, std::span<const Bin> rows, std::span<const Bin> columns) const;
};

/// Values that are worked out when first asked for.
class Once {
public:
    explicit Once(std::size_t count)
        : m_values(count, -1)
    {
    }
    template <class Function>
    double operator()(std::size_t index, Function&& value)
    {
        if (m_values[index] < 0)
            m_values[index] = value();
        return m_values[index];
    }

private:
    std::vector<double> m_values;  ///< sums of weights are never negative
};

void View::add(Sums& sums, std::span<const Bin> rows, std::span<const Bin> columns) const
{
    std::size_t kinds = 0;
    for (const Stretch& stretch : near)
        kinds = std::max(kinds, stretch.kind + 1);
    Once columnTerms(kinds * columns.size());
    std::size_t begin = 0;
    for (std::size_t r = 0; r < rows.size(); ++r) {
        const Bin row = rows[r];
        double* out = sums.row(static_cast<Eigen::Index>(r)).data();
        Once rowSums(kinds);
        for (std::size_t c = 0; c < columns.size(); ++c) {
            const Bin column = columns[c];
            const std::int64_t furthest = row.first - column.first + (row.count - 1);
            const std::int64_t nearest = row.first - column.first - (column.count - 1);
            if (furthest < near.front().first)
                continue;
            while (begin > 0 && nearest < near[begin].first)
                --begin;
            while (nearest > near[begin].last)
                ++begin;
            const Stretch& stretch = near[begin];
            double sum = 0;
            if (nearest >= stretch.first && furthest <= stretch.last) {
                const double value = stretch.at(static_cast<double>(nearest));
                if (value == 0)
                    continue;
                sum = value * rowSums(stretch.kind, [&] { return rowSum(row, stretch.decay); })
                    * columnTerms(stretch.kind * columns.size() + c,
                                  [&] { return stretch.terms(static_cast<double>(column.count)); });
            } else {
                for (std::size_t i = begin; i < near.size() && near[i].first <= furthest; ++i)
                    if (near[i].scale > 0 || near[i].decay > 0)
                        sum += straddling(near[i], row, column);
            }
            out[c] += sum;
        }
    }
}

std::vector<Bin> reflected(std::span<const Bin> bins, std::int64_t length)
{
    std::vector<Bin> result(bins.begin(), bins.end());
    for (Bin& bin : result)
        bin.first = length - bin.first - bin.count;
    return result;
}

}  // namespace

struct DistanceSoftmax::Sides {
    Side near, far;
    std::int64_t length;
    double peak = 0;  ///< the largest bias

    View nearView() const { return {near, far, length}; }
    View farView() const { return {far, near, length}; }
};

DistanceSoftmax::DistanceSoftmax(const DistancePieces& pieces, std::int64_t length)
{
    Sides sides{sideOf(pieces, 1), sideOf(pieces, -1), length, -infinite};
    if (std::all_of(sides.far.begin(), sides.far.end(), [](const Stretch& s) { return std::isinf(s.level); }))
        sides.far.clear();
    double& peak = sides.peak;
    for (const Side* side : {&sides.near, &sides.far})
        for (const Stretch& stretch : *side)
            peak = std::max(peak, stretch.level - stretch.decay * static_cast<double>(stretch.first));
    finish(sides.near, peak);
    finish(sides.far, peak);
    m_sides = std::make_shared<const Sides>(std::move(sides));
}

bool DistanceSoftmax::isCausal() const
{
    return m_sides->far.empty();
}

double DistanceSoftmax::largestBias() const
{
    return m_sides->peak;
}

double DistanceSoftmax::rowSum(std::int64_t query) const
{
    return m_sides->nearView().normaliser(query);
}

double DistanceSoftmax::at(std::int64_t query, std::int64_t key) const
{
    const std::int64_t distance = query - key;
    if (distance < 0 && isCausal())
        return 0;
    const Side& side = distance < 0 ? m_sides->far : m_sides->near;
    const std::int64_t k = distance < 0 ? -distance : distance;
    return stretchOf(side, k).at(static_cast<double>(k)) / rowSum(query);
}

Grid DistanceSoftmax::means(std::span<const Bin> rows, std::span<const Bin> columns) const
{
    Sums sums = Sums::Zero(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(columns.size()));
    m_sides->nearView().add(sums, rows, columns);
    if (!isCausal())
        m_sides->farView().add(sums, reflected(rows, m_sides->length), reflected(columns, m_sides->length));
    const auto counts = [](std::span<const Bin> bins) {
        Eigen::ArrayXd result(static_cast<Eigen::Index>(bins.size()));
        std::transform(bins.begin(), bins.end(), result.begin(),
                       [](const Bin& bin) { return static_cast<double>(bin.count); });
        return result;
    };
    sums.colwise() /= counts(rows);
    sums.rowwise() /= counts(columns).transpose();
    return sums.cast<float>();
}

}  // namespace whorl
