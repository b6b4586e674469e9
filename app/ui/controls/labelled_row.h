// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace whorl {

class Appearance;

constexpr int rowLabelWidth = 84, rowGap = 12, rowControlHeight = 26;

/// A row of the inspector: label with its symbol (muted) on the left, the control on the right; 34 high with a control
/// of 26. The label names the control to screen readers when the control has no name of its own.
QWidget* makeLabelledRow(const Appearance& appearance, const QString& label, const QString& symbol, QWidget* control,
                         QWidget* parent = nullptr);

}  // namespace whorl
