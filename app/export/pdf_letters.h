// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace whorl {

/// A PDF as QPdfWriter writes it, in which Chinese is found and copied as it was written. Where a font has one glyph for a
/// character and for the radical that looks like it, Qt says that the glyph is the radical: of 角 (U+89D2) comes back ⻆ (U+2EC6).
/// No byte moves.
QByteArray withUnifiedIdeographs(QByteArray pdf);

}  // namespace whorl
