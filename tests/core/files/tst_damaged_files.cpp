// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/gguf.h"
#include "core/files/npy.h"
#include "core/files/npz.h"
#include "core/files/onnx.h"
#include "core/files/safetensors.h"
#include "tests/fuzz/use_config.h"
#include "tests/fuzz/use_everything.h"
#include "tests/fuzz/use_lab_result.h"
#include "tests/fuzz/use_tokenizer.h"
#include "tests/fuzz/use_vectors.h"
#include "tests/support/cases.h"
#include "tests/support/test_main.h"

#include <QDirIterator>

using namespace whorl;
using namespace whorl::test;

/// What tests/fuzz does at length, in short and without its tools: the same seeds, the same every time.
class tst_DamagedFiles : public QObject {
    Q_OBJECT

private slots:
    void readersSurviveDamage_data();
    void readersSurviveDamage();
};

namespace {

struct Reader {
    const char* suffix;
    bool (*use)(std::string_view bytes);
};

template <TensorReader reader>
bool useTensors(std::string_view bytes)
{
    return useEverything(reader, bytes);
}

constexpr Reader readers[] = {
    {".gguf", useTensors<readGguf>},
    {".npy", useTensors<readNpyTensor>},
    {".npz", useTensors<readNpz>},
    {".onnx", useTensors<readOnnx>},
    {".safetensors", useTensors<readSafetensors>},
    {".json", useTensors<readSafetensorsIndex>},
    {".json", useConfig},
    {".json", useTokenizer},
    {".json", useLabResult},
    {".vec", useVectors},
    {".txt", useVectors},
    {".tsv", useVectors},
    {".bin", useVectors},
    {".gz", useVectors},
};

/// Every byte of a seed is damaged in turn, so seeds are small; a bomb would be unpacked every time.
constexpr qint64 largestSeed = 4096;

/// The rest of a seed are numbers.
constexpr std::size_t damagedBytes = 700;

}  // namespace

void tst_DamagedFiles::readersSurviveDamage_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("reader");
    int index = 0;
    for (const Reader& reader : readers) {
        QDirIterator files(WHORL_SOURCE_DIR "/tests/cases", {QString("*%1").arg(reader.suffix)}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            if (files.fileInfo().size() < largestSeed)
                QTest::addRow("%s, reader %d", qPrintable(path.section('/', -2)), index) << path << index;
        }
        ++index;
    }
}

void tst_DamagedFiles::readersSurviveDamage()
{
    QFETCH(const QString, path);
    QFETCH(const int, reader);
    const auto use = readers[reader].use;
    const std::string whole(MappedFile::open(path.toStdString())->bytes());
    const std::size_t end = std::min(whole.size(), damagedBytes);

    use(whole);
    for (std::size_t length = 0; length < end; ++length)
        use(std::string_view(whole).substr(0, length));
    std::string damaged = whole;
    for (std::size_t at = 0; at < end; ++at) {
        for (const int mask : {1, 0x80, 0xff}) {
            damaged[at] = static_cast<char>(whole[at] ^ mask);
            use(damaged);
        }
        damaged[at] = whole[at];
    }
    // Every seed ends; that nothing else happened is for the sanitizers to say.
    QVERIFY(true);
}

WHORL_CORE_TEST(tst_DamagedFiles)
#include "tst_damaged_files.moc"
