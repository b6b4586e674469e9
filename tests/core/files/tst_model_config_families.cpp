// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/model_board.h"
#include "core/files/model_config.h"
#include "tests/support/test_main.h"

#include <algorithm>

using namespace whorl;

/// Models whose way of knowing positions is told by their name, and not by fields alone.
class tst_ModelConfigFamilies : public QObject {
    Q_OBJECT

private slots:
    void falconsBiasIsDividedWithTheScore();
    void debertaHasItsBuckets();
    void debertaWithoutBucketsIsNotShown();
    void everyStageOfSwinHasItsHeads();
    void transformerXlKeepsItsClamp_data();
    void transformerXlKeepsItsClamp();
    void whisperHasSinusoidsAndATable();
    void fullAttentionOfCohere2HasNoRotation_data();
    void fullAttentionOfCohere2HasNoRotation();
    void whatIsRecognisedAndNotShownIsNamed_data();
    void whatIsRecognisedAndNotShownIsNamed();
    void fieldsOfPositionsAreNotCalledMeaningless();
};

namespace {

ModelDescription read(const std::string& text)
{
    return readModelConfig(text, "config.json");
}

std::string whyNone(const ModelDescription& description)
{
    for (const Assumption& each : description.assumed)
        if (each.what == "encoding" && each.value == Value(std::string("none")))
            return each.why;
    return {};
}

std::string whyIgnored(const ModelDescription& description, const std::string& key)
{
    for (const IgnoredKey& each : description.ignored)
        if (each.key == key)
            return each.why;
    return {};
}

}  // namespace

void tst_ModelConfigFamilies::falconsBiasIsDividedWithTheScore()
{
    const ModelDescription description =
        read(R"({"model_type":"falcon","alibi":true,"hidden_size":4544,"num_attention_heads":71})");

    QCOMPARE(description.encodings.size(), 1U);
    QVERIFY(description.encodings[0].parameters.at("form") == Value(std::string("falcon")));
    QVERIFY(description.encodings[0].parameters.at("head_dimension") == Value(std::int64_t{64}));
    QVERIFY(description.encodings[0].parameters.at("heads") == Value(std::int64_t{71}));
}

void tst_ModelConfigFamilies::debertaHasItsBuckets()
{
    const ModelDescription description =
        read(R"({"model_type":"deberta-v2","max_position_embeddings":512,"hidden_size":768,"num_attention_heads":12,
                 "relative_attention":true,"position_buckets":256,"pos_att_type":["p2c"],"max_relative_positions":-1,
                 "position_biased_input":false})");

    QCOMPARE(description.encodings.size(), 1U);
    QCOMPARE(description.encodings[0].source, "deberta");
    const Values expected = {
        {"buckets", std::int64_t{256}}, {"dimension", std::int64_t{64}}, {"max_distance", std::int64_t{512}}};
    QVERIFY(description.encodings[0].parameters == expected);
    QVERIFY(whyIgnored(description, "pos_att_type").find("c2p") != std::string::npos);
    QVERIFY(!modelBoard(description).panels.empty());
}

void tst_ModelConfigFamilies::debertaWithoutBucketsIsNotShown()
{
    const ModelDescription description =
        read(R"({"model_type":"deberta","relative_attention":true,"max_relative_positions":-1})");

    QVERIFY(description.encodings.empty());
    QVERIFY(whyNone(description).find("DeBERTa") != std::string::npos);
}

void tst_ModelConfigFamilies::everyStageOfSwinHasItsHeads()
{
    const ModelDescription description = read(
        R"({"model_type":"swinv2","window_size":8,"num_heads":[3,6,12,24],"pretrained_window_sizes":[12,12,12,6]})");

    QCOMPARE(description.encodings.size(), 4U);
    const ModelEncoding& last = description.encodings[3];
    QCOMPARE(last.source, "swin");
    QVERIFY(last.layers == Layers("stage 3"));
    QVERIFY(last.parameters.at("heads") == Value(std::int64_t{24}));
    QVERIFY(last.parameters.at("window_width") == Value(std::int64_t{8}));
    QVERIFY(last.parameters.at("pretrained_height") == Value(std::int64_t{6}));
    QVERIFY(description.ignored.empty());
}

void tst_ModelConfigFamilies::transformerXlKeepsItsClamp_data()
{
    QTest::addColumn<int>("stated");
    QTest::addColumn<int>("clamp");
    QTest::newRow("1000") << 1000 << 1000;
    QTest::newRow("none") << -1 << 0;
}

