// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/use_everything.h"

#include "core/error.h"

namespace whorl::test {

namespace {

constexpr std::size_t mostTensors = 32;
constexpr std::int64_t longestRow = 1 << 16;

void readEnds(const TensorFile& file, const TensorInfo& tensor)
{
    const RowShape size = rowShape(tensor.shape);
    if (size.columns > longestRow || size.rows < 1)
        return;
    std::vector<float> narrow(static_cast<std::size_t>(size.columns));
    std::vector<double> wide(narrow.size());
    try {
        file.readRows(tensor.name, 0, 1, std::span(narrow));
        file.readRows(tensor.name, size.rows - 1, 1, std::span(wide));
    } catch (const FileError&) {
        // Which tensors can be read is known before most of them are looked at, but not all.
        return;
    }
}

}  // namespace

bool useEverything(TensorReader reader, std::string_view bytes)
{
    try {
        const TensorFile file(reader(MappedFile::ofMemory(std::string(bytes), "no folder/input")));
        for (std::size_t i = 0; i < std::min(mostTensors, file.tensors().size()); ++i)
            readEnds(file, file.tensors()[i]);
        return true;
    } catch (const FileError&) {
        return false;
    }
}

}  // namespace whorl::test
