// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Numbers as people read them on screen and in figures, the same in every language: U+2212 as minus, "." as decimal
/// mark, a thin space between thousands from five digits on, powers of ten instead of "e-05". Never for files, for
/// entry fields or for anything that is read back.
namespace whorl {

/// A whole number: "8192", "10 000", "−511".
QString integerText(qint64 value);

/// A text with its whole numbers of five digits and more in groups of three: "sin(318 816 · 0.64938)".
QString withGroupedDigits(const QString& text);

/// A read-out: 4 decimals ("0.3786", "−1.8750"); below 0.01, and from 10⁷ on, 4 significant digits ("7.293·10⁻³");
/// from 10⁴ on 8 significant digits. 0 is "0"; infinities are "∞" and "−∞"; not a number is "no value".
QString valueText(double value);

/// A setting: as few digits as tell it apart at 6 significant ones ("10 000", "0.1", "2.5·10⁻⁵").
QString shortText(double value);

/// A label on a scale whose marks are `step` apart: just the decimals that the step needs, zeros at the end dropped.
QString tickText(double value, double step);

/// 10 to a power, as logarithmic axes write it: "0.001", "1", "1000", then "10⁴" and "10⁻⁴".
QString powerOfTenText(int exponent);

/// "⁻³"
QString superscript(int value);

/// A share of 1: "64 %", with decimals "92.6 %".
QString percentText(double share, int decimals = 0);

/// An angle in radians: "0.05°", "7.37°", "38.0°", "196.1°"; from a full turn on "14 turns + 174°".
QString angleText(double radians);

/// A length in tokens to about 3 digits: "6.28 tokens", "862 tokens", "22 911 tokens", "609 000 tokens".
QString wavelengthText(double tokens);

}  // namespace whorl
