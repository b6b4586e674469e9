// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/model_config.h"

#include "core/files/npy.h"
#include "tests/support/cases.h"
#include "tests/support/test_main.h"

#include <algorithm>

using namespace whorl;
using namespace whorl::test;

/// What a configuration states, in all spellings. What cannot be used is in tst_model_config_refusals.
class tst_ModelConfig : public QObject {
    Q_OBJECT

private slots:
    void realFilesAreReadAsTheirModelsAre_data();
    void realFilesAreReadAsTheirModelsAre();
    void everySpellingOfTheBaseIsRead_data();
    void everySpellingOfTheBaseIsRead();
    void everySpellingOfAPartialRotationIsRead_data();
    void everySpellingOfAPartialRotationIsRead();
    void familiesKeepTheirLayouts_data();
    void familiesKeepTheirLayouts();
    void nullCountsAsAbsent();
    void layersOfTwoKindsHaveTwoEncodings_data();
    void layersOfTwoKindsHaveTwoEncodings();
    void layersWithoutRotationAreListed();
    void fieldsOfTheLanguageModelAreRead();
    void otherEncodingsAreFound_data();
    void otherEncodingsAreFound();
    void infinityElsewhereIsReadPast();
};

namespace {

ModelDescription read(const std::string& text)
{
    return readModelConfig(text, "config.json");
}

bool says(const ModelDescription& description, const std::string& what, const std::string& why)
{
    return std::any_of(description.assumed.begin(), description.assumed.end(), [&](const Assumption& each) {
        return each.what == what && each.why.find(why) != std::string::npos;
    });
}

const Value& valueOf(const ModelDescription& description, const std::string& id, std::size_t encoding = 0)
{
    return description.encodings.at(encoding).parameters.at(id);
}

Values rope(std::int64_t dimension, double base, const std::string& scaling, Values more = {})
{
    Values values = {{"dimension", dimension}, {"base", base}, {"layout", std::string("half")}, {"scaling", scaling}};
    values.merge(more);
    return values;
}

const std::int64_t of4096 = 4096, of8192 = 8192;
const Values trained = {{"original_length", of4096}};
const Values dynamic = {{"factor", 2.0}, {"original_length", std::int64_t{2048}}};
const Values llama3 = {
    {"factor", 8.0}, {"original_length", of8192}, {"low_freq_factor", 1.0}, {"high_freq_factor", 4.0}};

std::vector<double> counted(int count, double first, double step)
{
    std::vector<double> list;
    for (int i = 0; i < count; ++i)
        list.push_back(first + step * i);
    return list;
}

}  // namespace

Q_DECLARE_METATYPE(Values)

