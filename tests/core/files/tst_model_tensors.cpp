// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/model_tensors.h"

#include "core/files/npy.h"
#include "tests/support/cases.h"
#include "tests/support/scratch.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>

#include <algorithm>

using namespace whorl;
using namespace whorl::test;

class tst_ModelTensors : public QObject {
    Q_OBJECT

private slots:
    void positionTablesAreKnownByName_data();
    void positionTablesAreKnownByName();
    void twoRowsMoreThanPositionsAreNoPositions();
    void wordTablesAreKnownByName();
    void tablesWithoutANameArePositionsUnlessWordsStandBeside();
    void otherTensorsAreOnlyListed();
    void oneTableOfT5ServesAllLayers();
    void everyBlockOfUmt5HasItsOwn();
    void tablesOfMeshAreTransposed();
    void configurationsAndWeightsBesideEachOtherComplete();
    void weightsBesideAreReadOnlyForTables();
};

namespace {

struct Named {
    std::string name;
    std::vector<std::int64_t> shape;
};

/// A safetensors file of zeros.
std::string safetensors(const std::vector<Named>& tensors)
{
    std::string header;
    std::int64_t end = 0;
    for (const Named& each : tensors) {
        std::int64_t count = 1;
        std::string shape;
        for (const std::int64_t size : each.shape) {
            count *= size;
            shape += (shape.empty() ? "" : ",") + std::to_string(size);
        }
        header += (header.empty() ? "{\"" : ",\"") + each.name + R"(":{"dtype":"U8","shape":[)" + shape
            + R"(],"data_offsets":[)" + std::to_string(end) + ',' + std::to_string(end + count) + "]}";
        end += count;
    }
    header += '}';
    return littleEndian(std::uint64_t{header.size()}) + header + std::string(static_cast<std::size_t>(end), '\0');
}

ModelDescription tablesOf(const std::vector<Named>& tensors, ModelDescription known = {})
{
    addTables(*opened(safetensors(tensors), "weights.safetensors"), known);
    return known;
}

std::string textOf(const ModelEncoding& encoding, const char* id)
{
    return std::get<std::string>(encoding.parameters.at(id));
}

}  // namespace

void tst_ModelTensors::positionTablesAreKnownByName_data()
{
    QTest::addColumn<bool>("leadingOne");
    for (const char* name : {"transformer.wpe.weight", "wpe.weight", "bert.embeddings.position_embeddings.weight",
                             "model.decoder.embed_positions.weight", "position_embd.weight"})
        QTest::newRow(name) << false;
    for (const char* name :
         {"pos_embed", "vit.embeddings.position_embeddings", "Transformer/posembed_input/pos_embedding"})
        QTest::newRow(name) << true;
}

void tst_ModelTensors::positionTablesAreKnownByName()
{
    QFETCH(const bool, leadingOne);
    const std::string name = QTest::currentDataTag();

    const ModelDescription found =
        tablesOf({{name, leadingOne ? std::vector<std::int64_t>{1, 12, 8} : std::vector<std::int64_t>{12, 8}}});

    QCOMPARE(found.encodings.size(), 1U);
    QCOMPARE(found.encodings[0].source, "learned");
    QCOMPARE(textOf(found.encodings[0], "file"), "weights.safetensors");
    QCOMPARE(textOf(found.encodings[0], "tensor"), name);
    QVERIFY(found.encodings[0].parameters.at("first_row") == Value(std::int64_t{0}));
}

void tst_ModelTensors::twoRowsMoreThanPositionsAreNoPositions()
{
    const ModelDescription found = tablesOf({{"embed_positions.weight", {514, 1}}});

    QVERIFY(found.encodings[0].parameters.at("first_row") == Value(std::int64_t{2}));
    QVERIFY(found.assumed[0].why.find("512 positions") != std::string::npos);
}

void tst_ModelTensors::wordTablesAreKnownByName()
{
    const ModelDescription found = tablesOf({{"model.embed_tokens.weight", {100, 8}}});

    QVERIFY(found.encodings.empty());
    QCOMPARE(found.vectors->count, 100);
    QCOMPARE(found.vectors->dimension, 8);
    QCOMPARE(found.vectors->tensor, "model.embed_tokens.weight");
}

void tst_ModelTensors::tablesWithoutANameArePositionsUnlessWordsStandBeside()
{
    const QTemporaryDir folder;
    const std::string bytes = npyBytes(std::vector<double>(8, 1), std::array<std::int64_t, 2>{4, 2});
    put(folder.filePath("table.npy"), QByteArray::fromStdString(bytes));
    const std::string file = folder.filePath("table.npy").toStdString();

    const ModelDescription alone = describeModel(file);
    put(folder.filePath("table.vocab.txt"), "a\nb\nc\nd\n");
    const ModelDescription named = describeModel(file);

    QCOMPARE(alone.encodings.at(0).source, "learned");
    QVERIFY(!alone.encodings[0].parameters.contains("tensor"));
    QVERIFY(named.encodings.empty());
    QCOMPARE(named.vectors->count, 4);
}

void tst_ModelTensors::otherTensorsAreOnlyListed()
{
    const ModelDescription found =
        tablesOf({{"h.0.attn.c_attn.weight", {8, 24}},
                  {"wpe.weight", {8}},
                  {"block.0.layer.1.EncDecAttention.relative_attention_bias.weight", {32, 4}}});

    QVERIFY(found.encodings.empty() && !found.vectors);
    QCOMPARE(found.tensors.size(), 3U);
    QCOMPARE(found.tensors[1].dtype, "U8");
}

void tst_ModelTensors::oneTableOfT5ServesAllLayers()
{
    const ModelDescription found =
        tablesOf({{"encoder.block.0.layer.0.SelfAttention.relative_attention_bias.weight", {32, 8}},
                  {"decoder.block.0.layer.0.SelfAttention.relative_attention_bias.weight", {32, 8}}});

    QCOMPARE(found.encodings.size(), 2U);
    QVERIFY(found.encodings[0].layers == Layers("encoder"));
    QVERIFY(found.encodings[1].layers == Layers("decoder"));
    QVERIFY(found.encodings[0].parameters.at("bidirectional") == Value(true));
    QVERIFY(found.encodings[1].parameters.at("bidirectional") == Value(false));
    QVERIFY(found.encodings[0].parameters.at("heads") == Value(std::int64_t{8}));
    QVERIFY(found.encodings[0].parameters.at("buckets") == Value(std::int64_t{32}));
    QVERIFY(std::any_of(found.assumed.begin(), found.assumed.end(),
                        [](const Assumption& each) { return each.why.find("serves all") != std::string::npos; }));
}

void tst_ModelTensors::everyBlockOfUmt5HasItsOwn()
{
    const ModelDescription found =
        tablesOf({{"encoder.block.0.layer.0.SelfAttention.relative_attention_bias.weight", {32, 8}},
                  {"encoder.block.1.layer.0.SelfAttention.relative_attention_bias.weight", {32, 8}}});

    QCOMPARE(found.encodings.size(), 2U);
    QVERIFY(found.encodings[1].layers == Layers(std::vector<std::int64_t>{1}));
    QCOMPARE(&encodingFor(found, "t5", "1"), &found.encodings[1]);
    QVERIFY(textOf(found.encodings[1], "tensor").find("block.1.") != std::string::npos);
}

void tst_ModelTensors::tablesOfMeshAreTransposed()
{
    const ModelDescription found = tablesOf({{"decoder/relpos_bias/rel_embedding", {12, 32}}});

    QVERIFY(found.encodings[0].parameters.at("heads") == Value(std::int64_t{12}));
    QVERIFY(found.encodings[0].parameters.at("buckets") == Value(std::int64_t{32}));
    QVERIFY(found.encodings[0].layers == Layers("decoder"));
}

void tst_ModelTensors::configurationsAndWeightsBesideEachOtherComplete()
{
    for (const char* name : {"A38/config.json", "A38/model.safetensors"}) {
        const ModelDescription found = describeModel(casePath(name));

        QVERIFY2(found.problems.empty(), name);
        QCOMPARE(found.encodings.size(), 1U);
        QCOMPARE(textOf(found.encodings[0], "file"), casePath("A38/model.safetensors"));
        QCOMPARE(textOf(found.encodings[0], "tensor"), "embeddings.position_embeddings.weight");
        QVERIFY(found.encodings[0].parameters.at("first_row") == Value(std::int64_t{2}));
    }
}

void tst_ModelTensors::weightsBesideAreReadOnlyForTables()
{
    const QTemporaryDir folder;
    put(folder.filePath("config.json"), R"({"rope_theta":1e4,"head_dim":64})");
    put(folder.filePath("model.safetensors"), "damaged");
    const std::string config = folder.filePath("config.json").toStdString();
    QVERIFY(describeModel(config).problems.empty());

    put(folder.filePath("config.json"), R"({"model_type":"gpt2"})");
    const ModelDescription found = describeModel(config);

    QVERIFY(found.problems.empty());
    QCOMPARE(found.encodings.size(), 1U);
    QVERIFY(!found.encodings[0].parameters.contains("file"));
    QVERIFY(std::any_of(found.ignored.begin(), found.ignored.end(),
                        [](const IgnoredKey& each) { return each.key == "model.safetensors"; }));
}

WHORL_CORE_TEST(tst_ModelTensors)
#include "tst_model_tensors.moc"
