// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <list>
#include <memory>
#include <mutex>
#include <utility>

namespace whorl {

/// The last few runs, with what they have reached, by what decides them. Safe to use from several threads.
template <class Key, class Run>
class KeptRuns {
public:
    /// The run of this key, or a new one that has not begun.
    std::shared_ptr<Run> get(const Key& key)
    {
        const std::scoped_lock lock(m_mutex);
        for (auto each = m_kept.begin(); each != m_kept.end(); ++each)
            if (each->first == key) {
                m_kept.splice(m_kept.begin(), m_kept, each);
                return m_kept.front().second;
            }
        m_kept.emplace_front(key, std::make_shared<Run>());
        if (m_kept.size() > most)
            m_kept.pop_back();
        return m_kept.front().second;
    }

private:
    static constexpr std::size_t most = 4;
    std::mutex m_mutex;
    std::list<std::pair<Key, std::shared_ptr<Run>>> m_kept;
};

}  // namespace whorl
