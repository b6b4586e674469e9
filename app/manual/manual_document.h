// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scene/theme.h"

#include <QString>

class QTextDocument;

namespace whorl {

/// Makes a document show HTML of the manual: fonts and colours of the theme, formulas drawn as vectors.
///
/// Once for each document; its text is then set with setHtml, and again where the theme changes.
/// pixels  size of the running text
/// width   room for a formula, in the document's units; 0: that of the document
void prepareManual(QTextDocument& document, const Theme& theme, double pixels, double width = 0);

/// The style of tables, headings and code as CSS, for the document and for files.
QString manualStyle(const Theme& theme, double pixels);

}  // namespace whorl
