// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/error.h"
#include "core/files/mapped_file.h"
#include "core/files/tensor_file.h"

#include <QByteArray>

#include <string>

namespace whorl::test {

/// A file of tests/cases.
inline std::string casePath(const std::string& name)
{
    return WHORL_SOURCE_DIR "/tests/cases/" + name;
}

inline std::string caseBytes(const std::string& name)
{
    return std::string(MappedFile::open(casePath(name))->bytes());
}

/// These bytes as a file of tensors called `name`.
inline std::unique_ptr<TensorFile> opened(std::string bytes, std::string name)
{
    return openTensorFile(MappedFile::ofMemory(std::move(bytes), std::move(name)));
}

/// What an InputError says, or nothing where none is thrown.
template <class Action>
QByteArray refusal(Action action)
{
    try {
        action();
    } catch (const InputError& error) {
        return error.what();
    }
    return {};
}

/// All numbers of one tensor.
inline std::vector<double> valuesOf(const TensorFile& file, std::string_view name)
{
    const RowShape size = rowShape(file.find(name)->shape);
    std::vector<double> values(static_cast<std::size_t>(size.rows * size.columns));
    file.readRows(name, 0, size.rows, std::span(values));
    return values;
}

/// `value` as it lies in a little-endian file.
template <class Number>
std::string littleEndian(Number value)
{
    std::string bytes(sizeof value, '\0');
    for (std::size_t i = 0; i < sizeof value; ++i)
        bytes[i] = static_cast<char>(static_cast<unsigned long long>(value) >> 8 * i);
    return bytes;
}

}  // namespace whorl::test
