// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/bytes.h"

#include <optional>

namespace whorl {

/// One field of a protocol buffer message.
struct ProtoField {
    enum Wire : unsigned char { varint = 0, fixed64 = 1, bytes = 2, fixed32 = 5 };

    std::uint64_t number = 0;
    Wire wire = varint;
    std::uint64_t value = 0;   ///< of a varint
    std::string_view content;  ///< of all others
    std::uint64_t begin = 0;   ///< where the content begins in the file

    bool isBytes() const { return wire == bytes; }
};

/// Walks over the fields of one message; what lies within a field is another message, another walker. Copies nothing.
class ProtoWalker {
public:
    ProtoWalker(std::string_view message, std::string name, std::uint64_t base)
        : m_cursor(message, std::move(name), base)
    {
    }
    /// The message within a field.
    ProtoWalker(const ProtoField& field, std::string name)
        : ProtoWalker(field.content, std::move(name), field.begin)
    {
    }

    /// The next field; nothing at the end.
    /// throws FileError for a field that the message does not hold whole, a varint of more than 10 bytes, groups
    std::optional<ProtoField> next();

    /// For lists of varints in one field; nothing at the end.
    std::optional<std::uint64_t> nextVarint();

private:
    std::uint64_t varint(const char* what);

    ByteCursor m_cursor;
};

}  // namespace whorl
