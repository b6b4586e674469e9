// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/byte_pairs.h"

#include "core/numeric/random.h"
#include "tests/support/test_main.h"
#include "tests/support/tokenizer_json.h"

#include <QElapsedTimer>

using namespace whorl;
using namespace whorl::test;

class tst_BytePairs : public QObject {
    Q_OBJECT

private slots:
    void mergesAreThoseOfTheSlowAlgorithm();
    void theFirstMergeGoesFirst();
    void ofEqualPairsTheLeftmostGoesFirst();
    void mergesAreTextsOrPairs();
    void aPartThatIsATokenStaysWhole_data();
    void aPartThatIsATokenStaysWhole();
    void unknownCharactersBecomeOneToken_data();
    void unknownCharactersBecomeOneToken();
    void charactersFallBackToBytesWhereAllAreTokens();
    void suffixesAndPrefixesMarkPlacesInWords();
    void aWordOfAHundredThousandCharactersTakesNLogN();
};

namespace {

struct Pairs {
    std::vector<std::string> spellings{"a", "b", "c"};
    std::vector<std::pair<std::string, std::string>> merges;
};

/// Merges in any order, also of what a later one makes.
Pairs anyPairs(std::uint64_t seed)
{
    Random random(seed);
    Pairs pairs;
    while (pairs.merges.size() < 20) {
        const std::string left = pairs.spellings[random.next() % pairs.spellings.size()];
        const std::string right = pairs.spellings[random.next() % pairs.spellings.size()];
        const std::pair merge(left, right);
        if (std::find(pairs.merges.begin(), pairs.merges.end(), merge) != pairs.merges.end())
            continue;
        pairs.merges.insert(pairs.merges.begin() + std::ptrdiff_t(random.next() % (pairs.merges.size() + 1)), merge);
        if (std::find(pairs.spellings.begin(), pairs.spellings.end(), left + right) == pairs.spellings.end())
            pairs.spellings.push_back(left + right);
    }
    return pairs;
}

/// The published algorithm as it is told: over and over the leftmost of the best pairs.
QStringList slowly(const Pairs& pairs, const std::string& text)
{
    std::vector<std::string> symbols;
    for (const char each : text)
        symbols.emplace_back(1, each);
    for (;;) {
        std::size_t best = pairs.merges.size(), place = 0;
        for (std::size_t i = 0; i + 1 < symbols.size(); ++i) {
            const auto merge =
                std::find(pairs.merges.begin(), pairs.merges.end(), std::pair(symbols[i], symbols[i + 1]));
            const auto rank = std::size_t(merge - pairs.merges.begin());
            if (rank < best) {
                best = rank;
                place = i;
            }
        }
        if (best == pairs.merges.size())
            break;
        symbols[place] += symbols[place + 1];
        symbols.erase(symbols.begin() + std::ptrdiff_t(place) + 1);
    }
    QStringList texts;
    for (const std::string& each : symbols)
        texts += QString::fromStdString(each);
    return texts;
}

json fileOf(const Pairs& pairs)
{
    std::vector<std::string> merges;
    for (const auto& [left, right] : pairs.merges)
        merges.push_back(left + ' ' + right);
    return bytePairFile(pairs.spellings, merges);
}

}  // namespace

void tst_BytePairs::mergesAreThoseOfTheSlowAlgorithm()
{
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Pairs pairs = anyPairs(seed);
        const Tokenizer quick = tokenizer(fileOf(pairs));
        Random random(seed, 1);
        for (int trial = 0; trial < 20; ++trial) {
            std::string text;
            for (std::uint64_t i = random.next() % 40; i > 0; --i)
                text += char('a' + random.next() % 3);

            QCOMPARE(textsOf(quick.tokens(text)), slowly(pairs, text));
        }
    }
}

void tst_BytePairs::theFirstMergeGoesFirst()
{
    const std::vector<std::string> spellings{"a", "b", "c", "ab", "bc"};

    QCOMPARE(tokenTexts(bytePairFile(spellings, {"a b", "b c"}), "abc"), QStringList({"ab", "c"}));
    QCOMPARE(tokenTexts(bytePairFile(spellings, {"b c", "a b"}), "abc"), QStringList({"a", "bc"}));
}