void tst_ModelConfig::realFilesAreReadAsTheirModelsAre_data()
{
    Values small = llama3;
    small["factor"] = 32.0;
    const Values longrope = {{"factor", 32.0},
                             {"original_length", of4096},
                             {"short_factor", counted(24, 1, 0)},
                             {"long_factor", counted(24, 1, 1)}};
    const Values yarn40 = {{"factor", 40.0}, {"original_length", of4096}};
    Values switchedOff = yarn40;
    switchedOff["attention_factor"] = 1.0;
    Values deepseek = yarn40;
    deepseek.merge(Values{{"layout", std::string("interleaved")},
                          {"beta_fast", 32.0},
                          {"beta_slow", 1.0},
                          {"mscale", 0.707},
                          {"mscale_all_dim", 0.707}});
    Values interleaved = rope(64, 1e4, "yarn");
    interleaved.erase("layout");
    interleaved.merge(deepseek);
    const Values partial = {{"rotary_dimension", std::int64_t{96}},
                            {"factor", 32.0},
                            {"original_length", of4096},
                            {"short_factor", counted(48, 1, 0)},
                            {"long_factor", counted(48, 2, 0)}};

    QTest::addColumn<Values>("parameters");
    QTest::newRow("A04/config.json") << rope(128, 1e4, "dynamic", dynamic);
    QTest::newRow("A05/config.json") << rope(128, 1e4, "yarn", switchedOff);
    QTest::newRow("A05/config_null.json") << rope(128, 1e4, "yarn", yarn40);
    QTest::newRow("A06/config.json") << interleaved;
    QTest::newRow("A16/config.json") << rope(256, 1e6, "none", trained);
    QTest::newRow("A17/config.json") << rope(128, 8e6, "none", trained);
    QTest::newRow("A18/config.json") << rope(128, 1e4, "none", trained);
    QTest::newRow("A20/config.json") << rope(128, 5e5, "llama3", llama3);
    QTest::newRow("A20/config_old_key.json") << rope(128, 5e5, "llama3", llama3);
    QTest::newRow("A21/config.json") << rope(128, 1e4, "linear", {{"factor", 8.0}});
    QTest::newRow("A21/config_float.json") << rope(128, 1e4, "linear", {{"factor", 8.0}});
    QTest::newRow("A23/config.json") << rope(128, 1e6, "none", trained);
    QTest::newRow("A23/config_v5.json") << rope(128, 1e6, "none", trained);
    QTest::newRow("A24/config.json") << rope(128, 1e6, "none", trained);
    QTest::newRow("A25/config.json") << rope(128, 1e6, "yarn",
                                             {{"factor", 4.0}, {"original_length", std::int64_t{32768}}});
    QTest::newRow("A26/config.json") << rope(48, 1e4, "longrope", longrope);
    QTest::newRow("A27/config_ok_48.json") << rope(128, 1e4, "longrope", partial);
    QTest::newRow("A28/config.json") << rope(48, 1e4, "longrope", longrope);
    QTest::newRow("A30/config.json") << rope(64, 5e5, "llama3", small);
    QTest::newRow("A32/config.json") << rope(256, 1e6, "proportional",
                                             {{"rotary_dimension", std::int64_t{64}}, {"factor", 1.0}});
    QTest::newRow("A45/config.json") << rope(128, 1e4, "dynamic", dynamic);
    QTest::newRow("A46/config.json") << rope(128, 5e5, "llama3", llama3);
    QTest::newRow("formats/cfg_old_type.json") << rope(128, 1e4, "linear", {{"factor", 4.0}});
    QTest::newRow("formats/cfg_v5.json") << rope(128, 1e6, "none");
    QTest::newRow("formats/cfg_both.json") << rope(128, 1e6, "none");
    QTest::newRow("formats/cfg_partial.json") << rope(128, 1e4, "none", {{"rotary_dimension", std::int64_t{32}}});
    QTest::newRow("formats/cfg_text_config.json") << rope(128, 1e6, "none");
}

void tst_ModelConfig::realFilesAreReadAsTheirModelsAre()
{
    QFETCH(const Values, parameters);
    const std::string path = casePath(QTest::currentDataTag());

    const ModelDescription description = readModelConfig(readBytes(path), path);

    QCOMPARE(description.encodings.size(), 1U);
    QCOMPARE(description.encodings[0].source, "rope");
    QVERIFY(description.encodings[0].layers == Layers("all"));
    for (const auto& [id, value] : parameters)
        QVERIFY2(description.encodings[0].parameters.contains(id), id.c_str());
    for (const auto& [id, value] : description.encodings[0].parameters)
        QVERIFY2(parameters.contains(id) && parameters.at(id) == value, (id + ' ' + printValue(value)).c_str());
}

void tst_ModelConfig::everySpellingOfTheBaseIsRead_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<double>("base");
    QTest::addColumn<QByteArray>("from");
    const auto row = [](const char* fields, double base, const char* from) {
        QTest::newRow(from) << QByteArray(fields) << base << QByteArray(from);
    };
    row(R"("rope_theta":5e5)", 5e5, "rope_theta");
    row(R"("rotary_emb_base":2e4)", 2e4, "rotary_emb_base");
    row(R"("rope_theta":5e5,"rotary_emb_base":5e5)", 5e5, "rope_theta");
    row(R"("rope_parameters":{"rope_theta":1e6})", 1e6, "rope_parameters.rope_theta");
    row(R"("rope_scaling":{"type":"default","rope_theta":1e6})", 1e6, "rope_scaling.rope_theta");
    row(R"("rope_ratio":500,"model_type":"chatglm")", 5e6, "10000 times rope_ratio");
    row(R"("attn_config":{"rope_theta":5e5},"model_type":"dbrx")", 5e5, "attn_config.rope_theta");
    row(R"("model_type":"llama")", 1e4, "no field");
}

void tst_ModelConfig::everySpellingOfTheBaseIsRead()
{
    QFETCH(const QByteArray, fields);
    QFETCH(const double, base);
    QFETCH(const QByteArray, from);

    const ModelDescription description = read('{' + fields.toStdString() + ",\"head_dim\":64}");

    QVERIFY(valueOf(description, "base") == Value(base));
    QVERIFY(says(description, "base", from.toStdString()));
    QVERIFY(description.problems.empty());
}

