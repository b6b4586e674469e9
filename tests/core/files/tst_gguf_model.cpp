// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/gguf_model.h"

#include "tests/support/cases.h"
#include "tests/support/test_main.h"

#include <algorithm>
#include <bit>

using namespace whorl;
using namespace whorl::test;

class tst_GgufModel : public QObject {
    Q_OBJECT

private slots:
    void keysGiveTheirParameters_data();
    void keysGiveTheirParameters();
    void architecturesKeepTheirLayouts_data();
    void architecturesKeepTheirLayouts();
    void divisorsOfTheFileStandForTheirScaling();
    void slidingLayersHaveTheirOwnBase();
    void sectionsMakeMrope();
    void whatCannotBeUsedIsNamed_data();
    void whatCannotBeUsedIsNamed();
    void keysThatWereNotReadAreListed();
    void everyFourthLayerOfSomeHasNoRotation_data();
    void everyFourthLayerOfSomeHasNoRotation();
};

namespace {

using Keys = std::vector<std::pair<std::string, std::variant<double, std::string, std::vector<int>>>>;

std::string written(const std::string& text)
{
    return littleEndian(std::uint64_t{text.size()}) + text;
}

/// A version 3 file of these keys, and perhaps one list of float32 numbers.
std::string gguf(const Keys& keys, const std::string& tensor = {}, const std::vector<float>& values = {})
{
    constexpr std::uint32_t int32 = 5, text = 8, list = 9, float64 = 12;
    std::string out = "GGUF" + littleEndian(std::uint32_t{3}) + littleEndian(std::uint64_t{tensor.empty() ? 0U : 1U})
        + littleEndian(std::uint64_t{keys.size()});
    for (const auto& [key, value] : keys) {
        out += written(key);
        if (const auto* number = std::get_if<double>(&value)) {
            out += littleEndian(float64) + littleEndian(std::bit_cast<std::uint64_t>(*number));
        } else if (const auto* word = std::get_if<std::string>(&value)) {
            out += littleEndian(text) + written(*word);
        } else {
            const auto& numbers = std::get<std::vector<int>>(value);
            out += littleEndian(list) + littleEndian(int32) + littleEndian(std::uint64_t{numbers.size()});
            for (const int each : numbers)
                out += littleEndian(each);
        }
    }
    if (!tensor.empty())
        out += written(tensor) + littleEndian(std::uint32_t{1}) + littleEndian(std::uint64_t{values.size()})
            + littleEndian(std::uint32_t{0}) + littleEndian(std::uint64_t{0});
    out.resize((out.size() + 31) / 32 * 32);
    for (const float each : values)
        out += littleEndian(std::bit_cast<std::uint32_t>(each));
    out.resize((out.size() + 31) / 32 * 32);
    return out;
}

ModelDescription described(Keys keys, const char* architecture = "llama", const std::string& tensor = {},
                           const std::vector<float>& values = {})
{
    for (auto& [key, value] : keys)
        key = std::string(architecture) + '.' + key;
    keys.emplace_back("general.architecture", architecture);
    ModelDescription description;
    addGgufKeys(*opened(gguf(keys, tensor, values), "model.gguf"), description);
    return description;
}

const Keys plain = {{"rope.freq_base", 5e5},
                    {"rope.dimension_count", 64.0},
                    {"attention.key_length", 64.0},
                    {"context_length", 8192.0}};

Keys with(Keys more)
{
    more.insert(more.end(), plain.begin(), plain.end());
    return more;
}

}  // namespace

Q_DECLARE_METATYPE(Keys)
Q_DECLARE_METATYPE(Values)

