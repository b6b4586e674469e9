// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/controls/labelled_row.h"

#include "app/scene/fonts.h"
#include "app/ui/look/appearance.h"

#include <QHBoxLayout>
#include <QLabel>

namespace whorl {

QWidget* makeLabelledRow(const Appearance& appearance, const QString& label, const QString& symbol, QWidget* control,
                         QWidget* parent)
{
    auto* row = new QWidget(parent);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 4, 0, 4);
    layout->setSpacing(rowGap);

    QString text = label.toHtmlEscaped();
    if (!symbol.isEmpty())
        text += QStringLiteral(" <span style=\"color:%1\">%2</span>")
                    .arg(appearance.theme().muted.name(), symbol.toHtmlEscaped());
    auto* name = new QLabel(text, row);
    name->setTextFormat(Qt::RichText);
    name->setFont(interfaceFont(13));
    name->setFixedWidth(rowLabelWidth);
    name->setMinimumHeight(rowControlHeight);
    name->setWordWrap(true);
    name->setBuddy(control);
    layout->addWidget(name, 0, Qt::AlignTop);
    control->setParent(row);
    if (control->accessibleName().isEmpty())
        control->setAccessibleName(label);
    layout->addWidget(control, 1, Qt::AlignTop);
    return row;
}

}  // namespace whorl
