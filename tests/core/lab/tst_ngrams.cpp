// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/ngrams.h"

#include "core/lab/drawing.h"
#include "core/lab/yardsticks.h"
#include "tests/support/test_main.h"

#include <cmath>

using namespace whorl;

class tst_Ngrams : public QObject {
    Q_OBJECT

private slots:
    void aModelByHand();
    void probabilitiesSumToOne();
    void whatNeverOccurredIsForetoldByLess();
    void theShippedTextHasItsKnownNumbers();
    void tasksOfRandomSymbolsHaveChanceAlone();
};

void tst_Ngrams::aModelByHand()
{
    // a b a c of the symbols a b c d. Counts 2 1 1 0, three different symbols:
    // p1(a) = (2 + 3/4) / 7. After a came b and c, once each: p2(a | a) = (0 + 2 p1(a)) / (2 + 2).
    const std::vector<std::int32_t> training = {0, 1, 0, 2}, text = {0, 0, 1};
    const NgramModels models(training, 4, 2);

    const double first = (2 + 0.75) / 7;
    QCOMPARE(models.probability(text, 1, 0), 0.25);
    QCOMPARE(models.probability(text, 1, 1), first);
    QCOMPARE(models.probability(text, 1, 2), first / 2);
    QCOMPARE(models.probability(text, 2, 2), (1 + 2 * (1 + 0.75) / 7) / 4);
    QCOMPARE(models.nats(text, 1, 1), (std::vector<double>{-std::log(first), -std::log(first / 2)}));
}

void tst_Ngrams::probabilitiesSumToOne()
{
    constexpr std::int32_t symbols = 7;
    Random random(1);
    std::vector<std::int32_t> training(300);
    for (std::int32_t& each : training)
        each = std::int32_t(drawBelow(drawBelow(symbols, random) + 1, random));
    const NgramModels models(training, symbols, 4);

    for (int order = 1; order <= 4; ++order)
        for (int trial = 0; trial < 50; ++trial) {
            std::vector<std::int32_t> text = {0, 0, 0, 0};
            for (std::int32_t& each : text)
                each = std::int32_t(drawBelow(symbols, random));
            double sum = 0;
            for (text[3] = 0; text[3] < symbols; ++text[3])
                sum += models.probability(text, 3, order);
            QVERIFY(std::abs(sum - 1) < 1e-14);
        }
}

void tst_Ngrams::whatNeverOccurredIsForetoldByLess()
{
    const NgramModels models(std::vector<std::int32_t>{0, 1, 0, 1}, 3, 3);
    const std::vector<std::int32_t> text = {2, 2, 0};

    QCOMPARE(models.probability(text, 2, 3), models.probability(text, 2, 1));
    QVERIFY(models.probability(std::vector<std::int32_t>{0, 1, 2}, 2, 3) > 0);
}

void tst_Ngrams::theShippedTextHasItsKnownNumbers()
{
    const LabYardsticks yardsticks = labYardsticks({});

    // Measured once by another implementation, which left out the first three characters.
    const std::vector<double> expected = {2.997, 2.259, 1.791, 1.450};
    QCOMPARE(yardsticks.grams.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i)
        QVERIFY2(std::abs(yardsticks.grams[i] - expected[i]) < 0.002, qPrintable(QString::number(yardsticks.grams[i])));
    QVERIFY(std::abs(yardsticks.uniform - 4.127) < 0.001);
    QVERIFY(yardsticks.chance > 0.15 && yardsticks.chance < 0.25);  // the blank between words
}

void tst_Ngrams::tasksOfRandomSymbolsHaveChanceAlone()
{
    LabSettings settings;
    settings.task = LabTask::threeBack;
    const LabYardsticks yardsticks = labYardsticks(settings);

    QVERIFY(yardsticks.grams.empty());
    QCOMPARE(yardsticks.uniform, std::log(16.0));
    QCOMPARE(yardsticks.chance, 1.0 / 16);
}

WHORL_CORE_TEST(tst_Ngrams)
#include "tst_ngrams.moc"
