// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter.h"

#include <QString>

#include <vector>

namespace whorl {

/// The values that a slider or a stepper goes through: a range, linear or by factors, whole or not.
///
/// Whole numbers by factors prefer powers of two and their halves (128, 192, 256, 384, ...), as lengths and dimensions
/// do; other factors go in twentieths of a decade, linear values in round steps of about a hundredth of the range.
/// Where 0 stands for "all", a slider has it at its far end: the most there can be.
class ValueScale {
public:
    /// What the parameter's slider spans.
    static ValueScale slider(const Parameter& parameter);
    /// Everything that the parameter accepts, with the steps of its slider.
    static ValueScale whole(const Parameter& parameter);

    double minimum() const { return m_minimum; }
    double maximum() const { return m_maximum; }
    bool isLogarithmic() const { return m_logarithmic; }

    /// Where a value lies: 0 at the minimum, 1 at the maximum; cut to that.
    double fraction(double value) const;
    /// The allowed value nearest to a place, rounded as the eye would: to 1/16 of an octave or 3 digits.
    double valueAt(double fraction) const;
    /// The value after `steps` small (arrow keys) or large (page keys) steps; stays in the range.
    double stepped(double value, int steps, bool large) const;
    /// The nearest allowed value.
    double allowed(double value) const;

    struct Mark {
        double value = 0;
        QString label;
    };
    /// Powers of ten below a logarithmic slider of real numbers, at most four; otherwise none.
    std::vector<Mark> marks() const;

private:
    double powerStep(double value, bool up, bool large) const;
    double first() const { return m_zeroLast ? m_step : m_minimum; }
    double last() const { return m_zeroLast ? m_maximum + m_step : m_maximum; }
    double placeOf(double value) const { return m_zeroLast && value == 0 ? last() : value; }
    double atPlace(double place) const { return m_zeroLast && place > m_maximum ? 0 : allowed(place); }

    double m_minimum = 0, m_maximum = 1;
    double m_step = 1;  ///< of a linear scale
    double m_multiple = 1;
    bool m_logarithmic = false, m_integer = false, m_exclusiveMinimum = false, m_zeroLast = false;
};

}  // namespace whorl