void tst_BytePairs::ofEqualPairsTheLeftmostGoesFirst()
{
    QCOMPARE(tokenTexts(bytePairFile({"a", "aa"}, {"a a"}), "aaaaa"), QStringList({"aa", "aa", "a"}));
}

void tst_BytePairs::mergesAreTextsOrPairs()
{
    json file = bytePairFile({"a", " ", "b", "a b", "a "}, {});
    file["model"]["merges"] = json::array({json::array({"a", " "}), json::array({"a ", "b"})});

    QCOMPARE(tokenTexts(file, "a b"), QStringList({"a b"}));
}

void tst_BytePairs::aPartThatIsATokenStaysWhole_data()
{
    QTest::addColumn<bool>("ignoresMerges");
    QTest::addColumn<QStringList>("texts");
    QTest::newRow("merged") << false << QStringList{"a", "b", "c"};
    QTest::newRow("as it is") << true << QStringList{"abc"};
}

void tst_BytePairs::aPartThatIsATokenStaysWhole()
{
    QFETCH(const bool, ignoresMerges);
    QFETCH(const QStringList, texts);
    json file = bytePairFile({"a", "b", "c", "abc"}, {});
    file["model"]["ignore_merges"] = ignoresMerges;

    QCOMPARE(tokenTexts(file, "abc"), texts);
}

void tst_BytePairs::unknownCharactersBecomeOneToken_data()
{
    QTest::addColumn<bool>("joins");
    QTest::addColumn<QStringList>("texts");
    QTest::newRow("each") << false << QStringList{"a", "?", "?", "a", "?"};
    QTest::newRow("joined") << true << QStringList{"a", "?", "a", "?"};
}

void tst_BytePairs::unknownCharactersBecomeOneToken()
{
    QFETCH(const bool, joins);
    QFETCH(const QStringList, texts);
    json file = bytePairFile({"a", "?"}, {});
    file["model"]["unk_token"] = "?";
    file["model"]["fuse_unk"] = joins;

    QCOMPARE(tokenTexts(file, "axyaz"), texts);
}

void tst_BytePairs::charactersFallBackToBytesWhereAllAreTokens()
{
    json file = bytePairFile({"?", "<0xC3>", "<0xA9>"}, {});
    file["model"]["unk_token"] = "?";
    file["model"]["byte_fallback"] = true;

    const auto tokens = tokenizer(file).tokens("\u00e9\u00e8");

    QCOMPARE(textsOf(tokens), QStringList({"<0xC3>", "<0xA9>", "?"}));
    QCOMPARE(tokens[1].begin, std::size_t{1});
    QCOMPARE(tokens[1].end, std::size_t{2});
}

void tst_BytePairs::suffixesAndPrefixesMarkPlacesInWords()
{
    json ends = bytePairFile({"a", "b", "b</w>", "ab</w>"}, {"a b</w>"});
    ends["model"]["end_of_word_suffix"] = "</w>";
    json continues = bytePairFile({"a", "@@b", "ab"}, {"a @@b"});
    continues["model"]["continuing_subword_prefix"] = "@@";

    QCOMPARE(tokenTexts(ends, "bab"), QStringList({"b", "ab</w>"}));
    QCOMPARE(tokenTexts(continues, "abb"), QStringList({"ab", "@@b"}));
}

void tst_BytePairs::aWordOfAHundredThousandCharactersTakesNLogN()
{
    const Pairs pairs = anyPairs(3);
    const Tokenizer quick = tokenizer(fileOf(pairs));
    std::string text;
    Random random(9);
    for (int i = 0; i < 100'000; ++i)
        text += char('a' + random.next() % 3);
    QElapsedTimer timer;

    timer.start();
    const auto tokens = quick.tokens(text);
    // Milliseconds for n log n on any machine; the slow algorithm takes minutes.
    QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));

    std::string row;
    for (const Token& each : tokens)
        row += each.text;
    QCOMPARE(row, text);
}

WHORL_CORE_TEST(tst_BytePairs)
#include "tst_byte_pairs.moc"
