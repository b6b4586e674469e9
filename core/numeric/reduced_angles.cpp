// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/reduced_angles.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace whorl {

namespace {

__extension__ using Wide = __int128;

constexpr double noValue = std::numeric_limits<double>::quiet_NaN();

/// A sum of floors, Euclid's way: whole parts are taken out, then steps and modulus change places.
Wide floors(Wide count, Wide modulus, Wide step, Wide start)
{
    Wide sum = 0;
    while (count > 0) {
        sum += (step / modulus) * (count * (count - 1) / 2) + (start / modulus) * count;
        step %= modulus;
        start %= modulus;
        const Wide top = step * count + start;
        count = top / modulus;
        start = top % modulus;
        std::swap(modulus, step);
        if (modulus == 0)
            break;
    }
    return sum;
}

/// A number above 0 as odd · 2^exponent.
struct OddTimesPower {
    std::int64_t odd;
    int exponent;
};

OddTimesPower split(double value)
{
    int exponent = 0;
    const double fraction = std::frexp(value, &exponent);
    auto odd = static_cast<std::int64_t>(std::ldexp(fraction, 53));
    const int zeros = std::countr_zero(static_cast<std::uint64_t>(odd));
    return {odd >> zeros, exponent - 53 + zeros};
}

/// The inverse of an odd number modulo 2^64, by Newton's iteration.
std::uint64_t inverseOf(std::uint64_t odd)
{
    std::uint64_t inverse = odd;
    for (int i = 0; i < 6; ++i)
        inverse *= 2 - odd * inverse;
    return inverse;
}

std::int64_t dividedUp(std::int64_t value, std::int64_t divisor)
{
    return (value + divisor - 1) / divisor;
}

/// Sum over m = first .. last of m · odd rounded to a multiple of 2^drop, ties to even, in units of 2^drop.
/// odd is odd, drop >= 1
Wide sumRounded(std::int64_t first, std::int64_t last, std::int64_t odd, int drop)
{
    const std::int64_t unit = std::int64_t{1} << drop, half = unit / 2;
    Wide sum = floors(last - first + 1, unit, odd, odd * first + half);
    // Ties went up; every second one should not have: the product is half a unit beside a multiple at positions one
    // unit apart, and there the multiples follow each other in steps of an odd number.
    const auto mask = static_cast<std::uint64_t>(unit - 1);
    const auto place = static_cast<std::int64_t>(
        (static_cast<std::uint64_t>(half) * inverseOf(static_cast<std::uint64_t>(odd))) & mask);
    const std::int64_t tie = first + static_cast<std::int64_t>(static_cast<std::uint64_t>(place - first) & mask);
    if (tie > last)
        return sum;
    const std::int64_t ties = (last - tie) / unit + 1;
    const bool firstIsOdd = ((odd * tie + half) / unit) % 2 != 0;
    return sum - (firstIsOdd ? (ties + 1) / 2 : ties / 2);
}

/// Positions whose products have one exponent: what rounding adds to the products in all, and at most to one.
struct Octave {
    std::int64_t first, last;
    double excess, halfStep;
};

/// Sum of |angle - position frequency| over positions that share an angle.
double sumOfSizes(Bin positions, double angle, double frequency)
{
    const std::int64_t end = positions.first + positions.count;
    // The first position whose exact angle is not below the shared one.
    const double zero = frequency > 0 ? std::ceil(angle / frequency) : static_cast<double>(end);
    const std::int64_t turn = zero >= static_cast<double>(end) ? end
        : zero <= static_cast<double>(positions.first)         ? positions.first
                                                               : static_cast<std::int64_t>(zero);
    const auto sum = [&](std::int64_t from, std::int64_t to) {
        const auto count = static_cast<double>(to - from);
        const double middle = static_cast<double>(from) + (count - 1) / 2;
        return count * (angle - middle * frequency);
    };
    return sum(positions.first, turn) - sum(turn, end);
}

/// The mean of |c + r| over c from `from` to `to` and r evenly within +-half.
double spread(double from, double to, double half)
{
    if (half == 0)
        return std::abs(from + to) / 2;
    if (from == to)
        return std::abs(from) < half ? (from * from + half * half) / (2 * half) : std::abs(from);
    const auto integral = [half](double c) {
        const double size = std::abs(c);
        const double inside = size < half ? (size * size * size / 3 + half * half * size) / (2 * half)
                                          : 2 * half * half / 3 + (size * size - half * half) / 2;
        return c < 0 ? -inside : inside;
    };
    return (integral(to) - integral(from)) / (to - from);
}

}  // namespace

