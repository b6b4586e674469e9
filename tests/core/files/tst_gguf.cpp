// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/gguf.h"

#include "core/files/ggml_type.h"
#include "tests/support/cases.h"
#include "tests/support/test_main.h"

#include <cmath>

using namespace whorl;
using namespace whorl::test;

class tst_Gguf : public QObject {
    Q_OBJECT

private slots:
    void versionsTwoAndThreeHoldTheSame_data();
    void versionsTwoAndThreeHoldTheSame();
    void quantisedTypesAreRead();
    void unknownTypesAreNamed();
    void arraysAreReadByTheirOwnType();
    void everyTypeOfValueIsRead();
    void rowsComeFirst();
    void whatIsWrongIsNamed_data();
    void whatIsWrongIsNamed();
    void headersSayWhatTheyMust_data();
    void headersSayWhatTheyMust();
    void everyCutIsRefused();
};

namespace {

using Word = std::uint32_t;
using Long = std::uint64_t;

std::string text(const std::string& value)
{
    return littleEndian(Long{value.size()}) + value;
}

/// A version 3 file of these keys and tensors.
std::string made(Long tensors, Long keys, const std::string& rest)
{
    return std::string("\x47\x47\x55\x46") + littleEndian(Word{3}) + littleEndian(tensors) + littleEndian(keys) + rest;
}

const MetaValue& valueOf(const TensorFile& file, const char* key)
{
    for (const MetaEntry& each : file.metadata())
        if (each.key == key)
            return each.value;
    qFatal("no key %s", key);
}

}  // namespace

void tst_Gguf::versionsTwoAndThreeHoldTheSame_data()
{
    QTest::addColumn<QByteArray>("file");
    for (const char* name : {"B36/v2.gguf", "B36/v3.gguf", "B43/f16.gguf"})
        QTest::newRow(name) << QByteArray(name);
}

void tst_Gguf::versionsTwoAndThreeHoldTheSame()
{
    QFETCH(const QByteArray, file);

    const auto gguf = openTensorFile(casePath(file.toStdString()));

    QCOMPARE(gguf->format(), "GGUF");
    QCOMPARE(gguf->tensors().size(), 1U);
    const TensorInfo& tensor = gguf->tensors()[0];
    QVERIFY(tensor.name.starts_with("token_embd"));
    QCOMPARE(tensor.shape, (std::vector<std::int64_t>{3, 4}));
    QCOMPARE(valuesOf(*gguf, tensor.name), (std::vector<double>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}));
    QCOMPARE(std::get<double>(valueOf(*gguf, "llama.rope.freq_base")), 500000.0);
    QCOMPARE(std::get<std::vector<std::string>>(valueOf(*gguf, "tokenizer.ggml.tokens")),
             (std::vector<std::string>{"<unk>", "\u2581hello", "\u2581world"}));
}

void tst_Gguf::quantisedTypesAreRead()
{
    const auto eight = openTensorFile(casePath("B42/q8_0.gguf"));
    std::vector<double> expected;
    for (int i = -16; i < 16; ++i)
        expected.push_back(0.5 * i);
    QCOMPARE(eight->tensors()[0].dtype, "Q8_0");
    QCOMPARE(valuesOf(*eight, eight->tensors()[0].name), expected);

    // One block: scale 2, then bytes 0x80, 0x91 ... whose low halves count up from 0 and high halves from 8.
    std::string block = littleEndian(std::uint16_t{0x4000});
    for (int i = 0; i < 16; ++i)
        block += static_cast<char>((8 + i) % 16 << 4 | i);
    const std::string header =
        text("q") + littleEndian(Word{1}) + littleEndian(Long{32}) + littleEndian(Word{2}) + littleEndian(Long{0});
    std::string bytes = made(1, 0, header);
    bytes.resize((bytes.size() + 31) / 32 * 32);
    const auto four = opened(bytes + block, "x.gguf");
    const std::vector<double> values = valuesOf(*four, "q");
    for (int i = 0; i < 16; ++i) {
        QCOMPARE(values[std::size_t(i)], 2.0 * (i - 8));
        QCOMPARE(values[std::size_t(16 + i)], 2.0 * ((8 + i) % 16 - 8));
    }
    QCOMPARE(openTensorFile(casePath("formats/q4.gguf"))->tensors()[0].dtype, "Q4_0");
}

