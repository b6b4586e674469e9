// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/error.h"
#include "tests/support/cases.h"
#include "tests/support/scratch.h"
#include "tests/support/test_main.h"
#include "tests/support/tokenizer_json.h"

#include <QTemporaryDir>

using namespace whorl;
using namespace whorl::test;

/// Files that are no tokenizer, or none that can be used: one sentence with file, place, what is there, what is needed.
class tst_TokenizerRefusals : public QObject {
    Q_OBJECT

private slots:
    void whatIsNoTokenizerIsRefused_data();
    void whatIsNoTokenizerIsRefused();
    void modelsAreCheckedWhole_data();
    void modelsAreCheckedWhole();
    void stepsAreCheckedOneByOne_data();
    void stepsAreCheckedOneByOne();
    void addedTokensAreChecked_data();
    void addedTokensAreChecked();
    void largeFilesAreNotRead();
    void manyValuesAreRefused();
    void aTextThatGrowsPastAllBoundsIsRefused();
};

namespace {

QByteArray refusalOf(const std::string& text)
{
    try {
        Tokenizer::read(text, "tokenizer.json");
    } catch (const FileError& error) {
        return error.what();
    }
    return {};
}

void columns()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("message");
}

void row(const char* name, const QByteArray& text, const QByteArray& message)
{
    QTest::newRow(name) << text << message;
}

}  // namespace

void tst_TokenizerRefusals::whatIsNoTokenizerIsRefused_data()
{
    columns();
    const QByteArray needed = "; a tokenizer.json is needed";
    row("not JSON", "the cat", "tokenizer.json: not JSON at byte 2" + needed);
    row("cut", R"({"model": {"vocab")", "tokenizer.json: not JSON at byte 19" + needed);
    row("a list", "[]", "tokenizer.json: no object \"model\" in it" + needed);
    row("a configuration", R"({"model_type": "bert"})", "tokenizer.json: no object \"model\" in it" + needed);
    row("a text for a model", R"({"model": "BPE"})", "tokenizer.json: no object \"model\" in it" + needed);
    row("deep", QByteArray(100'000, '['), "tokenizer.json: nested more than 32 levels deep" + needed);
    row("a number without end", R"({"model": {"vocab": {"a": 1e999}}})",
        "tokenizer.json: a number beyond float64" + needed);
}

void tst_TokenizerRefusals::whatIsNoTokenizerIsRefused()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, message);

    QCOMPARE(refusalOf(text.toStdString()), message);
}

void tst_TokenizerRefusals::modelsAreCheckedWhole_data()
{
    columns();
    const QByteArray known = "; this version reads BPE and WordPiece";
    row("Unigram", R"({"type": "Unigram", "vocab": [["a", 0]]})", "type: Unigram" + known);
    row("Unigram without a name", R"({"vocab": [["a", 0]]})", "type: Unigram" + known);
    row("no type", R"({"vocab": {"a": 0}})", "type: missing" + known);
    row("type of a wrong type", R"({"type": 5})", "type: 5; a text");
    row("no vocabulary", R"({"type": "BPE", "merges": []})", "vocab: missing; tokens with their ids are needed");
    row("empty vocabulary", R"({"type": "BPE", "vocab": {}})",
        "vocab: no object of tokens; tokens with their ids are needed");
    row("negative id", R"({"type": "BPE", "vocab": {"a": -1}})", R"(vocab["a"]: -1; a whole number from 0 is needed)");
    row("id that is no number", R"({"type": "BPE", "vocab": {"a": "0"}})",
        R"(vocab["a"]: "0"; a whole number from 0 is needed)");
    row("two tokens of one id", R"({"type": "BPE", "vocab": {"a": 3, "b": 3}})",
        R"(vocab["b"]: id 3; that is the id of "a" already)");
    row("no merges", R"({"type": "BPE", "vocab": {"a": 0}})", "merges: missing; a list of merges is needed");
    row("merge of three", R"({"type": "BPE", "vocab": {"a": 0}, "merges": ["a a a"]})",
        R"(merges[0]: "a a a"; two texts with a space between them, or a list of two, are needed)");
    row("merge of numbers", R"({"type": "BPE", "vocab": {"a": 0}, "merges": [[1, 2]]})",
        R"(merges[0]: [1,2]; two texts with a space between them, or a list of two, are needed)");
    row("merge of an unknown token", R"({"type": "BPE", "vocab": {"a": 0, "aa": 1}, "merges": ["a a", "a b"]})",
        R"(merges[1]: "b", which is not in model.vocab; a token of the vocabulary is needed)");
    row("merge into an unknown token", R"({"type": "BPE", "vocab": {"a": 0}, "merges": ["a a"]})",
        R"(merges[0]: "aa", which is not in model.vocab; a token of the vocabulary is needed)");
    row("flag of a wrong type", R"({"type": "BPE", "vocab": {"a": 0}, "merges": [], "fuse_unk": 1})",
        "fuse_unk: 1; true or false");
    row("WordPiece without its unknown token", R"({"type": "WordPiece", "vocab": {"a": 0}})",
        R"(unk_token: "[UNK]", which is not in model.vocab; a token of the vocabulary is needed)");
    row("words without end",
        R"({"type": "WordPiece", "vocab": {"a": 0}, "unk_token": "a", "max_input_chars_per_word": 1000000})",
        "max_input_chars_per_word: 1000000; at most 10000");
}

void tst_TokenizerRefusals::modelsAreCheckedWhole()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, message);

    QCOMPARE(refusalOf(("{\"model\": " + text + '}').toStdString()), "tokenizer.json, model." + message);
}

