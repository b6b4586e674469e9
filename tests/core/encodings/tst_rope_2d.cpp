// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/rope_2d.h"

#include "tests/support/golden.h"
#include "tests/support/notes.h"
#include "tests/support/test_main.h"

#include <numeric>

using namespace whorl;
using namespace whorl::test;

/// The reference's cases, and the laws of a single head. Quantities: tst_rope_2d_quantities.
class tst_Rope2d : public QObject {
    Q_OBJECT

private slots:
    void axialAnglesAgree_data() { goldenRows("axial_2d"); }
    void axialAnglesAgree();
    void axialRotationsAgree_data() { goldenRows("axial_2d_rotate"); }
    void axialRotationsAgree();
    void mixedAnglesAgree_data() { goldenRows("mixed_2d"); }
    void mixedAnglesAgree();
    void visionAnglesAgree_data() { goldenRows("vision_2d"); }
    void visionAnglesAgree();
    void rotationKeepsLengths_data() { addVariants(); }
    void rotationKeepsLengths();
    void scoreDependsOnlyOnTheOffset_data() { addVariants(); }
    void scoreDependsOnlyOnTheOffset();
    void everyHeadOfMixedHasItsOwnDirections();
    void basesAreTheAuthorsUnlessGiven();
    void contradictionsAreRefused();
    void notesHold();

private:
    void addVariants();
};

namespace {

Rope2dParameters with(Values values)
{
    return fromValues<Rope2dParameters>(values);
}

std::vector<double> anglesOf(const PatchFrequencies& frequencies, double x, double y)
{
    std::vector<double> angles;
    for (std::size_t pair = 0; pair < frequencies.column.size(); ++pair)
        angles.push_back(x * frequencies.column[pair] + y * frequencies.row[pair]);
    return angles;
}

double dot(const std::vector<double>& a, const std::vector<double>& b)
{
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

}  // namespace

void tst_Rope2d::addVariants()
{
    QTest::addColumn<QByteArray>("variant");
    for (const char* variant : {"axial", "mixed", "vision"})
        QTest::newRow(variant) << QByteArray(variant);
}

void tst_Rope2d::axialAnglesAgree()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    const auto parameters = [&] {
        return with({{"dimension", params["dim"].get<std::int64_t>()},
                     {"width", params["width"].get<std::int64_t>()},
                     {"height", params["height"].get<std::int64_t>()},
                     {"base", params["base"].get<double>()}});
    };
    if (expectsRefusal(golden)) {
        QVERIFY_EXCEPTION_THROWN(parameters(), ParameterError);
        QVERIFY_EXCEPTION_THROWN(axialFrequencies(params["dim"].get<int>(), 100), ParameterError);
        return;
    }
    const Rope2d rope(parameters());
    const auto width = params["width"].get<std::int64_t>();
    Json tokens = Json::array();
    for (const Json& each : params["tokens"]) {
        const auto token = each.get<std::int64_t>();
        const std::int64_t x = token % width, y = token / width;
        std::vector<double> angles;
        for (std::size_t pair = 0; pair < rope.pairs(); ++pair)
            angles.push_back(rope.angle(x, y, std::int64_t(pair)));
        tokens.push_back({{"token", token}, {"x", x}, {"y", y}, {"angles", angles}});
    }
    const std::vector<double>& columns = rope.frequencies().column;

    GOLDEN_AGREES(golden, "freqs", std::vector<double>(columns.begin(), columns.begin() + long(columns.size() / 2)));
    for (std::size_t i = 0; i < tokens.size(); ++i)
        for (const char* key : {"x", "y", "angles"}) {
            const std::string text =
                difference(tokens[i][key], golden["expected"]["tokens"][i][key], golden["tol"], key);
            QVERIFY2(text.empty(), text.c_str());
        }
}

void tst_Rope2d::axialRotationsAgree()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    const Rope2d rope(with({{"dimension", params["dim"].get<std::int64_t>()}, {"base", params["base"].get<double>()}}));

    GOLDEN_AGREES(
        golden, "y",
        rope.rotated(numbers(params["vec"]), params["x_pos"].get<std::int64_t>(), params["y_pos"].get<std::int64_t>()));
}

void tst_Rope2d::mixedAnglesAgree()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    const PatchFrequencies frequencies =
        mixedFrequencies(params["dim"].get<int>(), params["base"].get<double>(), params["head_phase"].get<double>());

    GOLDEN_AGREES(golden, "freqs_x", frequencies.column);
    GOLDEN_AGREES(golden, "freqs_y", frequencies.row);
    for (const Json& point : golden["expected"]["points"]) {
        const Json angles = anglesOf(frequencies, point["x"].get<double>(), point["y"].get<double>());
        const std::string text = difference(angles, point["angles"], golden["tol"], "angles");
        QVERIFY2(text.empty(), text.c_str());
    }
}

