// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"

#include <QScrollArea>

namespace whorl {

class Appearance;

/// The right dock: parameters, view, formula and notes of one panel, all generated from the descriptions.
class Inspector : public QScrollArea {
    Q_OBJECT

public:
    Inspector(Document& document, Appearance& appearance, QWidget* parent = nullptr);

    /// Shows the panel with this index; -1: nothing.
    void showPanel(int index);

private:
    Document& m_document;
    Appearance& m_appearance;
    int m_panel = -1;
};

} // namespace whorl
