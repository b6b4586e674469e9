// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source.h"

#include <algorithm>

namespace whorl {

__extension__ using Wide = __int128;

std::vector<Bin> evenBins(std::int64_t first, std::int64_t axisCount, std::int64_t bins)
{
    std::vector<Bin> result(static_cast<std::size_t>(bins));
    std::int64_t start = 0;
    for (std::int64_t i = 0; i < bins; ++i) {
        // 128-bit, because a million positions times a few thousand pixels is fine but 2^62 positions are not.
        const auto next = static_cast<std::int64_t>(static_cast<Wide>(axisCount) * (i + 1) / bins);
        result[static_cast<std::size_t>(i)] = {first + start, next - start};
        start = next;
    }
    return result;
}

std::string_view kindName(QuantityKind kind)
{
    constexpr std::string_view names[] = {"field", "curves", "rotors", "points", "listing"};
    return names[static_cast<std::size_t>(kind)];
}

const QuantityInfo& Source::quantity(std::string_view id) const
{
    for (const QuantityInfo& each : quantities)
        if (each.id == id)
            return each;
    std::string known;
    for (const QuantityInfo& each : quantities)
        known += (known.empty() ? "" : ", ") + std::string(each.id);
    throw InputError("quantity", std::string(id), std::string(info.id) + " offers " + known);
}

}  // namespace whorl
