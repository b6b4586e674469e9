// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/safetensors.h"

#include "tests/support/cases.h"
#include "tests/support/scratch.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>

#include <cmath>

using namespace whorl;
using namespace whorl::test;

class tst_Safetensors : public QObject {
    Q_OBJECT

private slots:
    void aFileListsItsTensors();
    void metadataAreTexts();
    void shortFloatsAreWidenedExactly();
    void whatIsWrongIsNamed_data();
    void whatIsWrongIsNamed();
    void headersSayWhatTheyMust_data();
    void headersSayWhatTheyMust();
    void unknownTypesAreListedButNotRead();
    void missingShardsAreNamed();
    void shardsThatCannotBeReadAreNamed();
    void anIndexNamesOnlyFilesBesideIt();
    void everyCutIsRefused();
};

namespace {

std::string made(const std::string& json, std::size_t dataBytes)
{
    return littleEndian(std::uint64_t{json.size()}) + json + std::string(dataBytes, '\0');
}

}  // namespace

void tst_Safetensors::aFileListsItsTensors()
{
    const auto file = openTensorFile(casePath("B29/ok.safetensors"));

    QCOMPARE(file->format(), "safetensors");
    QCOMPARE(file->tensors().size(), 1U);
    const TensorInfo& tensor = file->tensors().front();
    QCOMPARE(tensor.dtype, "F32");
    QCOMPARE(tensor.shape, (std::vector<std::int64_t>{2, 2}));
    QCOMPARE(valuesOf(*file, tensor.name), (std::vector<double>{1, 2, 3, 4}));
    QVERIFY(file->problems().empty());
}

void tst_Safetensors::metadataAreTexts()
{
    const auto file =
        opened(made(R"({"__metadata__":{"format":"pt"},"a":{"dtype":"U8","shape":[],"data_offsets":[0,1]}})", 1), "x");

    QCOMPARE(file->metadata().size(), 1U);
    QCOMPARE(file->metadata()[0].key, "format");
    QCOMPARE(std::get<std::string>(file->metadata()[0].value), "pt");
    QCOMPARE(file->tensors().size(), 1U);
    QCOMPARE(valuesOf(*file, "a"), std::vector<double>{0});
    QVERIFY(refusal([] { opened(made(R"({"__metadata__":{"format":3}})", 0), "x"); }).contains("a text is needed"));
}

void tst_Safetensors::shortFloatsAreWidenedExactly()
{
    const auto brain = openTensorFile(casePath("B30/bf16.safetensors"));
    const auto half = openTensorFile(casePath("B30/f16.safetensors"));
    const TensorInfo& b = brain->tensors().front();
    const TensorInfo& h = half->tensors().front();

    QCOMPARE(b.shape, (std::vector<std::int64_t>{2, 3}));
    const std::vector<double> wide = valuesOf(*brain, b.name);
    QCOMPARE(wide[0], 1.0);
    QCOMPARE(wide[1], -3.140625);
    QCOMPARE(wide[2], 0x1p-133);
    QCOMPARE(wide[3], double(INFINITY));
    QVERIFY(std::isnan(wide[4]));
    QVERIFY(wide[5] == 0 && std::signbit(wide[5]));
    const std::vector<double> narrow = valuesOf(*half, h.name);
    QCOMPARE(narrow[2], 0x1p-24);
    QCOMPARE(narrow[3], 65504.0);
    QCOMPARE(narrow[4], double(INFINITY));
    QVERIFY(narrow[5] == 0 && std::signbit(narrow[5]));
}

void tst_Safetensors::whatIsWrongIsNamed_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArrayList>("says");
    const auto row = [](const char* file, QByteArrayList says) { QTest::newRow(file) << QByteArray(file) << says; };
    row("B29/lfs_pointer.safetensors", {"a Git LFS pointer", "fetch the real file"});
    row("B29/truncated.safetensors", {"has 11 bytes of data", "need 16", "download that broke off"});
    row("B29/header_huge.safetensors", {"byte 0: a header of ", "the file has 2 left"});
    row("B29/seven_bytes.safetensors", {"7 bytes are left", "needs 8"});
    row("B45/overlap.safetensors", {"'a' and 'b' overlap"});
    row("B45/shape_mismatch.safetensors", {"range has 16 bytes", "F32 of shape (3, 2) needs 24"});
    row("formats/len63.safetensors", {"a header of 9223372036854775808 bytes"});
    row("formats/len_max.safetensors", {"a header of 18446744073709551615 bytes"});
    row("formats/len_101MB.safetensors", {"a header of 100000001 bytes", "at most 100000000"});
    row("formats/hole.safetensors", {"a hole of"});
    row("formats/overlap.safetensors", {"overlap"});
    row("formats/trailing.safetensors", {"bytes after the last tensor"});
    row("formats/shape_overflow.safetensors", {"shape (", "it needs "});
    row("formats/shape_mismatch.safetensors", {"needs"});
    row("formats/reversed.safetensors", {"before it begins"});
    row("formats/dup_key.safetensors", {"tensor 'a': it is there twice"});
    row("formats/deep.safetensors", {"no list belongs here"});
}

void tst_Safetensors::whatIsWrongIsNamed()
{
    QFETCH(const QByteArray, file);
    QFETCH(const QByteArrayList, says);

    const std::string path = casePath(file.toStdString());
    const QByteArray message = refusal([&] { openTensorFile(path); });

    QVERIFY2(message.startsWith(path.c_str()), message);
    for (const QByteArray& each : says)
        QVERIFY2(message.contains(each), message);
}

