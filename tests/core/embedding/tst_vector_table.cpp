// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/hidden_words.h"
#include "core/files/available_memory.h"
#include "core/files/npy.h"
#include "tests/support/cases.h"
#include "tests/support/scratch.h"
#include "tests/support/test_main.h"
#include "tests/support/word_vectors.h"

#include <QTemporaryDir>

using namespace whorl;
using namespace whorl::test;

class tst_VectorTable : public QObject {
    Q_OBJECT

private slots:
    void everyFormatBecomesATable_data();
    void everyFormatBecomesATable();
    void theShippedSetIsWhatItsNotesSay();
    void wordsStandBesideAMatrix();
    void wordsOfAnotherCountAreRefused();
    void rowsThatAreNotFiniteAreLeftOut();
    void whatWasLeftOutIsCounted();
    void aListThatIsNotUsedIsSaid();
    void aLimitReadsTheFirstRows_data();
    void aLimitReadsTheFirstRows();
    void tablesOverMemorySaySoFirst();
    void readingCanBeCalledOff();
    void longTextsAreReadAlikeInParts();
    void filesAreReadAnewWhenTheyChange();
    void refusalsComeFromTheRightReader_data();
    void refusalsComeFromTheRightReader();
    void wordsAreFoundWithCaseIgnored();
    void unknownWordsAreRefusedWithAHint();
};

namespace {

std::string put(const QTemporaryDir& folder, const char* name, const QByteArray& bytes)
{
    const QString path = folder.filePath(name);
    test::put(path, bytes);
    return path.toStdString();
}

QByteArray npy(std::vector<double> values, std::int64_t columns)
{
    return QByteArray::fromStdString(npyBytes(values, std::array{std::int64_t(values.size()) / columns, columns}));
}

}  // namespace

void tst_VectorTable::everyFormatBecomesATable_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("firstWord");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    const auto row = [](const char* file, const char* format, const char* word, int rows, int columns) {
        QTest::newRow(file) << format << word << rows << columns;
    };
    row("B10/no_newline.bin", "word2vec binary", "alpha", 2, 2);
    row("B09/dup.vec", "word2vec text", "a", 3, 2);
    row("B05/noheader.txt", "GloVe text", "alpha", 2, 3);
    row("B18/bom_crlf.tsv", "Embedding Projector TSV", "alpha", 2, 2);
    row("B25/half.npy", "npy", "0", 2, 3);
    row("B29/ok.safetensors", "safetensors", "0", 2, 2);
    row("B36/v3.gguf", "GGUF", "<unk>", 3, 4);
    row("B43/f16.gguf", "GGUF", "<unk>", 3, 4);
}

void tst_VectorTable::everyFormatBecomesATable()
{
    QFETCH(const QString, format);
    QFETCH(const QString, firstWord);
    QFETCH(const int, rows);
    QFETCH(const int, columns);

    const auto table = openVectors(casePath(QTest::currentDataTag()));

    QCOMPARE(QString::fromStdString(table->format), format);
    QCOMPARE(QString::fromStdString(table->word(0)), firstWord);
    QCOMPARE(table->count(), rows);
    QCOMPARE(table->dimension(), columns);
    QCOMPARE(table->norms(rows - 1), table->vector(rows - 1).norm());
}

void tst_VectorTable::theShippedSetIsWhatItsNotesSay()
{
    const auto table = openVectors("glove");

    QCOMPARE(table->count(), 10047);
    QCOMPARE(table->dimension(), 100);
    QCOMPARE(table->word(0), "the");
    QVERIFY(std::abs(table->values(0, 0) + 0.038194F) < 2e-5F);
    QCOMPARE(table, shippedVectors("glove"));
    QVERIFY(std::none_of(table->words->words().begin(), table->words->words().end(), &isHidden));
    QCOMPARE(openVectors("glove", {}, {}, 7)->count(), 7);
    QVERIFY(!complaint([] { shippedVectors("gloves"); }).isEmpty());
}

void tst_VectorTable::wordsStandBesideAMatrix()
{
    const QTemporaryDir folder;
    const std::string path = put(folder, "x.f16.npy", npy({1, 2, 3, 4}, 2));
    QVERIFY(openVectors(path)->numbered);
    put(folder, "x.vocab.txt", "eins\r\n\xe4\xba\x8c\n");
    put(folder, "other.txt", "uno\ndue\n");

    const std::string again = put(folder, "x.npy", npy({1, 2, 3, 4}, 2));

    QCOMPARE(openVectors(again)->words->words(), (std::vector<std::string>{"eins", "\xe4\xba\x8c"}));
    QCOMPARE(openVectors(again, {}, folder.filePath("other.txt").toStdString())->word(1), "due");
}

