// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/learned_2d.h"

#include "core/files/npy.h"
#include "tests/support/golden.h"
#include "tests/support/notes.h"
#include "tests/support/scratch.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>

using namespace whorl;
using namespace whorl::test;

class tst_Learned2d : public QObject {
    Q_OBJECT

private slots:
    void resizingAgreesWithTheModels_data() { goldenRows("vit_interpolation"); }
    void resizingAgreesWithTheModels();
    void aConstantStaysConstant_data() { addMethods(); }
    void aConstantStaysConstant();
    void channelsAreResizedOneByOne_data() { addMethods(); }
    void channelsAreResizedOneByOne();
    void theClassTokenIsNoPatch();
    void aTableNeedNotBeSquare();
    void tablesThatAreNoPictureAreRefused();
    void similarityIsACosine();
    void notesHold();

private:
    void addMethods();
    std::string save(const std::vector<double>& values, std::int64_t rows, std::int64_t columns);

    QTemporaryDir m_folder;
};

namespace {

PatchGrid gridOf(const Json& rows)
{
    PatchGrid grid(Eigen::Index(rows.size()), Eigen::Index(rows[0].size()));
    for (Eigen::Index y = 0; y < grid.rows(); ++y)
        for (Eigen::Index x = 0; x < grid.cols(); ++x)
            grid(y, x) = rows[std::size_t(y)][std::size_t(x)].get<double>();
    return grid;
}

Learned2dParameters with(const Values& values)
{
    return fromValues<Learned2dParameters>(values);
}

Field field(const char* quantity, const Values& values)
{
    return std::get<Field>(describe<Learned2dParameters>().evaluate(quantity, values));
}

}  // namespace

void tst_Learned2d::addMethods()
{
    QTest::addColumn<QByteArray>("method");
    for (const char* method : {"none", "bilinear", "bicubic", "bicubic-tf"})
        QTest::newRow(method) << QByteArray(method);
}

std::string tst_Learned2d::save(const std::vector<double>& values, std::int64_t rows, std::int64_t columns)
{
    const QString path = m_folder.filePath(QString("%1x%2.npy").arg(rows).arg(columns));
    put(path, QByteArray::fromStdString(npyBytes(values, std::array{rows, columns})));
    return path.toStdString();
}

void tst_Learned2d::resizingAgreesWithTheModels()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];
    const Resize method = params["method"] == "bicubic" ? Resize::bicubic : Resize::bilinear;
    const auto size = params["new_size"].get<Eigen::Index>();

    GOLDEN_AGREES(golden, "grid", resized(gridOf(params["grid"]), method, size, size));
}

void tst_Learned2d::aConstantStaysConstant()
{
    QFETCH(const QByteArray, method);
    const Learned2dParameters parameters = with({{"resize", method.toStdString()}});
    const PatchGrid constant = PatchGrid::Constant(5, 3, 0.7);
    for (const Eigen::Index size : {1, 2, 5, 13})
        QVERIFY((resized(constant, parameters.resize, size, size) - 0.7).abs().maxCoeff() < 1e-14);
}

void tst_Learned2d::channelsAreResizedOneByOne()
{
    QFETCH(const QByteArray, method);
    const Learned2dParameters parameters =
        with({{"resize", method.toStdString()}, {"new_width", std::int64_t{9}}, {"new_height", std::int64_t{17}}});
    const PatchTable before = patchTable(parameters), after = resizedTable(parameters);
    PatchGrid grid(14, 14);
    for (Eigen::Index patch = 0; patch < 196; ++patch)
        grid(patch / 14, patch % 14) = before.values(patch, 37);

    const PatchGrid picture = resized(grid, parameters.resize, 17, 9);

    QCOMPARE(after.width, method == "none" ? 14 : 9);
    const Field map = field("map", readValues(parameters));
    for (Eigen::Index y = 0; y < picture.rows(); ++y)
        for (Eigen::Index x = 0; x < picture.cols(); ++x)
            QVERIFY(std::abs(map.at(y, x, 37) - picture(y, x)) < 1e-14);
}

void tst_Learned2d::theClassTokenIsNoPatch()
{
    const std::string file = save({9, 1, 2, 3, 4}, 5, 1);
    const Field map = field("map_before", {{"file", file}});

    QCOMPARE(map.rows.count, 2);
    QCOMPARE(map.at(0, 0, 0), 1.0);
    QCOMPARE(map.at(1, 1, 0), 4.0);
}

void tst_Learned2d::aTableNeedNotBeSquare()
{
    const std::string file = save({0, 1, 2, 3, 4, 5}, 6, 1);
    const Field map = field("map_before", {{"file", file}, {"class_token", false}, {"width", std::int64_t{3}}});

    QCOMPARE(map.columns.count, 3);
    QCOMPARE(map.at(1, 2, 0), 5.0);
}

void tst_Learned2d::tablesThatAreNoPictureAreRefused()
{
    const std::string file = save({0, 1, 2, 3, 4, 5}, 6, 1);

    QVERIFY_EXCEPTION_THROWN(patchTable(with({{"file", file}})), ParameterError);
    QVERIFY_EXCEPTION_THROWN(patchTable(with({{"file", file}, {"width", std::int64_t{3}}})), ParameterError);
    QVERIFY_EXCEPTION_THROWN(patchTable(with({{"file", save({1}, 1, 1)}})), ParameterError);
    const std::string wide = save(std::vector<double>(70, 0.0), 70, 1);
    QVERIFY_EXCEPTION_THROWN(patchTable(with({{"file", wide}, {"class_token", false}, {"width", std::int64_t{70}}})),
                             ParameterError);
    QVERIFY_EXCEPTION_THROWN(with({{"tensor", std::string("pos_embed")}}), ParameterError);
}

void tst_Learned2d::similarityIsACosine()
{
    const std::string file = save({3, 4, 0, 0, -6, -8, 4, -3}, 4, 2);
    const Values values{{"file", file}, {"class_token", false}, {"resize", std::string("none")}};
    const Field likeness = field("similarity", values);

    QVERIFY(std::abs(likeness.at(0, 0, 0) - 1) < 1e-15);
    QCOMPARE(likeness.at(0, 1, 0), 0.0);
    QVERIFY(std::abs(likeness.at(1, 0, 0) + 1) < 1e-15);
    QVERIFY(std::abs(likeness.at(1, 1, 0)) < 1e-15);
}

void tst_Learned2d::notesHold()
{
    BACKS_NOTE("learned-2d", "first-resize-was-bilinear");
    PatchGrid grid(3, 3);
    grid << 0, 1, 4, 2, -1, 0.5, 3, 0.25, -2;
    const PatchGrid linear = resized(grid, Resize::bilinear, 4, 4), cubic = resized(grid, Resize::bicubic, 4, 4);
    QCOMPARE(linear(0, 0), grid(0, 0));
    QCOMPARE(linear(3, 3), grid(2, 2));
    QVERIFY(linear.maxCoeff() <= grid.maxCoeff() && cubic.maxCoeff() > grid.maxCoeff());
    QVERIFY(std::abs(cubic(0, 0) + 0.23594) < 1e-5);

    BACKS_NOTE("learned-2d", "same-size-same-table");
    for (const Resize method : {Resize::none, Resize::bilinear, Resize::bicubic, Resize::bicubicTf})
        QVERIFY((resized(grid, method, 3, 3) - grid).abs().maxCoeff() < 1e-15);
}

WHORL_CORE_TEST(tst_Learned2d)
#include "tst_learned_2d.moc"
