// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board.h"

#include <QMimeData>

#include <memory>
#include <optional>

namespace whorl {

/// The kind of data that a drag of a panel carries: the text of a board of one panel, as writeBoard() makes it.
QString panelMimeName();

std::unique_ptr<QMimeData> panelMime(const Panel& panel);

/// The panel in a drag; nothing when there is none or it cannot be read.
std::optional<Panel> panelFromMime(const QMimeData& data);

}  // namespace whorl
