// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/npy.h"

#include "core/error.h"
#include "core/files/npy_header.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <fstream>

namespace whorl {

namespace {

__extension__ using WideUnsigned = unsigned __int128;

/// `size` bytes as an unsigned number.
std::uint64_t wordAt(const char* bytes, std::size_t size, bool bigEndian)
{
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < size; ++i)
        word = word << 8 | static_cast<unsigned char>(bytes[bigEndian ? i : size - 1 - i]);
    return word;
}

double halfFloat(std::uint64_t word)
{
    const auto exponent = static_cast<int>(word >> 10 & 31);
    const auto fraction = static_cast<double>(word & 1023);
    double value = 0;
    if (exponent == 31)
        value = fraction == 0 ? HUGE_VAL : std::nan("");
    else if (exponent == 0)
        value = std::ldexp(fraction, -24);
    else
        value = std::ldexp(1024 + fraction, exponent - 25);
    return word >> 15 ? -value : value;
}

/// How one number is stored.
struct Element {
    char kind = 'f';
    std::size_t size = 4;
    bool bigEndian = false;

    double value(const char* bytes) const
    {
        const std::uint64_t word = wordAt(bytes, size, bigEndian);
        if (kind == 'f' && size == 8)
            return std::bit_cast<double>(word);
        if (kind == 'f' && size == 4)
            return static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(word)));
        if (kind == 'f')
            return halfFloat(word);
        if (kind == 'i') {
            const int unused = static_cast<int>(64 - 8 * size);
            return static_cast<double>(static_cast<std::int64_t>(word << unused) >> unused);
        }
        return static_cast<double>(word);
    }
};

Element elementOf(const NpyHeader& header, const std::string& name)
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
    const bool shaped = descr.size() == 3 && std::strchr("<>|=", descr[0]) != nullptr;
    const char kind = shaped ? descr[1] : '?', digit = shaped ? descr[2] : '?';
    const char* sizes = kind == 'f' ? "248" : kind == 'i' || kind == 'u' ? "1248" : kind == 'b' ? "1" : "";
    if (std::strchr(sizes, digit) == nullptr)
        throw FileError(where, "the type '" + descr + "'", needed);
    const auto size = static_cast<std::size_t>(digit - '0');
    const bool native = std::endian::native == std::endian::big && descr[0] == '=';
    return {kind, size, descr[0] == '>' || native};
}

/// How many numbers the shape holds, once the file is known to have them.
std::size_t countOf(const NpyHeader& header, std::size_t size, std::size_t available, const std::string& shapeText,
                    const std::string& name)
{
    // 2^200 is beyond every file; what is above it need not be told apart.
    double estimate = static_cast<double>(size);
    WideUnsigned bytes = size;
    for (const std::int64_t each : header.shape) {
        estimate *= static_cast<double>(each);
        bytes = estimate < 0x1p120 ? bytes * static_cast<WideUnsigned>(each) : 0;
    }
    if (std::find(header.shape.begin(), header.shape.end(), 0) != header.shape.end())
        return 0;
    if (estimate >= 0x1p62 || bytes > available) {
        char text[40];
        std::snprintf(text, sizeof text, estimate < 1e15 ? "%.0f" : "%.3g", estimate);
        throw FileError(name, std::to_string(available) + " bytes of data", "shape " + shapeText + " needs " + text);
    }
    return static_cast<std::size_t>(bytes) / size;
}

std::string describe(std::span<const std::int64_t> shape)
{
    std::string text = "(";
    for (std::size_t i = 0; i < shape.size(); ++i)
        text += (i > 0 ? ", " : "") + std::to_string(shape[i]);
    return text + (shape.size() == 1 ? ",)" : ")");
}

/// Turns a column-major list into a row-major one.
std::vector<double> fromFortranOrder(const std::vector<double>& values, const std::vector<std::int64_t>& shape)
{
    std::vector<double> result(values.size());
    std::vector<std::int64_t> index(shape.size(), 0);
    for (const double value : values) {
        std::size_t at = 0;
        for (std::size_t axis = 0; axis < shape.size(); ++axis)
            at = at * static_cast<std::size_t>(shape[axis]) + static_cast<std::size_t>(index[axis]);
        result[at] = value;
        for (std::size_t axis = 0; axis < shape.size() && ++index[axis] == shape[axis]; ++axis)
            index[axis] = 0;
    }
    return result;
}

template <class Number>
std::string written(std::span<const Number> values, std::span<const std::int64_t> shape, const char* dtype)
{
    std::string header =
        std::string("{'descr': '") + dtype + "', 'fortran_order': False, 'shape': " + describe(shape) + ", }";
    // The data begin at a multiple of 64 bytes, and the header ends with a line break.
    header.append(63 - (10 + header.size()) % 64, ' ');
    header += '\n';
    std::string bytes = "\x93NUMPY";
    bytes += {'\1', '\0', static_cast<char>(header.size() % 256), static_cast<char>(header.size() / 256)};
    bytes += header;
    const std::size_t begin = bytes.size();
    bytes.resize(begin + values.size_bytes());
    // An empty array has no address that memcpy may be given.
    if (values.empty())
        return bytes;
    if constexpr (std::endian::native == std::endian::little)
        std::memcpy(bytes.data() + begin, values.data(), values.size_bytes());
    else
        for (std::size_t i = 0; i < values.size_bytes(); ++i)
            bytes[begin + i] = reinterpret_cast<const char*>(values.data())[i ^ (sizeof(Number) - 1)];
    return bytes;
}

}  // namespace

std::string NpyArray::shapeText() const
{
    return describe(shape);
}

NpyArray parseNpy(std::string_view bytes, const std::string& name)
{
    const NpyHeader header = parseNpyHeader(bytes, name);
    const Element element = elementOf(header, name);
    NpyArray array{header.descr, header.shape, {}};
    const std::string_view data = bytes.substr(header.dataBegins);
    const std::size_t count = countOf(header, element.size, data.size(), array.shapeText(), name);
    array.values.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        array.values[i] = element.value(data.data() + i * element.size);
        if (element.kind != 'f' && std::abs(array.values[i]) > 0x1p53)
            throw FileError(name + ", value " + std::to_string(i), "a whole number beyond 2^53",
                            "numbers that float64 holds exactly are needed");
    }
    if (header.fortranOrder)
        array.values = fromFortranOrder(array.values, array.shape);
    return array;
}

std::string readBytes(const std::filesystem::path& file)
{
    const char* needed = "a file that can be read is needed";
    std::error_code failure;
    const auto status = std::filesystem::status(file, failure);
    if (!std::filesystem::exists(status))
        throw FileError(file.string(), "no such file", needed);
    // A device or a pipe might never end.
    if (!std::filesystem::is_regular_file(status))
        throw FileError(file.string(), std::filesystem::is_directory(status) ? "a folder" : "no ordinary file", needed);
    std::ifstream stream(file, std::ios::binary);
    std::string bytes(stream ? std::filesystem::file_size(file) : 0, '\0');
    if (!stream || !stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size())))
        throw FileError(file.string(), "it cannot be read", needed);
    return bytes;
}

NpyArray readNpy(const std::filesystem::path& file)
{
    return parseNpy(readBytes(file), file.string());
}

std::string npyBytes(std::span<const double> values, std::span<const std::int64_t> shape)
{
    return written(values, shape, "<f8");
}

std::string npyBytes(std::span<const float> values, std::span<const std::int64_t> shape)
{
    return written(values, shape, "<f4");
}

}  // namespace whorl
