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

namespace whorl {

/// Marks the upper halves of the AVX registers as unused. Call it before a loop of sines.
///
/// Qt 6.4 returns from painting with them in use; on some processors every later call into the mathematics library
/// is then up to twenty times slower. Costs a few nanoseconds; does nothing on a processor without AVX.
void leaveAvx();

}  // namespace whorl
