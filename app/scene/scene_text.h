// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace whorl {

/// The translation context of everything that pictures say.
struct Scene {
    Q_DECLARE_TR_FUNCTIONS(Scene)
};

}  // namespace whorl
