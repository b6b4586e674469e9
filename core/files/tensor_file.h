// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/file_problem.h"

#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

namespace whorl {

/// One array of a file, as its header describes it.
struct TensorInfo {
    std::string name;                 ///< empty where the format has no names (npy)
    std::string dtype;                ///< as the format writes it: "F16", "Q4_0", "<f4", "FLOAT"
    std::vector<std::int64_t> shape;  ///< slowest first in every format, so rows come first; empty: a single number
};

using MetaValue =
    std::variant<bool, std::int64_t, std::uint64_t, double, std::string, std::vector<double>, std::vector<std::string>>;

/// A key of the file and what it says.
struct MetaEntry {
    std::string key;
    MetaValue value;
};

struct TensorContents;
struct TensorPlace;
class MappedFile;

/// The tensors of a file. Opening reads headers alone; numbers are read, and checked, when rows are asked for. Safe to
/// read from several threads.
class TensorFile {
public:
    explicit TensorFile(TensorContents contents);
    ~TensorFile();

    /// "safetensors", "GGUF", "npy", "npz" or "ONNX".
    std::string_view format() const;
    /// The path, for messages.
    const std::string& name() const;
    /// In the order of the file.
    const std::vector<TensorInfo>& tensors() const;
    const std::vector<MetaEntry>& metadata() const;
    const std::vector<FileProblem>& problems() const;

    /// The tensor of this name, or nothing.
    const TensorInfo* find(std::string_view name) const;

    /// Why a tensor's numbers cannot be read ("its type is Q6_K, which is not read"); empty where they can.
    std::string whyUnreadable(std::string_view name) const;

    /// Whether float32 holds every value of the tensor's type.
    bool fitsFloat(std::string_view name) const;

    /// Rows of a tensor in C order, whatever the order in the file. A row is the last axis; all axes before it count
    /// rows, so a list is one row, and a single number is one row of one.
    ///
    /// Reads F32, F16, BF16, F64, whole numbers, booleans, Q8_0 and Q4_0, widened exactly or rounded to nearest.
    /// out     count * the length of a row
    /// throws  FileError for a name that is not there, rows outside the tensor, a type that is not read, values that
    ///         the file does not hold; std::invalid_argument where the size of `out` is another
    /// cost    of what is read; a compressed array (npz) is unpacked once, and the last such array is kept
    void readRows(std::string_view name, std::int64_t first, std::int64_t count, std::span<float> out) const;
    void readRows(std::string_view name, std::int64_t first, std::int64_t count, std::span<double> out) const;

private:
    template <class Number>
    void readInto(std::string_view name, std::int64_t first, std::int64_t count, std::span<Number> out) const;
    std::shared_ptr<const MappedFile> fileOf(const TensorPlace& place) const;

    std::unique_ptr<const TensorContents> m_contents;
    std::unordered_map<std::string_view, std::size_t> m_indexOf;

    mutable std::mutex m_mutex;
    mutable const TensorPlace* m_unpackedPlace = nullptr;
    mutable std::shared_ptr<const MappedFile> m_unpacked;
};

/// How many rows of how many numbers readRows sees in a shape.
struct RowShape {
    std::int64_t rows = 1, columns = 1;
};
RowShape rowShape(std::span<const std::int64_t> shape);

/// "(6, 4)", as NumPy writes it.
std::string shapeText(std::span<const std::int64_t> shape);

/// Opens a file of tensors: safetensors, or the index of one in several files (model.safetensors.index.json), GGUF,
/// npy, npz, ONNX. What it is, is decided by its first bytes; the suffix only chooses words.
/// throws FileError, which says what the file really is where it is none of them: empty, a Git LFS pointer, a pickle,
///        an archive, a web page; and what is wrong in it, with the byte, where it is
/// cost   of the header, whatever the size of the file
std::unique_ptr<TensorFile> openTensorFile(const std::string& path);

/// The same for a file that is open already.
std::unique_ptr<TensorFile> openTensorFile(const std::shared_ptr<const MappedFile>& file);

}  // namespace whorl
