// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/mrope.h"

#include "core/encodings/rope.h"
#include "tests/support/golden.h"
#include "tests/support/notes.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

/// The reference's cases and the refusals. Quantities: tst_mrope_quantities.
class tst_Mrope : public QObject {
    Q_OBJECT

private slots:
    void chunkedAnglesAgree_data() { goldenRows("mrope"); }
    void chunkedAnglesAgree() { anglesAgree("chunked"); }
    void interleavedAnglesAgree_data() { goldenRows("mrope_interleaved"); }
    void interleavedAnglesAgree() { anglesAgree("interleaved"); }
    void hopeAnglesAgree_data() { goldenRows("hope_vlm"); }
    void hopeAnglesAgree();
    void axialAnglesAgree_data() { goldenRows("axial_3d"); }
    void axialAnglesAgree();
    void positionsAgree_data() { goldenRows("mrope_position_ids"); }
    void positionsAgree();
    void publishedSectionsAreThoseOfTheModels();
    void axialPartsAreEvenAndFillTheHead();
    void qwen2VlHasSixteenPairsOfTime();
    void sectionsThatDoNotFitAreRefused_data();
    void sectionsThatDoNotFitAreRefused();
    void picturesAreMergedWhole();
    void notesHold();

private:
    void anglesAgree(const char* variant);
};

namespace {

MropeParameters with(const Values& values)
{
    return fromValues<MropeParameters>(values);
}

MropeParameters parametersOf(const Json& params, const char* variant)
{
    Values values{{"variant", std::string(variant)},
                  {"dimension", params["dim"].get<std::int64_t>()},
                  {"base", params["base"].get<double>()}};
    if (params.contains("mrope_section"))
        values["sections"] = numbers(params["mrope_section"]);
    return with(values);
}

std::vector<int> axesOf(const MropeParameters& parameters)
{
    std::vector<int> axes;
    for (const MropeAxis axis : mropeAxes(parameters.variant, mropeSections(parameters)))
        axes.push_back(int(axis));
    return axes;
}

std::vector<double> anglesOf(const MropeParameters& parameters, const MropePosition& position)
{
    const MropeSections sections = mropeSections(parameters);
    const std::vector<MropeAxis> axes = mropeAxes(parameters.variant, sections);
    std::vector<double> angles = mropeFrequencies(parameters.variant, sections, parameters.base);
    for (std::size_t pair = 0; pair < angles.size(); ++pair)
        angles[pair] *= double(position.along(axes[pair]));
    return angles;
}

MropePosition positionOf(const Json& params)
{
    return {params["t"].get<std::int64_t>(), params["h"].get<std::int64_t>(), params["w"].get<std::int64_t>()};
}

MropeSequence imageAfterText()
{
    MropeSequence sequence;
    sequence.addText(4);
    sequence.addVideo(1, 2, 3);
    return sequence;
}

}  // namespace

void tst_Mrope::anglesAgree(const char* variant)
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    if (expectsRefusal(golden)) {
        QVERIFY_EXCEPTION_THROWN(parametersOf(params, variant), ParameterError);
        return;
    }
    const MropeParameters parameters = parametersOf(params, variant);

    GOLDEN_AGREES(golden, "axis_of_pair", axesOf(parameters));
    GOLDEN_AGREES(golden, "angles", anglesOf(parameters, positionOf(params)));
}

void tst_Mrope::hopeAnglesAgree()
{
    const Json& golden = goldenCase();
    const MropeParameters parameters = parametersOf(golden["params"], "hope");
    const std::vector<double> angles = anglesOf(parameters, positionOf(golden["params"]));
    // A vector of ones with pairs of one channel from each half.
    std::vector<double> turned(2 * angles.size());
    for (std::size_t pair = 0; pair < angles.size(); ++pair) {
        turned[pair] = std::cos(angles[pair]) - std::sin(angles[pair]);
        turned[pair + angles.size()] = std::sin(angles[pair]) + std::cos(angles[pair]);
    }

    GOLDEN_AGREES(golden, "axis_of_pair", axesOf(parameters));
    GOLDEN_AGREES(golden, "angles", angles);
    GOLDEN_AGREES(golden, "y_ones", turned);
}

void tst_Mrope::axialAnglesAgree()
{
    const Json& golden = goldenCase();
    const MropeParameters parameters = parametersOf(golden["params"], "axial");
    const std::vector<double> frequencies =
        mropeFrequencies(MropeVariant::axial, mropeSections(parameters), parameters.base);

    GOLDEN_AGREES(golden, "freqs", std::vector<double>(frequencies.begin(), frequencies.begin() + 16));
    GOLDEN_AGREES(golden, "angles", anglesOf(parameters, positionOf(golden["params"])));
}

void tst_Mrope::positionsAgree()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    const auto grid = params["grid_thw"].get<std::vector<std::int64_t>>();
    const auto merge = params["spatial_merge_size"].get<std::int64_t>();
    const auto orZero = [&](const char* key) { return params[key].is_null() ? 0 : params[key].get<double>(); };
    MropeSequence sequence;
    sequence.addText(params["text_before"].get<std::int64_t>());
    sequence.addVideo(grid[0], grid[1] / merge, grid[2] / merge, orZero("second_per_grid_t"),
                      orZero("tokens_per_second"));
    sequence.addText(params["text_after"].get<std::int64_t>());
    std::vector<std::int64_t> t, h, w;
    for (const MropePosition& position : sequence.positions()) {
        t.push_back(position.time);
        h.push_back(position.height);
        w.push_back(position.width);
    }

    GOLDEN_AGREES(golden, "t", t);
    GOLDEN_AGREES(golden, "h", h);
    GOLDEN_AGREES(golden, "w", w);
    GOLDEN_AGREES(golden, "rope_delta", sequence.delta());
}

