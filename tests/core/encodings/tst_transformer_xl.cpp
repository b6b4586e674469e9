// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/transformer_xl.h"

#include "core/attention/attention_head.h"
#include "core/attention/seeded_head.h"
#include "tests/support/attention_cases.h"
#include "tests/support/notes.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_TransformerXl : public QObject {
    Q_OBJECT

private slots:
    void shiftAgreesWithTheAuthors_data() { goldenRows("txl_rel_shift"); }
    void shiftAgreesWithTheAuthors();
    void notesHold();
};

void tst_TransformerXl::shiftAgreesWithTheAuthors()
{
    const Json& golden = goldenCase();
    const Eigen::ArrayXXd x = matrixOf(golden["params"]["x"]).array();
    const Json& distances = golden["params"]["column_distance"];

    const Eigen::ArrayXXd shifted = relativeShift(x);

    GOLDEN_AGREES(golden, "shifted", shifted);
    for (Eigen::Index i = 0; i < x.rows(); ++i)
        for (Eigen::Index j = 0; j < x.cols(); ++j) {
            const Eigen::Index distance = i + x.cols() - x.rows() - j;
            QCOMPARE(distance >= 0, golden["expected"]["valid_causal"][std::size_t(i)][std::size_t(j)].get<bool>());
            if (distance < 0)
                continue;
            const Eigen::Index column = x.cols() - 1 - distance;
            QCOMPARE(distances[std::size_t(column)].get<Eigen::Index>(), distance);
            QCOMPARE(shifted(i, j), x(i, column));
        }
}

void tst_TransformerXl::notesHold()
{
    BACKS_NOTE("transformer-xl", "fixed-sinusoids");
    const TransformerXlHead head = transformerXlHead({});
    const HarmonicSum waves = head.byDistance(head.positionBias);
    QCOMPARE(waves.frequencies.size(), std::size_t(32));
    QVERIFY(waves.frequencies == head.sinusoid.frequencies());
    for (const std::int64_t distance : {0, 7, 1000})
        QVERIFY(std::abs(waves.at(distance) - head.positionBias.dot(head.positionKey(distance))) < 1e-11);
}

WHORL_CORE_TEST(tst_TransformerXl)
#include "tst_transformer_xl.moc"
