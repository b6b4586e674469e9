// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

}  // namespace whorl
