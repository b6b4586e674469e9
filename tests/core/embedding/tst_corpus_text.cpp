// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/corpus_text.h"
#include "tests/support/test_main.h"

using namespace whorl;

class tst_CorpusText : public QObject {
    Q_OBJECT

private slots:
    void everyCharacterSurvivesWritingAndReading();
    void whatIsNotUtf8BeginsNoCharacter_data();
    void whatIsNotUtf8BeginsNoCharacter();
    void charactersHaveTheirClass_data();
    void charactersHaveTheirClass();
    void capitalsBecomeSmallLetters_data();
    void capitalsBecomeSmallLetters();
    void smallLettersStay();
};

void tst_CorpusText::everyCharacterSurvivesWritingAndReading()
{
    for (char32_t code = 1; code <= 0x10ffff; code += code < 0x3000 ? 1 : 97) {
        if (code >= 0xd800 && code <= 0xdfff)
            continue;
        std::string text;
        appendUtf8(text, code);
        const Utf8Character read = firstCharacter(text + "x");

        QCOMPARE(std::uint32_t(read.code), std::uint32_t(code));
        QCOMPARE(std::size_t(read.bytes), text.size());
    }
}

void tst_CorpusText::whatIsNotUtf8BeginsNoCharacter_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("continuation") << QByteArray("\x80");
    QTest::newRow("overlong slash") << QByteArray("\xc0\xaf");
    QTest::newRow("overlong in three") << QByteArray("\xe0\x80\xaf");
    QTest::newRow("surrogate") << QByteArray("\xed\xa0\x80");
    QTest::newRow("past the last") << QByteArray("\xf4\x90\x80\x80");
    QTest::newRow("cut") << QByteArray("\xe4\xb8");
    QTest::newRow("Latin-1") << QByteArray("\xe9t");
}

void tst_CorpusText::whatIsNotUtf8BeginsNoCharacter()
{
    QFETCH(const QByteArray, bytes);

    QCOMPARE(firstCharacter(bytes.toStdString()).bytes, 0);
}

void tst_CorpusText::charactersHaveTheirClass_data()
{
    QTest::addColumn<std::uint32_t>("code");
    QTest::addColumn<int>("kind");
    const auto row = [](const char* name, char32_t code, CharacterClass kind) {
        QTest::newRow(name) << std::uint32_t(code) << int(kind);
    };
    row("a", U'a', CharacterClass::letter);
    row("digit", U'7', CharacterClass::letter);
    row("underscore", U'_', CharacterClass::separator);
    row("hyphen", U'-', CharacterClass::separator);
    row("apostrophe", U'\'', CharacterClass::apostrophe);
    row("typographic apostrophe", U'\u2019', CharacterClass::apostrophe);
    row("e with acute", U'\u00e9', CharacterClass::letter);
    row("no-break space", U'\u00a0', CharacterClass::separator);
    row("guillemet", U'\u00ab', CharacterClass::separator);
    row("Cyrillic", U'\u0416', CharacterClass::letter);
    row("combining accent", U'\u0301', CharacterClass::letter);
    row("Chinese", U'\u4e1c', CharacterClass::han);
    row("Chinese, extension B", U'\U00020000', CharacterClass::han);
    row("kana", U'\u3042', CharacterClass::letter);
    row("Hangul", U'\uac00', CharacterClass::letter);
    row("ideographic comma", U'\u3001', CharacterClass::separator);
    row("full-width comma", U'\uff0c', CharacterClass::separator);
    row("full-width A", U'\uff21', CharacterClass::letter);
    row("em dash", U'\u2014', CharacterClass::separator);
    row("emoji", U'\U0001f600', CharacterClass::separator);
    row("replacement character", U'\ufffd', CharacterClass::separator);
}

void tst_CorpusText::charactersHaveTheirClass()
{
    QFETCH(const std::uint32_t, code);
    QFETCH(const int, kind);

    QCOMPARE(int(characterClass(code)), kind);
}

void tst_CorpusText::capitalsBecomeSmallLetters_data()
{
    QTest::addColumn<QString>("capitals");
    QTest::addColumn<QString>("small");
    QTest::newRow("Latin") << "QZ"
                           << "qz";
    QTest::newRow("Western") << QString::fromUtf8("ÀÉÞŸ") << QString::fromUtf8("àéþÿ");
    QTest::newRow("Central European") << QString::fromUtf8("ŁŽĆŐ") << QString::fromUtf8("łžćő");
    QTest::newRow("Greek") << QString::fromUtf8("ΑΣΆΊΌΏ") << QString::fromUtf8("ασάίόώ");
    QTest::newRow("Cyrillic") << QString::fromUtf8("ЖЯЁҐ") << QString::fromUtf8("жяёґ");
    QTest::newRow("Armenian") << QString::fromUtf8("ԱՖ") << QString::fromUtf8("աֆ");
    QTest::newRow("Vietnamese") << QString::fromUtf8("ẮỸ") << QString::fromUtf8("ắỹ");
}

void tst_CorpusText::capitalsBecomeSmallLetters()
{
    QFETCH(const QString, capitals);
    QFETCH(const QString, small);
    QString lower;
    for (const uint code : capitals.toUcs4())
        lower += QString::fromUcs4(std::array{lowerCase(code)}.data(), 1);

    QCOMPARE(lower, small);
}

void tst_CorpusText::smallLettersStay()
{
    for (char32_t code = 1; code < 0x3000; ++code)
        QCOMPARE(std::uint32_t(lowerCase(lowerCase(code))), std::uint32_t(lowerCase(code)));
}

WHORL_CORE_TEST(tst_CorpusText)
#include "tst_corpus_text.moc"
