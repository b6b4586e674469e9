// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/model_config.h"

#include "core/files/npy.h"
#include "tests/support/cases.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

/// What in a configuration is wrong, and what becomes of it.
class tst_ModelConfigRefusals : public QObject {
    Q_OBJECT

private slots:
    void whatCannotBeUsedIsNamed_data();
    void whatCannotBeUsedIsNamed();
    void contradictionsAreNamedAndWorkedAround_data();
    void contradictionsAreNamedAndWorkedAround();
    void agreementIsNoContradiction();
    void oneBadKindOfLayerLeavesTheOther();
    void sentencesAreWholeWithoutTheirVerb();
    void whatIsNoConfigurationIsRefused_data();
    void whatIsNoConfigurationIsRefused();
    void keysThatWereNotReadAreListed();
    void aModelWithoutPositionsSaysSo();
    void damageIsRefusedOrRead_data();
    void damageIsRefusedOrRead();
};

void tst_ModelConfigRefusals::whatCannotBeUsedIsNamed_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("sentence");
    const auto file = [](const char* name, const char* sentence) {
        QTest::newRow(name) << QByteArray::fromStdString(readBytes(casePath(name))) << QByteArray(sentence);
    };
    const auto row = [](const char* name, const char* text, const char* sentence) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(sentence);
    };
    file("A17/config_no_head_dim.json",
         "hidden_size 1792 is not a multiple of num_attention_heads 24 and head_dim is missing");
    file("A19/config.json", "hidden_size 520 / num_attention_heads 8: 65 channels");
    file("A21/config_string.json", "rope_scaling.factor: \"8\", a text; expected a number");
    file("A27/config_bad_64.json", "rope_scaling.short_factor: 64 values; expected 48 (rotary width 96 / 2)");
    file("A39/config_bad_sum.json", "rope_scaling.mrope_section: sums to 56; expected 64");
    file("formats/cfg_bad.json", "rope_theta: \"NaN\", a text; expected a number");
    row("base 0", R"({"rope_theta":0})", "rope_theta: 0; expected a number above 0");
    row("nan", R"({"rope_theta":NaN})", "rope_theta: NaN; expected a number");
    row("beyond counting", R"({"max_position_embeddings":1e18})",
        "max_position_embeddings: 1e+18; expected a whole number from 0 to 1e+15");
    row("unknown scaling", R"({"rope_scaling":{"type":"spiral"}})",
        "rope_scaling.type: spiral; expected default, linear");
    row("factor below 1", R"({"rope_scaling":{"type":"linear","factor":0.5}})",
        "rope_scaling.factor: 0.5; expected a number from 1");
    row("no factor", R"({"rope_scaling":{"type":"linear"}})", "rope_scaling.factor: missing");
    row("no context", R"({"rope_scaling":{"type":"dynamic","factor":2}})", "max_position_embeddings: missing");
    row("scaling as a text", R"({"rope_scaling":"linear"})", "rope_scaling: \"linear\", a text; expected an object");
    row("low above high",
        R"({"rope_scaling":{"rope_type":"llama3","factor":8,"low_freq_factor":4,"high_freq_factor":1,"original_max_position_embeddings":8}})",
        "rope_scaling.low_freq_factor: 4; expected at most high_freq_factor, 1");
    row("share above 1", R"({"partial_rotary_factor":1.5})", "partial_rotary_factor: 1.5; expected a share");
    row("rotary above the head", R"({"rotary_dim":96,"head_dim":64})",
        "rotary_dim: 96; expected at most the 64 channels");
    row("divisor 0", R"({"head_dim":2,"rope_scaling":{"type":"su","short_factor":[0],"long_factor":[1],"factor":2,
        "original_max_position_embeddings":8}})",
        "rope_scaling.short_factor: 0; expected numbers above 0");
    row("heads not whole", R"({"model_type":"bloom","n_head":2.5})",
        "n_head: 2.5; expected a whole number from 1 to 1e+15");
}

void tst_ModelConfigRefusals::whatCannotBeUsedIsNamed()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, sentence);

    const ModelDescription description = readModelConfig(text.toStdString(), "c.json");

    QVERIFY(!description.usable());
    const std::string said = description.problems.front().sentence();
    QVERIFY2(said.find(sentence.toStdString()) != std::string::npos, said.c_str());
}

void tst_ModelConfigRefusals::contradictionsAreNamedAndWorkedAround_data()
{
    QTest::addColumn<QByteArray>("sentence");
    QTest::newRow("A45/config.json") << QByteArray("rope_scaling.type: linear; expected dynamic");
    QTest::newRow("formats/cfg_both.json") << QByteArray("rope_theta: 10000; expected 1000000");
}

void tst_ModelConfigRefusals::contradictionsAreNamedAndWorkedAround()
{
    QFETCH(const QByteArray, sentence);

    const ModelDescription description = readModelConfig(readBytes(casePath(QTest::currentDataTag())), "c.json");

    QVERIFY(description.usable());
    QCOMPARE(description.problems.size(), 1U);
    QVERIFY(description.problems[0].sentence().starts_with(sentence.toStdString()));
}

