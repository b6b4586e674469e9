// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/tikz/tex_text.h"

#include <QHash>

#include <cmath>

namespace whorl {

namespace {

/// What a sign is to TeX.
struct Sign {
    char32_t sign;
    const char* command;
};

constexpr Sign textSigns[] = {{U'\\', "\\textbackslash{}"},
                              {U'{', "\\{"},
                              {U'}', "\\}"},
                              {U'$', "\\$"},
                              {U'&', "\\&"},
                              {U'#', "\\#"},
                              {U'^', "\\textasciicircum{}"},
                              {U'_', "\\_"},
                              {U'~', "\\textasciitilde{}"},
                              {U'%', "\\%"},
                              {U'<', "\\textless{}"},
                              {U'>', "\\textgreater{}"},
                              {U'|', "\\textbar{}"},
                              {U'"', "{\\char34}"},
                              {U'\'', "{\\textquotesingle}"},
                              {U'`', "{\\textasciigrave}"},
                              {U'\n', " "},
                              {U'\t', " "},
                              {U'\u00a0', "~"},
                              {U'\u2009', "\\,"},
                              {U'\u202f', "\\,"},
                              {U'\u200a', "\\,"},
                              {U'\u2002', "\\enskip{}"},
                              {U'–', "\\textendash{}"},
                              {U'—', "\\textemdash{}"},
                              {U'‘', "\\textquoteleft{}"},
                              {U'’', "\\textquoteright{}"},
                              {U'“', "\\textquotedblleft{}"},
                              {U'”', "\\textquotedblright{}"},
                              {U'…', "..."},
                              {U'•', "\\textbullet{}"},
                              {U'§', "\\S{}"}};

/// In words as in formulas.
constexpr Sign formulaSigns[] = {{U'−', "-"},
                                 {U'×', "\\times"},
                                 {U'·', "\\cdot"},
                                 {U'⋅', "\\cdot"},
                                 {U'÷', "\\div"},
                                 {U'±', "\\pm"},
                                 {U'≤', "\\leq"},
                                 {U'≥', "\\geq"},
                                 {U'≠', "\\neq"},
                                 {U'≈', "\\approx"},
                                 {U'∞', "\\infty"},
                                 {U'√', "\\surd"},
                                 {U'∂', "\\partial"},
                                 {U'∇', "\\nabla"},
                                 {U'Σ', "\\Sigma"},
                                 {U'∑', "\\Sigma"},
                                 {U'→', "\\rightarrow"},
                                 {U'←', "\\leftarrow"},
                                 {U'↑', "\\uparrow"},
                                 {U'↓', "\\downarrow"},
                                 {U'↔', "\\leftrightarrow"},
                                 {U'⇒', "\\Rightarrow"},
                                 {U'∈', "\\in"},
                                 {U'∝', "\\propto"},
                                 {U'‖', "\\|"},
                                 {U'⟨', "\\langle"},
                                 {U'⟩', "\\rangle"},
                                 {U'⌊', "\\lfloor"},
                                 {U'⌋', "\\rfloor"},
                                 {U'⌈', "\\lceil"},
                                 {U'⌉', "\\rceil"},
                                 {U'°', "^\\circ"},
                                 {U'α', "\\alpha"},
                                 {U'β', "\\beta"},
                                 {U'γ', "\\gamma"},
                                 {U'δ', "\\delta"},
                                 {U'ε', "\\varepsilon"},
                                 {U'ζ', "\\zeta"},
                                 {U'η', "\\eta"},
                                 {U'θ', "\\theta"},
                                 {U'κ', "\\kappa"},
                                 {U'λ', "\\lambda"},
                                 {U'μ', "\\mu"},
                                 {U'µ', "\\mu"},
                                 {U'ν', "\\nu"},
                                 {U'ξ', "\\xi"},
                                 {U'π', "\\pi"},
                                 {U'ρ', "\\rho"},
                                 {U'σ', "\\sigma"},
                                 {U'τ', "\\tau"},
                                 {U'φ', "\\varphi"},
                                 {U'χ', "\\chi"},
                                 {U'ψ', "\\psi"},
                                 {U'ω', "\\omega"},
                                 {U'Γ', "\\Gamma"},
                                 {U'Δ', "\\Delta"},
                                 {U'Θ', "\\Theta"},
                                 {U'Λ', "\\Lambda"},
                                 {U'Π', "\\Pi"},
                                 {U'Φ', "\\Phi"},
                                 {U'Ψ', "\\Psi"},
                                 {U'Ω', "\\Omega"},
                                 {U'′', "'"},
                                 {U'ᵀ', "^{\\mathsf T}"},
                                 {U'⁻', "^{-}"},
                                 {U'⁺', "^{+}"},
                                 {U'ⁱ', "^{i}"},
                                 {U'ⁿ', "^{n}"},
                                 {U'¹', "^{1}"},
                                 {U'²', "^{2}"},
                                 {U'³', "^{3}"},
                                 {U'ᵢ', "_{i}"},
                                 {U'ⱼ', "_{j}"},
                                 {U'ₖ', "_{k}"},
                                 {U'ₘ', "_{m}"},
                                 {U'ₙ', "_{n}"},
                                 {U'ℝ', "\\mathbf{R}"}};

constexpr char32_t superscripts[] = U"⁰¹²³⁴⁵⁶⁷⁸⁹", subscripts[] = U"₀₁₂₃₄₅₆₇₈₉";

QString inFormula(const QString& command)
{
    return "\\ensuremath{" + command + "}";
}

const QHash<char32_t, QString>& signs()
{
    static const QHash<char32_t, QString> table = [] {
        QHash<char32_t, QString> all;
        for (const Sign& each : textSigns)
            all.insert(each.sign, QLatin1String(each.command));
        for (const Sign& each : formulaSigns)
            all.insert(each.sign, inFormula(QLatin1String(each.command)));
        for (int digit = 0; digit < 10; ++digit) {
            all.insert(superscripts[digit], inFormula("^{" + QString::number(digit) + "}"));
            all.insert(subscripts[digit], inFormula("_{" + QString::number(digit) + "}"));
        }
        return all;
    }();
    return table;
}

/// Letters that the T1 encoding has: Western and Central European ones.
bool isLatin(char32_t letter)
{
    return (letter >= 0xc0 && letter <= 0x17f && letter != 0xd7 && letter != 0xf7) || letter == 0xbf || letter == 0xa1;
}

}  // namespace

QString texText(const QString& text)
{
    QString result, foreign;
    const auto end = [&] {
        if (!foreign.isEmpty())
            result += "\\whorlunicode{" + foreign + "}";
        foreign.clear();
    };
    char32_t before = 0;
    for (const uint code : text.toUcs4()) {
        const auto letter = static_cast<char32_t>(code);
        const auto sign = signs().constFind(letter);
        const bool plain = (letter >= 32 && letter < 127) || isLatin(letter);
        if (sign == signs().cend() && !plain) {
            // What no font has a form for would only be reported as missing.
            if (letter >= 32)
                foreign += QString::fromUcs4(&letter, 1);
        } else {
            end();
            const bool ligature = (letter == U'-' && before == U'-') || (letter == U',' && before == U',');
            result += (ligature ? "{}" : "") + (sign != signs().cend() ? *sign : QString::fromUcs4(&letter, 1));
        }
        before = letter;
    }
    end();
    // One superscript of several signs, not one after the other.
    return result.replace("}}\\ensuremath{^{", "").replace("}}\\ensuremath{_{", "");
}

QString texNumber(double value, int digits)
{
    return std::isnan(value) ? QStringLiteral("nan") : QString::number(value == 0 ? 0 : value, 'g', digits);
}

QString texLength(double value, int decimals)
{
    QString text = QString::number(value, 'f', decimals);
    while (text.contains(u'.') && (text.endsWith(u'0') || text.endsWith(u'.')))
        text.chop(1);
    return text == QLatin1String("-0") ? QStringLiteral("0") : text;
}

QString texFileName(const QString& name)
{
    QString result;
    for (const QChar letter : name)
        result += QStringLiteral("\\#%^~{}&$\"' ,;=").contains(letter) ? QChar(u'-') : letter;
    return result;
}

}  // namespace whorl
