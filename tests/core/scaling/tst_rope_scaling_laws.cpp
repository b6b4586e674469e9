// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scaling/base_change.h"
#include "tests/core/scaling/rope_settings.h"
#include "tests/support/notes.h"
#include "tests/support/test_main.h"

#include <numbers>

using namespace whorl;
using namespace whorl::test;

class tst_RopeScalingLaws : public QObject {
    Q_OBJECT

private slots:
    void dynamicNtkDependsOnTheLengthAlone();
    void longListsFitTheTurningPairs();
    void restingPairsDoNotTurn();
    void everyRuleKeepsTheFastAndDividesTheSlow();
    void bothLayoutsGiveTheSameScores();
    void notesHold();
};

void tst_RopeScalingLaws::dynamicNtkDependsOnTheLengthAlone()
{
    // transformers issue 25306: the effective base of a short text after a long one is that of the short text.
    RopeParameters parameters;
    parameters.scaling = RopeScaling::dynamic;
    parameters.factor = 2;
    parameters.originalLength = 2048;
    const auto last = [&](int length) {
        parameters.length = length;
        return frequencies(parameters).back();
    };

    last(8192);
    QVERIFY(std::abs(last(4096) - 3.849273282e-05) < 1e-14);
    QVERIFY(std::abs(last(100) - 1.154781985e-04) < 1e-13);
    QVERIFY(std::abs(10'000 * std::pow(dynamicNtkFactor(2, 2049, 2048), 128. / 126) - 10009.920711786) < 1e-8);
}

void tst_RopeScalingLaws::longListsFitTheTurningPairs()
{
    RopeParameters parameters;
    parameters.scaling = RopeScaling::longrope;
    parameters.rotaryDimension = 96;
    parameters.shortFactor = std::vector<double>(48, 1.0);
    parameters.longFactor = std::vector<double>(48, 2.0);
    QVERIFY(!isRefused(parameters));
    parameters.shortFactor = std::vector<double>(64, 1.0);
    QVERIFY(isRefused(parameters));
    parameters.shortFactor = std::vector<double>(48, 0.0);
    QVERIFY(isRefused(parameters));
}

void tst_RopeScalingLaws::restingPairsDoNotTurn()
{
    RopeParameters parameters;
    parameters.scaling = RopeScaling::proportional;
    parameters.factor = 1;
    parameters.dimension = 16;
    parameters.rotaryDimension = 4;
    const std::vector<double> ones(16, 1.0);

    const std::vector<double> turned = Rope(accepted(parameters)).rotated(ones, 1000);

    for (std::size_t channel = 4; channel < turned.size(); ++channel)
        QCOMPARE(turned[channel], 1.0);
    QVERIFY(turned[0] != 1 && turned[2] != 1);
}

void tst_RopeScalingLaws::everyRuleKeepsTheFastAndDividesTheSlow()
{
    for (const RopeScaling scaling : {RopeScaling::ntk, RopeScaling::byParts, RopeScaling::yarn, RopeScaling::llama3}) {
        RopeParameters parameters;
        parameters.scaling = scaling;
        parameters.factor = 8;
        const std::vector<double> all = divisors(parameters.ladder().frequencies(), frequencies(parameters));

        QVERIFY(std::abs(all.front() - 1) < 1e-12);
        QVERIFY(std::abs(all.back() - 8) < 1e-12);
        QVERIFY(std::is_sorted(all.begin(), all.end(), [](double a, double b) { return a < b * (1 - 1e-12); }));
    }
}

void tst_RopeScalingLaws::bothLayoutsGiveTheSameScores()
{
    BACKS_NOTE("rope", "both-layouts");
    const auto score = [](RopeLayout layout, std::vector<double> query, std::vector<double> key) {
        RopeParameters parameters;
        parameters.layout = layout;
        parameters.query.emplace<std::vector<double>>(std::move(query));
        parameters.key.emplace<std::vector<double>>(std::move(key));
        return Rope(parameters).scoreByDistance().at(77);
    };
    std::vector<double> query, key, reorderedQuery, reorderedKey;
    for (int channel = 0; channel < 128; ++channel) {
        query.push_back(std::sin(channel * channel));
        key.push_back(std::cos(3 * channel));
    }
    for (const int channel : halfFromInterleaved(128, 128)) {
        reorderedQuery.push_back(query[static_cast<std::size_t>(channel)]);
        reorderedKey.push_back(key[static_cast<std::size_t>(channel)]);
    }
    const double trained = score(RopeLayout::interleaved, query, key);

    QVERIFY(std::abs(score(RopeLayout::half, reorderedQuery, reorderedKey) - trained) < 1e-9);
    QVERIFY(std::abs(score(RopeLayout::half, query, key) - trained) > 0.1);

    BACKS_NOTE("rope", "longest-wavelength");
    QCOMPARE(std::round(2 * std::numbers::pi / Rope(RopeParameters()).frequencies().back()), 54'410.0);
}

void tst_RopeScalingLaws::notesHold()
{
    BACKS_NOTE("rope", "ntk-exponent");
    QVERIFY(std::abs(ntkBase(10'000, 4, 128) - 40'889.94) < 0.01);

    BACKS_NOTE("rope", "ramp-of-yarn");
    RopeParameters llama2;
    llama2.factor = 16;
    llama2.scaling = RopeScaling::byParts;
    const double paper = frequencies(llama2)[38];
    llama2.scaling = RopeScaling::yarn;
    QVERIFY(std::abs(frequencies(llama2)[38] / paper - 3.04) < 0.01);

    BACKS_NOTE("rope", "square-of-the-factor");
    const AttentionScale scale = attentionScale(llama2);
    QVERIFY(std::abs(scale.table - (0.1 * std::log(16) + 1)) < 1e-15);
    QVERIFY(std::abs(Rope(llama2).scoreByDistance().at(0) / 128 - scale.table * scale.table) < 1e-12);

    BACKS_NOTE("rope", "llama3-is-by-parts");
    RopeParameters llama3;
    llama3.factor = 8;
    llama3.originalLength = 8192;
    llama3.scaling = RopeScaling::llama3;
    RopeParameters parts = llama3;
    parts.scaling = RopeScaling::byParts;
    parts.betaSlow = 1;
    parts.betaFast = 4;
    QCOMPARE(frequencies(llama3), frequencies(parts));

    BACKS_NOTE("rope", "short-is-not-plain");
    RopeParameters phi;
    phi.scaling = RopeScaling::longrope;
    phi.factor = 32;
    QVERIFY(std::abs(attentionScale(phi).table - std::sqrt(17. / 12)) < 1e-15);

    BACKS_NOTE("rope", "static-dynamic");
    QCOMPARE(staticNtkFactor(4), 13.0);
    QCOMPARE(dynamicNtkFactor(4, 16'384, 4096), 13.0);
    QVERIFY(dynamicNtkFactor(4, 8192, 4096) < 13);

    BACKS_NOTE("rope", "partial-exponent");
    RopeParameters partial;
    partial.rotaryDimension = 32;
    QCOMPARE(frequencies(partial)[1], std::pow(10'000, -2. / 32));
}

WHORL_CORE_TEST(tst_RopeScalingLaws)
#include "tst_rope_scaling_laws.moc"