void tst_Mrope::publishedSectionsAreThoseOfTheModels()
{
    QCOMPARE(mropeSections(with({})), (MropeSections{16, 24, 24}));
    QCOMPARE(mropeSections(with({{"variant", std::string("interleaved")}})), (MropeSections{24, 20, 20}));
    QCOMPARE(mropeSections(with({{"variant", std::string("hope")}})), (MropeSections{16, 24, 24}));
    for (std::int64_t dimension = 2; dimension <= 512; dimension += 2)
        for (const char* variant : {"chunked", "interleaved", "hope", "axial"})
            for (const int pairs : mropeSections(with({{"dimension", dimension}, {"variant", std::string(variant)}})))
                QVERIFY(pairs >= 0);
}

void tst_Mrope::axialPartsAreEvenAndFillTheHead()
{
    // diffusers issue 12538: 64 channels are 24 + 20 + 20, everywhere.
    const Values head{{"variant", std::string("axial")}, {"dimension", std::int64_t{64}}};

    QCOMPARE(mropeSections(with(head)), (MropeSections{12, 10, 10}));
    QCOMPARE(axesOf(with(head)).size(), std::size_t{32});
}

void tst_Mrope::qwen2VlHasSixteenPairsOfTime()
{
    // transformers issue 33401.
    const std::vector<int> axes = axesOf(with({}));
    const std::vector<double> frequencies = mropeFrequencies(MropeVariant::chunked, {16, 24, 24}, 1e6);

    QCOMPARE(axes[15], 0);
    QCOMPARE(axes[16], 1);
    QCOMPARE(axes[39], 1);
    QCOMPARE(axes[40], 2);
    QVERIFY(std::abs(frequencies[20] - 0.013335214) < 1e-9);
}

void tst_Mrope::sectionsThatDoNotFitAreRefused_data()
{
    QTest::addColumn<QList<double>>("sections");
    QTest::addColumn<QString>("sentence");
    const QString whole = "three whole numbers of pairs, for time, height and width, are needed";
    QTest::newRow("wrong sum") << QList<double>{16, 24, 16}
                               << "sections is a list of 16, 24, 16; the sum is 56, but 64, half the dimension, is "
                                  "needed";
    QTest::newRow("odd channels") << QList<double>{21.5, 21.5, 21} << "sections is a list of 21.5, 21.5, 21; " + whole;
    QTest::newRow("two axes") << QList<double>{32, 32} << "sections is a list of 32, 32; " + whole;
    QTest::newRow("negative") << QList<double>{-8, 36, 36} << "sections is a list of -8, 36, 36; " + whole;
}

void tst_Mrope::sectionsThatDoNotFitAreRefused()
{
    QFETCH(const QList<double>, sections);
    QFETCH(const QString, sentence);
    try {
        with({{"sections", std::vector<double>(sections.begin(), sections.end())}});
    } catch (const ParameterError& error) {
        QCOMPARE(QString(error.what()), sentence);
        return;
    }
    QFAIL("accepted");
}

void tst_Mrope::picturesAreMergedWhole()
{
    QVERIFY_EXCEPTION_THROWN(with({{"image_width", std::int64_t{7}}}), ParameterError);
    QVERIFY_EXCEPTION_THROWN(with({{"frames", std::int64_t{64}},
                                   {"video_width", std::int64_t{64}},
                                   {"video_height", std::int64_t{64}},
                                   {"merge", std::int64_t{1}}}),
                             ParameterError);
    QVERIFY_EXCEPTION_THROWN(with({{"text_before", std::int64_t{0}},
                                   {"text_between", std::int64_t{0}},
                                   {"text_after", std::int64_t{0}},
                                   {"image_width", std::int64_t{0}},
                                   {"frames", std::int64_t{0}}}),
                             ParameterError);
    QCOMPARE(mropeSequence(with({{"image_width", std::int64_t{0}}, {"frames", std::int64_t{0}}})).delta(), 0);
}

void tst_Mrope::notesHold()
{
    BACKS_NOTE("mrope", "text-is-plain-rope");
    RopeParameters plain;
    plain.base = 1e6;
    const std::vector<double> frequencies = Rope(plain).frequencies();
    const std::vector<double> angles = anglesOf(with({}), {7, 7, 7});
    for (std::size_t pair = 0; pair < 64; ++pair)
        QVERIFY(std::abs(angles[pair] - 7 * frequencies[pair]) < 1e-15);

    BACKS_NOTE("mrope", "time-is-fastest");
    const std::vector<int> axes = axesOf(with({}));
    QVERIFY(std::is_sorted(axes.begin(), axes.end()));
    QCOMPARE(std::count(axes.begin(), axes.end(), 0), 16);
    QCOMPARE(mropeFrequencies(MropeVariant::chunked, {16, 24, 24}, 1e6), frequencies);

    BACKS_NOTE("mrope", "not-interchangeable");
    const Values same{{"sections", std::vector<double>{24, 20, 20}}};
    const Values dealt{{"sections", std::vector<double>{24, 20, 20}}, {"variant", std::string("interleaved")}};
    QVERIFY(anglesOf(with(same), {3, 10, 20}) != anglesOf(with(dealt), {3, 10, 20}));

    BACKS_NOTE("mrope", "positions-fall-behind");
    // Six tokens, three columns wide.
    QCOMPARE(imageAfterText().next(), 7);
    QCOMPARE(imageAfterText().positions().size(), std::size_t{10});
    QCOMPARE(imageAfterText().delta(), -3);
}

WHORL_CORE_TEST(tst_Mrope)
#include "tst_mrope.moc"
