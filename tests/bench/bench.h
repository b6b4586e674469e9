// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <algorithm>
#include <chrono>
#include <functional>
#include <vector>

namespace whorl::bench {

/// Milliseconds that `work` takes.
inline double timed(const std::function<void()>& work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

inline double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

/// One line of the table.
void report(const QString& what, const QString& figure, const QString& wanted = {});

/// The running window: one parameter changed, until the pixels are there.
void measureUpdates();

/// Child process: opens the window on a ready-made board and prints first paint and memory.
int measureOwnStart(int argc, char** argv);

/// Starts this program again for each measurement of `measureOwnStart`.
void measureStart(const QString& program);

/// What a picture of every field of the catalogue costs at 4096 and at a million positions.
void measureFields();

/// The table of all encodings, at first and later.
void measureGlance();

/// Lessons: opened, a step on, in another language.
void measureLessons();

/// Words a second that word2vec learns from, beside gensim.
void measureWord2Vec();

/// Searching and reading of word vectors, beside faiss and gensim.
void measureVectors(const QString& program);

/// Child process: reads a file of vectors, prints seconds and the peak of memory as a multiple of its floats.
int measureOwnReading(int argc, char** argv);

/// Projections, neighbours and their quality beside their peers; `layouts` adds t-SNE and UMAP, which take the peers minutes.
void measureProjections(bool layouts);

/// Maps of many words while they are panned.
void measurePoints();

/// Figures as files: time and size, beside matplotlib's.
/// program  whorl itself, for the gallery
void measureFigures(const QString& program);

/// The same picture in other tools, where they are installed.
void measurePeers();

}  // namespace whorl::bench