void tst_Rope2d::visionAnglesAgree()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    const Rope2d rope(
        with({{"variant", std::string("vision")}, {"dimension", params["head_dim"].get<std::int64_t>()}}));

    GOLDEN_AGREES(golden, "angles", anglesOf(rope.frequencies(), params["w"].get<double>(), params["h"].get<double>()));
    QCOMPARE(rope.channels(7), (std::pair<std::size_t, std::size_t>(7, 47)));
}

void tst_Rope2d::rotationKeepsLengths()
{
    QFETCH(const QByteArray, variant);
    const Rope2d rope(with({{"variant", variant.toStdString()}, {"query", std::string("random")}}));

    const std::vector<double> turned = rope.rotated(rope.query(), 11, 6);

    QVERIFY(std::abs(dot(turned, turned) - dot(rope.query(), rope.query())) < 1e-12);
    QVERIFY_EXCEPTION_THROWN(rope.rotated(std::vector<double>(3), 0, 0), ParameterError);
}

void tst_Rope2d::scoreDependsOnlyOnTheOffset()
{
    QFETCH(const QByteArray, variant);
    const Rope2d rope(
        with({{"variant", variant.toStdString()}, {"query", std::string("random")}, {"key", std::string("random")}}),
        3);
    const double score = rope.score(4, -2);
    for (const auto& [x, y] : {std::pair{0, 9}, {5, 2}, {13, 13}}) {
        const double product = dot(rope.rotated(rope.query(), x + 4, y - 2), rope.rotated(rope.key(), x, y));

        QVERIFY(std::abs(product - score) < 1e-11);
    }
}

void tst_Rope2d::everyHeadOfMixedHasItsOwnDirections()
{
    const Rope2dParameters mixed = with({{"variant", std::string("mixed")}});

    QVERIFY(Rope2d(mixed, 0).frequencies().column != Rope2d(mixed, 1).frequencies().column);
    QCOMPARE(Rope2d(mixed, 1).frequencies().column, Rope2d(mixed, 1).frequencies().column);
    QVERIFY(Rope2d(with({{"variant", std::string("mixed")}, {"seed", std::int64_t{2}}}), 0).frequencies().column
            != Rope2d(mixed, 0).frequencies().column);
}

void tst_Rope2d::basesAreTheAuthorsUnlessGiven()
{
    QCOMPARE(with({}).usedBase(), 100.0);
    QCOMPARE(with({{"variant", std::string("mixed")}}).usedBase(), 10.0);
    QCOMPARE(with({{"variant", std::string("vision")}}).usedBase(), 10'000.0);
    QCOMPARE(with({{"base", 7.0}}).usedBase(), 7.0);
}

void tst_Rope2d::contradictionsAreRefused()
{
    QVERIFY_EXCEPTION_THROWN(with({{"head", std::int64_t{4}}}), ParameterError);
    QVERIFY_EXCEPTION_THROWN(with({{"query", std::vector<double>{1, 2}}}), ParameterError);
    QVERIFY_EXCEPTION_THROWN(with({{"base", 1e-320}, {"dimension", std::int64_t{1024}}}), ParameterError);
    QVERIFY_EXCEPTION_THROWN(with({{"dimension", std::int64_t{6}}}), ParameterError);
}

void tst_Rope2d::notesHold()
{
    const auto beyondSum = [](const Rope2d& rope) {
        return std::abs(rope.score(3, 5) - rope.score(3, 0) - rope.score(0, 5) + rope.score(0, 0));
    };
    BACKS_NOTE("rope-2d", "axial-separates");
    QVERIFY(beyondSum(Rope2d(with({}))) < 1e-12);
    QVERIFY(beyondSum(Rope2d(with({{"variant", std::string("vision")}}))) < 1e-12);
    QVERIFY(beyondSum(Rope2d(with({{"variant", std::string("mixed")}}))) > 1);

    BACKS_NOTE("rope-2d", "mixed-is-relative");
    const Rope2d mixed(with({{"variant", std::string("mixed")}}));
    const double here = dot(mixed.rotated(mixed.query(), 3, 5), mixed.rotated(mixed.key(), 0, 0));
    const double there = dot(mixed.rotated(mixed.query(), 10, 6), mixed.rotated(mixed.key(), 7, 1));
    QVERIFY(std::abs(here - there) < 1e-11);

    BACKS_NOTE("rope-2d", "halves-have-their-own-axis");
    // ncnn issue 6833, VisionLLaMA issue 4: token 7 of 3 rows of 5 patches is row 1, column 2.
    const auto frequencies = axialFrequencies(8, 100);
    QCOMPARE(anglesOf(frequencies, 7 % 5, 7 / 5), (std::vector<double>{2, 0.2, 1, 0.1}));
    QCOMPARE(anglesOf(visionFrequencies(8, 100), 7 % 5, 7 / 5), (std::vector<double>{1, 0.1, 2, 0.2}));
    QVERIFY(anglesOf(frequencies, 7 % 5, 7 / 5) != anglesOf(frequencies, 7 % 3, 7 / 3));
}

WHORL_CORE_TEST(tst_Rope2d)
#include "tst_rope_2d.moc"
