// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/interruptions.h"

#include <atomic>
#include <chrono>
#include <csignal>
#include <thread>

namespace whorl::test {

namespace {

bool isListening()
{
    struct sigaction action { };
    sigaction(SIGINT, nullptr, &action);
    return action.sa_handler != SIG_DFL;
}

}  // namespace

CommandRun interruptedRun(const QByteArrayList& arguments)
{
    // QTest has an ear of its own.
    auto* const before = std::signal(SIGINT, SIG_DFL);
    std::atomic<bool> ended = false;
    std::thread keys([&ended] {
        while (!isListening() && !ended)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        if (!ended)
            raise(SIGINT);
    });
    const CommandRun run = runWhorl(arguments);
    ended = true;
    keys.join();
    std::signal(SIGINT, before);
    return run;
}

}  // namespace whorl::test
