// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/word2vec_source.h"

#include "core/embedding/hidden_words.h"
#include "core/embedding/neighbours.h"
#include "core/embedding/table_source.h"
#include "core/embedding/word2vec.h"
#include "core/fair_mutex.h"
#include "core/kept.h"
#include "core/projection/pca.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>

namespace whorl {

namespace {

using Eigen::Index;

/// How far a network is to learn: whole steps, then single examples.
struct Place {
    std::int64_t steps = 0, pairs = 0;
};

/// A network that learns, shared by all that look at it.
struct Run {
    FairMutex mutex;  ///< held for one step at a time
    std::unique_ptr<Word2Vec> trainer;
    std::vector<double> losses;           ///< after each step
    Place place;                          ///< steps: those before the first single example
    std::atomic<std::int64_t> steps = 0;  ///< of the whole training; 0: not known yet

    const Vocabulary& vocabulary() const { return trainer->vocabulary(); }
    bool isDone() const { return trainer->step() == trainer->steps(); }

    bool isBeyond(const Place& wanted) const
    {
        if (wanted.steps > place.steps)
            return place.pairs > 0 && trainer->step() >= wanted.steps;
        return wanted.steps < place.steps || wanted.pairs < place.pairs;
    }
    void restart()
    {
        trainer->restart();
        losses.clear();
        place = {};
    }
    void goOnTo(const Place& wanted)
    {
        if (trainer->step() < wanted.steps) {
            trainer->advance();
            place = {trainer->step(), 0};
        } else {
            trainer->stepPair();
            ++place.pairs;
        }
        losses.resize(static_cast<std::size_t>(trainer->step()), trainer->loss());
    }
};

Values keyOf(const Word2VecParameters& p)
{
    Values key = readValues(p);
    for (const char* id : {"steps", "pairs", "word", "count", "shown"})
        key.erase(id);
    return key;
}

Kept<Values, Run>& runs()
{
    static Kept<Values, Run> kept;
    return kept;
}

std::shared_ptr<Run> runOf(const Word2VecParameters& p, const Progress& progress)
{
    std::shared_ptr<Run> run = runs().get(keyOf(p), [] { return std::make_shared<Run>(); });
    const std::scoped_lock lock(run->mutex);
    if (!run->trainer) {
        run->trainer = std::make_unique<Word2Vec>(readCorpus(p.corpus, p, progress), p);
        run->steps = run->trainer->steps();
    }
    return run;
}

Place placeOf(const Word2VecParameters& p, std::int64_t steps)
{
    const std::int64_t last = p.steps == 0 ? steps : std::min(p.steps, steps);
    return p.steps == 0 || p.pairs == 0 ? Place{last, 0} : Place{last - 1, p.pairs};
}

/// Learns as far as is asked, and shows on the way what `look` sees; `look` needs the run's mutex, which is held.
Data learned(const Word2VecParameters& p, const Watch& watch, const std::function<Data(const Run&)>& look)
{
    const std::shared_ptr<Run> run = runOf(p, {});
    const Place wanted = placeOf(p, run->steps);
    for (;;) {
        const std::scoped_lock lock(run->mutex);
        if (run->isBeyond(wanted))
            run->restart();
        const Place& place = run->place;
        if (run->isDone() || (place.steps == wanted.steps && place.pairs == wanted.pairs))
            return look(*run);
        run->goOnTo(wanted);
        if (watch.show)
            watch.show([&] { return look(*run); });
        if (watch.reached)
            watch.reached(place.steps);
        report(watch.progress,
               static_cast<double>(place.steps + place.pairs) / static_cast<double>(wanted.steps + wanted.pairs));
    }
}

/// The vectors as they are now.
std::shared_ptr<const VectorTable> tableNow(const Run& run)
{
    return makeVectorTable("word2vec", run.vocabulary().words, run.trainer->vectors());
}

Data lossOf(const Word2VecParameters& p, const Watch& watch)
{
    return learned(p, watch, [](const Run& run) -> Data {
        const auto losses = std::make_shared<const std::vector<double>>(run.losses);
        Curves curves;
        curves.axis = boundedAxis(AxisRole::other, WHORL_TEXT("Axis", "step"), run.trainer->steps() + 1);
        curves.axis.first = curves.axis.lowest = 1;
        curves.axis.count = run.trainer->steps();
        curves.valueLabel = WHORL_TEXT("Axis", "loss, nats per true word");
        Series series;
        series.label = WHORL_TEXT("Axis", "loss");
        series.fill = [losses](std::int64_t first, std::span<double> out) {
            for (double& each : out) {
                const auto place = static_cast<std::size_t>(first++ - 1);
                each = place < losses->size() ? (*losses)[place] : std::nan("");
            }
        };
        curves.series.push_back(std::move(series));
        return curves;
    });
}

Data mapOf(const Word2VecParameters& p, const Watch& watch)
{
    return learned(p, watch, [&p](const Run& run) -> Data {
        const auto table = tableNow(run);
        std::vector<std::int64_t> rows(static_cast<std::size_t>(std::min(p.shown, table->words->size())));
        for (std::size_t i = 0; i < rows.size(); ++i)
            rows[i] = static_cast<std::int64_t>(i);
        const FloatRows shown = table->values.topRows(static_cast<Index>(rows.size()));
        const PrincipalComponents components = fitPca(shown, 2);
        const auto places = std::make_shared<const Eigen::MatrixXd>(applyPca(components, shown));
        Points points;
        points.axis = wordAxis(table, rows);
        points.dimensions = 2;
        points.labelled = true;
        points.label = points.axis.wordAt;
        for (Index i = 0; i < components.directions.cols(); ++i)
            points.coordinateLabels.push_back(components.label(i));
        points.quality = components.quality();
        points.at = [places](std::int64_t place) {
            Eigen::Vector3d at = Eigen::Vector3d::Zero();
            at.head(places->cols()) = places->row(place).transpose();
            return at;
        };
        points.value = [counts = run.vocabulary().counts](std::int64_t place) {
            return std::log10(static_cast<double>(counts[static_cast<std::size_t>(place)]));
        };
        points.valueLabel = WHORL_TEXT("Axis", "log\u2081\u2080 of the count");
        points.nearest = [table, count = p.count, many = std::ssize(rows)](std::int64_t place) {
            std::vector<std::int64_t> found;
            if (table->hasDirection(place))
                for (const Neighbour& each : neighboursOf(*table, place, table->count()))
                    if (each.row < many && std::ssize(found) < count)
                        found.push_back(each.row);
            return found;
        };
        for (const std::int64_t row : chosenRows(*table, p.word))
            if (row < std::ssize(rows))
                points.chosen.push_back(row);
        return points;
    });
}

/// "not learnt from this text: "cat", "dog""; of many the first three.
std::string notLearnt(const std::vector<std::string>& words)
{
    constexpr std::size_t named = 3;
    std::string sentence;
    for (std::size_t i = 0; i < std::min(words.size(), named); ++i)
        sentence += (i == 0 ? "not learnt from this text: \"" : ", \"") + words[i] + '"';
    if (words.size() > named)
        sentence += " and " + std::to_string(words.size() - named) + " more";
    return sentence;
}

Data neighboursWhileLearning(const Word2VecParameters& p, const Watch& watch)
{
    return learned(p, watch, [&p](const Run& run) -> Data {
        const auto table = tableNow(run);
        std::vector<std::string> unknown;
        const std::vector<std::int64_t> watched = chosenRows(*table, p.word, &unknown);
        Listing listing;
        listing.ofWords = true;
        listing.columns = {WHORL_TEXT("Axis", "watched"), WHORL_TEXT("Axis", "nearest"), WHORL_TEXT("Axis", "cosine")};
        listing.verbatim = {0, 1};
        listing.decimals = {-1, -1, 3};
        listing.bars = ListingBars{2, 0, 1, {}};
        listing.remark = notLearnt(unknown);
        for (const std::int64_t row : watched)
            for (const Neighbour& each : neighboursOf(*table, row, p.count))
                listing.rows.push_back({table->word(row), table->word(each.row), each.cosine});
        return listing;
    });
}

Data pairOf(const Word2VecParameters& p, const Watch& watch)
{
    return learned(p, watch, [](const Run& run) -> Data {
        const Word2VecPair& pair = run.trainer->lastPair();
        const auto word = [&run](std::int32_t index) {
            return run.vocabulary().words[static_cast<std::size_t>(index)];
        };
        Listing listing;
        listing.columns = {WHORL_TEXT("Axis", "part"), WHORL_TEXT("Axis", "word"), WHORL_TEXT("Axis", "before"),
                           WHORL_TEXT("Axis", "after")};
        listing.verbatim = {1};
        listing.decimals = {-1, -1, 6, 6};
        const auto add = [&](const char* part, std::int32_t index, const std::vector<double>& before,
                             const std::vector<double>& after, std::size_t place) {
            const bool known = place < before.size() && place < after.size();
            listing.rows.push_back({std::string(part), word(index), known ? Cell(before[place]) : Cell(),
                                    known ? Cell(after[place]) : Cell()});
        };
        if (pair.contexts.empty())
            return listing;
        const bool aligned = pair.trueBefore.size() == pair.contexts.size();
        add(WHORL_TEXT("Axis", "centre"), pair.centre, aligned ? std::vector<double>() : pair.trueBefore,
            pair.trueAfter, 0);
        for (std::size_t i = 0; i < pair.contexts.size(); ++i)
            add(WHORL_TEXT("Axis", "context"), pair.contexts[i], aligned ? pair.trueBefore : std::vector<double>(),
                pair.trueAfter, i);
        for (std::size_t i = 0; i < pair.negatives.size(); ++i)
            add(WHORL_TEXT("Axis", "negative"), pair.negatives[i], pair.negativesBefore, pair.negativesAfter, i);
        listing.remark = WHORL_TEXT("Axis", "how likely it thought each word here, before the weights moved and after");
        return listing;
    });
}

Data factsOf(const Word2VecParameters& p, const Watch& watch)
{
    return learned(p, watch, [](const Run& run) -> Data {
        const Word2Vec& trainer = *run.trainer;
        Listing listing;
        listing.columns = {WHORL_TEXT("Axis", "fact"), WHORL_TEXT("Axis", "value")};
        listing.verbatim = {1};
        const auto add = [&listing](std::string fact, Cell value) {
            listing.rows.push_back({std::move(fact), std::move(value)});
        };
        add(WHORL_TEXT("Axis", "words, V"), run.vocabulary().size());
        add(WHORL_TEXT("Axis", "words of the text"), run.vocabulary().total);
        add(WHORL_TEXT("Axis", "step"), trainer.step());
        add(WHORL_TEXT("Axis", "steps"), trainer.steps());
        add(WHORL_TEXT("Axis", "epoch"), trainer.epoch());
        add(WHORL_TEXT("Axis", "examples learnt from"), trainer.examples());
        add(WHORL_TEXT("Axis", "loss, nats per true word"), trainer.loss());
        add(WHORL_TEXT("Axis", "learning rate"), trainer.rate());
        for (const std::string& notice : trainer.notices())
            add(WHORL_TEXT("Axis", "notice"), notice);
        return listing;
    });
}

}  // namespace

std::shared_ptr<const VectorTable> Word2VecParameters::vectors(const Watch& watch) const
{
    std::shared_ptr<const VectorTable> table;
    learned(*this, {watch.progress, watch.reached}, [&table](const Run& run) -> Data {
        table = tableNow(run);
        return Listing();
    });
    return table;
}

std::int64_t Word2VecParameters::knownSteps() const
{
    const std::shared_ptr<Run> run = runs().find(keyOf(*this));
    return run ? run->steps.load() : 0;
}

std::vector<std::string> Word2VecParameters::completions(std::string_view beginning) const
{
    const std::shared_ptr<Run> run = runs().find(keyOf(*this));
    if (!run)
        return {};
    const std::scoped_lock lock(run->mutex);
    return run->trainer ? bestCompletions(WordIndex(run->vocabulary().words), beginning, isHidden)
                        : std::vector<std::string>();
}

SourceInfo Word2VecParameters::info()
{
    return {
        "word2vec",
        WHORL_TEXT("Source", "word2vec, live"),
        WHORL_TEXT("Source", "Tables"),
        WHORL_TEXT("Source", "Vectors that learn from a text while you watch: each word foretells its neighbours"),
        WHORL_TEXT("Source",
                   "Mikolov et al. 2013, Efficient Estimation of Word Representations in Vector Space; "
                   "Distributed Representations of Words and Phrases and their Compositionality"),
        "https://arxiv.org/abs/1301.3781",
        {},
    };
}

std::span<const Quantity<Word2VecParameters>> Word2VecParameters::quantities()
{
    static constexpr Quantity<Word2VecParameters> all[] = {
        {{"map", WHORL_TEXT("Quantity", "Map"), WHORL_TEXT("Quantity", "two components"),
          WHORL_TEXT("Quantity", "The most frequent words, where the vectors have come so far"), QuantityKind::points},
         nullptr,
         mapOf},
        {{"loss", WHORL_TEXT("Quantity", "Loss"), WHORL_TEXT("Quantity", "by step"),
          WHORL_TEXT("Quantity", "How surprised the model is by the true words, over about ten steps"),
          QuantityKind::curves},
         nullptr,
         lossOf},
        {{"neighbours", WHORL_TEXT("Quantity", "Neighbours"), WHORL_TEXT("Quantity", "of the watched words"),
          WHORL_TEXT("Quantity", "The nearest words of the watched ones, as they are now"), QuantityKind::listing},
         nullptr,
         neighboursWhileLearning},
        {{"pair", WHORL_TEXT("Quantity", "Last example"), WHORL_TEXT("Quantity", "before and after"),
          WHORL_TEXT("Quantity", "The words that were learnt from last, and how likely the model thought them"),
          QuantityKind::listing},
         nullptr,
         pairOf},
        {{"facts", WHORL_TEXT("Quantity", "Training"), WHORL_TEXT("Quantity", "so far"),
          WHORL_TEXT("Quantity", "How far the training is, and what was noticed"), QuantityKind::listing},
         nullptr,
         factsOf},
    };
    return all;
}

}  // namespace whorl