void tst_ModelConfigFamilies::transformerXlKeepsItsClamp()
{
    QFETCH(const int, stated);
    QFETCH(const int, clamp);

    const ModelDescription description =
        read(R"({"model_type":"transfo-xl","d_model":1024,"n_head":16,"mem_len":1600,"clamp_len":)"
             + std::to_string(stated) + '}');

    QCOMPARE(description.encodings.size(), 1U);
    QCOMPARE(description.encodings[0].source, "transformer-xl");
    QVERIFY(description.encodings[0].parameters.at("clamp_length") == Value(std::int64_t{clamp}));
    QVERIFY(description.encodings[0].parameters.at("dimension") == Value(std::int64_t{64}));
    QVERIFY(!modelBoard(description).panels.empty());
}

void tst_ModelConfigFamilies::whisperHasSinusoidsAndATable()
{
    const ModelDescription description =
        read(R"({"model_type":"whisper","d_model":512,"max_source_positions":1500,"max_target_positions":448})");

    QCOMPARE(description.encodings.size(), 2U);
    QCOMPARE(description.encodings[0].source, "sinusoidal");
    QVERIFY(description.encodings[0].parameters.at("length") == Value(std::int64_t{1500}));
    QVERIFY(description.encodings[0].parameters.at("layout") == Value(std::string("t2t")));
    QVERIFY(description.encodings[1].layers == Layers("decoder"));
    QVERIFY(description.ignored.empty());
}

void tst_ModelConfigFamilies::fullAttentionOfCohere2HasNoRotation_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::newRow("pattern") << QByteArray(R"("sliding_window_pattern":4,"num_hidden_layers":8)");
    QTest::newRow("no pattern") << QByteArray(R"("num_hidden_layers":8)");
    QTest::newRow("listed") << QByteArray(R"("layer_types":["sliding_attention","sliding_attention",
        "sliding_attention","full_attention","sliding_attention","sliding_attention","sliding_attention",
        "full_attention"])");
}

void tst_ModelConfigFamilies::fullAttentionOfCohere2HasNoRotation()
{
    QFETCH(const QByteArray, fields);

    const ModelDescription description =
        read(R"({"model_type":"cohere2","head_dim":128,"rope_theta":50000,"sliding_window":4096,)"
             + fields.toStdString() + '}');

    QCOMPARE(description.encodings.size(), 2U);
    QVERIFY(description.encodings[0].layers == Layers(std::vector<std::int64_t>{0, 1, 2, 4, 5, 6}));
    QCOMPARE(description.encodings[1].source, "nope");
    QVERIFY(description.encodings[1].layers == Layers(std::vector<std::int64_t>{3, 7}));
    QVERIFY(description.encodings[1].parameters.at("window") == Value(std::int64_t{4096}));
    QVERIFY(description.ignored.empty());
}

void tst_ModelConfigFamilies::whatIsRecognisedAndNotShownIsNamed_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("xlnet") << QByteArray(R"({"model_type":"xlnet","clamp_len":-1})") << QByteArray("XLNet");
    QTest::newRow("relative_key") << QByteArray(R"({"model_type":"bert","position_embedding_type":"relative_key"})")
                                  << QByteArray("relative_key");
}

void tst_ModelConfigFamilies::whatIsRecognisedAndNotShownIsNamed()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, name);

    const ModelDescription description = read(text.toStdString());

    QVERIFY(description.encodings.empty());
    QVERIFY(whyNone(description).find(name.toStdString()) != std::string::npos);
    QVERIFY(whyNone(description).find("recognised") != std::string::npos);
    QVERIFY_EXCEPTION_THROWN(modelBoard(description), FileError);
}

void tst_ModelConfigFamilies::fieldsOfPositionsAreNotCalledMeaningless()
{
    const ModelDescription description =
        read(R"({"model_type":"other","clamp_len":5,"pos_att_type":["c2p"],"position_buckets":256,"window_size":8})");

    for (const char* key : {"clamp_len", "pos_att_type", "position_buckets", "window_size"})
        QCOMPARE(whyIgnored(description, key), "not a field that this version reads");
    QVERIFY(whyNone(description).find("that this version reads") != std::string::npos);
}

WHORL_CORE_TEST(tst_ModelConfigFamilies)
#include "tst_model_config_families.moc"
