// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board.h"

#include <QWidget>

class QLabel;

namespace whorl {

class Appearance;
class Document;
class ParameterControl;

/// The control of a parameter that a question asks to be changed and that no slider moves: a choice, a text.
class MovedParameter : public QWidget {
    Q_OBJECT

public:
    MovedParameter(Document& document, const Appearance& appearance, int panel, const std::string& id,
                   QWidget* parent = nullptr);

    void setType(double size);

private:
    void refresh();
    void take(const Value& value);

    Document& m_document;
    std::size_t m_panel;
    std::string m_id;
    QLabel* m_label;
    ParameterControl* m_control;
};

}  // namespace whorl
