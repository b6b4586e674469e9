// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/number_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace whorl {
namespace {

constexpr QChar minusSign(0x2212);
constexpr QChar thinSpace(0x2009);
constexpr QChar middleDot(0x00b7);

QString translated(const char* text)
{
    return QCoreApplication::translate("Number", text);
}

/// Qt's plain decimal digits made readable: minus sign and groups of three. QString::number() ignores the locale.
QString dressed(QString plain)
{
    const bool negative = plain.startsWith(QLatin1Char('-'));
    if (negative)
        plain.remove(0, 1);
    const qsizetype point = plain.indexOf(QLatin1Char('.'));
    const qsizetype whole = point < 0 ? plain.size() : point;
    if (whole >= 5)
        for (qsizetype place = whole - 3; place > 0; place -= 3)
            plain.insert(place, thinSpace);
    return negative ? minusSign + plain : plain;
}

QString withoutZerosAtTheEnd(QString plain)
{
    if (!plain.contains(QLatin1Char('.')))
        return plain;
    while (plain.endsWith(QLatin1Char('0')))
        plain.chop(1);
    if (plain.endsWith(QLatin1Char('.')))
        plain.chop(1);
    return plain;
}

/// "-0.00" is nothing but rounding.
QString withoutNegativeZero(const QString& plain)
{
    const bool anyDigit = std::any_of(plain.begin(), plain.end(), [](QChar c) { return c >= u'1' && c <= u'9'; });
    return !anyDigit && plain.startsWith(QLatin1Char('-')) ? plain.mid(1) : plain;
}

QString fixedText(double value, int decimals)
{
    return dressed(withoutNegativeZero(QString::number(value, 'f', decimals)));
}

/// "7.293·10⁻³", or "10⁴" where the factor is a bare 1.
QString scientificText(double value, int significant, bool dropZeros)
{
    const QString plain = QString::number(value, 'e', significant - 1);
    const qsizetype e = plain.indexOf(QLatin1Char('e'));
    const QString power = QStringLiteral("10") + superscript(plain.mid(e + 1).toInt());
    const QString factor = dropZeros ? withoutZerosAtTheEnd(plain.left(e)) : plain.left(e);
    if (factor == QLatin1String("1"))
        return power;
    if (factor == QLatin1String("-1"))
        return minusSign + power;
    return dressed(factor) + middleDot + power;
}

/// The power of ten of the leading digit, after rounding to `significant` digits.
int exponentOf(double value, int significant)
{
    const QString plain = QString::number(value, 'e', significant - 1);
    return plain.mid(plain.indexOf(QLatin1Char('e')) + 1).toInt();
}

/// Words and signs for what digits cannot say; empty for finite values.
QString exceptionText(double value)
{
    if (std::isnan(value))
        return translated(QT_TRANSLATE_NOOP("Number", "no value"));
    if (std::isinf(value))
        return value > 0 ? QStringLiteral("∞") : QStringLiteral("−∞");
    return {};
}

}  // namespace

QString integerText(qint64 value)
{
    return dressed(QString::number(value));
}

QString withGroupedDigits(const QString& text)
{
    static const QRegularExpression number(QStringLiteral("(?<![\\w.])\\d{5,}(?![\\w])"));
    QString result;
    qsizetype end = 0;
    for (auto matches = number.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        result += text.mid(end, match.capturedStart() - end) + dressed(match.captured());
        end = match.capturedEnd();
    }
    return result + text.mid(end);
}

QString valueText(double value)
{
    if (!std::isfinite(value))
        return exceptionText(value);
    if (value == 0)
        return QStringLiteral("0");
    const int exponent = exponentOf(value, 4);
    if (exponent < -2 || exponent >= 7)
        return scientificText(value, 4, false);
    return fixedText(value, std::min(4, 7 - exponent));
}

