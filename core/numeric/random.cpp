// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/random.h"

namespace whorl {

namespace {

constexpr std::uint64_t goldenRatio = 0x9e3779b97f4a7c15;

std::uint64_t mixed(std::uint64_t bits)
{
    bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9;
    bits = (bits ^ (bits >> 27)) * 0x94d049bb133111eb;
    return bits ^ (bits >> 31);
}

}  // namespace

Random::Random(std::uint64_t seed, std::uint64_t stream)
    : m_state(stream == 0 ? seed : mixed(seed + mixed(stream * goldenRatio)))
{
}

std::uint64_t Random::next()
{
    m_state += goldenRatio;
    return mixed(m_state);
}

double Random::uniform()
{
    return static_cast<double>(next() >> 11) * 0x1p-53;
}

double Random::normal()
{
    // Whole numbers add without rounding, so no processor can contract or reorder them differently.
    std::uint64_t sum = 0;
    for (int i = 0; i < 6; ++i) {
        const std::uint64_t bits = next();
        sum += (bits >> 32) + (bits & 0xffffffff);
    }
    return static_cast<double>(sum) * 0x1p-32 - 6 + 12 * 0x1p-33;
}

}  // namespace whorl
