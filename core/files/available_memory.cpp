// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/available_memory.h"

#include <cstdio>
#include <fstream>
#include <limits>

namespace whorl {

std::uint64_t availableMemory()
{
    std::ifstream file("/proc/meminfo");
    std::string key, unit;
    for (std::uint64_t value = 0; file >> key >> value; std::getline(file, unit))
        if (key == "MemAvailable:")
            return value * 1024;
    return std::numeric_limits<std::uint64_t>::max();
}

std::string bytesText(std::uint64_t bytes)
{
    constexpr const char* units[] = {"bytes", "kB", "MB", "GB", "TB", "PB", "EB"};
    auto value = static_cast<double>(bytes);
    std::size_t unit = 0;
    for (; value >= 999.5 && unit + 1 < std::size(units); ++unit)
        value /= 1000;
    char text[40];
    std::snprintf(text, sizeof text, value < 99.5 && unit > 1 ? "%.1f %s" : "%.0f %s", value, units[unit]);
    return text;
}

}  // namespace whorl
