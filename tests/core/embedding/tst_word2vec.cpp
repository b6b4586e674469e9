// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/corpus.h"
#include "core/embedding/word2vec.h"
#include "tests/support/cases.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_Word2Vec : public QObject {
    Q_OBJECT

private slots:
    void oneSeedGivesTheSameVectorsBitForBit_data();
    void oneSeedGivesTheSameVectorsBitForBit();
    void pairByPairComesToTheSame_data();
    void pairByPairComesToTheSame();
    void restartingReplays();
    void anotherSeedGivesOtherVectors();
    void theFirstLossIsThatOfKnowingNothing_data();
    void theFirstLossIsThatOfKnowingNothing();
    void theLossFalls_data();
    void theLossFalls();
    void whatWasLearntBecomesLikelier_data();
    void whatWasLearntBecomesLikelier();
    void theRateFallsInAStraightLine();
    void anAbsurdRateStopsWithTheStepAndTheLastVectors_data();
    void anAbsurdRateStopsWithTheStepAndTheLastVectors();
    void divergingPairByPairIsRefusedToo();
    void aTextWithoutExamplesEnds();
    void numbersLieNextToNumbers();
    void coloursLieNextToColours();
    void kingLessManPlusWomanIsQueen();
};

namespace {

Word2VecOptions small(Word2VecModel model = Word2VecModel::skipGram, Word2VecLoss loss = Word2VecLoss::negative)
{
    Word2VecOptions options;
    options.model = model;
    options.loss = loss;
    options.dimension = 10;
    options.negatives = 5;
    options.minimumCount = 1;
    options.sample = 0;
    options.epochs = 3;
    return options;
}

const Corpus& tiny()
{
    static const Corpus corpus = readCorpus(casePath("F02/tiny.txt"));
    return corpus;
}

void finish(Word2Vec& word2vec)
{
    while (word2vec.step() < word2vec.steps())
        word2vec.advance();
}

/// A row for each model with each loss.
void addKinds()
{
    QTest::addColumn<int>("model");
    QTest::addColumn<int>("loss");
    QTest::newRow("skip-gram negative") << int(Word2VecModel::skipGram) << int(Word2VecLoss::negative);
    QTest::newRow("skip-gram softmax") << int(Word2VecModel::skipGram) << int(Word2VecLoss::softmax);
    QTest::newRow("cbow negative") << int(Word2VecModel::cbow) << int(Word2VecLoss::negative);
    QTest::newRow("cbow softmax") << int(Word2VecModel::cbow) << int(Word2VecLoss::softmax);
}

Word2VecOptions optionsOfRow()
{
    QFETCH(const int, model);
    QFETCH(const int, loss);
    return small(Word2VecModel(model), Word2VecLoss(loss));
}

/// The words whose vectors have the greatest cosines with that of `word`.
QStringList neighbours(const Word2Vec& word2vec, const char* word, int count)
{
    FloatRows vectors = word2vec.vectors();
    vectors.rowwise().normalize();
    const std::int32_t index = word2vec.vocabulary().find(word);
    Eigen::VectorXf cosines = vectors * vectors.row(index).transpose();
    cosines(index) = -2;
    QStringList names;
    for (int i = 0; i < count; ++i) {
        Eigen::Index best = 0;
        cosines.maxCoeff(&best);
        names << QString::fromStdString(word2vec.vocabulary().words[std::size_t(best)]);
        cosines(best) = -2;
    }
    return names;
}

int among(const QStringList& names, const QString& expected)
{
    const QStringList all = expected.split(' ');
    return int(std::count_if(names.begin(), names.end(), [&](const QString& name) { return all.contains(name); }));
}

}  // namespace

void tst_Word2Vec::oneSeedGivesTheSameVectorsBitForBit_data()
{
    addKinds();
}

void tst_Word2Vec::oneSeedGivesTheSameVectorsBitForBit()
{
    Word2Vec one(tiny(), optionsOfRow()), two(tiny(), optionsOfRow());
    finish(one);
    finish(two);

    QCOMPARE(one.vectors(), two.vectors());
    QCOMPARE(one.outputVectors(), two.outputVectors());
    QCOMPARE(one.loss(), two.loss());
}

void tst_Word2Vec::pairByPairComesToTheSame_data()
{
    addKinds();
}

