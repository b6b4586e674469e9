// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/word2vec_files.h"
#include "core/files/mapped_file.h"
#include "core/files/npy.h"
#include "core/files/word_vectors.h"
#include "core/numeric/random.h"
#include "tests/support/cases.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_Word2VecFiles : public QObject {
    Q_OBJECT

private slots:
    void theTextReadsBackBitForBit();
    void theArrayReadsBackWithItsWords();
    void whatCannotBeWrittenIsRefused();
};

namespace {

const std::vector<std::string> words = {"the", "\xe4\xb8\x9c", "don't", "</s>"};

FloatRows seeded()
{
    Random random(7);
    FloatRows vectors(4, 3);
    for (float& value : vectors.reshaped())
        value = float(random.normal() * std::exp2(random.normal() * 10));
    vectors(1, 1) = 0;
    vectors(2, 2) = std::numeric_limits<float>::denorm_min();
    return vectors;
}

}  // namespace

void tst_Word2VecFiles::theTextReadsBackBitForBit()
{
    const FloatRows vectors = seeded();
    const WordVectors read = readWordVectors(MappedFile::ofMemory(wordVectorText(words, vectors), "x.vec"));

    QCOMPARE(read.words, words);
    QCOMPARE(read.dimension, 3);
    QCOMPARE(read.notes.size(), 0U);
    QCOMPARE(FloatRows(Eigen::Map<const FloatRows>(read.values.data(), 4, 3)), vectors);
}

void tst_Word2VecFiles::theArrayReadsBackWithItsWords()
{
    const FloatRows vectors = seeded();
    const std::vector<FileBytes> files = wordVectorFiles("folder.v1/zh.npy", words, vectors);

    QCOMPARE(files.size(), 2U);
    QCOMPARE(files[0].path, std::string("folder.v1/zh.npy"));
    QCOMPARE(files[1].path, std::string("folder.v1/zh.vocab.txt"));
    QCOMPARE(files[1].bytes, std::string("the\n\xe4\xb8\x9c\ndon't\n</s>\n"));
    const NpyArray array = parseNpy(files[0].bytes, "x.npy");
    QCOMPARE(array.dtype, std::string("<f4"));
    QCOMPARE(array.shape, (std::vector<std::int64_t>{4, 3}));
    for (Eigen::Index i = 0; i < vectors.size(); ++i)
        QCOMPARE(array.values[std::size_t(i)], double(vectors.data()[i]));
}

void tst_Word2VecFiles::whatCannotBeWrittenIsRefused()
{
    const FloatRows one = FloatRows::Zero(1, 2);
    const std::vector<std::string> broken = {"a\nb"}, empty = {""}, good = {"a"};

    QCOMPARE(refusal([&] { wordVectorFiles("x.txt", good, one); }),
             QByteArray("x.txt: the suffix .txt; .vec or .npy is needed"));
    QCOMPARE(refusal([&] { wordVectorFiles("x", good, one); }), QByteArray("x: no suffix; .vec or .npy is needed"));
    QVERIFY(!refusal([&] { wordVectorFiles("x.vec", broken, one); }).isEmpty());
    QVERIFY(!refusal([&] { wordVectorFiles("x.npy", empty, one); }).isEmpty());
}

WHORL_CORE_TEST(tst_Word2VecFiles)
#include "tst_word2vec_files.moc"
