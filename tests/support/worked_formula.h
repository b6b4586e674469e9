// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <cmath>
#include <numbers>
#include <optional>
#include <vector>

namespace whorl::test {

/// Works out a formula as steps write it: "−0.5 · (1.25 − 3)", "sin(2.5)", "4.8697·10⁻² / √64", "min(8 + ⌊3.2⌋, 15)". What
/// has anything else in it, such as a name, cannot be.
class WorkedFormula {
public:
    explicit WorkedFormula(QString text)
    {
        static const QRegularExpression token(
            QStringLiteral("\\s*(\\d+(?:\\.\\d+)?(?:·10⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)?|mod|div|sin|cos|exp|ln|log₂|log₁₀|min|clip|∞|"
                           "π|½|[-+−·×/^√(),|⌊⌋⌈⌉])"));
        text = text.trimmed();
        qsizetype at = 0;
        while (at < text.size()) {
            const auto match =
                token.match(text, at, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
            if (!match.hasMatch()) {
                m_tokens.clear();
                return;
            }
            m_tokens += match.captured(1);
            at = match.capturedEnd();
        }
    }

    /// The value, and how much the digits that are not told may change it; nothing where it cannot be worked out.
    std::optional<std::pair<double, double>> value()
    {
        const auto plain = worked(-1, 0);
        if (!plain)
            return std::nullopt;
        double slack = 0;
        for (int token = 0; token < m_tokens.size(); ++token)
            if (m_tokens[token].contains(u'.') || m_tokens[token].contains(u"·10")) {
                double most = 0;
                const double coarse = significantDigits(m_tokens[token]) > 9 ? 6e-9 : 6e-5;
                // Five digits, or more where they are told: 1.0000 is as coarse as five come.
                for (const double nudge : {1 + coarse, 1 - coarse})
                    if (const auto nudged = worked(token, nudge))
                        most = std::max(most, std::abs(*nudged - *plain));
                slack += most;
            }
        return std::pair{*plain, slack};
    }

    /// A formula of a single number says nothing.
    bool isTelling() const { return m_tokens.size() > 1; }

private:
    static int significantDigits(QString number)
    {
        static const QRegularExpression leading("^0\\.0*|\\.|·.*");
        return int(number.remove(leading).size());
    }

    struct Failed { };

    std::optional<double> worked(int nudged, double nudge)
    {
        m_at = 0;
        m_nudged = nudged;
        m_nudge = nudge;
        try {
            if (m_tokens.isEmpty())
                return std::nullopt;
            const double result = sum();
            return m_at == m_tokens.size() ? std::optional(result) : std::nullopt;
        } catch (Failed) {
            return std::nullopt;
        }
    }

    QString next() const { return m_at < m_tokens.size() ? m_tokens[m_at] : QString(); }
    bool take(const char* token)
    {
        const bool found = next() == QString::fromUtf8(token);
        m_at += found ? 1 : 0;
        return found;
    }
    void need(const char* token)
    {
        if (!take(token))
            throw Failed();
    }

    double sum()
    {
        double result = product();
        for (;;)
            if (take("+"))
                result += product();
            else if (take("−"))
                result -= product();
            else if (take("mod")) {
                const double turn = product();
                result -= std::floor(result / turn) * turn;
            } else if (take("div"))
                result = std::floor(result / product());
            else
                return result;
    }

    bool startsFactor() const
    {
        static const QStringList starts = {"sin", "cos", "exp", "(", "π"};
        return starts.contains(next());
    }

    double product()
    {
        double result = factor();
        for (;;)
            if (take("·") || take("×") || startsFactor())
                result *= factor();
            else if (take("/"))
                result /= factor();
            else
                return result;
    }

    double factor()
    {
        if (take("−"))
            return -factor();
        if (take("+"))
            return factor();
        if (take("√"))
            return std::sqrt(factor());
        const double base = atom();
        return take("^") ? std::pow(base, factor()) : base;
    }

    double bracketed(const char* end)
    {
        const double result = sum();
        need(end);
        return result;
    }

    double called(double (*function)(double))
    {
        if (take("("))
            return function(bracketed(")"));
        return function(factor());
    }

    double atom()
    {
        if (take("("))
            return bracketed(")");
        if (take("|"))
            return std::abs(bracketed("|"));
        if (take("⌊"))
            return std::floor(bracketed("⌋"));
        if (take("⌈"))
            return std::ceil(bracketed("⌉"));
        if (take("sin"))
            return called([](double x) { return std::sin(x); });
        if (take("cos"))
            return called([](double x) { return std::cos(x); });
        if (take("exp"))
            return called([](double x) { return std::exp(x); });
        if (take("ln"))
            return called([](double x) { return std::log(x); });
        if (take("log₂"))
            return called([](double x) { return std::log2(x); });
        if (take("log₁₀"))
            return called([](double x) { return std::log10(x); });
        if (take("π"))
            return std::numbers::pi;
        if (take("½"))
            return 0.5;
        if (take("∞"))
            return std::numeric_limits<double>::infinity();
        const bool least = take("min");
        if (least || take("clip"))
            return chosen(least);
        return number();
    }

    double chosen(bool least)
    {
        need("(");
        std::vector<double> values{sum()};
        while (take(","))
            values.push_back(sum());
        need(")");
        if (least)
            return *std::min_element(values.begin(), values.end());
        return std::clamp(values.at(0), values.at(1), values.at(2));
    }

    double number()
    {
        QString text = next();
        if (text.isEmpty() || !text[0].isDigit())
            throw Failed();
        const double factor = m_at == m_nudged ? m_nudge : 1;
        ++m_at;
        static const QString raised = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
        const qsizetype power = text.indexOf(u"·10");
        double exponent = 0;
        if (power >= 0) {
            for (const QChar digit : text.mid(power + 3))
                if (digit != u'⁻')
                    exponent = 10 * exponent + static_cast<double>(raised.indexOf(digit));
            exponent *= text.contains(u'⁻') ? -1 : 1;
            text.truncate(power);
        }
        return factor * text.toDouble() * std::pow(10.0, exponent);
    }

    QStringList m_tokens;
    int m_at = 0, m_nudged = -1;
    double m_nudge = 1;
};

}  // namespace whorl::test
