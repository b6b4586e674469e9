// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/npy.h"

#include "core/error.h"
#include "core/files/table.h"
#include "tests/support/cases.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTemporaryDir>

#include <cmath>

using namespace whorl;
using namespace whorl::test;

class tst_Npy : public QObject {
    Q_OBJECT

private slots:
    void filesOfEveryFormHoldTheSameNumbers_data();
    void filesOfEveryFormHoldTheSameNumbers();
    void unusableFilesAreRefused_data();
    void unusableFilesAreRefused();
    void everyCutIsRefused();
    void whatIsWrittenIsRead();
    void writtenDataAreAligned();
    void wholeNumbersAreRead();
    void aFileOfTensorsHoldsTheSameNumbers();
    void rowsOfAnyRankAreReadInOrder();
    void rowsOutsideAreRefused();
    void aTableHasTwoDimensions_data();
    void aTableHasTwoDimensions();
    void aTableIsReadOnceUntilItChanges();
    void aTableIsFinite();
    void shippedTablesAreWithinTheProgram();
};

namespace {

/// A version 1 file with this dictionary and so many bytes of data.
std::string made(const std::string& dictionary, std::size_t dataBytes)
{
    std::string bytes = std::string("\x93NUMPY\x01\x00", 8);
    bytes += char(dictionary.size() % 256);
    bytes += char(dictionary.size() / 256);
    return bytes + dictionary + std::string(dataBytes, '\0');
}

}  // namespace

void tst_Npy::filesOfEveryFormHoldTheSameNumbers_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("reference");
    for (const char* name : {"v1", "v2", "v3", "fortran", "big_endian", "key_order", "f8"})
        QTest::newRow(name) << "formats/" + QByteArray(name) + ".npy" << QByteArray("formats/v1.npy");
    for (const char* name : {"B23/fortran_be", "B23/fortran_le_f4", "B25/half"})
        QTest::newRow(name) << QByteArray(name) + ".npy" << QByteArray();
}

void tst_Npy::filesOfEveryFormHoldTheSameNumbers()
{
    QFETCH(const QByteArray, file);
    QFETCH(const QByteArray, reference);

    const NpyArray array = readNpy(casePath(file.toStdString()));

    if (reference.isEmpty()) {
        QCOMPARE(array.shapeText(), "(2, 3)");
        QCOMPARE(array.values, (std::vector<double>{1.5, -2, 3.25, 4, 5.5, -6.75}));
        return;
    }
    QCOMPARE(array.shapeText(), "(6, 4)");
    QCOMPARE(array.values.front(), 1.7640999555587769);
    QCOMPARE(array.values[5], -0.9772999882698059);
    QCOMPARE(array.values, readNpy(casePath(reference.toStdString())).values);
}

void tst_Npy::unusableFilesAreRefused_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<QByteArray>("says");
    const auto file = [](const char* name) { return readBytes(casePath(name)); };
    QTest::newRow("object") << file("formats/object.npy") << QByteArray("pickle");
    QTest::newRow("object B27") << file("B27/object.npy") << QByteArray("pickle");
    QTest::newRow("record") << file("B27/struct.npy") << QByteArray("record type [('x', '<f4')");
    QTest::newRow("short") << file("B28/short.npy") << QByteArray("20 bytes of data; shape (2, 3) needs 24");
    QTest::newRow("huge shape") << file("B28/huge_shape.npy") << QByteArray("needs 6.4e+19");
    QTest::newRow("overflow") << file("formats/overflow.npy") << QByteArray("needs 7.38e+19");
    QTest::newRow("negative") << file("formats/negative.npy") << QByteArray("size -1");
    QTest::newRow("void") << file("formats/void_bf16.npy") << QByteArray("bfloat16");
    QTest::newRow("header beyond the file") << file("formats/hdrlen.npy") << QByteArray("4294967295");
    QTest::newRow("version 9") << file("formats/ver9.npy") << QByteArray("version 9");
    QTest::newRow("empty") << std::string() << QByteArray("empty file");
    QTest::newRow("another format") << std::string("{\"whorl\": 1}") << QByteArray("no npy file");
    QTest::newRow("LFS pointer") << std::string("version https://git-lfs.github.com/spec/v1\n")
                                 << QByteArray("Git LFS");
    QTest::newRow("complex") << made("{'descr': '<c8', 'fortran_order': False, 'shape': (1,)}", 8)
                             << QByteArray("'<c8'");
    QTest::newRow("text") << made("{'descr': '<U9', 'fortran_order': False, 'shape': (1,)}", 36) << QByteArray("'<U9'");
    QTest::newRow("empty type") << made("{'descr': '', 'fortran_order': False, 'shape': (1,)}", 8)
                                << QByteArray("descr");
    QTest::newRow("no shape") << made("{'descr': '<f4', 'fortran_order': False}", 8) << QByteArray("no key shape");
    QTest::newRow("no order") << made("{'descr': '<f4', 'shape': (2,)}", 8) << QByteArray("no key fortran_order");
    QTest::newRow("order 1") << made("{'descr': '<f4', 'fortran_order': 1, 'shape': (2,)}", 8)
                             << QByteArray("True or False");
    QTest::newRow("another key") << made("{'descr': '<f4', 'x': 1}", 8) << QByteArray("the key 'x'");
    QTest::newRow("unclosed") << made("{'descr': [('a', '<f4'", 8) << QByteArray("closing bracket");
    QTest::newRow("size beyond 64 bits") << made(
        "{'descr': '<f4', 'fortran_order': False, 'shape': (99999999999999999999,)}", 8)
                                         << QByteArray("99999999999999999999");
    QTest::newRow("product beyond a float")
        << made("{'descr': '<f4', 'fortran_order': False, 'shape': (9223372036854775807, 9223372036854775807, "
                "9223372036854775807, 9223372036854775807, 9223372036854775807)}",
                8)
        << QByteArray("needs");
}

