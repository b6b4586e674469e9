// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/word2vec_kernels.h"
#include "core/embedding/word2vec_step.h"
#include "core/numeric/random.h"
#include "tests/support/test_main.h"

using namespace whorl;

/// The kernels in float32 do what the step in float64 does.
class tst_Word2VecKernels : public QObject {
    Q_OBJECT

private slots:
    void oneExampleIsTheReferenceStep_data();
    void oneExampleIsTheReferenceStep();
    void examplesFollowOneAnother();
    void lossesAreExactForAnyScore();
    void aWildScoreMakesAWildLoss_data();
    void aWildScoreMakesAWildLoss();
    void whatIsPastTheDimensionStaysZero();
    void wildNumbersAreFound();
};

namespace {

constexpr std::int64_t words = 11, dimension = 13;

Word2VecMatrices seeded(double scale = 0.5)
{
    Random random(5);
    Word2VecMatrices matrices{words, 16, std::vector<float>(words * 16), std::vector<float>(words * 16)};
    for (std::vector<float>* values : {&matrices.in, &matrices.out})
        for (std::int64_t i = 0; i < words * 16; ++i)
            (*values)[std::size_t(i)] = i % 16 < dimension ? float(scale * random.normal()) : 0;
    return matrices;
}

Eigen::MatrixXd wide(const std::vector<float>& values)
{
    using Rows = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
    return Eigen::Map<const Rows>(values.data(), words, 16).leftCols(dimension).cast<double>();
}

Word2VecBatch batchOf(const std::vector<std::int32_t>& inputs, const std::vector<std::int32_t>& answers)
{
    Word2VecBatch batch;
    batch.examples.push_back({0, std::int32_t(inputs.size()), std::int32_t(answers.size())});
    batch.words = inputs;
    batch.words.insert(batch.words.end(), answers.begin(), answers.end());
    return batch;
}

double greatest(const Eigen::MatrixXd& difference)
{
    return difference.cwiseAbs().maxCoeff();
}

}  // namespace

void tst_Word2VecKernels::oneExampleIsTheReferenceStep_data()
{
    QTest::addColumn<bool>("cbow");
    QTest::addColumn<bool>("softmax");
    QTest::addColumn<bool>("divided");
    QTest::newRow("skip-gram negative") << false << false << false;
    QTest::newRow("skip-gram softmax") << false << true << false;
    QTest::newRow("cbow negative, word2vec.c") << true << false << false;
    QTest::newRow("cbow negative, true gradient") << true << false << true;
    QTest::newRow("cbow softmax, word2vec.c") << true << true << false;
    QTest::newRow("cbow softmax, true gradient") << true << true << true;
}

void tst_Word2VecKernels::oneExampleIsTheReferenceStep()
{
    QFETCH(const bool, cbow);
    QFETCH(const bool, softmax);
    QFETCH(const bool, divided);
    // A negative is drawn twice, and a word of the window occurs twice.
    const std::vector<std::int32_t> window = {7, 2, 2, 9}, drawn = {4, 0, 4, 10};
    const std::int32_t centre = 3;
    const auto convention = divided ? CbowGradient::trueGradient : CbowGradient::word2vecC;
    Word2VecMatrices matrices = seeded();
    Word2VecWeights weights{wide(matrices.in), wide(matrices.out)};
    Word2VecStep step;
    Word2VecBatch batch;
    if (cbow && softmax) {
        step = cbowSoftmaxStep(weights, window, centre, 0.1, convention);
        batch = batchOf(window, {centre});
    } else if (cbow) {
        step = cbowNegativeStep(weights, window, centre, drawn, 0.1, convention, NegativeUpdates::batched);
        batch = batchOf(window, {centre, 4, 0, 4, 10});
    } else if (softmax) {
        step = skipGramSoftmaxStep(weights, centre, window, 0.1);
        batch = batchOf({centre}, window);
    } else {
        step = skipGramNegativeStep(weights, centre, 7, drawn, 0.1, NegativeUpdates::batched);
        batch = batchOf({centre}, {7, 4, 0, 4, 10});
    }

    const Word2VecLossSum sum = (softmax ? learnSoftmax : learnNegative)(batch, 0, 1, matrices, 0.1F, divided);

    // Some roundings of float32, 6e-8 each, of numbers near 1.
    QVERIFY(greatest(wide(matrices.in) - weights.in) < 5e-7);
    QVERIFY(greatest(wide(matrices.out) - weights.out) < 5e-7);
    QVERIFY(std::abs(sum.loss - step.loss) < 5e-6);
    QCOMPARE(sum.trues, softmax && !cbow ? 4 : 1);
}

