// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter.h"

#include <utility>

namespace whorl {

namespace detail {

template <class S, class Base, std::size_t index>
constexpr Row<S> inheritedRow()
{
    Row<S> row;
    row.parameter = Base::parameters()[index].parameter;
    row.read = [](const S& values) { return Base::parameters()[index].read(values); };
    row.write = [](S& values, const Value& value) { Base::parameters()[index].write(values, value); };
    return row;
}

template <class S, class Base, std::size_t... index>
constexpr auto inheritedRows(std::index_sequence<index...>)
{
    return std::array{inheritedRow<S, Base, index>()...};
}

}  // namespace detail

/// The rows of a base as rows of S, which is derived from it.
template <class S, class Base>
constexpr auto inheritedRows()
{
    return detail::inheritedRows<S, Base>(std::make_index_sequence<std::tuple_size_v<decltype(Base::parameters())>>());
}

/// Several tables of rows one after another.
template <class S, std::size_t... counts>
constexpr auto joinedRows(const std::array<Row<S>, counts>&... parts)
{
    std::array<Row<S>, (counts + ...)> all{};
    std::size_t next = 0;
    const auto append = [&](const auto& part) {
        for (const auto& row : part)
            all[next++] = row;
    };
    (append(parts), ...);
    return all;
}

}  // namespace whorl
