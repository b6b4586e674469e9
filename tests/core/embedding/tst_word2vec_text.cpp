// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/corpus.h"
#include "core/embedding/word2vec_text.h"
#include "tests/support/cases.h"
#include "tests/support/test_main.h"

#include <set>

using namespace whorl;
using namespace whorl::test;

class tst_Word2VecText : public QObject {
    Q_OBJECT

private slots:
    void withoutThinningAWindowOfOneIsEveryNeighbour();
    void noWindowLeavesItsSentenceOrItsReach_data();
    void noWindowLeavesItsSentenceOrItsReach();
    void noNegativeIsTheTrueWord();
    void whereAllIsOneWordDrawsAreLeftOut();
    void aStepIsAlwaysTheSame();
    void anotherSeedDrawsAnotherStep();
    void everyWordIsReadOnceAnEpoch();
    void frequentWordsAreThinnedOut();
    void aSmallTextThinnedOutIsNoticed();
    void whatCannotBeLearntIsRefused_data();
    void whatCannotBeLearntIsRefused();
    void optionsOutOfRangeAreRefused_data();
    void optionsOutOfRangeAreRefused();
};

namespace {

Word2VecOptions all()
{
    Word2VecOptions options;
    options.minimumCount = 1;
    options.sample = 0;
    options.negatives = 5;
    return options;
}

/// Sentences of words that say where they stand: "s3w7".
std::string numbered(int sentences, int words)
{
    std::string text;
    for (int s = 0; s < sentences; ++s) {
        for (int w = 0; w < words; ++w)
            text += "s" + std::to_string(s) + "w" + std::to_string(w) + " ";
        text += "\n";
    }
    return text;
}

std::pair<int, int> placeOf(const std::string& word)
{
    const QStringList parts = QString::fromStdString(word.substr(1)).split('w');
    return {parts[0].toInt(), parts[1].toInt()};
}

}  // namespace

void tst_Word2VecText::withoutThinningAWindowOfOneIsEveryNeighbour()
{
    Word2VecOptions options = all();
    options.window = 1;
    const Word2VecText text(parseCorpus("a b c\nd e\nf\n", "text"), options);
    QCOMPARE(text.stepsPerEpoch(), 1);
    const Word2VecBatch batch = text.batch(0);

    QStringList pairs;
    for (std::size_t i = 0; i < batch.examples.size(); ++i)
        pairs << QString::fromStdString(text.vocabulary().words[std::size_t(batch.inputs(i)[0])]
                                        + text.vocabulary().words[std::size_t(batch.answers(i)[0])]);
    QCOMPARE(pairs.join(' '), QString("ab ba bc cb de ed"));
}

void tst_Word2VecText::noWindowLeavesItsSentenceOrItsReach_data()
{
    QTest::addColumn<int>("model");
    QTest::addColumn<int>("loss");
    for (const auto& [model, name] :
         {std::pair(Word2VecModel::skipGram, "skip-gram"), std::pair(Word2VecModel::cbow, "cbow")})
        for (const auto& [loss, more] :
             {std::pair(Word2VecLoss::negative, " negative"), std::pair(Word2VecLoss::softmax, " softmax")})
            QTest::newRow((std::string(name) + more).c_str()) << int(model) << int(loss);
}

void tst_Word2VecText::noWindowLeavesItsSentenceOrItsReach()
{
    QFETCH(const int, model);
    QFETCH(const int, loss);
    Word2VecOptions options = all();
    options.model = Word2VecModel(model);
    options.loss = Word2VecLoss(loss);
    options.window = 3;
    const Word2VecText text(parseCorpus(numbered(20, 30), "text"), options);
    const Word2VecBatch batch = text.batch(0);
    const bool skipGram = options.model == Word2VecModel::skipGram;

    std::set<int> reaches;
    for (std::size_t i = 0; i < batch.examples.size(); ++i) {
        const auto inputs = batch.inputs(i), answers = batch.answers(i);
        const auto centre = placeOf(text.vocabulary().words[std::size_t((skipGram ? inputs : answers)[0])]);
        const std::size_t trues = options.loss == Word2VecLoss::softmax ? answers.size() : 1;
        for (const std::int32_t word : skipGram ? answers.first(trues) : inputs) {
            const auto context = placeOf(text.vocabulary().words[std::size_t(word)]);
            QCOMPARE(context.first, centre.first);
            reaches.insert(context.second - centre.second);
        }
        QCOMPARE(answers.size() - trues, options.loss == Word2VecLoss::softmax ? 0U : 5U);
    }
    QCOMPARE(reaches, (std::set<int>{-3, -2, -1, 1, 2, 3}));
}

