// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/cosine.h"
#include "tests/support/test_main.h"
#include "tests/support/word_vectors.h"

using namespace whorl;
using namespace whorl::test;

class tst_Cosine : public QObject {
    Q_OBJECT

private slots:
    void goldenCosinesHold_data() { goldenRows("cosine"); }
    void goldenCosinesHold();
    void scaleDoesNotMatter();
    void neitherZeroNorInfinityHasADirection();
    void neverLeavesTheRange();
};

void tst_Cosine::goldenCosinesHold()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];

    if (!params.contains("dataset")) {
        const auto got = cosine(vectorOf(params["a"]), vectorOf(params["b"]));
        GOLDEN_AGREES(golden, "value", got ? Json(*got) : Json());
        return;
    }
    const auto table = shippedVectors("glove");
    const Eigen::VectorXd a = table->vector(table->rowOf(params["a"].get<std::string>()));
    const Eigen::VectorXd b = table->vector(table->rowOf(params["b"].get<std::string>()));
    GOLDEN_AGREES(golden, "cosine", *cosine(a, b));
    GOLDEN_AGREES(golden, "dot", a.dot(b));
    GOLDEN_AGREES(golden, "euclidean", (a - b).norm());
}

void tst_Cosine::scaleDoesNotMatter()
{
    const Eigen::Vector3d a(1, 2, 3), b(4, -5, 6);

    for (const double scale : {1e-300, 1e-10, 1e10, 1e300})
        QVERIFY(std::abs(*cosine(a * scale, b) - *cosine(a, b)) < 1e-15);
}

void tst_Cosine::neitherZeroNorInfinityHasADirection()
{
    const Eigen::Vector2d some(1, 2);

    QVERIFY(!cosine(Eigen::Vector2d(0, 0), some));
    QVERIFY(!cosine(some, Eigen::Vector2d(0, 0)));
    QVERIFY(!cosine(some, Eigen::Vector2d(INFINITY, 1)));
    QVERIFY(!cosine(some, Eigen::Vector2d(NAN, 1)));
    QVERIFY(!unitVector(Eigen::VectorXd()));
}

void tst_Cosine::neverLeavesTheRange()
{
    for (int seed = 1; seed < 200; ++seed) {
        const Eigen::VectorXd v = Eigen::VectorXd::LinSpaced(7, seed * 0.1, seed * 0.37);
        QVERIFY(*cosine(v, v * 3) <= 1);
        QVERIFY(*cosine(v, -v * 3) >= -1);
    }
}

WHORL_CORE_TEST(tst_Cosine)
#include "tst_cosine.moc"