void tst_VectorTable::wordsOfAnotherCountAreRefused()
{
    const QTemporaryDir folder;
    const std::string path = put(folder, "x.npy", npy({1, 2, 3, 4}, 2));
    const std::string list = put(folder, "x.vocab.txt", "one\ntwo\nthree\n");

    QCOMPARE(refusal([&] { openVectors(path); }),
             QByteArray::fromStdString(list + ": 3 lines; 2 are needed, a word for each row of " + path));
}

void tst_VectorTable::rowsThatAreNotFiniteAreLeftOut()
{
    const QTemporaryDir folder;
    const std::string path = put(folder, "x.npy", npy({1, 2, NAN, 4, 5, INFINITY, 7, 8}, 2));
    put(folder, "x.vocab.txt", "a\nb\nc\nd\n");

    const auto table = openVectors(path);

    QCOMPARE(table->words->words(), (std::vector<std::string>{"a", "d"}));
    QCOMPARE(table->values(1, 0), 7);
    QCOMPARE(table->notFinite, 2);
    QCOMPARE(table->notes[1].sentence(), "row 1: \"b\" with a value that is not finite; finite numbers are needed");
}

void tst_VectorTable::whatWasLeftOutIsCounted()
{
    const auto table = openVectors(casePath("B09/dup.vec"));

    QCOMPARE(table->duplicates, 1);
    QCOMPARE(table->rowsFound, 4);
    QVERIFY(table->notes[0].sentence().starts_with("line 4: \"a\" once more"));
}

void tst_VectorTable::aListThatIsNotUsedIsSaid()
{
    const auto table = openVectors(casePath("B05/noheader.txt"), {}, casePath("B09/dup.vec"));

    QCOMPARE(table->word(0), "alpha");
    QVERIFY(table->notes.back().sentence().ends_with("dup.vec is not used; the file has words of its own"));
}

void tst_VectorTable::aLimitReadsTheFirstRows_data()
{
    QTest::addColumn<QByteArray>("file");
    for (const char* file :
         {"B10/with_newline.bin", "B05/noheader.txt", "B18/bom_crlf.tsv", "B25/half.npy", "B36/v3.gguf"})
        QTest::newRow(file) << QByteArray(file);
}

void tst_VectorTable::aLimitReadsTheFirstRows()
{
    QFETCH(const QByteArray, file);
    const std::string path = casePath(file.toStdString());

    const auto first = openVectors(path, {}, {}, 1), all = openVectors(path, {}, {}, 100);

    QCOMPARE(first->count(), 1);
    QCOMPARE(first->word(0), all->word(0));
    QVERIFY(all->count() > 1);
    QCOMPARE(first->values.row(0), all->values.row(0));
    for (const VectorNote& note : first->notes)
        QVERIFY2(note.kind == VectorNote::Kind::assumed, note.sentence().c_str());
}

