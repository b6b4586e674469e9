// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/word_vectors.h"

#include "core/files/inflate.h"
#include "core/files/model_description.h"
#include "tests/support/cases.h"
#include "tests/support/scratch.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>

#include <clocale>
#include <cmath>

using namespace whorl;
using namespace whorl::test;

class tst_WordVectors : public QObject {
    Q_OBJECT

private slots:
    void numbersAreReadInEveryDecimalForm();
    void numbersDependOnNoLocale();
    void twoWholeNumbersAreAHeaderOnlyBeforeRowsThatFit();
    void wordsAreBytes();
    void wordsCutWithinACharacterAreCounted();
    void binaryVectorsHoldAnyByte();
    void whatFollowsTheLastBinaryVectorIsSaid();
    void mostRowsMustFit();
    void labelsMayRepeatAndKeepTheirRows();
    void aListOfAnotherLengthIsRefusedWhenAskedFor();
    void aListBesideTheFileIsFound();
    void limitsAreKept_data();
    void limitsAreKept();
    void gzipInPartsIsOneFile();
    void cutGzipIsRefused();
    void aBombEndsWhereItIsToldTo();
    void whatIsNoFileOfVectorsIsNamed_data();
    void whatIsNoFileOfVectorsIsNamed();
    void notesAreNotWithoutEnd();
    void aDescriptionCountsVectors_data();
    void aDescriptionCountsVectors();
    void aDescriptionSaysWhatIsWrong();
};

namespace {

/// All numbers, row after row.
std::vector<float> flat(const WordVectors& vectors)
{
    return {vectors.values.data(), vectors.values.data() + vectors.values.size()};
}

WordVectors read(std::string bytes)
{
    return readWordVectors(MappedFile::ofMemory(std::move(bytes), "words"));
}

QByteArray refusalOf(const std::string& bytes)
{
    return refusal([&] { read(bytes); });
}

std::string numbers(std::initializer_list<float> values)
{
    std::string bytes;
    for (const float each : values)
        bytes += littleEndian(std::bit_cast<std::uint32_t>(each));
    return bytes;
}

std::string gzipped(const std::string& name)
{
    return caseBytes("B14/" + name);
}

}  // namespace

void tst_WordVectors::numbersAreReadInEveryDecimalForm()
{
    const WordVectors vectors = read("a 1 +2.5 -3e-2 .5\nb 1E3 1e-60 -0 5.\n");

    QCOMPARE(flat(vectors), (std::vector<float>{1, 2.5F, -.03F, .5F, 1000, 0, -0.0F, 5}));
    QCOMPARE(read("a 1e39 1\nb 1 1\n").notFinite, 1);
    QCOMPARE(read("a -Infinity 1\nb NaN 1\nc 1 1\n").notFinite, 2);
}

void tst_WordVectors::numbersDependOnNoLocale()
{
    // Where the system lacks this locale, the test says nothing.
    std::setlocale(LC_NUMERIC, "de_DE.UTF-8");
    const WordVectors vectors = read("a 1.5 2.25\n");
    std::setlocale(LC_NUMERIC, "C");

    QCOMPARE(flat(vectors), (std::vector<float>{1.5F, 2.25F}));
}

void tst_WordVectors::twoWholeNumbersAreAHeaderOnlyBeforeRowsThatFit()
{
    QCOMPARE(read("2 3\na 1 2 3\nb 4 5 6\n").format, "word2vec text");
    QCOMPARE(read("2000 7\na 1\nb 2\n").words, (std::vector<std::string>{"2000", "a", "b"}));
    QCOMPARE(read("2 000 1 2\na 3 4\nb 5 6\n").words.front(), "2 000");
}

void tst_WordVectors::wordsAreBytes()
{
    const WordVectors vectors = read("a\tb 1 2\n\xe2\x80\x89 3 4\n1.5 5 6\n\x7f 7 8\n");

    QCOMPARE(vectors.words, (std::vector<std::string>{"a\tb", "\xe2\x80\x89", "1.5", "\x7f"}));
    QCOMPARE(vectors.notUtf8, 0);
}

void tst_WordVectors::wordsCutWithinACharacterAreCounted()
{
    const WordVectors vectors = read("\xe8\x8b 1 2\nb 3 4\n");

    QCOMPARE(vectors.words.front(), "\xe8\x8b");
    QCOMPARE(vectors.notUtf8, 1);
    QCOMPARE(vectors.notes.back().sentence(), "words: 1 are not UTF-8; their bytes are kept");
}

