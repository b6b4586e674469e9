// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/corpus.h"
#include "core/embedding/word2vec.h"
#include "tests/bench/bench.h"

#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace whorl::bench {

namespace {

constexpr int runs = 3;

/// The King James text seven times over, a million words, in sentences of 1000 words: what the peer learns from too.
Corpus longCorpus()
{
    Corpus corpus = readCorpus("kjv");
    const std::vector<std::int32_t> once = corpus.tokens;
    for (int i = 1; i < 7; ++i)
        corpus.tokens.insert(corpus.tokens.end(), once.begin(), once.end());
    const auto size = static_cast<std::int64_t>(corpus.tokens.size());
    corpus.sentenceEnds.clear();
    for (std::int64_t end = 1000; end < size; end += 1000)
        corpus.sentenceEnds.push_back(end);
    corpus.sentenceEnds.push_back(size);
    return corpus;
}

/// Words of the text a second, over one epoch, without the counting before it.
double ownRate(const Corpus& corpus, Word2VecModel model, std::int64_t dimension)
{
    Word2VecOptions options;
    options.model = model;
    options.dimension = dimension;
    options.negatives = 5;
    options.epochs = 1;
    Word2Vec word2vec(corpus, options);
    const double milliseconds = timed([&] {
        while (word2vec.step() < word2vec.steps())
            word2vec.advance();
    });
    return static_cast<double>(corpus.tokens.size()) / milliseconds * 1000;
}

/// The same of gensim; 0 where it is not installed.
double peerRate(const QString& textFile, const char* model, std::int64_t dimension)
{
    const QString python = QStandardPaths::findExecutable("python3", {"/usr/bin"});
    if (python.isEmpty())
        return 0;
    QProcess process;
    process.start(
        python,
        {QDir(WHORL_PEERS_DIR).filePath("gensim_word2vec.py"), textFile, model, QString::number(dimension), "2"});
    process.waitForFinished(120'000);
    return process.exitCode() == 0 ? process.readAllStandardOutput().trimmed().toDouble() : 0;
}

/// The text as words between blanks, for the peer.
void writeWords(const Corpus& corpus, const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return;
    for (std::size_t s = 0; s < corpus.sentenceEnds.size(); ++s) {
        for (const std::int32_t token : corpus.sentence(s))
            file.write((corpus.words[static_cast<std::size_t>(token)] + ' ').c_str());
        file.write("\n");
    }
}

QString thousands(double rate)
{
    return QString("%1k words/s").arg(rate / 1000, 0, 'f', 0);
}

}  // namespace

void measureWord2Vec()
{
    const Corpus corpus = longCorpus();
    const QTemporaryDir folder;
    const QString textFile = folder.filePath("words.txt");
    writeWords(corpus, textFile);
    struct Row {
        Word2VecModel model;
        const char* name;
        double wanted;
    };
    for (const Row& row : {Row{Word2VecModel::skipGram, "skip-gram", 1.5}, Row{Word2VecModel::cbow, "cbow", 1.0}})
        for (const std::int64_t dimension : {50, 100}) {
            // By turns, so that both see the same load of the machine.
            std::vector<double> own, peer;
            for (int run = 0; run < runs; ++run) {
                own.push_back(ownRate(corpus, row.model, dimension));
                peer.push_back(peerRate(textFile, row.name, dimension));
            }
            const QString what = QString("word2vec %1, %2 channels, 5 negatives, one epoch of a million words")
                                     .arg(row.name)
                                     .arg(dimension);
            const double ratio = median(peer) > 0 ? median(own) / median(peer) : 0;
            report(what, thousands(median(own)),
                   ratio > 0 ? QString("%1 times gensim's, at least %2").arg(ratio, 0, 'f', 1).arg(row.wanted)
                             : QString());
            report("gensim on two threads, the same", ratio > 0 ? thousands(median(peer)) : QString("not measured"),
                   ratio > 0 ? QString() : QString("is it installed?"));
        }
}

}  // namespace whorl::bench
