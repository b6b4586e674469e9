// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/quaternion.h"

#include "tests/support/golden.h"
#include "tests/support/notes.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_Quaternion : public QObject {
    Q_OBJECT

private slots:
    void rotorsTurn_data() { goldenRows("quaternion_rotate"); }
    void rotorsTurn();
    void aFixedAxisIsRelative_data() { goldenRows("quaternion_score"); }
    void aFixedAxisIsRelative();
    void twoAxesAreNot_data() { goldenRows("spherical_score"); }
    void twoAxesAreNot();
    void leftMultiplicationTurnsByTheHalf_data() { goldenRows("quaternion_left"); }
    void leftMultiplicationTurnsByTheHalf();
    void quarterTurnsAreExact();
    void lengthsAreKept();
    void refusals();
    void notesHold();
};

namespace {

Eigen::Vector3d three(const Json& list)
{
    return {number(list[0]), number(list[1]), number(list[2])};
}

std::vector<double> wxyz(const Eigen::Quaterniond& q)
{
    return {q.w(), q.x(), q.y(), q.z()};
}

double sphericalScore(const Json& params)
{
    const auto placed = [&](const Json& vector, const Json& place) {
        return turnedTwice(three(vector), three(params["axis_x"]), number(place[0]) * params["theta_x"].get<double>(),
                           three(params["axis_y"]), number(place[1]) * params["theta_y"].get<double>());
    };
    return placed(params["q"], params["p"]).dot(placed(params["k"], params["p2"]));
}

const Json& caseOf(const std::string& name)
{
    for (const Json& each : goldenCases())
        if (each["name"] == name)
            return each;
    qFatal("no golden case of this name");
}

}  // namespace

void tst_Quaternion::rotorsTurn()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    if (expectsRefusal(golden)) {
        QVERIFY_EXCEPTION_THROWN(rotor(three(params["axis"]), params["angle"].get<double>()), ParameterError);
        return;
    }

    const Eigen::Quaterniond r = rotor(three(params["axis"]), params["angle"].get<double>());

    GOLDEN_AGREES(golden, "rotor_wxyz", wxyz(r));
    GOLDEN_AGREES(golden, "y", Eigen::Vector3d(r * three(params["v"])));
}

void tst_Quaternion::aFixedAxisIsRelative()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    const Eigen::Vector3d axis = three(params["axis"]), q = three(params["q"]), k = three(params["k"]);
    const double theta = params["theta"], m = params["m"], n = params["n"];
    HarmonicSum sum;
    addTurnAboutAxis(sum, axis, theta, q, k);

    GOLDEN_AGREES(golden, "score", sum.at(std::int64_t(m - n)));
    GOLDEN_AGREES(golden, "score", (rotor(axis, m * theta) * q).dot(rotor(axis, n * theta) * k));
}

void tst_Quaternion::twoAxesAreNot()
{
    GOLDEN_AGREES(goldenCase(), "score", sphericalScore(goldenCase()["params"]));
}

void tst_Quaternion::leftMultiplicationTurnsByTheHalf()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    const std::vector<double> x = numbers(params["x_wxyz"]);
    const Eigen::Quaterniond r = rotor(three(params["axis"]), 2 * params["half_angle"].get<double>());

    const Eigen::Quaterniond y = r * Eigen::Quaterniond(x[0], x[1], x[2], x[3]);

    GOLDEN_AGREES(golden, "rotor_wxyz", wxyz(r));
    GOLDEN_AGREES(golden, "y", wxyz(y));
    GOLDEN_AGREES(golden, "norm2", y.squaredNorm());
}

void tst_Quaternion::quarterTurnsAreExact()
{
    const Eigen::Vector3d turned = rotor({0, 0, 1}, std::acos(0.0)) * Eigen::Vector3d(1, 2, 3);

    QVERIFY((turned - Eigen::Vector3d(-2, 1, 3)).norm() < 1e-15);
}

void tst_Quaternion::lengthsAreKept()
{
    const Quaternions quaternions(QuaternionParameters{});
    for (std::size_t block = 0; block < quaternions.blocks(); ++block) {
        const Eigen::Vector3d q = quaternions.query(block);
        QVERIFY(std::abs(quaternions.placed(q, block, 17, -4).norm() - q.norm()) < 1e-14);
    }
}

void tst_Quaternion::refusals()
{
    const Source source = describe<QuaternionParameters>();
    const auto refused = [&](const Values& values, std::string_view parameter) {
        try {
            source.check(values);
        } catch (const ParameterError& error) {
            return error.where() == parameter;
        }
        return false;
    };

    QVERIFY(refused({{"axis", std::vector<double>{0, 0, 0}}}, "axis"));
    QVERIFY(refused({{"second_axis", std::vector<double>{1, 2}}}, "second_axis"));
    QVERIFY(refused({{"query", std::vector<double>{1, 2}}}, "query"));
    QVERIFY(refused({{"dimension", std::int64_t{9}}}, "block"));
    source.check({{"axis", std::vector<double>{1, -2, 0.5}}});
}

void tst_Quaternion::notesHold()
{
    BACKS_NOTE("quaternion", "two-axes-are-not-relative");
    const double here = sphericalScore(caseOf("spherical_two_axes_12_31")["params"]);
    const double there = sphericalScore(caseOf("spherical_two_axes_23_42")["params"]);
    QVERIFY(std::abs(here - 0.954) < 5e-4 && std::abs(there - 0.504) < 5e-4);

    BACKS_NOTE("quaternion", "only-one-axis-suffers");
    const Quaternions quaternions(QuaternionParameters{});
    const double corner = quaternions.score(0, 0, 2, -1);
    QVERIFY(std::abs(quaternions.score(0, 9, 2, -1) - corner) < 1e-12);
    QVERIFY(std::abs(quaternions.score(9, 0, 2, -1) - corner) > 0.1);

    BACKS_NOTE("quaternion", "half-the-angle");
    const double angle = 0.5;
    const Eigen::Quaterniond r = rotor({1, 2, 2}, angle);
    QCOMPARE(r.w(), std::cos(angle / 2));
    // Four channels, left multiplication alone: every vector is turned by half the angle.
    for (const Eigen::Quaterniond& x : {Eigen::Quaterniond(1, 0, 0, 0), Eigen::Quaterniond(0, 0.6, 0, -0.8)})
        QVERIFY(std::abs((r * x).coeffs().dot(x.coeffs()) - std::cos(angle / 2)) < 1e-15);
    const Eigen::Vector3d across = Eigen::Vector3d(2, -1, 0).normalized();
    QVERIFY(std::abs((r * across).dot(across) - std::cos(angle)) < 1e-15);
}

WHORL_CORE_TEST(tst_Quaternion)
#include "tst_quaternion.moc"
