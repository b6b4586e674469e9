// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/source_page.h"

#include "app/manual/manual_text.h"
#include "app/scene/formula.h"
#include "app/scene/number_text.h"

#include <cmath>

namespace whorl {

namespace {

QString kindWords(QuantityKind kind)
{
    switch (kind) {
    case QuantityKind::field:
        return Manual::tr("field of numbers");
    case QuantityKind::curves:
        return Manual::tr("curves");
    case QuantityKind::rotors:
        return Manual::tr("turning pairs");
    case QuantityKind::points:
        return Manual::tr("points");
    case QuantityKind::listing:
        return Manual::tr("list");
    }
    return {};
}

QString boundText(const Parameter& parameter, double bound)
{
    return parameter.kind == ParameterKind::integer ? integerText(static_cast<qint64>(bound)) : shortText(bound);
}

QString numberRange(const Parameter& parameter)
{
    const bool below = std::isfinite(parameter.minimum), above = std::isfinite(parameter.maximum);
    QString range;
    if (below && above)
        range =
            boundText(parameter, parameter.minimum) + QStringLiteral(" … ") + boundText(parameter, parameter.maximum);
    else if (below)
        range = (parameter.exclusiveMinimum ? QStringLiteral("&gt; ") : QStringLiteral("≥ "))
            + boundText(parameter, parameter.minimum);
    else
        range = above ? QStringLiteral("≤ ") + boundText(parameter, parameter.maximum) : Manual::tr("any number");
    if (!parameter.unit.empty())
        range += u' ' + coreHtml("Parameter", parameter.unit);
    if (parameter.multipleOf == 2)
        range += QStringLiteral(", ") + Manual::tr("even");
    else if (parameter.multipleOf > 1)
        range += QStringLiteral(", ") + Manual::tr("a multiple of %1").arg(parameter.multipleOf);
    return range;
}

QString choiceLabel(const Parameter& parameter, std::string_view key)
{
    for (const Choice& choice : parameter.choices)
        if (choice.key == key)
            return coreHtml(choice.context, choice.label);
    return textOf(key).toHtmlEscaped();
}

QString choiceLines(const Parameter& parameter)
{
    QStringList lines;
    for (const Choice& choice : parameter.choices)
        lines += codeHtml(choice.key) + QStringLiteral(" ") + coreHtml(choice.context, choice.label);
    return lines.join(QStringLiteral("<br>"));
}

/// "Only with Scaling: YaRN, LongRoPE."
QString conditionHtml(const Source& source, const Parameter& parameter)
{
    QString html;
    for (const Parameter::Condition& condition : parameter.decidedBy) {
        if (condition.choice.empty())
            continue;
        const Parameter* choice = findParameter(source.parameters, condition.choice);
        if (!choice)
            continue;
        QStringList labels;
        for (const QString& key : textOf(condition.keys).split(u' ', Qt::SkipEmptyParts))
            labels += choiceLabel(*choice, key.toStdString());
        html +=
            QStringLiteral("<br><span class=\"muted\">%1</span>")
                .arg(Manual::tr("Only with %1: %2")
                         .arg(coreHtml("Parameter", choice->label), labels.join(Manual::tr(", ", "between names"))));
    }
    return html;
}

QString anchor(const QString& name)
{
    return QStringLiteral("<a name=\"%1\"></a>").arg(name);
}

/// Names of columns, with their shares of the width in percent.
QString headRow(const QList<std::pair<QString, int>>& columns)
{
    QString cells;
    for (const auto& [name, width] : columns)
        cells += QStringLiteral("<th width=\"%1%\">%2</th>").arg(width).arg(name);
    return QStringLiteral("<tr>%1</tr>").arg(cells);
}

QString row(const QStringList& cells)
{
    return QStringLiteral("<tr><td>") + cells.join(QStringLiteral("</td><td>")) + QStringLiteral("</td></tr>");
}

QString table(const QStringList& rows)
{
    return QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"5\">") + rows.join(QString())
        + QStringLiteral("</table>");
}

QString quantitiesHtml(const Source& source)
{
    QStringList rows{headRow({{Manual::tr("Quantity"), 24}, {Manual::tr("What it is"), 76}})};
    for (const QuantityInfo& quantity : source.quantities) {
        QString what = coreHtml("Quantity", quantity.help)
            + QStringLiteral(" <span class=\"muted\">(%1)</span>").arg(kindWords(quantity.kind));
        if (const Formula* formula = findQuantityFormula(textOf(source.info.id), textOf(quantity.id)))
            what += QStringLiteral("<br>") + formulaHtml(formula->id);
        rows += row({anchor(QStringLiteral("quantity.") + textOf(quantity.id)) + coreHtml("Quantity", quantity.label)
                         + QStringLiteral("<br>") + codeHtml(quantity.id),
                     what});
    }
    return table(rows);
}

QString parametersHtml(const Source& source)
{
    QStringList rows{headRow({{Manual::tr("Parameter"), 22},
                              {Manual::tr("Values"), 27},
                              {Manual::tr("Default"), 15},
                              {Manual::tr("What it does"), 36}})};
    for (const Parameter& parameter : source.parameters) {
        QString name =
            anchor(QStringLiteral("parameter.") + textOf(parameter.id)) + coreHtml("Parameter", parameter.label);
        if (!parameter.symbol.empty())
            name += QStringLiteral(" <i>%1</i>").arg(textOf(parameter.symbol).toHtmlEscaped());
        name += QStringLiteral("<br>") + codeHtml(parameter.id);
        rows += row({name, rangeHtml(parameter), valueWords(parameter, source.defaults.find(parameter.id)->second),
                     coreHtml("Parameter", parameter.help) + conditionHtml(source, parameter)});
    }
    return table(rows);
}

/// The formulas of choices, each with its name.
QString choiceFormulas(const Source& source)
{
    QString html;
    for (const Parameter& parameter : source.parameters)
        for (const Choice& choice : parameter.choices) {
            const QString id = textOf(source.info.id) + u'/' + textOf(choice.key);
            const bool isQuantity = std::any_of(source.quantities.begin(), source.quantities.end(),
                                                [&](const QuantityInfo& each) { return each.id == choice.key; });
            if (findFormula(id) && !isQuantity)
                html += QStringLiteral("<p class=\"caption\">%1: %2</p>")
                            .arg(coreHtml("Parameter", parameter.label), coreHtml(choice.context, choice.label))
                    + QStringLiteral("<p>%1</p>").arg(formulaHtml(id));
        }
    return html;
}

QString section(const QString& title, const QString& html)
{
    return html.isEmpty() ? QString() : QStringLiteral("<h2>%1</h2>").arg(title) + html;
}

}  // namespace

