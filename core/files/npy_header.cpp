// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/npy_header.h"

#include "core/error.h"

#include <algorithm>
#include <bit>
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
            if (sizes.size() == mostAxes)
                throw error(m_at, "a shape of more than 64 sizes", "at most 64 are possible");
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

NumberKind kindOf(char kind, char digit)
{
    static constexpr std::pair<std::string_view, NumberKind> known[] = {
        {"f2", NumberKind::f16}, {"f4", NumberKind::f32}, {"f8", NumberKind::f64}, {"i1", NumberKind::i8},
        {"i2", NumberKind::i16}, {"i4", NumberKind::i32}, {"i8", NumberKind::i64}, {"u1", NumberKind::u8},
        {"u2", NumberKind::u16}, {"u4", NumberKind::u32}, {"u8", NumberKind::u64}, {"b1", NumberKind::boolean},
    };
    for (const auto& [name, result] : known)
        if (name[0] == kind && name[1] == digit)
            return result;
    return NumberKind::unreadable;
}

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

NumberFormat npyNumbers(const NpyHeader& header, const std::string& name)
{
    const std::string where = name + ", descr";
    const char* needed = "numbers of type f2, f4, f8, i1 to i8, u1 to u8 or b1 are needed";
    if (header.record)
        throw FileError(where, "the record type " + header.descr, needed);
    const std::string& descr = header.descr;
    if (descr.find('O') != std::string::npos)
        throw FileError(where, "'" + descr + "', Python objects",
                        "objects are a pickle, which is never executed; " + std::string(needed));
    if (descr == "|V2" || descr == "<V2" || descr == ">V2")
        throw FileError(where, "'" + descr + "', two bytes without a meaning, most likely bfloat16",
                        "npy has no code for it: save it as f4");
    const bool shaped = descr.size() == 3 && std::string_view("<>|=").find(descr[0]) != std::string_view::npos;
    const NumberKind kind = shaped ? kindOf(descr[1], descr[2]) : NumberKind::unreadable;
    if (kind == NumberKind::unreadable)
        throw FileError(where, "the type '" + descr + "'", needed);
    const bool native = std::endian::native == std::endian::big && descr[0] == '=';
    return {kind, descr[0] == '>' || native};
}

std::uint64_t npyDataBytes(const NpyHeader& header, NumberKind kind, std::uint64_t available, const std::string& name)
{
    const std::uint64_t needs = bytesNeeded(header.shape, blockSize(kind), name);
    if (needs > available)
        throw FileError(name, std::to_string(available) + " bytes of data",
                        "shape " + shapeText(header.shape) + " needs " + std::to_string(needs));
    return needs;
}

}  // namespace whorl
