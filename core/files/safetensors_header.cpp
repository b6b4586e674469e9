// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/safetensors_header.h"

#include "core/error.h"
#include "core/files/tensor_contents.h"

#include <nlohmann/json.hpp>

#include <limits>
#include <unordered_set>

namespace whorl {

namespace {

using Json = nlohmann::json;

/// Called by the parser for every piece of the text.
class HeaderReader : public nlohmann::json_sax<Json> {
public:
    explicit HeaderReader(const std::string& name)
        : m_name(name)
    {
    }

    SafetensorsHeader header;

    bool null() override { return other("null"); }
    bool boolean(bool value) override { return other(value ? "true" : "false"); }
    bool number_integer(std::int64_t value) override { return other(std::to_string(value)); }
    bool number_float(double, const std::string& text) override { return other(text); }
    bool binary(Json::binary_t&) override { return other("bytes"); }

    bool number_unsigned(std::uint64_t value) override
    {
        if (m_depth != 3)
            return other(std::to_string(value));
        SafetensorsEntry& entry = header.entries.back();
        if (m_field == "shape") {
            if (value > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
                return other(std::to_string(value));
            if (entry.tensor.shape.size() == mostAxes)
                throw error("a shape of more than 64 sizes", "at most 64 are possible");
            entry.tensor.shape.push_back(static_cast<std::int64_t>(value));
        } else {
            if (m_offsets == 2)
                throw error("three numbers", "two are needed");
            (m_offsets++ == 0 ? entry.begin : entry.end) = value;
        }
        return true;
    }

    bool string(std::string& value) override
    {
        if (m_depth == 2 && m_inMetadata)
            header.metadata.push_back({m_field, value});
        else if (m_depth == 2 && m_field == "dtype") {
            header.entries.back().tensor.dtype = value;
            m_seen |= 1;
        } else
            other("'" + value.substr(0, 60) + "'");
        return true;
    }

    bool start_object(std::size_t) override
    {
        if (++m_depth > 2)
            throw error("an object", "no object belongs here");
        m_field.clear();
        m_seen = m_offsets = 0;
        m_inMetadata = m_depth == 2 && m_tensor == "__metadata__";
        if (m_depth == 2 && !m_inMetadata)
            header.entries.push_back({{m_tensor, {}, {}}, 0, 0});
        return true;
    }

    bool key(std::string& value) override
    {
        if (m_depth == 2) {
            m_field = value;
            return true;
        }
        m_tensor = value;
        m_field.clear();
        if (!m_names.insert(value).second)
            throw error("it is there twice", "every name may be there once");
        return true;
    }

    bool end_object() override
    {
        if (m_depth-- == 2 && !m_inMetadata && (m_seen != 7 || m_offsets != 2))
            throw error("dtype, shape or data_offsets is missing", "all three are needed");
        return true;
    }

    bool start_array(std::size_t) override
    {
        const bool isShape = m_field == "shape", isRange = m_field == "data_offsets";
        if (++m_depth != 3 || m_inMetadata || (!isShape && !isRange))
            throw error("a list", "no list belongs here");
        const unsigned mark = isShape ? 2 : 4;
        if ((m_seen & mark) != 0)
            throw error("it is there twice", "every key may be there once");
        m_seen |= mark;
        return true;
    }

    bool end_array() override
    {
        --m_depth;
        return true;
    }

    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override
    {
        // The length of 8 bytes stands before the text.
        throw FileError(m_name + ", byte " + std::to_string(position + 7), "the header is not JSON",
                        "safetensors headers are; the file may be damaged");
    }

private:
    FileError error(const std::string& found, const std::string& expected) const
    {
        std::string where = m_name + ", header";
        if (!m_names.empty())
            where += ", tensor '" + m_tensor + "'";
        if (!m_field.empty())
            where += ", " + m_field;
        return {where, found, expected};
    }

    /// A value of a kind that its place does not take. Keys that are not known may hold any plain value.
    bool other(const std::string& found) const
    {
        const bool known = m_inMetadata || m_field == "dtype" || m_field == "shape" || m_field == "data_offsets";
        if (m_depth < 2 || known)
            throw error(found,
                        m_depth == 3 ? "a whole number from 0 to 2^63 - 1 is needed"
                            : m_depth == 2
                            ? (m_field == "dtype" || m_inMetadata ? "a text is needed" : "a list is needed")
                            : "an object is needed");
        return true;
    }

    const std::string& m_name;
    int m_depth = 0;
    std::string m_tensor, m_field;
    bool m_inMetadata = false;
    unsigned m_seen = 0;  ///< of the present tensor: 1 dtype, 2 shape, 4 data_offsets
    int m_offsets = 0;
    std::unordered_set<std::string> m_names;
};

}  // namespace

SafetensorsHeader parseSafetensorsHeader(std::string_view json, const std::string& name)
{
    if (!json.starts_with('{'))
        throw FileError(name + ", byte 8", "the header is not JSON",
                        "safetensors headers begin with a brace; this is another format, or the file is damaged");
    HeaderReader reader(name);
    Json::sax_parse(json.begin(), json.end(), &reader);
    return std::move(reader.header);
}

}  // namespace whorl
