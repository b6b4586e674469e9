// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/context_mixture.h"
#include "core/embedding/cosine.h"
#include "tests/support/test_main.h"
#include "tests/support/word_vectors.h"

using namespace whorl;
using namespace whorl::test;

class tst_ContextMixture : public QObject {
    Q_OBJECT

private slots:
    void goldenMixturesHold_data() { goldenRows("contextual"); }
    void goldenMixturesHold();
    void aWordAloneStaysWhatItIs();
    void rowsSumToOne();
    void aSentenceNeedsWords();
};

void tst_ContextMixture::goldenMixturesHold()
{
    const Json& golden = goldenCase();
    const auto table = shippedVectors("glove");
    const auto rows = rowsOf(*table, golden["params"]["words"]);
    const auto focus = golden["params"]["focus_index"].get<Eigen::Index>();

    const ContextMixture mixture = contextMixture(*table, rows);

    const Eigen::VectorXd inContext = mixture.mixed.row(focus), alone = table->vector(rows[std::size_t(focus)]);
    GOLDEN_AGREES(golden, "weights", Eigen::VectorXd(mixture.weights.row(focus)));
    for (const auto& [key, vector] : {std::pair{"static_cos", alone}, std::pair{"contextual_cos", inContext}}) {
        Json cosines;
        for (const auto& [word, value] : golden["expected"][key].items())
            cosines[word] = *cosine(vector, table->vector(table->rowOf(word)));
        for (const auto& [word, value] : golden["expected"][key].items())
            QVERIFY2(withinTolerance(cosines[word].get<double>(), value.get<double>(), golden["tol"]), word.c_str());
    }
    const std::array<std::int64_t, 1> itself = {rows[std::size_t(focus)]};
    GOLDEN_AGREES(golden, "nearest5", named(*table, nearestTo(*table, inContext, 5, itself)));
}

void tst_ContextMixture::aWordAloneStaysWhatItIs()
{
    const auto table = shippedVectors("glove");

    const ContextMixture mixture = contextMixture(*table, {7});

    QCOMPARE(mixture.weights(0, 0), 1);
    QVERIFY(mixture.mixed.row(0).transpose() == table->vector(7));
}

void tst_ContextMixture::rowsSumToOne()
{
    const auto table = shippedVectors("glove");

    const ContextMixture mixture = contextMixture(*table, {1, 2, 3, 2, 1});

    for (Eigen::Index row = 0; row < 5; ++row)
        QVERIFY(std::abs(mixture.weights.row(row).sum() - 1) < 1e-15);
    QVERIFY(mixture.mixed.row(0).isApprox(mixture.mixed.row(4)));
}

void tst_ContextMixture::aSentenceNeedsWords()
{
    QCOMPARE(complaint([] { contextMixture(*shippedVectors("glove"), {}); }),
             "the sentence is empty; words that the table has are needed");
}

WHORL_CORE_TEST(tst_ContextMixture)
#include "tst_context_mixture.moc"
