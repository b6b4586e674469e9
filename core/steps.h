// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/field.h"
#include "core/text.h"

#include <initializer_list>

namespace whorl {

/// Steps towards a value, for Field::parts of a field that has `working` too: each is what is computed, in numbers, and
/// what comes of it. The last is the value. A name is a formula, words, or words, ": " and a formula; words are texts of
/// the context "Step", numbers in them filled in.
using Steps = std::vector<NamedValue>;
using StepsOf = std::function<Steps(std::int64_t row, std::int64_t column, std::int64_t slice)>;

/// Tells how a field gets its values. What it has for `working` stays; without one it is the last step.
void tellSteps(Field& field, StepsOf steps);

/// Five significant digits with '.', "0.048697" or "2.4551·10⁻⁶": for workings, where the reader checks the order of
/// magnitude and the formula rather than the last digit.
std::string shortNumber(double value);

/// "2.5·10⁻⁵" is for people; this is short and plain: "0.048697", "−3", "6.6715".
std::string stepNumber(double value);
std::string stepNumber(std::int64_t value);

/// With so many significant digits: for what is subtracted or reduced, where five would say nothing.
std::string fineNumber(double value, int digits = 12);

/// The same as stepNumber where something stands before it: "(−3)".
std::string innerNumber(double value);

/// "ω₂₁"
std::string withSubscript(std::string name, std::int64_t index);

/// A text with %1, %2, ... filled in: "the other 60 terms".
std::string filledIn(std::string text, std::initializer_list<std::int64_t> numbers);

/// "query − key", and how far they are apart.
NamedValue differenceStep(std::int64_t query, std::int64_t key);

/// A key that the query must not see: −∞, as it is added to a score.
NamedValue maskedStep(std::int64_t query, std::int64_t key);

/// Two numbers multiplied.
NamedValue productStep(double a, double b);

/// Two numbers added: "1.5 − 0.5".
NamedValue plusStep(double a, double b);

/// One less the other, with as many digits as the difference needs.
NamedValue minusStep(double a, double b);

/// The first terms of a sum, what the others come to where there are many, and the sum, which is `total`.
Steps sumSteps(std::size_t count, const std::function<NamedValue(std::size_t)>& term, double total);

/// A dot product of two vectors of one length, channel by channel, and `total`, which is that.
Steps dotSteps(std::span<const double> a, std::span<const double> b, double total);

/// The cosine of two vectors: their dot product, their lengths, and `total`, which is the quotient.
Steps cosineSteps(std::span<const double> a, std::span<const double> b, double total);

/// One more step after others.
Steps then(Steps steps, NamedValue next);
Steps then(Steps steps, const Steps& next);

/// The frequency, the angle that it makes of a position, the angle within one turn (where it is more than one), the sine
/// or cosine, and `amplitude` times it (where it is not 1).
///
/// name  of the frequency, and how it is computed: "ω₂₁ = 10000^(−42/128)"
Steps waveSteps(std::string name, double frequency, double position, bool isSine, double amplitude = 1);

/// The same where the frequency has steps of its own, of which the last is the frequency.
Steps waveSteps(Steps frequency, double position, bool isSine, double amplitude = 1);

/// The same as far as the angle, in full and within one turn.
Steps angleSteps(std::string name, double frequency, double position);
Steps angleSteps(Steps frequency, double position);

/// What `angle` is within one turn: 0 .. 2 pi.
NamedValue withinTurn(double angle);

/// A row or column of numbers as they are told.
template <class Numbers>
std::vector<double> numbersOf(const Eigen::DenseBase<Numbers>& numbers)
{
    std::vector<double> all;
    for (Eigen::Index i = 0; i < numbers.size(); ++i)
        all.push_back(numbers.derived().coeff(i));
    return all;
}

}  // namespace whorl
