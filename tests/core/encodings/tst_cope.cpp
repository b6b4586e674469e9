// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/cope.h"

#include "core/attention/attention_head.h"
#include "core/attention/seeded_head.h"
#include "core/attention/softmax.h"
#include "tests/support/attention_cases.h"
#include "tests/support/notes.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_Cope : public QObject {
    Q_OBJECT

private slots:
    void countingAgreesWithTheListing_data() { goldenRows("cope"); }
    void countingAgreesWithTheListing();
    void farPositionsShareTheLastVector();
    void effectIsTheBiasOfTheScores();
    void fieldsAreThePartsUnderTheMask();
    void notesHold();
};

namespace {

Field field(const char* quantity, const Values& values = {})
{
    return std::get<Field>(describe<CopeParameters>().evaluate(quantity, values));
}

}  // namespace

void tst_Cope::countingAgreesWithTheListing()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    const Eigen::MatrixXd query = matrixOf(params["q"]), key = matrixOf(params["k"]);
    const Eigen::ArrayXXd logits = (query * key.transpose()).array();

    const CopeParts parts = contextualPositions(query, causallyMasked(logits), matrixOf(params["pos_emb_d_by_npos"]));

    GOLDEN_AGREES(golden, "logits", logits);
    GOLDEN_AGREES(golden, "gates", parts.gates);
    GOLDEN_AGREES(golden, "positions", parts.positions);
    GOLDEN_AGREES(golden, "bias", parts.bias);
}

void tst_Cope::farPositionsShareTheLastVector()
{
    Random random(1);
    const Eigen::MatrixXd query = normalMatrix(random, 9, 4), positions = normalMatrix(random, 4, 3);

    const CopeParts parts = contextualPositions(query, causallyMasked(Eigen::ArrayXXd::Constant(9, 9, 100)), positions);

    QCOMPARE(parts.positions(8, 0), 2.0);
    QCOMPARE(parts.bias(8, 0), parts.bias(8, 5));
    QVERIFY(std::abs(parts.bias(8, 0) - query.row(8).dot(positions.col(2))) < 1e-14);
}

void tst_Cope::effectIsTheBiasOfTheScores()
{
    Random random(4);
    const Eigen::MatrixXd positions = normalMatrix(random, 8, 5);
    for (const bool scaled : {false, true}) {
        const HeadResult head = attend(seededHead(7, 3, 8, 2), copeEffect(positions, scaled));
        const CopeParts parts =
            contextualPositions(head.query, causallyMasked(scaled ? head.scaled : head.scores), positions);

        for (Eigen::Index i = 0; i < 7; ++i)
            for (Eigen::Index j = 0; j < 7; ++j)
                QCOMPARE(head.masked(i, j), j > i ? -INFINITY : head.scaled(i, j) + parts.bias(i, j));
    }
}

void tst_Cope::fieldsAreThePartsUnderTheMask()
{
    for (const char* quantity : {"gates", "positions", "bias"}) {
        QCOMPARE(field(quantity).at(3, 4, 0), -INFINITY);
        QVERIFY(std::isfinite(field(quantity).at(4, 3, 0)));
    }
    const Field gates = field("gates"), positions = field("positions");
    double counted = 0;
    for (std::int64_t key = 9; key >= 0; --key) {
        counted += gates.at(9, key, 0);
        QVERIFY(std::abs(positions.at(9, key, 0) - counted) < 1e-14);
    }
}

void tst_Cope::notesHold()
{
    BACKS_NOTE("cope", "depends-on-content");
    const Field positions = field("positions");
    double least = INFINITY, most = 0;
    for (std::int64_t query = 8; query < 32; ++query) {
        least = std::min(least, positions.at(query, query - 8, 0));
        most = std::max(most, positions.at(query, query - 8, 0));
    }
    QVERIFY(most - least > 2);

    BACKS_NOTE("cope", "counts-the-key");
    const CopeParts open =
        contextualPositions(Eigen::MatrixXd::Ones(6, 2), causallyMasked(Eigen::ArrayXXd::Constant(6, 6, 1000)),
                            Eigen::MatrixXd::Ones(2, 20));
    for (Eigen::Index i = 0; i < 6; ++i)
        for (Eigen::Index j = 0; j <= i; ++j)
            QCOMPARE(open.positions(i, j), double(i - j + 1));
}

WHORL_CORE_TEST(tst_Cope)
#include "tst_cope.moc"
