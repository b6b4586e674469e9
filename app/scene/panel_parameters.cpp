// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/panel_parameters.h"

#include "core/catalogue.h"

namespace whorl {

const Parameter* parameterOf(const Panel& panel, Role role)
{
    for (const Source& source : catalogue())
        if (source.info.id == panel.source)
            return findParameter(source.parameters, role);
    return nullptr;
}

}  // namespace whorl
