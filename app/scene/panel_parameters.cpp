// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/panel_parameters.h"

#include "app/scene/picture.h"
#include "core/catalogue.h"

namespace whorl {

const Parameter* parameterOf(const Panel& panel, Role role)
{
    for (const Source& source : catalogue())
        if (source.info.id == panel.source)
            return findParameter(source.parameters, role);
    return nullptr;
}

std::int64_t stepsOf(const Panel& panel)
{
    const Parameter* steps = parameterOf(panel, Role::steps);
    if (!steps || !isGradual(panel))
        return 0;
    const Source& source = findSource(panel.source);
    if (!steps->matters(panel.values, source.defaults))
        return 0;
    const auto own = panel.values.find(steps->id);
    const auto asked =
        std::get<std::int64_t>(own != panel.values.end() ? own->second : source.defaults.find(steps->id)->second);
    const std::int64_t known = source.knownSteps ? source.knownSteps(panel.values) : 0;
    return known > 0 && (asked == 0 || asked > known) ? known : asked;
}

}  // namespace whorl
