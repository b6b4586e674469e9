// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/word_vectors.h"
#include "tests/support/cases.h"
#include "tests/support/test_main.h"

#include <nlohmann/json.hpp>

#include <cmath>

using namespace whorl;
using namespace whorl::test;
using Json = nlohmann::json;

/// Files that people had trouble with, and what is right about each.
class tst_WordVectorCases : public QObject {
    Q_OBJECT

private slots:
    void filesAreReadAsTheyShould_data();
    void filesAreReadAsTheyShould();
    void filesAreRefusedAsTheyShould_data();
    void filesAreRefusedAsTheyShould();
    void filesOfTheManifestComeOutAsItSays_data();
    void filesOfTheManifestComeOutAsItSays();
    void rowsOfTheManifestAreReported_data();
    void rowsOfTheManifestAreReported();
    void listsOfWordsKnowTheirHeading_data();
    void listsOfWordsKnowTheirHeading();
    void aBrokenWordIsKeptWhole();
};

namespace {

/// All numbers, row after row.
std::vector<float> flat(const WordVectors& vectors)
{
    return {vectors.values.data(), vectors.values.data() + vectors.values.size()};
}

using Numbers = std::vector<float>;

QByteArrayList wordsOf(const WordVectors& vectors)
{
    QByteArrayList words;
    for (const std::string& word : vectors.words)
        words.append(QByteArray::fromStdString(word));
    return words;
}

QByteArrayList notesOf(const WordVectors& vectors)
{
    QByteArrayList notes;
    for (const VectorNote& note : vectors.notes)
        notes.append(QByteArray::fromStdString(note.sentence()));
    return notes;
}

const Json& manifest()
{
    static const Json all = Json::parse(caseBytes("formats/manifest.json"));
    return all;
}

/// Whether a file of the manifest holds vectors, or the words of some.
bool isOfVectors(const std::string& file)
{
    for (const char* suffix : {".bin", ".vec", ".txt", ".tsv"})
        if (file.ends_with(suffix))
            return true;
    return false;
}

/// Lists of words are read with the vectors that they belong to.
WordVectors readOfManifest(const std::string& file)
{
    if (file.starts_with("proj_meta"))
        return readWordVectors(casePath("formats/proj_tensors.tsv"), casePath("formats/" + file));
    return readWordVectors(casePath("formats/" + file));
}

}  // namespace

void tst_WordVectorCases::filesAreReadAsTheyShould_data()
{
    QTest::addColumn<QByteArrayList>("words");
    QTest::addColumn<std::vector<float>>("values");
    QTest::addColumn<QByteArrayList>("notes");
    const auto add = [](const char* file, const QByteArrayList& words, const Numbers& values,
                        const QByteArrayList& notes = {}) { QTest::newRow(file) << words << values << notes; };

    add("B01/spaced.txt", {". . .", "at name@example.org", "cat", "dog"},
        {.1F, .2F, .3F, .4F, .5F, .6F, .7F, .8F, -1, 0, 1, 2, 1, 0, -1, -2});
    add("B02/nbsp_only.vec", {"\xc2\xa0", "alpha", "beta"}, {.1F, .2F, .3F, 1, 2, 3, 4, 5, 6});
    add("B04/space_token.txt", {" ", "alpha", "beta"}, {.5F, .25F, .125F, 1, 2, 3, 4, 5, 6});
    add("B05/noheader.txt", {"alpha", "beta"}, {1, 2, 3, 4, 5, 6});
    add("B06/truncated.vec", {"alpha", "beta"}, {1, 2, 3, 4, 5, 6, 7, 8},
        {"line 4: \"gamma\" with 2 of 4 numbers at the end of the file, which was probably cut; a word and 4 numbers "
         "are needed"});
    add("B08/count_low.vec", {"a", "b", "c", "d"}, {1, 2, 3, 4, 5, 6, 7, 8},
        {"count: 4 vectors found; the header says 3"});
    add("B08/count_high.vec", {"a", "b"}, {1, 2, 3, 4}, {"count: 2 vectors found; the header says 9"});
    add("B09/dup.vec", {"a", "b", "c"}, {1, 0, 0, 1, 1, 1},
        {"line 4: \"a\" once more; the first vector of a word is kept"});
    add("B10/with_newline.bin", {"alpha", "beta"}, {1, 2, 3, -4});
    add("B10/no_newline.bin", {"alpha", "beta"}, {1, 2, 3, -4});
    add("B14/spaced.vec.gz", {"tree", "new moon", "old red barn"}, {1, 2, 3});
    add("B16/nan_vals.vec", {"a", "d"}, {1, 2, 3, 7, 8, 9},
        {"line 3: \"b\" with a value that is not finite; finite numbers are needed",
         "line 4: \"c\" with a value that is not finite; finite numbers are needed"});
    add("B18/bom_crlf.tsv", {"alpha", "beta"}, {1, 2, 3, 4}, {"words: column 1; it holds text, the others numbers"});
    add("B22/labelled.tsv", {"left", "right", "left"}, {1, 0, 0, 1, 1, 1},
        {"words: column 3; it holds text, the others numbers"});
    add("B34/tags.vec", {"</s>", "<b>bold</b>", "&amp;"}, {1, 0, 0, 1, 1, 1});
    add("B44/blank_lines.vec", {"a", "b"}, {1, 2, 3, 4});
}

