// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/word2vec_text.h"

#include "core/embedding/corpus.h"
#include "core/mendable_error.h"
#include "core/text.h"

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

constexpr std::int64_t longestSentence = 1000;

/// A few milliseconds of work: some thousand words with negative sampling, fewer with a softmax over many.
std::int64_t wordsPerStep(const Word2VecOptions& options, std::int64_t words)
{
    return options.loss == Word2VecLoss::negative ? 4096 : std::max<std::int64_t>(16, 300'000 / words);
}

void checkVocabulary(const Vocabulary& vocabulary, const Word2VecOptions& options)
{
    const std::int64_t words = vocabulary.size();
    if (words < 2)
        throw MendableError("min_count", std::to_string(options.minimumCount),
                            "1 word occurs so often, " + vocabulary.words.front() + "; 2 at least are needed",
                            vocabulary.usableMinimum);
    if (options.loss == Word2VecLoss::softmax && words > mostSoftmaxWords)
        throw ParameterError("loss", "softmax",
                             "it is worked out for at most " + std::to_string(mostSoftmaxWords) + " words, and "
                                 + std::to_string(words) + " have a count of " + std::to_string(options.minimumCount)
                                 + " or more; negative sampling or a higher min_count is needed");
}

}  // namespace

Word2VecText::Word2VecText(const Corpus& corpus, const Word2VecOptions& options)
    : m_options((options.check(), options))
    , m_vocabulary(countWords(corpus, options.minimumCount))
    , m_noise(noiseShares(m_vocabulary.counts))
{
    checkVocabulary(m_vocabulary, options);
    for (const std::int64_t count : m_vocabulary.counts)
        m_keep.push_back(static_cast<std::uint64_t>(
            std::ceil(keepProbability(count, m_vocabulary.total, options.sample, options.subsampling) * 0x1p53)));
    cutIntoSentences(corpus);
    dealOut();
    noteThinning();
}

/// In a small text every word makes up more than the threshold, and hardly any is left.
void Word2VecText::noteThinning()
{
    double kept = 0;
    for (std::size_t word = 0; word < m_keep.size(); ++word)
        kept += static_cast<double>(m_vocabulary.counts[word]) * static_cast<double>(m_keep[word]) * 0x1p-53;
    if (10 * kept < static_cast<double>(m_vocabulary.total))
        m_notices.emplace_back(WHORL_TEXT(
            "Word2Vec", "Subsampling leaves less than a tenth of this text; a small text is better learnt without it"));
}

void Word2VecText::cutIntoSentences(const Corpus& corpus)
{
    m_tokens.reserve(static_cast<std::size_t>(m_vocabulary.total));
    bool neighbours = false;
    for (std::size_t s = 0; s < corpus.sentenceEnds.size(); ++s) {
        auto first = static_cast<std::int64_t>(m_tokens.size());
        for (const std::int32_t token : corpus.sentence(s))
            if (const std::int32_t word = m_vocabulary.indices[static_cast<std::size_t>(token)]; word >= 0)
                m_tokens.push_back(word);
        const auto end = static_cast<std::int64_t>(m_tokens.size());
        neighbours = neighbours || end - first > 1;
        for (; first < end; first = m_ends.back())
            m_ends.push_back(std::min(end, first + longestSentence));
    }
    if (!neighbours)
        throw FileError(corpus.name, std::to_string(m_vocabulary.size()) + " words, no two of them in one sentence",
                        "there is nothing to learn; a text without spaces is learnt by characters");
}

void Word2VecText::dealOut()
{
    const std::int64_t atLeast = wordsPerStep(m_options, m_vocabulary.size());
    std::int64_t begin = 0;
    for (std::size_t s = 0; s < m_ends.size(); ++s) {
        if (m_steps.empty() || m_ends[m_steps.back().lastSentence - 1] - begin >= atLeast) {
            begin = m_steps.empty() ? 0 : m_ends[s - 1];
            m_steps.push_back({s, s + 1, begin});
        } else
            m_steps.back().lastSentence = s + 1;
    }
}

std::int64_t Word2VecText::wordsBefore(std::int64_t steps) const
{
    const std::int64_t within = steps % stepsPerEpoch();
    return steps / stepsPerEpoch() * static_cast<std::int64_t>(m_tokens.size())
        + m_steps[static_cast<std::size_t>(within)].wordsBefore;
}

Word2VecBatch Word2VecText::batch(std::int64_t step) const
{
    const Step& part = m_steps[static_cast<std::size_t>(step % stepsPerEpoch())];
    Random random(static_cast<std::uint64_t>(m_options.seed), static_cast<std::uint64_t>(step) + 1);
    Word2VecBatch batch;
    std::vector<std::int32_t> kept;
    for (std::size_t s = part.firstSentence; s < part.lastSentence; ++s) {
        kept.clear();
        for (std::int64_t i = s == 0 ? 0 : m_ends[s - 1]; i < m_ends[s]; ++i) {
            const std::int32_t word = m_tokens[static_cast<std::size_t>(i)];
            if ((random.next() >> 11) < m_keep[static_cast<std::size_t>(word)])
                kept.push_back(word);
        }
        for (std::size_t centre = 0; centre < kept.size(); ++centre) {
            const auto reach = static_cast<std::size_t>(
                1 + ((random.next() >> 32) * static_cast<std::uint64_t>(m_options.window) >> 32));
            const std::size_t first = centre - std::min(centre, reach),
                              last = std::min(kept.size(), centre + reach + 1);
            if (last - first < 2)
                continue;
            if (m_options.model == Word2VecModel::skipGram)
                addSkipGram(kept, centre, first, last, batch, random);
            else
                addCbow(kept, centre, first, last, batch, random);
        }
    }
    return batch;
}

void Word2VecText::addSkipGram(std::span<const std::int32_t> kept, std::size_t centre, std::size_t first,
                               std::size_t last, Word2VecBatch& batch, Random& random) const
{
    const bool together = m_options.loss == Word2VecLoss::softmax;
    const auto begin = [&] {
        batch.examples.push_back({static_cast<std::int32_t>(batch.words.size()), 1, 0});
        batch.words.push_back(kept[centre]);
    };
    if (together)
        begin();
    for (std::size_t i = first; i < last; ++i) {
        if (i == centre)
            continue;
        if (!together)
            begin();
        batch.words.push_back(kept[i]);
        ++batch.examples.back().answers;
        if (!together)
            addNegatives(kept[i], batch, random);
    }
}

void Word2VecText::addCbow(std::span<const std::int32_t> kept, std::size_t centre, std::size_t first, std::size_t last,
                           Word2VecBatch& batch, Random& random) const
{
    batch.examples.push_back(
        {static_cast<std::int32_t>(batch.words.size()), static_cast<std::int32_t>(last - first - 1), 1});
    for (std::size_t i = first; i < last; ++i)
        if (i != centre)
            batch.words.push_back(kept[i]);
    batch.words.push_back(kept[centre]);
    if (m_options.loss == Word2VecLoss::negative)
        addNegatives(kept[centre], batch, random);
}

void Word2VecText::addNegatives(std::int32_t word, Word2VecBatch& batch, Random& random) const
{
    // A text of one word over and over has hardly another to draw: after some tries the draw is left out.
    constexpr int tries = 8;
    for (std::int64_t n = 0; n < m_options.negatives; ++n)
        for (int i = 0; i < tries; ++i)
            if (const std::int32_t drawn = m_noise.draw(random); drawn != word) {
                batch.words.push_back(drawn);
                ++batch.examples.back().answers;
                break;
            }
}

}  // namespace whorl
