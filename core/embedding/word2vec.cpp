// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/word2vec.h"

#include "core/error.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace whorl {

namespace {

/// Adds to a number of seconds how long it lives.
class Stopwatch {
public:
    explicit Stopwatch(double& seconds)
        : m_seconds(seconds)
    {
    }
    ~Stopwatch() { m_seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - m_start).count(); }
    Stopwatch(const Stopwatch&) = delete;
    Stopwatch& operator=(const Stopwatch&) = delete;

private:
    double& m_seconds;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

Word2VecMatrices firstVectors(std::int64_t words, const Word2VecOptions& options)
{
    constexpr std::int64_t block = Word2VecMatrices::block;
    Word2VecMatrices matrices;
    matrices.words = words;
    matrices.stride = (options.dimension + block - 1) / block * block;
    const auto size = static_cast<std::size_t>(words * matrices.stride);
    matrices.in.resize(size);
    matrices.out.resize(size);
    Random random(static_cast<std::uint64_t>(options.seed));
    for (std::int64_t word = 0; word < words; ++word)
        for (std::int64_t k = 0; k < options.dimension; ++k)
            matrices.in[static_cast<std::size_t>(word * matrices.stride + k)] =
                static_cast<float>((random.uniform() - 0.5) / static_cast<double>(options.dimension));
    return matrices;
}

/// Steps from one check of all weights to the next: neither it nor the copy then made may cost much beside them.
std::int64_t stepsBetweenChecks(const Word2VecMatrices& matrices)
{
    return std::max<std::int64_t>(1, 2 * matrices.words * matrices.stride >> 18);
}

bool isFinite(const Word2VecMatrices& matrices)
{
    return allFinite(matrices.in) && allFinite(matrices.out);
}

}  // namespace

Word2Vec::Word2Vec(const Corpus& corpus, const Word2VecOptions& options)
    : m_options(options)
    , m_text(std::make_shared<const Word2VecText>(corpus, options))
{
    restart();
}

void Word2Vec::restart()
{
    m_matrices = firstVectors(vocabulary().size(), m_options);
    m_kept = m_matrices;
    m_step = m_keptStep = m_examples = 0;
    m_diverged = false;
    m_batchStep = -1;
    m_recent = m_current = {};
    m_lastPair = {};
    m_seconds = 0;
}

double Word2Vec::rateOf(std::int64_t step) const
{
    constexpr double least = 1e-4;
    const double share =
        static_cast<double>(m_text->wordsBefore(step)) / static_cast<double>(m_text->wordsBefore(steps()));
    return m_options.rate * std::max(least, 1 - share);
}

/// Sees to it that the examples of the step that is next are here, and those of the one after it under way.
void Word2Vec::prepare()
{
    if (m_diverged)
        refuse();
    if (m_batchStep == m_step)
        return;
    const bool came = m_coming.valid();
    Word2VecBatch coming = came ? m_coming.get() : Word2VecBatch();
    m_batch = came && m_comingStep == m_step ? std::move(coming) : m_text->batch(m_step);
    m_batchStep = m_step;
    m_next = 0;
    if (m_step + 1 < steps()) {
        m_comingStep = m_step + 1;
        m_coming = std::async([text = m_text, step = m_comingStep] { return text->batch(step); });
    }
}

Word2VecLossSum Word2Vec::learn(const Word2VecBatch& batch, std::size_t first, std::size_t last, double rate)
{
    const bool divided = m_options.cbowGradient == CbowGradient::trueGradient;
    const auto learnFrom = m_options.loss == Word2VecLoss::negative ? learnNegative : learnSoftmax;
    return learnFrom(batch, first, last, m_matrices, static_cast<float>(rate), divided);
}

void Word2Vec::count(const Word2VecLossSum& sum)
{
    m_current.loss += sum.loss;
    m_current.trues += static_cast<double>(sum.trues);
}

/// Learns from an example of the batch and notes what the model thought of it before and after.
void Word2Vec::learnShown(std::size_t example)
{
    const std::span<const std::int32_t> inputs = m_batch.inputs(example), answers = m_batch.answers(example);
    const std::size_t trues = m_options.loss == Word2VecLoss::negative ? 1 : answers.size();
    const bool skipGram = m_options.model == Word2VecModel::skipGram;
    const std::span<const std::int32_t> contexts = skipGram ? answers.first(trues) : inputs;
    Word2VecPair pair;
    pair.centre = skipGram ? inputs.front() : answers.front();
    pair.contexts.assign(contexts.begin(), contexts.end());
    pair.negatives.assign(answers.begin() + static_cast<std::ptrdiff_t>(trues), answers.end());
    pair.trueBefore = probabilities(inputs, answers);
    count(learn(m_batch, example, example + 1, rateOf(m_step)));
    pair.trueAfter = probabilities(inputs, answers);
    for (const auto& [all, drawn] :
         {std::pair(&pair.trueBefore, &pair.negativesBefore), std::pair(&pair.trueAfter, &pair.negativesAfter)}) {
        drawn->assign(all->begin() + static_cast<std::ptrdiff_t>(trues), all->end());
        all->resize(trues);
    }
    m_lastPair = std::move(pair);
}

