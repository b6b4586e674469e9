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
                return ErrorWords::tr("“%1”").arg(coreText(choice.context, choice.label));
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

/// Listed for the translation tools: what core and document say about files.
[[maybe_unused]] constexpr const char* sentences[] = {
    QT_TRANSLATE_NOOP("Sentence", "not JSON at byte %1"),
    QT_TRANSLATE_NOOP("Sentence", "a board file is needed"),
    QT_TRANSLATE_NOOP("Sentence", "the file"),
    QT_TRANSLATE_NOOP("Sentence", "an object is needed"),
    QT_TRANSLATE_NOOP("Sentence", "a list is needed"),
    QT_TRANSLATE_NOOP("Sentence", "a list of one kind of value is needed"),
    QT_TRANSLATE_NOOP("Sentence", "a number, a text, true, false or a list of numbers is needed"),
    QT_TRANSLATE_NOOP("Sentence", "a list of up to %1 panels is needed"),
    QT_TRANSLATE_NOOP("Sentence", "automatic, columns, large-left, wide-top or grid is needed"),
    QT_TRANSLATE_NOOP("Sentence", "a board file says \"whorl\": %1"),
    QT_TRANSLATE_NOOP("Sentence", "a version number is needed"),
    QT_TRANSLATE_NOOP("Sentence", "this program reads boards up to version %1"),
    QT_TRANSLATE_NOOP("Sentence", "a figure without a board"),
    QT_TRANSLATE_NOOP("Sentence", "a figure made by Whorl is needed"),
    QT_TRANSLATE_NOOP("Sentence", "no such file"),
    QT_TRANSLATE_NOOP("Sentence", "a folder"),
    QT_TRANSLATE_NOOP("Sentence", "no ordinary file"),
    QT_TRANSLATE_NOOP("Sentence", "it cannot be read"),
    QT_TRANSLATE_NOOP("Sentence", "a file that can be read is needed"),
    QT_TRANSLATE_NOOP("Sentence", "%1 bytes long"),
    QT_TRANSLATE_NOOP("Sentence", "at most %1 bytes are read"),
    QT_TRANSLATE_NOOP("Sentence", "its folder does not exist"),
    QT_TRANSLATE_NOOP("Sentence", "the file is write-protected"),
    QT_TRANSLATE_NOOP("Sentence", "its folder is write-protected"),
    QT_TRANSLATE_NOOP("Sentence", "another name or folder is needed"),
    QT_TRANSLATE_NOOP("Sentence", "a GIF has at most 50 frames a second"),
    QT_TRANSLATE_NOOP("Sentence", "the frame rate"),
    QT_TRANSLATE_NOOP("Sentence", "bytes that are not UTF-%1"),
    QT_TRANSLATE_NOOP("Sentence", "a byte %1"),
    QT_TRANSLATE_NOOP("Sentence", "a text in UTF-%1"),
    QT_TRANSLATE_NOOP("Sentence", "a text in UTF-%1 is needed"),
    QT_TRANSLATE_NOOP("Sentence", "a text of %1 characters"),
    QT_TRANSLATE_NOOP("Sentence", "at least %1 characters are needed: a tenth is kept for tests of %2"),
    QT_TRANSLATE_NOOP("Sentence", "%1 different characters"),
    QT_TRANSLATE_NOOP("Sentence", "at most %1 are needed, as a text in an alphabet has"),
    QT_TRANSLATE_NOOP("Sentence", "a number is needed that divides half of the width, %1"),
};

QString say(std::string_view part)
{
    return translatedSentence(
        part, [](const char* context, const char* text) { return QCoreApplication::translate(context, text); });
}

/// "layout is "circle"" names a place in the file and what stands there, which is nobody's word to translate.
QString foundWords(const std::string& found)
{
    static const QRegularExpression held(QStringLiteral("^(the file|[\\w.\\[\\]]+) is (.+)$"));
    const QString text = QString::fromStdString(found);
    const QRegularExpressionMatch match = held.match(text);
    const QString whole = say(found);
    if (whole != text || !match.hasMatch())
        return whole;
    return ErrorWords::tr("%1 is %2").arg(say(match.captured(1).toStdString()), match.captured(2));
}

QString sentence(const QString& subject, const InputError& error)
{
    QString text = ErrorWords::tr("%1 is %2; %3.").arg(subject, say(error.found()), say(error.expected()));
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return withReadableNumbers(text);
}

}  // namespace

QString errorSentence(const InputError& error)
{
    const QString where = QString::fromStdString(error.where()), expected = say(error.expected());
    // The name of a file stays as it is.
    if (dynamic_cast<const FileError*>(&error))
        return ErrorWords::tr("%1: %2; %3").arg(where, withReadableNumbers(foundWords(error.found())), expected);
    QString text = ErrorWords::tr("%1 is %2; %3").arg(where, say(error.found()), expected);
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return withReadableNumbers(text);
}

ErrorText errorText(const InputError& error, const std::string& source, const Values& values,
                    const std::optional<Value>& mend)
{
    const QString text = ErrorWords::tr("%1.").arg(errorSentence(error));
    try {
        const Source& known = findSource(source);
        const auto mended = [&](QString said, const Parameter& parameter) {
            const std::string id(parameter.id);
            const Value value = mend.value_or(known.defaults.at(id));
            const auto held = values.find(id);
            // What is there already mends nothing.
            const bool isThere = held != values.end() ? held->second == value : known.defaults.at(id) == value;
            return ErrorText{std::move(said), id, isThere ? QString() : valueWords(parameter, value), value};
        };
        if (const Parameter* parameter = findParameter(known.parameters, error.where()))
            return mended(sentence(coreText("Parameter", parameter->label), error), *parameter);
        if (const Parameter* parameter = namingParameter(known, values, error.where()))
            return mended(text, *parameter);
    } catch (const InputError&) {
        // An unknown source has no parameters that could be set back.
    }
    return {text, {}, {}, {}};
}

}  // namespace whorl