double sumOfFloors(std::int64_t count, std::int64_t modulus, std::int64_t step, std::int64_t start)
{
    return static_cast<double>(floors(count, modulus, step, start));
}

ReducedAngles::ReducedAngles(std::vector<double> frequencies, Precision precision, Rounds rounds)
    : m_exact(std::move(frequencies))
    , m_frequencies(m_exact)
    , m_precision(precision)
    , m_rounds(rounds)
{
    if (rounds == Rounds::frequencies || roundsProducts())
        for (double& frequency : m_frequencies)
            frequency = rounded(frequency, precision);
}

bool ReducedAngles::roundsProducts() const
{
    return m_rounds == Rounds::angles || m_rounds == Rounds::everything;
}

bool ReducedAngles::roundsPositions() const
{
    return m_rounds == Rounds::positions || roundsProducts();
}

double ReducedAngles::product(double position, std::size_t pair) const
{
    const double angle = position * m_frequencies[pair];
    return roundsProducts() ? rounded(angle, m_precision) : angle;
}

double ReducedAngles::angle(std::int64_t position, std::size_t pair) const
{
    const auto exact = static_cast<double>(position);
    return product(roundsPositions() ? rounded(exact, m_precision) : exact, pair);
}

double ReducedAngles::value(double exact) const
{
    return m_rounds == Rounds::values || m_rounds == Rounds::everything ? rounded(exact, m_precision) : exact;
}

/// Calls visit(rounded position, how many of the bin share it).
template <class Visit>
void ReducedAngles::visitGroups(Bin positions, Visit visit) const
{
    const std::int64_t end = positions.first + positions.count;
    for (std::int64_t position = positions.first; position < end;) {
        const double shared = rounded(static_cast<double>(position), m_precision);
        // Equal ones are neighbours, at most two spacings of them.
        std::int64_t reach = position + 1;
        for (std::int64_t step = std::int64_t{1} << 62; step > 0; step /= 2)
            if (end - reach >= step && rounded(static_cast<double>(reach + step - 1), m_precision) == shared)
                reach += step;
        visit(shared, reach - position);
        position = reach;
    }
}

/// Calls visit for each stretch of positions whose products have one exponent.
template <class Visit>
void ReducedAngles::visitOctaves(Bin positions, std::size_t pair, Visit visit) const
{
    const std::int64_t last = positions.first + positions.count - 1;
    const OddTimesPower number = split(m_frequencies[pair]);
    for (std::int64_t first = positions.first; first <= last;) {
        const int width = static_cast<int>(std::bit_width(static_cast<std::uint64_t>(number.odd * first)));
        const std::int64_t next = first == 0 ? 1 : dividedUp(std::int64_t{1} << width, number.odd);
        Octave octave{first, std::min(last, next - 1), 0, 0};
        if (const int drop = width - significantBits(m_precision); drop > 0) {
            const Wide exact = Wide{number.odd} * (Wide{first} + octave.last) * (octave.last - first + 1) / 2;
            const Wide excess = sumRounded(first, octave.last, number.odd, drop) * (Wide{1} << drop) - exact;
            octave.excess = std::ldexp(static_cast<double>(excess), number.exponent);
            octave.halfStep = std::ldexp(1.0, drop - 1 + number.exponent);
        }
        visit(octave);
        first = octave.last + 1;
    }
}