void tst_GgufModel::keysGiveTheirParameters_data()
{
    const std::int64_t of64 = 64, of8192 = 8192;
    const Values rope = {{"dimension", of64},
                         {"base", 5e5},
                         {"layout", std::string("interleaved")},
                         {"scaling", std::string("none")},
                         {"original_length", of8192}};
    const auto but = [&](Values changed) {
        changed.insert(rope.begin(), rope.end());
        return changed;
    };
    QTest::addColumn<Keys>("keys");
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<Values>("parameters");
    QTest::newRow("plain") << plain << QByteArray("rope") << rope;
    QTest::newRow("a part of the head") << Keys{{"rope.dimension_count", 32.0},
                                                {"embedding_length", 512.0},
                                                {"attention.head_count", 8.0},
                                                {"rope.freq_base", 5e5},
                                                {"context_length", 8192.0}}
                                        << QByteArray("rope") << but({{"rotary_dimension", std::int64_t{32}}});
    QTest::newRow("linear") << with({{"rope.scaling.type", "linear"}, {"rope.scaling.factor", 4.0}})
                            << QByteArray("rope") << but({{"scaling", std::string("linear")}, {"factor", 4.0}});
    QTest::newRow("linear, older") << with({{"rope.scale_linear", 4.0}}) << QByteArray("rope")
                                   << but({{"scaling", std::string("linear")}, {"factor", 4.0}});
    QTest::newRow("yarn") << with({{"rope.scaling.type", "yarn"},
                                   {"rope.scaling.factor", 4.0},
                                   {"rope.scaling.original_context_length", 2048.0},
                                   {"rope.scaling.yarn_beta_fast", 16.0}})
                          << QByteArray("rope")
                          << but({{"scaling", std::string("yarn")},
                                  {"factor", 4.0},
                                  {"beta_fast", 16.0},
                                  {"original_length", std::int64_t{2048}}});
    QTest::newRow("no width") << Keys{{"rope.freq_base", 5e5}, {"context_length", 8192.0}} << QByteArray("rope")
                              << but({{"dimension", std::int64_t{128}}});
    QTest::newRow("alibi") << Keys{{"attention.head_count", 64.0}, {"attention.max_alibi_bias", 8.0}}
                           << QByteArray("alibi") << Values{{"heads", of64}, {"max_bias", 8.0}};
}

void tst_GgufModel::keysGiveTheirParameters()
{
    QFETCH(const Keys, keys);
    QFETCH(const QByteArray, source);
    QFETCH(const Values, parameters);

    const ModelDescription description = described(keys);

    QVERIFY(description.problems.empty());
    QCOMPARE(description.encodings.size(), 1U);
    QCOMPARE(description.encodings[0].source, source.toStdString());
    for (const auto& [id, value] : description.encodings[0].parameters)
        QVERIFY2(parameters.contains(id) && parameters.at(id) == value, (id + ' ' + printValue(value)).c_str());
    QCOMPARE(description.encodings[0].parameters.size(), parameters.size());
}

void tst_GgufModel::architecturesKeepTheirLayouts_data()
{
    QTest::addColumn<QByteArray>("layout");
    for (const char* name : {"llama", "deepseek2", "chatglm", "command-r"})
        QTest::newRow(name) << QByteArray("interleaved");
    for (const char* name : {"qwen2", "gptneox", "phi3", "falcon", "gemma2"})
        QTest::newRow(name) << QByteArray("half");
}

void tst_GgufModel::architecturesKeepTheirLayouts()
{
    QFETCH(const QByteArray, layout);

    const ModelDescription description = described(plain, QTest::currentDataTag());

    QVERIFY(description.encodings[0].parameters.at("layout") == Value(layout.toStdString()));
}

void tst_GgufModel::divisorsOfTheFileStandForTheirScaling()
{
    const Keys four = {{"rope.freq_base", 5e5},
                       {"rope.dimension_count", 4.0},
                       {"attention.key_length", 4.0},
                       {"context_length", 8192.0}};

    const ModelDescription right = described(four, "llama", "rope_freqs.weight", {1, 8});
    const ModelDescription wrong = described(four, "llama", "rope_freqs.weight", {1, 8, 8});

    const Values& parameters = right.encodings.at(0).parameters;
    QVERIFY(parameters.at("scaling") == Value(std::string("longrope")));
    QVERIFY(parameters.at("short_factor") == Value(std::vector<double>{1, 8}));
    QVERIFY(parameters.at("long_factor") == Value(std::vector<double>{1, 8}));
    QVERIFY(parameters.at("attention_factor") == Value(1.0));
    QVERIFY(wrong.encodings.empty());
    QCOMPARE(wrong.problems.at(0).sentence(), "rope_freqs.weight: 3 values; expected 2, one for each pair");
}

