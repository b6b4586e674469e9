// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace whorl {

/// The language that the program speaks now: "en" or "zh_CN".
QString spokenLanguage();

/// A term of the field in both languages.
struct Term {
    QString english, chinese;
    QString aboutEnglish, aboutChinese;  ///< one sentence each
    bool isCommon = false;               ///< an English word that means other things too
};

/// All of them, by the English word. Read once.
const std::vector<Term>& glossary();

/// The term that an English word is, case and a plural's s ignored; nullptr: none.
const Term* findTerm(QString english);

/// Whether terms are shown in both languages, as the program's language is: for all texts from now on.
void setTermsInBoth(bool both);
bool areTermsInBoth();

/// A translated text with its English word behind it where it is a term: "位置 position". Unchanged unless terms are shown in
/// both.
QString inBoth(const QString& english, const QString& translated);

/// Words with the other language's behind the first of each term: "查询（query）", "query (查询)". `language` is that of the text.
QString withTerms(const QString& text, const QString& language);

}  // namespace whorl
