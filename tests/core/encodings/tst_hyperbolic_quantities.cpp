// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/hyperbolic.h"

#include "tests/support/test_main.h"

#include <QTest>

using namespace whorl;

class tst_HyperbolicQuantities : public QObject {
    Q_OBJECT

private slots:
    void rangesHoldEveryScore_data();
    void rangesHoldEveryScore();
    void shapesAreThoseOfOnePair();
    void fastPairsFadeMostSlowly();
    void boostsEndWhereNumbersDo();
    void laterKeysAreMasked();
};

namespace {

Data evaluate(const char* quantity, const Values& values)
{
    return describe<HyperbolicParameters>().evaluate(quantity, values);
}

}  // namespace

void tst_HyperbolicQuantities::rangesHoldEveryScore_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("key");
    QTest::addColumn<double>("damping");
    for (const char* query : {"ones", "first", "second", "random"})
        for (const char* key : {"ones", "second", "random"})
            for (const double damping : {1.1, 1.0000001, 3.0})
                QTest::addRow("%s %s %g", query, key, damping) << query << key << damping;
}

void tst_HyperbolicQuantities::rangesHoldEveryScore()
{
    QFETCH(const QString, query);
    QFETCH(const QString, key);
    QFETCH(const double, damping);
    const auto field = std::get<Field>(evaluate("score",
                                                {{"query", query.toStdString()},
                                                 {"key", key.toStdString()},
                                                 {"theta_prime", damping},
                                                 {"length", std::int64_t{100'000}}}));

    for (std::int64_t m = 0; m < 100'000; m += m < 3000 ? 1 : 97)
        QVERIFY(std::abs(field.at(m, 0, 0)) <= field.range.high * (1 + 1e-12));
}

void tst_HyperbolicQuantities::shapesAreThoseOfOnePair()
{
    const auto curves = std::get<Curves>(evaluate("shapes", {{"theta_scale", 0.1}, {"theta_prime", 0.2}}));

    for (std::int64_t x = 0; x + 1 < curves.axis.count; ++x) {
        QVERIFY(curves.series[0].at(x) > curves.series[0].at(x + 1));
        QVERIFY(curves.series[1].at(x) > curves.series[1].at(x + 1));
        QCOMPARE(curves.series[2].at(x) < curves.series[2].at(x + 1), x < 6);
    }
    QCOMPARE(curves.guides.size(), 1);
    QVERIFY(std::abs(curves.guides[0].to - 5.493) < 1e-3);
}

void tst_HyperbolicQuantities::fastPairsFadeMostSlowly()
{
    const auto rates = std::get<Curves>(evaluate("decay_rates", {}));
    const auto decay = std::get<Field>(evaluate("decay", {}));

    QVERIFY(rates.series[0].at(0) < rates.series[0].at(31));
    QVERIFY(rates.series[1].at(0) > rates.series[1].at(31));
    QVERIFY(decay.at(10, 0, 0) > 0.3 && decay.at(10, 31, 0) < 1e-4);
}

void tst_HyperbolicQuantities::boostsEndWhereNumbersDo()
{
    const auto curves = std::get<Curves>(evaluate("boosts", {{"length", std::int64_t{1000}}}));

    QVERIFY(std::isfinite(curves.series[0].at(710)) && std::isnan(curves.series[0].at(711)));
    QCOMPARE(curves.guides.at(0).from, 90.0);
}

void tst_HyperbolicQuantities::laterKeysAreMasked()
{
    const auto field = std::get<Field>(evaluate("score", {}));

    QCOMPARE(field.at(3, 4, 0), -INFINITY);
    QCOMPARE(field.at(4, 4, 0), 64.0);
}

WHORL_CORE_TEST(tst_HyperbolicQuantities)
#include "tst_hyperbolic_quantities.moc"
