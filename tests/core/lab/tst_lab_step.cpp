// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/t5.h"
#include "core/lab/adamw.h"
#include "core/lab/transformer.h"

#include "tests/support/golden.h"
#include "tests/support/test_main.h"

#include <QFile>

using namespace whorl;
using test::Json;

/// One step of training, forward, back, clipped and taken, as PyTorch does it in float64.
class tst_LabStep : public QObject {
    Q_OBJECT

private slots:
    void isThatOfPyTorch_data();
    void isThatOfPyTorch();
    void inFloatIsNear_data();
    void inFloatIsNear();
};

namespace {

const Json& golden()
{
    static const Json all = [] {
        QFile file(WHORL_SOURCE_DIR "/tests/golden/lab_step.json");
        if (!file.open(QIODevice::ReadOnly))
            qFatal("tests/golden/lab_step.json cannot be read");
        const QByteArray bytes = file.readAll();
        return Json::parse(bytes.begin(), bytes.end());
    }();
    return all;
}

void caseRows()
{
    QTest::addColumn<QString>("name");
    for (const auto& [name, each] : golden()["cases"].items())
        QTest::newRow(name.c_str()) << QString::fromStdString(name);
}

/// All numbers of nested lists, in their order.
void flatten(const Json& value, std::vector<double>& out)
{
    if (value.is_array())
        for (const Json& each : value)
            flatten(each, out);
    else
        out.push_back(value.get<double>());
}

std::vector<double> flat(const Json& value)
{
    std::vector<double> out;
    flatten(value, out);
    return out;
}

struct Step {
    LabShape shape;
    LabSettings settings;
    LabEncoding encoding = LabEncoding::nope;
    LabBatch batch;
    LabPlacement<double> placement;
};

Step stepOf(const std::string& name)
{
    const Json& config = golden()["config"];
    const Json& each = golden()["cases"][name];
    Step step;
    step.shape = {config["V"], config["d"], config["H"], config["layers"], config["ffn"], 0, 0};
    step.settings.width = config["d"];
    step.settings.heads = config["H"];
    step.settings.length = config["n"];
    for (const Choice& choice : labEncodings)
        if (choice.key == name)
            step.encoding = static_cast<LabEncoding>(&choice - labEncodings);
    step.batch.sequences = config["batch"];
    step.batch.length = config["n"];
    for (const double token : flat(each["x"]))
        step.batch.tokens.push_back(static_cast<std::int32_t>(token));
    for (const double target : flat(each["y"]))
        step.batch.targets.push_back(static_cast<std::int32_t>(target));
    for (const double counts : flat(each["mask"]))
        step.batch.scored.push_back(counts != 0);
    const LabSpan span{step.batch.length};
    step.placement = placementOf(step.encoding, step.settings, {}, span);
    if (step.encoding == LabEncoding::learned)
        step.shape.positionRows = each["params"]["wpe"].size();
    if (step.encoding == LabEncoding::t5) {
        // Four buckets that end at six, unlike the lab's.
        step.shape.biasBuckets = 4;
        step.placement.buckets.clear();
        for (std::int64_t distance = span.tokens; distance-- > 0;)
            step.placement.buckets.push_back(t5Bucket({4, 6, false}, distance));
    }
    return step;
}

template <class T>
LabNumbers<T> numbersOf(const LabTensors& tensors, const Json& params)
{
    LabNumbers<T> numbers(tensors.numbers());
    if (params.size() != tensors.all().size())
        qFatal("the golden model has other tensors");
    for (const LabTensor& tensor : tensors.all()) {
        const std::vector<double> values = flat(params.at(tensor.name));
        if (values.size() != static_cast<std::size_t>(tensor.size()))
            qFatal("%s has another size", tensor.name.c_str());
        for (std::size_t i = 0; i < values.size(); ++i)
            numbers[tensor.first + static_cast<Eigen::Index>(i)] = static_cast<T>(values[i]);
    }
    return numbers;
}

/// How far tensors are from golden ones, at most; a part that is not there counts as infinitely far.
class Distance {
public:
    explicit Distance(double tolerance)
        : m_tolerance(tolerance)
    {
    }
    template <class Matrix>
    void add(const std::string& name, const Matrix& got, const Json& want)
    {
        const std::vector<double> wanted = flat(want);
        double worst = wanted.size() == static_cast<std::size_t>(got.size()) ? 0 : INFINITY;
        for (std::size_t i = 0; worst < INFINITY && i < wanted.size(); ++i) {
            const auto at = static_cast<Eigen::Index>(i);
            const double value = static_cast<double>(got(at / got.cols(), at % got.cols()));
            worst = std::max(worst, std::abs(value - wanted[i]));
        }
        ++m_compared;
        if (!(worst <= m_tolerance))
            m_far += name + ' ' + std::to_string(worst) + "; ";
    }
    const std::string& far() const { return m_far; }
    int compared() const { return m_compared; }

private:
    double m_tolerance;
    int m_compared = 0;
    std::string m_far;
};

/// Golden heads lie one after another: [batch, heads, n, head width].
LabMatrix<double> headsOf(const LabMatrix<double>& qkv, Eigen::Index which, const Step& step)
{
    const Eigen::Index d = step.shape.width, part = step.shape.headWidth(), n = step.batch.length;
    LabMatrix<double> heads(step.batch.sequences * step.shape.heads * n, part);
    for (Eigen::Index sequence = 0; sequence < step.batch.sequences; ++sequence)
        for (Eigen::Index head = 0; head < step.shape.heads; ++head)
            heads.middleRows((sequence * step.shape.heads + head) * n, n) =
                qkv.block(sequence * n, which * d + head * part, n, part);
    return heads;
}

void addValues(Distance& distance, const LabValues<double>& values, const Step& step, const Json& want)
{
    distance.add("h0", values.placed, want["h0"]);
    for (std::size_t layer = 0; layer < values.layers.size(); ++layer) {
        const LabLayerValues<double>& each = values.layers[layer];
        const std::string of = "l" + std::to_string(layer) + ".";
        distance.add(of + "u", each.normed, want[of + "u"]);
        distance.add(of + "q", headsOf(each.qkv, 0, step), want[of + "q"]);
        distance.add(of + "k", headsOf(each.qkv, 1, step), want[of + "k"]);
        distance.add(of + "v", headsOf(each.qkv, 2, step), want[of + "v"]);
        distance.add(of + "p", each.weights, want[of + "p"]);
        distance.add(of + "attn_out", each.mixed, want[of + "attn_out"]);
        distance.add(of + "h_mid", each.middle, want[of + "h_mid"]);
        distance.add(of + "ffn_pre", each.inner, want[of + "ffn_pre"]);
        distance.add(of + "h_out", each.out, want[of + "h_out"]);
    }
    distance.add("logits", values.logits, want["logits"]);
}

void addWeights(Distance& distance, const LabTensors& tensors, const LabNumbers<double>& numbers, const Json& want)
{
    for (const LabTensor& tensor : tensors.all())
        distance.add(tensor.name, tensorIn(numbers, tensor), want[tensor.name]);
}

}  // namespace

