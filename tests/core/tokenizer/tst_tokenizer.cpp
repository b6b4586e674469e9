// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/tokenizer.h"

#include "core/tokenizer/tokenizer_split.h"
#include "tests/support/cases.h"
#include "tests/support/test_main.h"
#include "tests/support/tokenizer_json.h"

#include <set>

using namespace whorl;
using namespace whorl::test;

/// Whole files. How texts are cut is in tst_tokenizer_split, what is refused in tst_tokenizer_refusals.
class tst_Tokenizer : public QObject {
    Q_OBJECT

private slots:
    void bytesHaveThePublishedCharacters_data();
    void bytesHaveThePublishedCharacters();
    void everyByteHasACharacterOfItsOwn();
    void filesOfEachKindAreRead_data();
    void filesOfEachKindAreRead();
    void bytesThatMakeNoCharacterAreShownAsBytes();
    void partsOfACharacterHaveItsBytes();
    void aSpacePutInFrontComesFromNoByte();
    void aComposedCharacterComesFromAllItsBytes();
    void addedTokensAreFoundFirst_data();
    void addedTokensAreFoundFirst();
    void aNormalizedAddedTokenIsFoundInTheChangedText();
    void whatIsLeftOutIsNoted_data();
    void whatIsLeftOutIsNoted();
    void anEmptyTextHasNoTokens();
    void textThatIsNotUtf8IsRefused();
};

namespace {

/// The characters of these bytes, and one merge of two of them.
json byteLevelFile()
{
    json file = bytePairFile({"a", "b", "\u0120", "\u00e6", "\u012a", "\u0133", "ab", "\u00e6\u012a"},
                             {"a b", "\u00e6 \u012a"});
    file["pre_tokenizer"] = {{"type", "ByteLevel"}, {"add_prefix_space", false}};
    return file;
}

}  // namespace

void tst_Tokenizer::bytesHaveThePublishedCharacters_data()
{
    QTest::addColumn<int>("byte");
    QTest::addColumn<std::uint32_t>("code");
    QTest::newRow("space is G with a dot") << 0x20 << 0x120U;
    QTest::newRow("line feed is C with a dot") << 0x0a << 0x10aU;
    QTest::newRow("zero") << 0 << 0x100U;
    QTest::newRow("delete") << 0x7f << 0x121U;
    QTest::newRow("first past ASCII") << 0x80 << 0x122U;
    QTest::newRow("no-break space") << 0xa0 << 0x142U;
    QTest::newRow("soft hyphen is the last") << 0xad << 0x143U;
    QTest::newRow("letter") << 0x61 << 0x61U;
    QTest::newRow("Latin-1 letter") << 0xff << 0xffU;
}

void tst_Tokenizer::bytesHaveThePublishedCharacters()
{
    QFETCH(const int, byte);
    QFETCH(const std::uint32_t, code);

    QCOMPARE(std::uint32_t(byteLevelCode(static_cast<unsigned char>(byte))), code);
    QCOMPARE(byteOfCode(code), byte);
}

void tst_Tokenizer::everyByteHasACharacterOfItsOwn()
{
    std::set<char32_t> codes;
    for (unsigned byte = 0; byte < 256; ++byte)
        codes.insert(byteLevelCode(static_cast<unsigned char>(byte)));

    QCOMPARE(codes.size(), std::size_t{256});
    QCOMPARE(byteOfCode(' '), -1);
    QCOMPARE(byteOfCode(0x144), -1);
    QCOMPARE(byteOfCode(0x10ffff), -1);
}

