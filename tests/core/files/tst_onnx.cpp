// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/onnx.h"

#include "core/files/npy.h"
#include "tests/support/cases.h"
#include "tests/support/test_main.h"

using namespace whorl;
using namespace whorl::test;

class tst_Onnx : public QObject {
    Q_OBJECT

private slots:
    void everyWayToStoreNumbersIsRead();
    void metadataAreListed();
    void aWrongInitialiserIsAProblem_data();
    void aWrongInitialiserIsAProblem();
    void numbersInOtherFilesAreNeverOpened();
    void listsMayBeUnpacked();
    void damagedModelsAreRefused_data();
    void damagedModelsAreRefused();
    void everyCutIsRefused();
};

namespace {

/// A field of bytes or of a varint.
std::string field(int number, const std::string& content)
{
    return std::string{char(number << 3 | 2), char(content.size())} + content;
}

std::string field(int number, char value)
{
    return std::string{char(number << 3), value};
}

std::string model(const std::string& tensor)
{
    return field(1, '\x08') + field(7, field(5, tensor));
}

}  // namespace

void tst_Onnx::everyWayToStoreNumbersIsRead()
{
    const auto file = openTensorFile(casePath("formats/ok.onnx"));

    QCOMPARE(file->format(), "ONNX");
    QCOMPARE(file->tensors().size(), 4U);
    QVERIFY(file->problems().empty());
    const std::vector<double> expected = readNpy(casePath("formats/v1.npy")).values;
    QCOMPARE(file->find("wte")->dtype, "FLOAT");
    QCOMPARE(file->find("wte")->shape, (std::vector<std::int64_t>{6, 4}));
    QCOMPARE(valuesOf(*file, "wte"), expected);
    QCOMPARE(valuesOf(*file, "wpe_float_data"), expected);
    QCOMPARE(valuesOf(*file, "f16_int32_data"), readNpy(casePath("formats/f2.npy")).values);
    QCOMPARE(valuesOf(*file, "bf16"), (std::vector<double>{1, -2}));
}

void tst_Onnx::metadataAreListed()
{
    const auto file = opened(field(1, '\x08') + field(2, "maker") + field(14, field(1, "key") + field(2, "value"))
                                 + field(7, std::string()),
                             "x");

    QCOMPARE(file->metadata().size(), 3U);
    QCOMPARE(std::get<std::uint64_t>(file->metadata()[0].value), 8U);
    QCOMPARE(std::get<std::string>(file->metadata()[1].value), "maker");
    QCOMPARE(file->metadata()[2].key, "key");
    QCOMPARE(std::get<std::string>(file->metadata()[2].value), "value");
}

void tst_Onnx::aWrongInitialiserIsAProblem_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<QByteArray>("says");
    const std::string one = field(1, '\1') + field(2, '\1');
    QTest::newRow("raw data too short")
        << caseBytes("formats/raw_short.onnx")
        << QByteArray("raw_data has 4 bytes; FLOAT of shape (1000000, 1000000) needs 4000000000000");
    QTest::newRow("no values") << model(one) << QByteArray("no values");
    QTest::newRow("segment") << model(one + field(3, std::string())) << QByteArray("a part of a tensor");
    QTest::newRow("text") << model(field(1, '\1') + field(2, '\x08')) << QByteArray("STRING");
    QTest::newRow("unknown type") << model(field(1, '\1') + field(2, '\x63')) << QByteArray("type 99");
    QTest::newRow("negative size") << model(std::string("\x08\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01", 11)
                                            + field(2, '\1'))
                                   << QByteArray("shape (-1,)");
}

void tst_Onnx::aWrongInitialiserIsAProblem()
{
    QFETCH(const std::string, bytes);
    QFETCH(const QByteArray, says);

    const auto file = opened(bytes, "x.onnx");

    QCOMPARE(file->problems().size(), 1U);
    QVERIFY2(QByteArray::fromStdString(file->problems()[0].found).contains(says), file->problems()[0].found.c_str());
    for (const TensorInfo& each : file->tensors())
        QVERIFY(!file->whyUnreadable(each.name).empty());
}

void tst_Onnx::numbersInOtherFilesAreNeverOpened()
{
    const std::string location = field(13, field(1, "location") + field(2, "../../etc/passwd"));
    const auto file = opened(model(field(1, '\1') + field(2, '\1') + field(8, "w") + location + field(14, '\1')), "x");

    QCOMPARE(file->tensors().size(), 1U);
    QVERIFY(QByteArray::fromStdString(file->whyUnreadable("w")).contains("another file, ../../etc/passwd"));
    QVERIFY(refusal([&] { valuesOf(*file, "w"); }).contains("never opened"));
}

void tst_Onnx::listsMayBeUnpacked()
{
    // Two floats, each in a field of its own; then three small integers, two of them packed.
    const std::string single =
        std::string("\x25") + littleEndian(0x3f800000) + std::string("\x25") + littleEndian(0x40000000);
    const auto floats = opened(model(field(1, '\2') + field(2, '\1') + single), "x");
    QCOMPARE(valuesOf(*floats, ""), (std::vector<double>{1, 2}));

    const auto bytes =
        opened(model(field(1, '\3') + field(2, '\3') + field(5, '\5') + field(5, std::string("\6\7"))), "x");
    QCOMPARE(valuesOf(*bytes, ""), (std::vector<double>{5, 6, 7}));

    const auto missing = opened(model(field(1, '\4') + field(2, '\3') + field(5, '\5')), "x");
    QVERIFY(refusal([&] { valuesOf(*missing, ""); }).contains("its list has 1 values; its shape needs 4"));
}

void tst_Onnx::damagedModelsAreRefused_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("cut") << caseBytes("formats/trunc.onnx") << QByteArray("the file ends early");
    QTest::newRow("no graph") << field(1, '\x08') + field(2, "maker") << QByteArray("without a graph");
    QTest::newRow("long number") << field(1, '\x08') + "\x28" + std::string(11, '\xff')
                                 << QByteArray("more than 10 bytes");
    QTest::newRow("65 sizes") << model(field(1, std::string(65, '\1'))) << QByteArray("more than 64 sizes");
    QTest::newRow("group") << field(1, '\x08') + "\x3b" << QByteArray("field 7 of kind 3");
    QTest::newRow("field 0") << field(1, '\x08') + field(2, "x") + std::string("\0\1", 2) << QByteArray("number 0");
    QTest::newRow("length beyond the end")
        << field(1, '\x08') + "\x3a\xff\xff\xff\xff\xff\xff\xff\xff\x7f" << QByteArray("needs 9223372036854775807");
}

void tst_Onnx::damagedModelsAreRefused()
{
    QFETCH(const std::string, bytes);
    QFETCH(const QByteArray, says);
    const QByteArray message = refusal([&] { opened(bytes, "x.onnx"); });
    QVERIFY2(message.contains(says), message);
}

void tst_Onnx::everyCutIsRefused()
{
    const std::string whole = caseBytes("formats/ok.onnx");
    // The graph ends four bytes before the end; the list of operator sets after it is not needed.
    for (std::size_t length = 0; length + 4 < whole.size(); ++length)
        QVERIFY_EXCEPTION_THROWN(opened(whole.substr(0, length), "cut.onnx"), FileError);
}

WHORL_CORE_TEST(tst_Onnx)
#include "tst_onnx.moc"
