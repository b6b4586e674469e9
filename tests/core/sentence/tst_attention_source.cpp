// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/alibi.h"
#include "core/files/result_text.h"
#include "core/numeric/parallel.h"
#include "core/sentence/attention_source.h"

#include "tests/support/notes.h"
#include "tests/support/scratch.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>

#include <cmath>

using namespace whorl;
using namespace whorl::test;

class tst_AttentionSource : public QObject {
    Q_OBJECT

private slots:
    void withoutEncodingAndMaskOrderOnlyMovesTheOutputs();
    void aCausalMaskNoticesTheOrder();
    void neighboursScoreAlikeAnywhereUnder_data();
    void neighboursScoreAlikeAnywhereUnder();
    void weightsOfARowSumToOneWithinTheWindow();
    void whatABiasAddsIsThatBias();
    void parametersOfTheEncodingReachIt();
    void everyEncodingOfASequenceHasAPlace();
    void aWordHasOneVectorInEverySentence();
    void piecesOfATokenizerAreTokens();
    void theShippedTokenizerKnowsItsText();
    void longTextsAreReadUpToTheLimit();
    void headsAreTheSameAloneAndTogether();
    void numbersAreWrittenWithTheirTokens();
    void whatAnEncodingRefusesIsSaid();
    void whatIsWrongIsNamed_data();
    void whatIsWrongIsNamed();
};

namespace {

Field fieldOf(const char* quantity, const Values& values)
{
    return std::get<Field>(findSource("attention").evaluate(quantity, values));
}

double largest(const Field& field, std::int64_t head)
{
    double most = 0;
    for (std::int64_t row = 0; row < field.rows.count; ++row)
        for (std::int64_t column = 0; column < field.columns.count; ++column)
            most = std::max(most, std::abs(field.at(row, column, head)));
    return most;
}

const Values& bare()
{
    static const Values values = {{"text", std::string("dog bites man and runs")}, {"causal", false}};
    return values;
}

Values with(Values values, const std::string& id, Value value)
{
    values[id] = std::move(value);
    return values;
}

}  // namespace

void tst_AttentionSource::withoutEncodingAndMaskOrderOnlyMovesTheOutputs()
{
    BACKS_NOTE("attention", "equivariant");
    const Values other = with(bare(), "reordered", std::string("man runs and bites dog"));
    const Field change = fieldOf("change", other);

    for (std::int64_t head = 0; head < 4; ++head)
        QVERIFY(largest(change, head) < 1e-12);
    // Equivariant, not invariant: row by row the outputs are others.
    const Field before = fieldOf("output", bare()), after = fieldOf("other_weights", other);
    QCOMPARE(after.rows.names.front(), std::string("man"));
    double apart = 0;
    for (std::int64_t channel = 0; channel < 16; ++channel)
        apart = std::max(apart, std::abs(before.at(0, channel, 0) - before.at(2, channel, 0)));
    QVERIFY(apart > 0.01);
}

void tst_AttentionSource::aCausalMaskNoticesTheOrder()
{
    BACKS_NOTE("attention", "mask-breaks-it");
    const Values causal = with(bare(), "causal", true);

    QVERIFY(largest(fieldOf("change", causal), 0) > 0.1);
    QCOMPARE(fieldOf("weights", causal).at(0, 0, 0), 1.0);
}

void tst_AttentionSource::neighboursScoreAlikeAnywhereUnder_data()
{
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<bool>("level");
    for (const char* relative : {"none", "rope", "xpos", "hyperbolic", "alibi", "t5", "kerple", "sandwich", "deberta",
                                 "shaw", "transformer-xl"})
        QTest::newRow(relative) << relative << true;
    for (const char* absolute : {"sinusoidal", "learned", "legendre", "haar", "fire"})
        QTest::newRow(absolute) << absolute << false;
}

void tst_AttentionSource::neighboursScoreAlikeAnywhereUnder()
{
    QFETCH(const QString, encoding);
    QFETCH(const bool, level);
    const Values values = {{"encoding", encoding.toStdString()},
                           {"fire.threshold", std::int64_t{4}},
                           {"text", std::string("a b c d e f g h i j k l m n o p q r s t")}};
    const auto pairs = std::get<Curves>(findSource("attention").evaluate("bigrams", values));

    QCOMPARE(pairs.series.size(), std::size_t(3));
    double spread = 0;
    for (std::int64_t t = 0; t + 1 < 20; ++t)
        spread = std::max(spread, std::abs(pairs.series[0].at(t) - pairs.series[0].at(0)));
    QVERIFY2(level == (spread < 1e-9), qPrintable(QString::number(spread)));
    QVERIFY(std::isnan(pairs.series[0].at(19)));
}

