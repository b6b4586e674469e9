// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/corpus.h"
#include "core/embedding/vocabulary.h"
#include "tests/support/cases.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_Vocabulary : public QObject {
    Q_OBJECT

private slots:
    void wordsAreCounted_data();
    void wordsAreCounted();
    void indicesLeadFromTheCorpusToTheVocabulary();
    void aLeastCountThatNoWordReachesIsRefused();
    void noiseOfTwoWordsIsKnown();
    void wordsAreDrawnAsOftenAsTheirShareSays();
    void aShareOfNothingIsNeverDrawn();
    void withoutAThresholdEveryWordIsRead();
    void thinningNeverFavoursTheMoreFrequent();
};

void tst_Vocabulary::wordsAreCounted_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("unit");
    QTest::addColumn<int>("minimum");
    QTest::addColumn<QString>("counts");
    const int word = int(CorpusUnit::word), character = int(CorpusUnit::character);
    QTest::newRow("F04") << "F04/two_words.txt" << word << 1 << "a 3, b 1";
    QTest::newRow("F05") << "F05/plain.txt" << word << 1 << "the 2, cat 2, sat 1, ran 1";
    QTest::newRow("F06") << "F06/chinese.txt" << character << 1 << QString::fromUtf8("我 2, 喜 2, 欢 2, 猫 1, 狗 1");
    QTest::newRow("F07, all") << "F07/counts.txt" << word << 1 << "one 3, two 2, three 1";
    QTest::newRow("F07, twice at least") << "F07/counts.txt" << word << 2 << "one 3, two 2";
}

void tst_Vocabulary::wordsAreCounted()
{
    QFETCH(const QString, file);
    QFETCH(const int, unit);
    QFETCH(const int, minimum);
    QFETCH(const QString, counts);
    CorpusOptions options;
    options.unit = CorpusUnit(unit);

    const Vocabulary vocabulary = countWords(readCorpus(casePath(file.toStdString()), options), minimum);

    QStringList got;
    std::int64_t total = 0;
    for (std::size_t i = 0; i < vocabulary.words.size(); ++i) {
        got << QString("%1 %2").arg(QString::fromStdString(vocabulary.words[i])).arg(vocabulary.counts[i]);
        total += vocabulary.counts[i];
    }
    QCOMPARE(got.join(", "), counts);
    QCOMPARE(vocabulary.total, total);
}

void tst_Vocabulary::indicesLeadFromTheCorpusToTheVocabulary()
{
    const Corpus corpus = parseCorpus("rare b b a a a", "text");
    const Vocabulary vocabulary = countWords(corpus, 2);

    for (std::size_t i = 0; i < corpus.words.size(); ++i)
        QCOMPARE(vocabulary.indices[i], vocabulary.find(corpus.words[i]));
    QCOMPARE(vocabulary.find("a"), 0);
    QCOMPARE(vocabulary.find("rare"), -1);
}

void tst_Vocabulary::aLeastCountThatNoWordReachesIsRefused()
{
    const Corpus corpus = readCorpus(casePath("F01/ten.txt"));

    QCOMPARE(
        refusal([&] { countWords(corpus, 5); }),
        QByteArray("min_count is 5; 0 of 10 words occur so often, and the most frequent occurs 1 time; 1 would do"));
}

void tst_Vocabulary::noiseOfTwoWordsIsKnown()
{
    const std::vector<std::int64_t> counts = {3, 1};
    const std::vector<double> shares = noiseShares(counts);

    // 3^0.75 / (3^0.75 + 1)
    QVERIFY(std::abs(shares[0] - 0.6950761250) < 5e-11);
    QVERIFY(std::abs(shares[1] - 0.3049238750) < 5e-11);
}

void tst_Vocabulary::wordsAreDrawnAsOftenAsTheirShareSays()
{
    const std::vector<double> shares = {0.4, 0.25, 0.2, 0.1, 0.05};
    const NoiseTable noise(shares);
    Random random(1);
    std::vector<int> drawn(shares.size());
    constexpr int draws = 200'000;
    for (int i = 0; i < draws; ++i)
        ++drawn[std::size_t(noise.draw(random))];

    // Five standard deviations of the count.
    for (std::size_t i = 0; i < shares.size(); ++i)
        QVERIFY(std::abs(drawn[i] - draws * shares[i]) < 5 * std::sqrt(draws * shares[i] * (1 - shares[i])));
}

void tst_Vocabulary::aShareOfNothingIsNeverDrawn()
{
    const std::vector<double> shares = {0, 3, 0, 1};
    const NoiseTable noise(shares);
    Random random(2);
    for (int i = 0; i < 10'000; ++i)
        QVERIFY(noise.draw(random) % 2 == 1);
}

void tst_Vocabulary::withoutAThresholdEveryWordIsRead()
{
    for (const Subsampling rule : {Subsampling::word2vecC, Subsampling::paper})
        QCOMPARE(keepProbability(999, 1000, 0, rule), 1.0);
}

void tst_Vocabulary::thinningNeverFavoursTheMoreFrequent()
{
    for (const Subsampling rule : {Subsampling::word2vecC, Subsampling::paper})
        for (std::int64_t count = 2; count < 1'000'000; count *= 2)
            QVERIFY(keepProbability(count, 1'000'000, 1e-3, rule) <= keepProbability(count / 2, 1'000'000, 1e-3, rule));
}

WHORL_CORE_TEST(tst_Vocabulary)
#include "tst_vocabulary.moc"