void tst_Word2VecText::noNegativeIsTheTrueWord()
{
    const Word2VecText text(parseCorpus("a b a b a c a b d", "text"), all());
    for (std::int64_t step = 0; step < 50; ++step) {
        const Word2VecBatch batch = text.batch(step);
        for (std::size_t i = 0; i < batch.examples.size(); ++i)
            for (const std::int32_t drawn : batch.answers(i).subspan(1))
                QVERIFY(drawn != batch.answers(i)[0]);
    }
}

void tst_Word2VecText::whereAllIsOneWordDrawsAreLeftOut()
{
    const Word2VecText two(readCorpus(casePath("F04/two_words.txt")), all());
    const Word2VecBatch batch = two.batch(0);
    for (std::size_t i = 0; i < batch.examples.size(); ++i)
        for (const std::int32_t drawn : batch.answers(i).subspan(1))
            QCOMPARE(drawn, 1 - batch.answers(i)[0]);

    std::string text = "b ";
    for (int i = 0; i < 5000; ++i)
        text += "a ";
    const Word2VecBatch lopsided = Word2VecText(parseCorpus(text, "text"), all()).batch(0);
    QVERIFY(!lopsided.examples.empty());
    std::size_t drawn = 0;
    for (std::size_t i = 0; i < lopsided.examples.size(); ++i)
        drawn += lopsided.answers(i).size() - 1;
    QVERIFY(drawn < lopsided.examples.size());
}

void tst_Word2VecText::aStepIsAlwaysTheSame()
{
    const Corpus corpus = parseCorpus(numbered(300, 40), "text");
    const Word2VecText text(corpus, all()), again(corpus, all());
    const Word2VecBatch first = text.batch(2);
    text.batch(1);

    QCOMPARE(text.batch(2).words, first.words);
    QCOMPARE(again.batch(2).words, first.words);
}

void tst_Word2VecText::anotherSeedDrawsAnotherStep()
{
    const Corpus corpus = parseCorpus(numbered(30, 40), "text");
    Word2VecOptions other = all();
    other.seed = 2;

    QVERIFY(Word2VecText(corpus, all()).batch(0).words != Word2VecText(corpus, other).batch(0).words);
    QVERIFY(Word2VecText(corpus, all()).batch(0).words != Word2VecText(corpus, all()).batch(1).words);
}

void tst_Word2VecText::everyWordIsReadOnceAnEpoch()
{
    Word2VecOptions options = all();
    options.window = 1;
    // One sentence is longer than a step and than what is read at once.
    const Word2VecText text(parseCorpus(numbered(1, 9000) + numbered(200, 31), "text"), options);
    const std::int64_t steps = text.stepsPerEpoch();
    std::set<std::int32_t> seen;
    for (std::int64_t step = 0; step < steps; ++step)
        for (const Word2VecBatch batch = text.batch(step); const Word2VecExample& example : batch.examples)
            seen.insert(batch.words[std::size_t(example.first)]);

    QVERIFY(steps > 2);
    QCOMPARE(std::int64_t(seen.size()), text.vocabulary().size());
    QCOMPARE(text.wordsBefore(steps), text.vocabulary().total);
    QCOMPARE(text.wordsBefore(3 * steps + 1), 3 * text.vocabulary().total + text.wordsBefore(1));
}