void tst_Word2Vec::pairByPairComesToTheSame()
{
    Word2Vec steps(tiny(), optionsOfRow()), pairs(tiny(), optionsOfRow()), mixed(tiny(), optionsOfRow());
    finish(steps);
    while (pairs.step() < pairs.steps())
        pairs.stepPair();
    for (int i = 0; i < 5; ++i)
        mixed.stepPair();
    finish(mixed);

    QCOMPARE(pairs.vectors(), steps.vectors());
    QCOMPARE(mixed.vectors(), steps.vectors());
    QCOMPARE(pairs.examples(), steps.examples());
    // Logarithms are taken of products of several probabilities.
    QVERIFY(std::abs(pairs.loss() - steps.loss()) < 1e-12);
}

void tst_Word2Vec::restartingReplays()
{
    Word2Vec word2vec(tiny(), small());
    const FloatRows first = word2vec.vectors();
    word2vec.advance();
    const FloatRows second = word2vec.vectors();
    word2vec.stepPair();
    word2vec.restart();

    QCOMPARE(word2vec.step(), 0);
    QCOMPARE(word2vec.loss(), 0.0);
    QCOMPARE(word2vec.vectors(), first);
    word2vec.advance();
    QCOMPARE(word2vec.vectors(), second);
}

void tst_Word2Vec::anotherSeedGivesOtherVectors()
{
    Word2VecOptions other = small();
    other.seed = 2;
    const Word2Vec one(tiny(), small()), two(tiny(), other);

    QVERIFY(one.vectors() != two.vectors());
    // Evenly within a half over the dimension, as word2vec.c begins.
    QVERIFY(one.vectors().cwiseAbs().maxCoeff() <= 0.05F);
    QVERIFY(one.outputVectors().isZero());
}

void tst_Word2Vec::theFirstLossIsThatOfKnowingNothing_data()
{
    addKinds();
}

void tst_Word2Vec::theFirstLossIsThatOfKnowingNothing()
{
    const Word2VecOptions options = optionsOfRow();
    Word2Vec word2vec(tiny(), options);
    QCOMPARE(word2vec.loss(), 0.0);
    word2vec.stepPair();

    // All scores are 0: six sigmoids of a half, or seven words alike.
    const double nothing = options.loss == Word2VecLoss::negative ? 6 * std::log(2.0) : std::log(7.0);
    QVERIFY(std::abs(word2vec.loss() - nothing) < 1e-6);
}

void tst_Word2Vec::theLossFalls_data()
{
    addKinds();
}

void tst_Word2Vec::theLossFalls()
{
    Word2VecOptions options = optionsOfRow();
    options.epochs = 200;
    options.rate = 0.1;
    Word2Vec word2vec(tiny(), options);
    word2vec.advance();
    const double before = word2vec.loss();
    finish(word2vec);

    QVERIFY2(word2vec.loss() < 0.9 * before, qPrintable(QString::number(word2vec.loss())));
}

void tst_Word2Vec::whatWasLearntBecomesLikelier_data()
{
    addKinds();
}

void tst_Word2Vec::whatWasLearntBecomesLikelier()
{
    const Word2VecOptions options = optionsOfRow();
    Word2Vec word2vec(tiny(), options);
    word2vec.advance();
    word2vec.stepPair();
    const Word2VecPair pair = word2vec.lastPair();

    const bool negative = options.loss == Word2VecLoss::negative, skipGram = options.model == Word2VecModel::skipGram;
    QVERIFY(!pair.contexts.empty());
    QCOMPARE(pair.negatives.size(), negative ? 5U : 0U);
    QCOMPARE(pair.trueBefore.size(), skipGram ? pair.contexts.size() : 1U);
    QCOMPARE(pair.trueAfter.size(), pair.trueBefore.size());
    QCOMPARE(pair.negativesBefore.size(), pair.negatives.size());
    double before = 0, after = 0;
    for (std::size_t i = 0; i < pair.trueBefore.size(); ++i) {
        before -= std::log(pair.trueBefore[i]);
        after -= std::log(pair.trueAfter[i]);
    }
    for (std::size_t i = 0; i < pair.negatives.size(); ++i) {
        before -= std::log1p(-pair.negativesBefore[i]);
        after -= std::log1p(-pair.negativesAfter[i]);
    }
    QVERIFY(after < before);
}

void tst_Word2Vec::theRateFallsInAStraightLine()
{
    Word2Vec word2vec(tiny(), small());
    for (int step = 0; step < 3; ++step) {
        QVERIFY(std::abs(word2vec.rate() - 0.025 * (1 - step / 3.0)) < 1e-15);
        QCOMPARE(word2vec.wordsRead(), 36 * step);
        QCOMPARE(word2vec.epoch(), double(step));
        word2vec.advance();
    }
    QCOMPARE(word2vec.step(), word2vec.steps());
    QVERIFY(std::abs(word2vec.rate() - 0.025e-4) < 1e-15);
    QVERIFY(word2vec.wordsPerSecond() > 0);
}

