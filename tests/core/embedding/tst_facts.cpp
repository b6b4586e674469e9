// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/facts.h"
#include "tests/support/test_main.h"
#include "tests/support/word_vectors.h"

using namespace whorl;
using namespace whorl::test;

class tst_Facts : public QObject {
    Q_OBJECT

private slots:
    void goldenFactsHold_data() { goldenRows("params"); }
    void goldenFactsHold();
    void llama2SpendsTwoPercentOnItsTable();
    void modelsAreTheSumOfTheirWeights();
    void modelsAreFoundByName();
    void impossibleTablesAreRefused();
};

namespace {

/// Weights of a decoder with gated MLP: table (and output), attention, MLP, norms.
std::int64_t gatedDecoder(const KnownModel& model, std::int64_t layers, std::int64_t inner, std::int64_t queries,
                          std::int64_t keys, std::int64_t biases, std::int64_t norms)
{
    const std::int64_t d = model.dimension;
    const std::int64_t layer = 2 * d * queries + 2 * d * keys + biases + 3 * d * inner + norms * d;
    return (model.tied ? 1 : 2) * model.table() + layers * layer + d;
}

}  // namespace

void tst_Facts::goldenFactsHold()
{
    const Json& golden = goldenCase();
    const Json& params = golden["params"];

    const TableFacts facts =
        tableFacts(params["V"].get<std::int64_t>(), params["d"].get<std::int64_t>(), params["tied"].get<bool>());

    GOLDEN_AGREES(golden, "table", facts.parameters);
    GOLDEN_AGREES(golden, "with_output", facts.withOutput);
    GOLDEN_AGREES(golden, "bytes_fp32", facts.fp32);
    GOLDEN_AGREES(golden, "bytes_fp16", facts.fp16);
    GOLDEN_AGREES(golden, "bytes_int8", facts.int8);
    GOLDEN_AGREES(golden, "MiB_fp32", double(facts.fp32) / 1048576);
}

void tst_Facts::llama2SpendsTwoPercentOnItsTable()
{
    const KnownModel* model = findKnownModel("llama-2-7b");

    QCOMPARE(model->table(), 131'072'000);
    QVERIFY(std::abs(model->share() - 0.0195) < 0.0001);
}

void tst_Facts::modelsAreTheSumOfTheirWeights()
{
    const auto model = [](const char* name) { return *findKnownModel(name); };

    QCOMPARE(model("Llama-2-7B").parameters, gatedDecoder(model("Llama-2-7B"), 32, 11008, 4096, 4096, 0, 2));
    QCOMPARE(model("Llama-3-8B").parameters, gatedDecoder(model("Llama-3-8B"), 32, 14336, 4096, 1024, 0, 2));
    QCOMPARE(model("Qwen2.5-7B").parameters, gatedDecoder(model("Qwen2.5-7B"), 28, 18944, 3584, 512, 4608, 2));
    QCOMPARE(model("Gemma-2-2B").parameters, gatedDecoder(model("Gemma-2-2B"), 26, 9216, 2048, 1024, 0, 4));
    const std::int64_t d = 768, blocks = 12 * (12 * d * d + 13 * d);
    QCOMPARE(model("GPT-2-small").parameters, (50257 + 1024) * d + blocks + 2 * d);
    QCOMPARE(model("BERT-base-uncased").parameters, (30522 + 512 + 2) * d + 2 * d + blocks + d * d + d);
    const std::int64_t t = 512, mlp = 2 * t * 2048, attention = 4 * t * t;
    QCOMPARE(model("T5-small").parameters,
             32128 * t + 6 * (attention + mlp + 2 * t) + 6 * (2 * attention + mlp + 3 * t) + 2 * 32 * 8 + 2 * t);
}

void tst_Facts::modelsAreFoundByName()
{
    for (const KnownModel& each : knownModels())
        QCOMPARE(findKnownModel(each.name), &each);
    QCOMPARE(findKnownModel("no such"), nullptr);
}

void tst_Facts::impossibleTablesAreRefused()
{
    QCOMPARE(complaint([] { tableFacts(0, 5); }), "the number of vectors is 0; at least 1 is needed");
    QCOMPARE(complaint([] { tableFacts(5, -1); }), "the dimension is -1; at least 1 is needed");
    QVERIFY(!complaint([] { tableFacts(std::int64_t(1) << 40, std::int64_t(1) << 40); }).isEmpty());
}

WHORL_CORE_TEST(tst_Facts)
#include "tst_facts.moc"