QString valueWords(const Parameter& parameter, const Value& value)
{
    if (const auto* yes = std::get_if<bool>(&value))
        return *yes ? Manual::tr("yes") : Manual::tr("no");
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return *whole == 0 && !parameter.zeroText.empty()
            ? QStringLiteral("0 (%1)").arg(coreHtml("Parameter", parameter.zeroText))
            : integerText(*whole);
    if (const auto* number = std::get_if<double>(&value))
        return *number == 0 && !parameter.zeroText.empty()
            ? QStringLiteral("0 (%1)").arg(coreHtml("Parameter", parameter.zeroText))
            : shortText(*number);
    if (const auto* words = std::get_if<std::string>(&value))
        return words->empty() ? Manual::tr("empty") : choiceLabel(parameter, *words);
    return textOf(printValue(value)).toHtmlEscaped();
}

QString rangeHtml(const Parameter& parameter)
{
    switch (parameter.kind) {
    case ParameterKind::boolean:
        return Manual::tr("yes or no");
    case ParameterKind::integer:
    case ParameterKind::real:
        return numberRange(parameter);
    case ParameterKind::choice:
        return choiceLines(parameter);
    case ParameterKind::text:
        return Manual::tr("a text");
    case ParameterKind::file:
        return (parameter.choices.empty() ? QString() : choiceLines(parameter) + QStringLiteral("<br>"))
            + Manual::tr("a file");
    case ParameterKind::vector:
        return choiceLines(parameter) + QStringLiteral("<br>") + Manual::tr("numbers, with commas between");
    }
    return {};
}

QString citationHtml(const SourceInfo& info)
{
    const QString citation = coreHtml("Source", info.citation);
    return info.link.empty() ? citation
                             : QStringLiteral("<a href=\"%1\">%2</a>").arg(textOf(info.link).toHtmlEscaped(), citation);
}

QString formulaHtml(const QString& id)
{
    const Formula* formula = findFormula(id);
    return formula
        ? QStringLiteral("<img src=\"formula:%1\" alt=\"%2\">").arg(id, spokenFormula(*formula).toHtmlEscaped())
        : QString();
}

QString sourceHtml(const Source& source)
{
    QString notes;
    for (const Note& note : source.info.notes)
        notes += QStringLiteral("<li>%1</li>").arg(coreHtml("Source", note.text));
    if (!notes.isEmpty())
        notes = QStringLiteral("<ul>%1</ul>").arg(notes);
    const QString formula = formulaHtml(textOf(source.info.id));
    return QStringLiteral("<h1>%1</h1>").arg(coreHtml("Source", source.info.label))
        + QStringLiteral("<p class=\"muted\">%1 · <code>%2</code></p>")
              .arg(coreHtml("Source", source.info.family), textOf(source.info.id))
        + QStringLiteral("<p>%1</p>").arg(coreHtml("Source", source.info.summary))
        + (formula.isEmpty() ? QString() : QStringLiteral("<p>%1</p>").arg(formula))
        + QStringLiteral("<p class=\"muted\">%1</p>").arg(citationHtml(source.info))
        + section(Manual::tr("Worth knowing"), notes) + section(Manual::tr("Quantities"), quantitiesHtml(source))
        + section(Manual::tr("Parameters"), parametersHtml(source))
        + section(Manual::tr("Formulas of its choices"), choiceFormulas(source));
}

}  // namespace whorl
