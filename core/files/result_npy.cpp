// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/result_text.h"

#include <bit>

namespace whorl {

namespace {

/// Version 1.0 of the format: magic, header length, a Python dictionary padded so that the data start at a multiple of
/// 64 bytes. Source: numpy.lib.format.
std::string npyHeader(const std::vector<std::size_t>& shape)
{
    std::string dictionary = "{'descr': '<f8', 'fortran_order': False, 'shape': (";
    for (std::size_t i = 0; i < shape.size(); ++i)
        dictionary += (i > 0 ? ", " : "") + std::to_string(shape[i]);
    dictionary += shape.size() == 1 ? ",), }" : "), }";
    constexpr std::size_t prefix = 10, alignment = 64;
    while ((prefix + dictionary.size() + 1) % alignment != 0)
        dictionary += ' ';
    dictionary += '\n';
    std::string header("\x93NUMPY\x01\x00", 8);
    header += static_cast<char>(dictionary.size() & 0xff);
    header += static_cast<char>(dictionary.size() >> 8);
    return header + dictionary;
}

void appendDouble(std::string& out, double value)
{
    const auto bits = std::bit_cast<std::uint64_t>(value);
    for (int shift = 0; shift < 64; shift += 8)
        out += static_cast<char>(bits >> shift & 0xff);
}

}  // namespace

std::string resultNpy(const Result& result)
{
    if (result.kind == QuantityKind::listing)
        throw InputError("the format", "npy", "a listing has words in it: json or csv is needed");
    std::vector<std::size_t> shape;
    for (const ResultAxis& axis : result.axes)
        shape.push_back(axis.values.size());
    if (result.kind == QuantityKind::field) {
        std::string out = npyHeader(shape);
        for (const double value : result.series.front().values)
            appendDouble(out, value);
        return out;
    }

    // Curves are apart in memory; the coordinates of one point or one rotor stand side by side.
    const std::size_t count = result.series.size(), length = result.series.empty() ? 0 : result.series[0].values.size();
    const bool curves = result.kind == QuantityKind::curves;
    if (curves && count > 1)
        shape.insert(shape.begin(), count);
    else if (!curves)
        shape.push_back(count);
    std::string out = npyHeader(shape);
    for (std::size_t i = 0; i < count * length; ++i) {
        const std::size_t series = curves ? i / length : i % count;
        const std::size_t place = curves ? i % length : i / count;
        appendDouble(out, result.series[series].values[place]);
    }
    return out;
}

}  // namespace whorl
