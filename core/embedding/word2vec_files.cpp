// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/word2vec_files.h"

#include "core/error.h"
#include "core/files/npy.h"

#include <array>
#include <charconv>
#include <filesystem>

namespace whorl {

namespace {

void checkWord(const std::string& word)
{
    if (word.empty() || word.find_first_of("\r\n") != std::string::npos)
        throw InputError("A word", word.empty() ? "empty" : "longer than a line",
                         "files of word vectors hold one word a line");
}

std::string wordLines(std::span<const std::string> words)
{
    std::string text;
    for (const std::string& word : words) {
        checkWord(word);
        text += word + '\n';
    }
    return text;
}

}  // namespace

std::string wordVectorText(std::span<const std::string> words, const FloatRows& vectors)
{
    std::string text = std::to_string(vectors.rows()) + ' ' + std::to_string(vectors.cols()) + '\n';
    std::array<char, 32> digits{};
    for (Eigen::Index row = 0; row < vectors.rows(); ++row) {
        checkWord(words[static_cast<std::size_t>(row)]);
        text += words[static_cast<std::size_t>(row)];
        for (Eigen::Index column = 0; column < vectors.cols(); ++column) {
            const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), vectors(row, column)).ptr;
            text += ' ';
            text.append(digits.data(), end);
        }
        text += '\n';
    }
    return text;
}

std::vector<FileBytes> wordVectorFiles(const std::string& path, std::span<const std::string> words,
                                       const FloatRows& vectors)
{
    std::filesystem::path file(path);
    const std::string suffix = file.extension().string();
    if (suffix == ".vec")
        return {{path, wordVectorText(words, vectors)}};
    if (suffix != ".npy")
        throw FileError(path, suffix.empty() ? "no suffix" : "the suffix " + suffix, ".vec or .npy is needed");
    const std::span<const float> values(vectors.data(), static_cast<std::size_t>(vectors.size()));
    const std::array shape{static_cast<std::int64_t>(vectors.rows()), static_cast<std::int64_t>(vectors.cols())};
    return {{path, npyBytes(values, shape)}, {file.replace_extension(".vocab.txt").string(), wordLines(words)}};
}

}  // namespace whorl
