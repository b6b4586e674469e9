// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/controls/error_text.h"

#include "app/scene/number_text.h"
#include "app/scene/sentence.h"
#include "app/ui/look/appearance.h"
#include "core/catalogue.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace whorl {

namespace {

struct ErrorWords {
    Q_DECLARE_TR_FUNCTIONS(ErrorWords)
};

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

/// The parameter whose file an error is about, or nullptr.
const Parameter* namingParameter(const Source& source, const Values& values, const std::string& where)
{
    for (const Parameter& parameter : source.parameters) {
        const auto held = values.find(parameter.id);
        const auto* path = held != values.end() ? std::get_if<std::string>(&held->second) : nullptr;
        if (parameter.kind == ParameterKind::file && path && !path->empty() && where.rfind(*path, 0) == 0)
            return &parameter;
    }
    return nullptr;
}

QString sentence(const QString& subject, const InputError& error)
{
    const auto say = [](std::string_view part) {
        return translatedSentence(
            part, [](const char* context, const char* text) { return QCoreApplication::translate(context, text); });
    };
    QString text = ErrorWords::tr("%1 is %2; %3.").arg(subject, say(error.found()), say(error.expected()));
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return withReadableNumbers(text);
}

}  // namespace

ErrorText errorText(const InputError& error, const std::string& source, const Values& values)
{
    QString text = withReadableNumbers(QString::fromUtf8(error.what()));
    if (!text.endsWith(QLatin1Char('.')))
        text += QLatin1Char('.');
    // "source is ..." begins a sentence, the name of a file stays as it is.
    if (text.startsWith(QString::fromStdString(error.where()) + QLatin1String(" is ")))
        text[0] = text[0].toUpper();
    try {
        const Source& known = findSource(source);
        if (const Parameter* parameter = findParameter(known.parameters, error.where()))
            return {sentence(coreText("Parameter", parameter->label), error), error.where(),
                    valueWords(*parameter, known.defaults.at(error.where()))};
        if (const Parameter* parameter = namingParameter(known, values, error.where())) {
            const std::string id(parameter->id);
            return {text, id, valueWords(*parameter, known.defaults.at(id))};
        }
    } catch (const InputError&) {
        // An unknown source has no parameters that could be set back.
    }
    return {text, {}, {}};
}

}  // namespace whorl