void tst_ModelConfig::everySpellingOfAPartialRotationIsRead_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<int>("turning");
    QTest::newRow("rotary_pct") << QByteArray(R"("rotary_pct":0.25)") << 25;
    QTest::newRow("partial_rotary_factor") << QByteArray(R"("partial_rotary_factor":0.5)") << 50;
    QTest::newRow("in the block") << QByteArray(R"("rope_parameters":{"partial_rotary_factor":0.5})") << 50;
    QTest::newRow("rotary_dim") << QByteArray(R"("rotary_dim":64)") << 64;
    // 100 · 0.29 is 28.999... in binary floating point, and the model code cuts.
    QTest::newRow("cut") << QByteArray(R"("partial_rotary_factor":0.29)") << 28;
}

void tst_ModelConfig::everySpellingOfAPartialRotationIsRead()
{
    QFETCH(const QByteArray, fields);
    QFETCH(const int, turning);
    if (turning % 2 != 0) {
        const ModelDescription odd = read('{' + fields.toStdString() + ",\"head_dim\":100}");
        QVERIFY(odd.encodings.empty());
        QVERIFY(odd.problems.front().found.find("25") != std::string::npos);
        return;
    }

    const ModelDescription description = read('{' + fields.toStdString() + ",\"head_dim\":100}");

    QVERIFY(valueOf(description, "rotary_dimension") == Value(std::int64_t{turning}));
}

void tst_ModelConfig::familiesKeepTheirLayouts_data()
{
    QTest::addColumn<QByteArray>("layout");
    for (const char* family : {"gptj", "chatglm", "glm4", "cohere", "deepseek_v3", "llama4_text", "roformer"})
        QTest::newRow(family) << QByteArray("interleaved");
    for (const char* family : {"llama", "gpt_neox", "qwen3", "phi3", "gemma2", "glm4_moe"})
        QTest::newRow(family) << QByteArray("half");
}

void tst_ModelConfig::familiesKeepTheirLayouts()
{
    QFETCH(const QByteArray, layout);

    const ModelDescription description =
        read(std::string(R"({"model_type":")") + QTest::currentDataTag() + R"(","rope_theta":10000,"head_dim":64})");

    QVERIFY(valueOf(description, "layout") == Value(layout.toStdString()));
    QVERIFY(says(description, "layout", ""));
}

void tst_ModelConfig::nullCountsAsAbsent()
{
    const ModelDescription description =
        read(R"({"rope_theta":null,"rotary_emb_base":20000,"head_dim":null,"hidden_size":256,"num_attention_heads":4,
                 "rope_parameters":null,"rope_scaling":null,"rotary_dim":null,"partial_rotary_factor":null})");

    QVERIFY(description.encodings[0].parameters == rope(64, 2e4, "none"));
    QVERIFY(description.problems.empty());
}

void tst_ModelConfig::layersOfTwoKindsHaveTwoEncodings_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("global");
    QTest::newRow("a block for each kind") << QByteArray(R"({"model_type":"gemma3_text","rope_parameters":{
            "sliding_attention":{"rope_type":"default","rope_theta":1e4},
            "full_attention":{"rope_type":"linear","factor":8.0,"rope_theta":1e6}}})")
                                           << 1e6;
    QTest::newRow("two bases, Gemma 3") << QByteArray(R"({"rope_theta":1e6,"rope_local_base_freq":1e4,
            "rope_scaling":{"rope_type":"linear","factor":8.0}})")
                                        << 1e6;
    QTest::newRow("two bases, ModernBERT")
        << QByteArray(R"({"global_rope_theta":160000,"local_rope_theta":1e4})") << 16e4;
}

void tst_ModelConfig::layersOfTwoKindsHaveTwoEncodings()
{
    QFETCH(const QByteArray, text);
    QFETCH(const double, global);

    const ModelDescription description = read(text.toStdString());

    QCOMPARE(description.encodings.size(), 2U);
    QVERIFY(description.encodings[0].layers == Layers("full_attention"));
    QVERIFY(description.encodings[1].layers == Layers("sliding_attention"));
    QVERIFY(valueOf(description, "base", 0) == Value(global));
    QVERIFY(valueOf(description, "base", 1) == Value(1e4));
    QVERIFY(valueOf(description, "scaling", 1) == Value(std::string("none")));
    QVERIFY(description.problems.empty());
}

