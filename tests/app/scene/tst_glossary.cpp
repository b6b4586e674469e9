// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scene/glossary.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QXmlStreamReader>

#include <set>

using namespace whorl;

class tst_Glossary : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { setTermsInBoth(false); }
    void everyTermIsWhole();
    void aTermIsFound();
    void labelsHaveBothOnlyWhenAsked();
    void theFirstOfEachTermIsFollowedByTheOther_data();
    void theFirstOfEachTermIsFollowedByTheOther();
    void thePicturesWordsAreThoseOfTheGlossary();
};

void tst_Glossary::everyTermIsWhole()
{
    QVERIFY(glossary().size() >= 30);
    std::set<QString> chinese;
    for (const Term& term : glossary()) {
        QVERIFY(!term.english.isEmpty() && !term.chinese.isEmpty());
        QVERIFY2(term.aboutEnglish.endsWith('.') && term.aboutChinese.endsWith(QString("。")),
                 qPrintable(term.english));
        QVERIFY2(chinese.insert(term.chinese).second, qPrintable(term.chinese));
    }
}

void tst_Glossary::aTermIsFound()
{
    QVERIFY(findTerm("query"));
    QCOMPARE(findTerm("Positions")->chinese, QString("位置"));
    QVERIFY(!findTerm("questionable"));
}

void tst_Glossary::labelsHaveBothOnlyWhenAsked()
{
    QCOMPARE(inBoth("query", "查询"), QString("查询"));
    setTermsInBoth(true);
    QCOMPARE(inBoth("Query", "查询"), QString("查询 query"));
    QCOMPARE(inBoth("query", "query"), QString("query"));
    QCOMPARE(inBoth("Save as…", "另存为…"), QString("另存为…"));
}

void tst_Glossary::theFirstOfEachTermIsFollowedByTheOther_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* language, const char* text, const char* expected) {
        QTest::newRow(text) << QString(language) << QString::fromUtf8(text) << QString::fromUtf8(expected);
    };
    row("zh_CN", "查询在位置 m，另一个查询在后面。", "查询（query）在位置（position） m，另一个查询在后面。");
    row("zh_CN", "**查询**", "**查询**（query）");
    row("zh_CN", "注意力权重", "注意力权重（attention weight）");
    row("en", "A query meets keys; the query turns.", "A query (查询) meets keys (键); the query turns.");
    row("en", "monkey and key-value", "monkey and key-value");
    row("en", "", "");
}

void tst_Glossary::theFirstOfEachTermIsFollowedByTheOther()
{
    QFETCH(QString, language);
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QCOMPARE(withTerms(text, language), text);
    setTermsInBoth(true);
    QCOMPARE(withTerms(text, language), expected);
}

/// Words that stand alone on axes, rows and legends are the glossary's; a menu may mean something else by the same word.
void tst_Glossary::thePicturesWordsAreThoseOfTheGlossary()
{
    QFile file(QStringLiteral(WHORL_SOURCE_DIR "/resources/translations/whorl_zh_CN.ts"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const std::set<QString> contexts{"Axis", "Index", "Class", "Source"};
    const std::set<QString> rates{"decay", "tokens"};  // of a number: "decay rate", "12 tokens"
    QXmlStreamReader xml(&file);
    QString context, source;
    int compared = 0;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"source")
            source = xml.readElementText();
        else if (xml.name() == u"translation" && contexts.contains(context) && !rates.contains(source)) {
            const QString translation = xml.readElementText();
            if (const Term* term = findTerm(source)) {
                QCOMPARE(translation, term->chinese);
                ++compared;
            }
        }
    }
    QVERIFY(compared > 5);
}

WHORL_APP_TEST(tst_Glossary)
#include "tst_glossary.moc"
