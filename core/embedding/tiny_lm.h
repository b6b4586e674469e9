// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/word_index.h"
#include "core/numeric/float_rows.h"

#include <Eigen/Core>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace whorl {

/// What a language model computes for one text.
struct TinyLmPass {
    std::vector<Eigen::MatrixXd> hidden;                  ///< before the first block and after each: [n x width]
    std::vector<std::vector<Eigen::MatrixXd>> attention;  ///< per block and head: [n x n], rows sum to 1
    std::vector<std::vector<Eigen::MatrixXd>> scores;     ///< what these come of
    std::vector<Eigen::MatrixXd> projected;  ///< per block, queries, keys and values of all heads: [n x 3 width]
    Eigen::MatrixXd logits;                  ///< [n x vocabulary]
};

/// A small masked language model that was trained for Whorl on one book, the King James Bible: 2 blocks, 4 heads,
/// width 64, texts of at most 64 tokens, 4,000 words. A toy, but its weights are learnt.
class TinyLm {
public:
    /// Where it knows positions from.
    enum class Kind {
        absolute,  ///< a learned vector for each position is added to the word's
        relative   ///< T5's learned bias of the distance is added to each score
    };

    /// The model of this kind, which is part of the program; read when it is first asked for.
    static const TinyLm& shipped(Kind kind);

    const WordIndex& words() const { return m_words; }
    std::int64_t longestText() const { return 64; }

    /// The tokens of a text: lower-case words and punctuation; [mask] in brackets stands for a gap. Words that it does
    /// not know are its token for unknown ones.
    /// throws  InputError for an empty text or one of more than 64 tokens
    std::vector<std::int64_t> tokens(std::string_view text) const;

    /// Runs the model.
    /// throws  InputError for no tokens, more than 64, or one that it does not have
    /// cost    some 20 million multiply-adds for ten tokens, mostly for the logits
    TinyLmPass run(const std::vector<std::int64_t>& tokens) const;

private:
    struct Block;
    explicit TinyLm(Kind kind);

    WordIndex m_words;
    Eigen::MatrixXd m_tokens, m_positions, m_bias;  ///< bias [32 buckets x heads]; the other kind's is empty
    std::vector<std::shared_ptr<const Block>> m_blocks;
    Eigen::VectorXd m_lastScale, m_lastShift, m_outputBias;
};

}  // namespace whorl