void tst_WordVectors::binaryVectorsHoldAnyByte()
{
    const float blanks = std::bit_cast<float>(0x20202020U), lineEnds = std::bit_cast<float>(0x0a0a0a0aU);
    const WordVectors vectors = read("2 2\na " + numbers({blanks, lineEnds}) + "b " + numbers({lineEnds, 1}));

    QCOMPARE(vectors.format, "word2vec binary");
    QCOMPARE(vectors.words, (std::vector<std::string>{"a", "b"}));
    QCOMPARE(flat(vectors), (std::vector<float>{blanks, lineEnds, lineEnds, 1}));
}

void tst_WordVectors::whatFollowsTheLastBinaryVectorIsSaid()
{
    const WordVectors vectors = read("1 2\na " + numbers({1, 2}) + "\nb " + numbers({3, 4}));

    QCOMPARE(vectors.words.size(), 1U);
    QCOMPARE(vectors.notes.front().sentence(), "count: 1; the header says so, though 11 bytes follow");
}

void tst_WordVectors::mostRowsMustFit()
{
    QCOMPARE(read("a 1 2\nb x\nc y\nd 3 4\n").malformed, 2);
    QCOMPARE(refusalOf("2 2\na 1 2\nb x\nc y\n"),
             QByteArray("words, line 3: \"b x\", as 2 of 3 rows; a word and 2 numbers are needed"));
}

void tst_WordVectors::labelsMayRepeatAndKeepTheirRows()
{
    const auto vectors = MappedFile::ofMemory("1\t2\n3\tx\n5\t6\n7\t8\n", "vectors.tsv");
    const auto labels = MappedFile::ofMemory("kind\tWord\n0\ta\n0\tb\n0\tc\n0\ta\n", "metadata.tsv");

    const WordVectors read = readWordVectors(vectors, labels);

    QCOMPARE(read.words, (std::vector<std::string>{"a", "c", "a"}));
    QCOMPARE(flat(read), (std::vector<float>{1, 2, 5, 6, 7, 8}));
    QCOMPARE(read.notes.back().sentence(), "line 2: field 2 is \"x\"; a number is needed");
}

void tst_WordVectors::aListOfAnotherLengthIsRefusedWhenAskedFor()
{
    const auto vectors = MappedFile::ofMemory("1\t2\n3\t4\n5\t6\n", "vectors.tsv");
    const auto labels = MappedFile::ofMemory("a\n", "labels.tsv");

    QCOMPARE(refusal([&] { readWordVectors(vectors, labels); }),
             QByteArray("labels.tsv: 1 lines; 3 are needed, one for each vector"));
}

void tst_WordVectors::aListBesideTheFileIsFound()
{
    const QTemporaryDir folder;
    put(folder.filePath("tensors.tsv"), "1\t2\n3\t4\n");
    QCOMPARE(readWordVectors(folder.filePath("tensors.tsv").toStdString()).words.back(), "1");
    put(folder.filePath("metadata.tsv"), "a\nb\n");
    QCOMPARE(readWordVectors(folder.filePath("tensors.tsv").toStdString()).words.back(), "b");
    put(folder.filePath("metadata.tsv"), "a\nb\nc\nd\n");
    const WordVectors vectors = readWordVectors(folder.filePath("tensors.tsv").toStdString());

    QCOMPARE(vectors.words.back(), "1");
    QVERIFY(vectors.notes.front().reason.ends_with("metadata.tsv: 4 lines; 2 are needed, one for each vector"));
}

void tst_WordVectors::limitsAreKept_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("sentence");
    QTest::newRow("numbers a row") << "a" + QByteArray(" 1").repeated(65537)
                                   << QByteArray("words: 65537 numbers for each word; 1 to 65536 are needed");
    QTest::newRow("binary numbers a row") << QByteArray("1 65537\na \0\0\0\0\1", 15)
                                          << QByteArray("words: 65537 numbers for each word; 1 to 65536 are needed");
    QTest::newRow("a word") << QByteArray(1 << 20, 'x') + "y 1 2\nb 1 2\n"
                            << QByteArray("words, line 1: a word of 1048577 bytes; at most 1 MiB is read");
    QTest::newRow("a binary word") << "1 1\n" + QByteArray((1 << 20) + 9, '\1')
                                   << QByteArray("words, vector 1: a word of more than 1 MiB; at most 1 MiB is read");
    QTest::newRow("a count beyond measure")
        << QByteArray("99999999999999999999999 1\na \0\0\0\0", 31)
        << QByteArray("words, header: 18446744073709551615 vectors of 1 numbers; the file has ");
}

void tst_WordVectors::limitsAreKept()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, sentence);

    const QByteArray said = refusalOf(bytes.toStdString());

    QVERIFY2(said.startsWith(sentence), said.constData());
}