std::vector<double> Word2Vec::probabilities(std::span<const std::int32_t> inputs,
                                            std::span<const std::int32_t> answers) const
{
    using Vector = Eigen::Map<const Eigen::VectorXf>;
    Eigen::VectorXd hidden = Eigen::VectorXd::Zero(m_matrices.stride);
    for (const std::int32_t word : inputs)
        hidden += Vector(m_matrices.inRow(word), m_matrices.stride).cast<double>();
    hidden /= static_cast<double>(inputs.size());
    const auto score = [&](std::int32_t word) {
        return Vector(m_matrices.outRow(word), m_matrices.stride).cast<double>().dot(hidden);
    };
    std::vector<double> result;
    if (m_options.loss == Word2VecLoss::negative) {
        for (const std::int32_t word : answers)
            result.push_back(sigmoid(score(word)));
        return result;
    }
    Eigen::VectorXd scores(m_matrices.words);
    for (std::int32_t word = 0; word < m_matrices.words; ++word)
        scores(word) = score(word);
    for (const std::int32_t word : answers)
        result.push_back(std::exp(-softmaxLoss(scores, word)));
    return result;
}

void Word2Vec::advance()
{
    const Stopwatch stopwatch(m_seconds);
    prepare();
    const std::size_t end = m_batch.examples.size();
    if (m_next < end) {
        m_examples += static_cast<std::int64_t>(end - m_next);
        count(learn(m_batch, m_next, end - 1, rateOf(m_step)));
        learnShown(end - 1);
    }
    completeStep();
}

void Word2Vec::stepPair()
{
    const Stopwatch stopwatch(m_seconds);
    prepare();
    // A step may have lost all its words to subsampling.
    while (m_batch.examples.empty() && m_step + 1 < steps()) {
        completeStep();
        prepare();
    }
    if (m_next < m_batch.examples.size()) {
        ++m_examples;
        learnShown(m_next);
        checkExample(m_next++);
    }
    if (m_next == m_batch.examples.size())
        completeStep();
}

void Word2Vec::checkExample(std::size_t example)
{
    const auto size = static_cast<std::size_t>(m_matrices.stride);
    bool finite = std::isfinite(m_current.loss);
    for (const std::int32_t word : m_batch.inputs(example))
        finite = finite && allFinite({m_matrices.inRow(word), size});
    for (const std::int32_t word : m_batch.answers(example))
        finite = finite && allFinite({m_matrices.outRow(word), size});
    if (!finite)
        goBack();
}

void Word2Vec::completeStep()
{
    const bool due = (m_step + 1) % stepsBetweenChecks(m_matrices) == 0 || m_step + 1 == steps();
    if (!std::isfinite(m_current.loss) || (due && !isFinite(m_matrices)))
        goBack();
    constexpr double fading = 0.9;
    m_recent = {fading * m_recent.loss + m_current.loss, fading * m_recent.trues + m_current.trues};
    m_current = {};
    ++m_step;
    if (due) {
        m_kept = m_matrices;
        m_keptStep = m_step;
    }
}

/// Some number is not finite: does the steps since the last check again, up to the first that brings one.
void Word2Vec::goBack()
{
    m_diverged = true;
    m_current = {};
    m_matrices = m_kept;
    for (std::int64_t step = m_keptStep; step <= m_step; ++step) {
        const Word2VecBatch batch = m_text->batch(step);
        const Word2VecLossSum sum = learn(batch, 0, batch.examples.size(), rateOf(step));
        if (!std::isfinite(sum.loss) || !isFinite(m_matrices)) {
            m_step = step;
            break;
        }
        m_kept = m_matrices;
    }
    m_matrices = m_kept;
    refuse();
}

void Word2Vec::refuse() const
{
    throw ParameterError("rate", printNumber(m_options.rate),
                         "step " + std::to_string(m_step + 1)
                             + " gave numbers that are not finite, and the vectors before it are kept; a lower rate is "
                               "needed, such as 0.025");
}

FloatRows Word2Vec::rowsOf(const std::vector<float>& values) const
{
    return Eigen::Map<const FloatRows>(values.data(), m_matrices.words, m_matrices.stride)
        .leftCols(m_options.dimension);
}

FloatRows Word2Vec::vectors() const
{
    return rowsOf(m_matrices.in);
}

FloatRows Word2Vec::outputVectors() const
{
    return rowsOf(m_matrices.out);
}

double Word2Vec::loss() const
{
    const double trues = m_recent.trues + m_current.trues;
    return trues > 0 ? (m_recent.loss + m_current.loss) / trues : 0;
}

double Word2Vec::rate() const
{
    return rateOf(m_step);
}

double Word2Vec::epoch() const
{
    return static_cast<double>(wordsRead()) / static_cast<double>(vocabulary().total);
}

std::int64_t Word2Vec::wordsRead() const
{
    return m_text->wordsBefore(m_step);
}

double Word2Vec::wordsPerSecond() const
{
    return m_seconds > 0 ? static_cast<double>(wordsRead()) / m_seconds : 0;
}

}  // namespace whorl
