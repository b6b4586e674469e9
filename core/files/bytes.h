// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/error.h"

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

namespace whorl {

/// An unsigned whole number of sizeof(Number) bytes, least significant byte first unless `bigEndian`.
template <std::unsigned_integral Number>
constexpr Number wordAt(const char* bytes, bool bigEndian = false)
{
    Number word = 0;
    for (std::size_t i = 0; i < sizeof(Number); ++i) {
        const auto byte = static_cast<unsigned char>(bytes[bigEndian ? i : sizeof(Number) - 1 - i]);
        word = static_cast<Number>(static_cast<std::uint64_t>(word) << 8 | byte);
    }
    return word;
}

/// Steps through the bytes of a file. No step leaves them: what would is refused, with the place, what is there and
/// what is needed. Whole numbers are little-endian.
class ByteCursor {
public:
    /// `name` names the file in errors. `bytes` must outlive the cursor; `base` is where they begin in the file.
    ByteCursor(std::string_view bytes, std::string name, std::uint64_t base = 0);

    std::uint64_t at() const { return m_base + m_at; }  ///< offset in the file
    std::uint64_t remaining() const { return m_bytes.size() - m_at; }
    const std::string& name() const { return m_name; }

    /// `what` names the thing in errors: "the version".
    /// throws FileError where the file ends before it
    std::string_view take(std::uint64_t count, std::string_view what);
    void skip(std::uint64_t count, std::string_view what) { take(count, what); }

    template <std::unsigned_integral Number>
    Number number(std::string_view what)
    {
        return wordAt<Number>(take(sizeof(Number), what).data());
    }

    /// A number of `count` things of at least `smallest` bytes each, once the file is known to be long enough.
    std::uint64_t checkedCount(std::uint64_t count, std::uint64_t smallest, std::string_view what) const;

    /// "model.gguf, byte 24: found; expected"
    FileError error(std::uint64_t offset, const std::string& found, const std::string& expected) const;

private:
    std::string_view m_bytes;
    std::string m_name;
    std::uint64_t m_base;
    std::size_t m_at = 0;
};

/// a * b, or nothing where that does not fit.
constexpr bool multiplied(std::uint64_t a, std::uint64_t b, std::uint64_t& product)
{
    product = a * b;
    return a == 0 || product / a == b;
}

/// Printable ASCII as it is, all else as \x1f: for bytes of a file within a message. At most 60 characters.
std::string quotedBytes(std::string_view bytes);

}  // namespace whorl
