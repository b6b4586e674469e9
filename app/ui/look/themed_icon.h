// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

namespace whorl {

/// An icon of resources/icons that takes its colour from the palette of the moment it is painted: text, the accent
/// when checked, paler when disabled. It follows a change of theme by itself.
QIcon themedIcon(const QString& name);

/// The same for the main button: in the colour of words on an accent fill.
QIcon mainButtonIcon(const QString& name);

/// The same in the muted colour, for decoration beside text.
QIcon mutedIcon(const QString& name);

}  // namespace whorl
