// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace whorl {

/// What `whorl vectors FILE ...` was asked for.
struct VectorsArguments {
    std::string file, tensor, vocabulary, output;
    std::int64_t rows = 0;  ///< the first so many; 0: all
    bool json = false;
    bool force = false;  ///< -o may replace a file

    std::string action;              ///< info, neighbours, analogy, project, train
    std::vector<std::string> words;  ///< of neighbours and analogy
    std::int64_t count = 10;         ///< rows of the answer
    std::string rule = "add";        ///< of analogy: add, add-raw, multiply
    bool includeInputs = false;

    std::string method = "pca";  ///< of project: none, pca, tsne, umap, axes
    std::string metric = "cosine";
    int dimensions = 2;
    std::uint64_t seed = 1;
    double perplexity = 30, minimumDistance = 0.1;
    int neighbours = 15;
    std::int64_t iterations = 0;
    std::vector<std::string> x, y, z;  ///< of project with axes: two words each
    bool orthogonal = false;

    std::map<std::string, std::string> settings;  ///< of train: parameters by id, as texts; empty: not given
};

}  // namespace whorl
