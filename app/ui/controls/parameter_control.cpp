// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/controls/parameter_control.h"

#include "app/ui/controls/parameter_controls.h"
#include "app/ui/look/appearance.h"

namespace whorl {

void ParameterControl::offer(const std::function<Value()>& read)
{
    try {
        emit edited(read());
    } catch (const ParameterError& error) {
        emit refused(error);
    }
}

ParameterControl* makeParameterControl(const Parameter& parameter, const Appearance& appearance, int choiceWidth,
                                       QWidget* parent)
{
    switch (parameter.kind) {
    case ParameterKind::boolean:
        return new BooleanControl(parameter, parent);
    case ParameterKind::integer:
    case ParameterKind::real:
        return new NumberControl(parameter, appearance, parent);
    case ParameterKind::choice:
        return new ChoiceControl(parameter, appearance, choiceWidth, parent);
    case ParameterKind::text:
        return new TextControl(parameter, parent);
    case ParameterKind::file:
        return new FileControl(parameter, parent);
    case ParameterKind::vector:
        return new VectorControl(parameter, parent);
    }
    return new TextControl(parameter, parent);
}

}  // namespace whorl
