// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source.h"

#include <QString>

namespace whorl {

/// What a value is called where people read it: the label of a choice, "4096", "all", "yes".
QString valueWords(const Parameter& parameter, const Value& value);

/// What a parameter may be: "2 … 16 384, even", or its choices, one a line. HTML.
QString rangeHtml(const Parameter& parameter);

/// "Vaswani et al. 2017, Attention Is All You Need, section 3.5" as a link to the paper. HTML.
QString citationHtml(const SourceInfo& info);

/// A formula as a picture, with its words. HTML
QString formulaHtml(const QString& id);

/// A source: summary, formulas, what is worth knowing, quantities, parameters, where it is from. HTML
QString sourceHtml(const Source& source);

}  // namespace whorl
