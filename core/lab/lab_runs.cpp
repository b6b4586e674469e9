// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/lab_runs.h"

#include "core/fair_mutex.h"
#include "core/files/kept_tables.h"
#include "core/files/shipped_data.h"
#include "core/lab/experiment.h"
#include "core/lab/result_file.h"

#include <algorithm>
#include <mutex>
#include <tuple>

namespace whorl {

namespace {

using ResultPointer = std::shared_ptr<const LabResult>;

constexpr std::string_view shippedName = "lab_language.json";

/// What decides a training.
using RunKey = std::tuple<Values, std::vector<LabEncoding>, std::vector<std::uint64_t>>;

struct Run {
    explicit Run(const LabParameters& p)
        : experiment(p, labEncodingsIn(p.encodings, "encodings"), labSeedsIn(p.seeds, "seeds"))
    {
    }

    LabExperiment experiment;
    std::mutex mutex;
    ResultPointer done;  ///< once it is

    ResultPointer result()
    {
        const std::scoped_lock lock(mutex);
        if (!done && experiment.isDone())
            done = experiment.result();
        return done ? done : experiment.result();
    }
};

/// A result read another way, which takes a while to work out.
struct Reading {
    FairMutex mutex;
    ResultPointer result;
};

struct ReadingKey {
    ResultPointer base;
    LabReading reading;

