// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace whorl {

/// Lets screen readers find pictures of panels as charts: with a summary of what is drawn, and what the probe reads as
/// their value. Also tells them what a splitter is.
void installPanelAccessible();

}  // namespace whorl
