// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>

namespace whorl {

/// A value per head, worked out when first asked for; pictures are drawn on several threads.
template <class T>
class PerHead {
public:
    explicit PerHead(std::function<T(std::int64_t)> make)
        : m_make(std::move(make))
    {
    }
    const T& operator()(std::int64_t head)
    {
        const std::scoped_lock lock(m_mutex);
        const auto found = m_values.find(head);
        return found != m_values.end() ? found->second : m_values.emplace(head, m_make(head)).first->second;
    }

private:
    std::function<T(std::int64_t)> m_make;
    std::map<std::int64_t, T> m_values;  ///< never moves what it holds
    std::mutex m_mutex;
};

/// Shared by the functions of a field.
template <class T>
std::shared_ptr<PerHead<T>> perHead(std::function<T(std::int64_t)> make)
{
    return std::make_shared<PerHead<T>>(std::move(make));
}

}  // namespace whorl