void tst_WordVectors::gzipInPartsIsOneFile()
{
    const std::string packed = gzipped("spaced.vec.gz");
    const std::string once = inflated(packed, 1 << 20, Wrapping::gzip, "a");

    QCOMPARE(inflated(packed + packed, 1 << 20, Wrapping::gzip, "a"), once + once);
    QCOMPARE(inflated(packed, 5, Wrapping::gzip, "a"), once.substr(0, 5));
}

void tst_WordVectors::cutGzipIsRefused()
{
    const std::string packed = gzipped("spaced.vec.gz");
    for (std::size_t length = 2; length < packed.size(); ++length)
        QVERIFY(!refusalOf(packed.substr(0, length)).isEmpty());
}

void tst_WordVectors::aBombEndsWhereItIsToldTo()
{
    // A mebibyte of zeros in a kilobyte, without the two bytes in front and the four behind that gzip has not.
    const QByteArray zeros = qCompress(QByteArray(1 << 20, '\0'), 9).mid(6);
    const std::string bomb = std::string("\x1f\x8b\x08\0\0\0\0\0\0\x03", 10) + zeros.chopped(4).toStdString();

    QVERIFY(bomb.size() < 2000);
    QCOMPARE(inflated(bomb, 1000, Wrapping::gzip, "a"), std::string(1000, '\0'));
}

void tst_WordVectors::whatIsNoFileOfVectorsIsNamed_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("sentence");
    QTest::newRow("a web page") << QByteArray("<!DOCTYPE html>\n<html></html>") << QByteArray("words: a web page; ");
    QTest::newRow("a Git LFS pointer") << QByteArray("version https://git-lfs.github.com/spec/v1\noid 1\n")
                                       << QByteArray("words: a Git LFS pointer; ");
    QTest::newRow("other bytes") << QByteArray("GGUF\3\0\0\0", 8)
                                 << QByteArray("words: no file of word vectors (it starts with GGUF); ");
    QTest::newRow("prose") << QByteArray("It was the best of times\n")
                           << QByteArray("words, line 1: \"It was the best of times\"; a word and numbers are needed");
    QTest::newRow("a table of words") << QByteArray("word\tkind\na\tb\n")
                                      << QByteArray("words, line 1, field 2: \"kind\"; a number is needed");
    QTest::newRow("blank lines") << QByteArray("\n\n \n") << QByteArray("words: no vectors; ");
}

void tst_WordVectors::whatIsNoFileOfVectorsIsNamed()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, sentence);

    const QByteArray said = refusalOf(bytes.toStdString());

    QVERIFY2(said.startsWith(sentence), said.constData());
}

void tst_WordVectors::notesAreNotWithoutEnd()
{
    std::string text;
    for (int i = 0; i < 1000; ++i)
        text += "a 1 2\n";

    const WordVectors vectors = read(text);

    QCOMPARE(vectors.duplicates, 999);
    QCOMPARE(vectors.notes.size(), 257U);
    QCOMPARE(vectors.notes.back().sentence(), "notes: 743 more; the first 256 are listed");
}

void tst_WordVectors::aDescriptionCountsVectors_data()
{
    QTest::addColumn<QByteArray>("format");
    QTest::newRow("formats/w2v_newline.bin") << QByteArray("word2vec binary");
    QTest::newRow("formats/ft_crlf_bom.vec") << QByteArray("word2vec text");
    QTest::newRow("formats/glove.txt") << QByteArray("GloVe text");
    QTest::newRow("formats/proj_tensors.tsv") << QByteArray("Embedding Projector TSV");
}

void tst_WordVectors::aDescriptionCountsVectors()
{
    QFETCH(const QByteArray, format);

    const ModelDescription description = describeModel(casePath(QTest::currentDataTag()));

    QCOMPARE(description.format, format.toStdString());
    QVERIFY(description.vectors);
    QCOMPARE(description.vectors->count, 6);
    QCOMPARE(description.vectors->dimension, 4);
    QVERIFY(description.problems.empty());
}

void tst_WordVectors::aDescriptionSaysWhatIsWrong()
{
    const ModelDescription cut = describeModel(casePath("B06/truncated.vec"));
    QCOMPARE(cut.vectors->count, 2);
    QVERIFY(cut.problems.front().sentence().starts_with("line 4: \"gamma\" with 2 of 4 numbers"));
    const ModelDescription low = describeModel(casePath("B08/count_low.vec"));
    QCOMPARE(low.assumed.front().why, "the header says 3");
    QVERIFY(refusal([] { describeModel(casePath("B19/comma.tsv")); }).contains("decimal comma"));
}

WHORL_CORE_TEST(tst_WordVectors)
#include "tst_word_vectors.moc"
