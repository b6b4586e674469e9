// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/experiment.h"

#include "core/lab/scoring.h"
#include "core/lab/training.h"
#include "core/lab/yardsticks.h"
#include "core/numeric/parallel.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <ctime>
#include <mutex>
#include <numeric>
#include <thread>

namespace whorl {

namespace {

/// Of training between two looks at whether to go on: some 50 ms.
constexpr std::int64_t stepsAtOnce = 4;
constexpr auto betweenReports = std::chrono::milliseconds(50);

/// Seconds of the processor that this thread has used.
double threadSeconds()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

std::vector<float> listed(const LabNumbers<float>& numbers)
{
    return {numbers.data(), numbers.data() + numbers.size()};
}

void requireNoneTwice(const char* parameter, auto values)
{
    const std::size_t given = values.size();
    std::sort(values.begin(), values.end());
    if (given == 0)
        throw ParameterError(parameter, "none", "at least one");
    if (std::adjacent_find(values.begin(), values.end()) != values.end())
        throw ParameterError(parameter, "one given twice", "each once");
}

}  // namespace

/// What a training ended with.
struct Trained {
    LabNumbers<float> weights;
    std::optional<LabNumbers<float>> dropped;
};

/// A training and what is known of it; one thread has it at a time.
struct Work {
    std::unique_ptr<LabTraining> training;  ///< until it has ended: it holds some 25 MB
    std::optional<Trained> trained;         ///< from then on
    LabTrial* trial = nullptr;
    std::int64_t steps = 0, stepsDone = 0;
    bool isTaken = false, isDone = false;
};

struct LabExperiment::State {
    LabSettings settings;
    std::shared_ptr<const LabTaskSource> task;
    std::int64_t steps = 0;

    mutable std::mutex mutex;  ///< of all below
    std::condition_variable changed;
    std::vector<Work> works;  ///< by seed, then encoding, so that all encodings are seen early
    LabResult result;
    bool isRun = false;  ///< a thread is in charge of the workers
    std::exception_ptr failure;

    std::atomic<bool> rests = false, stops = false;

