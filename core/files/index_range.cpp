// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/index_range.h"

#include "core/error.h"

#include <charconv>

namespace whorl {

namespace {

/// Far beyond every position in use, and small enough for differences to be exact in 64 bits.
constexpr std::int64_t largestIndex = std::int64_t{1} << 62;

class RangeReader {
public:
    RangeReader(std::string_view text, const std::string& name)
        : m_text(text)
        , m_name(name)
    {
    }

    std::vector<std::int64_t> read() const { return m_text.find(':') == std::string_view::npos ? list() : stretch(); }

private:
    InputError refusal(std::string expected) const
    {
        return {m_name, m_text.empty() ? "empty" : std::string(m_text), std::move(expected)};
    }

    std::int64_t number(std::string_view part) const
    {
        std::int64_t value = 0;
        const auto [last, error] = std::from_chars(part.data(), part.data() + part.size(), value);
        const bool whole = error == std::errc() && last == part.data() + part.size();
        if (!whole || value > largestIndex || value < -largestIndex)
            throw refusal("one whole number, A:B, A:B:STEP or a comma list is needed");
        return value;
    }

    std::vector<std::string_view> parts(char separator) const
    {
        std::vector<std::string_view> result;
        std::string_view rest = m_text;
        while (true) {
            const std::size_t end = rest.find(separator);
            result.push_back(rest.substr(0, end));
            if (end == std::string_view::npos)
                return result;
            rest.remove_prefix(end + 1);
        }
    }

    std::vector<std::int64_t> list() const
    {
        std::vector<std::int64_t> indices;
        for (const std::string_view part : parts(','))
            indices.push_back(number(part));
        return indices;
    }

    std::vector<std::int64_t> stretch() const
    {
        const std::vector<std::string_view> ends = parts(':');
        if (ends.size() > 3)
            throw refusal("one whole number, A:B, A:B:STEP or a comma list is needed");
        const std::int64_t first = number(ends[0]), end = number(ends[1]);
        const std::int64_t step = ends.size() == 3 ? number(ends[2]) : 1;
        if (step < 1)
            throw refusal("a step of at least 1 is needed");
        if (end <= first)
            throw refusal("an end above the start is needed, for the end itself is left out");
        const std::int64_t count = (end - first - 1) / step + 1;
        if (count > maximumValues)
            throw refusal("at most " + std::to_string(maximumValues) + " indices are possible at once");
        std::vector<std::int64_t> indices(static_cast<std::size_t>(count));
        for (std::size_t i = 0; i < indices.size(); ++i)
            indices[i] = first + static_cast<std::int64_t>(i) * step;
        return indices;
    }

    std::string_view m_text;
    const std::string& m_name;
};

}  // namespace

std::vector<std::int64_t> parseRange(std::string_view text, const std::string& name)
{
    return RangeReader(text, name).read();
}

}  // namespace whorl
