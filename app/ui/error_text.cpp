// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/error_text.h"

#include "app/scene/number_text.h"
#include "app/ui/appearance.h"
#include "core/catalogue.h"

#include <QRegularExpression>

namespace whorl {

namespace {

QString valueWords(const Parameter& parameter, const Value& value)
{
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return integerText(*whole);
    if (const auto* real = std::get_if<double>(&value))
        return shortText(*real);
    if (const auto* word = std::get_if<std::string>(&value))
        for (const Choice& choice : parameter.choices)
            if (choice.key == *word)
                return coreText("Choice", choice.label);
    return QString::fromStdString(printValue(value));
}

/// Numbers as the screen writes them: a minus sign, thin spaces between thousands from five digits on.
QString withReadableNumbers(QString text)
{
    static const QRegularExpression hyphen(QStringLiteral("(?<!\\w)-(?=\\d)"));
    static const QRegularExpression number(QStringLiteral("(?<![\\w.])\\d{5,15}(?![\\w])"));
    text.replace(hyphen, QStringLiteral("\u2212"));
    qsizetype from = 0;
    for (auto match = number.match(text, from); match.hasMatch(); match = number.match(text, from)) {
        const QString readable = integerText(match.captured().toLongLong());
        text.replace(match.capturedStart(), match.capturedLength(), readable);
        from = match.capturedStart() + readable.size();
    }
    return text;
}

QString sentence(const QString& subject, const InputError& error)
{
    QString text = subject + QStringLiteral(" is ") + QString::fromStdString(error.found()) + QStringLiteral("; ")
        + QString::fromStdString(error.expected());
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return withReadableNumbers(text) + QLatin1Char('.');
}

}  // namespace

ErrorText errorText(const InputError& error, const std::string& source)
{
    try {
        const Source& known = findSource(source);
        if (const Parameter* parameter = findParameter(known.parameters, error.where())) {
            const Value& usual = known.defaults.at(error.where());
            return {sentence(coreText("Parameter", parameter->label), error), error.where(),
                    valueWords(*parameter, usual)};
        }
    } catch (const InputError&) {
        // An unknown source has no parameters that could be set back.
    }
    QString text = withReadableNumbers(QString::fromUtf8(error.what()));
    if (!text.endsWith(QLatin1Char('.')))
        text += QLatin1Char('.');
    return {text, {}, {}};
}

}  // namespace whorl
