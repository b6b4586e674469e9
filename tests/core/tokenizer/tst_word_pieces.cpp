// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/word_pieces.h"

#include "tests/support/test_main.h"
#include "tests/support/tokenizer_json.h"

using namespace whorl;
using namespace whorl::test;

/// WordPiece and what BERT does to a text before it.
class tst_WordPieces : public QObject {
    Q_OBJECT

private slots:
    void theLongestPieceIsTaken();
    void aWordWithAMissingPieceIsUnknown();
    void aLongWordIsUnknown();
    void piecesKnowTheirBytes();
    void textsAreCleanedAsBertDoes_data();
    void textsAreCleanedAsBertDoes();
    void switchesAreHeard();
    void accentsStayWhereCapitalsDo();
};

namespace {

json letters()
{
    return wordPieceFile(
        {"[UNK]", "a", "##a", "e", "##e", "E", "\u00e9", "\u6211", ",", "##\u00e9", "\u00df", "##\u4f60"});
}

}  // namespace

void tst_WordPieces::theLongestPieceIsTaken()
{
    const json file = wordPieceFile({"[UNK]", "un", "unaff", "##aff", "##able", "##a", "##ffable"});

    // BERT's own example goes unaffable -> un ##aff ##able; a longer first piece wins over what would fit behind it.
    QCOMPARE(tokenTexts(file, "unaffable"), QStringList({"unaff", "##able"}));
    QCOMPARE(tokenTexts(file, "unable"), QStringList({"un", "##able"}));
}

void tst_WordPieces::aWordWithAMissingPieceIsUnknown()
{
    QCOMPARE(tokenTexts(letters(), "aa ax a"), QStringList({"a", "##a", "[UNK]", "a"}));
}

void tst_WordPieces::aLongWordIsUnknown()
{
    json file = letters();
    file["model"]["max_input_chars_per_word"] = 3;

    QCOMPARE(tokenTexts(file, "aaa aaaa"), QStringList({"a", "##a", "##a", "[UNK]"}));
}

void tst_WordPieces::piecesKnowTheirBytes()
{
    const auto tokens = tokenizer(letters()).tokens(" \u00c9a  \u6211");

    QCOMPARE(textsOf(tokens), QStringList({"e", "##a", QString::fromUtf8("\u6211")}));
    QCOMPARE(tokens[0].begin, std::size_t{1});
    QCOMPARE(tokens[0].end, std::size_t{3});
    QCOMPARE(tokens[1].end, std::size_t{4});
    QCOMPARE(tokens[2].begin, std::size_t{6});
    QCOMPARE(tokens[2].end, std::size_t{9});
}

void tst_WordPieces::textsAreCleanedAsBertDoes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("texts");
    const auto row = [](const char* name, const char* text, const QStringList& texts) {
        QTest::newRow(name) << QString::fromUtf8(text) << texts;
    };
    const QString me = QString::fromUtf8("\u6211");
    row("capitals", "AE", {"a", "##e"});
    row("accents", "\u00e9e\u0301", {"e", "##e"});
    row("two accents on one letter", "\u1ebfa", {"e", "##a"});
    row("Chinese characters part words", "a\u6211a\u6211", {"a", me, "a", me});
    row("punctuation parts words", "a,a,", {"a", ",", "a", ","});
    row("control characters go", "a\u0001a\u200ba", {"a", "##a", "##a"});
    row("blanks of any kind", "a\u00a0a\u3000a\ta\na", {"a", "a", "a", "a", "a"});
    row("the replacement character goes", "a\ufffda", {"a", "##a"});
    row("sharp s stays", "\u00df", {QString::fromUtf8("\u00df")});
    row("capital sharp s", "\u1e9e", {QString::fromUtf8("\u00df")});
    row("an ideograph with a twin", "\uf9be", {"[UNK]"});
}

void tst_WordPieces::textsAreCleanedAsBertDoes()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, texts);

    QCOMPARE(tokenTexts(letters(), text), texts);
}

void tst_WordPieces::switchesAreHeard()
{
    json file = letters();
    file["normalizer"]["handle_chinese_chars"] = false;
    QCOMPARE(tokenTexts(file, QString::fromUtf8("\u6211a\u4f60")),
             QStringList({QString::fromUtf8("\u6211"), "##a", QString::fromUtf8("##\u4f60")}));

    file["normalizer"]["clean_text"] = false;
    QCOMPARE(tokenTexts(file, QString::fromUtf8("a\u0001")), QStringList({"[UNK]"}));

    file["normalizer"]["lowercase"] = false;
    QCOMPARE(tokenTexts(file, "Ea"), QStringList({"E", "##a"}));
}

void tst_WordPieces::accentsStayWhereCapitalsDo()
{
    json file = letters();
    file["normalizer"]["lowercase"] = false;
    QCOMPARE(tokenTexts(file, QString::fromUtf8("\u00e9\u00e9")),
             QStringList({QString::fromUtf8("\u00e9"), QString::fromUtf8("##\u00e9")}));

    file["normalizer"]["strip_accents"] = true;
    QCOMPARE(tokenTexts(file, QString::fromUtf8("\u00e9\u00e9")), QStringList({"e", "##e"}));
}

WHORL_CORE_TEST(tst_WordPieces)
#include "tst_word_pieces.moc"