void tst_ModelConfigRefusals::agreementIsNoContradiction()
{
    for (const char* name : {"A20/config.json", "A20/config_old_key.json", "A24/config.json", "A39/config.json"}) {
        const ModelDescription description = readModelConfig(readBytes(casePath(name)), "c.json");
        QVERIFY2(description.problems.empty(), name);
        for (const IgnoredKey& each : description.ignored)
            QVERIFY2(each.key.find("rope") == std::string::npos, each.key.c_str());
    }
}

void tst_ModelConfigRefusals::oneBadKindOfLayerLeavesTheOther()
{
    const ModelDescription description = readModelConfig(
        R"({"rope_parameters":{"full_attention":{"rope_type":"linear","factor":-1},"sliding_attention":{"rope_theta":1e4}}})",
        "c.json");

    QVERIFY(description.usable());
    QCOMPARE(description.encodings.size(), 1U);
    QVERIFY(description.encodings[0].layers == Layers("sliding_attention"));
    QCOMPARE(description.problems.front().where, "rope_parameters.full_attention.factor");
}

void tst_ModelConfigRefusals::sentencesAreWholeWithoutTheirVerb()
{
    const auto expected = [](const char* text) { return ModelProblem::of(ParameterError("a", "b", text)).expected; };

    QCOMPARE(expected("a number is needed"), std::string("a number"));
    QCOMPARE(expected("at least beta_slow, 32, is needed"), std::string("at least beta_slow, 32"));
    QCOMPARE(expected("a number above 15 is needed, because of the buckets"),
             std::string("a number above 15, because of the buckets"));
}

void tst_ModelConfigRefusals::whatIsNoConfigurationIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("reason");
    QTest::newRow("empty") << QByteArray() << QByteArray("not JSON at byte");
    QTest::newRow("a list") << QByteArray("[1,2]") << QByteArray("[1,2]; an object is needed");
    QTest::newRow("cut") << QByteArray(R"({"rope_theta":1)") << QByteArray("not JSON at byte");
    QTest::newRow("deep") << QByteArray(R"({"a":)" + QByteArray(1'000'000, '[')) << QByteArray("levels deep");
    QTest::newRow("1e999") << QByteArray(R"({"rope_theta":1e999})") << QByteArray("a number beyond float64");
    QTest::newRow("cut after Infinity") << QByteArray(R"({"a":Infinity)") << QByteArray("not JSON at byte");
}

void tst_ModelConfigRefusals::whatIsNoConfigurationIsRefused()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, reason);

    const QByteArray said = refusal([&] { readModelConfig(text.toStdString(), "c.json"); });

    QVERIFY2(said.contains(reason), said.constData());
}

void tst_ModelConfigRefusals::keysThatWereNotReadAreListed()
{
    const ModelDescription description = readModelConfig(
        R"({"rope_theta":1e4,"sliding_window":4096,"vocab_size":8,"rotary_magic":1,"rope_scaling":{"type":"linear","factor":2,"glow":1}})",
        "c.json");

    std::map<std::string, std::string> why;
    for (const IgnoredKey& each : description.ignored)
        why[each.key] = each.why;
    QVERIFY(why.at("sliding_window").starts_with("which keys"));
    QVERIFY(why.at("vocab_size").starts_with("not known to speak"));
    QVERIFY(why.at("rotary_magic").starts_with("not a field"));
    QVERIFY(why.at("rope_scaling.glow").starts_with("not a field of linear"));
    QCOMPARE(why.size(), 4U);
}

void tst_ModelConfigRefusals::aModelWithoutPositionsSaysSo()
{
    const ModelDescription description = readModelConfig(R"({"model_type":"mamba","state_size":16})", "c.json");

    QVERIFY(description.usable());
    QVERIFY(description.encodings.empty());
    QCOMPARE(description.assumed.front().what, "encoding");
}

void tst_ModelConfigRefusals::damageIsRefusedOrRead_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* name :
         {"A06/config.json", "A39/config.json", "A46/config.json", "formats/cfg_v5_nested.json", "models/gpt2.json"})
        QTest::newRow(name) << QByteArray::fromStdString(readBytes(casePath(name)));
}

void tst_ModelConfigRefusals::damageIsRefusedOrRead()
{
    QFETCH(const QByteArray, text);
    const auto answered = [](const std::string& damaged) {
        try {
            const ModelDescription description = readModelConfig(damaged, "c.json");
            return !descriptionJson(description).empty() && !descriptionText(description).empty();
        } catch (const FileError&) {
            return true;
        }
    };

    for (qsizetype i = 0; i < text.size(); ++i) {
        QVERIFY(answered(text.left(i).toStdString()));
        for (const char other : {'"', '0', '[', '-', '\x80'}) {
            std::string damaged = text.toStdString();
            damaged[static_cast<std::size_t>(i)] = other;
            QVERIFY(answered(damaged));
        }
    }
}

WHORL_CORE_TEST(tst_ModelConfigRefusals)
#include "tst_model_config_refusals.moc"
