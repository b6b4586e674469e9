// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/attention/softmax.h"
#include "core/embedding/word2vec_step.h"
#include "core/numeric/random.h"
#include "tests/support/cases.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_Word2VecStep : public QObject {
    Q_OBJECT

private slots:
    void gradientsAreThoseOfTheLoss_data();
    void gradientsAreThoseOfTheLoss();
    void withOneContextBothConventionsAgree();
    void withoutRepetitionBothUpdatesAgree();
    void aStepLowersTheLoss();
    void anOverflowingSoftmaxKeepsItsNumbers();
    void theSigmoidKeepsItsEnds();
    void whatIsNoWordIsRefused();
};

namespace {

Word2VecWeights seeded(Eigen::Index words = 7, Eigen::Index dimension = 4)
{
    Random random(3);
    Word2VecWeights weights{Eigen::MatrixXd(words, dimension), Eigen::MatrixXd(words, dimension)};
    for (Eigen::MatrixXd* matrix : {&weights.in, &weights.out})
        for (double& value : matrix->reshaped())
            value = random.normal();
    return weights;
}

const std::vector<std::int32_t> contexts = {1, 4, 4, 2}, negatives = {5, 0, 5};

Word2VecStep stepOf(const QString& kind, Word2VecWeights& weights, double rate)
{
    if (kind == "skip-gram softmax")
        return skipGramSoftmaxStep(weights, 3, contexts, rate);
    if (kind == "cbow softmax")
        return cbowSoftmaxStep(weights, contexts, 3, rate, CbowGradient::trueGradient);
    if (kind == "skip-gram negative")
        return skipGramNegativeStep(weights, 3, 1, negatives, rate, NegativeUpdates::batched);
    return cbowNegativeStep(weights, contexts, 3, negatives, rate, CbowGradient::trueGradient,
                            NegativeUpdates::batched);
}

void addKinds()
{
    QTest::addColumn<QString>("kind");
    for (const char* kind : {"skip-gram softmax", "cbow softmax", "skip-gram negative", "cbow negative"})
        QTest::newRow(kind) << QString(kind);
}

}  // namespace

void tst_Word2VecStep::gradientsAreThoseOfTheLoss_data()
{
    addKinds();
}

void tst_Word2VecStep::gradientsAreThoseOfTheLoss()
{
    QFETCH(const QString, kind);
    const Word2VecWeights start = seeded();
    Word2VecWeights moved = start;
    stepOf(kind, moved, 1);

    // Central differences of a smooth function: h² of error, and rounding over h.
    constexpr double h = 1e-5;
    for (const auto member : {&Word2VecWeights::in, &Word2VecWeights::out})
        for (Eigen::Index i = 0; i < start.in.size(); ++i) {
            Word2VecWeights more = start, less = start;
            (more.*member)(i) += h;
            (less.*member)(i) -= h;
            const double slope = (stepOf(kind, more, 0).loss - stepOf(kind, less, 0).loss) / (2 * h);
            QVERIFY(std::abs((start.*member)(i) - (moved.*member)(i)-slope) < 1e-8);
        }
}

void tst_Word2VecStep::withOneContextBothConventionsAgree()
{
    const std::vector<std::int32_t> one = {2};
    Word2VecWeights shared = seeded(), whole = seeded();
    cbowSoftmaxStep(shared, one, 3, 0.1, CbowGradient::trueGradient);
    cbowSoftmaxStep(whole, one, 3, 0.1, CbowGradient::word2vecC);

    QCOMPARE(shared.in, whole.in);
    QCOMPARE(shared.out, whole.out);
}

void tst_Word2VecStep::withoutRepetitionBothUpdatesAgree()
{
    const std::vector<std::int32_t> drawn = {5, 0, 6};
    Word2VecWeights batched = seeded(), sequential = seeded();
    skipGramNegativeStep(batched, 3, 1, drawn, 0.1, NegativeUpdates::batched);
    skipGramNegativeStep(sequential, 3, 1, drawn, 0.1, NegativeUpdates::sequential);

    QCOMPARE(batched.in, sequential.in);
    QCOMPARE(batched.out, sequential.out);
}

void tst_Word2VecStep::aStepLowersTheLoss()
{
    for (const char* kind : {"skip-gram softmax", "cbow softmax", "skip-gram negative", "cbow negative"}) {
        Word2VecWeights weights = seeded();
        const double before = stepOf(kind, weights, 0.01).loss;

        QVERIFY(stepOf(kind, weights, 0).loss < before);
    }
}

void tst_Word2VecStep::anOverflowingSoftmaxKeepsItsNumbers()
{
    const Eigen::Vector2d logits(1000, 0);
    const Eigen::ArrayXXd probabilities = softmaxRows(logits.transpose().array());

    QCOMPARE(probabilities(0, 0), 1.0);
    QCOMPARE(probabilities(0, 1), 0.0);
    QCOMPARE(softmaxLoss(logits, 0), 0.0);
    QCOMPARE(softmaxLoss(logits, 1), 1000.0);
}

void tst_Word2VecStep::theSigmoidKeepsItsEnds()
{
    QCOMPARE(sigmoid(0), 0.5);
    QCOMPARE(sigmoid(800), 1.0);
    QVERIFY(sigmoid(-700) > 0);
    QCOMPARE(sigmoid(-800), 0.0);
    for (const double x : {0.1, 3.0, 20.0})
        QVERIFY(std::abs(sigmoid(x) + sigmoid(-x) - 1) < 1e-15);
}

void tst_Word2VecStep::whatIsNoWordIsRefused()
{
    Word2VecWeights weights = seeded();
    const std::vector<std::int32_t> wild = {1, 7};

    QCOMPARE(refusal([&] { skipGramSoftmaxStep(weights, 3, wild, 1); }),
             QByteArray("contexts is 7; a word from 0 to 6 is needed"));
    QCOMPARE(refusal([&] { skipGramSoftmaxStep(weights, -1, contexts, 1); }),
             QByteArray("centre is -1; a word from 0 to 6 is needed"));
    QCOMPARE(refusal([&] { cbowSoftmaxStep(weights, {}, 3, 1, CbowGradient::trueGradient); }),
             QByteArray("contexts is empty; a word at least is needed"));
}

WHORL_CORE_TEST(tst_Word2VecStep)
#include "tst_word2vec_step.moc"