void tst_Tokenizer::filesOfEachKindAreRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("texts");
    QTest::addColumn<QList<int>>("ids");
    // Ids and cuts are those that Hugging Face's tokenizers 0.22.2 finds.
    QTest::newRow("byte_level.json") << QString::fromUtf8("the cat\n\u6211\u7231<|end|>")
                                     << QStringList{"the",    " cat",   "\n",     "\u6211",
                                                    "<0xE7>", "<0x88>", "<0xB1>", "<|end|>"}
                                     << QList<int>{15, 19, 0, 22, 13, 9, 11, 23};
    QTest::newRow("word_pieces.json") << QString::fromUtf8("The CATs,\u6211 unhappy sitting dog [SEP] caf\u00e9")
                                      << QStringList{"the",     "cat", "##s",    ",",     "\u6211", "un",
                                                     "##happy", "sit", "##ting", "[UNK]", "[SEP]",  "[UNK]"}
                                      << QList<int>{4, 5, 7, 11, 12, 9, 10, 6, 8, 1, 3, 1};
    QTest::newRow("byte_fallback.json") << QString::fromUtf8("the cat \u00e9 zz<s>\u6211")
                                        << QStringList{" the", " ",      "c",      "a",      "t",
                                                       " ",    "<0xC3>", "<0xA9>", " ",      "<unk>",
                                                       "<s>",  " ",      "<0xE6>", "<0x88>", "<0x91>"}
                                        << QList<int>{16, 8, 12, 13, 9, 8, 6, 7, 8, 0, 1, 8, 3, 4, 5};
    QTest::newRow("metaspace.json") << QString::fromUtf8("A ab1") << QStringList{" a", " a", "b", "<unk>"}
                                    << QList<int>{4, 4, 3, 0};
}

void tst_Tokenizer::filesOfEachKindAreRead()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, texts);
    QFETCH(const QList<int>, ids);

    const auto tokens =
        Tokenizer::open(casePath(std::string("tokenizers/") + QTest::currentDataTag())).tokens(text.toStdString());

    QList<int> found;
    for (const Token& each : tokens)
        found += int(each.id);
    QCOMPARE(textsOf(tokens), texts);
    QCOMPARE(found, ids);
}

void tst_Tokenizer::bytesThatMakeNoCharacterAreShownAsBytes()
{
    // U+6211 is E6 88 91; its first two bytes are one token.
    QCOMPARE(tokenTexts(byteLevelFile(), QString::fromUtf8("ab \u6211")),
             QStringList({"ab", " ", "<0xE6><0x88>", "<0x91>"}));
}

void tst_Tokenizer::partsOfACharacterHaveItsBytes()
{
    const auto tokens = tokenizer(byteLevelFile()).tokens("a\u6211");

    QCOMPARE(tokens.size(), std::size_t{3});
    QCOMPARE(tokens[1].begin, std::size_t{1});
    QCOMPARE(tokens[1].end, std::size_t{3});
    QCOMPARE(tokens[2].end, std::size_t{4});
}

void tst_Tokenizer::aSpacePutInFrontComesFromNoByte()
{
    json file = byteLevelFile();
    file["pre_tokenizer"]["add_prefix_space"] = true;

    const auto tokens = tokenizer(file).tokens("ab");

    QCOMPARE(textsOf(tokens), QStringList({" ", "ab"}));
    QCOMPARE(tokens[0].end, std::size_t{0});
    QCOMPARE(tokens[1].begin, std::size_t{0});
    QCOMPARE(tokens[1].end, std::size_t{2});
}

void tst_Tokenizer::aComposedCharacterComesFromAllItsBytes()
{
    json file = bytePairFile({"a", "\u00e9"}, {});
    file["normalizer"] = {{"type", "NFC"}};

    const auto tokens = tokenizer(file).tokens("e\u0301a");

    QCOMPARE(textsOf(tokens), QStringList({QString::fromUtf8("\u00e9"), "a"}));
    QCOMPARE(tokens[0].end, std::size_t{3});
    QCOMPARE(tokens[1].begin, std::size_t{3});
}

