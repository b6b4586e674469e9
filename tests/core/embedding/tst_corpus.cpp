// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/corpus.h"
#include "tests/support/cases.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_Corpus : public QObject {
    Q_OBJECT

private slots:
    void aTextFallsIntoTokens_data();
    void aTextFallsIntoTokens();
    void plainTextIsNeitherLettersNorLines();
    void chineseIsReadByCharacters();
    void chineseByWordsIsNoticed();
    void sentencesEndWhereTheLayoutSays_data();
    void sentencesEndWhereTheLayoutSays();
    void shippedCorporaAreFoundByTheirWord_data();
    void shippedCorporaAreFoundByTheirWord();
    void whatIsNoTextIsRefused_data();
    void whatIsNoTextIsRefused();
    void readingCanBeCalledOff();
};

namespace {

QString tokensOf(const Corpus& corpus)
{
    QStringList sentences;
    for (std::size_t s = 0; s < corpus.sentenceEnds.size(); ++s) {
        QStringList words;
        for (const std::int32_t token : corpus.sentence(s))
            words << QString::fromStdString(corpus.words[std::size_t(token)]);
        sentences << words.join(' ');
    }
    return sentences.join('|');
}

CorpusOptions by(CorpusUnit unit)
{
    CorpusOptions options;
    options.unit = unit;
    return options;
}

}  // namespace

void tst_Corpus::aTextFallsIntoTokens_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("tokens");
    QTest::newRow("punctuation") << QByteArray("Let there be light: and (so) it was!")
                                 << "let there be light and so it was";
    QTest::newRow("apostrophe within") << QByteArray("'tis Newton's, the kings'") << "tis newton's the kings";
    QTest::newRow("typographic one") << QByteArray("don\u2019t") << "don't";
    QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbf"
                                                   "a b")
                                     << "a b";
    QTest::newRow("CR and LF") << QByteArray("a b\r\nc d\r\n") << "a b|c d";
    QTest::newRow("no line end") << QByteArray("a b") << "a b";
    QTest::newRow("one word") << QByteArray("word") << "word";
    QTest::newRow("blank lines") << QByteArray("\n\na\n\n\nb\n") << "a|b";
    QTest::newRow("accents") << QByteArray("\u00c9t\u00e9 \u2014 na\u00efve")
                             << QString::fromUtf8("\u00e9t\u00e9 na\u00efve");
    QTest::newRow("digits") << QByteArray("w0 1704") << "w0 1704";
    QTest::newRow("mixed scripts") << QByteArray("GPT\u6a21\u578b\uff0c\u597d\u3002")
                                   << QString::fromUtf8("gpt \u6a21 \u578b \u597d");
}

void tst_Corpus::aTextFallsIntoTokens()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, tokens);

    QCOMPARE(tokensOf(parseCorpus(text.toStdString(), "text", by(CorpusUnit::character))), tokens);
}

void tst_Corpus::plainTextIsNeitherLettersNorLines()
{
    for (const CorpusUnit unit : {CorpusUnit::word, CorpusUnit::character}) {
        const Corpus corpus = readCorpus(casePath("F05/plain.txt"), by(unit));

        QCOMPARE(tokensOf(corpus), QString("the cat sat|the cat ran"));
        QCOMPARE(corpus.words.size(), std::size_t(4));
    }
}

void tst_Corpus::chineseIsReadByCharacters()
{
    const Corpus corpus = readCorpus(casePath("F06/chinese.txt"), by(CorpusUnit::character));

    QCOMPARE(tokensOf(corpus), QString::fromUtf8("我 喜 欢 猫|我 喜 欢 狗"));
    QVERIFY(corpus.notices.empty());
}

void tst_Corpus::chineseByWordsIsNoticed()
{
    const Corpus corpus = readCorpus(casePath("F06/chinese.txt"), by(CorpusUnit::word));

    QCOMPARE(corpus.words.size(), std::size_t(2));
    QCOMPARE(corpus.notices.size(), std::size_t(1));
    QVERIFY(corpus.notices[0].find("no spaces") != std::string::npos);
    QVERIFY(parseCorpus("\u6211 \u559c\u6b22 \u732b", "segmented").notices.empty());
}

