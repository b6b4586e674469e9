// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/tensor_file.h"

#include "core/error.h"
#include "core/files/bytes.h"
#include "core/files/tensor_contents.h"

#include <algorithm>
#include <cstdio>
#include <stdexcept>
#include <unordered_set>

namespace whorl {

namespace {

/// What is read at once: as much as the processor keeps close.
constexpr std::uint64_t pieceBytes = 1U << 17;

std::string placeName(const TensorContents& contents, std::string_view tensor)
{
    return tensor.empty() ? contents.name : contents.name + ", tensor " + std::string(tensor);
}

/// Values that lie one after another.
template <class Number>
void readConsecutive(const MappedFile& file, std::uint64_t begin, NumberFormat format, std::span<Number> out)
{
    const BlockSize block = blockSize(format.kind);
    const std::uint64_t blocksAtOnce = pieceBytes / block.bytes;
    std::string buffer(std::min<std::uint64_t>(pieceBytes, out.size() / block.values * block.bytes), '\0');
    while (!out.empty()) {
        const std::uint64_t blocks = std::min<std::uint64_t>(blocksAtOnce, out.size() / block.values);
        const std::span<char> piece(buffer.data(), blocks * block.bytes);
        file.read(begin, piece);
        decode(format, piece.data(), out.first(blocks * block.values));
        begin += piece.size();
        out = out.subspan(blocks * block.values);
    }
}

/// Rows of an array whose first axis is fastest: neighbours in a row lie `rows` values apart.
template <class Number>
void readStrided(const MappedFile& file, const TensorPlace& place, const std::vector<std::int64_t>& shape,
                 std::int64_t first, std::int64_t count, std::span<Number> out)
{
    const RowShape size = rowShape(shape);
    const std::uint64_t bytes = blockSize(place.format.kind).bytes;
    const auto rows = static_cast<std::uint64_t>(size.rows);
    file.checkLength();
    const std::string_view values = file.bytes().substr(place.begin);
    for (std::int64_t r = 0; r < count; ++r) {
        // The row number in C order, read digit by digit from its last axis, gives the offset in the other order.
        std::uint64_t offset = 0, rest = static_cast<std::uint64_t>(first + r), stride = rows;
        for (std::size_t axis = shape.size() - 1; axis-- > 0;) {
            const auto extent = static_cast<std::uint64_t>(shape[axis]);
            stride /= extent;
            offset += rest % extent * stride;
            rest /= extent;
        }
        for (std::int64_t c = 0; c < size.columns; ++c) {
            const std::uint64_t at = (offset + static_cast<std::uint64_t>(c) * rows) * bytes;
            decode(place.format, values.data() + at, out.subspan(static_cast<std::size_t>(r * size.columns + c), 1));
        }
    }
}

/// Leaves the first tensor of every name: a second could not be asked for.
TensorContents withoutDoubles(TensorContents contents)
{
    std::unordered_set<std::string> seen;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < contents.tensors.size(); ++i) {
        TensorInfo& tensor = contents.tensors[i];
        if (!seen.insert(tensor.name).second) {
            contents.problems.push_back({"tensor " + tensor.name, "it is there twice", "the first is read"});
            continue;
        }
        if (kept != i) {
            contents.tensors[kept] = std::move(tensor);
            contents.places[kept] = std::move(contents.places[i]);
        }
        ++kept;
    }
    contents.tensors.resize(kept);
    contents.places.resize(kept);
    return contents;
}

}  // namespace

