// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/npy.h"

#include "core/error.h"
#include "core/files/npy_header.h"

#include <bit>
#include <cmath>
#include <cstring>

namespace whorl {

namespace {

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
        std::string("{'descr': '") + dtype + "', 'fortran_order': False, 'shape': " + shapeText(shape) + ", }";
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
    return whorl::shapeText(shape);
}

NpyArray parseNpy(std::string_view bytes, const std::string& name)
{
    const NpyHeader header = parseNpyHeader(bytes, name);
    const NumberFormat format = npyNumbers(header, name);
    const std::string_view data = bytes.substr(header.dataBegins);
    NpyArray array{header.descr, header.shape, {}};
    array.values.resize(npyDataBytes(header, format.kind, data.size(), name) / blockSize(format.kind).bytes);
    decode(format, data.data(), array.values);
    if (format.kind == NumberKind::i64 || format.kind == NumberKind::u64)
        for (std::size_t i = 0; i < array.values.size(); ++i)
            if (std::abs(array.values[i]) > 0x1p53)
                throw FileError(name + ", value " + std::to_string(i), "a whole number beyond 2^53",
                                "numbers that float64 holds exactly are needed");
    if (header.fortranOrder)
        array.values = fromFortranOrder(array.values, array.shape);
    return array;
}

std::string readBytes(const std::filesystem::path& file)
{
    return std::string(MappedFile::open(file)->bytes());
}

NpyArray readNpy(const std::filesystem::path& file)
{
    return parseNpy(MappedFile::open(file)->bytes(), file.string());
}

TensorContents readNpyTensor(const std::shared_ptr<const MappedFile>& file)
{
    const NpyHeader header = parseNpyHeader(file->bytes(), file->name());
    const NumberFormat format = npyNumbers(header, file->name());
    npyDataBytes(header, format.kind, file->bytes().size() - header.dataBegins, file->name());
    TensorContents contents{"npy", file->name(), {}, {}, {}, {}};
    contents.add({"", header.descr, header.shape}, {file, header.dataBegins, format, header.fortranOrder, {}, {}});
    return contents;
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
