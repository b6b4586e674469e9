// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/fonts.h"

#include <QHBoxLayout>
#include <QLabel>

namespace whorl {

/// Controls of the export dialog, 28 high, and the words before them.
constexpr int exportLabelWidth = 76, exportControlHeight = 28;

inline QLabel* makeExportLabel(const QString& text, const char* tone = nullptr, int weight = 400)
{
    auto* label = new QLabel(text);
    label->setFont(interfaceFont(weight == 400 ? 13 : 12, weight));
    if (tone)
        label->setProperty("tone", tone);
    return label;
}

/// A row of the export dialog: its name, then the controls.
inline QHBoxLayout* makeExportRow(const QString& name, std::initializer_list<QWidget*> widgets)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    QLabel* label = makeExportLabel(name);
    label->setFixedWidth(exportLabelWidth);
    row->addWidget(label);
    for (QWidget* widget : widgets)
        row->addWidget(widget);
    return row;
}

}  // namespace whorl
