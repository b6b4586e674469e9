// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source.h"

#include <QString>

namespace whorl {

/// A page of the manual, in the language of the program.
///
/// HTML as QTextDocument reads it, with these additions: the picture "formula:ID" is a formula; a link "page:ID#PLACE"
/// leads to another page, or a place of it.
struct ManualPage {
    QString id;     ///< "start", "keys", or a source
    QString group;  ///< what it stands under: "Rotary"
    QString title;
    QString html;
    QString searched;  ///< what a search looks through: the words, in English too; lower case
};

/// The pages in the order of the book: how to use Whorl, then every source.
/// cost  some milliseconds
std::vector<ManualPage> manualPages();

/// "page:rope#parameter.base": the place of a parameter or of a quantity.
QString parameterPlace(std::string_view source, std::string_view parameter);
QString quantityPlace(std::string_view source, std::string_view quantity);

}  // namespace whorl