void tst_WordVectorCases::filesAreReadAsTheyShould()
{
    QFETCH(const QByteArrayList, words);
    QFETCH(const std::vector<float>, values);
    QFETCH(const QByteArrayList, notes);

    const WordVectors vectors = readWordVectors(casePath(QTest::currentDataTag()));

    QCOMPARE(wordsOf(vectors), words);
    QCOMPARE(flat(vectors), values);
    QCOMPARE(notesOf(vectors), notes);
    QCOMPARE(vectors.rowsFound,
             std::int64_t(vectors.words.size()) + vectors.malformed + vectors.notFinite + vectors.duplicates);
}

void tst_WordVectorCases::filesAreRefusedAsTheyShould_data()
{
    QTest::addColumn<QByteArray>("sentence");
    const auto add = [](const char* file, const char* sentence) { QTest::newRow(file) << QByteArray(sentence); };

    add("B12/conflict.txt", ", line 1: \"<<<<<<< HEAD\"; a word and 3 numbers are needed");
    add("B13/vectors.bin", ": a zip archive; unpack it and open what is inside");
    add("B15/model.bin", ": a Python pickle; a pickle is a program and is never executed; export as word2vec text");
    add("B19/comma.tsv", ", line 1, field 2: \"0,5\", which is written with a decimal comma; a number is needed");
    add("B44/empty.vec", ": the file is empty; ");
    add("B44/header_only.vec", ": no vectors; ");
    add("formats/glove_empty.txt", ": the file is empty; ");
    add("formats/glove_locale.txt",
        ", line 1: \"the 0,1 0,2 0,3 0,4\", which is written with a decimal comma; a word and numbers are needed");
    add("formats/w2v_truncated.bin", ", vector 6: the file ends within it; 16 bytes are needed");
    add("formats/w2v_header_lies_more.bin", ", vector 7: the file ends after 6 vectors; 7 vectors are promised");
    add("formats/w2v_huge_header.bin",
        ", header: 9223372036854775807 vectors of 300 numbers; the file has 132 bytes after it");
}

void tst_WordVectorCases::filesAreRefusedAsTheyShould()
{
    QFETCH(const QByteArray, sentence);

    const QByteArray said = refusal([] { readWordVectors(casePath(QTest::currentDataTag())); });

    QVERIFY2(said.contains(sentence), said.constData());
}

void tst_WordVectorCases::filesOfTheManifestComeOutAsItSays_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < manifest().size(); ++i)
        if (const std::string file = manifest()[i]["file"]; isOfVectors(file))
            QTest::newRow(file.c_str()) << int(i);
}

