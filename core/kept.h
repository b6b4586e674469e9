// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <list>
#include <memory>
#include <mutex>
#include <utility>

namespace whorl {

/// The last few things that took long to make, by what decides them. Safe to use from several threads; while one makes
/// something, others wait. A key may have `outdates(key)`: what was made of such keys is dropped for its own.
template <class Key, class Thing, std::size_t most = 4>
class Kept {
public:
    /// What was made for this key, or what `make` makes now.
    template <class Make>
    std::shared_ptr<Thing> get(const Key& key, Make make)
    {
        const std::scoped_lock lock(m_mutex);
        for (auto each = m_kept.begin(); each != m_kept.end(); ++each)
            if (each->first == key) {
                m_kept.splice(m_kept.begin(), m_kept, each);
                return m_kept.front().second;
            }
        std::shared_ptr<Thing> thing = make();
        if constexpr (requires { key.outdates(key); })
            m_kept.remove_if([&key](const auto& each) { return key.outdates(each.first); });
        m_kept.emplace_front(key, thing);
        if (m_kept.size() > most)
            m_kept.pop_back();
        return thing;
    }

    /// What was made for this key, if it is kept.
    std::shared_ptr<Thing> find(const Key& key) const
    {
        const std::scoped_lock lock(m_mutex);
        for (const auto& [each, thing] : m_kept)
            if (each == key)
                return thing;
        return nullptr;
    }

private:
    mutable std::mutex m_mutex;
    std::list<std::pair<Key, std::shared_ptr<Thing>>> m_kept;
};

}  // namespace whorl
