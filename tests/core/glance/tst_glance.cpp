// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/glance/glance.h"

#include "core/catalogue.h"
#include "core/files/model_presets.h"
#include "tests/support/test_main.h"

#include <set>

using namespace whorl;

/// The table as a whole, what is learned, and which models there are; its other cells have tests of their own.
class tst_Glance : public QObject {
    Q_OBJECT

private slots:
    void learnedNumbersAreThoseOfThePapers_data();
    void learnedNumbersAreThoseOfThePapers();
    void variantsLearnOtherNumbers();
    void everyPresetIsFoundUnderEachOfItsEncodings();
    void modelsAreLookedUp();
    void everyEncodingHasARow();
    void cellsSayWhatTheRowHolds();
    void anEncodingNobodyKnowsGetsItsRow();
    void theModelDecidesWhatIsCounted();
    void theTableAsksForNothingItself();
};

namespace {

constexpr std::int64_t width = 512, heads = 8, d = 64, layers = 12, length = 512;

Glance glanceOf(std::string_view id)
{
    for (Glance& each : glances(encodings(), {}))
        if (each.source == id)
            return std::move(each);
    throw std::logic_error("no such row");
}

std::int64_t learned(const char* source, const Values& values)
{
    Glance glance;
    glance.learned = findSource(source).learned(values, ReferenceModel{}.place());
    return glance.learnedNumbers({});
}

}  // namespace

void tst_Glance::learnedNumbersAreThoseOfThePapers_data()
{
    QTest::addColumn<qint64>("count");
    const auto row = [](const char* source, std::int64_t count) { QTest::newRow(source) << qint64{count}; };
    for (const char* none : {"sinusoidal", "sinusoidal-2d", "timestep", "legendre", "haar", "rope", "xpos",
                             "hyperbolic", "nope", "quaternion", "rope-2d", "mrope", "alibi", "sandwich"})
        row(none, 0);
    row("learned", length * width);
    row("learned-2d", (length + 1) * width);
    row("t5", 32 * heads);
    row("kerple", 2 * heads);
    row("fire", layers * (16 + 16 + 16 * heads + heads + 2));
    row("deberta", 2 * 256 * width);
    row("shaw", layers * 2 * (2 * 16 + 1) * d);
    row("transformer-xl", layers * width * width + 2 * heads * d);
    row("cope", layers * 16 * d);
    row("swin", layers * (2 * 64 + 64 + 64 * heads));
    row("rope-nd", layers * heads * 2 * (d * (d - 1) / 2));
}

void tst_Glance::learnedNumbersAreThoseOfThePapers()
{
    QTEST(qint64{glanceOf(QTest::currentDataTag()).learnedNumbers({})}, "count");
}

void tst_Glance::variantsLearnOtherNumbers()
{
    QCOMPARE(learned("learned", {{"first_row", std::int64_t{2}}}), 514 * width);
    QCOMPARE(learned("swin", {{"table", std::string("random")}}), layers * 13 * 13 * heads);
    QCOMPARE(learned("rope-2d", {{"variant", std::string("mixed")}}), layers * 2 * heads * d / 2);
    QCOMPARE(learned("rope-nd", {{"kind", std::string("torus")}}), 0);
    QCOMPARE(learned("rope-nd", {{"kind", std::string("basis")}}), d * d);
    QCOMPARE(learned("t5", {{"buckets", std::int64_t{64}}}), 64 * heads);
}

void tst_Glance::everyPresetIsFoundUnderEachOfItsEncodings()
{
    std::set<std::pair<std::string, std::string>> expected, found;
    for (const ModelPreset& preset : modelPresets())
        for (const ModelEncoding& encoding : preset.description.encodings)
            expected.emplace(encoding.source, preset.name);
    for (const Glance& glance : glances(encodings(), {}))
        for (const std::string& model : glance.models)
            QVERIFY2(found.emplace(glance.source, model).second, model.c_str());
    QVERIFY(found == expected);
}

void tst_Glance::modelsAreLookedUp()
{
    const auto has = [](const char* source, const char* model) {
        const std::vector<std::string> models = glanceOf(source).models;
        return std::find(models.begin(), models.end(), model) != models.end();
    };
    QVERIFY(has("rope", "Llama-2-7B"));
    QVERIFY(has("mrope", "Qwen2.5-VL-3B"));
    QVERIFY(has("nope", "SmolLM3-3B"));
    QVERIFY(has("alibi", "BLOOM-176B"));
    QVERIFY(!has("mrope", "Llama-2-7B") && !has("rope", "BLOOM-176B"));
}

