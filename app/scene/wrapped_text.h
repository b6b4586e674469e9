// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QStringList>

namespace whorl {

/// A text in lines no wider than `width`, broken between words where that is possible. Where it needs more than `most`
/// lines, at least 1, the last one ends in an ellipsis.
QStringList wrappedLines(const QString& text, const QFont& font, double width, int most);

}  // namespace whorl
