// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/bytes.h"

namespace whorl {

ByteCursor::ByteCursor(std::string_view bytes, std::string name, std::uint64_t base)
    : m_bytes(bytes)
    , m_name(std::move(name))
    , m_base(base)
{
}

std::string_view ByteCursor::take(std::uint64_t count, std::string_view what)
{
    if (count > remaining())
        throw error(at(), "the file ends early: " + std::to_string(remaining()) + " bytes are left",
                    std::string(what) + " needs " + std::to_string(count));
    const std::string_view taken = m_bytes.substr(m_at, static_cast<std::size_t>(count));
    m_at += taken.size();
    return taken;
}

std::uint64_t ByteCursor::checkedCount(std::uint64_t count, std::uint64_t smallest, std::string_view what) const
{
    if (count > remaining() / smallest)
        throw error(at(), std::to_string(count) + " " + std::string(what),
                    "the file has " + std::to_string(remaining()) + " bytes left");
    return count;
}

FileError ByteCursor::error(std::uint64_t offset, const std::string& found, const std::string& expected) const
{
    return {m_name + ", byte " + std::to_string(offset), found, expected};
}

std::string quotedBytes(std::string_view bytes)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const char each : bytes) {
        if (text.size() > 56)
            return text + "...";
        const auto byte = static_cast<unsigned char>(each);
        if (byte >= 0x20 && byte < 0x7f)
            text += each;
        else
            text += {'\\', 'x', digits[byte / 16U], digits[byte % 16U]};
    }
    return text;
}

}  // namespace whorl
