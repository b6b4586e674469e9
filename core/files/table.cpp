// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/table.h"

#include "core/error.h"
#include "core/files/npy.h"
#include "core/files/shipped_data.h"

#include <cmath>
#include <filesystem>
#include <list>
#include <mutex>
#include <stdexcept>

namespace whorl {

namespace {

std::shared_ptr<const Table> tableOf(const NpyArray& array, const std::string& name)
{
    if (array.shape.size() != 2)
        throw FileError(name,
                        "a " + std::to_string(array.shape.size()) + "-dimensional array of shape " + array.shapeText(),
                        "a table of rows and columns is needed");
    const auto count = static_cast<std::int64_t>(array.values.size());
    if (count == 0 || count > mostTableValues)
        throw FileError(name, "shape " + array.shapeText(),
                        "from 1 to " + std::to_string(mostTableValues) + " values are needed");
    for (std::int64_t i = 0; i < count; ++i)
        if (!std::isfinite(array.values[static_cast<std::size_t>(i)]))
            throw FileError(name + ", row " + std::to_string(i / array.shape[1]) + ", column "
                                + std::to_string(i % array.shape[1]),
                            "a value that is not finite", "a finite number is needed");
    auto table = std::make_shared<Table>();
    table->name = name;
    table->values = Eigen::Map<const decltype(table->values)>(array.values.data(), array.shape[0], array.shape[1]);
    return table;
}

/// What tells one state of a file from another.
struct Stamp {
    std::filesystem::file_time_type time;
    std::uintmax_t size = 0;
    bool operator==(const Stamp&) const = default;
};

struct Kept {
    std::string path;
    Stamp stamp;
    std::shared_ptr<const Table> table;
};

constexpr std::size_t mostKept = 4;

}  // namespace

std::string Table::sizeText() const
{
    return std::to_string(values.rows()) + " x " + std::to_string(values.cols());
}

std::shared_ptr<const Table> loadTable(const std::string& path)
{
    static std::mutex mutex;
    static std::list<Kept> kept;
    std::error_code noTime, noSize;
    const Stamp stamp{std::filesystem::last_write_time(path, noTime), std::filesystem::file_size(path, noSize)};
    const std::scoped_lock lock(mutex);
    for (auto each = kept.begin(); each != kept.end(); ++each)
        if (each->path == path && each->stamp == stamp && !noTime && !noSize) {
            kept.splice(kept.begin(), kept, each);
            return kept.front().table;
        }
    const auto table = tableOf(readNpy(path), path);
    kept.remove_if([&](const Kept& each) { return each.path == path; });
    kept.push_front({path, stamp, table});
    if (kept.size() > mostKept)
        kept.pop_back();
    return table;
}

std::shared_ptr<const Table> shippedTable(std::string_view file, std::string_view word)
{
    for (const ShippedFile& each : shippedFiles())
        if (each.name == file)
            return tableOf(parseNpy(each.bytes, std::string(word)), std::string(word));
    throw std::logic_error("a table that is not shipped was asked for");
}

}  // namespace whorl