void tst_Word2VecText::frequentWordsAreThinnedOut()
{
    std::string text;
    for (int i = 0; i < 4000; ++i)
        text += (i % 2 == 0 ? "the " : "w" + std::to_string(i) + " ");
    Word2VecOptions options = all();
    options.sample = 1e-2;
    options.window = 1;
    const Word2VecText thinned(parseCorpus(text, "text"), options);
    const Word2VecBatch batch = thinned.batch(0);
    std::int64_t the = 0;
    for (std::size_t i = 0; i < batch.examples.size(); ++i)
        the += batch.inputs(i)[0] == 0 ? 1 : 0;

    // Each occurrence that is read is a centre with about two words beside it.
    const double kept = 2000 * keepProbability(2000, 4000, 1e-2, Subsampling::word2vecC);
    QVERIFY(std::abs(double(the) - 2 * kept) < 0.2 * 2 * kept);
}

void tst_Word2VecText::aSmallTextThinnedOutIsNoticed()
{
    const Corpus corpus = readCorpus(casePath("F02/tiny.txt"));
    Word2VecOptions options = all();
    QVERIFY(Word2VecText(corpus, options).notices().empty());
    options.sample = 1e-3;
    QCOMPARE(Word2VecText(corpus, options).notices().size(), 1U);
}

void tst_Word2VecText::whatCannotBeLearntIsRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("says");
    std::string many;
    for (int i = 0; i <= mostSoftmaxWords; ++i)
        many += "w" + std::to_string(i) + " ";
    QTest::newRow("one word") << "word"
                              << "min_count is 1; 1 word occurs so often, word; 2 at least are needed";
    QTest::newRow("one word often") << "word word word"
                                    << "min_count is 1; 1 word occurs so often, word; 2 at least are needed";
    QTest::newRow("F06 by words") << QString::fromUtf8("我喜欢猫\n我喜欢狗\n")
                                  << "text: 2 words, no two of them in one sentence; there is nothing to learn; a text "
                                     "without spaces is learnt by characters";
    QTest::newRow("too many for softmax")
        << QString::fromStdString(many)
        << "loss is softmax; it is worked out for at most 3000 words, and 3001 have a count of 1 or more; negative "
           "sampling or a higher min_count is needed";
}

void tst_Word2VecText::whatCannotBeLearntIsRefused()
{
    QFETCH(const QString, text);
    QFETCH(const QString, says);
    Word2VecOptions options = all();
    options.loss = Word2VecLoss::softmax;
    const Corpus corpus = parseCorpus(text.toStdString(), "text");

    QCOMPARE(QString::fromUtf8(refusal([&] { Word2VecText(corpus, options); })), says);
}

void tst_Word2VecText::optionsOutOfRangeAreRefused_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("value");
    const auto row = [](const char* id, double value) {
        QTest::newRow(qPrintable(QString("%1 %2").arg(id).arg(value))) << QString(id) << value;
    };
    row("dimension", 1);
    row("dimension", 1025);
    row("window", 0);
    row("window", 51);
    row("negatives", 0);
    row("negatives", 51);
    row("epochs", 0);
    row("min_count", 0);
    row("rate", 0);
    row("rate", -1);
    row("rate", NAN);
    row("rate", INFINITY);
    row("sample", -0.1);
    row("sample", 1.1);
}

void tst_Word2VecText::optionsOutOfRangeAreRefused()
{
    QFETCH(const QString, id);
    QFETCH(const double, value);
    Word2VecOptions options = all();
    for (const auto& row : Word2VecOptions::parameters())
        if (row.parameter.id == id.toStdString())
            row.write(options, row.parameter.kind == ParameterKind::real ? Value(value) : Value(std::int64_t(value)));

    QVERIFY(refusal([&] { options.check(); }).startsWith(id.toUtf8() + " is "));
}

WHORL_CORE_TEST(tst_Word2VecText)
#include "tst_word2vec_text.moc"
