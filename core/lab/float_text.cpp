// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/float_text.h"

#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdint>

namespace whorl {

namespace {

constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::uint8_t noDigit = 64;

constexpr std::array<std::uint8_t, 256> digitValues()
{
    std::array<std::uint8_t, 256> values{};
    values.fill(noDigit);
    for (std::size_t i = 0; i < digits.size(); ++i)
        values[static_cast<unsigned char>(digits[i])] = static_cast<std::uint8_t>(i);
    return values;
}

constexpr std::array<std::uint8_t, 256> valueOf = digitValues();

std::uint8_t byteOf(std::span<const float> numbers, std::size_t place)
{
    const auto bits = std::bit_cast<std::uint32_t>(numbers[place / 4]);
    return static_cast<std::uint8_t>(bits >> (8 * (place % 4)));
}

}  // namespace

std::string base64Of(std::span<const float> numbers)
{
    const std::size_t bytes = 4 * numbers.size();
    std::string text;
    text.reserve((bytes + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes; i += 3) {
        std::uint32_t group = 0;
        for (std::size_t k = 0; k < 3; ++k)
            group = group << 8 | (i + k < bytes ? byteOf(numbers, i + k) : 0U);
        for (std::size_t k = 0; k < 4; ++k)
            text += i + k > bytes ? '=' : digits[group >> (18 - 6 * k) & 63U];
    }
    return text;
}

std::optional<std::vector<float>> floatsOfBase64(std::string_view text)
{
    if (text.size() % 4 != 0)
        return std::nullopt;
    const std::size_t padding = text.ends_with("==") ? 2 : text.ends_with('=') ? 1 : 0;
    const std::size_t bytes = text.size() / 4 * 3 - padding;
    if (bytes % 4 != 0)
        return std::nullopt;
    std::vector<float> numbers(bytes / 4);
    std::uint32_t bits = 0;
    std::size_t next = 0;
    for (std::size_t i = 0; i < text.size(); i += 4) {
        std::uint32_t group = 0;
        for (std::size_t k = 0; k < 4; ++k) {
            const bool padded = i + k >= text.size() - padding;
            const std::uint8_t value = padded ? std::uint8_t{0} : valueOf[static_cast<unsigned char>(text[i + k])];
            if (value == noDigit)
                return std::nullopt;
            group = group << 6 | value;
        }
        for (std::size_t k = 0; k < 3 && next < bytes; ++k, ++next) {
            bits |= (group >> (16 - 8 * k) & 255U) << (8 * (next % 4));
            if (next % 4 == 3) {
                numbers[next / 4] = std::bit_cast<float>(bits);
                bits = 0;
            }
        }
    }
    return numbers;
}

double asShortDouble(float number)
{
    if (!std::isfinite(number))
        return std::nan("");
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
    double shortest = 0;
    std::from_chars(text.data(), end, shortest);
    return static_cast<float>(shortest) == number ? shortest : static_cast<double>(number);
}

}  // namespace whorl
