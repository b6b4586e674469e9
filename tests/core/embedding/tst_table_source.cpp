// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue.h"
#include "core/embedding/isotropy.h"
#include "core/embedding/truncation.h"
#include "tests/support/notes.h"
#include "tests/support/test_main.h"

#include <cmath>

using namespace whorl;

class tst_TableSource : public QObject {
    Q_OBJECT

private slots:
    void theInputWordsOfAnAnalogyComeFirst();
    void randomPairsHaveACosineThatIsNotZero();
    void twoComponentsHoldLittle();
    void cutColumnsLoseNeighbours();
    void neighboursFollowTheProbedWord();
    void chosenWordsAloneCanBeProjected();
    void aGradualProjectionIsShownOnTheWayAndCalledOff();
    void theSameStepsGiveTheSamePicture();
    void identicalAndZeroVectorsAreDealtWith();
    void wordsThatAreNotThereAreNamed();
    void theVeryWordIsCompletedFirst();
};

namespace {

const Source& table()
{
    return findSource("table");
}

Listing listing(const char* quantity, const Values& values = {})
{
    return std::get<Listing>(table().evaluate(quantity, values));
}

std::string caseFile(const char* name)
{
    return std::string(WHORL_SOURCE_DIR "/tests/cases/") + name;
}

}  // namespace

void tst_TableSource::theInputWordsOfAnAnalogyComeFirst()
{
    BACKS_NOTE("table", "input-words");
    const Listing with = listing("analogy"), without = listing("analogy", {{"include_inputs", false}});
    QCOMPARE(std::get<std::string>(with.rows[0][0]), std::string("king"));
    QCOMPARE(std::get<std::string>(with.rows[1][0]), std::string("queen"));
    QCOMPARE(with.quiet.front(), std::size_t{0});
    QCOMPARE(std::get<std::string>(without.rows[0][0]), std::string("queen"));
    QVERIFY(without.quiet.empty());
}

void tst_TableSource::randomPairsHaveACosineThatIsNotZero()
{
    BACKS_NOTE("table", "similarity-has-a-floor");
    const auto spread = isotropy(*shippedVectors("glove"));
    QVERIFY(std::abs(spread.mean - 0.17) < 0.005);
}

void tst_TableSource::twoComponentsHoldLittle()
{
    BACKS_NOTE("table", "two-components-are-little");
    const auto spectrum = std::get<Curves>(table().evaluate("spectrum", {}));
    QVERIFY(std::abs(spectrum.series[1].at(1) - 9.5) < 0.05);
}

void tst_TableSource::cutColumnsLoseNeighbours()
{
    BACKS_NOTE("table", "cutting-is-not-matryoshka");
    const auto points = truncationCurve(*shippedVectors("glove"), {50}, 1000, 10);
    QVERIFY(std::abs(points[0].kept - 0.55) < 0.005);
    QVERIFY(std::abs(points[0].keptRotated - 0.70) < 0.005);
}

void tst_TableSource::neighboursFollowTheProbedWord()
{
    const Listing all = listing("neighbours");
    QVERIFY(all.subjects);
    const Listing own = all.of(*all.subjects->find("apple"));
    const Listing named = listing("neighbours", {{"word", std::string("apple")}});
    QCOMPARE(std::get<std::string>(own.rows[0][0]), std::string("microsoft"));
    QCOMPARE(std::get<std::string>(named.rows[0][0]), std::string("microsoft"));
    QCOMPARE(own.rows.size(), std::size_t{10});
}

void tst_TableSource::chosenWordsAloneCanBeProjected()
{
    const auto points = std::get<Points>(
        table().evaluate("projection", {{"isolated", true}, {"words", std::string("king queen apple nosuchword")}}));
    QCOMPARE(points.axis.count, std::int64_t{3});
    QCOMPARE(points.chosen.size(), std::size_t{3});
    QCOMPARE(points.label(2), std::string("apple"));
    QCOMPARE(points.nearest(0).front(), std::int64_t{1});
    QCOMPARE(points.caption, std::string("3 chosen words"));
    QCOMPARE(points.rowOf(2), *shippedVectors("glove")->find("apple"));
    QVERIFY(std::get<Points>(table().evaluate("projection", {})).caption.empty());
}

void tst_TableSource::aGradualProjectionIsShownOnTheWayAndCalledOff()
{
    const Values values{{"method", std::string("tsne")}, {"limit", std::int64_t{300}}, {"seed", std::int64_t{77}}};
    QVERIFY(table().quantity("projection").gradual);
    int shown = 0;
    std::int64_t reached = 0;
    Watch watch;
    watch.progress = [&](double) { return reached < 20; };
    watch.reached = [&](std::int64_t step) { reached = step; };
    watch.show = [&](const std::function<Data()>& soFar) {
        QCOMPARE(std::get<Points>(soFar()).axis.count, std::int64_t{300});
        ++shown;
    };
    QVERIFY_THROWS_EXCEPTION(Cancelled, table().evaluate("projection", values, watch));
    QCOMPARE(reached, std::int64_t{20});
    QVERIFY(shown >= 20);
}

void tst_TableSource::theSameStepsGiveTheSamePicture()
{
    Values values{{"method", std::string("tsne")}, {"limit", std::int64_t{200}}, {"steps", std::int64_t{30}}};
    const auto first = std::get<Points>(table().evaluate("projection", values));
    values["steps"] = std::int64_t{60};
    const auto further = std::get<Points>(table().evaluate("projection", values));
    values["steps"] = std::int64_t{30};
    const auto again = std::get<Points>(table().evaluate("projection", values));
    for (std::int64_t i = 0; i < 200; ++i)
        QVERIFY(first.at(i) == again.at(i));
    QVERIFY(first.at(0) != further.at(0));
}

void tst_TableSource::identicalAndZeroVectorsAreDealtWith()
{
    for (const char* method : {"none", "pca"}) {
        const auto points = std::get<Points>(
            table().evaluate("projection", {{"file", caseFile("C03/identical.vec")}, {"method", std::string(method)}}));
        for (std::int64_t i = 0; i < points.axis.count; ++i)
            QVERIFY(points.at(i).allFinite());
        QVERIFY(points.quality.find("nan") == std::string::npos);
    }
    const Listing zero = listing("neighbours", {{"file", caseFile("C09/zero.vec")}, {"word", std::string("b")}});
    QVERIFY(zero.rows.empty());
    QVERIFY(zero.remark.find("vector of zeros") != std::string::npos);
}

void tst_TableSource::wordsThatAreNotThereAreNamed()
{
    try {
        listing("analogy", {{"a", std::string("kingg")}});
        QFAIL("a word that is not there");
    } catch (const InputError& error) {
        const std::string said = error.what();
        QVERIFY2(said.find("kingg") != std::string::npos && said.find("king") != std::string::npos, said.c_str());
    }
}

void tst_TableSource::theVeryWordIsCompletedFirst()
{
    const auto first = [](const char* beginning) { return table().completions({}, beginning).front(); };
    QCOMPARE(first("doctor"), std::string("doctor"));
    QCOMPARE(first("Doctor"), std::string("doctor"));
    QCOMPARE(first("docto"), std::string("doctor"));
    QCOMPARE(table().completions({}, "doctor")[1], std::string("doctors"));
    QVERIFY(table().completions({}, "nosuchword").empty());
}

WHORL_CORE_TEST(tst_TableSource)
#include "tst_table_source.moc"
