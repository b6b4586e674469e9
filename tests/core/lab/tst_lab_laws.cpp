// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/rope.h"
#include "core/lab/adamw.h"
#include "core/lab/attention_pass.h"

#include "tests/core/lab/small_model.h"

using namespace whorl;
using namespace whorl::test;

class tst_LabLaws : public QObject {
    Q_OBJECT

private slots:
    void shiftsMatterToPlacesAlone_data() { encodingRows(); }
    void shiftsMatterToPlacesAlone();
    void laterTokensChangeNothing_data() { encodingRows(); }
    void laterTokensChangeNothing();
    void scalingByOneIsNone();
    void droppedRopeIsNope();
    void turnsAreTheCatalogues();
    void pastTheEndOfATable();
    void temperatureBeginsPastTheTraining();
    void scheduleWarmsUpAndFalls();
    void seedsShareTensors();
    void parametersAreAsManyAsSaid();
};

namespace {

double apart(const LabMatrix<double>& a, const LabMatrix<double>& b)
{
    return (a - b).cwiseAbs().maxCoeff();
}

}  // namespace

void tst_LabLaws::shiftsMatterToPlacesAlone()
{
    QFETCH(const int, encoding);
    SmallModel small(static_cast<LabEncoding>(encoding));
    const LabMatrix<double> here = small.logits(small.placement());
    const double moved = apart(here, small.logits(small.placement(100)));
    const bool absolute = small.encoding == LabEncoding::learned || small.encoding == LabEncoding::sinusoidal;

    if (absolute)
        QVERIFY2(moved > 1e-2, qPrintable(QString::number(moved)));
    else
        QVERIFY2(moved < 1e-10, qPrintable(QString::number(moved)));
}

void tst_LabLaws::laterTokensChangeNothing()
{
    QFETCH(const int, encoding);
    SmallModel small(static_cast<LabEncoding>(encoding));
    const LabMatrix<double> before = small.logits(small.placement());
    small.batch.tokens[4] = (small.batch.tokens[4] + 1) % 6;
    const LabMatrix<double> after = small.logits(small.placement());

    QVERIFY(before.topRows(4) == after.topRows(4));
    QVERIFY(before.bottomRows(7) == after.bottomRows(7));
    QVERIFY((before.row(4) - after.row(4)).norm() > 1e-3);
    QVERIFY((before.row(6) - after.row(6)).norm() > 1e-6);
}

void tst_LabLaws::scalingByOneIsNone()
{
    SmallModel small(LabEncoding::rope);
    const LabMatrix<double> plain = small.logits(small.placement());
    for (const LabScaling scaling : {LabScaling::linear, LabScaling::ntk, LabScaling::yarn}) {
        LabReading reading;
        reading.scaling = scaling;
        QVERIFY(apart(plain, small.logits(small.placement(0, reading))) < 1e-12);
        reading.factor = 4;
        QVERIFY(apart(plain, small.logits(small.placement(0, reading))) > 1e-3);
    }
}

void tst_LabLaws::droppedRopeIsNope()
{
    SmallModel rope(LabEncoding::rope), nope(LabEncoding::nope);
    QVERIFY((rope.weights == nope.weights).all());
    LabReading dropped;
    dropped.dropped = true;

    QVERIFY(rope.logits(rope.placement(0, dropped)) == nope.logits(nope.placement()));
    QVERIFY(apart(rope.logits(rope.placement()), nope.logits(nope.placement())) > 1e-3);
}

void tst_LabLaws::turnsAreTheCatalogues()
{
    SmallModel small(LabEncoding::rope);
    const LabPlacement<double> placement = small.placement();
    RopeParameters parameters;
    parameters.dimension = 4;
    const Rope rope(parameters);
    const Eigen::Index n = small.batch.length;
    LabMatrix<double> qkv = LabMatrix<double>::Random(2 * n, 24), turned = qkv;
    turn(placement, {2, n}, 2, turned);
    for (Eigen::Index token = 0; token < 2 * n; ++token)
        for (Eigen::Index first = 0; first < 16; first += 4) {
            const std::vector<double> vector(qkv.data() + token * 24 + first, qkv.data() + token * 24 + first + 4);
            const std::vector<double> wanted = rope.rotated(vector, token % n);
            for (Eigen::Index channel = 0; channel < 4; ++channel)
                QVERIFY(std::abs(turned(token, first + channel) - wanted[static_cast<std::size_t>(channel)]) < 1e-14);
        }
    QVERIFY(turned.rightCols(8) == qkv.rightCols(8));

    turnBack(placement, {2, n}, 2, turned);
    QVERIFY(apart(turned, qkv) < 1e-14);
}