TensorFile::TensorFile(TensorContents contents)
    : m_contents(std::make_unique<const TensorContents>(withoutDoubles(std::move(contents))))
{
    const std::vector<TensorInfo>& all = m_contents->tensors;
    m_indexOf.reserve(all.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        m_indexOf.emplace(all[i].name, i);
}

TensorFile::~TensorFile() = default;

std::string_view TensorFile::format() const
{
    return m_contents->format;
}

const std::string& TensorFile::name() const
{
    return m_contents->name;
}

const std::vector<TensorInfo>& TensorFile::tensors() const
{
    return m_contents->tensors;
}

const std::vector<MetaEntry>& TensorFile::metadata() const
{
    return m_contents->metadata;
}

const std::vector<FileProblem>& TensorFile::problems() const
{
    return m_contents->problems;
}

const TensorInfo* TensorFile::find(std::string_view name) const
{
    const auto found = m_indexOf.find(name);
    return found == m_indexOf.end() ? nullptr : &m_contents->tensors[found->second];
}

std::string TensorFile::whyUnreadable(std::string_view name) const
{
    const auto found = m_indexOf.find(name);
    return found == m_indexOf.end() ? "it is not in the file" : m_contents->places[found->second].unreadable;
}

bool TensorFile::fitsFloat(std::string_view name) const
{
    const auto found = m_indexOf.find(name);
    if (found == m_indexOf.end())
        return false;
    switch (m_contents->places[found->second].format.kind) {
    case NumberKind::f64:
    case NumberKind::i32:
    case NumberKind::i64:
    case NumberKind::u32:
    case NumberKind::u64:
        return false;
    default:
        return true;
    }
}

std::shared_ptr<const MappedFile> TensorFile::fileOf(const TensorPlace& place) const
{
    if (!place.unpack)
        return place.file;
    const std::scoped_lock lock(m_mutex);
    if (m_unpackedPlace != &place) {
        m_unpackedPlace = nullptr;
        m_unpacked = nullptr;
        m_unpacked = place.unpack();
        m_unpackedPlace = &place;
    }
    return m_unpacked;
}

template <class Number>
void TensorFile::readInto(std::string_view name, std::int64_t first, std::int64_t count, std::span<Number> out) const
{
    const auto found = m_indexOf.find(name);
    if (found == m_indexOf.end())
        throw FileError(m_contents->name, "no tensor " + std::string(name),
                        std::to_string(m_contents->tensors.size()) + " others are there");
    const TensorInfo& tensor = m_contents->tensors[found->second];
    const TensorPlace& place = m_contents->places[found->second];
    if (!place.unreadable.empty())
        throw FileError(placeName(*m_contents, name), place.unreadable,
                        "F32, F16, BF16, F64, whole numbers, Q8_0 and Q4_0 are read");
    const RowShape size = rowShape(tensor.shape);
    if (first < 0 || count < 0 || first > size.rows || count > size.rows - first)
        throw FileError(placeName(*m_contents, name),
                        std::to_string(count) + " rows from row " + std::to_string(first) + " on",
                        "it has " + std::to_string(size.rows) + " rows");
    if (out.size() != static_cast<std::uint64_t>(count) * static_cast<std::uint64_t>(size.columns))
        throw std::invalid_argument("readRows: the target has another size");
    if (out.empty())
        return;
    const auto file = fileOf(place);
    if (place.fortranOrder && tensor.shape.size() > 1)
        return readStrided(*file, place, tensor.shape, first, count, out);
    const BlockSize block = blockSize(place.format.kind);
    const std::uint64_t blocksBefore =
        static_cast<std::uint64_t>(first) * static_cast<std::uint64_t>(size.columns) / block.values;
    readConsecutive(*file, place.begin + blocksBefore * block.bytes, place.format, out);
}

void TensorFile::readRows(std::string_view name, std::int64_t first, std::int64_t count, std::span<float> out) const
{
    readInto(name, first, count, out);
}

void TensorFile::readRows(std::string_view name, std::int64_t first, std::int64_t count, std::span<double> out) const
{
    readInto(name, first, count, out);
}

RowShape rowShape(std::span<const std::int64_t> shape)
{
    RowShape size;
    for (std::size_t axis = 0; axis < shape.size(); ++axis)
        (axis + 1 < shape.size() ? size.rows : size.columns) *= shape[axis];
    return size;
}

std::string shapeText(std::span<const std::int64_t> shape)
{
    std::string text = "(";
    for (std::size_t i = 0; i < shape.size(); ++i)
        text += (i > 0 ? ", " : "") + std::to_string(shape[i]);
    return text + (shape.size() == 1 ? ",)" : ")");
}

std::uint64_t bytesNeeded(std::span<const std::int64_t> shape, BlockSize block, const std::string& where)
{
    double estimate = 1;
    std::uint64_t count = 1;
    bool fits = true, none = false;
    for (const std::int64_t each : shape) {
        if (each < 0)
            throw FileError(where, "shape " + shapeText(shape), "sizes from 0 to 2^63 - 1 are needed");
        // What the other sizes make must fit beside a zero as well, since rows and columns are counted apart.
        none = none || each == 0;
        const std::int64_t factor = std::max<std::int64_t>(each, 1);
        estimate *= static_cast<double>(factor);
        fits = fits && multiplied(count, static_cast<std::uint64_t>(factor), count);
    }
    std::uint64_t bytes = 0;
    const std::uint64_t blocks = count / block.values;
    // Beyond 63 bits no offset can be formed.
    if (!fits || !multiplied(blocks, block.bytes, bytes) || bytes >> 63 != 0 || count >> 63 != 0) {
        char text[40];
        std::snprintf(text, sizeof text, "%.3g",
                      estimate / static_cast<double>(block.values) * static_cast<double>(block.bytes));
        throw FileError(where, "shape " + shapeText(shape), std::string("it needs ") + text + " bytes");
    }
    if (const std::int64_t row = shape.empty() ? 1 : shape.back(); static_cast<std::uint64_t>(row) % block.values != 0)
        throw FileError(where, "rows of " + std::to_string(row) + " values",
                        "a multiple of " + std::to_string(block.values) + " is needed");
    return none ? 0 : bytes;
}

}  // namespace whorl
