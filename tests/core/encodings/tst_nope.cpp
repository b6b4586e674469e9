// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/nope.h"

#include "tests/support/golden.h"
#include "tests/support/notes.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_Nope : public QObject {
    Q_OBJECT

private slots:
    void basesAgree_data() { goldenRows("dual_base"); }
    void basesAgree();
    void globalLayersCloseTheirGroup_data() { goldenRows("layer_pattern"); }
    void globalLayersCloseTheirGroup();
    void globalLayersOpenTheirGroup_data() { goldenRows("layer_pattern_first"); }
    void globalLayersOpenTheirGroup();
    void everyFourthLayerIsWithout_data() { goldenRows("nope_layers"); }
    void everyFourthLayerIsWithout();
    void dropeLeavesNoRotation_data() { goldenRows("nope_layers_all"); }
    void dropeLeavesNoRotation();
    void temperatureRisesInSteps_data() { goldenRows("attn_temperature"); }
    void temperatureRisesInSteps();
    void windowsAndChunksAreThoseOfTheModels();
    void zeroIsThePatternsOwn();
    void refusals();
    void notesHold();
};

namespace {

std::vector<int> global(LayerPattern pattern, int layers)
{
    std::vector<int> result;
    for (const LayerKind kind : layerKinds(pattern, layers))
        result.push_back(kind == LayerKind::globalRotation ? 1 : 0);
    return result;
}

Layers layersOf(LayerPattern pattern)
{
    NopeParameters parameters;
    parameters.pattern = pattern;
    return Layers(parameters);
}

}  // namespace

void tst_Nope::basesAgree()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    const int dimension = params["head_dim"];
    const double base = params["base"], factor = params["scale_factor"], position = params["position"];
    if (expectsRefusal(golden)) {
        QVERIFY_EXCEPTION_THROWN(dividedFrequencies(dimension, base, factor), ParameterError);
        return;
    }

    const std::vector<double> frequencies = dividedFrequencies(dimension, base, factor);

    // A vector of ones, its pairs taken from the two halves.
    std::vector<double> turned;
    for (const double sign : {-1.0, 1.0})
        for (const double frequency : frequencies)
            turned.push_back(std::cos(position * frequency) + sign * std::sin(position * frequency));
    GOLDEN_AGREES(golden, "inv_freq", frequencies);
    GOLDEN_AGREES(golden, "y", turned);
}

void tst_Nope::globalLayersCloseTheirGroup()
{
    const Json& golden = goldenCase();
    QCOMPARE(golden["params"]["sliding_window_pattern"].get<int>(), 6);

    GOLDEN_AGREES(golden, "is_global", global(LayerPattern::gemma, golden["params"]["num_layers"]));
}

void tst_Nope::globalLayersOpenTheirGroup()
{
    const Json& golden = goldenCase();
    QCOMPARE(golden["params"]["global_every"].get<int>(), 3);

    GOLDEN_AGREES(golden, "is_global", global(LayerPattern::modernbert, golden["params"]["num_layers"]));
}

void tst_Nope::everyFourthLayerIsWithout()
{
    const Json& golden = goldenCase();
    QCOMPARE(golden["params"]["interval"].get<int>(), 4);
    const std::vector<int> turns =
        noRopeLayers(layerKinds(LayerPattern::everyFourthWithout, golden["params"]["num_layers"]));

    std::vector<int> without;
    for (std::size_t layer = 0; layer < turns.size(); ++layer)
        if (turns[layer] == 0)
            without.push_back(int(layer));

    GOLDEN_AGREES(golden, "uses_rope", turns);
    GOLDEN_AGREES(golden, "nope_layer_indices", without);
}

void tst_Nope::dropeLeavesNoRotation()
{
    const Json& golden = goldenCase();

    GOLDEN_AGREES(golden, "uses_rope", noRopeLayers(layerKinds(LayerPattern::drope, golden["params"]["num_layers"])));
}

void tst_Nope::temperatureRisesInSteps()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    std::vector<double> scale;
    for (const Json& position : params["positions"])
        scale.push_back(attentionTemperature(position.get<double>(), params["floor_scale"], params["attn_scale"]));

    GOLDEN_AGREES(golden, "scale", scale);
}

void tst_Nope::windowsAndChunksAreThoseOfTheModels()
{
    constexpr LayerKind local = LayerKind::localRotation;

    const Layers llama = layersOf(LayerPattern::everyFourthWithout);
    QCOMPARE(llama.firstKey(local, 8191), 0);
    QCOMPARE(llama.firstKey(local, 8192), 8192);
    QCOMPARE(llama.firstKey(local, 20'000), 16'384);
    QCOMPARE(llama.firstKey(LayerKind::noRotation, 20'000), 0);

    const Layers gemma = layersOf(LayerPattern::gemma);
    QCOMPARE(gemma.firstKey(local, 1023), 0);
    QCOMPARE(gemma.firstKey(local, 1024), 1);
    QCOMPARE(gemma.firstKey(LayerKind::globalRotation, 5000), 0);

    QCOMPARE(layersOf(LayerPattern::modernbert).firstKey(local, 100), 36);
}

void tst_Nope::zeroIsThePatternsOwn()
{
    NopeParameters parameters;
    parameters.pattern = LayerPattern::gemma;
    QCOMPARE(Layers(parameters).base(LayerKind::localRotation), 1e4);
    QCOMPARE(Layers(parameters).frequencies(LayerKind::globalRotation)[0], 0.125);

    parameters.globalBase = 5e5;
    parameters.globalFactor = 2;
    parameters.window = 512;

    const Layers layers(parameters);
    QCOMPARE(layers.base(LayerKind::globalRotation), 5e5);
    QCOMPARE(layers.frequencies(LayerKind::globalRotation)[0], 0.5);
    QCOMPARE(layers.frequencies(LayerKind::localRotation)[0], 1.0);
    QCOMPARE(layers.firstKey(LayerKind::localRotation, 1000), 489);
}

void tst_Nope::refusals()
{
    const Source source = describe<NopeParameters>();
    const auto refused = [&](const Values& values, std::string_view parameter) {
        try {
            source.check(values);
        } catch (const ParameterError& error) {
            return error.where() == parameter;
        }
        return false;
    };

    QVERIFY(refused({{"global_factor", 0.5}}, "global_factor"));
    QVERIFY(refused({{"local_base", 1e-310}}, "local_base"));
    QVERIFY(refused({{"pattern", std::string("gemma")}, {"global_base", 1e-310}}, "global_base"));
}

void tst_Nope::notesHold()
{
    BACKS_NOTE("nope", "one-means-rotation");
    const std::vector<LayerKind> llama = layerKinds(LayerPattern::everyFourthWithout, 4);
    QCOMPARE(noRopeLayers(llama), (std::vector{1, 1, 1, 0}));
    QCOMPARE(int(llama[3]), int(LayerKind::noRotation));

    BACKS_NOTE("nope", "groups-begin-or-end");
    QCOMPARE(global(LayerPattern::gemma, 12), (std::vector{0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1}));
    QCOMPARE(global(LayerPattern::modernbert, 4), (std::vector{1, 0, 0, 1}));

    BACKS_NOTE("nope", "temperature-steps");
    QCOMPARE(attentionTemperature(8190), 1.0);
    QVERIFY(attentionTemperature(8191) > 1.069);
    QCOMPARE(attentionTemperature(8191), attentionTemperature(16'382));
}

WHORL_CORE_TEST(tst_Nope)
#include "tst_nope.moc"
