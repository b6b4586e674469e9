// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>

namespace whorl {

/// A lock that is had in the order in which it was asked for. With std::mutex a thread that lets go and asks again at
/// once may have it for seconds while others wait.
class FairMutex {
public:
    void lock()
    {
        std::unique_lock held(m_mutex);
        const std::uint64_t ticket = m_next++;
        m_changed.wait(held, [&] { return m_turn == ticket; });
    }
    void unlock()
    {
        {
            const std::scoped_lock held(m_mutex);
            ++m_turn;
        }
        m_changed.notify_all();
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::uint64_t m_next = 0, m_turn = 0;
};

}  // namespace whorl
