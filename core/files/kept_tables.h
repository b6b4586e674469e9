// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <tuple>

namespace whorl {

/// The last few things that were made from files, until their file's time or size changes. Safe to use from several
/// threads; while one makes something, others wait.
template <class Thing, class... Extra>
class KeptTables {
public:
    /// What was made from these, or what `make` makes now.
    template <class Make>
    std::shared_ptr<const Thing> get(const std::string& path, const Extra&... extra, Make make)
    {
        std::error_code noTime, noSize;
        const Stamp stamp{std::filesystem::last_write_time(path, noTime), std::filesystem::file_size(path, noSize)};
        const Key key{path, extra...};
        const std::scoped_lock lock(m_mutex);
        for (auto each = m_kept.begin(); each != m_kept.end(); ++each)
            if (each->key == key && each->stamp == stamp && !noTime && !noSize) {
                m_kept.splice(m_kept.begin(), m_kept, each);
                return m_kept.front().thing;
            }
        std::shared_ptr<const Thing> thing = make();
        m_kept.remove_if([&](const Kept& each) { return each.key == key; });
        m_kept.push_front({key, stamp, thing});
        if (m_kept.size() > most)
            m_kept.pop_back();
        return thing;
    }

private:
    static constexpr std::size_t most = 4;
    using Key = std::tuple<std::string, Extra...>;

    /// What tells one state of a file from another.
    struct Stamp {
        std::filesystem::file_time_type time;
        std::uintmax_t size = 0;
        bool operator==(const Stamp&) const = default;
    };
    struct Kept {
        Key key;
        Stamp stamp;
        std::shared_ptr<const Thing> thing;
    };

    std::mutex m_mutex;
    std::list<Kept> m_kept;
};

}  // namespace whorl