double ReducedAngles::meanError(Bin positions, std::size_t pair) const
{
    const std::int64_t last = positions.first + positions.count - 1;
    const auto count = static_cast<double>(positions.count);
    const double middle = static_cast<double>(positions.first) + (count - 1) / 2;
    if (m_precision == Precision::float64 || m_rounds == Rounds::values)
        return 0;
    if (!std::isfinite(angle(last, pair)))
        return noValue;
    const bool groups = roundsPositions() && last >= firstCollision(m_precision);
    if (groups) {
        double sum = 0;
        visitGroups(positions, [&](double position, std::int64_t size) {
            sum += static_cast<double>(size) * product(position, pair);
        });
        return sum / count - middle * m_exact[pair];
    }
    const double systematic = middle * (m_frequencies[pair] - m_exact[pair]);
    if (!roundsProducts() || m_frequencies[pair] == 0)
        return systematic;
    double added = 0;
    visitOctaves(positions, pair, [&](const Octave& octave) { added += octave.excess; });
    return systematic + added / count;
}

double ReducedAngles::meanMagnitude(Bin positions, std::size_t pair) const
{
    constexpr std::int64_t oneByOne = 64;
    const std::int64_t last = positions.first + positions.count - 1;
    if (m_precision == Precision::float64 || m_rounds == Rounds::values)
        return 0;
    if (!std::isfinite(angle(last, pair)))
        return noValue;
    const auto count = static_cast<double>(positions.count);
    double sum = 0;
    if (roundsPositions() && last >= firstCollision(m_precision)) {
        std::int64_t first = positions.first;
        visitGroups(positions, [&](double position, std::int64_t size) {
            sum += sumOfSizes({first, size}, product(position, pair), m_exact[pair]);
            first += size;
        });
        return sum / count;
    }
    // Without rounded products all errors have the sign of the frequency's.
    if (!roundsProducts() || m_frequencies[pair] == 0)
        return std::abs(meanError(positions, pair));
    const double slope = m_frequencies[pair] - m_exact[pair];
    if (positions.count <= oneByOne) {
        for (std::int64_t position = positions.first; position <= last; ++position)
            sum += std::abs(angle(position, pair) - static_cast<double>(position) * m_exact[pair]);
        return sum / count;
    }
    visitOctaves(positions, pair, [&](const Octave& octave) {
        const double from = slope * static_cast<double>(octave.first), to = slope * static_cast<double>(octave.last);
        const auto size = static_cast<double>(octave.last - octave.first + 1);
        const double systematic = (from + to) / 2 * size;
        sum += std::min(std::abs(from), std::abs(to)) >= octave.halfStep ? std::abs(systematic + octave.excess)
                                                                         : size * spread(from, to, octave.halfStep);
    });
    return sum / count;
}

HarmonicMean ReducedAngles::mean(Bin positions, std::size_t pair) const
{
    constexpr std::int64_t oneByOne = 32;
    const std::int64_t last = positions.first + positions.count - 1;
    if (!std::isfinite(angle(last, pair)))
        return {noValue, noValue};
    const auto count = static_cast<double>(positions.count);
    HarmonicMean sum{0, 0};
    const auto add = [&](double angle, double weight) {
        sum.sine += weight * value(std::sin(angle));
        sum.cosine += weight * value(std::cos(angle));
    };
    if (roundsPositions() && positions.count > 1 && last >= firstCollision(m_precision))
        visitGroups(positions, [&](double position, std::int64_t size) {
            add(product(position, pair), static_cast<double>(size) / count);
        });
    else if (positions.count <= oneByOne)
        for (std::int64_t position = positions.first; position <= last; ++position)
            add(angle(position, pair), 1 / count);
    else
        return harmonicMean(m_frequencies[pair], positions);
    return sum;
}

double ReducedAngles::errorBound(std::int64_t length) const
{
    if (m_precision == Precision::float64 || m_rounds == Rounds::values)
        return 0;
    // Half a step of a number below 2^e is 2^(e − bits − 1).
    const double halfStep = std::ldexp(1.0, -significantBits(m_precision));
    const auto last = static_cast<double>(std::max<std::int64_t>(length - 1, 1));
    double bound = 0;
    for (std::size_t pair = 0; pair < pairs(); ++pair) {
        double error = last * std::abs(m_frequencies[pair] - m_exact[pair]);
        if (roundsPositions() && last >= static_cast<double>(firstCollision(m_precision)))
            error += last * halfStep * m_frequencies[pair];
        if (roundsProducts())
            error += last * halfStep * m_frequencies[pair] * (1 + 4 * halfStep);
        bound = std::max(bound, error);
    }
    return bound;
}

}  // namespace whorl