void tst_GgufModel::slidingLayersHaveTheirOwnBase()
{
    const ModelDescription stated = described(with({{"rope.freq_base_swa", 2e4}}), "qwen3");
    const ModelDescription gemma = described(plain, "gemma3");

    QVERIFY(stated.encodings.at(1).layers == Layers("sliding_attention"));
    QVERIFY(stated.encodings.at(1).parameters.at("base") == Value(2e4));
    QVERIFY(gemma.encodings.at(0).layers == Layers("full_attention"));
    QVERIFY(gemma.encodings.at(1).parameters.at("base") == Value(1e4));
}

void tst_GgufModel::sectionsMakeMrope()
{
    const ModelDescription description =
        described(with({{"rope.dimension_sections", std::vector<int>{8, 12, 12, 0}}}), "qwen2vl");

    QCOMPARE(description.encodings.at(0).source, "mrope");
    QVERIFY(description.encodings[0].parameters.at("sections") == Value(std::vector<double>{8, 12, 12}));
    QCOMPARE(description.encodings.at(1).source, "rope");
}

void tst_GgufModel::whatCannotBeUsedIsNamed_data()
{
    QTest::addColumn<Keys>("keys");
    QTest::addColumn<QByteArray>("sentence");
    QTest::newRow("base") << Keys{{"rope.freq_base", -1.0}, {"rope.dimension_count", 4.0}}
                          << QByteArray("llama.rope.freq_base: -1");
    QTest::newRow("odd") << Keys{{"rope.dimension_count", 5.0}} << QByteArray("llama.rope.dimension_count: 5");
    QTest::newRow("a text") << Keys{{"rope.dimension_count", "many"}}
                            << QByteArray("llama.rope.dimension_count: no number");
    QTest::newRow("scaling") << with({{"rope.scaling.type", "spiral"}})
                             << QByteArray("llama.rope.scaling.type: spiral");
    QTest::newRow("factor") << with({{"rope.scaling.type", "yarn"}})
                            << QByteArray("llama.rope.scaling.factor: missing");
    QTest::newRow("heads") << Keys{{"rope.freq_base", 1.0}, {"embedding_length", 9.0}, {"attention.head_count", 2.0}}
                           << QByteArray("llama.attention.head_count: 2; expected a divisor of embedding_length, 9");
}

void tst_GgufModel::whatCannotBeUsedIsNamed()
{
    QFETCH(const Keys, keys);
    QFETCH(const QByteArray, sentence);

    const ModelDescription description = described(keys);

    QVERIFY(description.encodings.empty());
    const std::string said = description.problems.at(0).sentence();
    QVERIFY2(said.starts_with(sentence.toStdString()), said.c_str());
}

void tst_GgufModel::keysThatWereNotReadAreListed()
{
    const ModelDescription description = described(with({{"rope.glow", 1.0}, {"block_count", 2.0}}));

    QCOMPARE(description.ignored.size(), 2U);
    QCOMPARE(description.ignored[0].key, "llama.rope.glow");
    QVERIFY(description.ignored[0].why.starts_with("not a key"));
    QVERIFY(description.ignored[1].why.starts_with("not known to speak"));
}

void tst_GgufModel::everyFourthLayerOfSomeHasNoRotation_data()
{
    QTest::addColumn<double>("scale");
    QTest::newRow("llama4") << 0.1;
    QTest::newRow("cohere2") << 0.0;
    QTest::newRow("smollm3") << 0.0;
}

void tst_GgufModel::everyFourthLayerOfSomeHasNoRotation()
{
    QFETCH(const double, scale);

    const ModelDescription description =
        described(with({{"block_count", 8.0}, {"attention.sliding_window", 4096.0}}), QTest::currentDataTag());

    QCOMPARE(description.encodings.size(), 2U);
    QVERIFY(description.encodings[0].layers == Layers(std::vector<std::int64_t>{0, 1, 2, 4, 5, 6}));
    QCOMPARE(description.encodings[1].source, "nope");
    QVERIFY(description.encodings[1].layers == Layers(std::vector<std::int64_t>{3, 7}));
    QVERIFY(description.encodings[1].parameters.at("attn_scale") == Value(scale));
    QVERIFY(described(plain, QTest::currentDataTag()).encodings.empty());
}

WHORL_CORE_TEST(tst_GgufModel)
#include "tst_gguf_model.moc"
