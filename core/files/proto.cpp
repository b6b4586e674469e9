// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/proto.h"

namespace whorl {

std::uint64_t ProtoWalker::varint(const char* what)
{
    const std::uint64_t at = m_cursor.at();
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 70; shift += 7) {
        const std::uint64_t byte = m_cursor.number<std::uint8_t>(what);
        value |= (byte & 0x7f) << shift;
        if (byte < 0x80)
            return value;
    }
    throw m_cursor.error(at, "a number of more than 10 bytes", "this is no protocol buffer, or it is damaged");
}

std::optional<std::uint64_t> ProtoWalker::nextVarint()
{
    return m_cursor.remaining() == 0 ? std::nullopt : std::optional(varint("a number of a list"));
}

std::optional<ProtoField> ProtoWalker::next()
{
    if (m_cursor.remaining() == 0)
        return std::nullopt;
    const std::uint64_t at = m_cursor.at();
    const std::uint64_t key = varint("the key of a field");
    const auto wire = static_cast<ProtoField::Wire>(key & 7);
    const std::string what = "field " + std::to_string(key >> 3);
    ProtoField field{key >> 3, wire, 0, {}, 0};
    if (wire == ProtoField::varint)
        field.value = varint("a number");
    const std::uint64_t length = wire == ProtoField::bytes ? varint("a length") : wire == ProtoField::fixed64 ? 8 : 4;
    field.begin = m_cursor.at();
    if (wire == ProtoField::bytes || wire == ProtoField::fixed64 || wire == ProtoField::fixed32)
        field.content = m_cursor.take(length, what);
    else if (wire != ProtoField::varint)
        throw m_cursor.error(at, what + " of kind " + std::to_string(key & 7), "kinds 0, 1, 2 and 5 are known");
    if (field.number == 0)
        throw m_cursor.error(at, "a field with number 0", "fields count from 1; the file is damaged");
    return field;
}

}  // namespace whorl
