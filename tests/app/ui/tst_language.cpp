// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/look/appearance.h"
#include "app/ui/window/language.h"
#include "resources/resources.h"
#include "tests/support/test_main.h"

#include <QCoreApplication>
#include <QLocale>

using namespace whorl;

class tst_Language : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { openResources(); }
    void cleanup() { speak("en"); }
    void aLanguageIsSpokenAndLeftAgain();
    void numbersKeepTheirPointInEveryLanguage();
    void anUnknownWishFallsBackOnTheSystem();
};

void tst_Language::aLanguageIsSpokenAndLeftAgain()
{
    speak("zh_CN");
    QCOMPARE(coreText("Quantity", "Encoding"), QString("编码"));
    speak("en");
    QCOMPARE(coreText("Quantity", "Encoding"), QString("Encoding"));
}

void tst_Language::numbersKeepTheirPointInEveryLanguage()
{
    for (const QString& language : languages()) {
        speak(language);
        QCOMPARE(QLocale().toString(10000.5, 'f', 1), QString("10000.5"));
    }
}

void tst_Language::anUnknownWishFallsBackOnTheSystem()
{
    QCOMPARE(languageFor("zh_CN"), QString("zh_CN"));
    QVERIFY(languages().contains(languageFor("tlh")));
    QVERIFY(languages().contains(languageFor("")));
}

WHORL_APP_TEST(tst_Language)
#include "tst_language.moc"