void tst_VectorTable::tablesOverMemorySaySoFirst()
{
    const auto file = MappedFile::ofMemory("2 3\na 1 2 3\nb 4 5 6\n", "words");

    QCOMPARE(refusal([&] {
                 readWordVectors(file, nullptr, {0, {}, 150});
             }),
             "words: 2 vectors, which need 224 bytes of memory; 150 bytes are free: the first 1 rows fit");
    QCOMPARE(readWordVectors(file, nullptr, {1, {}, 150}).words.size(), std::size_t(1));
    QCOMPARE(bytesText(14'400'000'000), "14.4 GB");
    QVERIFY(availableMemory() > 1'000'000);
}

void tst_VectorTable::readingCanBeCalledOff()
{
    const QTemporaryDir folder;
    QByteArray text;
    for (int i = 0; i < 30'000; ++i)
        text += "w" + QByteArray::number(i) + " 1.5 2.5 3.5\n";
    const std::string path = put(folder, "words.txt", text);
    std::vector<double> told;

    QVERIFY_EXCEPTION_THROWN(openVectors(path, {}, {}, 0,
                                         [&](double share) {
                                             told.push_back(share);
                                             return told.size() < 2;
                                         }),
                             Cancelled);
    QCOMPARE(told.size(), std::size_t(2));
    QCOMPARE(openVectors(path)->count(), 30'000);
}

/// Three chunks, with what makes rows move up in each: blank lines, doubles, ragged rows, words with blanks.
void tst_VectorTable::longTextsAreReadAlikeInParts()
{
    QByteArray text;
    const int rows = 120'000;
    for (int i = 0; i < rows; ++i) {
        text += "w" + QByteArray::number(i) + ' ' + QByteArray::number(i) + " 2.25 " + QByteArray::number(-i) + "e-3\n";
        if (i % 1000 == 7)
            text += "\nw7 1 1 1\nragged 1 2\nnan nan 1 2\n. . " + QByteArray::number(i) + " 1 2 3\n";
    }
    QVERIFY(text.size() > 2 << 20);

    const WordVectors vectors = readWordVectors(MappedFile::ofMemory(text.toStdString(), "words"));

    QCOMPARE(vectors.dimension, 3);
    QCOMPARE(vectors.duplicates, 120);
    QCOMPARE(vectors.malformed, 120);
    QCOMPARE(vectors.notFinite, 120);
    QCOMPARE(std::int64_t(vectors.words.size()), rows + 120);
    QCOMPARE(vectors.notes[0].place, 10);
    QCOMPARE(vectors.words[8], ". . 7");
    QCOMPARE(vectors.words.back(), "w119999");
    for (std::int64_t row = 0, i = 0; row < rows + 120; ++row) {
        if (vectors.words[std::size_t(row)][0] == '.')
            continue;
        QCOMPARE(vectors.values(row, 0), float(i));
        QCOMPARE(vectors.values(row, 2), float(double(-i) / 1000));
        ++i;
    }
}

void tst_VectorTable::filesAreReadAnewWhenTheyChange()
{
    const QTemporaryDir folder;
    const std::string path = put(folder, "words.txt", "a 1 2\n");
    const auto first = openVectors(path);
    QCOMPARE(openVectors(path), first);

    put(folder, "words.txt", "a 1 2\nb 3 4\n");

    QCOMPARE(openVectors(path)->count(), 2);
    QCOMPARE(first->count(), 1);
    const std::string matrix = put(folder, "x.npy", npy({1, 2, 3, 4}, 2));
    put(folder, "x.vocab.txt", "a\nb\n");
    QCOMPARE(openVectors(matrix)->word(0), "a");
    put(folder, "x.vocab.txt", "one\ntwo\n");
    QCOMPARE(openVectors(matrix)->word(0), "one");
}

/// A text is refused by the reader of texts, also where it is none of vectors.
void tst_VectorTable::refusalsComeFromTheRightReader_data()
{
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("B19/comma.tsv") << QByteArray("decimal comma");
    QTest::newRow("B12/conflict.txt") << QByteArray("conflict");
    QTest::newRow("B15/model.bin") << QByteArray("pickle");
    QTest::newRow("B26/cube.npy") << QByteArray("(2, 2, 2)");
    QTest::newRow("B29/truncated.safetensors") << QByteArray("need 16");
    QTest::newRow("B39/bad_magic.gguf") << QByteArray("FGUG");
    QTest::newRow("B44/empty.vec") << QByteArray("the file is empty");
}

void tst_VectorTable::refusalsComeFromTheRightReader()
{
    QFETCH(const QByteArray, part);

    const QByteArray said = refusal([] { openVectors(casePath(QTest::currentDataTag())); });

    QVERIFY2(said.contains(part), said.constData());
}

void tst_VectorTable::wordsAreFoundWithCaseIgnored()
{
    const WordIndex words({"apple", "Apple", "\xc3\x89t\xc3\xa9", "\xd0\x9c\xd0\xb8\xd1\x80", "apply", "Zeus"});

    QCOMPARE(words.find("Apple"), 1);
    QCOMPARE(words.find("APPLE"), 0);
    QCOMPARE(words.find("\xc3\xa9t\xc3\xa9"), 2);
    QCOMPARE(words.find("\xd0\xbc\xd0\xb8\xd1\x80"), 3);
    QVERIFY(!words.find("appl") && !WordIndex().find("a"));
    QCOMPARE(words.completions("APP", 2), (std::vector<std::int64_t>{0, 1}));
    QCOMPARE(words.completions("z", 9), (std::vector<std::int64_t>{5}));
    QVERIFY(isHidden("Niggers") && !isHidden("night"));
}

void tst_VectorTable::unknownWordsAreRefusedWithAHint()
{
    const auto table = shippedVectors("glove");

    QCOMPARE(complaint([&] { table->rowOf("qeen"); }),
             "the word is \"qeen\", which is not in \"glove\"; the nearest spelling is \"queen\"");
    QCOMPARE(
        complaint([&] { table->rowOf("\xe7\x8e\x8b\xe5\x90\x8e\xe7\x8e\x8b\xe5\x90\x8e", "a"); }),
        "a is \"\xe7\x8e\x8b\xe5\x90\x8e\xe7\x8e\x8b\xe5\x90\x8e\", which is not in \"glove\"; one of its 10047 words "
        "is needed");
    QCOMPARE(complaint([&] { table->rowOf(""); }), "the word is empty; one of the words of \"glove\" is needed");
    QCOMPARE(table->rowsOf(" king,queen\nman "),
             (std::vector{table->rowOf("king"), table->rowOf("queen"), table->rowOf("man")}));
}

WHORL_CORE_TEST(tst_VectorTable)
#include "tst_vector_table.moc"