void tst_Glance::everyEncodingHasARow()
{
    const Data data = findSource("catalogue").evaluate("glance", {});
    const Listing& listing = std::get<Listing>(data);
    std::set<std::string> labels;
    for (const std::vector<Cell>& row : listing.rows)
        labels.insert(std::get<std::string>(row[0]));

    QCOMPARE(listing.rows.size(), encodings().size());
    for (const Source& source : encodings())
        QVERIFY2(labels.contains(std::string(source.info.label)), source.info.id.data());
    // Whatever has a place in a sentence is tried there.
    for (const Glance& glance : glances(encodings(), {})) {
        QCOMPARE(glance.head.has_value(), static_cast<bool>(findSource(glance.source).effect));
        QCOMPARE(glance.cost.has_value(), glance.head.has_value());
    }
}

void tst_Glance::cellsSayWhatTheRowHolds()
{
    const Listing listing = glanceListing(encodings(), {});
    const auto row = [&](const std::string& label) {
        for (const std::vector<Cell>& each : listing.rows)
            if (each[0] == Cell(label))
                return each;
        throw std::logic_error("no such row");
    };
    const auto text = [](const char* words) { return Cell(std::string(words)); };
    const Cell nothing;

    const std::vector<Cell> t5 = {
        text("T5"),        text("Bias"),          text("score"),           text("yes"),
        text("saturates"), Cell(std::int64_t{0}), Cell(std::int64_t{256}), Cell(std::int64_t{layers * heads * length})};
    QVERIFY(std::equal(t5.begin(), t5.end(), row("T5").begin()));
    const std::vector<Cell> table = {
        text("Learned positions"),          text("Absolute"),         text("token"), text("no"), text("error"), nothing,
        Cell(std::int64_t{length * width}), Cell(std::int64_t{width})};
    QVERIFY(std::equal(table.begin(), table.end(), row("Learned positions").begin()));
    QCOMPARE(row("RoPE")[2], text("q and k"));
    QCOMPARE(row("Shaw")[2], text("score, output"));
    QCOMPARE(row("RoPE")[8], text("Llama …"));
    QCOMPARE(row("NoPE and layer patterns")[8], text("Llama, SmolLM"));
    QCOMPARE(row("ALiBi")[8], text("BLOOM"));
    QCOMPARE(row("Shaw")[8], nothing);
    for (std::size_t column = 2; column < 6; ++column)
        QCOMPARE(row("Swin")[column], nothing);
}

void tst_Glance::anEncodingNobodyKnowsGetsItsRow()
{
    Source source;
    source.info.id = "made-up";
    source.info.label = "Made up";
    source.info.family = "Bias";
    source.effect = [](const Values&, const HeadPlace&) {
        return smoothEffect("bias", [](std::int64_t distance) { return distance < 3 ? 0.0 : -1.0; });
    };
    source.learned = [](const Values&, const HeadPlace& model) {
        return std::vector<LearnedTensor>{{{3, model.heads}, true}, {{5}, false}};
    };

    const std::vector<Glance> rows = glances({&source, 1}, {});

    QCOMPARE(rows.size(), 1U);
    QVERIFY(rows[0].head && rows[0].head->isRelative() && rows[0].head->onScores && !rows[0].head->onToken);
    QCOMPARE(rows[0].head->past.kind, Past::saturates);
    QCOMPARE(rows[0].head->past.from, 3);
    QCOMPARE(rows[0].learnedNumbers({}), 12 * 3 * 8 + 5);
    QCOMPARE(rows[0].cost->perHead, 512);
    QVERIFY(rows[0].models.empty());
}

void tst_Glance::theModelDecidesWhatIsCounted()
{
    const auto cells = [](const Values& values) {
        const Data data = findSource("catalogue").evaluate("glance", values);
        return std::get<Listing>(data).rows;
    };
    const auto few =
        cells({{"layers", std::int64_t{1}}, {"heads", std::int64_t{4}}, {"trained_length", std::int64_t{64}}});
    const auto usual = cells({});
    for (std::size_t row = 0; row < usual.size(); ++row) {
        for (const std::size_t column : {0U, 1U, 2U, 3U, 4U, 5U, 8U})
            QCOMPARE(few[row][column], usual[row][column]);
        if (usual[row][0] == Cell(std::string("ALiBi")))
            QCOMPARE(few[row][7], Cell(std::int64_t{4 * 64}));
        if (usual[row][0] == Cell(std::string("Learned positions")))
            QCOMPARE(few[row][6], Cell(std::int64_t{64 * 256}));
    }
}

void tst_Glance::theTableAsksForNothingItself()
{
    for (const Glance& glance : glances(encodings(), {}))
        QVERIFY(glance.source != "catalogue" && glance.source != "attention");
}

WHORL_CORE_TEST(tst_Glance)
#include "tst_glance.moc"
