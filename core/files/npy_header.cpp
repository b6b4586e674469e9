// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/npy_header.h"

#include "core/error.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace whorl {

namespace {

constexpr std::string_view magic = "\x93NUMPY";

/// Steps through the dictionary, which is a Python literal.
class Literal {
public:
    Literal(std::string_view bytes, std::size_t begin, std::size_t end, const std::string& name)
        : m_text(bytes.substr(0, end))
        , m_at(begin)
        , m_name(name)
    {
    }

    NpyHeader dictionary()
    {
        NpyHeader header;
        std::optional<bool> order;
        bool hasShape = false;
        take('{', "an opening brace");
        while (peek() != '}') {
            const std::size_t at = m_at;
            const std::string key = string();
            take(':', "a colon after the key");
            if (key == "descr")
                readDescr(header);
            else if (key == "fortran_order")
                order = truth();
            else if (key == "shape") {
                header.shape = tuple();
                hasShape = true;
            } else
                throw error(at, "the key '" + key + "'", "only descr, fortran_order and shape belong here");
            if (peek() != ',')
                break;
            ++m_at;
        }
        take('}', "a closing brace");
        for (const auto& [there, key] :
             {std::pair{!header.descr.empty(), "descr"}, {order.has_value(), "fortran_order"}, {hasShape, "shape"}})
            if (!there)
                throw FileError(m_name + ", header", std::string("no key ") + key,
                                "descr, fortran_order and shape are needed");
        header.fortranOrder = *order;
        return header;
    }

private:
    FileError error(std::size_t at, const std::string& found, const std::string& expected) const
    {
        return {m_name + ", byte " + std::to_string(at), found, expected};
    }

    /// The next character that is not blank, '\0' at the end.
    char peek()
    {
        while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\n' || m_text[m_at] == '\t'))
            ++m_at;
        return m_at < m_text.size() ? m_text[m_at] : '\0';
    }

    std::string found()
    {
        return peek() == '\0' ? "the end of the header" : "'" + std::string(m_text.substr(m_at, 1)) + "'";
    }

    void take(char wanted, const char* what)
    {
        if (peek() != wanted)
            throw error(m_at, found(), std::string(what) + " is needed");
        ++m_at;
    }

    std::string string()
    {
        const char quote = peek();
        if (quote != '\'' && quote != '"')
            throw error(m_at, found(), "a quoted text is needed");
        const std::size_t end = m_text.find(quote, m_at + 1);
        if (end == std::string_view::npos)
            throw error(m_at, "a text without end", "a closing quote is needed");
        std::string result(m_text.substr(m_at + 1, end - m_at - 1));
        m_at = end + 1;
        return result;
    }

    void readDescr(NpyHeader& header)
    {
        const std::size_t begin = (peek(), m_at);
        if (peek() != '[') {
            header.descr = string();
            return;
        }
        header.record = true;
        int depth = 0;
        do {
            const char c = peek();
            if (c == '\0')
                throw error(begin, "a list without end", "a closing bracket is needed");
            if (c == '\'' || c == '"') {
                string();
                continue;
            }
            depth += c == '[' || c == '(' ? 1 : c == ']' || c == ')' ? -1 : 0;
            ++m_at;
        } while (depth > 0);
        header.descr = m_text.substr(begin, m_at - begin);
    }

    bool truth()
    {
        peek();
        for (const auto& [word, value] : {std::pair{std::string_view("True"), true}, {"False", false}})
            if (m_text.substr(m_at, word.size()) == word) {
                m_at += word.size();
                return value;
            }
        throw error(m_at, found(), "True or False is needed");
    }

    std::vector<std::int64_t> tuple()
    {
        std::vector<std::int64_t> sizes;
        take('(', "an opening parenthesis");
        while (peek() != ')') {
            const char* begin = m_text.data() + m_at;
            const char* end = m_text.data() + m_text.size();
            std::int64_t size = 0;
            const auto [last, failure] = std::from_chars(begin, end, size);
            if (last == begin)
                throw error(m_at, found(), "a size is needed");
            const std::string text(begin, last);
            if (failure != std::errc() || size < 0)
                throw error(m_at, "the size " + text, "sizes from 0 to 2^63 - 1 are needed");
            sizes.push_back(size);
            m_at += text.size();
            // Python 2 marked long numbers.
            if (peek() == 'L')
                ++m_at;
            if (peek() != ',')
                break;
            ++m_at;
        }
        take(')', "a closing parenthesis");
        return sizes;
    }

    std::string_view m_text;
    std::size_t m_at;
    const std::string& m_name;
};

}  // namespace

NpyHeader parseNpyHeader(std::string_view bytes, const std::string& name)
{
    if (bytes.substr(0, magic.size()) != magic) {
        const bool pointer = bytes.starts_with("version https://git-lfs");
        throw FileError(name,
                        bytes.empty() ? "an empty file"
                            : pointer ? "a Git LFS pointer"
                                      : "no npy file",
                        pointer ? "the file it stands for is needed" : "the first bytes of an npy file are \\x93NUMPY");
    }
    if (bytes.size() < 10)
        throw FileError(name, "the file ends after " + std::to_string(bytes.size()) + " bytes",
                        "a version and the length of the header are needed");
    const auto byte = [&](std::size_t i) { return static_cast<std::size_t>(static_cast<unsigned char>(bytes[i])); };
    const std::size_t version = byte(6);
    if (version < 1 || version > 3)
        throw FileError(name + ", byte 6", "format version " + std::to_string(version), "versions 1, 2 and 3 are read");
    const std::size_t begin = version == 1 ? 10 : 12;
    std::size_t length = byte(8) + 256 * byte(9);
    if (version > 1 && bytes.size() >= begin)
        length += 65536 * byte(10) + 16777216 * byte(11);
    if (bytes.size() < begin || length > bytes.size() - begin)
        throw FileError(name + ", byte 8", "a header of " + std::to_string(length) + " bytes",
                        "the file has " + std::to_string(bytes.size() - std::min(begin, bytes.size())) + " left");
    NpyHeader header = Literal(bytes, begin, begin + length, name).dictionary();
    header.dataBegins = begin + length;
    return header;
}

}  // namespace whorl
