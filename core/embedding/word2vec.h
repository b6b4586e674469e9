// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/word2vec_text.h"
#include "core/numeric/float_rows.h"

#include <future>
#include <memory>

namespace whorl {

/// What was learnt from last, for display. Numbers are words of the vocabulary.
struct Word2VecPair {
    std::int32_t centre = 0;
    std::vector<std::int32_t> contexts;   ///< skip-gram with negative sampling: one; else those of the window
    std::vector<std::int32_t> negatives;  ///< none with the softmax

    /// What the model thought of the true words (skip-gram: the contexts; CBOW: the centre) and of the negatives, before
    /// the weights moved and after: with negative sampling the probability that a word belongs here, else among all.
    std::vector<double> trueBefore, trueAfter, negativesBefore, negativesAfter;
};

/// word2vec while it learns.
///
/// Sentences are read in order, again and again; one step reads some thousand words (fewer with the softmax). Examples
/// are learnt from one after another, as in word2vec.c on one thread, while a second thread draws the next step's: the
/// state after k steps is a function of the corpus, the options and k, bit for bit on one kind of processor.
///
/// Differences from word2vec.c: a word foretells its window, not the window the word, which is the paper's direction and
/// over a whole text the same; a negative that is the true word is drawn again; negatives drawn twice are batched; the
/// sigmoid is computed, not looked up, and not cut off at 6; the rate falls once a step.
///
/// source  Mikolov et al. 2013a, arXiv:1301.3781; 2013b, arXiv:1310.4546
class Word2Vec {
public:
    /// Counts words and draws the first vectors: `in` evenly within ±1/(2d), `out` 0, as in word2vec.c.
    /// throws  ParameterError, FileError: what there is to refuse (Word2VecText)
    /// cost    of the corpus, once; memory for three times V x d pairs of vectors
    explicit Word2Vec(const Corpus& corpus, const Word2VecOptions& options = {});

    std::int64_t step() const { return m_step; }  ///< done so far
    std::int64_t steps() const { return m_text->stepsPerEpoch() * m_options.epochs; }

    /// Does one step, or what is left of it after stepPair. Needs step() < steps().
    /// throws  ParameterError rate, where a number is no longer finite: it names the step, and the state is that before
    ///         it, which it stays
    void advance();

    /// Learns from one example; the last one of a step completes it. Needs step() < steps(), and throws as advance does.
    void stepPair();

    /// Back to the first vectors, which the seed decides.
    void restart();

    const Word2VecOptions& options() const { return m_options; }
    const Vocabulary& vocabulary() const { return m_text->vocabulary(); }

    /// What a reader should know of these options with this text, a sentence each.
    const std::vector<std::string>& notices() const { return m_text->notices(); }

    /// V x d: the vectors of the words, and those that score them as answers. Always finite.
    FloatRows vectors() const;
    FloatRows outputVectors() const;

    /// Nats per true word, over about the last ten steps; with negative sampling its negatives are in it. 0 before the
    /// first example.
    double loss() const;

    double rate() const;             ///< of the step that is next
    double epoch() const;            ///< how often the text was read, with its part
    std::int64_t wordsRead() const;  ///< of the text, rare words left out, thinned-out ones counted
    double wordsPerSecond() const;   ///< since the start, while steps were being done; 0 before
    std::int64_t examples() const { return m_examples; }  ///< learnt from since the start

    /// The example that was learnt from last; empty before the first.
    const Word2VecPair& lastPair() const { return m_lastPair; }

private:
    struct Losses {
        double loss = 0, trues = 0;
    };

    void prepare();
    Word2VecLossSum learn(const Word2VecBatch& batch, std::size_t first, std::size_t last, double rate);
    void learnShown(std::size_t example);
    void count(const Word2VecLossSum& sum);
    void completeStep();
    void keep();
    void checkExample(std::size_t example);
    [[noreturn]] void goBack();
    [[noreturn]] void refuse() const;
    double rateOf(std::int64_t step) const;
    FloatRows rowsOf(const std::vector<float>& values) const;
    std::vector<double> probabilities(std::span<const std::int32_t> inputs,
                                      std::span<const std::int32_t> answers) const;

    Word2VecOptions m_options;
    std::shared_ptr<const Word2VecText> m_text;
    Word2VecMatrices m_matrices, m_kept;  ///< m_kept: as they were after m_keptStep steps, all finite
    std::int64_t m_step = 0, m_keptStep = 0, m_examples = 0;
    bool m_diverged = false;
    Word2VecBatch m_batch;  ///< of the step that is next
    std::int64_t m_batchStep = -1;
    std::size_t m_next = 0;  ///< the first example of it that is still to come
    std::future<Word2VecBatch> m_coming;
    std::int64_t m_comingStep = -1;
    Losses m_recent, m_current;  ///< of whole steps, fading; of the step under way
    Word2VecPair m_lastPair;
    double m_seconds = 0;
};

}  // namespace whorl