    bool isDone() const
    {
        return std::all_of(works.begin(), works.end(), [](const Work& work) { return work.isDone; });
    }
    std::int64_t stepsDone() const
    {
        return std::accumulate(works.begin(), works.end(), std::int64_t(0),
                               [](std::int64_t sum, const Work& work) { return sum + work.stepsDone; });
    }
    void work();
    Work* take();
    void train(Work& work);
    void tell(Work& work, double seconds);
    void score(Work& work);
    void goOn();
};

LabExperiment::LabExperiment(const LabSettings& settings, std::vector<LabEncoding> encodings,
                             std::vector<std::uint64_t> seeds)
    : m_state(std::make_unique<State>())
{
    settings.check();
    requireNoneTwice("encodings", encodings);
    requireNoneTwice("seeds", seeds);
    State& state = *m_state;
    state.settings = completed(settings);
    state.task = labTask(state.settings);
    state.result.settings = state.settings;
    state.result.version = WHORL_VERSION;
    state.result.symbols = state.task->symbols();
    state.result.parameters = LabTensors(labShape(LabEncoding::nope, state.settings, state.task->symbols())).numbers();
    state.result.yardsticks = labYardsticks(state.settings);
    for (const LabEncoding encoding : encodings)
        for (const std::uint64_t seed : seeds) {
            state.result.trials.emplace_back();
            state.result.trials.back().encoding = encoding;
            state.result.trials.back().seed = seed;
        }
    for (std::size_t seed = 0; seed < seeds.size(); ++seed)
        for (std::size_t encoding = 0; encoding < encodings.size(); ++encoding) {
            Work work;
            work.trial = &state.result.trials[encoding * seeds.size() + seed];
            work.training = std::make_unique<LabTraining>(state.settings, encodings[encoding], seeds[seed], state.task);
            work.steps = work.training->steps();
            state.steps += work.steps;
            state.works.push_back(std::move(work));
        }
}

LabExperiment::~LabExperiment() = default;

/// Waits while the one who asked is not to be disturbed. throws Cancelled where all is to end
void LabExperiment::State::goOn()
{
    while (rests && !stops)
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    if (stops)
        throw Cancelled();
}

Work* LabExperiment::State::take()
{
    const std::scoped_lock lock(mutex);
    for (Work& work : works)
        if (!work.isDone && !work.isTaken) {
            work.isTaken = true;
            return &work;
        }
    return nullptr;
}

void LabExperiment::State::work()
{
    while (Work* const work = take()) {
        std::exception_ptr problem;
        try {
            train(*work);
            score(*work);
        } catch (const Cancelled&) {
        } catch (...) {
            problem = std::current_exception();
        }
        const std::scoped_lock lock(mutex);
        work->isTaken = false;
        if (problem) {
            failure = problem;
            stops = true;
        }
        if (stops)
            return;
    }
}

void LabExperiment::State::train(Work& work)
{
    if (work.trained)
        return;
    while (!work.training->isDone()) {
        goOn();
        const double before = threadSeconds();
        work.training->advance(stepsAtOnce);
        tell(work, threadSeconds() - before);
    }
    work.trained.emplace().weights = work.training->weights();
    if (const LabNumbers<float>* dropped = work.training->droppedWeights())
        work.trained->dropped = *dropped;
    work.training.reset();
}

void LabExperiment::State::tell(Work& work, double seconds)
{
    const std::scoped_lock lock(mutex);
    LabTrial& trial = *work.trial;
    const LabTraining& training = *work.training;
    trial.loss = training.loss();
    trial.dropLoss = training.dropLoss();
    trial.divergedAt = training.divergedAt();
    trial.seconds += seconds;
    work.stepsDone = training.isDone() ? work.steps : training.step();
}

void LabExperiment::State::score(Work& work)
{
    const Progress goesOn = [this](double) {
        goOn();
        return true;
    };
    std::vector<LabReadScores> read;
    const auto readAs = [&](const LabNumbers<float>& weights, const LabReading& reading) {
        read.push_back(readModel({settings, work.trial->encoding, weights}, *task, reading, goesOn));
    };
    if (!work.trial->divergedAt) {
        readAs(work.trained->weights, {});
        LabReading dropped;
        dropped.dropped = true;
        if (work.trained->dropped)
            readAs(*work.trained->dropped, dropped);
    }
    const std::scoped_lock lock(mutex);
    work.trial->read = std::move(read);
    work.trial->weights = listed(work.trained->weights);
    if (work.trained->dropped)
        work.trial->droppedWeights = listed(*work.trained->dropped);
    work.trained.reset();
    work.isDone = true;
    changed.notify_all();
}

namespace {

/// The threads that train, for as long as one who asked waits for them.
template <class State>
class Workers {
public:
    explicit Workers(State& state)
        : m_state(state)
    {
        state.stops = state.rests = false;
        state.failure = nullptr;
        const auto processors = std::max(1U, std::thread::hardware_concurrency());
        for (std::size_t i = 0; i < std::min<std::size_t>(processors, state.works.size()); ++i)
            m_threads.emplace_back([&state] { state.work(); });
    }
    ~Workers()
    {
        m_state.stops = true;
        m_threads.clear();
        const std::scoped_lock lock(m_state.mutex);
        m_state.isRun = false;
        m_state.changed.notify_all();
    }
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

private:
    State& m_state;
    std::vector<std::jthread> m_threads;
};

}  // namespace

void LabExperiment::run(const Watch& watch)
{
    State& state = *m_state;
    std::optional<Workers<State>> workers;
    for (;;) {
        double share = 0;
        {
            std::unique_lock lock(state.mutex);
            if (state.isDone())
                return;
            if (workers && state.failure)
                std::rethrow_exception(state.failure);
            if (!state.isRun) {
                state.isRun = true;
                workers.emplace(state);
            }
            state.changed.wait_for(lock, betweenReports);
            share = static_cast<double>(state.stepsDone()) / static_cast<double>(state.steps);
        }
        if (watch.reached)
            watch.reached(stepsDone());
        if (workers)
            state.rests = true;
        report(watch.progress, share);
        if (workers)
            state.rests = false;
    }
}

bool LabExperiment::isDone() const
{
    const std::scoped_lock lock(m_state->mutex);
    return m_state->isDone();
}

std::int64_t LabExperiment::stepsDone() const
{
    const std::scoped_lock lock(m_state->mutex);
    return m_state->stepsDone();
}

std::int64_t LabExperiment::ended() const
{
    const std::scoped_lock lock(m_state->mutex);
    return std::count_if(m_state->works.begin(), m_state->works.end(), [](const Work& work) { return work.isDone; });
}

std::int64_t LabExperiment::steps() const
{
    return m_state->steps;
}

std::shared_ptr<const LabResult> LabExperiment::result() const
{
    const std::scoped_lock lock(m_state->mutex);
    return std::make_shared<const LabResult>(m_state->result);
}

}  // namespace whorl
