// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue.h"

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
    void aWordThatTheTextDoesNotHaveIsNamed();
};

namespace {

Data evaluate(const char* quantity, Values values, const Watch& watch = {})
{
    values.emplace("steps", std::int64_t{12});
    return findSource("word2vec").evaluate(quantity, values, watch);
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

void tst_Word2VecSource::aWordThatTheTextDoesNotHaveIsNamed()
{
    try {
        evaluate("neighbours", {{"word", std::string("computer")}});
        QFAIL("a word that is not there");
    } catch (const InputError& error) {
        QVERIFY(std::string(error.what()).find("computer") != std::string::npos);
    }
}

WHORL_CORE_TEST(tst_Word2VecSource)
#include "tst_word2vec_source.moc"
