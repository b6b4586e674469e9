// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/resources.h"

#include <QtGlobal>

// Q_INIT_RESOURCE declares a function and must stand outside every namespace.
static void initialise()
{
    Q_INIT_RESOURCE(whorl);
}

namespace whorl {

void openResources()
{
    static const bool opened = (initialise(), true);
    Q_UNUSED(opened)
}

}  // namespace whorl