void tst_Gguf::unknownTypesAreNamed()
{
    const auto file = openTensorFile(casePath("B42/unknown_type.gguf"));

    QCOMPARE(file->tensors().size(), 1U);
    QCOMPARE(file->tensors()[0].dtype, "type 99");
    QCOMPARE(file->problems().size(), 1U);
    QCOMPARE(file->problems()[0].found, "type 99");
    QVERIFY(refusal([&] { valuesOf(*file, file->tensors()[0].name); }).contains("type 99"));
    QCOMPARE(ggmlType(14).name, "Q6_K");
    QCOMPARE(ggmlType(4).name, "type 4");
}

void tst_Gguf::arraysAreReadByTheirOwnType()
{
    const auto file = openTensorFile(casePath("formats/arr_type.gguf"));

    QCOMPARE(std::get<std::vector<double>>(valueOf(*file, "tokenizer.ggml.scores")), (std::vector<double>{0, 0, 0, 0}));
}

void tst_Gguf::everyTypeOfValueIsRead()
{
    const auto entry = [](const char* key, Word type, const std::string& value) {
        return text(key) + littleEndian(type) + value;
    };
    const std::string list = littleEndian(Word{5}) + littleEndian(Long{2}) + littleEndian(-1) + littleEndian(7);
    const auto file = opened(
        made(0, 13,
             entry("a", 0, "\xff") + entry("b", 1, "\xff") + entry("c", 2, "\xff\xff") + entry("d", 3, "\xff\xff")
                 + entry("e", 4, "\xff\xff\xff\xff") + entry("f", 5, "\xff\xff\xff\xff")
                 + entry("g", 6, littleEndian(Word{0x3fc00000})) + entry("h", 7, "\x01") + entry("i", 8, text("word"))
                 + entry("j", 9, list) + entry("k", 10, std::string(8, '\xff')) + entry("l", 11, std::string(8, '\xff'))
                 + entry("m", 12, littleEndian(Long{0x4004000000000000}))),
        "x.gguf");

    QCOMPARE(std::get<std::uint64_t>(valueOf(*file, "a")), 255U);
    QCOMPARE(std::get<std::int64_t>(valueOf(*file, "b")), -1);
    QCOMPARE(std::get<std::uint64_t>(valueOf(*file, "c")), 65535U);
    QCOMPARE(std::get<std::int64_t>(valueOf(*file, "d")), -1);
    QCOMPARE(std::get<std::uint64_t>(valueOf(*file, "e")), 4294967295U);
    QCOMPARE(std::get<std::int64_t>(valueOf(*file, "f")), -1);
    QCOMPARE(std::get<double>(valueOf(*file, "g")), 1.5);
    QVERIFY(std::get<bool>(valueOf(*file, "h")));
    QCOMPARE(std::get<std::string>(valueOf(*file, "i")), "word");
    QCOMPARE(std::get<std::vector<double>>(valueOf(*file, "j")), (std::vector<double>{-1, 7}));
    QCOMPARE(std::get<std::uint64_t>(valueOf(*file, "k")), UINT64_MAX);
    QCOMPARE(std::get<std::int64_t>(valueOf(*file, "l")), -1);
    QCOMPARE(std::get<double>(valueOf(*file, "m")), 2.5);
}

void tst_Gguf::rowsComeFirst()
{
    for (const char* name : {"formats/v2.gguf", "formats/v3.gguf", "formats/align64.gguf"}) {
        const auto file = openTensorFile(casePath(name));
        QCOMPARE(file->find("token_embd.weight")->shape, (std::vector<std::int64_t>{6, 4}));
        // Half precision keeps eleven bits.
        QVERIFY(std::abs(valuesOf(*file, "token_embd.weight")[0] - 1.7640999555587769) < 0x1p-11);
        QVERIFY(std::abs(valuesOf(*file, "token_embd.weight")[5] + 0.9772999882698059) < 0x1p-12);
    }
}

void tst_Gguf::whatIsWrongIsNamed_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* file, const char* says) {
        QTest::newRow(file) << QByteArray(file) << QByteArray(says);
    };
    row("B37/v1.gguf", "GGUF version 1 is not supported");
    row("B39/bad_magic.gguf", "not a GGUF file (starts with FGUG)");
    row("B39/future_v9.gguf", "GGUF version 9 is not supported");
    row("B40/truncated.gguf", "the file ends early");
    row("B40/truncated_data.gguf", "has 40 bytes there; F32 of shape (3, 4) needs 48");
    row("B41/huge_array.gguf", "4611686018427387904 values in tokenizer.ggml.tokens; the file has");
    row("formats/v3_big_endian.gguf", "a big-endian file (its version reads as 50331648)");
    row("formats/align_type.gguf", "general.alignment has values of type");
    row("formats/nk_huge.gguf", "keys; the file has");
    row("formats/str_huge.gguf", "the file ends early: 1 bytes are left; key 0 needs");
    row("formats/arr_nested.gguf", "an array of arrays");
    row("formats/offset_out.gguf", "it begins at byte");
}

