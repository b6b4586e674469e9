// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/parallel.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <vector>

namespace whorl {

/// Something of every head, made when it is first asked for: that head alone, or, as soon as another one is wanted too,
/// all of them on all processors. Safe to use from several threads.
template <class T>
class EachHead {
public:
    EachHead(std::int64_t heads, std::function<T(std::int64_t head)> make)
        : m_make(std::move(make))
        , m_slots(static_cast<std::size_t>(heads))
    {
    }

    const T& operator()(std::int64_t head) const
    {
        std::int64_t first = -1;
        if (m_first.compare_exchange_strong(first, head) || first == head)
            return made(head);
        all();
        return made(head);
    }

    void all() const
    {
        std::call_once(m_all,
                       [&] { inParts(std::ssize(m_slots), 1, [&](std::int64_t each, std::int64_t) { made(each); }); });
    }

private:
    struct Slot {
        std::once_flag once;
        T value;
    };

    const T& made(std::int64_t head) const
    {
        Slot& slot = m_slots[static_cast<std::size_t>(head)];
        std::call_once(slot.once, [&] { slot.value = m_make(head); });
        return slot.value;
    }

    std::function<T(std::int64_t)> m_make;
    mutable std::vector<Slot> m_slots;
    mutable std::once_flag m_all;
    mutable std::atomic<std::int64_t> m_first = -1;
};

}  // namespace whorl
