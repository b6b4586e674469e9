// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/rope_nd.h"

#include "tests/support/golden.h"
#include "tests/support/notes.h"
#include "tests/support/test_main.h"

#include <Eigen/LU>

using namespace whorl;
using namespace whorl::test;

class tst_RopeNd : public QObject {
    Q_OBJECT

private slots:
    void commutingPlanesTurnByTheirAngles_data() { goldenRows("lie_nd"); }
    void commutingPlanesTurnByTheirAngles();
    void anotherBasisKeepsRelativity_data() { goldenRows("lie_nd_basis"); }
    void anotherBasisKeepsRelativity();
    void ranksAreHalfTheDimension_data() { goldenRows("masa_dimension"); }
    void ranksAreHalfTheDimension();
    void liereIsRelativeOnlyOnOneAxis_data() { goldenRows("liere"); }
    void liereIsRelativeOnlyOnOneAxis();
    void liereRotates_data() { goldenRows("liere_matrix"); }
    void liereRotates();
    void generatorsOfPicturesAreSkew();
    void trianglesOfTheWrongLengthAreRefused();
    void notesHold();
};

namespace {

Eigen::MatrixXd matrix(const Json& rows)
{
    Eigen::MatrixXd result(rows.size(), rows[0].size());
    for (Eigen::Index r = 0; r < result.rows(); ++r)
        for (Eigen::Index c = 0; c < result.cols(); ++c)
            result(r, c) = number(rows[std::size_t(r)][std::size_t(c)]);
    return result;
}

Generators given(const Json& params)
{
    Generators generators;
    for (const Json& each : params["generators"])
        generators.push_back(matrix(each));
    return generators;
}

Generators fromTriangles(const Json& params)
{
    Generators generators;
    for (const Json& each : params["upper_triangles"])
        generators.push_back(skewGenerator(params["dim"], numbers(each)));
    return generators;
}

std::vector<double> minus(const std::vector<double>& q, const std::vector<double>& p)
{
    std::vector<double> result;
    for (std::size_t axis = 0; axis < q.size(); ++axis)
        result.push_back(q[axis] - p[axis]);
    return result;
}

const Json& caseOf(const std::string& name)
{
    for (const Json& each : goldenCases())
        if (each["name"] == name)
            return each;
    qFatal("no golden case of this name");
}

}  // namespace

void tst_RopeNd::commutingPlanesTurnByTheirAngles()
{
    const Json& golden = goldenCase();
    const Generators generators = given(golden["params"]);
    const std::vector<double> position = numbers(golden["params"]["position"]);

    GOLDEN_AGREES(golden, "R", rotationOf(generators, position));
    GOLDEN_AGREES(golden, "angles", planeAngles(generators, position));
    GOLDEN_AGREES(golden, "commutator_norm", commutatorNorm(generators[0], generators[1]));
    QVERIFY(generators[0].isApprox(planesGenerator(std::vector{1.0, 0.5})));
}

void tst_RopeNd::anotherBasisKeepsRelativity()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    const Generators generators = inBasis(given(params), matrix(params["Q"]));
    const std::vector<double> here = numbers(params["position"]), there = numbers(params["position2"]);

    GOLDEN_AGREES(golden, "R", rotationOf(generators, here));
    GOLDEN_AGREES(golden, "R_relative", rotationOf(generators, minus(there, here)));
    GOLDEN_AGREES(golden, "relativity_residual_fro", relativityDeviation(generators, here, there));
}

void tst_RopeNd::ranksAreHalfTheDimension()
{
    const Json& golden = goldenCase();
    std::vector<int> ranks;
    for (const Json& dimension : golden["params"]["dims"])
        ranks.push_back(torusRank(dimension));

    GOLDEN_AGREES(golden, "torus_rank", ranks);
}

