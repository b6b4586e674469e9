// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>  // defines __GLIBC__ where there is one

/// Marks a kernel that is compiled once per instruction set and picked when the program starts, so that one build
/// serves every x86-64 machine. Where the loader cannot do this (other processors, other compilers, C libraries
/// without indirect functions) and under sanitizers, whose set-up runs too late for the choice, it is empty.
#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__)                              \
    && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define WHORL_CLONES __attribute__((target_clones("default", "arch=x86-64-v3", "arch=x86-64-v4")))
#else
#define WHORL_CLONES
#endif

/// Marks a kernel written for vectors of 32 or of 64 bytes, to be called at that SimdLevel alone. Loops that the
/// compiler vectorises by itself need WHORL_CLONES only; this is for sums that must stay in registers, which are a
/// template over the vectors' size, inlined into one function per level.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define WHORL_AVX2 __attribute__((target("arch=x86-64-v3")))
#define WHORL_AVX512 __attribute__((target("arch=x86-64-v4")))
#else
#define WHORL_AVX2
#define WHORL_AVX512
#endif

namespace whorl {

/// What the processor can do: vectors of 16, 32 or 64 bytes, the latter two with multiply-add in one step.
enum class SimdLevel { basic, avx2, avx512 };

/// Always `basic` where WHORL_AVX2 is empty.
SimdLevel simdLevel();

/// Marks the upper halves of the AVX registers as unused. Call it before a loop of sines.
///
/// Qt 6.4 returns from painting with them in use; on some processors every later call into the mathematics library
/// is then up to twenty times slower. Costs a few nanoseconds; does nothing on a processor without AVX.
void leaveAvx();

}  // namespace whorl
