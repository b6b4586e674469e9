// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/window/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace whorl {

namespace {

/// Lives as long as the program, so that a change of language replaces the translator before it.
QTranslator& translator(int index)
{
    static QTranslator own, qt;
    return index == 0 ? own : qt;
}

}  // namespace

const QStringList& languages()
{
    static const QStringList known{QStringLiteral("en"), QStringLiteral("zh_CN")};
    return known;
}

QString languageName(const QString& language)
{
    return language == u"zh_CN" ? QStringLiteral("简体中文") : QStringLiteral("English");
}

QString languageFor(const QString& wish)
{
    if (languages().contains(wish))
        return wish;
    return QLocale::system().language() == QLocale::Chinese ? QStringLiteral("zh_CN") : QStringLiteral("en");
}

void speak(const QString& language)
{
    QTranslator& own = translator(0);
    QTranslator& qt = translator(1);
    QCoreApplication::removeTranslator(&own);
    QCoreApplication::removeTranslator(&qt);
    // "." is the decimal mark in every language the program speaks; entry fields show plain digits.
    QLocale locale(language);
    locale.setNumberOptions(QLocale::OmitGroupSeparator | QLocale::RejectGroupSeparator);
    QLocale::setDefault(locale);
    if (own.load(QStringLiteral("whorl_") + language, QStringLiteral(":/i18n")))
        QCoreApplication::installTranslator(&own);
    if (language != u"en"
        && qt.load(QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qt);
}

}  // namespace whorl