void tst_Gguf::whatIsWrongIsNamed()
{
    QFETCH(const QByteArray, file);
    QFETCH(const QByteArray, says);
    const QByteArray message = refusal([&] { openTensorFile(casePath(file.toStdString())); });
    QVERIFY2(message.contains(says), message);
}

void tst_Gguf::headersSayWhatTheyMust_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* name, const std::string& bytes, const char* says) {
        QTest::newRow(name) << bytes << QByteArray(says);
    };
    const auto key = [](const std::string& name, Word type, const std::string& value) {
        return text(name) + littleEndian(type) + value;
    };
    const auto tensor = [](const char* name, std::vector<Long> sizes, Word type, Long offset) {
        std::string bytes = text(name) + littleEndian(Word(sizes.size()));
        for (const Long each : sizes)
            bytes += littleEndian(each);
        return bytes + littleEndian(type) + littleEndian(offset);
    };
    row("mark alone", "GGUF", "the version needs 4");
    row("empty key", made(0, 1, key("", 0, "\1") + "padding"), "a key of 0 bytes");
    row("key twice", made(0, 2, key("a", 0, "\1") + key("a", 0, "\1")), "for the second time");
    row("type 13", made(0, 1, key("a", 13, "\1")), "values of type 13");
    row("truth 2", made(0, 1, key("a", 7, "\2")), "truth value 2");
    row("array type 13", made(0, 1, key("a", 9, littleEndian(Word{13}) + littleEndian(Long{1}))), "values of type 13");
    row("alignment 0", made(0, 1, key("general.alignment", 4, littleEndian(Word{0}))), "alignment: 0;");
    row("alignment 12", made(0, 1, key("general.alignment", 4, littleEndian(Word{12}))), "alignment: 12;");
    row("large array",
        made(0, 1, key("a", 9, littleEndian(Word{0}) + littleEndian(Long{5000000}) + std::string(5000000, '\0'))),
        "an array of 5000000 values");
    row("tensors", made(1000, 0, std::string(999, '\0')), "1000 tensors; the file has 999 bytes left");
    row("no name", made(1, 0, tensor("", {1}, 0, 0) + std::string(64, '\0')), "without a name");
    row("twice", made(2, 0, tensor("a", {1}, 0, 0) + tensor("a", {1}, 0, 0) + std::string(64, '\0')), "there twice");
    row("five dimensions", made(1, 0, tensor("a", {1, 1, 1, 1, 1}, 0, 0) + std::string(64, '\0')), "5 dimensions");
    row("size 2^63", made(1, 0, tensor("a", {Long{1} << 63}, 0, 0) + std::string(64, '\0')),
        "has size 9223372036854775808");
    row("product", made(1, 0, tensor("a", {(Long{1} << 42) + 1, Long{1} << 40}, 0, 0) + std::string(64, '\0')),
        "it needs");
    row("half a block", made(1, 0, tensor("a", {33}, 8, 0) + std::string(99, '\0')), "a multiple of 32 is needed");
    row("misaligned", made(1, 0, tensor("a", {1}, 0, 4) + std::string(99, '\0')), "a multiple of 32 is needed");
    row("outside", made(1, 0, tensor("a", {1}, 0, 1U << 20) + std::string(99, '\0')), "it begins at byte 1048576");
}

void tst_Gguf::headersSayWhatTheyMust()
{
    QFETCH(const std::string, bytes);
    QFETCH(const QByteArray, says);
    const QByteArray message = refusal([&] { opened(bytes, "x.gguf"); });
    QVERIFY2(message.contains(says), message);
}

void tst_Gguf::everyCutIsRefused()
{
    const std::string whole = caseBytes("B36/v3.gguf");
    // The tensor ends at byte 368; padding follows.
    for (std::size_t length = 0; length < 368; ++length)
        QVERIFY_EXCEPTION_THROWN(opened(whole.substr(0, length), "cut.gguf"), FileError);
}

WHORL_CORE_TEST(tst_Gguf)
#include "tst_gguf.moc"
