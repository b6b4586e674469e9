// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/picture.h"

namespace whorl {

/// The probe in the fixed order of the status bar: m, n, distance, channel, pair, head, as far as the panels' data
/// (null where there is none yet) have such axes; then the panels' `values`, equal ones once.
Readout probeReadout(const Probe& probe, const std::vector<std::shared_ptr<const PanelData>>& data,
                     const Readout& values);

}  // namespace whorl