void tst_Word2Vec::anAbsurdRateStopsWithTheStepAndTheLastVectors_data()
{
    addKinds();
}

void tst_Word2Vec::anAbsurdRateStopsWithTheStepAndTheLastVectors()
{
    Word2VecOptions options = optionsOfRow();
    options.epochs = 1000;
    options.rate = 1000;
    Word2Vec word2vec(tiny(), options);
    FloatRows before = word2vec.vectors();
    QByteArray said;
    while (said.isEmpty() && word2vec.step() < word2vec.steps()) {
        before = word2vec.vectors();
        said = refusal([&] { word2vec.advance(); });
    }

    QCOMPARE(said,
             QByteArray("rate is 1000; step " + QByteArray::number(word2vec.step() + 1)
                        + " gave numbers that are not finite, and the vectors before it are kept; a lower rate "
                          "is needed, such as 0.025"));
    QVERIFY(word2vec.vectors().allFinite() && word2vec.outputVectors().allFinite());
    QCOMPARE(word2vec.vectors(), before);
    QCOMPARE(refusal([&] { word2vec.advance(); }), said);

    options.rate = 0.025;
    options.epochs = 20;
    Word2Vec sane(tiny(), options);
    finish(sane);
    QVERIFY(sane.vectors().allFinite());
}

void tst_Word2Vec::divergingPairByPairIsRefusedToo()
{
    Word2VecOptions options = small();
    options.epochs = 1000;
    options.rate = 1000;
    Word2Vec word2vec(tiny(), options);
    QByteArray said;
    while (said.isEmpty() && word2vec.step() < word2vec.steps())
        said = refusal([&] { word2vec.stepPair(); });

    QVERIFY(said.startsWith("rate is 1000; step "));
    QVERIFY(word2vec.vectors().allFinite());
}

void tst_Word2Vec::aTextWithoutExamplesEnds()
{
    Word2VecOptions options = small();
    options.sample = 1e-9;
    Word2Vec steps(tiny(), options), pairs(tiny(), options);
    finish(steps);
    while (pairs.step() < pairs.steps())
        pairs.stepPair();

    QCOMPARE(steps.examples(), 0);
    QCOMPARE(steps.loss(), 0.0);
    QCOMPARE(pairs.step(), pairs.steps());
}

void tst_Word2Vec::numbersLieNextToNumbers()
{
    Word2VecOptions options;
    options.model = Word2VecModel::cbow;
    CorpusOptions characters;
    characters.unit = CorpusUnit::character;
    Word2Vec word2vec(readCorpus("classics", characters), options);
    finish(word2vec);
    const QStringList names = neighbours(word2vec, "三", 5);

    QVERIFY2(among(names, QString::fromUtf8("一 二 四 五 六 七 八 九 十 百 千 万 两")) >= 4,
             qPrintable(names.join(' ')));
    QVERIFY(neighbours(word2vec, "东", 3).contains(QString::fromUtf8("西")));
}

void tst_Word2Vec::coloursLieNextToColours()
{
    Word2Vec word2vec(readCorpus("opticks"), {});
    finish(word2vec);
    const QStringList names = neighbours(word2vec, "red", 5);

    QVERIFY2(among(names, "blue green violet yellow orange indigo purple pale scarlet") >= 4,
             qPrintable(names.join(' ')));
    QCOMPARE(names.first(), QString("blue"));
}

void tst_Word2Vec::kingLessManPlusWomanIsQueen()
{
    Word2Vec word2vec(readCorpus("kjv"), {});
    finish(word2vec);
    const FloatRows vectors = word2vec.vectors().rowwise().normalized();
    const auto index = [&](const char* word) { return word2vec.vocabulary().find(word); };
    const Eigen::VectorXf wanted = vectors.row(index("king")) - vectors.row(index("man")) + vectors.row(index("woman"));
    Eigen::VectorXf scores = vectors * wanted;
    for (const char* input : {"king", "man", "woman"})
        scores(index(input)) = -2;
    Eigen::Index best = 0;
    scores.maxCoeff(&best);

    QCOMPARE(word2vec.vocabulary().words[std::size_t(best)], std::string("queen"));
}

WHORL_CORE_TEST(tst_Word2Vec)
#include "tst_word2vec.moc"