void tst_AttentionSource::weightsOfARowSumToOneWithinTheWindow()
{
    const Field weights = fieldOf("weights", with(bare(), "window", std::int64_t{2}));

    for (std::int64_t query = 0; query < 5; ++query) {
        double sum = 0;
        for (std::int64_t key = 0; key < 5; ++key) {
            const double weight = weights.at(query, key, 1);
            QVERIFY(std::abs(query - key) < 2 ? weight > 0 : weight == 0);
            sum += weight;
        }
        QVERIFY(std::abs(sum - 1) < 1e-12);
    }
}

void tst_AttentionSource::whatABiasAddsIsThatBias()
{
    for (const char* encoding : {"alibi", "t5"}) {
        const Field added = fieldOf("positional", {{"encoding", std::string(encoding)}});
        const auto bias = std::get<Field>(findSource(encoding).evaluate(
            "bias",
            encoding == std::string("t5") ? Values{{"heads", std::int64_t{4}}, {"bidirectional", false}}
                                          : Values{{"heads", std::int64_t{4}}}));
        for (std::int64_t head = 0; head < 4; ++head)
            for (std::int64_t query = 0; query < 5; ++query)
                for (std::int64_t key = 0; key <= query; ++key)
                    QVERIFY(std::abs(added.at(query, key, head) - bias.at(query, key, head)) < 1e-12);
        QVERIFY(std::isinf(added.at(0, 1, 0)));
    }
}

void tst_AttentionSource::parametersOfTheEncodingReachIt()
{
    const Values rope = {{"encoding", std::string("rope")}};
    const Field usual = fieldOf("weights", rope), slow = fieldOf("weights", with(rope, "rope.base", 1e12));
    QVERIFY(usual.at(4, 0, 0) != slow.at(4, 0, 0));
    // Those of another encoding do not.
    QCOMPARE(fieldOf("weights", with(rope, "xpos.base", 17.0)).at(4, 0, 0), usual.at(4, 0, 0));

    const Source& source = findSource("attention");
    const Parameter* base = findParameter(source.parameters, "rope.base");
    QVERIFY(base && base->matters(rope, source.defaults));
    QVERIFY(!base->matters({{"encoding", std::string("alibi")}}, source.defaults));
    const Parameter* factor = findParameter(source.parameters, "rope.factor");
    QVERIFY(factor && !factor->matters(rope, source.defaults));
    QVERIFY(factor->matters(with(rope, "rope.scaling", std::string("yarn")), source.defaults));
}

void tst_AttentionSource::everyEncodingOfASequenceHasAPlace()
{
    for (const Source& source : catalogue()) {
        if (!source.effect)
            continue;
        const Values values = {{"encoding", std::string(source.info.id)}};
        QVERIFY2(largest(fieldOf("weights", values), 3) <= 1, source.info.id.data());
        double change = 0;
        const Field added = fieldOf("positional", values);
        for (std::int64_t key = 0; key < 4; ++key)
            change = std::max(change, std::abs(added.at(4, key, 0)));
        QVERIFY2(change > 1e-6, source.info.id.data());
    }
}

void tst_AttentionSource::aWordHasOneVectorInEverySentence()
{
    const Values own = {{"projections", std::string("identity")}, {"heads", std::int64_t{1}}, {"causal", true}};
    const Field first = fieldOf("output", with(own, "text", std::string("cat saw"))),
                second = fieldOf("output", with(own, "text", std::string("cat sat down")));
    for (std::int64_t channel = 0; channel < 64; ++channel)
        QCOMPARE(first.at(0, channel, 0), second.at(0, channel, 0));
}

void tst_AttentionSource::piecesOfATokenizerAreTokens()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("tokenizer.json").toStdString();
    put(QString::fromStdString(path),
        R"({"model": {"type": "WordPiece", "unk_token": "[UNK]", "continuing_subword_prefix": "##",
            "max_input_chars_per_word": 100, "vocab": {"[UNK]": 0, "cat": 1, "##s": 2, "saw": 3}},
            "pre_tokenizer": {"type": "BertPreTokenizer"}, "truncation": {"max_length": 2}})");
    const Values values = {{"text", std::string("cats saw")}, {"split", std::string("tokenizer")}, {"tokenizer", path}};
    const Field weights = fieldOf("weights", values);

    QCOMPARE(weights.rows.names, (std::vector<std::string>{"cat", "##s", "saw"}));
    const std::vector<std::string> notices = noticesOf(findSource("attention"), values);
    QCOMPARE(notices.size(), std::size_t{1});
    QVERIFY(notices.front().starts_with("The file cuts or fills up"));
}

void tst_AttentionSource::theShippedTokenizerKnowsItsText()
{
    const std::string text = "And the king said unto 我们\xF0\x9F\x99\x82";
    const Field weights = fieldOf("weights", {{"text", text}, {"split", std::string("tokenizer")}});

    const std::vector<std::string> frequent(weights.rows.names.begin(), weights.rows.names.begin() + 5);
    QCOMPARE(frequent, (std::vector<std::string>{"And", " the", " king", " said", " unto"}));
    // Bytes that it never saw: a space, two characters of three, one of four.
    QCOMPARE(weights.rows.count, std::int64_t{5 + 1 + 6 + 4});
}

