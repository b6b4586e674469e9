// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/controls/drop_down.h"
#include "app/ui/controls/labelled_row.h"

#include <QLayout>
#include <QVBoxLayout>
#include <QWidget>

namespace whorl {

/// A new column in `section`, whose layout holds it, in place of `rows`. The old one goes later, for its controls may be in the
/// middle of telling what was chosen.
inline QVBoxLayout* beginFreshRows(QWidget& section, QWidget*& rows)
{
    if (rows) {
        rows->setParent(nullptr);
        rows->deleteLater();
    }
    rows = new QWidget(&section);
    section.layout()->addWidget(rows);
    auto* column = new QVBoxLayout(rows);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    return column;
}

/// The words of a row to choose among, as narrow as the row must be.
inline QComboBox* makeRowBox(const QStringList& words, int current)
{
    auto* box = new DropDown;
    box->addItems(words);
    box->setCurrentIndex(current);
    box->setFixedHeight(rowControlHeight);
    box->setMinimumContentsLength(6);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    return box;
}

}  // namespace whorl