void tst_TokenizerRefusals::stepsAreCheckedOneByOne_data()
{
    columns();
    row("unknown normalizer", R"({"normalizer": {"type": "NFKC"}})",
        "normalizer.type: NFKC; this version knows BertNormalizer, NFC, NFD, Lowercase, StripAccents, Prepend and "
        "Replace");
    row("no type", R"({"normalizer": {}})", "normalizer.type: missing; the name of a step is needed");
    row("within a sequence",
        R"({"normalizer": {"type": "Sequence", "normalizers": [{"type": "NFC"}, {"type": "Nmt"}]}})",
        "normalizer.normalizers[1].type: Nmt; "
        "this version knows BertNormalizer, NFC, NFD, Lowercase, StripAccents, Prepend and Replace");
    row("sequence of texts", R"({"normalizer": {"type": "Sequence", "normalizers": ["NFC"]}})",
        R"(normalizer.normalizers[0]: "NFC", a text; an object)");
    row("replaced regular expression",
        R"({"normalizer": {"type": "Replace", "pattern": {"Regex": " +"}, "content": " "}})",
        R"(normalizer.pattern: {"Regex":" +"}; a String that is not empty is needed)");
    row("long content", R"({"normalizer": {"type": "Prepend", "prepend": "12345678901234567"}})",
        "normalizer.prepend: 17 bytes; at most 16");
    row("unknown pre-tokenizer", R"({"pre_tokenizer": {"type": "UnicodeScripts"}})",
        "pre_tokenizer.type: UnicodeScripts; this version knows ByteLevel, Split, Metaspace, BertPreTokenizer, "
        "WhitespaceSplit, Digits and Punctuation (isolated)");
    row("unknown regular expression",
        R"({"pre_tokenizer": {"type": "Split", "pattern": {"Regex": "[0-9]{2}"}, "behavior": "Isolated"}})",
        "pre_tokenizer.pattern.Regex: [0-9]{2}; "
        "this version knows the regular expressions of GPT-2, Llama 3 and Qwen 2 alone");
    row("unknown behaviour",
        R"({"pre_tokenizer": {"type": "Split", "pattern": {"String": "a"}, "behavior": "Contiguous"}})",
        "pre_tokenizer.behavior: Contiguous; "
        "Isolated, Removed, MergedWithPrevious or MergedWithNext without invert is needed");
    row("no pattern", R"({"pre_tokenizer": {"type": "Split", "behavior": "Isolated"}})",
        "pre_tokenizer.pattern: missing; an object with String or Regex is needed");
    row("long mark", R"({"pre_tokenizer": {"type": "Metaspace", "replacement": "__"}})",
        R"(pre_tokenizer.replacement: "__"; one character is needed)");
    row("unknown scheme", R"({"pre_tokenizer": {"type": "Metaspace", "prepend_scheme": "last"}})",
        "pre_tokenizer.prepend_scheme: last; always, first or never is needed");
    QByteArray steps = R"({"type": "Digits"})";
    for (int i = 0; i < 40; ++i)
        steps += R"(, {"type": "Digits"})";
    row("steps without end", R"({"pre_tokenizer": {"type": "Sequence", "pretokenizers": [)" + steps + "]}}",
        "pre_tokenizer: more than 32 steps; that many at most");
}

