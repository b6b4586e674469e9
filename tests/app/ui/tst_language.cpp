// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/board_store.h"
#include "app/scene/colour_map.h"
#include "app/ui/appearance.h"
#include "app/ui/language.h"
#include "resources/resources.h"
#include "tests/support/test_main.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

using namespace whorl;

class tst_Language : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { openResources(); }
    void cleanup() { speak("en"); }
    void aLanguageIsSpokenAndLeftAgain();
    void numbersKeepTheirPointInEveryLanguage();
    void anUnknownWishFallsBackOnTheSystem();
    void everyTextOfTheFileIsTranslatedWithItsPlaces();
    void textsOfBoardsAndColourMapsAreTranslated();
};

namespace {

struct Text {
    QString context, source, translation;
    bool finished = true;
};

std::vector<Text> textsOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    std::vector<Text> texts;
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == u"name") {
            context = xml.readElementText();
        } else if (xml.name() == u"source") {
            texts.push_back({context, xml.readElementText(), {}, true});
        } else if (xml.name() == u"translation") {
            texts.back().finished = xml.attributes().value("type").isEmpty();
            texts.back().translation = xml.readElementText();
        }
    }
    return texts;
}

QSet<QString> places(const QString& text)
{
    static const QRegularExpression place("%[1-9]");
    QSet<QString> found;
    for (auto match = place.globalMatch(text); match.hasNext();)
        found += match.next().captured();
    return found;
}

}  // namespace

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

void tst_Language::everyTextOfTheFileIsTranslatedWithItsPlaces()
{
    const auto texts = textsOf(WHORL_SOURCE_DIR "/resources/translations/whorl_zh_CN.ts");
    QVERIFY(texts.size() > 500);
    for (const Text& text : texts) {
        if (!text.finished)
            continue;
        QVERIFY2(!text.translation.isEmpty(), qPrintable(text.source));
        QVERIFY2(places(text.source) == places(text.translation), qPrintable(text.source));
    }
}

void tst_Language::textsOfBoardsAndColourMapsAreTranslated()
{
    QSet<QString> known;
    for (const Text& text : textsOf(WHORL_SOURCE_DIR "/resources/translations/whorl_zh_CN.ts"))
        if (text.context == u"Board" || text.context == u"ColourMap")
            known += text.source;
    const auto expect = [&](const QString& text) {
        QVERIFY2(text.isEmpty() || known.contains(text), qPrintable(text));
    };
    for (const ReadyMadeBoard& ready : readyMadeBoards()) {
        expect(QString::fromStdString(ready.board.title));
        expect(QString::fromStdString(ready.board.summary));
        for (const Panel& panel : ready.board.panels) {
            expect(QString::fromStdString(panel.title));
            expect(QString::fromStdString(panel.caption));
        }
    }
    for (const QString& id : colourMaps()) {
        expect(colourMap(id, ThemeName::light).label);
        expect(colourMap(id, ThemeName::light).use);
    }
}

WHORL_APP_TEST(tst_Language)
#include "tst_language.moc"
