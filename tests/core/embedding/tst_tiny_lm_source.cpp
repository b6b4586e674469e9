// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue.h"
#include "tests/support/notes.h"
#include "tests/support/test_main.h"

#include <cmath>

using namespace whorl;

class tst_TinyLmSource : public QObject {
    Q_OBJECT

private slots:
    void sensesPartWithDepth();
    void guessesAreProbabilities();
    void rowsOfAttentionSumToOne();
    void aSentenceWithoutTheWordIsRefused();
};

namespace {

const Source& source()
{
    return findSource("tiny-lm");
}

}  // namespace

void tst_TinyLmSource::sensesPartWithDepth()
{
    BACKS_NOTE("tiny-lm", "senses-part-with-depth");
    const auto senses = std::get<Curves>(source().evaluate("senses", {}));
    const std::int64_t last = senses.axis.last();
    QCOMPARE(last, std::int64_t{2});
    QVERIFY(std::abs(senses.series[0].at(0) - 1) < 1e-9);
    QVERIFY(std::abs(senses.series[1].at(0) - 1) < 1e-9);
    QVERIFY(senses.series[0].at(last) > senses.series[1].at(last) + 0.15);
}

void tst_TinyLmSource::guessesAreProbabilities()
{
    const auto guesses = std::get<Listing>(source().evaluate("guesses", {{"count", std::int64_t{1000}}}));
    double sum = 0;
    for (const std::vector<Cell>& row : guesses.rows)
        sum += std::get<double>(row[1]);
    QVERIFY(sum > 0.9 && sum <= 1 + 1e-12);
    // The reference names what both models guess first.
    QCOMPARE(std::get<std::string>(guesses.rows[0][0]), std::string("children"));
}

void tst_TinyLmSource::rowsOfAttentionSumToOne()
{
    const auto attention = std::get<Field>(source().evaluate("attention", {}));
    QCOMPARE(attention.slices->count, std::int64_t{8});
    for (std::int64_t head = 0; head < 8; ++head) {
        double sum = 0;
        for (std::int64_t key = 0; key < attention.columns.count; ++key)
            sum += attention.at(3, key, head);
        QVERIFY(std::abs(sum - 1) < 1e-9);
    }
}

void tst_TinyLmSource::aSentenceWithoutTheWordIsRefused()
{
    QVERIFY_THROWS_EXCEPTION(ParameterError, source().evaluate("senses", {{"third", std::string("the king")}}));
    QVERIFY_THROWS_EXCEPTION(ParameterError, source().evaluate("senses", {{"word", std::string("computer")}}));
    QVERIFY_THROWS_EXCEPTION(ParameterError, source().evaluate("guesses", {{"gap", std::string("the king")}}));
}

WHORL_CORE_TEST(tst_TinyLmSource)
#include "tst_tiny_lm_source.moc"
