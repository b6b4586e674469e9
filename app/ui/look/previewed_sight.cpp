// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/look/previewed_sight.h"

namespace whorl {

PreviewedSight& PreviewedSight::instance()
{
    static PreviewedSight one;
    return one;
}

void PreviewedSight::setSight(Sight sight)
{
    if (sight == m_sight)
        return;
    m_sight = sight;
    emit changed();
}

}  // namespace whorl
