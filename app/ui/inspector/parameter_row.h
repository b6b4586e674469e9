// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter.h"

#include <QWidget>

class QLabel;

namespace whorl {

class Appearance;
class ParameterControl;

/// Label and symbol on the left, the parameter's control on the right, and below them one sentence when a value was
/// refused.
class ParameterRow : public QWidget {
    Q_OBJECT

public:
    /// `width` is what the row may take; it decides between segments and a combo box.
    ParameterRow(const Parameter& parameter, const Appearance& appearance, int width, QWidget* parent = nullptr);

    const Parameter& parameter() const { return m_parameter; }
    ParameterControl* control() const { return m_control; }

    /// Shows a value; a refusal is over, and typing too where the value is another one than before.
    void setValue(const Value& value);
    /// Back to the value last set, in the control too.
    void restore();

    /// What is to be said of the value, below it; empty: nothing.
    void setRemark(const QString& remark);

    void showRefusal(const QString& sentence);
    void dropRefusal();
    bool isRefused() const;

private:
    Parameter m_parameter;
    ParameterControl* m_control;
    QLabel *m_remark, *m_refusal;
    Value m_value;
    bool m_known = false;
};

}  // namespace whorl
