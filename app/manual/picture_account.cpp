// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/picture_account.h"

#include "app/manual/manual_text.h"
#include "app/manual/source_page.h"
#include "app/scene/formula.h"
#include "core/catalogue.h"
#include "core/panel_sides.h"

#include <QRegularExpression>

namespace whorl {

namespace {

QString plain(const char* context, std::string_view english)
{
    return QCoreApplication::translate(context, std::string(english).c_str());
}

/// "--set base=500000 --set scaling=yarn"
QString settings(const Values& values)
{
    QString words;
    for (const auto& [id, value] : values)
        words += QStringLiteral(" --set ") + shellWord(textOf(id) + u'=' + textOf(printValue(value)));
    return words;
}

/// Whether a figure of the quantity alone shows what the panel shows.
bool isPlain(const Panel& panel)
{
    return sideCount(panel) == 1 && panel.also.empty() && panel.title.empty() && panel.caption.empty() && !panel.slice
        && !panel.rows && !panel.columns && panel.style == PanelStyle();
}

struct Side {
    const Source& source;
    const QuantityInfo& quantity;
    const Values& values;
};

Side sideOf(const Operand& operand)
{
    const Source& source = findSource(operand.source);
    return {source, source.quantity(operand.quantity), operand.values};
}

QString parametersTable(const Side& side)
{
    QString rows = QStringLiteral("<tr><th>%1</th><th>%2</th><th>%3</th></tr>")
                       .arg(Manual::tr("Parameter"), Manual::tr("Value"), Manual::tr("Id"));
    for (const Parameter& parameter : side.source.parameters) {
        const auto own = side.values.find(parameter.id);
        const bool changed = own != side.values.end();
        const Value& value = changed ? own->second : side.source.defaults.find(parameter.id)->second;
        const QString words = valueWords(parameter, value);
        QString label = coreHtml("Parameter", parameter.label);
        if (!parameter.symbol.empty())
            label += QStringLiteral(" <i>%1</i>").arg(textOf(parameter.symbol).toHtmlEscaped());
        rows += QStringLiteral("<tr><td>%1</td><td>%2</td><td>%3</td></tr>")
                    .arg(label, changed ? QStringLiteral("<b>%1</b>").arg(words) : words, codeHtml(parameter.id));
    }
    return QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"3\">") + rows
        + QStringLiteral("</table><p class=\"muted\">%1</p>").arg(Manual::tr("What is not the default is bold."));
}

QString sideHtml(const Side& side)
{
    QString html =
        QStringLiteral("<h2>%1</h2>")
            .arg(Manual::tr("%1, %2", "source and quantity")
                     .arg(coreHtml("Source", side.source.info.label), coreHtml("Quantity", side.quantity.label)))
        + QStringLiteral("<p>%1</p>").arg(coreHtml("Quantity", side.quantity.help));
    for (const Formula* formula : formulasOf(side.source, side.quantity.id, side.values))
        html += QStringLiteral("<p>%1</p>").arg(formulaHtml(formula->id));
    return html + QStringLiteral("<p class=\"muted\">%1</p>").arg(citationHtml(side.source.info))
        + parametersTable(side);
}

QString sideText(const Side& side)
{
    QString text = QStringLiteral("%1, %2 (%3 %4)\n")
                       .arg(plain("Source", side.source.info.label), plain("Quantity", side.quantity.label),
                            textOf(side.source.info.id), textOf(side.quantity.id));
    for (const Formula* formula : formulasOf(side.source, side.quantity.id, side.values))
        text += formula->tex + u'\n';
    text += plain("Source", side.source.info.citation) + u' ' + textOf(side.source.info.link) + u'\n';
    for (const auto& [id, value] : completed(side.source.parameters, side.source.defaults, side.values))
        text += QStringLiteral("  %1 = %2\n").arg(textOf(id), textOf(printValue(value)));
    return text;
}

QString pixelWords(const Panel& panel, const QString& pixels)
{
    const auto after = [&](const QString& meaning) {
        return pixels.isEmpty() ? meaning : Manual::tr("%1. %2", "two sentences").arg(pixels, meaning);
    };
    switch (findSource(panel.source).quantity(panel.quantity).kind) {
    case QuantityKind::field:
        return after(
            Manual::tr("A cell as large as a pixel or larger is exact; a pixel over more cells is their exact mean, "
                       "from the formula, never a sample."));
    case QuantityKind::curves:
        return after(
            Manual::tr("A line goes through exact values; where they are denser than pixels, a band spans them."));
    default:
        return after(Manual::tr("Every value is exact."));
    }
}

}  // namespace

QString shellWord(const QString& word)
{
    static const QRegularExpression plainWord(QStringLiteral("^[\\w./=:,+-]+$"), QRegularExpression::DontCaptureOption);
    if (plainWord.match(word).hasMatch())
        return word;
    return u'\'' + QString(word).replace(u'\'', QLatin1String("'\\''")) + u'\'';
}

QStringList commandsOf(const Panel& panel)
{
    QStringList commands;
    for (const Operand& operand : operandsOf(panel)) {
        sideOf(operand);
        commands += QStringLiteral("whorl compute %1 %2%3 --format csv")
                        .arg(textOf(operand.source), textOf(operand.quantity), settings(operand.values));
    }
    if (isPlain(panel))
        commands += QStringLiteral("whorl render %1 %2%3%4 -o figure.svg")
                        .arg(textOf(panel.source), textOf(panel.quantity), settings(panel.values),
                             panel.view.empty() ? QString() : QStringLiteral(" --view ") + textOf(panel.view));
    else
        commands += QStringLiteral("whorl render board.whorl -o figure.svg");
    return commands;
}

PictureAccount accountOf(const Panel& panel, const QString& pixels)
{
    const QStringList commands = commandsOf(panel);
    const QString pixel = pixelWords(panel, pixels);
    const QString precision = Manual::tr("Values are computed in float64; the means that are drawn are float32.");
    const QString board = isPlain(panel)
        ? QString()
        : Manual::tr("board.whorl is this board, saved; it holds what a panel shows beside its quantity.");
    PictureAccount account;
    if (panel.minus)
        account.html += QStringLiteral("<p>%1</p>").arg(Manual::tr("Shown is A − B, cell by cell."));
    for (const Operand& operand : operandsOf(panel)) {
        const Side side = sideOf(operand);
        account.html += sideHtml(side);
        account.text += sideText(side) + u'\n';
    }
    account.html += QStringLiteral("<h2>%1</h2><p>%2</p><p>%3</p><h2>%4</h2><pre>%5</pre><p class=\"muted\">%6</p>")
                        .arg(Manual::tr("What a pixel is"), pixel.toHtmlEscaped(), precision.toHtmlEscaped(),
                             Manual::tr("The same again"), commands.join(u'\n').toHtmlEscaped(), board.toHtmlEscaped());
    account.text += pixel + u'\n' + precision + QStringLiteral("\n\n") + commands.join(u'\n') + u'\n' + board;
    account.text = account.text.trimmed() + u'\n';
    return account;
}

}  // namespace whorl
