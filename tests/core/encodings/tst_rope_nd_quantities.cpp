// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/rope_nd.h"

#include "tests/support/test_main.h"

#include <QTest>

using namespace whorl;

class tst_RopeNdQuantities : public QObject {
    Q_OBJECT

private slots:
    void onlyLiereDeviates_data();
    void onlyLiereDeviates();
    void deviationIsThatOfTwoPlaces();
    void scoresOfCommutingTurnsDependOnTheOffset();
    void theListingSaysWhetherTurnsCommute();
    void matricesAreShownByAxis();
};

namespace {

Data evaluate(const char* quantity, const Values& values)
{
    return describe<RopeNdParameters>().evaluate(quantity, values);
}

}  // namespace

void tst_RopeNdQuantities::onlyLiereDeviates_data()
{
    QTest::addColumn<QString>("kind");
    for (const Choice& kind : ropeNdKinds)
        QTest::newRow(kind.key.data()) << kind.key.data();
}

void tst_RopeNdQuantities::onlyLiereDeviates()
{
    QFETCH(const QString, kind);
    const auto field = std::get<Field>(evaluate("deviation", {{"kind", kind.toStdString()}}));
    double largest = 0;
    for (std::int64_t y = 0; y < 16; ++y)
        for (std::int64_t x = 0; x < 16; ++x)
            largest = std::max(largest, field.at(y, x, 0));

    if (kind == "liere")
        QVERIFY(largest > 0.1);
    else
        QVERIFY(largest < 1e-12);
    QVERIFY(field.at(0, 0, 0) < 1e-12);
}

void tst_RopeNdQuantities::deviationIsThatOfTwoPlaces()
{
    const auto field = std::get<Field>(evaluate("deviation", {}));
    const Generators generators = pictureGenerators({});

    const double expected = relativityDeviation(generators, std::vector{4.0, 9.0}, std::vector{6.0, 10.0});

    QVERIFY(std::abs(field.at(9, 4, 0) - expected) < 1e-12);
}

void tst_RopeNdQuantities::scoresOfCommutingTurnsDependOnTheOffset()
{
    for (const char* kind : {"torus", "basis"}) {
        const auto score =
            std::get<Field>(evaluate("score", {{"kind", std::string(kind)}, {"query", std::string("random")}}));
        QVERIFY(std::abs(score.at(0, 33, 0) - score.at(16 * 5 + 7, 16 * 5 + 7 + 33, 0)) < 1e-12);
    }
}

void tst_RopeNdQuantities::theListingSaysWhetherTurnsCommute()
{
    const auto torus = std::get<Listing>(evaluate("relativity", {{"kind", std::string("torus")}}));
    const auto liere = std::get<Listing>(evaluate("relativity", {}));

    QVERIFY(std::get<double>(torus.rows[0][1]) < 1e-15);
    QVERIFY(std::get<double>(liere.rows[0][1]) > 1e-3);
    QVERIFY(std::get<double>(liere.rows[3][1]) < 1e-12);
    QCOMPARE(std::get<std::int64_t>(liere.rows[4][1]), 4);
}

void tst_RopeNdQuantities::matricesAreShownByAxis()
{
    const auto generators = std::get<Field>(evaluate("generators", {}));
    const auto rotation = std::get<Field>(evaluate("rotation", {{"x", std::int64_t{0}}, {"y", std::int64_t{0}}}));
    const Generators matrices = pictureGenerators({});

    QCOMPARE(generators.slices->count, 2);
    QCOMPARE(generators.at(2, 5, 1), matrices[1](2, 5));
    QCOMPARE(rotation.at(3, 3, 0), 1.0);
    QCOMPARE(rotation.at(3, 4, 0), 0.0);
}

WHORL_CORE_TEST(tst_RopeNdQuantities)
#include "tst_rope_nd_quantities.moc"
