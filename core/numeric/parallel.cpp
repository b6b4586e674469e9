// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/parallel.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace whorl {

namespace {

std::atomic<int> chosenProcessors = 0;

std::int64_t processorsToUse()
{
    const int chosen = chosenProcessors;
    return chosen > 0 ? chosen : static_cast<std::int64_t>(std::thread::hardware_concurrency());
}

}  // namespace

void useProcessors(int count)
{
    chosenProcessors = count;
}

void inParts(std::int64_t total, std::int64_t atOnce, const std::function<void(std::int64_t, std::int64_t)>& work)
{
    std::atomic<std::int64_t> next = 0;
    std::mutex mutex;
    std::exception_ptr failure;
    const auto takeParts = [&] {
        try {
            for (std::int64_t first; (first = next.fetch_add(atOnce)) < total;)
                work(first, std::min(atOnce, total - first));
        } catch (...) {
            const std::scoped_lock lock(mutex);
            if (!failure)
                failure = std::current_exception();
            next = total;
        }
    };
    const std::int64_t parts = (total + atOnce - 1) / atOnce;
    const std::int64_t processors = processorsToUse();
    {
        std::vector<std::jthread> others;
        for (std::int64_t i = 1; i < std::min(parts, processors); ++i)
            others.emplace_back(takeParts);
        takeParts();
    }
    if (failure)
        std::rethrow_exception(failure);
}

}  // namespace whorl
