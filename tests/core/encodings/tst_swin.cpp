// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/swin.h"

#include "core/files/npy.h"
#include "tests/support/golden.h"
#include "tests/support/notes.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>

using namespace whorl;
using namespace whorl::test;

class tst_Swin : public QObject {
    Q_OBJECT

private slots:
    void indexIsTheAuthors_data() { goldenRows("swin_index"); }
    void indexIsTheAuthors();
    void coordinatesAreTheAuthors_data() { goldenRows("swinv2_coords"); }
    void coordinatesAreTheAuthors();
    void equalOffsetsReadTheSameRow();
    void trainedWindowStretchesTheCoordinates();
    void biasReadsTheTable();
    void networkStaysWithinItsSigmoid();
    void impossibleInputIsRefused();
    void notesHold();
};

void tst_Swin::indexIsTheAuthors()
{
    const Json& golden = goldenCase();
    SwinParameters swin;
    swin.height = golden["params"]["window"][0].get<int>();
    swin.width = golden["params"]["window"][1].get<int>();
    Json index = Json::array();
    for (std::int64_t query = 0; query < swin.patches(); ++query) {
        Json row = Json::array();
        for (std::int64_t key = 0; key < swin.patches(); ++key)
            row.push_back(swinIndex(query, key, swin.height, swin.width));
        index.push_back(row);
    }

    GOLDEN_AGREES(golden, "index", index);
    GOLDEN_AGREES(golden, "table_rows", swin.offsets());
}

void tst_Swin::coordinatesAreTheAuthors()
{
    const Json& golden = goldenCase();
    const int height = golden["params"]["window"][0].get<int>(), width = golden["params"]["window"][1].get<int>();
    Json table = Json::array();
    for (int dy = 1 - height; dy < height; ++dy) {
        Json row = Json::array();
        for (int dx = 1 - width; dx < width; ++dx)
            row.push_back({swinCoordinate(dy, height), swinCoordinate(dx, width)});
        table.push_back(row);
    }

    GOLDEN_AGREES(golden, "table", table);
}

void tst_Swin::equalOffsetsReadTheSameRow()
{
    constexpr int height = 4, width = 5;
    std::map<std::pair<std::int64_t, std::int64_t>, std::int64_t> rowOf;
    for (std::int64_t query = 0; query < height * width; ++query)
        for (std::int64_t key = 0; key < height * width; ++key) {
            const std::pair offset{query / width - key / width, query % width - key % width};
            const std::int64_t row = swinIndex(query, key, height, width);
            QCOMPARE(rowOf.try_emplace(offset, row).first->second, row);
        }
    QCOMPARE(rowOf.size(), std::size_t((2 * height - 1) * (2 * width - 1)));
}

void tst_Swin::trainedWindowStretchesTheCoordinates()
{
    // An offset as long as the trained window is wide has the coordinate of its edge, whatever the window is now.
    QCOMPARE(swinCoordinate(7, 8), swinCoordinate(15, 16));
    QVERIFY(swinCoordinate(15, 8) > swinCoordinate(15, 16));
    QCOMPARE(swinCoordinate(0, 1), 0.0);
}

void tst_Swin::biasReadsTheTable()
{
    QTemporaryDir folder;
    const std::string path = folder.filePath("table.npy").toStdString();
    std::vector<double> table;
    for (int row = 0; row < 9; ++row)
        table.insert(table.end(), {double(row), -double(row)});
    const std::string bytes = npyBytes(table, std::array<std::int64_t, 2>{9, 2});
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes.data(), qint64(bytes.size())) > 0);
    file.close();
    const Values values = {{"window_height", std::int64_t{2}},
                           {"window_width", std::int64_t{2}},
                           {"heads", std::int64_t{2}},
                           {"table", path}};

    const Field bias = std::get<Field>(describe<SwinParameters>().evaluate("bias", values));

    QCOMPARE(bias.at(0, 3, 0), 0.0);
    QCOMPARE(bias.at(3, 0, 1), -8.0);
    QCOMPARE(bias.sliceRange(0).high, 8.0);
}

void tst_Swin::networkStaysWithinItsSigmoid()
{
    SwinParameters swin;
    const auto table = swinTable(swin);
    QVERIFY(table->values.minCoeff() > 0 && table->values.maxCoeff() < 16);

    swin.seed = 2;
    QVERIFY(swinTable(swin)->values != table->values);
}

void tst_Swin::impossibleInputIsRefused()
{
    QVERIFY_EXCEPTION_THROWN(fromValues<SwinParameters>({{"pretrained_width", std::int64_t{1}}}), ParameterError);
    SwinParameters swin;
    swin.table = WHORL_SOURCE_DIR "/resources/data/tinylm_abs_wpe_64x64.npy";
    QVERIFY_EXCEPTION_THROWN(swinTable(swin), ParameterError);
}

void tst_Swin::notesHold()
{
    BACKS_NOTE("swin", "offsets-not-distances");
    QCOMPARE(swinIndex(6, 5, 7, 7), swinIndex(1, 0, 7, 7));
    QVERIFY(swinIndex(7, 6, 7, 7) != swinIndex(6, 5, 7, 7));

    BACKS_NOTE("swin", "coordinates-pass-one");
    QVERIFY(std::abs(swinCoordinate(6, 7) - 1.0566) < 1e-4);
}

WHORL_CORE_TEST(tst_Swin)
#include "tst_swin.moc"
