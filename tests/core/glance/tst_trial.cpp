// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/glance/trial.h"

#include "core/attention/seeded_head.h"
#include "core/catalogue.h"
#include "core/glance/glance.h"
#include "tests/support/test_main.h"

using namespace whorl;

/// Whether scores are relative, against another way to find out.
class tst_Trial : public QObject {
    Q_OBJECT

private slots:
    void relativeIsWhatMovingAPairLeavesAlone_data() { addEncodings(); }
    void relativeIsWhatMovingAPairLeavesAlone();
    void theKnownOnesAreWhatTheirPapersSay_data();
    void theKnownOnesAreWhatTheirPapersSay();
    void aLittleOfThePlaceItselfIsNoticed();
    void positionsAreCountedUpToTheFirstRefusal();
    void equalTokensOpenEveryGate();

private:
    void addEncodings();
};

void tst_Trial::addEncodings()
{
    QTest::addColumn<QByteArray>("source");
    for (const Source& source : encodings())
        if (source.effect)
            QTest::newRow(source.info.id.data()) << QByteArray(source.info.id.data());
}

namespace {

EffectIn effectOf(const QByteArray& source)
{
    const Source& found = findSource(source.toStdString());
    return [&found](const HeadPlace& place) { return found.effect({}, place); };
}

/// The score of the last token with the one six before it, whose own words stay, with `before` other tokens in front and
/// words between them that depend on it.
double scoreOfPair(const EffectIn& effectIn, Eigen::Index before)
{
    HeadPlace place = trialPlace();
    place.tokens = before + 7;
    Random random(5, static_cast<std::uint64_t>(before));
    HeadInputs inputs;
    inputs.embeddings = normalMatrix(random, place.tokens, place.width);
    Random fixed(5, 1000);
    inputs.embeddings.row(before) = normalMatrix(fixed, 1, place.width);
    inputs.embeddings.row(before + 6) = normalMatrix(fixed, 1, place.width);
    inputs.queryWeights = inputs.keyWeights = inputs.valueWeights =
        normalMatrix(fixed, place.width, place.dimension, 1 / 8.0);
    return attend(inputs, effectIn(place)).masked(before + 6, before);
}

}  // namespace

void tst_Trial::relativeIsWhatMovingAPairLeavesAlone()
{
    QFETCH(const QByteArray, source);
    const EffectIn effectIn = effectOf(source);
    const double here = scoreOfPair(effectIn, 3);
    // A learned table ends soon; the others are looked at far out too.
    double change = std::abs(scoreOfPair(effectIn, 40) - here);
    if (acceptedPositions(effectIn(trialPlace()), trialPlace(), 700) == 700)
        change = std::max(change, std::abs(scoreOfPair(effectIn, 690) - here));

    const HeadFacts facts = headFacts(effectIn);

    QCOMPARE(facts.isRelative(), change <= 1e-9 * std::max(1.0, std::abs(here)));
    // Nothing lies near the line.
    QVERIFY2(facts.spread < 1e-11 || facts.spread > 1e-4, qPrintable(QString::number(facts.spread)));
}

void tst_Trial::theKnownOnesAreWhatTheirPapersSay_data()
{
    QTest::addColumn<bool>("relative");
    for (const char* id : {"rope", "xpos", "alibi", "t5", "kerple", "shaw", "transformer-xl", "deberta", "sandwich"})
        QTest::newRow(id) << true;
    for (const char* id : {"sinusoidal", "learned", "legendre", "haar", "fire", "cope"})
        QTest::newRow(id) << false;
}

void tst_Trial::theKnownOnesAreWhatTheirPapersSay()
{
    QFETCH(const bool, relative);
    QCOMPARE(headFacts(effectOf(QTest::currentDataTag())).isRelative(), relative);
}

void tst_Trial::aLittleOfThePlaceItselfIsNoticed()
{
    const auto spread = [](double part) {
        return relativeSpread(
            [part](const HeadPlace&) {
                PositionalEffect effect;
                effect.scores = [part](const HeadScores& head) {
                    Eigen::ArrayXXd values = Eigen::ArrayXXd::Zero(head.scores.rows(), head.scores.cols());
                    values(300, 100) = part;
                    return std::vector<ScoreTerm>{{"one cell", values, false}};
                };
                return effect;
            },
            trialPlace());
    };
    QVERIFY(spread(0) <= relativeTolerance);
    QVERIFY(spread(1e-6) > relativeTolerance);
}

void tst_Trial::positionsAreCountedUpToTheFirstRefusal()
{
    // The example has 64 rows.
    QCOMPARE(acceptedPositions(effectOf("learned")(trialPlace()), trialPlace(), 1000), 64);
    QCOMPARE(acceptedPositions(effectOf("rope")(trialPlace()), trialPlace(), 1000), 1000);
}

void tst_Trial::equalTokensOpenEveryGate()
{
    // With open gates the contextual position of a key is its distance and one more.
    const PositionalEffect effect = effectOf("cope")(trialPlace());
    const std::vector<ScoreTerm> terms = EqualTokens(40, 64).terms(effect);

    QCOMPARE(terms.size(), 1U);
    for (Eigen::Index distance = 0; distance < 39; ++distance) {
        const double here = terms[0].values(39, 39 - distance), next = terms[0].values(39, 38 - distance);
        QCOMPARE(here == next, distance >= 14);
    }
}

WHORL_CORE_TEST(tst_Trial)
#include "tst_trial.moc"
