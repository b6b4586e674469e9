// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/tokenizer_split.h"

#include "tests/support/test_main.h"

#include <QElapsedTimer>
#include <QStringList>

using namespace whorl;

/// How texts are cut before a model sees them.
class tst_TokenizerSplit : public QObject {
    Q_OBJECT

private slots:
    void textsAreCutAsPublishedExpressionsCutThem_data();
    void textsAreCutAsPublishedExpressionsCutThem();
    void onlyPublishedExpressionsAreKnown();
    void scannersCutTheirKind_data();
    void scannersCutTheirKind();
    void delimitersGoWhereTheyAreTold_data();
    void delimitersGoWhereTheyAreTold();
    void spacesBecomeMarks_data();
    void spacesBecomeMarks();
    void longRunsAreCutInOnePass_data();
    void longRunsAreCutInOnePass();
};

namespace {

constexpr const char* gpt2 = R"('s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+)";
constexpr const char* llama3 =
    R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+)";
constexpr const char* qwen2 =
    R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+)";

CutText whole(const QString& text)
{
    AlignedText aligned = alignedText(text.toStdString());
    const std::size_t size = aligned.size();
    return {std::move(aligned), {{0, size}}};
}

QStringList partsOf(const CutText& cut)
{
    QStringList parts;
    for (const CutText::Part& each : cut.parts)
        parts += QString::fromStdString(utf8Of(AlignedPart(cut.text).subspan(each.begin, each.end - each.begin)));
    return parts;
}

QStringList cutWith(const PreTokenizer& step, const QString& text)
{
    CutText cut = whole(text);
    step(cut);
    return partsOf(cut);
}

}  // namespace

void tst_TokenizerSplit::textsAreCutAsPublishedExpressionsCutThem_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("ofGpt2");
    QTest::addColumn<QStringList>("ofLlama3");
    const auto row = [](const char* name, const char* text, const QStringList& ofGpt2, const QStringList& ofLlama3) {
        QTest::newRow(name) << QString::fromUtf8(text) << ofGpt2 << ofLlama3;
    };
    row("words", "the cat, sat", {"the", " cat", ",", " sat"}, {"the", " cat", ",", " sat"});
    row("contractions", "don't we'll I've", {"don", "'t", " we", "'ll", " I", "'ve"},
        {"don", "'t", " we", "'ll", " I", "'ve"});
    row("capital contractions", "DON'T", {"DON", "'", "T"}, {"DON", "'T"});
    row("quoted", "'a 'sit", {"'", "a", " '", "sit"}, {"'a", " '", "sit"});
    row("numbers", "12345 678", {"12345", " 678"}, {"123", "45", " ", "678"});
    row("letters and digits", "GPT2x", {"GPT", "2", "x"}, {"GPT", "2", "x"});
    row("blanks leave one", "a   b", {"a", "  ", " b"}, {"a", "  ", " b"});
    row("blanks at the end", "a   ", {"a", "   "}, {"a", "   "});
    row("one blank", " ", {" "}, {" "});
    row("tab before a word", "\tb", {"\t", "b"}, {"\tb"});
    row("line ends", "a\n\n b", {"a", "\n\n", " b"}, {"a", "\n\n", " b"});
    row("line ends among blanks", "a \n \n  b", {"a", " \n \n ", " b"}, {"a", " \n \n", " ", " b"});
    row("line ends after marks", "a!!\r\nb", {"a", "!!", "\r", "\n", "b"}, {"a", "!!\r\n", "b"});
    row("a mark before letters", "(a) _b", {"(", "a", ")", " _", "b"}, {"(a", ")", " _", "b"});
    row("Chinese", "\u6211\u7231\u4f60\u3002", {QString::fromUtf8("\u6211\u7231\u4f60"), QString::fromUtf8("\u3002")},
        {QString::fromUtf8("\u6211\u7231\u4f60"), QString::fromUtf8("\u3002")});
    row("a combining mark is no letter", "e\u0301a", {"e", QString::fromUtf8("\u0301"), "a"},
        {"e", QString::fromUtf8("\u0301a")});
    row("number that is no digit", "\u00b2", {QString::fromUtf8("\u00b2")}, {QString::fromUtf8("\u00b2")});
}

void tst_TokenizerSplit::textsAreCutAsPublishedExpressionsCutThem()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, ofGpt2);
    QFETCH(const QStringList, ofLlama3);

    QCOMPARE(cutWith(cutBy(scannerOf(gpt2)), text), ofGpt2);
    QCOMPARE(cutWith(cutBy(scannerOf(llama3)), text), ofLlama3);
}