void tst_Corpus::sentencesEndWhereTheLayoutSays_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("sentences");
    QTest::addColumn<QString>("tokens");
    const QByteArray wrapped = "a b\nc d\n\ne f\ng\n";
    QTest::newRow("wrapped") << wrapped << int(SentenceEnd::automatic) << "a b c d|e f g";
    QTest::newRow("wrapped, by line") << wrapped << int(SentenceEnd::line) << "a b|c d|e f|g";
    QTest::newRow("a line each") << QByteArray("a b\nc d\n") << int(SentenceEnd::automatic) << "a b|c d";
    QTest::newRow("a line each, by paragraph") << QByteArray("a b\nc d\n") << int(SentenceEnd::paragraph) << "a b c d";
    QTest::newRow("lines apart") << QByteArray("a b\n\nc d\n\ne") << int(SentenceEnd::automatic) << "a b|c d|e";
}

void tst_Corpus::sentencesEndWhereTheLayoutSays()
{
    QFETCH(const QByteArray, text);
    QFETCH(const int, sentences);
    QFETCH(const QString, tokens);
    CorpusOptions options;
    options.sentences = SentenceEnd(sentences);

    QCOMPARE(tokensOf(parseCorpus(text.toStdString(), "text", options)), tokens);
}

void tst_Corpus::shippedCorporaAreFoundByTheirWord_data()
{
    // Counts of resources/data/README.md's texts, taken with Python: of [a-z]+('[a-z]+)? in lower case, and of the
    // characters U+4E00 to U+9FFF.
    QTest::addColumn<qsizetype>("tokens");
    QTest::addColumn<int>("percentMore");
    QTest::newRow("kjv") << qsizetype(140'319) << 0;
    QTest::newRow("opticks") << qsizetype(99'463) << 2;  // figures and years as well
    QTest::newRow("classics") << qsizetype(103'990) << 1;
}

void tst_Corpus::shippedCorporaAreFoundByTheirWord()
{
    QFETCH(const qsizetype, tokens);
    QFETCH(const int, percentMore);
    const ShippedCorpus* shipped = findShippedCorpus(QTest::currentDataTag());
    QVERIFY(shipped);
    const Corpus corpus = readCorpus(QTest::currentDataTag(), by(shipped->unit));
    const auto count = qsizetype(corpus.tokens.size());

    QVERIFY2(count >= tokens && count <= tokens + tokens * percentMore / 100, qPrintable(QString::number(count)));
    QVERIFY(corpus.notices.empty());
}

void tst_Corpus::whatIsNoTextIsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("says");
    QTest::newRow("empty") << QByteArray() << "text: an empty file";
    QTest::newRow("blanks") << QByteArray(" \n\r\n") << "text: a text without words";
    QTest::newRow("punctuation") << QByteArray("...!") << "text: a text without words";
    QTest::newRow("Latin-1") << QByteArray("a\nb\ncaf\xe9\n") << "text, line 3: bytes that are not UTF-8";
    QTest::newRow("GBK") << QByteArray("\xce\xd2\xcf\xb2") << "text, line 1: bytes that are not UTF-8";
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe"
                                          "a\0",
                                          4)
                            << "text: a text in UTF-16";
    QTest::newRow("binary") << QByteArray("a\n\0b", 4) << "text, line 2: a byte 0";
}

void tst_Corpus::whatIsNoTextIsRefused()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, says);

    const QByteArray said = refusal([&] { parseCorpus(bytes.toStdString(), "text"); });

    QVERIFY2(said.startsWith((says + "; ").toUtf8()), said);
}

void tst_Corpus::readingCanBeCalledOff()
{
    const std::string text(100'000, '\n');

    QVERIFY_EXCEPTION_THROWN(parseCorpus(text + "a", "text", {}, [](double) { return false; }), Cancelled);
}

WHORL_CORE_TEST(tst_Corpus)
#include "tst_corpus.moc"
