// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter.h"

#include <QWidget>

#include <functional>

namespace whorl {

class Appearance;
struct Offer;

/// The control of one parameter, made from its row. Shows a value, and says when the user wants another one; changes
/// nothing itself.
class ParameterControl : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Shows a value; drops what was typed and not accepted.
    virtual void setValue(const Value& value) = 0;
    /// What a text may be, where that is known; to be called before setValue.
    virtual void setOffers(const std::vector<Offer>&) { }

signals:
    /// Edits between held() and released() are one gesture.
    void held();
    /// A value in the parameter's own type, within its range.
    void edited(const whorl::Value& value);
    void released();
    /// Something was typed that is no value of the parameter; the control keeps showing it.
    void refused(const whorl::ParameterError& error);
    /// What was refused is gone again.
    void restored();
    /// A list of numbers instead of a word; only the other parameters say how long one must be.
    void listWanted();

protected:
    /// Emits edited() or refused(), after what `read` returns or throws.
    void offer(const std::function<Value()>& read);
};

/// The control for this row: slider and number, segments or combo box, check box, path with a button, list, or text.
/// `choiceWidth` is what a row of segments may take.
ParameterControl* makeParameterControl(const Parameter& parameter, const Appearance& appearance, int choiceWidth,
                                       QWidget* parent);

}  // namespace whorl
