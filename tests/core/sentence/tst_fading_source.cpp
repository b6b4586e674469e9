// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue.h"

#include "tests/support/test_main.h"

using namespace whorl;

class tst_FadingSource : public QObject {
    Q_OBJECT

private slots:
    void aBiasTakesOffItself();
    void aRotaryScoreFadesAsItDoesAlone();
    void theNearestKeysHoldTheWeight();
};

namespace {

Curves decay(const Values& values = {})
{
    return std::get<Curves>(findSource("fading").evaluate("decay", values));
}

}  // namespace

void tst_FadingSource::aBiasTakesOffItself()
{
    const Curves curves = decay({{"heads", std::int64_t{4}}});
    QCOMPARE(curves.series[2].label, std::string("ALiBi"));
    for (const std::int64_t distance : {0, 1, 100})
        QVERIFY(std::abs(curves.series[2].at(distance) + 0.25 * static_cast<double>(distance)) < 1e-9);
    QVERIFY(std::isnan(curves.series[2].at(511)));
}

void tst_FadingSource::aRotaryScoreFadesAsItDoesAlone()
{
    const auto alone = std::get<Curves>(findSource("rope").evaluate(
        "score_by_distance",
        {{"dimension", std::int64_t{64}}, {"query", std::string("ones")}, {"key", std::string("ones")}}));
    const Curves curves = decay();
    const Series& score = alone.series.front();
    for (const std::int64_t distance : {1, 17, 500})
        QVERIFY(std::abs(curves.series[0].at(distance) * 8 - (score.at(distance) - score.at(0))) < 1e-8);
}

void tst_FadingSource::theNearestKeysHoldTheWeight()
{
    const auto reach = std::get<Listing>(findSource("fading").evaluate("reach", {{"length", std::int64_t{100}}}));
    QCOMPARE(reach.rows.size(), std::size_t{6});
    for (const std::vector<Cell>& row : reach.rows) {
        const auto half = std::get<std::int64_t>(row[1]), most = std::get<std::int64_t>(row[2]);
        QVERIFY(half >= 1 && half <= most && most <= 100);
        QVERIFY(std::get<double>(row[3]) <= 1);
    }
}

WHORL_CORE_TEST(tst_FadingSource)
#include "tst_fading_source.moc"
