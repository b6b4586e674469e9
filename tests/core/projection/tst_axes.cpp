// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/error.h"
#include "core/projection/axes.h"
#include "tests/support/shipped_vectors.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_Axes : public QObject {
    Q_OBJECT

private slots:
    void goldenNumbersAreMet_data();
    void goldenNumbersAreMet();
    void bothWordsAreNamed();
    void theEndsLieOnOppositeSides();
    void aZeroVectorIsAtTheOrigin();
    void anAxisWithoutLengthIsRefused();
    void anAxisAlreadyThereIsRefused();
};

namespace {

WordAxis axis(const std::string& from, const Eigen::VectorXd& a, const std::string& to, const Eigen::VectorXd& b)
{
    return {{from, a}, {to, b}};
}

const Eigen::Vector3d east(1, 0, 0), north(0, 2, 0), up(0, 0, 4);

QByteArray refusalOf(const std::vector<WordAxis>& axes, bool orthogonal)
{
    try {
        customAxes(axes, orthogonal);
    } catch (const InputError& error) {
        return error.what();
    }
    return {};
}

}  // namespace

void tst_Axes::goldenNumbersAreMet_data()
{
    goldenRows("axes");
}

void tst_Axes::goldenNumbersAreMet()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    const Eigen::MatrixXd vectors = shippedVectors();
    std::vector<WordAxis> chosen;
    for (const char* name : {"x_axis", "y_axis"}) {
        const auto to = params[name][0].get<std::string>(), from = params[name][1].get<std::string>();
        chosen.push_back(
            axis(from, vectors.row(shippedIndex(from)).transpose(), to, vectors.row(shippedIndex(to)).transpose()));
    }

    const CustomAxes axes = customAxes(chosen, params.value("gram_schmidt", false));

    if (golden["expected"].contains("axes_cosine"))
        GOLDEN_AGREES(golden, "axes_cosine", axes.cosines(0, 1));
    for (const auto& [word, point] : golden["expected"]["xy"].items()) {
        const FloatRows row = vectors.row(shippedIndex(word)).cast<float>();
        const Json got = toJson(Eigen::VectorXd(applyAxes(axes, row).row(0).transpose()));
        QCOMPARE(QString::fromStdString(difference(got, point, golden["tol"], word)), QString());
    }
}

void tst_Axes::bothWordsAreNamed()
{
    const CustomAxes axes = customAxes(std::vector{axis("man", east, "woman", north)});

    QCOMPARE(axes.labels, std::vector<std::string>{"man → woman"});
}

void tst_Axes::theEndsLieOnOppositeSides()
{
    FloatRows rows(2, 3);
    rows << 1, 0, 0, 0, 2, 0;

    const Eigen::MatrixXd places = applyAxes(customAxes(std::vector{axis("east", east, "north", north)}), rows);

    QVERIFY(places(0, 0) < 0 && places(1, 0) > 0);
}

void tst_Axes::aZeroVectorIsAtTheOrigin()
{
    const CustomAxes axes = customAxes(std::vector{axis("east", east, "north", north)});

    QCOMPARE(applyAxes(axes, FloatRows::Zero(1, 3))(0, 0), 0.0);
    QCOMPARE(applyAxes(axes, FloatRows(0, 3)).rows(), Eigen::Index{0});
    QVERIFY_EXCEPTION_THROWN(applyAxes(axes, FloatRows::Zero(1, 2)), InputError);
}

void tst_Axes::anAxisWithoutLengthIsRefused()
{
    QCOMPARE(refusalOf({axis("east", east, "east", east)}, false),
             "the axis from east to east is of no length; two words whose vectors differ in direction are needed");
}

void tst_Axes::anAxisAlreadyThereIsRefused()
{
    const std::vector<WordAxis> axes = {axis("east", east, "north", north), axis("north", north, "east", east)};

    QCOMPARE(refusalOf(axes, false), "");
    QCOMPARE(
        refusalOf(axes, true),
        "the axis from north to east is a mixture of the axes before it; another direction is needed, or axes that "
        "need not be orthogonal");
    QCOMPARE(refusalOf({axes[0], axis("up", up, "east", east)}, true), "");
}

WHORL_CORE_TEST(tst_Axes)
#include "tst_axes.moc"
