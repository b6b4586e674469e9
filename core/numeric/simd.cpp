// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/simd.h"

namespace whorl {

#if defined(__x86_64__) && defined(__GNUC__)

namespace {

// Its own function, because the instruction may only be compiled, not run, on a processor without AVX.
__attribute__((target("avx"), noinline)) void clearUpperHalves()
{
    __builtin_ia32_vzeroupper();
}

}  // namespace

void leaveAvx()
{
    if (__builtin_cpu_supports("avx"))
        clearUpperHalves();
}

#else

void leaveAvx() { }

#endif

SimdLevel simdLevel()
{
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
    static const SimdLevel level = __builtin_cpu_supports("x86-64-v4") ? SimdLevel::avx512
        : __builtin_cpu_supports("x86-64-v3")                          ? SimdLevel::avx2
                                                                       : SimdLevel::basic;
    return level;
#else
    return SimdLevel::basic;
#endif
}

}  // namespace whorl
