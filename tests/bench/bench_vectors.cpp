// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/vector_table.h"
#include "core/numeric/random.h"
#include "core/projection/neighbour_graph.h"
#include "tests/bench/bench.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <cstdio>
#include <fstream>

namespace whorl::bench {

namespace {

constexpr int runs = 5;
constexpr std::int64_t textRows = 400'000, textColumns = 300;

/// What a peer's script prints, as numbers; none where it is not installed.
QList<double> peer(const QString& script, const QStringList& arguments)
{
    const QString python = QStandardPaths::findExecutable("python3", {"/usr/bin"});
    if (python.isEmpty())
        return {};
    QProcess process;
    process.start(python, QStringList{QDir(WHORL_PEERS_DIR).filePath(script)} + arguments);
    if (!process.waitForFinished(900'000) || process.exitCode() != 0)
        return {};
    QList<double> numbers;
    for (const QString& word : QString::fromUtf8(process.readAllStandardOutput()).split(' ', Qt::SkipEmptyParts))
        numbers << word.toDouble();
    return numbers;
}

/// A text as GloVe's: a word, then numbers of five digits. Made of pieces, since only reading is measured.
void writeGloveText(const QString& path)
{
    Random random(1);
    std::string pool;
    std::vector<std::size_t> begins;
    for (int i = 0; i < 50'000; ++i) {
        begins.push_back(pool.size());
        char number[32];
        std::snprintf(number, sizeof number, " %.5g", 0.4 * random.normal());
        pool += number;
    }
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return;
    for (std::int64_t row = 0; row < textRows; ++row) {
        const auto first = static_cast<std::size_t>(random.uniform() * static_cast<double>(50'000 - textColumns));
        file.write(("w" + std::to_string(row)).c_str());
        const std::size_t end = begins[first + textColumns];
        file.write(pool.data() + begins[first], static_cast<qint64>(end - begins[first]));
        file.write("\n");
    }
}

/// The most memory that this process ever had, in bytes.
double peakMemory()
{
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;)
        if (double kilobytes = 0; word == "VmHWM:" && status >> kilobytes)
            return 1024 * kilobytes;
    return 0;
}

void measureSearch()
{
    const auto table = shippedVectors("glove");
    const NeighbourSearch search(table->values, Metric::cosine);
    const FloatRows queries = table->values.topRows(1000);
    search.nearest(queries, 10);
    std::vector<double> own;
    for (int run = 0; run < runs; ++run)
        own.push_back(timed([&] { search.nearest(queries, 10); }));
    const QTemporaryDir folder;
    const QString path = folder.filePath("rows.f32");
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(reinterpret_cast<const char*>(table->values.data()), table->values.size() * qint64(sizeof(float)));
    file.close();
    const QList<double> theirs = peer("faiss_search.py", {path, QString::number(table->dimension())});
    report("ten nearest of 1,000 words among 10,047 x 100, exact, cosines in double",
           QString("%1 ms").arg(median(own), 0, 'f', 1),
           theirs.isEmpty() ? QString()
                            : QString("%1 times as fast as faiss, at least 1").arg(theirs[0] / median(own), 0, 'f', 1));
    report("faiss, the same, with the better kernel of its BLAS",
           theirs.isEmpty() ? "not measured" : QString("%1 ms").arg(theirs[0], 0, 'f', 1),
           theirs.isEmpty() ? "is it installed?" : "");
}

void measureReading(const QString& program)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("glove.txt");
    writeGloveText(path);
    std::vector<double> seconds;
    double memory = 0;
    for (int run = 0; run < 3; ++run) {
        QProcess process;
        process.start(program, {"--read", path});
        process.waitForFinished(300'000);
        const QStringList answer = QString::fromUtf8(process.readAllStandardOutput()).split(' ');
        seconds.push_back(answer.value(0).toDouble());
        memory = answer.value(1).toDouble();
    }
    const QList<double> theirs = peer("gensim_glove.py", {path});
    report("a GloVe text of 400,000 x 300 opens", QString("%1 s").arg(median(seconds), 0, 'f', 2),
           theirs.isEmpty()
               ? QString()
               : QString("%1 times as fast as gensim, at least 5").arg(theirs[0] / median(seconds), 0, 'f', 1));
    report("its peak memory, all of the process", QString("%1 of its floats").arg(memory, 0, 'f', 2), "at most 1.3");
    report("gensim, the same", theirs.isEmpty() ? "not measured" : QString("%1 s").arg(theirs[0], 0, 'f', 1),
           theirs.isEmpty() ? "is it installed?" : "");
}

}  // namespace

int measureOwnReading(int argc, char** argv)
{
    if (argc < 3)
        return 2;
    std::shared_ptr<const VectorTable> table;
    const double milliseconds = timed([&] { table = openVectors(argv[2]); });
    const double floats = sizeof(float) * static_cast<double>(table->values.size());
    std::printf("%.3f %.3f", milliseconds / 1000, peakMemory() / floats);
    return 0;
}

void measureVectors(const QString& program)
{
    measureSearch();
    measureReading(program);
}

}  // namespace whorl::bench
