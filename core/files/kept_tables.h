// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kept.h"

#include <filesystem>
#include <optional>
#include <string>
#include <tuple>

namespace whorl {

/// The last few things that were made from files, until their file's time or size changes.
template <class Thing, class... Extra>
class KeptTables {
public:
    /// What was made from these, or what `make` makes now.
    template <class Make>
    std::shared_ptr<const Thing> get(const std::string& path, const Extra&... extra, Make make)
    {
        return m_kept.get({{path, extra...}, stampOf(path)}, make);
    }

private:
    /// What tells one state of a file from another.
    using Stamp = std::pair<std::filesystem::file_time_type, std::uintmax_t>;

    struct Key {
        std::tuple<std::string, Extra...> names;
        std::optional<Stamp> stamp;  ///< absent: the file cannot be looked at
        bool operator==(const Key& other) const { return stamp && stamp == other.stamp && names == other.names; }
        bool outdates(const Key& other) const { return names == other.names; }
    };

    static std::optional<Stamp> stampOf(const std::string& path)
    {
        std::error_code noTime, noSize;
        const Stamp stamp{std::filesystem::last_write_time(path, noTime), std::filesystem::file_size(path, noSize)};
        return noTime || noSize ? std::nullopt : std::optional(stamp);
    }

    Kept<Key, const Thing> m_kept;
};

}  // namespace whorl
