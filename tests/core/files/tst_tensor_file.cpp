// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/tensor_file.h"

#include "core/files/disguise.h"
#include "core/files/stored_numbers.h"
#include "core/files/table.h"
#include "tests/support/cases.h"
#include "tests/support/scratch.h"
#include "tests/support/test_main.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>

#include <cmath>

using namespace whorl;
using namespace whorl::test;
using Json = nlohmann::json;

class tst_TensorFile : public QObject {
    Q_OBJECT

private slots:
    void filesOfTheManifestComeOutAsItSays_data();
    void filesOfTheManifestComeOutAsItSays();
    void whatIsNoFileOfTensorsIsNamed_data();
    void whatIsNoFileOfTensorsIsNamed();
    void theSuffixDecidesNothing();
    void tenGigabytesAreListed_data();
    void tenGigabytesAreListed();
    void halfPrecisionIsExact();
    void namesAreUnique();
    void aTableIsNamedWhereThereAreSeveral();
};

namespace {

const Json& manifest()
{
    static const Json all = Json::parse(caseBytes("formats/manifest.json"));
    return all;
}

/// Whether a file of the manifest is one of tensors.
bool isOfTensors(const std::string& file)
{
    for (const char* suffix : {".npy", ".npz", ".safetensors", ".gguf", ".onnx"})
        if (file.ends_with(suffix))
            return true;
    return false;
}

/// A file of this size that takes no room: its header, then a hole.
QString sparse(const QString& path, const std::string& header, qint64 size)
{
    put(path, QByteArray::fromStdString(header));
    QFile file(path);
    return file.resize(size) ? path : QString();
}

constexpr qint64 tenGigabytes = 10'000'000'000;

std::string safetensorsHeader()
{
    std::string json = R"({"wte":{"dtype":"F32","shape":[2441406,1024],"data_offsets":[0,9999998976]}})";
    return littleEndian(std::uint64_t{json.size()}) + json;
}

std::string ggufHeader()
{
    const std::string name = "token_embd.weight";
    return "GGUF" + littleEndian(3) + littleEndian(1LL) + littleEndian(0LL) + littleEndian(qint64(name.size())) + name
        + littleEndian(2) + littleEndian(1024LL) + littleEndian(2'441'406LL) + littleEndian(0) + littleEndian(0LL);
}

}  // namespace

void tst_TensorFile::filesOfTheManifestComeOutAsItSays_data()
{
    QTest::addColumn<int>("entry");
    int entry = 0;
    for (const Json& each : manifest()) {
        if (const std::string file = each["file"]; isOfTensors(file))
            QTest::newRow(file.c_str()) << entry;
        ++entry;
    }
}

void tst_TensorFile::filesOfTheManifestComeOutAsItSays()
{
    QFETCH(const int, entry);
    const Json& each = manifest()[std::size_t(entry)];
    const Json& expect = each["expect"];
    const std::string path = casePath("formats/" + each["file"].get<std::string>());
    if (!expect["ok"].get<bool>()) {
        // One-dimensional arrays are files of tensors, but no tables.
        QVERIFY(
            !refusal([&] { path.ends_with(".npy") ? void(loadTable(path)) : void(openTensorFile(path)); }).isEmpty());
        return;
    }

    const auto file = openTensorFile(path);

    for (const std::string& name : expect.value("arrays", std::vector<std::string>{}))
        QVERIFY(file->find(name));
    const Json tensors = expect.value("tensors", Json());
    QVERIFY(tensors.is_null() || tensors.size() == file->tensors().size());
    if (tensors.is_array())
        for (const Json& name : tensors)
            QVERIFY(file->find(name.get<std::string>()));
    else
        for (const auto& [name, shape] : tensors.items()) {
            auto sizes = shape.get<std::vector<std::int64_t>>();
            // The manifest has them as the file does, fastest first.
            if (file->format() == "GGUF")
                std::reverse(sizes.begin(), sizes.end());
            QCOMPARE(file->find(name)->shape, sizes);
        }
    if (expect.contains("n"))
        QCOMPARE(file->tensors()[0].shape,
                 (std::vector<std::int64_t>{expect["n"].get<std::int64_t>(), expect["d"].get<std::int64_t>()}));
    std::vector<double> values;
    for (const Json& row : expect.value("values", Json::array()))
        for (const Json& value : row)
            values.push_back(value);
    if (!values.empty())
        QCOMPARE(valuesOf(*file, ""), values);
}

