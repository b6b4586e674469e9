// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/vector_table.h"
#include "core/kept.h"

#include <tuple>

namespace whorl {

/// The last few things that were made from tables of vectors, for as long as their table lives.
template <class Thing, class... Extra>
class KeptOfTables {
public:
    /// What was made from these, or what `make` makes now.
    template <class Make>
    std::shared_ptr<const Thing> get(const std::shared_ptr<const VectorTable>& table, const Extra&... extra, Make make)
    {
        return m_kept.get({table, {extra...}}, make);
    }

private:
    struct Key {
        std::weak_ptr<const VectorTable> table;
        std::tuple<Extra...> extra;
        bool operator==(const Key& other) const { return table.lock() == other.table.lock() && extra == other.extra; }
        bool outdates(const Key& other) const { return other.table.expired(); }
    };

    Kept<Key, const Thing, 6> m_kept;
};

}  // namespace whorl
