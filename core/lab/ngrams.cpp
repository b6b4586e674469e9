// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/ngrams.h"

#include <cmath>

namespace whorl {

NgramModels::NgramModels(std::span<const std::int32_t> training, std::int64_t symbols, int highest)
    : m_symbols(symbols)
    , m_orders(static_cast<std::size_t>(highest))
{
    for (std::size_t before = 0; before < m_orders.size(); ++before) {
        Counts& counts = m_orders[before];
        for (std::size_t i = before; i < training.size(); ++i) {
            const std::uint64_t history = code(training.subspan(i - before, before));
            const auto symbol = static_cast<std::uint64_t>(training[i]);
            History& found = counts.histories[history];
            ++found.times;
            found.followers += counts.grams[history * static_cast<std::uint64_t>(symbols) + symbol]++ == 0 ? 1 : 0;
        }
    }
}

std::uint64_t NgramModels::code(std::span<const std::int32_t> symbols) const
{
    std::uint64_t result = 0;
    for (const std::int32_t symbol : symbols)
        result = result * static_cast<std::uint64_t>(m_symbols) + static_cast<std::uint64_t>(symbol);
    return result;
}

double NgramModels::probability(std::span<const std::int32_t> text, std::size_t place, int order) const
{
    if (order == 0)
        return 1 / static_cast<double>(m_symbols);
    const double shorter = probability(text, place, order - 1);
    const Counts& counts = m_orders[static_cast<std::size_t>(order - 1)];
    const auto before = static_cast<std::size_t>(order - 1);
    const auto history = counts.histories.find(code(text.subspan(place - before, before)));
    if (history == counts.histories.end())
        return shorter;
    const auto gram = counts.grams.find(code(text.subspan(place - before, before + 1)));
    const auto times = static_cast<double>(history->second.times);
    const auto followers = static_cast<double>(history->second.followers);
    const double seen = gram == counts.grams.end() ? 0 : static_cast<double>(gram->second);
    return (seen + followers * shorter) / (times + followers);
}

std::vector<double> NgramModels::nats(std::span<const std::int32_t> text, std::size_t first, std::size_t count) const
{
    std::vector<double> result(m_orders.size());
    for (std::size_t order = 1; order <= result.size(); ++order) {
        for (std::size_t i = first; i < first + count; ++i)
            result[order - 1] -= std::log(probability(text, i, static_cast<int>(order)));
        result[order - 1] /= static_cast<double>(count);
    }
    return result;
}

}  // namespace whorl
