// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/alibi.h"

#include "core/attention/softmax.h"
#include "tests/support/test_main.h"

using namespace whorl;

class tst_AlibiQuantities : public QObject {
    Q_OBJECT

private slots:
    void weightsAreTheSoftmaxOfTheBias_data();
    void weightsAreTheSoftmaxOfTheBias();
    void everyHeadHasItsOwnRange();
    void formsDifferByAConstantInEveryRow();
    void onlyTheMaskMakesThemAgree();
    void falconSeesFurther();
    void workingsNameTheSlopeOfTheHead();
};

namespace {

Field field(const char* quantity, const Values& values)
{
    return std::get<Field>(describe<AlibiParameters>().evaluate(quantity, values));
}

Values formed(const char* form, const char* mode)
{
    return {{"length", std::int64_t{32}}, {"form", std::string(form)}, {"mode", std::string(mode)}};
}

}  // namespace

void tst_AlibiQuantities::weightsAreTheSoftmaxOfTheBias_data()
{
    QTest::addColumn<QByteArray>("form");
    for (const char* form : {"paper", "stored", "mpt", "bloom", "falcon"})
        QTest::newRow(form) << QByteArray(form);
}

void tst_AlibiQuantities::weightsAreTheSoftmaxOfTheBias()
{
    QFETCH(const QByteArray, form);
    for (const char* mode : {"causal", "symmetric"}) {
        const Values values = {{"length", std::int64_t{40}}, {"mode", std::string(mode)}, {"form", form.toStdString()}};
        const Field bias = field("bias", values), weights = field("weights", values);
        for (std::int64_t head = 0; head < 8; ++head) {
            Eigen::ArrayXXd scores(40, 40), got(40, 40);
            for (int i = 0; i < 40; ++i)
                for (int j = 0; j < 40; ++j) {
                    scores(i, j) = bias.at(i, j, head);
                    got(i, j) = weights.at(i, j, head);
                }

            // Two roundings in each sum of up to 40 terms.
            QVERIFY((softmaxRows(scores) - got).abs().maxCoeff() < 1e-14);
        }
    }
}

void tst_AlibiQuantities::everyHeadHasItsOwnRange()
{
    const Field bias = field("bias", {{"length", std::int64_t{64}}});

    QCOMPARE(bias.sliceRange(2).low, -0.125 * 63);
    QCOMPARE(bias.sliceRange(7).low, -0.00390625 * 63);
    QCOMPARE(bias.sliceRange(2).high, 0.0);
}

void tst_AlibiQuantities::formsDifferByAConstantInEveryRow()
{
    const Field paper = field("bias", formed("paper", "causal"));
    for (const char* form : {"stored", "mpt", "bloom"}) {
        const Field other = field("bias", formed(form, "causal"));
        for (std::int64_t i = 0; i < 32; ++i)
            for (std::int64_t j = 0; j <= i; ++j)
                QCOMPARE(other.at(i, j, 2) - paper.at(i, j, 2), other.at(i, i, 2));
        QCOMPARE(other.at(3, 4, 2), -INFINITY);
    }
    QCOMPARE(field("bias", formed("mpt", "causal")).at(31, 31, 0), 0.0);
    QCOMPARE(field("bias", formed("stored", "causal")).at(31, 30, 0), 15.0);
}

void tst_AlibiQuantities::onlyTheMaskMakesThemAgree()
{
    const auto differs = [](const char* form, const char* mode) {
        const Field one = field("weights", formed("paper", mode)), other = field("weights", formed(form, mode));
        double most = 0;
        for (std::int64_t i = 0; i < 32; ++i)
            for (std::int64_t j = 0; j < 32; ++j)
                most = std::max(most, std::abs(one.at(i, j, 1) - other.at(i, j, 1)));
        return most;
    };
    for (const char* form : {"stored", "mpt", "bloom"}) {
        QCOMPARE(differs(form, "causal"), 0.0);
        QVERIFY(differs(form, "symmetric") > 0.2);
    }
    // Without the mask every query turns to the last key.
    const Field stored = field("weights", formed("stored", "symmetric"));
    QVERIFY(stored.at(0, 31, 0) > stored.at(0, 0, 0));
}

void tst_AlibiQuantities::falconSeesFurther()
{
    Values values = formed("falcon", "causal");
    values["head_dimension"] = std::int64_t{16};
    const auto window = std::get<Listing>(describe<AlibiParameters>().evaluate("window", values));

    QCOMPARE(field("bias", values).at(10, 2, 0), alibiFalconBias(0.5, 8, 16));
    QCOMPARE(std::get<double>(window.rows[0][1]), 0.125);
}

void tst_AlibiQuantities::workingsNameTheSlopeOfTheHead()
{
    // 71 heads are no power of two: head 0 has 2^(-8 * 2 / 128), not 2^(-8 / 71).
    const Field bias = field("bias", {{"heads", std::int64_t{71}}});

    QCOMPARE(bias.working(5, 2, 0), std::string("−0.917 × 3"));
}

WHORL_CORE_TEST(tst_AlibiQuantities)
#include "tst_alibi_quantities.moc"