void tst_Safetensors::headersSayWhatTheyMust_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* json, const char* says) {
        QTest::newRow(json) << QByteArray(json) << QByteArray(says);
    };
    row(R"({"a":1})", "an object is needed");
    row(R"({"a":[]})", "no list belongs here");
    row(R"({"a":{"dtype":"F32","shape":[1]}})", "data_offsets is missing");
    row(R"({"a":{"dtype":"F32","shape":[1.5],"data_offsets":[0,4]}})", "shape: 1.5; a whole number");
    row(R"({"a":{"dtype":"F32","shape":[-1],"data_offsets":[0,4]}})", "shape: -1; a whole number");
    row(R"({"a":{"dtype":"F32","shape":[18446744073709551616],"data_offsets":[0,4]}})", "a whole number");
    row(R"({"a":{"dtype":"F32","shape":[9223372036854775808],"data_offsets":[0,4]}})", "a whole number");
    row(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0]}})", "data_offsets is missing");
    row(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4,8]}})", "three numbers");
    row(R"({"a":{"dtype":"F32","shape":[1],"shape":[1],"data_offsets":[0,4]}})", "it is there twice");
    row(R"({"a":{"dtype":4,"shape":[1],"data_offsets":[0,4]}})", "a text is needed");
    row(R"({"a":{"dtype":"F32","shape":1,"data_offsets":[0,4]}})", "a list is needed");
    row(R"({"a":{"dtype":"F32","shape":[[1]],"data_offsets":[0,4]}})", "no list belongs here");
    row(R"({"a":{"dtype":{},"shape":[1],"data_offsets":[0,4]}})", "no object belongs here");
    row(R"({"a":{)", "byte 14: the header is not JSON");
    row("{\"\xff\":1}", "the header is not JSON");
}

void tst_Safetensors::headersSayWhatTheyMust()
{
    QFETCH(const QByteArray, json);
    QFETCH(const QByteArray, says);
    const QByteArray message = refusal([&] { opened(made(json.toStdString(), 4), "x.safetensors"); });
    QVERIFY2(message.contains(says), message);
}

void tst_Safetensors::unknownTypesAreListedButNotRead()
{
    const auto file = opened(made(R"({"a":{"dtype":"F4","shape":[8],"data_offsets":[0,4],"more":true}})", 4), "x");

    QCOMPARE(file->tensors()[0].dtype, "F4");
    QCOMPARE(file->whyUnreadable("a"), "its type F4 is not read");
    QVERIFY(refusal([&] { valuesOf(*file, "a"); }).contains("F4"));
}

void tst_Safetensors::missingShardsAreNamed()
{
    const auto file = openTensorFile(casePath("B31/model.safetensors.index.json"));

    QCOMPARE(file->tensors().size(), 1U);
    QCOMPARE(valuesOf(*file, "embed.weight"), (std::vector<double>{1, 2, 3, 4}));
    QCOMPARE(file->problems().size(), 1U);
    QCOMPARE(file->problems()[0].where, "lm_head.weight");
    QCOMPARE(file->problems()[0].found, "model-00002-of-00002.safetensors not found");
}

void tst_Safetensors::shardsThatCannotBeReadAreNamed()
{
    QTemporaryDir folder;
    put(folder.filePath("one"), QByteArray::fromStdString(caseBytes("B29/ok.safetensors")));
    put(folder.filePath("two"), "damaged");
    put(folder.filePath("index.json"), R"({"weight_map":{"wte":"one","gone":"one","b":"two","c":"two"}})");

    const auto read = [&] { return openTensorFile(folder.filePath("index.json").toStdString()); };
    const QByteArray message = refusal(read);

    // The one file of the folder that can be read holds a tensor of another name.
    const std::string name = openTensorFile(casePath("B29/ok.safetensors"))->tensors()[0].name;
    QVERIFY2(message.contains("not in one"), message);
    put(folder.filePath("index.json"),
        QByteArray::fromStdString(R"({"weight_map":{")" + name + R"(":"one","gone":"one","b":"two","c":"two"}})"));
    const auto file = read();
    QCOMPARE(file->problems().size(), 2U);
    QCOMPARE(file->problems()[0].where, "gone");
    QVERIFY(file->problems()[1].where.starts_with("b and 1 more"));
    QCOMPARE(valuesOf(*file, name), (std::vector<double>{1, 2, 3, 4}));
}

void tst_Safetensors::anIndexNamesOnlyFilesBesideIt()
{
    for (const char* file : {"../x", "/etc/passwd", "a/b", "..", "", "c:x", "a\\\\b"}) {
        const std::string json = std::string(R"({"weight_map":{"a":")") + file + R"("}})";
        QVERIFY(refusal([&] { opened(json, "x.index.json"); }).contains("in the same folder"));
    }
    QVERIFY(refusal([] { opened(R"({"weight_map":{"a":3}})", "x"); }).contains("in the same folder"));
    QVERIFY(refusal([] { opened("{\"a\":" + std::string(1000, '[') + "}", "x"); }).contains("nested"));
    QVERIFY(refusal([] { opened(R"({"hidden_size":64})", "config.json"); }).contains("without a weight_map"));
}

void tst_Safetensors::everyCutIsRefused()
{
    const std::string whole = caseBytes("formats/ok.safetensors");
    for (std::size_t length = 0; length < whole.size(); ++length)
        QVERIFY_EXCEPTION_THROWN(opened(whole.substr(0, length), "cut.safetensors"), FileError);
    QCOMPARE(opened(whole, "whole")->tensors().size(), 2U);
}

WHORL_CORE_TEST(tst_Safetensors)
#include "tst_safetensors.moc"