void tst_Npy::unusableFilesAreRefused()
{
    QFETCH(const std::string, bytes);
    QFETCH(const QByteArray, says);
    try {
        parseNpy(bytes, "x.npy");
        QFAIL("accepted");
    } catch (const FileError& error) {
        QVERIFY2(QByteArray(error.what()).contains(says), error.what());
        QVERIFY2(QByteArray(error.what()).startsWith("x.npy"), error.what());
    }
}

void tst_Npy::everyCutIsRefused()
{
    const std::string whole = readBytes(casePath("formats/v1.npy"));
    for (std::size_t length = 0; length < whole.size(); ++length)
        QVERIFY_EXCEPTION_THROWN(parseNpy(std::string_view(whole).substr(0, length), "cut.npy"), FileError);
    QCOMPARE(parseNpy(whole + "more", "long.npy").values.size(), 24U);
}

void tst_Npy::whatIsWrittenIsRead()
{
    const std::vector<double> values = {1.5, -0.1, NAN, INFINITY, 5e-324, 7};
    const std::vector<float> floats = {1.5F, -0.1F};

    const NpyArray array = parseNpy(npyBytes(values, std::array<std::int64_t, 3>{1, 3, 2}), "a");
    const NpyArray list = parseNpy(npyBytes(floats, std::array<std::int64_t, 1>{2}), "b");
    const NpyArray none = parseNpy(npyBytes(std::vector<double>{}, std::array<std::int64_t, 2>{0, 5}), "c");

    QCOMPARE(array.shapeText(), "(1, 3, 2)");
    QVERIFY(std::isnan(array.values[2]));
    QCOMPARE(array.values[1], -0.1);
    QCOMPARE(array.values[4], 5e-324);
    QCOMPARE(list.dtype, "<f4");
    QCOMPARE(list.shapeText(), "(2,)");
    QCOMPARE(list.values[1], double(-0.1F));
    QCOMPARE(none.values.size(), 0U);
}

void tst_Npy::writtenDataAreAligned()
{
    for (std::int64_t size : {1, 10, 100, 1000, 10000}) {
        const std::string bytes = npyBytes(std::vector<double>(std::size_t(size)), std::array{size});
        const std::size_t begin = bytes.size() - 8 * std::size_t(size);
        QCOMPARE(begin % 64, 0U);
        QCOMPARE(bytes[begin - 1], '\n');
    }
}

void tst_Npy::wholeNumbersAreRead()
{
    QCOMPARE(readNpy(casePath("formats/i1.npy")).values.size(), 4U);
    const std::string eight = made("{'descr': '<i8', 'fortran_order': False, 'shape': (1,)}", 0);

    QCOMPARE(parseNpy(eight + std::string(8, '\xff'), "x").values[0], -1.0);
    QVERIFY_EXCEPTION_THROWN(parseNpy(eight + std::string(8, '\x7f'), "x"), FileError);
}

void tst_Npy::aFileOfTensorsHoldsTheSameNumbers()
{
    for (const char* name : {"formats/v1", "formats/v3", "formats/fortran", "formats/big_endian", "formats/f2",
                             "formats/f8", "formats/i1", "B23/fortran_be", "B25/half", "B26/cube", "B26/scalar"}) {
        const std::string file = casePath(std::string(name) + ".npy");
        const NpyArray array = readNpy(file);
        const auto tensors = openTensorFile(file);

        QCOMPARE(tensors->format(), "npy");
        QCOMPARE(tensors->tensors().size(), 1U);
        QCOMPARE(tensors->tensors()[0].dtype, array.dtype);
        QCOMPARE(tensors->tensors()[0].shape, array.shape);
        QCOMPARE(valuesOf(*tensors, ""), array.values);
    }
    QVERIFY(refusal([] { openTensorFile(casePath("formats/object.npy")); }).contains("pickle"));
    QVERIFY(refusal([] { openTensorFile(casePath("B28/short.npy")); }).contains("20 bytes of data"));
}

