// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/haar.h"

#include "tests/support/golden.h"
#include "tests/support/notes.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_Haar : public QObject {
    Q_OBJECT

private slots:
    void channelsAreTheReferences_data() { goldenRows("haar"); }
    void channelsAreTheReferences();
    void meansAreThoseOfTheirPositions_data();
    void meansAreThoseOfTheirPositions();
    void halvesCoverTheTextOnce();
    void notesHold();
};

namespace {

Eigen::MatrixXd encoding(Eigen::Index length, Eigen::Index dimension)
{
    Eigen::MatrixXd all(length, dimension);
    for (Eigen::Index p = 0; p < length; ++p)
        for (Eigen::Index c = 0; c < dimension; ++c)
            all(p, c) = haarMean({p, 1}, c, length);
    return all;
}

}  // namespace

void tst_Haar::channelsAreTheReferences()
{
    const Json& golden = goldenCase();
    const auto length = golden["params"]["L"].get<Eigen::Index>();
    const Eigen::MatrixXd all = encoding(length, golden["params"]["d"].get<Eigen::Index>());

    GOLDEN_AGREES(golden, "H", all);
    const auto identity = Eigen::MatrixXd::Identity(length, length);
    const bool orthogonal = (all * all.transpose() - double(length) * identity).cwiseAbs().maxCoeff() < 1e-12;
    QCOMPARE(orthogonal, golden["expected"]["gram_is_L_times_identity"].get<bool>());
}

void tst_Haar::meansAreThoseOfTheirPositions_data()
{
    QTest::addColumn<qint64>("length");
    for (const qint64 length : {1, 2, 7, 64, 100})
        QTest::addRow("%lld positions", length) << length;
}

void tst_Haar::meansAreThoseOfTheirPositions()
{
    QFETCH(const qint64, length);
    for (std::int64_t channel = 0; channel < 40; ++channel)
        for (std::int64_t first = 0; first < length; ++first)
            for (std::int64_t count = 1; first + count <= length; count += 3) {
                double sum = 0;
                for (std::int64_t p = first; p < first + count; ++p)
                    sum += haarMean({p, 1}, channel, length);

                QVERIFY(std::abs(haarMean({first, count}, channel, length) - sum / double(count)) < 1e-12);
            }
}

void tst_Haar::halvesCoverTheTextOnce()
{
    // At every level each position lies in one half of one wavelet, also where the length is no power of two.
    for (std::int64_t p = 0; p < 11; ++p)
        for (std::int64_t width = 1; width <= 16; width *= 2) {
            double sum = 0;
            for (std::int64_t k = 0; k < width; ++k)
                sum += std::abs(haarMean({p, 1}, width + k, 11));
            QCOMPARE(sum, std::sqrt(double(width)));
        }
}

void tst_Haar::notesHold()
{
    BACKS_NOTE("haar", "depends-on-length");
    QVERIFY(haarMean({9, 1}, 1, 16) != haarMean({9, 1}, 1, 32));

    BACKS_NOTE("haar", "orthogonal");
    const Eigen::MatrixXd all = encoding(32, 32);
    QVERIFY((all * all.transpose() - 32 * Eigen::MatrixXd::Identity(32, 32)).cwiseAbs().maxCoeff() < 1e-12);
}

WHORL_CORE_TEST(tst_Haar)
#include "tst_haar.moc"
