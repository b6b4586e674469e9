// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board.h"

#include <QString>

namespace whorl {

/// The panel when it shows another source or quantity: it keeps the values of parameters that the new source has too
/// and accepts, and its links; title, zoom and colours belonged to what it showed before.
Panel showing(const Panel& panel, const Panel& wanted);

/// In which number format the panel's source counts: its `precision`, or "float64".
QString precisionText(const Panel& panel);

}  // namespace whorl
