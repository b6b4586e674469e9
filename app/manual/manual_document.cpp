// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_document.h"

#include "app/manual/formula_object.h"
#include "app/scene/fonts.h"

#include <QAbstractTextDocumentLayout>
#include <QTextDocument>

namespace whorl {

void prepareManual(QTextDocument& document, const Theme& theme, double pixels, double width)
{
    document.setDefaultFont(interfaceFont(pixels));
    document.setDefaultStyleSheet(manualStyle(theme, pixels));
    auto* formulas = document.findChild<FormulaObject*>();
    if (!formulas) {
        formulas = new FormulaObject(theme.text, pixels, width, &document);
        document.documentLayout()->registerHandler(QTextFormat::ImageObject, formulas);
    }
    formulas->setLook(theme.text, pixels * 1.1, width);
}

QString manualStyle(const Theme& theme, double pixels)
{
    QString sheet = QStringLiteral(R"(
body { color: @text; }
h1 { font-size: @h1px; font-weight: 600; margin-top: 0px; margin-bottom: 4px; }
h2 { font-size: @h2px; font-weight: 600; margin-top: 20px; margin-bottom: 6px; }
p, li { margin-top: 4px; margin-bottom: 6px; }
ul { margin-left: 0px; }
a { color: @accent; text-decoration: none; }
.muted { color: @muted; }
.caption { color: @muted; margin-top: 14px; }
code { font-family: 'DejaVu Sans Mono', 'Liberation Mono', monospace; font-size: @codepx; color: @muted; }
pre { font-family: 'DejaVu Sans Mono', 'Liberation Mono', monospace; font-size: @codepx; background-color: @side; }
table { border-collapse: collapse; margin-top: 4px; margin-bottom: 4px; }
th { text-align: left; font-weight: 600; color: @muted; border-bottom: 1px solid @line2; }
td { border-bottom: 1px solid @line; }
)");
    const std::pair<const char*, QString> names[] = {
        {"@text", theme.text.name()},
        {"@muted", theme.muted.name()},
        {"@accent", theme.accent.name()},
        {"@side", theme.side.name()},
        {"@line2", theme.line2.name()},
        {"@line", theme.line.name()},
        {"@h1", QString::number(qRound(pixels * 1.6))},
        {"@h2", QString::number(qRound(pixels * 1.15))},
        {"@code", QString::number(qRound(pixels * 0.88))},
    };
    for (const auto& [name, value] : names)
        sheet.replace(QLatin1String(name), value);
    return sheet;
}

}  // namespace whorl
