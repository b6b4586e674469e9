// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue.h"
#include "core/embedding/corpus.h"
#include "core/embedding/vector_table.h"
#include "core/embedding/word2vec.h"
#include "tests/support/test_main.h"

#include <cmath>

using namespace whorl;

class tst_Word2VecSource : public QObject {
    Q_OBJECT

private slots:
    void panelsShareOneRun();
    void theSameStepsGiveTheSameVectors();
    void theLossIsKnownAsFarAsItHasLearnt();
    void whatItLearnsIsShownOnTheWay();
    void aPairMoreIsOneExampleMore();
    void theFirstStepBeginsWithTheFirstExample();
    void theStateIsThatOfStepsAndPairsHoweverItWasReached();
    void vectorsAreThoseAfterTheSteps();
    void theNumberOfStepsIsKnownOnceTheTextIsRead();
    void aWordThatTheTextDoesNotHaveIsNamed();
};

namespace {

Data evaluate(const char* quantity, Values values, const Watch& watch = {})
{
    values.emplace("steps", std::int64_t{12});
    return findSource("word2vec").evaluate(quantity, values, watch);
}

Values place(std::int64_t steps, std::int64_t pairs)
{
    return {{"steps", steps}, {"pairs", pairs}};
}

std::int64_t examplesAt(std::int64_t steps, std::int64_t pairs)
{
    const auto facts = std::get<Listing>(evaluate("facts", place(steps, pairs)));
    for (const auto& row : facts.rows)
        if (std::get<std::string>(row[0]) == "examples learnt from")
            return std::get<std::int64_t>(row[1]);
    return -1;
}

FloatRows vectorsAt(std::int64_t steps, std::int64_t pairs)
{
    return findSource("word2vec").vectors(place(steps, pairs), {})->values;
}

}  // namespace

void tst_Word2VecSource::panelsShareOneRun()
{
    evaluate("map", {});
    int steps = 0;
    Watch watch;
    watch.reached = [&](std::int64_t) { ++steps; };
    evaluate("neighbours", {}, watch);
    evaluate("loss", {}, watch);
    QCOMPARE(steps, 0);
}

void tst_Word2VecSource::theSameStepsGiveTheSameVectors()
{
    const auto first = std::get<Points>(evaluate("map", {}));
    evaluate("map", {{"steps", std::int64_t{20}}});
    const auto again = std::get<Points>(evaluate("map", {}));
    for (std::int64_t i = 0; i < first.axis.count; ++i)
        QVERIFY(first.at(i) == again.at(i));
}

void tst_Word2VecSource::theLossIsKnownAsFarAsItHasLearnt()
{
    const auto loss = std::get<Curves>(evaluate("loss", {}));
    QVERIFY(loss.series[0].at(12) > 0);
    QVERIFY(std::isnan(loss.series[0].at(13)));
    QVERIFY(loss.axis.count > 13);
}

void tst_Word2VecSource::whatItLearnsIsShownOnTheWay()
{
    std::size_t rows = 0;
    Watch watch;
    watch.show = [&](const std::function<Data()>& soFar) { rows = std::get<Listing>(soFar()).rows.size(); };
    evaluate("pair", {{"seed", std::int64_t{5}}}, watch);
    QVERIFY(rows > 1);
}

void tst_Word2VecSource::aPairMoreIsOneExampleMore()
{
    const std::int64_t before = examplesAt(3, 0);
    for (std::int64_t pairs = 1; pairs <= 4; ++pairs)
        QCOMPARE(examplesAt(4, pairs), before + pairs);
    QCOMPARE(examplesAt(4, 2), before + 2);

    const auto pair = std::get<Listing>(evaluate("pair", place(4, 2)));
    QCOMPARE(std::get<std::string>(pair.rows[0][0]), "centre");
    QCOMPARE(std::get<std::string>(pair.rows[1][0]), "context");
    QVERIFY2(std::get<double>(pair.rows[1][3]) > std::get<double>(pair.rows[1][2]), "it has learnt from it");
}

void tst_Word2VecSource::theFirstStepBeginsWithTheFirstExample()
{
    QCOMPARE(examplesAt(1, 1), 1);
    QCOMPARE(examplesAt(1, 7), 7);
}

void tst_Word2VecSource::theStateIsThatOfStepsAndPairsHoweverItWasReached()
{
    const FloatRows straight = vectorsAt(2, 5), four = vectorsAt(4, 0);
    vectorsAt(6, 1);
    vectorsAt(2, 1);
    QCOMPARE(vectorsAt(2, 5), straight);
    // The step that pairs have begun is finished on the way.
    QCOMPARE(vectorsAt(4, 0), four);
    QVERIFY(straight != four);
}

void tst_Word2VecSource::vectorsAreThoseAfterTheSteps()
{
    Word2Vec learner(readCorpus("kjv"));
    for (int i = 0; i < 3; ++i)
        learner.advance();
    learner.stepPair();

    const auto table = findSource("word2vec").vectors(place(4, 1), {});

    QCOMPARE(table->values, learner.vectors());
    QCOMPARE(table->words->words(), learner.vocabulary().words);
}

void tst_Word2VecSource::theNumberOfStepsIsKnownOnceTheTextIsRead()
{
    const Values values = {{"seed", std::int64_t{77}}, {"epochs", std::int64_t{2}}};
    const Source& source = findSource("word2vec");
    QCOMPARE(source.knownSteps(values), 0);

    evaluate("loss", values);

    const std::int64_t two = source.knownSteps(values);
    QVERIFY(two > 12);
    QCOMPARE(source.knownSteps({{"seed", std::int64_t{77}}, {"epochs", std::int64_t{2}}, {"steps", std::int64_t{5}}}),
             two);
    QVERIFY(source.completions({{"seed", std::int64_t{4711}}}, "king").empty());
    QCOMPARE(source.completions(values, "King").front(), std::string("king"));
}

void tst_Word2VecSource::aWordThatTheTextDoesNotHaveIsNamed()
{
    const auto listing = std::get<Listing>(evaluate("neighbours", {{"word", std::string("computer king internet")}}));
    QCOMPARE(listing.rows.size(), std::size_t{10});
    QCOMPARE(std::get<std::string>(listing.rows[0][0]), std::string("king"));
    QCOMPARE(listing.remark, std::string("not learnt from this text: \"computer\", \"internet\""));
}

WHORL_CORE_TEST(tst_Word2VecSource)
#include "tst_word2vec_source.moc"
