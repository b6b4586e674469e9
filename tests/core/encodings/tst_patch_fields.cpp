// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/patch_fields.h"

#include "tests/support/data_laws.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_PatchFields : public QObject {
    Q_OBJECT

private slots:
    void scoresAverageWhatTheyHold();
    void deviationsAverageWhatTheyHold();
    void roundingIsNotStretchedOverTheColours();
};

namespace {

Eigen::MatrixXd waves(Eigen::Index rows, Eigen::Index columns, double speed)
{
    Eigen::MatrixXd result(rows, columns);
    for (Eigen::Index r = 0; r < rows; ++r)
        for (Eigen::Index c = 0; c < columns; ++c)
            result(r, c) = std::sin(speed * double(r * columns + c));
    return result;
}

}  // namespace

void tst_PatchFields::scoresAverageWhatTheyHold()
{
    const Eigen::MatrixXd queries = waves(36, 5, 0.3), keys = waves(36, 5, 0.7);
    const Field field = patchScoreField(queries, keys, 6, 5);

    checkField(field, 1);
    QCOMPARE(field.at(7, 30, 0), queries.row(7).dot(keys.row(30)));
}

void tst_PatchFields::deviationsAverageWhatTheyHold()
{
    const Eigen::ArrayXXd values = waves(9, 9, 0.3).array().abs();
    const Field field = deviationField(values, 2, {});

    checkField(field, 2);
    QCOMPARE(field.at(3, 8, 0), values(3, 8));
    QCOMPARE(field.range.high, values.maxCoeff());
}

void tst_PatchFields::roundingIsNotStretchedOverTheColours()
{
    QCOMPARE(deviationField(Eigen::ArrayXXd::Constant(4, 4, 1e-15), 2, {}).range.high, 2.0);
    QCOMPARE(deviationField(Eigen::ArrayXXd::Zero(4, 4), 0, {}).range.high, 1.0);
}

WHORL_CORE_TEST(tst_PatchFields)
#include "tst_patch_fields.moc"
