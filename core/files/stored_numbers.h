// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace whorl {

/// How numbers are stored that can be read.
enum class NumberKind : unsigned char {
    unreadable,
    f16,
    bf16,
    f32,
    f64,
    i8,
    i16,
    i32,
    i64,
    u8,
    u16,
    u32,
    u64,
    boolean,   ///< one byte; all but 0 are 1
    q8Blocks,  ///< blocks of 32: a half-precision scale, then 32 signed bytes
    q4Blocks,  ///< blocks of 32: a half-precision scale, then 16 bytes; low halves are the first 16 values; minus 8
};

struct NumberFormat {
    NumberKind kind = NumberKind::unreadable;
    bool bigEndian = false;
};

/// Values that are stored together, and their bytes: {1, 4} for f32, {32, 34} for q8Blocks; {1, 0} for unreadable.
struct BlockSize {
    std::uint64_t values = 1, bytes = 0;
};
BlockSize blockSize(NumberKind kind);

/// Widens stored numbers; exact where the target holds them, rounded to nearest otherwise.
///
/// bytes  out.size() / values * bytes of the format's block size; need not be aligned
/// out    a whole number of blocks
void decode(NumberFormat format, const char* bytes, std::span<float> out);
void decode(NumberFormat format, const char* bytes, std::span<double> out);

/// An IEEE half-precision number, widened exactly.
float halfFloat(std::uint16_t bits);

}  // namespace whorl
