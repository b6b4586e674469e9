// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace whorl {

/// The languages the program speaks: "en", "zh_CN".
const QStringList& languages();

/// A language in its own words: "简体中文".
QString languageName(const QString& language);

/// The language for a wish: itself when the program speaks it, otherwise what suits the system.
QString languageFor(const QString& wish);

/// Makes the program speak a language from now on: its own texts, Qt's, and the default locale. Widgets that exist
/// already keep their words; windows are made anew after a change.
void speak(const QString& language);

}  // namespace whorl
