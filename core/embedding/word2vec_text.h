// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/word2vec_kernels.h"
#include "core/embedding/word2vec_options.h"

namespace whorl {

struct Corpus;

/// A corpus as word2vec reads it: rare words left out, sentences of at most 1000 words (as in word2vec.c; what is longer
/// is cut), and both dealt out to steps. Does not change, so that several threads may read it.
class Word2VecText {
public:
    /// throws  ParameterError for options, for a vocabulary of one word, or too large for the full softmax; FileError
    ///         for a text in which no two words share a sentence
    Word2VecText(const Corpus& corpus, const Word2VecOptions& options);

    const Vocabulary& vocabulary() const { return m_vocabulary; }
    std::int64_t stepsPerEpoch() const { return static_cast<std::int64_t>(m_steps.size()); }

    /// What a reader should know of these options with this text, a sentence each.
    const std::vector<std::string>& notices() const { return m_notices; }

    /// Words of the text read in the first `steps` steps.
    std::int64_t wordsBefore(std::int64_t steps) const;

    /// The examples of one step: words are thinned out, windows and negatives drawn by a generator of the seed and the
    /// number of the step alone. May be empty.
    Word2VecBatch batch(std::int64_t step) const;

private:
    struct Step {
        std::size_t firstSentence = 0, lastSentence = 0;  ///< the last not included
        std::int64_t wordsBefore = 0;                     ///< in this epoch
    };

    void cutIntoSentences(const Corpus& corpus);
    void dealOut();
    void noteThinning();
    void addSkipGram(std::span<const std::int32_t> kept, std::size_t centre, std::size_t first, std::size_t last,
                     Word2VecBatch& batch, Random& random) const;
    void addCbow(std::span<const std::int32_t> kept, std::size_t centre, std::size_t first, std::size_t last,
                 Word2VecBatch& batch, Random& random) const;
    void addNegatives(std::int32_t word, Word2VecBatch& batch, Random& random) const;

    Word2VecOptions m_options;
    Vocabulary m_vocabulary;
    NoiseTable m_noise;
    std::vector<std::uint64_t> m_keep;  ///< of 2⁵³, for each word
    std::vector<std::int32_t> m_tokens;
    std::vector<std::int64_t> m_ends;  ///< of the sentences in `m_tokens`
    std::vector<Step> m_steps;
    std::vector<std::string> m_notices;
};

}  // namespace whorl