void tst_RopeNd::liereIsRelativeOnlyOnOneAxis()
{
    const Json& golden = goldenCase();
    const Generators generators = fromTriangles(golden["params"]);
    const std::vector<double> p = numbers(golden["params"]["p"]), q = numbers(golden["params"]["q"]);
    const Eigen::MatrixXd atP = rotationOf(generators, p), atQ = rotationOf(generators, q);

    GOLDEN_AGREES(golden, "R_p", atP);
    GOLDEN_AGREES(golden, "R_q", atQ);
    GOLDEN_AGREES(golden, "RpT_Rq", Eigen::MatrixXd(atP.transpose() * atQ));
    GOLDEN_AGREES(golden, "R_q_minus_p", rotationOf(generators, minus(q, p)));
    GOLDEN_AGREES(golden, "commutator_fro", commutatorNorm(generators.front(), generators.back()));
    GOLDEN_AGREES(golden, "relativity_deviation_fro", relativityDeviation(generators, p, q));
}

void tst_RopeNd::liereRotates()
{
    const Json& golden = goldenCase();
    const Eigen::MatrixXd rotation = rotationOf(fromTriangles(golden["params"]), numbers(golden["params"]["p"]));
    const Eigen::MatrixXd one = Eigen::MatrixXd::Identity(rotation.rows(), rotation.cols());

    GOLDEN_AGREES(golden, "R", rotation);
    GOLDEN_AGREES(golden, "det", rotation.determinant());
    GOLDEN_AGREES(golden, "orthogonality_fro", (rotation.transpose() * rotation - one).norm());
}

void tst_RopeNd::generatorsOfPicturesAreSkew()
{
    for (const RopeNdKind kind : {RopeNdKind::torus, RopeNdKind::basis, RopeNdKind::liere}) {
        RopeNdParameters parameters;
        parameters.kind = kind;
        const Generators generators = pictureGenerators(parameters);
        for (const Eigen::MatrixXd& generator : generators)
            QVERIFY((generator + generator.transpose()).norm() < 1e-14);
        const bool commute = commutatorNorm(generators[0], generators[1]) < 1e-13;
        QCOMPARE(commute, kind != RopeNdKind::liere);
    }
}

void tst_RopeNd::trianglesOfTheWrongLengthAreRefused()
{
    QVERIFY_EXCEPTION_THROWN(skewGenerator(4, std::vector{1.0, 2.0}), ParameterError);
}

void tst_RopeNd::notesHold()
{
    BACKS_NOTE("rope-nd", "liere-is-not-relative");
    const Json& params = caseOf("liere_noncommuting_d3")["params"];
    const double deviation = relativityDeviation(fromTriangles(params), numbers(params["p"]), numbers(params["q"]));
    QVERIFY(std::abs(deviation - 2.40) < 5e-3);
    QVERIFY(std::abs(2 * std::sqrt(3.0) - 3.46) < 5e-3);

    BACKS_NOTE("rope-nd", "mixing-keeps-relativity");
    RopeNdParameters parameters;
    parameters.kind = RopeNdKind::basis;
    const Generators mixed = pictureGenerators(parameters);
    QVERIFY((mixed[0].array().abs() > 0).count() > 50);
    QVERIFY(relativityDeviation(mixed, std::vector{3.0, 7.0}, std::vector{11.0, -2.0}) < 1e-12);

    BACKS_NOTE("rope-nd", "no-more-than-half");
    QCOMPARE(torusRank(4), 2);
    // What commutes with a generator of different speeds keeps its planes: of the six rotations of 4 channels, two do.
    const Eigen::MatrixXd planes = planesGenerator(std::vector{1.0, 0.3});
    int commuting = 0;
    for (int i = 0; i < 6; ++i) {
        std::vector<double> triangle(6, 0.0);
        triangle[std::size_t(i)] = 1;
        commuting += commutatorNorm(planes, skewGenerator(4, triangle)) < 1e-15 ? 1 : 0;
    }
    QCOMPARE(commuting, 2);
}

WHORL_CORE_TEST(tst_RopeNd)
#include "tst_rope_nd.moc"
