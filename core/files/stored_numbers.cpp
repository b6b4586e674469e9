// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/stored_numbers.h"

#include "core/files/bytes.h"

#include <bit>
#include <cstring>

namespace whorl {

namespace {

/// `convert` takes the word of every number.
template <std::unsigned_integral Word, class Target, class Convert>
void decodeWords(const char* bytes, bool bigEndian, std::span<Target> out, Convert convert)
{
    if (bigEndian != (std::endian::native == std::endian::big)) {
        for (Target& each : out) {
            each = static_cast<Target>(convert(wordAt<Word>(bytes, bigEndian)));
            bytes += sizeof(Word);
        }
        return;
    }
    // A copy of the native order is one load, so this loop is what the compiler vectorises.
    for (std::size_t i = 0; i < out.size(); ++i) {
        Word word;
        std::memcpy(&word, bytes + i * sizeof(Word), sizeof(Word));
        out[i] = static_cast<Target>(convert(word));
    }
}

template <class Target>
void decodeQ8(const char* bytes, std::span<Target> out)
{
    for (std::size_t begin = 0; begin < out.size(); begin += 32, bytes += 34) {
        const float scale = halfFloat(wordAt<std::uint16_t>(bytes));
        for (std::size_t i = 0; i < 32; ++i)
            out[begin + i] = static_cast<Target>(scale * static_cast<float>(static_cast<signed char>(bytes[2 + i])));
    }
}

template <class Target>
void decodeQ4(const char* bytes, std::span<Target> out)
{
    for (std::size_t begin = 0; begin < out.size(); begin += 32, bytes += 18) {
        const float scale = halfFloat(wordAt<std::uint16_t>(bytes));
        for (std::size_t i = 0; i < 16; ++i) {
            const int both = static_cast<unsigned char>(bytes[2 + i]);
            out[begin + i] = static_cast<Target>(scale * static_cast<float>((both & 15) - 8));
            out[begin + 16 + i] = static_cast<Target>(scale * static_cast<float>((both >> 4) - 8));
        }
    }
}

template <class Target>
void decodeInto(NumberFormat format, const char* bytes, std::span<Target> out)
{
    const bool big = format.bigEndian;
    const auto same = [](auto word) { return word; };
    switch (format.kind) {
    case NumberKind::unreadable:
        break;
    case NumberKind::f16:
        return decodeWords<std::uint16_t>(bytes, big, out, halfFloat);
    case NumberKind::bf16:
        return decodeWords<std::uint16_t>(bytes, big, out, [](std::uint16_t word) {
            return std::bit_cast<float>(static_cast<std::uint32_t>(word) << 16);
        });
    case NumberKind::f32:
        return decodeWords<std::uint32_t>(bytes, big, out, [](auto word) { return std::bit_cast<float>(word); });
    case NumberKind::f64:
        return decodeWords<std::uint64_t>(bytes, big, out, [](auto word) { return std::bit_cast<double>(word); });
    case NumberKind::i8:
        return decodeWords<std::uint8_t>(bytes, big, out, [](auto w) { return static_cast<std::int8_t>(w); });
    case NumberKind::i16:
        return decodeWords<std::uint16_t>(bytes, big, out, [](auto w) { return static_cast<std::int16_t>(w); });
    case NumberKind::i32:
        return decodeWords<std::uint32_t>(bytes, big, out, [](auto w) { return static_cast<std::int32_t>(w); });
    case NumberKind::i64:
        return decodeWords<std::uint64_t>(bytes, big, out, [](auto w) { return static_cast<std::int64_t>(w); });
    case NumberKind::u8:
        return decodeWords<std::uint8_t>(bytes, big, out, same);
    case NumberKind::u16:
        return decodeWords<std::uint16_t>(bytes, big, out, same);
    case NumberKind::u32:
        return decodeWords<std::uint32_t>(bytes, big, out, same);
    case NumberKind::u64:
        return decodeWords<std::uint64_t>(bytes, big, out, same);
    case NumberKind::boolean:
        return decodeWords<std::uint8_t>(bytes, big, out, [](auto word) { return word != 0; });
    case NumberKind::q8Blocks:
        return decodeQ8(bytes, out);
    case NumberKind::q4Blocks:
        return decodeQ4(bytes, out);
    }
}

}  // namespace

float halfFloat(std::uint16_t bits)
{
    // The exponent is moved to its new place and then raised by a product, which also makes subnormal numbers normal.
    const std::uint32_t magnitude = static_cast<std::uint32_t>(bits & 0x7fffU) << 13;
    const float scaled = std::bit_cast<float>(magnitude) * 0x1p112F;
    const std::uint32_t special = magnitude >= 0x0f800000U ? 0x7f800000U : 0U;
    return std::bit_cast<float>(std::bit_cast<std::uint32_t>(scaled) | special
                                | static_cast<std::uint32_t>(bits & 0x8000U) << 16);
}

BlockSize blockSize(NumberKind kind)
{
    switch (kind) {
    case NumberKind::unreadable:
        break;
    case NumberKind::i8:
    case NumberKind::u8:
    case NumberKind::boolean:
        return {1, 1};
    case NumberKind::f16:
    case NumberKind::bf16:
    case NumberKind::i16:
    case NumberKind::u16:
        return {1, 2};
    case NumberKind::f32:
    case NumberKind::i32:
    case NumberKind::u32:
        return {1, 4};
    case NumberKind::f64:
    case NumberKind::i64:
    case NumberKind::u64:
        return {1, 8};
    case NumberKind::q8Blocks:
        return {32, 34};
    case NumberKind::q4Blocks:
        return {32, 18};
    }
    return {1, 0};
}

void decode(NumberFormat format, const char* bytes, std::span<float> out)
{
    decodeInto(format, bytes, out);
}

void decode(NumberFormat format, const char* bytes, std::span<double> out)
{
    decodeInto(format, bytes, out);
}

}  // namespace whorl