void tst_LabStep::isThatOfPyTorch_data()
{
    caseRows();
}

void tst_LabStep::isThatOfPyTorch()
{
    QFETCH(const QString, name);
    const Json& want = golden()["cases"][name.toStdString()];
    const Step step = stepOf(name.toStdString());
    LabTransformer<double> model(step.shape);
    LabNumbers<double> weights = numbersOf<double>(model.tensors(), want["params"]);
    Distance distance(1e-10);

    model.forward(weights, step.batch, step.placement);
    addValues(distance, model.values(), step, want["forward"]);
    const LabMatrix<double> nats = model.nats().matrix();
    distance.add("nll", nats, want["forward"]["nll"]);
    QVERIFY(std::abs(model.loss() - want["loss"].get<double>()) <= 1e-10);

    const LabNumbers<double> gradients = model.backward(weights, step.batch, step.placement);
    addValues(distance, model.gradients(), step, want["act_grads"]);
    addWeights(distance, model.tensors(), gradients, want["grads"]);

    AdamW<double> optimiser(model.tensors(), {});
    optimiser.step(weights, gradients, 1);
    QVERIFY(std::abs(optimiser.norm() - want["grad_norm"].get<double>()) <= 1e-10);
    QVERIFY(std::abs(optimiser.clipped() - want["clip_scale"].get<double>()) <= 1e-10);
    addWeights(distance, model.tensors(), weights, want["params_after"]);
    model.forward(weights, step.batch, step.placement);
    QVERIFY(std::abs(model.loss() - want["loss_after"].get<double>()) <= 1e-10);

    QVERIFY2(distance.far().empty(), distance.far().c_str());
    QCOMPARE(distance.compared(), 2 * 20 + 1 + 2 * static_cast<int>(model.tensors().all().size()));
}

void tst_LabStep::inFloatIsNear_data()
{
    caseRows();
}

void tst_LabStep::inFloatIsNear()
{
    QFETCH(const QString, name);
    const Json& want = golden()["cases"][name.toStdString()];
    const Step step = stepOf(name.toStdString());
    const LabPlacement<float> placement = step.placement.cast<float>();
    LabTransformer<float> model(step.shape);
    const auto weights = numbersOf<float>(model.tensors(), want["params"]);
    const auto near = [](double got, double wanted) { return std::abs(got - wanted) <= 2e-4 * std::abs(wanted); };

    model.forward(weights, step.batch, placement);
    QVERIFY(near(model.loss(), want["loss"]));
    const LabNumbers<float> gradients = model.backward(weights, step.batch, placement);
    QVERIFY(near(std::sqrt(gradients.square().sum()), want["grad_norm"]));
    const auto wanted = numbersOf<double>(model.tensors(), want["grads"]);
    QVERIFY((gradients.cast<double>() - wanted).matrix().norm() <= 2e-4 * wanted.matrix().norm());
}

WHORL_CORE_TEST(tst_LabStep)
#include "tst_lab_step.moc"