void tst_ModelConfig::layersWithoutRotationAreListed()
{
    const ModelDescription every = read(R"({"rope_theta":1e4,"no_rope_layer_interval":4,"num_hidden_layers":8})");
    const ModelDescription listed = read(R"({"rope_theta":1e4,"no_rope_layers":[1,1,0,1]})");

    QCOMPARE(every.encodings.size(), 2U);
    QCOMPARE(every.encodings[1].source, "nope");
    QVERIFY(every.encodings[0].layers == Layers(std::vector<std::int64_t>{0, 1, 2, 4, 5, 6}));
    QVERIFY(every.encodings[1].layers == Layers(std::vector<std::int64_t>{3, 7}));
    QVERIFY(every.encodings[1].parameters.at("pattern") == Value(std::string("every-fourth-without")));
    QVERIFY(every.encodings[1].parameters.at("local_base") == Value(1e4));
    QVERIFY(listed.encodings[1].layers == Layers(std::vector<std::int64_t>{2}));
    QVERIFY(!listed.encodings[1].parameters.contains("pattern"));
    QVERIFY(says(listed, "layers", "has rotation"));
}

void tst_ModelConfig::fieldsOfTheLanguageModelAreRead()
{
    const std::string path = casePath("A46/config.json");

    const ModelDescription description = readModelConfig(readBytes(path), path);

    QVERIFY(says(description, "configuration", "language model"));
    QVERIFY(says(description, "base", "text_config.rope_theta"));
    QVERIFY(std::any_of(description.ignored.begin(), description.ignored.end(),
                        [](const IgnoredKey& each) { return each.key == "vision_config"; }));
}

void tst_ModelConfig::otherEncodingsAreFound_data()
{
    const std::int64_t of8 = 8, of2 = 2, of0 = 0;
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<Values>("parameters");
    const auto row = [](const char* name, const char* text, const char* source, const Values& parameters) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(source) << parameters;
    };
    row("bloom", R"({"model_type":"bloom","n_head":8})", "alibi", {{"heads", of8}});
    row("mpt", R"({"model_type":"mpt","n_heads":8,"attn_config":{"alibi":true,"alibi_bias_max":16}})", "alibi",
        {{"heads", of8}, {"max_bias", 16.0}});
    row("falcon", R"({"model_type":"falcon","num_attention_heads":8,"hidden_size":512,"alibi":true})", "alibi",
        {{"heads", of8}, {"form", std::string("falcon")}, {"head_dimension", std::int64_t{64}}});
    row("t5", R"({"model_type":"t5","num_heads":8,"relative_attention_num_buckets":32,"is_encoder_decoder":true})",
        "t5", {{"heads", of8}, {"buckets", std::int64_t{32}}, {"bidirectional", true}});
    row("gpt2", R"({"model_type":"gpt2","n_positions":1024})", "learned", {{"first_row", of0}});
    row("bert", R"({"model_type":"bert","position_embedding_type":"absolute"})", "learned", {{"first_row", of0}});
    row("opt", R"({"model_type":"opt"})", "learned", {{"first_row", of2}});
    row("roberta", R"({"model_type":"roberta","pad_token_id":1})", "learned", {{"first_row", of2}});
    row("marian", R"({"model_type":"marian","d_model":512})", "sinusoidal",
        {{"dimension", std::int64_t{512}}, {"layout", std::string("split")}});
}

void tst_ModelConfig::otherEncodingsAreFound()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, source);
    QFETCH(const Values, parameters);

    const ModelDescription description = read(text.toStdString());

    QVERIFY(description.problems.empty());
    QVERIFY(!description.encodings.empty());
    QCOMPARE(description.encodings[0].source, source.toStdString());
    QVERIFY(description.encodings[0].parameters == parameters);
    QCOMPARE(description.encodings.size(), source == "t5" ? 2U : 1U);
}

void tst_ModelConfig::infinityElsewhereIsReadPast()
{
    const ModelDescription description =
        read(R"({"rope_theta":1e4,"head_dim":64,"time_step_limit":[0.0,Infinity],"say":"NaN \" Infinity"})");

    QVERIFY(description.problems.empty());
    QVERIFY(valueOf(description, "base") == Value(1e4));
}

WHORL_CORE_TEST(tst_ModelConfig)
#include "tst_model_config.moc"
