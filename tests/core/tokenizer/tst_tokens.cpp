// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/tokens.h"

#include "core/embedding/corpus_text.h"
#include "core/numeric/random.h"
#include "tests/support/cases.h"
#include "tests/support/test_main.h"

#include <map>

using namespace whorl;
using namespace whorl::test;

class tst_Tokens : public QObject {
    Q_OBJECT

private slots:
    void wordsAreWhatReadersCallWords_data();
    void wordsAreWhatReadersCallWords();
    void charactersAreWhatReadersCallCharacters();
    void charactersInARowAreTheText();
    void wordsAreFoundInOrder();
    void equalTextsHaveEqualIds();
    void noWordCutsACharacter();
    void anEmptyTextHasNoTokens();
    void whatIsNotUtf8IsRefused();
};

namespace {

QStringList textsOf(const std::vector<Token>& tokens)
{
    QStringList texts;
    for (const Token& each : tokens)
        texts += QString::fromStdString(each.text);
    return texts;
}

/// Texts of letters, marks, emoji, flags and blanks in any order, the same every time.
std::string anyText(std::uint64_t seed)
{
    constexpr char32_t alphabet[] = {'a',    'b',     '1',    ' ',    '\n',    '\r',    '\'',    '.',
                                     0x301,  0x200d,  0xfe0f, 0x2019, 0x6211,  0x7231,  0x915,   0x93f,
                                     0x1100, 0x1161,  0x11a8, 0xac00, 0x1f468, 0x1f469, 0x1f3fd, 0x1f1e9,
                                     0x2764, 0x1f1ea, 0x20e3, 0x600,  0x200b,  0x3042,  0x639,   0x3002};
    std::string text;
    Random random(seed);
    for (int i = 0; i < 60; ++i)
        appendUtf8(text, alphabet[random.next() % std::size(alphabet)]);
    return text;
}

constexpr std::uint64_t texts = 300;

}  // namespace

void tst_Tokens::wordsAreWhatReadersCallWords_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("words");
    const auto row = [](const char* name, const char* text, const QStringList& words) {
        QTest::newRow(name) << QString::fromUtf8(text) << words;
    };
    row("English", "The cat sat.", {"The", "cat", "sat", "."});
    row("apostrophes", "don't 'quote' rock\u2019n\u2019roll dogs'",
        {"don't", "'", "quote", "'", "rock\u2019n\u2019roll", "dogs", "'"});
    row("Chinese", "\u6211\u7231\u4f60\uff0cOK", {"\u6211", "\u7231", "\u4f60", "\uff0c", "OK"});
    row("Chinese between letters", "A\u6211B", {"A", "\u6211", "B"});
    row("digits", "GPT2 is 3.5", {"GPT2", "is", "3", ".", "5"});
    row("punctuation", "(a--b)!?", {"(", "a", "-", "-", "b", ")", "!", "?"});
    row("Russian", "\u041d\u0435\u0442, \u0434\u0430", {"\u041d\u0435\u0442", ",", "\u0434\u0430"});
    row("Arabic with marks", "\u0643\u064e\u062a\u064e\u0628 \u0646\u0639\u0645\u061f",
        {"\u0643\u064e\u062a\u064e\u0628", "\u0646\u0639\u0645", "\u061f"});
    row("Hindi", "\u0939\u093f\u0928\u094d\u0926\u0940 \u0939\u0948\u0964",
        {"\u0939\u093f\u0928\u094d\u0926\u0940", "\u0939\u0948", "\u0964"});
    row("Korean", "\ud55c\uad6d\uc5b4 \ub9d0", {"\ud55c\uad6d\uc5b4", "\ub9d0"});
    row("combining accents", "cafe\u0301 nai\u0308ve", {"cafe\u0301", "nai\u0308ve"});
    row("emoji among letters", "hi\U0001f468\u200d\U0001f469\u200d\U0001f467yo",
        {"hi", "\U0001f468\u200d\U0001f469\u200d\U0001f467", "yo"});
    row("flags", "\U0001f1e9\U0001f1ea\U0001f1eb\U0001f1f7", {"\U0001f1e9\U0001f1ea", "\U0001f1eb\U0001f1f7"});
    row("keycap", "press 1\ufe0f\u20e3now", {"press", "1\ufe0f\u20e3", "now"});
    row("trade mark", "Qt\u2122", {"Qt", "\u2122"});
    row("invisible characters part words", "\ufeffa\u200bb\u00a0c", {"a", "b", "c"});
    row("blanks alone", " \t\r\n\u3000", {});
}

void tst_Tokens::wordsAreWhatReadersCallWords()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, words);

    QCOMPARE(textsOf(wordTokens(text.toStdString())), words);
}

void tst_Tokens::charactersAreWhatReadersCallCharacters()
{
    const QString text = QString::fromUtf8("e\u0301 \u6211\r\n\U0001f44d\U0001f3fd\U0001f1e9\U0001f1ea");

    QCOMPARE(textsOf(characterTokens(text.toStdString())),
             QStringList({"e\u0301", " ", "\u6211", "\r\n", "\U0001f44d\U0001f3fd", "\U0001f1e9\U0001f1ea"}));
}

void tst_Tokens::charactersInARowAreTheText()
{
    for (std::uint64_t seed = 0; seed < texts; ++seed) {
        const std::string text = anyText(seed);

        std::string row;
        for (const Token& each : characterTokens(text)) {
            QCOMPARE(each.begin, row.size());
            row += each.text;
            QCOMPARE(each.end, row.size());
        }
        QCOMPARE(row, text);
    }
}

void tst_Tokens::wordsAreFoundInOrder()
{
    for (std::uint64_t seed = 0; seed < texts; ++seed) {
        const std::string text = anyText(seed);

        std::size_t last = 0;
        for (const Token& each : wordTokens(text)) {
            QVERIFY(last <= each.begin && each.begin < each.end && each.end <= text.size());
            QCOMPARE(text.substr(each.begin, each.end - each.begin), each.text);
            last = each.end;
        }
    }
}

void tst_Tokens::equalTextsHaveEqualIds()
{
    for (std::uint64_t seed = 0; seed < texts; ++seed)
        for (const auto split : {wordTokens, characterTokens}) {
            std::map<std::string, std::int64_t> ids;

            for (const Token& each : split(anyText(seed))) {
                const auto next = static_cast<std::int64_t>(ids.size());
                QCOMPARE(each.id, ids.try_emplace(each.text, next).first->second);
            }
        }
}

void tst_Tokens::noWordCutsACharacter()
{
    for (std::uint64_t seed = 0; seed < texts; ++seed) {
        const std::string text = anyText(seed);
        std::map<std::size_t, bool> edges{{0, true}};
        for (const Token& each : characterTokens(text))
            edges[each.end] = true;

        for (const Token& each : wordTokens(text))
            QVERIFY(edges.contains(each.begin) && edges.contains(each.end));
    }
}

void tst_Tokens::anEmptyTextHasNoTokens()
{
    QVERIFY(wordTokens("").empty());
    QVERIFY(characterTokens("").empty());
}

void tst_Tokens::whatIsNotUtf8IsRefused()
{
    for (const auto split : {wordTokens, characterTokens})
        QCOMPARE(refusal([&] { split("ab\xff"); }),
                 QByteArray("byte 2 of the text is 0xFF, where no character of UTF-8 begins; "
                            "a text in UTF-8 is needed"));
}

WHORL_CORE_TEST(tst_Tokens)
#include "tst_tokens.moc"