void tst_Tokenizer::addedTokensAreFoundFirst_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("texts");
    QTest::newRow("longest at a place") << "a<s><s>b" << QStringList{"a", "<s><s>", "b"};
    QTest::newRow("from the left") << "<s>a<s>" << QStringList{"<s>", "a", "<s>"};
    QTest::newRow("not within a word") << "abba ab _ab ab1 (ab)"
                                       << QStringList{"a", "b", "b", "a", "ab", "a", "b", "a", "b", "ab"};
    QTest::newRow("takes the blanks before it") << "a  <m> b" << QStringList{"a", "<m>", "b"};
    QTest::newRow("as a whole") << "<s" << QStringList{};
}

void tst_Tokenizer::addedTokensAreFoundFirst()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, texts);
    json file = bytePairFile({"a", "b"}, {});
    const auto added = [](int id, const char* content) {
        return json{{"id", id}, {"content", content}, {"normalized", false}};
    };
    file["added_tokens"] = {added(2, "<s>"), added(3, "<s><s>"), added(4, "ab"), added(5, "<m>")};
    file["added_tokens"][2]["single_word"] = true;
    file["added_tokens"][3]["lstrip"] = true;

    QCOMPARE(tokenTexts(file, text), texts);
}

void tst_Tokenizer::aNormalizedAddedTokenIsFoundInTheChangedText()
{
    json file = bytePairFile({"a"}, {});
    file["normalizer"] = {{"type", "Lowercase"}};
    file["added_tokens"] = {{{"id", 1}, {"content", "Qt"}, {"normalized", true}},
                            {{"id", 2}, {"content", "KDE"}, {"normalized", false}}};

    QCOMPARE(tokenTexts(file, "QTaKDEakde"), QStringList({"Qt", "a", "KDE", "a"}));
}

void tst_Tokenizer::whatIsLeftOutIsNoted_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<int>("notices");
    QTest::newRow("nothing") << QByteArray("version") << QByteArray("1") << 0;
    QTest::newRow("tokens around the text")
        << QByteArray("post_processor") << QByteArray(R"({"type": "BertProcessing"})") << 1;
    QTest::newRow("among steps") << QByteArray(
        "post_processor") << QByteArray(R"({"type": "Sequence", "processors": [{"type": "TemplateProcessing"}]})")
                                 << 1;
    QTest::newRow("offsets alone") << QByteArray("post_processor") << QByteArray(R"({"type": "ByteLevel"})") << 0;
    QTest::newRow("length") << QByteArray("truncation") << QByteArray(R"({"max_length": 512})") << 1;
    QTest::newRow("chance") << QByteArray("model")
                            << QByteArray(R"({"vocab": {"a": 0}, "merges": [], "unk_token": "a", "dropout": 0.1})")
                            << 1;
    QTest::newRow("unknown characters") << QByteArray("model") << QByteArray(R"({"vocab": {"a": 0}, "merges": []})")
                                        << 1;
}

void tst_Tokenizer::whatIsLeftOutIsNoted()
{
    QFETCH(const QByteArray, key);
    QFETCH(const QByteArray, value);
    QFETCH(const int, notices);
    json file = wordPieceFile({"[UNK]"});
    file[key.toStdString()] = json::parse(value.toStdString());

    QCOMPARE(int(tokenizer(file).notices().size()), notices);
}

void tst_Tokenizer::anEmptyTextHasNoTokens()
{
    for (const char* name : {"byte_level", "word_pieces", "byte_fallback", "metaspace"})
        QVERIFY(Tokenizer::open(casePath(std::string("tokenizers/") + name + ".json")).tokens("").empty());
}

void tst_Tokenizer::textThatIsNotUtf8IsRefused()
{
    QCOMPARE(refusal([] { tokenizer(byteLevelFile()).tokens("ab\xe4"); }),
             QByteArray("byte 2 of the text is 0xE4, where no character of UTF-8 begins; a text in UTF-8 is needed"));
}

WHORL_CORE_TEST(tst_Tokenizer)
#include "tst_tokenizer.moc"