void tst_TokenizerSplit::onlyPublishedExpressionsAreKnown()
{
    QCOMPARE(cutWith(cutBy(scannerOf(qwen2)), "a123"), QStringList({"a", "1", "2", "3"}));
    QVERIFY(!scannerOf(""));
    QVERIFY(!scannerOf("\\s+"));
}

void tst_TokenizerSplit::scannersCutTheirKind_data()
{
    QTest::addColumn<int>("scanner");
    QTest::addColumn<QStringList>("parts");
    QTest::newRow("blanks") << 0 << QStringList{"a$b,", "c12"};
    QTest::newRow("BERT") << 1 << QStringList{"a", "$", "b", ",", "c12"};
    QTest::newRow("punctuation") << 2 << QStringList{"a", "$", "b", ",", "  c12"};
    QTest::newRow("numbers") << 3 << QStringList{"a$b,  c", "12"};
    QTest::newRow("digits") << 4 << QStringList{"a$b,  c", "1", "2"};
}

void tst_TokenizerSplit::scannersCutTheirKind()
{
    QFETCH(const int, scanner);
    QFETCH(const QStringList, parts);
    FirstCut (*const scanners[])(AlignedPart) = {scanBlanks, scanBertWords, scanPunctuation, scanNumbers, scanDigits};

    QCOMPARE(cutWith(cutBy(scanners[scanner]), "a$b,  c12"), parts);
}

void tst_TokenizerSplit::delimitersGoWhereTheyAreTold_data()
{
    QTest::addColumn<int>("goes");
    QTest::addColumn<QStringList>("parts");
    QTest::newRow("isolated") << int(DelimiterGoes::isolated) << QStringList{"--", "a", "--", "--", "b-"};
    QTest::newRow("removed") << int(DelimiterGoes::removed) << QStringList{"a", "b-"};
    QTest::newRow("with previous") << int(DelimiterGoes::mergedWithPrevious) << QStringList{"--", "a--", "--", "b-"};
    QTest::newRow("with next") << int(DelimiterGoes::mergedWithNext) << QStringList{"--a", "--", "--b-"};
}

void tst_TokenizerSplit::delimitersGoWhereTheyAreTold()
{
    QFETCH(const int, goes);
    QFETCH(const QStringList, parts);

    QCOMPARE(cutWith(cutAt(alignedText("--"), DelimiterGoes(goes)), "--a----b-"), parts);
}

void tst_TokenizerSplit::spacesBecomeMarks_data()
{
    QTest::addColumn<int>("goes");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("parts");
    QTest::newRow("always") << int(MarkGoes::always) << "a  b" << QStringList{"_a", "_", "_b"};
    QTest::newRow("one is enough") << int(MarkGoes::always) << " a" << QStringList{"_a"};
    QTest::newRow("first") << int(MarkGoes::first) << "a b" << QStringList{"_a", "_b"};
    QTest::newRow("never") << int(MarkGoes::never) << "a b" << QStringList{"a", "_b"};
}

void tst_TokenizerSplit::spacesBecomeMarks()
{
    QFETCH(const int, goes);
    QFETCH(const QString, text);
    QFETCH(const QStringList, parts);

    QCOMPARE(cutWith(metaspace('_', MarkGoes(goes), true), text), parts);
    QCOMPARE(cutWith(metaspace('_', MarkGoes(goes), false), text), QStringList({parts.join("")}));
}

void tst_TokenizerSplit::longRunsAreCutInOnePass_data()
{
    QTest::addColumn<QString>("unit");
    for (const char* unit : {"a", " ", "\n", "1", "!", "a ", " \n", "'"})
        QTest::newRow(unit) << QString(unit);
}

void tst_TokenizerSplit::longRunsAreCutInOnePass()
{
    QFETCH(const QString, unit);
    const QString text = unit.repeated(200'000);
    QElapsedTimer timer;

    timer.start();
    for (const char* regex : {gpt2, llama3})
        QCOMPARE(cutWith(cutBy(scannerOf(regex)), text).join(""), text);
    cutWith(cutBy(scanBertWords), text);
    // Some hundred milliseconds; a second look at every character would take minutes.
    QVERIFY2(timer.elapsed() < 10'000, qPrintable(QString::number(timer.elapsed())));
}

WHORL_CORE_TEST(tst_TokenizerSplit)
#include "tst_tokenizer_split.moc"