void tst_LabLaws::pastTheEndOfATable()
{
    LabSettings settings = SmallModel::smallSettings();
    LabMatrix<float> table(8 * settings.length, settings.width);
    for (Eigen::Index row = 0; row < table.rows(); ++row)
        table.row(row).setConstant(static_cast<float>(row));
    const auto rowsRead = [&](LabPastEnd policy, std::int64_t tokens) {
        LabReading reading;
        reading.pastEnd = policy;
        return placementOf(LabEncoding::learned, settings, reading, {tokens}, &table).input.col(0).eval();
    };

    QCOMPARE(rowsRead(LabPastEnd::untrained, 128)[127], 127.0);
    QCOMPARE(rowsRead(LabPastEnd::last, 128)[15], 15.0);
    QCOMPARE(rowsRead(LabPastEnd::last, 128)[100], 15.0);
    QCOMPARE(rowsRead(LabPastEnd::interpolated, 128)[127], 15.0);
    QCOMPARE(rowsRead(LabPastEnd::interpolated, 128)[64], 64.0 * 15 / 127);
    for (const LabPastEnd each : {LabPastEnd::untrained, LabPastEnd::last, LabPastEnd::interpolated})
        QCOMPARE(rowsRead(each, 16)[15], 15.0);
}

void tst_LabLaws::temperatureBeginsPastTheTraining()
{
    LabReading reading;
    reading.temperature = true;
    const auto factors = placementOf(LabEncoding::nope, SmallModel::smallSettings(), reading, {64}).temperature;

    QCOMPARE(factors.head(16).minCoeff(), 1.0);
    QCOMPARE(factors.head(16).maxCoeff(), 1.0);
    QCOMPARE(factors[63], std::log(64.0) / std::log(16.0));
}

void tst_LabLaws::scheduleWarmsUpAndFalls()
{
    QCOMPARE(rateShare(0, 400, 50), 0.02);
    QCOMPARE(rateShare(49, 400, 50), 1.0);
    QCOMPARE(rateShare(50, 400, 50), 1.0);
    QCOMPARE(rateShare(225, 400, 50), 0.55);
    QVERIFY(std::abs(rateShare(399, 400, 50) - 0.1) < 1e-4);
    QVERIFY(rateShare(399, 400, 50) > 0.1);
}

void tst_LabLaws::seedsShareTensors()
{
    const LabSettings settings = SmallModel::smallSettings();
    const LabTensors plain(labShape(LabEncoding::nope, settings, 6)),
        learned(labShape(LabEncoding::learned, settings, 6));
    const LabNumbers<float> a = firstWeights(plain, 5), b = firstWeights(learned, 5), other = firstWeights(plain, 6);

    QVERIFY(tensorIn(a, plain.layer(1, LayerTensor::qkv)) == tensorIn(b, learned.layer(1, LayerTensor::qkv)));
    QVERIFY(tensorIn(a, plain.answer()) == tensorIn(b, learned.answer()));
    QVERIFY(tensorIn(a, plain.answer()) != tensorIn(other, plain.answer()));
}

void tst_LabLaws::parametersAreAsManyAsSaid()
{
    LabSettings settings;
    settings.length = 64;
    const auto numbers = [&](LabEncoding encoding) { return LabTensors(labShape(encoding, settings, 62)).numbers(); };

    QCOMPARE(numbers(LabEncoding::nope), Eigen::Index(107'520));
    QCOMPARE(numbers(LabEncoding::rope), Eigen::Index(107'520));
    QCOMPARE(numbers(LabEncoding::t5), Eigen::Index(107'520 + 32 * 4));
    QCOMPARE(numbers(LabEncoding::learned), Eigen::Index(107'520 + 8 * 64 * 64));
}

WHORL_CORE_TEST(tst_LabLaws)
#include "tst_lab_laws.moc"
