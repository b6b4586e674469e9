// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/lab/small_model.h"

using namespace whorl;
using namespace whorl::test;

/// The backward pass against differences of the loss.
class tst_LabGradients : public QObject {
    Q_OBJECT

private slots:
    void areThoseOfTheLoss_data() { encodingRows(); }
    void areThoseOfTheLoss();
    void passThroughATemperature();
    void areZeroWhereNothingIsScored();
};

namespace {

/// The largest relative error over all weights, and which tensor it is in.
std::pair<double, std::string> worst(SmallModel& small, const LabPlacement<double>& placement)
{
    small.model.forward(small.weights, small.batch, placement);
    const LabNumbers<double> gradients = small.model.backward(small.weights, small.batch, placement);
    constexpr double step = 1e-5;
    std::pair<double, std::string> found;
    for (const LabTensor& tensor : small.model.tensors().all())
        for (Eigen::Index i = tensor.first; i < tensor.first + tensor.size(); ++i) {
            double& weight = small.weights[i];
            const double kept = weight;
            const auto lossAt = [&](double value) {
                weight = value;
                small.model.forward(small.weights, small.batch, placement);
                return small.model.loss();
            };
            const double slope = (lossAt(kept + step) - lossAt(kept - step)) / (2 * step);
            weight = kept;
            const double error = std::abs(slope - gradients[i]) / std::max(1e-3, std::abs(slope));
            if (!(error <= found.first))
                found = {error, tensor.name};
        }
    return found;
}

}  // namespace

void tst_LabGradients::areThoseOfTheLoss()
{
    QFETCH(const int, encoding);
    SmallModel small(static_cast<LabEncoding>(encoding));
    const auto found = worst(small, placementOf(small.encoding, small.settings, {}, {small.batch.length}));

    QVERIFY2(found.first < 1e-5, qPrintable(QString::number(found.first) + ' ' + found.second.c_str()));
}

void tst_LabGradients::passThroughATemperature()
{
    SmallModel small(LabEncoding::t5, 20);
    LabReading reading;
    reading.temperature = true;
    const auto found = worst(small, small.placement(0, reading));

    QVERIFY2(found.first < 1e-5, qPrintable(QString::number(found.first) + ' ' + found.second.c_str()));
}

void tst_LabGradients::areZeroWhereNothingIsScored()
{
    SmallModel small(LabEncoding::rope);
    std::fill(small.batch.scored.begin(), small.batch.scored.end(), std::uint8_t(0));
    small.model.forward(small.weights, small.batch, small.placement());

    QCOMPARE(small.model.loss(), 0.0);
    QVERIFY((small.model.backward(small.weights, small.batch, small.placement()) == 0).all());

    // Of the tokens' own rows too: only what comes before a scored one can matter to it.
    small.batch.scored[2] = 1;
    small.model.forward(small.weights, small.batch, small.placement());
    small.model.backward(small.weights, small.batch, small.placement());
    const LabMatrix<double>& placed = small.model.gradients().placed;
    QVERIFY(placed.topRows(3).rowwise().squaredNorm().minCoeff() > 0);
    QVERIFY((placed.bottomRows(placed.rows() - 3).array() == 0).all());
}

WHORL_CORE_TEST(tst_LabGradients)
#include "tst_lab_gradients.moc"
