// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/gguf_metadata.h"

#include <bit>
#include <unordered_set>

namespace whorl {

namespace {

constexpr std::uint64_t longestKey = 65535;
constexpr std::uint64_t mostInOneArray = std::uint64_t{1} << 22, mostInAllArrays = std::uint64_t{1} << 23;

/// The numbers that the format gives to types of values.
enum ValueType : std::uint32_t {
    uint8Value,
    int8Value,
    uint16Value,
    int16Value,
    uint32Value,
    int32Value,
    float32Value,
    boolValue,
    textValue,
    arrayValue,
    uint64Value,
    int64Value,
    float64Value,
    firstUnknown
};

/// Reads values, and counts how many all arrays have held.
class ValueReader {
public:
    explicit ValueReader(ByteCursor& cursor)
        : m_cursor(cursor)
    {
    }

    MetaValue value(const std::string& what)
    {
        const std::uint64_t at = m_cursor.at();
        const auto type = m_cursor.number<std::uint32_t>(what);
        // Read as anything else it would move every tensor.
        if (what == "general.alignment" && type != uint32Value)
            throw m_cursor.error(at, what + " has values of type " + std::to_string(type),
                                 "a uint32 (type 4) is needed");
        return type == arrayValue ? array(what) : plain(type, at, what);
    }

private:
    MetaValue plain(std::uint32_t type, std::uint64_t at, const std::string& what)
    {
        switch (type) {
        case uint8Value:
            return std::uint64_t{m_cursor.number<std::uint8_t>(what)};
        case int8Value:
            return std::int64_t{static_cast<std::int8_t>(m_cursor.number<std::uint8_t>(what))};
        case uint16Value:
            return std::uint64_t{m_cursor.number<std::uint16_t>(what)};
        case int16Value:
            return std::int64_t{static_cast<std::int16_t>(m_cursor.number<std::uint16_t>(what))};
        case uint32Value:
            return std::uint64_t{m_cursor.number<std::uint32_t>(what)};
        case int32Value:
            return std::int64_t{static_cast<std::int32_t>(m_cursor.number<std::uint32_t>(what))};
        case float32Value:
            return double{std::bit_cast<float>(m_cursor.number<std::uint32_t>(what))};
        case boolValue:
            return truth(what);
        case textValue:
            return std::string(readGgufText(m_cursor, what));
        case uint64Value:
            return m_cursor.number<std::uint64_t>(what);
        case int64Value:
            return static_cast<std::int64_t>(m_cursor.number<std::uint64_t>(what));
        case float64Value:
            return std::bit_cast<double>(m_cursor.number<std::uint64_t>(what));
        default:
            throw m_cursor.error(at, what + " has values of type " + std::to_string(type), "types 0 to 12 are known");
        }
    }

    bool truth(const std::string& what)
    {
        const std::uint64_t at = m_cursor.at();
        const auto byte = m_cursor.number<std::uint8_t>(what);
        if (byte > 1)
            throw m_cursor.error(at, what + " is the truth value " + std::to_string(byte), "0 or 1 is needed");
        return byte == 1;
    }

    MetaValue array(const std::string& what)
    {
        const std::uint64_t at = m_cursor.at();
        const auto type = m_cursor.number<std::uint32_t>(what);
        if (type == arrayValue)
            throw m_cursor.error(at, what + " is an array of arrays", "arrays of plain values are read");
        if (type >= firstUnknown)
            throw m_cursor.error(at, what + " is an array of values of type " + std::to_string(type),
                                 "types 0 to 12 are known");
        const auto count = m_cursor.number<std::uint64_t>(what);
        m_cursor.checkedCount(count, smallest(type), "values in " + what);
        m_held += count;
        if (count > mostInOneArray || m_held > mostInAllArrays)
            throw m_cursor.error(at, what + " is an array of " + std::to_string(count) + " values",
                                 "at most " + std::to_string(mostInOneArray) + " in one array and "
                                     + std::to_string(mostInAllArrays) + " in all are read");
        if (type == textValue)
            return texts(count, what);
        return numbers(type, count, what);
    }

    static std::uint64_t smallest(std::uint32_t type)
    {
        switch (type) {
        case uint16Value:
        case int16Value:
            return 2;
        case uint32Value:
        case int32Value:
        case float32Value:
            return 4;
        case textValue:
        case uint64Value:
        case int64Value:
        case float64Value:
            return 8;
        default:
            return 1;
        }
    }

    std::vector<std::string> texts(std::uint64_t count, const std::string& what)
    {
        std::vector<std::string> result;
        result.reserve(count);
        for (std::uint64_t i = 0; i < count; ++i)
            result.emplace_back(readGgufText(m_cursor, what));
        return result;
    }

    std::vector<double> numbers(std::uint32_t type, std::uint64_t count, const std::string& what)
    {
        const auto asDouble = [](const auto& value) -> double {
            if constexpr (std::is_arithmetic_v<std::decay_t<decltype(value)>>)
                return static_cast<double>(value);
            return 0;
        };
        std::vector<double> result;
        result.reserve(count);
        for (std::uint64_t i = 0; i < count; ++i)
            result.push_back(std::visit(asDouble, plain(type, m_cursor.at(), what)));
        return result;
    }

    ByteCursor& m_cursor;
    std::uint64_t m_held = 0;
};

}  // namespace

std::string_view readGgufText(ByteCursor& cursor, std::string_view what)
{
    return cursor.take(cursor.number<std::uint64_t>(what), what);
}

std::vector<MetaEntry> readGgufMetadata(ByteCursor& cursor, std::uint64_t count)
{
    // A key has at least its length; what follows is checked with it.
    cursor.checkedCount(count, 8, "keys");
    ValueReader reader(cursor);
    std::vector<MetaEntry> entries;
    std::unordered_set<std::string_view> seen;
    for (std::uint64_t i = 0; i < count; ++i) {
        const std::uint64_t at = cursor.at();
        const std::string_view key = readGgufText(cursor, "key " + std::to_string(i));
        if (key.empty() || key.size() > longestKey)
            throw cursor.error(at, "a key of " + std::to_string(key.size()) + " bytes", "1 to 65535 are needed");
        if (!seen.insert(key).second)
            throw cursor.error(at, "the key " + quotedBytes(key) + " for the second time",
                               "every key may be there once");
        entries.push_back({std::string(key), reader.value(quotedBytes(key))});
    }
    return entries;
}

}  // namespace whorl
