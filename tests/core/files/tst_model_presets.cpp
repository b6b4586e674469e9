// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/model_presets.h"

#include "core/catalogue.h"
#include "tests/support/cases.h"
#include "tests/support/test_main.h"

#include <set>

using namespace whorl;
using namespace whorl::test;

class tst_ModelPresets : public QObject {
    Q_OBJECT

private slots:
    void everyPresetIsReadWhole();
    void everyPresetIsAcceptedByItsSource();
    void namesAreUniqueAndSourced();
    void namesAreFoundInAnyCase_data();
    void namesAreFoundInAnyCase();
    void nearNamesAreOffered_data();
    void nearNamesAreOffered();
    void layersAreAskedForAfterAColon();
    void filesAreModelsToo();
    void summariesNameWhatMatters();
};

void tst_ModelPresets::everyPresetIsReadWhole()
{
    QCOMPARE(modelPresets().size(), 63U);
    for (const ModelPreset& preset : modelPresets()) {
        QVERIFY2(preset.description.problems.empty(), preset.name.c_str());
        QVERIFY2(!preset.description.encodings.empty(), preset.name.c_str());
        // Dimension and base are stated, and so is the layout.
        for (const Assumption& each : preset.description.assumed)
            QVERIFY2(each.what != "layout" && each.why.find("no field") == std::string::npos, preset.name.c_str());
    }
}

void tst_ModelPresets::everyPresetIsAcceptedByItsSource()
{
    for (const ModelPreset& preset : modelPresets())
        for (const ModelEncoding& encoding : preset.description.encodings)
            try {
                findSource(encoding.source).check(encoding.parameters);
            } catch (const InputError& error) {
                QFAIL((preset.name + ": " + error.what()).c_str());
            }
}

void tst_ModelPresets::namesAreUniqueAndSourced()
{
    std::set<std::string> names;
    for (const ModelPreset& preset : modelPresets()) {
        QVERIFY2(names.insert(preset.name).second, preset.name.c_str());
        QVERIFY2(!preset.sources.empty(), preset.name.c_str());
        QCOMPARE(findPreset(preset.name), &preset);
    }
}

void tst_ModelPresets::namesAreFoundInAnyCase_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("llama-3.1-8b") << QByteArray("Llama-3.1-8B");
    QTest::newRow("GPT-OSS-20B") << QByteArray("GPT-OSS-20B / 120B");
    QTest::newRow("phi-4") << QByteArray("Phi-4 (14B)");
    QTest::newRow("Phi-4 (14B)") << QByteArray("Phi-4 (14B)");
}

void tst_ModelPresets::namesAreFoundInAnyCase()
{
    QFETCH(const QByteArray, name);

    const ModelPreset* preset = findPreset(QTest::currentDataTag());

    QVERIFY(preset);
    QCOMPARE(preset->name, name.toStdString());
}

void tst_ModelPresets::nearNamesAreOffered_data()
{
    QTest::addColumn<QByteArray>("near");
    QTest::newRow("Llama-3.1-9B") << QByteArray("Llama-3.1-8B");
    QTest::newRow("gemma-3") << QByteArray("Gemma-3-1B");
    QTest::newRow("Quen2.5-7B") << QByteArray("Qwen2.5-7B");
}

void tst_ModelPresets::nearNamesAreOffered()
{
    QFETCH(const QByteArray, near);

    const std::vector<std::string> names = nearPresets(QTest::currentDataTag());

    QVERIFY(!names.empty() && names.size() <= 3);
    QCOMPARE(names.front(), near.toStdString());
    QVERIFY(nearPresets("something else entirely").empty());
}

void tst_ModelPresets::layersAreAskedForAfterAColon()
{
    const auto baseOf = [](const std::string& name) {
        const ModelChoice choice = chooseModel(name);
        return std::get<double>(encodingFor(choice.description, "rope", choice.layers).parameters.at("base"));
    };

    QCOMPARE(baseOf("Gemma-3-4B"), 1e6);
    QCOMPARE(baseOf("Gemma-3-4B:full_attention"), 1e6);
    QCOMPARE(baseOf("Gemma-3-4B:sliding_attention"), 1e4);
    QCOMPARE(baseOf("SmolLM3-3B:4"), 2e6);
    QVERIFY_EXCEPTION_THROWN(baseOf("SmolLM3-3B:3"), InputError);
    QVERIFY_EXCEPTION_THROWN(baseOf("Gemma-3-4B:every_attention"), InputError);
}

void tst_ModelPresets::filesAreModelsToo()
{
    QCOMPARE(chooseModel(casePath("A38/config.json")).description.encodings.at(0).source, "learned");
    QVERIFY_EXCEPTION_THROWN(chooseModel(casePath("A38/none.json")), InputError);
    QVERIFY_EXCEPTION_THROWN(chooseModel(""), InputError);
    const ModelDescription learned = chooseModel(casePath("A38/config.json")).description;
    QVERIFY_EXCEPTION_THROWN(encodingFor(learned, "rope"), FileError);
}

void tst_ModelPresets::summariesNameWhatMatters()
{
    QCOMPARE(findPreset("Llama-3.1-8B")->summary(), "rope, dimension 128, base 500000, scaling llama3, factor 8");
    QCOMPARE(findPreset("Phi-2")->summary(), "rope, dimension 80, rotary_dimension 32, base 10000");
}

WHORL_CORE_TEST(tst_ModelPresets)
#include "tst_model_presets.moc"