void tst_Word2VecKernels::examplesFollowOneAnother()
{
    const std::vector<std::int32_t> drawn = {0, 8};
    Word2VecMatrices matrices = seeded();
    Word2VecWeights weights{wide(matrices.in), wide(matrices.out)};
    Word2VecBatch batch;
    double loss = 0;
    for (int i = 0; i < 50; ++i) {
        const std::int32_t centre = i % 5, context = 1 + i % 7;
        loss += skipGramNegativeStep(weights, centre, context, drawn, 0.1, NegativeUpdates::batched).loss;
        batch.examples.push_back({std::int32_t(batch.words.size()), 1, 3});
        batch.words.insert(batch.words.end(), {centre, context, 0, 8});
    }
    const Word2VecLossSum sum = learnNegative(batch, 0, 50, matrices, 0.1F, false);

    QVERIFY(greatest(wide(matrices.out) - weights.out) < 1e-5);
    QVERIFY(std::abs(sum.loss - loss) < 1e-4);
    QCOMPARE(sum.trues, 50);
}

void tst_Word2VecKernels::lossesAreExactForAnyScore()
{
    for (double score = -200; score <= 200; score += 0.37) {
        Word2VecMatrices matrices = seeded(0);
        matrices.in[0] = 1;
        matrices.out[16] = float(score);
        const Word2VecLossSum sum = learnNegative(batchOf({0}, {1}), 0, 1, matrices, 0.0F, false);
        const double exact = minusLogSigmoid(double(float(score)));

        QVERIFY2(std::abs(sum.loss - exact) < 3e-7 * std::max(1.0, exact), qPrintable(QString::number(score)));
    }
}

void tst_Word2VecKernels::aWildScoreMakesAWildLoss_data()
{
    QTest::addColumn<float>("value");
    QTest::newRow("not a number") << NAN;
    QTest::newRow("infinite and wrong") << -INFINITY;
}

void tst_Word2VecKernels::aWildScoreMakesAWildLoss()
{
    QFETCH(const float, value);
    for (const auto learn : {learnNegative, learnSoftmax}) {
        Word2VecMatrices matrices = seeded();
        std::fill_n(matrices.in.begin(), 16, 0.0F);
        matrices.in[0] = 1;
        matrices.out[16] = value;

        QVERIFY(!std::isfinite(learn(batchOf({0}, {1, 2}), 0, 1, matrices, 0.1F, false).loss));
    }
}

void tst_Word2VecKernels::whatIsPastTheDimensionStaysZero()
{
    Word2VecMatrices matrices = seeded();
    learnNegative(batchOf({0, 3}, {1, 2, 2}), 0, 1, matrices, 0.1F, true);
    learnSoftmax(batchOf({0, 3}, {1, 2, 2}), 0, 1, matrices, 0.1F, true);

    for (std::size_t i = 0; i < matrices.in.size(); ++i)
        if (i % 16 >= dimension)
            QVERIFY(matrices.in[i] == 0 && matrices.out[i] == 0);
}

void tst_Word2VecKernels::wildNumbersAreFound()
{
    std::vector<float> values(1003, 3.4e38F);
    QVERIFY(allFinite(values));
    for (const float wild : {NAN, INFINITY, -INFINITY})
        for (const std::size_t place : {0, 500, 1002}) {
            std::vector<float> with = values;
            with[place] = wild;
            QVERIFY(!allFinite(with));
        }
    QVERIFY(allFinite({}));
}

WHORL_CORE_TEST(tst_Word2VecKernels)
#include "tst_word2vec_kernels.moc"