void tst_TensorFile::whatIsNoFileOfTensorsIsNamed_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("empty") << std::string() << QByteArray("the file is empty");
    QTest::newRow("pointer") << caseBytes("B29/lfs_pointer.safetensors") << QByteArray("a Git LFS pointer");
    QTest::newRow("pickle") << std::string("\x80\x02}q\0.", 6) << QByteArray("a Python pickle");
    QTest::newRow("web page") << std::string("\n <!DOCTYPE HTML><html>") << QByteArray("a web page");
    QTest::newRow("web page with a mark") << std::string("\xef\xbb\xbf<html lang=en>") << QByteArray("a web page");
    QTest::newRow("gzip") << std::string("\x1f\x8b\x08\0", 4) << QByteArray("a gzip file");
    QTest::newRow("HDF5") << std::string("\x89HDF\r\n\x1a\n") << QByteArray("an HDF5 file");
    QTest::newRow("PNG") << std::string("\x89PNG\r\n") << QByteArray("a PNG picture");
    QTest::newRow("JSON") << std::string("{\"a\": 1}") << QByteArray("without a weight_map");
    QTest::newRow("text") << std::string("the 0.1 0.2\n") << QByteArray("no file of tensors (it starts with the )");
    QTest::newRow("bytes") << std::string("\1\2\3\4\5") << QByteArray("it starts with \\x01\\x02\\x03\\x04");
    QTest::newRow("checkpoint") << caseBytes("npz/checkpoint.npz") << QByteArray("a PyTorch checkpoint");
}

void tst_TensorFile::whatIsNoFileOfTensorsIsNamed()
{
    QFETCH(const std::string, bytes);
    QFETCH(const QByteArray, says);
    for (const char* name : {"x", "x.bin"}) {
        const QByteArray message = refusal([&] { opened(bytes, name); });
        QVERIFY2(message.contains(says), message);
    }
}

void tst_TensorFile::theSuffixDecidesNothing()
{
    for (const char* file :
         {"formats/v1.npy", "formats/stored.npz", "formats/ok.safetensors", "formats/v3.gguf", "formats/ok.onnx"})
        for (const char* name : {"x", "x.npy", "x.safetensors", "x.gguf", "x.onnx", "x.txt"})
            QVERIFY(!opened(caseBytes(file), name)->tensors().empty());
}

void tst_TensorFile::tenGigabytesAreListed_data()
{
    QTest::addColumn<std::string>("header");
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("safetensors") << safetensorsHeader() << QByteArray("wte");
    QTest::newRow("GGUF") << ggufHeader() << QByteArray("token_embd.weight");
}

void tst_TensorFile::tenGigabytesAreListed()
{
    QFETCH(const std::string, header);
    QFETCH(const QByteArray, name);
    QTemporaryDir folder;
    const qint64 rest = header.starts_with("GGUF") ? tenGigabytes : qint64(header.size()) + 9'999'998'976;
    const QString path = sparse(folder.filePath("large"), header, rest);
    if (path.isEmpty())
        QSKIP("this file system has no room for holes");

    const auto file = openTensorFile(path.toStdString());
    std::vector<float> row(1024, 1);
    file->readRows(name.toStdString(), 2'441'405, 1, std::span(row));

    QCOMPARE(file->tensors()[0].shape, (std::vector<std::int64_t>{2'441'406, 1024}));
    QCOMPARE(row, std::vector<float>(1024, 0));
}

void tst_TensorFile::halfPrecisionIsExact()
{
    // Every number of 16 bits, against its definition.
    for (std::uint32_t bits = 0; bits < 65536; ++bits) {
        const int exponent = int(bits >> 10 & 31), fraction = int(bits & 1023);
        const double magnitude = exponent == 0 ? std::ldexp(fraction, -24)
            : exponent < 31                    ? std::ldexp(1024 + fraction, exponent - 25)
            : fraction == 0                    ? double(INFINITY)
                                               : double(NAN);
        const float value = halfFloat(std::uint16_t(bits));
        QVERIFY(std::isnan(magnitude) ? std::isnan(value) : double(std::abs(value)) == magnitude);
        QCOMPARE(std::signbit(value), bits >> 15 == 1);
    }
}

void tst_TensorFile::namesAreUnique()
{
    const auto file = openTensorFile(casePath("fuzz/same_name_twice.onnx"));

    QCOMPARE(file->problems().back().found, "it is there twice");
    for (const TensorInfo& each : file->tensors())
        QCOMPARE(file->find(each.name), &each);
}

void tst_TensorFile::aTableIsNamedWhereThereAreSeveral()
{
    const std::string path = casePath("formats/ok.safetensors");

    QCOMPARE(loadTable(path, "wte.weight")->sizeText(), "6 x 4");
    QVERIFY_EXCEPTION_THROWN(loadTable(path), ParameterError);
    QVERIFY_EXCEPTION_THROWN(loadTable(path, "wte"), ParameterError);
    QCOMPARE(loadTable(casePath("B36/v3.gguf"))->values(2, 3), 12.0);
    QVERIFY(refusal([] { loadTable(casePath("B42/unknown_type.gguf")); }).contains("type 99"));
    QVERIFY(refusal([] { loadTable(casePath("B30/f16.safetensors")); }).contains("row 1, column 1"));
}

WHORL_CORE_TEST(tst_TensorFile)
#include "tst_tensor_file.moc"