void tst_TokenizerRefusals::stepsAreCheckedOneByOne()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, message);
    json file = json::parse(text.toStdString());
    file.update(bytePairFile({"a"}, {}));

    QCOMPARE(refusalOf(file.dump()), "tokenizer.json, " + message);
}

void tst_TokenizerRefusals::addedTokensAreChecked_data()
{
    columns();
    row("no list", R"({"a": 1})", R"(added_tokens: {"a":1}; a list of objects)");
    row("no id", R"([{"content": "x"}])", "added_tokens[0].id: missing; an added token has both");
    row("no content", R"([{"id": 5}])", "added_tokens[0].content: missing; an added token has both");
    row("negative id", R"([{"id": -5, "content": "x"}])", "added_tokens[0].id: -5; a whole number from 0 to 1e+15");
    row("id of another", R"([{"id": 0, "content": "x"}])",
        R"(added_tokens[0].id: id 0; that is the id of "a" already)");
    row("another id", R"([{"id": 7, "content": "a"}])",
        R"(added_tokens[0].id: id 7; the vocabulary has it as 0 already)");
    row("long", "[{\"id\": 7, \"content\": \"" + QByteArray(600, 'x') + "\"}]",
        "added_tokens[0].content: 600 bytes; at most 512");
}

void tst_TokenizerRefusals::addedTokensAreChecked()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, message);
    json file = bytePairFile({"a"}, {});
    file["added_tokens"] = json::parse(text.toStdString());

    QCOMPARE(refusalOf(file.dump()), "tokenizer.json, " + message);
}

void tst_TokenizerRefusals::largeFilesAreNotRead()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("tokenizer.json");
    put(path, QByteArray((64 << 20) + 1, ' '));

    QCOMPARE(refusal([&] { Tokenizer::open(path.toStdString()); }),
             path.toUtf8() + ": 67108865 bytes; a tokenizer.json of at most 64 MiB is needed");
}

void tst_TokenizerRefusals::manyValuesAreRefused()
{
    std::string text = "{\"model\": [0";
    for (int i = 0; i < 4'000'000; ++i)
        text += ",0";

    QCOMPARE(refusalOf(text + "]}"),
             QByteArray("tokenizer.json: more than 4000000 values; a tokenizer.json is needed"));
}

void tst_TokenizerRefusals::aTextThatGrowsPastAllBoundsIsRefused()
{
    json file = bytePairFile({"a"}, {});
    const json step = {{"type", "Replace"}, {"pattern", {{"String", "a"}}}, {"content", "aaaaaaaaaaaaaaaa"}};
    file["normalizer"] = {{"type", "Sequence"}, {"normalizers", json(20, step)}};
    const Tokenizer growing = tokenizer(file);

    QCOMPARE(refusal([&] { growing.tokens(std::string(100, 'a')); }),
             QByteArray("the text is 25600 characters after a step of the tokenizer; "
                        "at most 16 for each that was written are worked on"));
}

WHORL_CORE_TEST(tst_TokenizerRefusals)
#include "tst_tokenizer_refusals.moc"
