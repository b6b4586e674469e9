// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/npz.h"

#include "core/files/npy.h"
#include "core/files/zip.h"
#include "tests/support/cases.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_Npz : public QObject {
    Q_OBJECT

private slots:
    void storedAndDeflatedArraysHoldTheSame();
    void everyFormOfArchiveIsRead_data();
    void everyFormOfArchiveIsRead();
    void aBombIsUnpackedAsFarAsItsShape();
    void namesAreLabels();
    void entriesThatCannotBeUsedAreProblems();
    void otherArchivesAreNamed();
    void aSizeBeyondTheLimitIsNotUnpacked();
    void theChecksumIsCompared();
    void damagedArchivesAreRefused();
    void everyCutIsRefused();
};

namespace {

const std::vector<double> small = {1.5, -2, 3.25, 4, 5.5, -6.75};

/// The archive with one byte changed.
std::string damaged(const std::string& archive, std::size_t at)
{
    return archive.substr(0, at) + static_cast<char>(archive[at] ^ 0x55) + archive.substr(at + 1);
}

}  // namespace

void tst_Npz::storedAndDeflatedArraysHoldTheSame()
{
    const auto stored = openTensorFile(casePath("formats/stored.npz"));
    const auto deflated = openTensorFile(casePath("formats/deflated.npz"));

    QCOMPARE(stored->format(), "npz");
    for (const auto* file : {stored.get(), deflated.get()}) {
        QCOMPARE(file->tensors().size(), 2U);
        QCOMPARE(file->tensors()[0].name, "emb");
        QCOMPARE(file->tensors()[1].name, "other");
        QVERIFY(file->problems().empty());
    }
    for (const char* name : {"emb", "other", "emb"})
        QCOMPARE(valuesOf(*deflated, name), valuesOf(*stored, name));
    QCOMPARE(valuesOf(*deflated, "emb"), readNpy(casePath("formats/v1.npy")).values);
}

void tst_Npz::everyFormOfArchiveIsRead_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArrayList>("names");
    QTest::newRow("sizes after the data, Fortran order") << QByteArray("descriptor") << QByteArrayList{"a", "b", "c"};
    QTest::newRow("ZIP64, with a comment") << QByteArray("zip64") << QByteArrayList{"a"};
}

void tst_Npz::everyFormOfArchiveIsRead()
{
    QFETCH(const QByteArray, file);
    QFETCH(const QByteArrayList, names);

    const auto npz = openTensorFile(casePath("npz/" + file.toStdString() + ".npz"));

    QCOMPARE(npz->tensors().size(), std::size_t(names.size()));
    for (const QByteArray& name : names)
        QCOMPARE(valuesOf(*npz, name.toStdString()), small);
}

void tst_Npz::aBombIsUnpackedAsFarAsItsShape()
{
    const auto file = openTensorFile(casePath("formats/bomb.npz"));
    const TensorInfo& tensor = file->tensors().front();
    const RowShape size = rowShape(tensor.shape);
    std::vector<float> last(std::size_t(size.columns), 1);

    file->readRows(tensor.name, size.rows - 1, 1, std::span(last));

    QVERIFY(size.rows * size.columns >= 4'000'000);
    QVERIFY(std::all_of(last.begin(), last.end(), [](float each) { return each == 0; }));
    const auto archive = MappedFile::open(casePath("formats/bomb.npz"));
    const ZipEntry entry = readZipDirectory(*archive).front();
    QCOMPARE(zipContent(*archive, entry, 100).size(), 100U);
    QCOMPARE(zipContent(*archive, entry, UINT64_MAX).size(), entry.bytes);
}

void tst_Npz::namesAreLabels()
{
    const auto file = openTensorFile(casePath("formats/traversal.npz"));

    QVERIFY(file->tensors()[0].name.starts_with("../"));
    QVERIFY(!valuesOf(*file, file->tensors()[0].name).empty());
}

void tst_Npz::entriesThatCannotBeUsedAreProblems()
{
    const auto file = openTensorFile(casePath("npz/mixed.npz"));

    QCOMPARE(file->tensors().size(), 3U);
    QCOMPARE(valuesOf(*file, "a"), small);
    QVERIFY(QByteArray::fromStdString(file->whyUnreadable("o")).contains("pickle"));
    QVERIFY(refusal([&] { valuesOf(*file, "o"); }).contains("pickle"));
    QVERIFY(refusal([&] { valuesOf(*file, "short"); }).contains("needs 152"));
    QCOMPARE(file->problems().size(), 3U);
    QCOMPARE(file->problems()[0].where, "o.npy");
    QVERIFY(file->problems()[1].where.ends_with("note.txt"));
    QVERIFY(file->problems()[2].where.ends_with("bad.npy"));
}

void tst_Npz::otherArchivesAreNamed()
{
    const auto says = [](const char* name) { return refusal([&] { openTensorFile(casePath(name)); }); };
    QVERIFY(says("npz/checkpoint.npz").contains("PyTorch checkpoint"));
    QVERIFY(says("npz/text.npz").contains("1 files without any .npy"));
}

void tst_Npz::aSizeBeyondTheLimitIsNotUnpacked()
{
    const auto file = openTensorFile(casePath("npz/huge_shape.npz"));

    QCOMPARE(file->tensors()[0].shape, (std::vector<std::int64_t>{1'000'000'000, 4}));
    std::vector<float> row(4);
    QVERIFY(refusal([&] { file->readRows("a", 0, 1, std::span(row)); }).contains("it unpacks to 16000000128 bytes"));
}

void tst_Npz::theChecksumIsCompared()
{
    const std::string whole = caseBytes("npz/zip64.npz");
    const auto archive = MappedFile::ofMemory(damaged(whole, 200), "x");

    QVERIFY(refusal([&] { zipContent(*archive, readZipDirectory(*archive)[0], UINT64_MAX); }).contains("checksum"));
}

void tst_Npz::damagedArchivesAreRefused()
{
    const std::string whole = caseBytes("formats/deflated.npz");
    const std::size_t directory = whole.find("PK\1\2");
    std::string encrypted = whole;
    encrypted[directory + 8] = '\1';
    QCOMPARE(opened(encrypted, "x")->problems()[0].found, "it is encrypted");
    std::string method = whole;
    method[directory + 10] = 12;
    QVERIFY(QByteArray::fromStdString(opened(method, "x")->problems()[0].found).contains("method 12"));
    std::string entries = whole;
    entries[whole.size() - 12] = '\x7f';
    QVERIFY(refusal([&] { opened(entries, "x"); }).contains("entries"));
}

void tst_Npz::everyCutIsRefused()
{
    const std::string whole = caseBytes("formats/stored.npz");
    for (std::size_t length = 0; length < whole.size(); ++length)
        QVERIFY_EXCEPTION_THROWN(opened(whole.substr(0, length), "cut.npz"), FileError);
}

WHORL_CORE_TEST(tst_Npz)
#include "tst_npz.moc"