void tst_AttentionSource::longTextsAreReadUpToTheLimit()
{
    std::string text;
    for (int word = 0; word < 100'000; ++word)
        text += "w" + std::to_string(word % 97) + ' ';
    const Values values = {{"text", text}, {"limit", std::int64_t{64}}, {"heads", std::int64_t{1}}};
    const Field weights = fieldOf("weights", values);

    QCOMPARE(weights.rows.count, std::int64_t{64});
    QCOMPARE(weights.rows.label, std::string("query"));
    QCOMPARE(noticesOf(findSource("attention"), values),
             std::vector<std::string>{"The first 64 of 100000 tokens are read"});
    QVERIFY(noticesOf(findSource("attention"), bare()).empty());
}

void tst_AttentionSource::headsAreTheSameAloneAndTogether()
{
    for (const char* quantity : {"weights", "positional", "output", "change"}) {
        useProcessors(1);
        const Values one = {{"encoding", std::string("rope")}, {"seed", std::int64_t{3}}};
        const double alone = fieldOf(quantity, one).at(2, 1, 3);
        useProcessors(0);
        const Field together = fieldOf(quantity, with(one, "rope.base", 10000.0));
        together.sliceRange(0);
        QCOMPARE(together.at(2, 1, 3), alone);
        const Field anew = fieldOf(quantity, with(one, "step", std::int64_t{1}));
        anew.sliceRange(0);
        QCOMPARE(anew.at(2, 1, 3), alone);
    }
}

void tst_AttentionSource::numbersAreWrittenWithTheirTokens()
{
    const Result result = compute(findSource("attention"), "weights", {{"text", std::string("the, the")}}, {{}, {}, 0});

    QVERIFY(QString::fromStdString(resultJson(result))
                .contains(R"({"label": "key", "values": [0, 1, 2], "names": ["the", ",", "the"]})"));
    QVERIFY(QString::fromStdString(resultCsv(result)).startsWith("query,0 the,\"1 ,\",2 the\n0 the,1.0,"));
}

void tst_AttentionSource::whatAnEncodingRefusesIsSaid()
{
    const Source& source = findSource("attention");
    const auto noticed = std::get<Listing>(source.evaluate("noticed", bare()));
    QCOMPARE(noticed.columns.back(), std::string("refused"));
    for (const std::vector<Cell>& row : noticed.rows) {
        const bool refuses = std::holds_alternative<std::monostate>(row[1]);
        QCOMPARE(std::holds_alternative<std::string>(row.back()), refuses);
        if (refuses)
            QCOMPARE(std::get<std::string>(row.back()), std::string("needs the mask"));
    }
    // The example of learned positions has rows for 64.
    std::string text;
    for (int word = 0; word < 65; ++word)
        text += "w ";
    const Field compared = fieldOf("by_encoding", {{"text", text}, {"heads", std::int64_t{8}}});
    QVERIFY(compared.slices->names[2].starts_with("Learned positions: not with "));
    QVERIFY(std::isnan(compared.at(1, 0, 2)));
    QVERIFY(compared.at(1, 0, 5) > 0);
}

void tst_AttentionSource::whatIsWrongIsNamed_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("named");
    QTest::newRow("no text") << "text"
                             << ""
                             << "text";
    QTest::newRow("blanks") << "text"
                            << "  \n "
                            << "text";
    QTest::newRow("other tokens") << "reordered"
                                  << "the cat saw a dog"
                                  << "reordered";
    QTest::newRow("fewer tokens") << "reordered"
                                  << "the cat"
                                  << "reordered";
    QTest::newRow("uneven heads") << "heads"
                                  << "5"
                                  << "heads";
    QTest::newRow("the encoding's") << "encoding"
                                    << "shaw"
                                    << "shaw.tensor";
    QTest::newRow("unknown encoding") << "encoding"
                                      << "swin"
                                      << "encoding";
}

void tst_AttentionSource::whatIsWrongIsNamed()
{
    QFETCH(const QString, id);
    QFETCH(const QString, value);
    QFETCH(const QString, named);
    const Source& source = findSource("attention");
    const Parameter* row = findParameter(source.parameters, id.toStdString());
    try {
        Values values = {{"projections", std::string("identity")}};
        if (named == "shaw.tensor")
            values["shaw.tensor"] = std::string("x");
        values[id.toStdString()] = parseValue(*row, value.toStdString());
        source.evaluate("change", values);
    } catch (const InputError& error) {
        QCOMPARE(QString::fromStdString(error.where()), named);
        return;
    }
    QFAIL("nothing was refused");
}

WHORL_CORE_TEST(tst_AttentionSource)
#include "tst_attention_source.moc"