    bool operator==(const ReadingKey&) const = default;
};

RunKey keyOf(const LabParameters& p)
{
    Values settings = readValues(p);
    constexpr std::array trained = {"task",   "steps", "length",     "batch", "width", "heads",
                                    "layers", "rate",  "table_rate", "base",  "drop",  "corpus"};
    std::erase_if(settings, [&](const auto& each) {
        return std::find(trained.begin(), trained.end(), each.first) == trained.end();
    });
    return {settings, labEncodingsIn(p.encodings, "encodings"), labSeedsIn(p.seeds, "seeds")};
}

/// The last trainings, so that undo finds again what is done.
Kept<RunKey, Run, 8>& keptRuns()
{
    static Kept<RunKey, Run, 8> kept;
    return kept;
}

ResultPointer ofFile(const std::string& path)
{
    static KeptTables<LabResult> kept;
    return kept.get(path, [&path] { return std::make_shared<const LabResult>(openLabResult(path)); });
}

/// Whether something has ended that was not read this way.
bool lacks(const LabResult& result, const LabReading& reading)
{
    return std::any_of(result.trials.begin(), result.trials.end(), [&](const LabTrial& trial) {
        return !trial.read.empty() && !trial.find(concerning(reading, trial.encoding));
    });
}

/// Whether everything can be read this way that was not yet.
bool canRead(const LabResult& result, const LabReading& reading)
{
    return std::all_of(result.trials.begin(), result.trials.end(), [&](const LabTrial& trial) {
        return trial.read.empty() || trial.find(concerning(reading, trial.encoding)) || !trial.weights.empty();
    });
}

/// The result with this reading added.
ResultPointer readAs(const ResultPointer& base, const LabReading& reading, const Progress& progress)
{
    static Kept<ReadingKey, Reading, 8> kept;
    if (!lacks(*base, reading))
        return base;
    if (!canRead(*base, reading))
        throw ParameterError("result", "recorded without weights",
                             "with them it could be read this way; a result trained here has them");
    const auto entry = kept.get({base, reading}, [] { return std::make_shared<Reading>(); });
    const std::scoped_lock lock(entry->mutex);
    if (!entry->result) {
        auto read = std::make_shared<LabResult>(*withReading(base, reading, progress));
        // Whoever wants another reading begins with `base` again.
        for (LabTrial& trial : read->trials) {
            trial.weights = {};
            trial.droppedWeights = {};
        }
        entry->result = std::move(read);
    }
    return entry->result;
}

/// The result as it is once it is whole.
ResultPointer wholeResult(const LabParameters& p, const Watch& watch, const std::function<Data(const LabResult&)>& look,
                          LabLooks looks)
{
    if (p.result == labResultWords[0].key)
        return shippedLabResult();
    if (p.result != labResultWords[1].key)
        return ofFile(p.result);
    const std::shared_ptr<Run> run = keptRuns().get(keyOf(p), [&p] { return std::make_shared<Run>(p); });
    Watch training;
    std::int64_t seen = -1;  // a copy of the result and a picture cost more than all else that is done on the way
    training.progress = [&](double share) {
        const std::int64_t ended = run->experiment.ended();
        if (watch.show && (looks == LabLooks::always || ended != seen))
            watch.show([&] {
                seen = ended;
                return look(*run->result());
            });
        if (watch.reached)
            watch.reached(run->experiment.stepsDone());
        return !watch.progress || watch.progress(share);
    };
    run->experiment.run(training);
    return run->result();
}

const LabReading& readingIn(const LabParameters& p)
{
    return p;
}

/// RoPE read in every way that a verdict looks at.
std::vector<LabReading> stretchedReadings(const LabResult& result)
{
    std::vector<LabReading> all;
    for (const LabScaling scaling : {LabScaling::linear, LabScaling::ntk, LabScaling::yarn}) {
        LabReading reading;
        reading.scaling = scaling;
        all.push_back(reading);
    }
    const bool isRecalibrated = std::any_of(result.trials.begin(), result.trials.end(),
                                            [](const LabTrial& trial) { return !trial.dropLoss.empty(); });
    if (isRecalibrated) {
        LabReading reading;
        reading.dropped = true;
        all.push_back(reading);
    }
    return all;
}

/// Adds to the trials of `result` the readings that `read` has and they do not.
void addReadings(LabResult& result, const LabResult& read)
{
    for (std::size_t i = 0; i < result.trials.size(); ++i)
        for (const LabReadScores& each : read.trials[i].read)
            if (!result.trials[i].find(each.reading))
                result.trials[i].read.push_back(each);
}

}  // namespace

ResultPointer shippedLabResult()
{
    static Kept<std::string_view, const LabResult> kept;
    return kept.get(shippedName, [] {
        for (const ShippedFile& file : shippedFiles())
            if (file.name == shippedName)
                return std::make_shared<const LabResult>(readLabResult(file.bytes, std::string(shippedName)));
        throw FileError(std::string(shippedName), "not in this build",
                        "a result of a file is needed, or one that is trained here");
    });
}

bool isSameLabTraining(const Values& one, const Values& other)
{
    return keyOf(fromValues<LabParameters>(one)) == keyOf(fromValues<LabParameters>(other));
}

ResultPointer trainedLabResult(const Values& values)
{
    const std::shared_ptr<Run> run = keptRuns().find(keyOf(fromValues<LabParameters>(values)));
    return run && run->experiment.isDone() ? run->result() : nullptr;
}

Data withLabResult(const LabParameters& p, const Watch& watch, const std::function<Data(const LabResult&)>& look,
                   LabLooks looks)
{
    return look(*readAs(wholeResult(p, watch, look, looks), readingIn(p), watch.progress));
}

Data withStretchedLabResult(const LabParameters& p, const Watch& watch,
                            const std::function<Data(const LabResult&)>& look)
{
    const ResultPointer base = wholeResult(p, watch, look, LabLooks::whenOneEnds);
    LabResult all = *base;
    const std::vector<LabReading> readings = stretchedReadings(*base);
    for (std::size_t i = 0; i < readings.size(); ++i)
        if (lacks(*base, readings[i]) && canRead(*base, readings[i])) {
            const auto from = static_cast<double>(i), count = static_cast<double>(readings.size());
            addReadings(all, *readAs(base, readings[i], within(watch.progress, from / count, (from + 1) / count)));
        }
    return look(all);
}

}  // namespace whorl