void tst_WordVectorCases::filesOfTheManifestComeOutAsItSays()
{
    QFETCH(const int, index);
    const Json& entry = manifest()[std::size_t(index)];
    const std::string file = entry["file"];
    const Json& expected = entry["expect"];

    if (!expected["ok"]) {
        QVERIFY(!refusal([&] { readOfManifest(file); }).isEmpty());
        return;
    }
    const WordVectors vectors = readOfManifest(file);

    QCOMPARE(std::size_t(vectors.values.size()), vectors.words.size() * std::size_t(vectors.dimension));
    if (expected.contains("n"))
        QCOMPARE(vectors.words.size(), expected["n"].get<std::size_t>());
    if (expected.contains("d"))
        QCOMPARE(vectors.dimension, expected["d"].get<std::int64_t>());
    if (expected.contains("words"))
        QCOMPARE(vectors.words, expected["words"].get<std::vector<std::string>>());
    if (expected.contains("values"))
        for (std::size_t row = 0; row < vectors.words.size(); ++row)
            for (std::size_t column = 0; column < std::size_t(vectors.dimension); ++column)
                QCOMPARE(vectors.row(row)[column], expected["values"][row][column].get<float>());
}

void tst_WordVectorCases::rowsOfTheManifestAreReported_data()
{
    QTest::addColumn<QByteArrayList>("notes");
    QTest::newRow("w2v_nan.bin") << QByteArrayList{
        "vector 1: \"x\" with a value that is not finite; finite numbers are needed"};
    QTest::newRow("glove_overflow.txt") << QByteArrayList{
        "line 1: \"x\" with a value that is not finite; finite numbers are needed"};
    QTest::newRow("glove_two_numbers_first_row.txt") << QByteArrayList{"count: 2 vectors found; the header says 10"};
    QTest::newRow("glove_dups.txt") << QByteArrayList{"line 3: \"the\" once more; the first vector of a word is kept"};
    QTest::newRow("glove_ragged.txt") << QByteArrayList{
        "line 2: \"of\" with 3 of 4 numbers; a word and 4 numbers are needed"};
    QTest::newRow("proj_tensors.tsv") << QByteArrayList{
        "words: the numbers of the rows, from 0; the file has numbers alone"};
    QTest::newRow("ft_crlf_bom.vec") << QByteArrayList{};
}

void tst_WordVectorCases::rowsOfTheManifestAreReported()
{
    QFETCH(const QByteArrayList, notes);

    QCOMPARE(notesOf(readOfManifest(QTest::currentDataTag())), notes);
}

void tst_WordVectorCases::listsOfWordsKnowTheirHeading_data()
{
    QTest::addColumn<QByteArray>("vectors");
    QTest::addColumn<QByteArrayList>("words");
    QTest::addColumn<QByteArray>("note");
    const QByteArrayList six = {"the", "of", "king", "queen", "苹果", "São"};
    QTest::newRow("B20/metadata_one_col_header.tsv") << QByteArray("B20/vectors.tsv") << QByteArrayList{"x", "y", "z"}
                                                     << QByteArray("; it has one line more than there are vectors");
    QTest::newRow("B20/metadata_two_col.tsv")
        << QByteArray("B20/vectors.tsv") << QByteArrayList{"x", "y", "z"} << QByteArray("; the file has numbers alone");
    QTest::newRow("formats/proj_meta_1col.tsv")
        << QByteArray("formats/proj_tensors.tsv") << six << QByteArray("; the file has numbers alone");
    QTest::newRow("formats/proj_meta_2col.tsv")
        << QByteArray("formats/proj_tensors.tsv") << six << QByteArray("; the file has numbers alone");
}

void tst_WordVectorCases::listsOfWordsKnowTheirHeading()
{
    QFETCH(const QByteArray, vectors);
    QFETCH(const QByteArrayList, words);
    QFETCH(const QByteArray, note);

    const WordVectors read = readWordVectors(casePath(vectors.toStdString()), casePath(QTest::currentDataTag()));

    QCOMPARE(wordsOf(read), words);
    QCOMPARE(read.notes.size(), 1U);
    QVERIFY(notesOf(read).front().endsWith(note));
}

void tst_WordVectorCases::aBrokenWordIsKeptWhole()
{
    const WordVectors vectors = readWordVectors(casePath("B35/longtoken.vec"));

    QCOMPARE(vectors.words.size(), 2U);
    QVERIFY(vectors.words[0].size() > 300);
    QVERIFY(vectors.notes.empty());
}

WHORL_CORE_TEST(tst_WordVectorCases)
#include "tst_word_vector_cases.moc"
