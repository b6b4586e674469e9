// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/npy.h"
#include "core/files/result_text.h"

namespace whorl {

std::string resultNpy(const Result& result)
{
    if (result.kind == QuantityKind::listing)
        throw InputError("the format", "npy", "a listing has words in it: json or csv is needed");
    std::vector<std::int64_t> shape;
    for (const ResultAxis& axis : result.axes)
        shape.push_back(std::ssize(axis.values));
    if (result.kind == QuantityKind::field)
        return npyBytes(result.series.front().values, shape);

    // Curves stand one after another; the coordinates of one point or one rotor stand side by side.
    const std::size_t count = result.series.size();
    const std::size_t length = count == 0 ? 0 : result.series.front().values.size();
    const bool curves = result.kind == QuantityKind::curves;
    if (curves && count > 1)
        shape.insert(shape.begin(), std::ssize(result.series));
    else if (!curves)
        shape.push_back(std::ssize(result.series));
    std::vector<double> values(count * length);
    for (std::size_t series = 0; series < count; ++series)
        for (std::size_t place = 0; place < length; ++place)
            values[curves ? series * length + place : place * count + series] = result.series[series].values[place];
    return npyBytes(values, shape);
}

}  // namespace whorl