void tst_Npy::rowsOfAnyRankAreReadInOrder()
{
    // 0 to 23 in the order of the file; element (i, j, k) of Fortran order lies at i + 2 j + 6 k.
    std::string data;
    for (char i = 0; i < 24; ++i)
        data += i;
    const auto file = opened(made("{'descr': '|u1', 'fortran_order': True, 'shape': (2, 3, 4)}", 0) + data, "x");
    std::vector<float> rows(8);

    file->readRows("", 4, 2, std::span(rows));

    // Rows 4 and 5 are (1, 1) and (1, 2).
    QCOMPARE(rows, (std::vector<float>{3, 9, 15, 21, 5, 11, 17, 23}));
}

void tst_Npy::rowsOutsideAreRefused()
{
    const auto file = openTensorFile(casePath("formats/v1.npy"));
    std::vector<float> row(4);
    for (const auto& [first, count] : {std::pair<qint64, qint64>{6, 1}, {-1, 1}, {5, 2}, {0, -1}, {INT64_MAX, 1}})
        QVERIFY(refusal([&, f = first, c = count] { file->readRows("", f, c, std::span(row)); }).contains("6 rows"));
    QVERIFY(refusal([&] { file->readRows("wte", 0, 1, std::span(row)); }).contains("no tensor wte"));
    QVERIFY_EXCEPTION_THROWN(file->readRows("", 0, 2, std::span(row)), std::invalid_argument);
}

void tst_Npy::aTableHasTwoDimensions_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("scalar") << QByteArray("B26/scalar.npy") << QByteArray("0-dimensional");
    QTest::newRow("d0") << QByteArray("formats/d0.npy") << QByteArray("0-dimensional");
    QTest::newRow("list") << QByteArray("B26/vector1d.npy") << QByteArray("(3,)");
    QTest::newRow("d1") << QByteArray("formats/d1.npy") << QByteArray("(4,)");
    QTest::newRow("cube") << QByteArray("B26/cube.npy") << QByteArray("(2, 2, 2)");
    QTest::newRow("absent") << QByteArray("absent.npy") << QByteArray("no such file");
    QTest::newRow("folder") << QByteArray("") << QByteArray("a folder");
}

void tst_Npy::aTableHasTwoDimensions()
{
    QFETCH(const QByteArray, file);
    QFETCH(const QByteArray, says);
    try {
        loadTable(casePath(file.toStdString()));
        QFAIL("accepted");
    } catch (const FileError& error) {
        QVERIFY2(QByteArray(error.what()).contains(says), error.what());
    }
}

void tst_Npy::aTableIsReadOnceUntilItChanges()
{
    QTemporaryDir folder;
    const auto save = [&](std::int64_t rows) {
        QFile file(folder.filePath("t.npy"));
        const std::string bytes =
            npyBytes(std::vector<double>(std::size_t(rows), 1), std::array<std::int64_t, 2>{rows, 1});
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes.data(), qint64(bytes.size())) < 0)
            qFatal("cannot write");
        return file.fileName().toStdString();
    };
    const std::string file = save(3);

    const auto first = loadTable(file);
    QCOMPARE(loadTable(file).get(), first.get());
    save(4);
    QCOMPARE(loadTable(file)->values.rows(), 4);
    QCOMPARE(first->values.rows(), 3);
}

void tst_Npy::aTableIsFinite()
{
    QTemporaryDir folder;
    QFile file(folder.filePath("nan.npy"));
    const std::string bytes = npyBytes(std::vector<double>{1, 2, 3, NAN}, std::array<std::int64_t, 2>{2, 2});
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes.data(), qint64(bytes.size())) > 0);
    file.close();
    try {
        loadTable(file.fileName().toStdString());
        QFAIL("accepted");
    } catch (const FileError& error) {
        QVERIFY(QByteArray(error.what()).contains("row 1, column 1"));
    }
}

void tst_Npy::shippedTablesAreWithinTheProgram()
{
    const auto table = shippedTable("tinylm_abs_wpe_64x64.npy", "example");
    const NpyArray file = readNpy(WHORL_SOURCE_DIR "/resources/data/tinylm_abs_wpe_64x64.npy");

    QCOMPARE(table->sizeText(), "64 x 64");
    QVERIFY(std::equal(file.values.begin(), file.values.end(), table->values.data()));
}

WHORL_CORE_TEST(tst_Npy)
#include "tst_npy.moc"
