// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/label_list.h"
#include "tests/support/cases.h"
#include "tests/support/test_main.h"

#include <cmath>

using namespace whorl;
using namespace whorl::test;

class tst_WordColumns : public QObject {
    Q_OBJECT

private slots:
    void aColumnOfNumbersHasValues();
    void oneTextMakesItAColumnOfTexts();
    void textsAreCountedTheMostFrequentFirst();
    void manyTextsTellNothingApart();
    void aHeadingNamesTheColumns();
    void columnsFollowTheRowsThatAreKept();
    void aListWithoutAHeadingHasNoColumns();
};

namespace {

WordColumn column(std::vector<std::string_view> fields)
{
    return wordColumn("column", fields);
}

}  // namespace

void tst_WordColumns::aColumnOfNumbersHasValues()
{
    const WordColumn numbers = column({" 1", "+2.5", "", "-3e2 "});
    QVERIFY(numbers.isNumeric() && numbers.colours());
    QCOMPARE(numbers.values[1], 2.5);
    QVERIFY(std::isnan(numbers.values[2]));
    QCOMPARE(numbers.values[3], -300.0);
    QVERIFY(!column({"", ""}).isNumeric());
}

void tst_WordColumns::oneTextMakesItAColumnOfTexts()
{
    for (const std::string_view text : {"x", "1,5", "nan", "inf", "0x10", "1e999", "+-1"})
        QVERIFY2(!column({"1", text}).isNumeric(), std::string(text).c_str());
}

void tst_WordColumns::textsAreCountedTheMostFrequentFirst()
{
    const WordColumn kinds = column({"noun", "verb ", "", "verb", "adverb"});
    QCOMPARE(kinds.classNames, (std::vector<std::string>{"verb", "noun", "adverb"}));
    QCOMPARE(kinds.classes, (std::vector<std::int32_t>{1, 0, -1, 0, 2}));
    QVERIFY(kinds.colours());
}

void tst_WordColumns::manyTextsTellNothingApart()
{
    std::vector<std::string> texts;
    for (std::size_t i = 0; i <= WordColumn::mostClasses; ++i)
        texts.push_back("text " + std::to_string(i));
    const std::vector<std::string_view> fields(texts.begin(), texts.end());
    QVERIFY(!wordColumn("many", fields).colours());
    QCOMPARE(wordColumn("many", fields).texts, texts.size());
    QVERIFY(wordColumn("few", std::span(fields).first(WordColumn::mostClasses)).colours());
    QVERIFY(!column({"", ""}).colours());
}

void tst_WordColumns::aHeadingNamesTheColumns()
{
    const auto file = MappedFile::ofMemory("kind\tword\tcount\r\nnoun\tcat\t7\r\nverb\tgo\r\n", "list");
    const LabelList list(*file, 2);
    const auto columns = list.columns(std::array<std::size_t, 2>{0, 1});
    QCOMPARE(list.word(1), std::string_view("go"));
    QCOMPARE(columns.size(), std::size_t{2});
    QCOMPARE(columns[0].name, std::string("kind"));
    QCOMPARE(columns[0].classNames, (std::vector<std::string>{"noun", "verb"}));
    QCOMPARE(columns[1].name, std::string("count"));
    QCOMPARE(columns[1].values[0], 7.0);
    QVERIFY(std::isnan(columns[1].values[1]));
}

void tst_WordColumns::columnsFollowTheRowsThatAreKept()
{
    const auto vectors = MappedFile::ofMemory("1\t2\n3\tnan\n5\t6\n", "vectors");
    const auto list = MappedFile::ofMemory("word\tn\na\t10\nb\t20\nc\t30\n", "list");
    const WordVectors read = readWordVectors(vectors, list);
    QCOMPARE(read.words, (std::vector<std::string>{"a", "c"}));
    QCOMPARE(read.columns.front().values, (std::vector<double>{10, 30}));
}

void tst_WordColumns::aListWithoutAHeadingHasNoColumns()
{
    for (const char* bytes : {"a\nb\n", "word\na\nb\n", "a\tx\nb\ty\n"}) {
        const auto file = MappedFile::ofMemory(bytes, "list");
        QVERIFY2(LabelList(*file, 2).columns(std::array<std::size_t, 2>{0, 1}).empty(), bytes);
    }
}

WHORL_CORE_TEST(tst_WordColumns)
#include "tst_word_columns.moc"