QString shortText(double value)
{
    if (!std::isfinite(value))
        return exceptionText(value);
    if (value == 0)
        return QStringLiteral("0");
    const int exponent = exponentOf(value, 6);
    if (exponent < -3 || (exponent >= 7 && value != std::round(value)) || exponent >= 15)
        return scientificText(value, 6, true);
    return dressed(withoutZerosAtTheEnd(QString::number(value, 'f', std::max(0, 5 - exponent))));
}

QString tickText(double value, double step)
{
    if (!std::isfinite(value))
        return exceptionText(value);
    step = std::abs(step);
    if (std::abs(value) < step * 1e-6 || value == 0)
        return QStringLiteral("0");
    // A step of 2.5 or 0.25 needs one decimal more than its leading digit tells.
    const int stepExponent = exponentOf(step, 6);
    const bool quarter = std::abs(step / std::pow(10, stepExponent) - 2.5) < 1e-6;
    const int decimals = std::max(0, (quarter ? 1 : 0) - stepExponent);
    const int exponent = exponentOf(value, 6);
    if ((exponent < -3 && decimals > 5) || exponent >= 7)
        return scientificText(value, std::clamp(exponent + decimals + 1, 1, 15), true);
    return dressed(withoutNegativeZero(withoutZerosAtTheEnd(QString::number(value, 'f', decimals))));
}

QString powerOfTenText(int exponent)
{
    if (exponent >= 0 && exponent < 4)
        return QStringLiteral("1000").left(exponent + 1);
    if (exponent < 0 && exponent > -4)
        return QStringLiteral("0.") + QStringLiteral("001").right(-exponent);
    return QStringLiteral("10") + superscript(exponent);
}

QString superscript(int value)
{
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString result;
    const QString plain = QString::number(value);
    for (const QChar c : plain)
        result += c == QLatin1Char('-') ? QChar(0x207b) : digits[c.digitValue()];
    return result;
}

QString percentText(double share, int decimals)
{
    if (!std::isfinite(share))
        return exceptionText(share);
    return fixedText(100 * share, decimals) + thinSpace + QLatin1Char('%');
}

QString angleText(double radians)
{
    if (!std::isfinite(radians))
        return exceptionText(radians);
    const double degrees = std::abs(radians) * 180 / std::numbers::pi;
    const QString sign = radians < 0 ? QString(minusSign) : QString();
    if (degrees == 0)
        return QStringLiteral("0°");
    if (degrees < 0.01)
        return sign + scientificText(degrees, 3, false) + QStringLiteral("°");
    if (degrees < 359.95)
        return sign + fixedText(degrees, degrees < 9.995 ? 2 : 1) + QStringLiteral("°");

    double turns = std::floor(degrees / 360);
    double rest = std::round(degrees - 360 * turns);
    if (rest >= 360) {
        rest = 0;
        turns += 1;
    }
    if (turns >= 1e15)
        return sign + scientificText(turns, 4, false);
    const QString text = turns == 1 ? translated(QT_TRANSLATE_NOOP("Number", "%1 turn + %2°"))
                                    : translated(QT_TRANSLATE_NOOP("Number", "%1 turns + %2°"));
    const QString whole = text.arg(integerText(qint64(turns)), fixedText(rest, 0));
    return sign.isEmpty() ? whole : sign + QLatin1Char('(') + whole + QLatin1Char(')');
}

QString wavelengthText(double tokens)
{
    if (!std::isfinite(tokens))
        return exceptionText(tokens);
    const int exponent = tokens == 0 ? 0 : exponentOf(tokens, 3);
    QString number;
    if (exponent < -2 || exponent >= 9)
        number = scientificText(tokens, 3, false);
    else if (exponent >= 5)
        number = fixedText(std::round(tokens / std::pow(10, exponent - 2)) * std::pow(10, exponent - 2), 0);
    else
        number = fixedText(tokens, std::clamp(2 - exponent, 0, 4));
    return translated(QT_TRANSLATE_NOOP("Number", "%1 tokens")).arg(number);
}

}  // namespace whorl
