// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/table.h"

#include "core/error.h"
#include "core/files/kept_tables.h"
#include "core/files/mapped_file.h"
#include "core/files/shipped_data.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <stdexcept>

namespace whorl {

namespace {

/// Rows and columns of a shape, which may have axes of one row in front, as the tables of vision models have.
std::optional<RowShape> tableShape(std::span<const std::int64_t> shape)
{
    while (shape.size() > 2 && shape.front() == 1)
        shape = shape.subspan(1);
    return shape.size() == 2 ? std::optional(rowShape(shape)) : std::nullopt;
}

/// A few names of tables that could be meant, those of positions first.
std::string candidates(const TensorFile& file)
{
    std::vector<std::string> names;
    for (TableChoice& each : tablesOf(file))
        names.push_back(std::move(each.tensor));
    std::stable_partition(names.begin(), names.end(), [](const std::string& name) {
        for (const char* part : {"pos", "wpe", "relative", "rel_"})
            if (name.find(part) != std::string::npos)
                return true;
        return false;
    });
    constexpr std::size_t most = 6;
    std::string text;
    for (std::size_t i = 0; i < std::min(most, names.size()); ++i)
        text += (i > 0 ? ", " : "") + names[i];
    if (names.size() > most)
        text += " and " + std::to_string(names.size() - most) + " more";
    return names.empty() ? "none of its tensors is a table" : "its tables are " + text;
}

const TensorInfo& named(const TensorFile& file, const std::string& tensor)
{
    if (tensor.empty() && file.tensors().size() == 1)
        return file.tensors().front();
    if (const TensorInfo* found = file.find(tensor); found && !tensor.empty())
        return *found;
    if (file.format() == "npy")
        throw ParameterError("tensor", tensor, "a .npy file holds one table without a name: leave it empty");
    if (tensor.empty())
        throw ParameterError("tensor", "empty",
                             file.name() + " holds " + std::to_string(file.tensors().size()) + " tensors; "
                                 + candidates(file));
    for (const FileProblem& problem : file.problems())
        if (problem.where.find(tensor) != std::string::npos)
            throw ParameterError("tensor", tensor, problem.found + "; " + problem.expected);
    throw ParameterError("tensor", tensor, "not in " + file.name() + "; " + candidates(file));
}

std::shared_ptr<const Table> tableOf(const TensorFile& file, const std::string& tensor, const std::string& name)
{
    const TableChoice choice = chooseTable(file, tensor, mostTableValues);
    const auto [rows, columns] = choice.size;
    auto table = std::make_shared<Table>();
    table->name = name;
    table->values.resize(rows, columns);
    const std::span<double> values(table->values.data(), static_cast<std::size_t>(rows * columns));
    file.readRows(choice.tensor, 0, rows, values);
    const auto wrong = std::find_if(values.begin(), values.end(), [](double each) { return !std::isfinite(each); });
    if (const auto at = wrong - values.begin(); wrong != values.end())
        throw FileError(name + ", row " + std::to_string(at / columns) + ", column " + std::to_string(at % columns),
                        "a value that is not finite", "a finite number is needed");
    return table;
}

}  // namespace

std::string sizeText(const RowShape& size)
{
    return std::to_string(size.rows) + " x " + std::to_string(size.columns);
}

std::string Table::sizeText() const
{
    return whorl::sizeText({values.rows(), values.cols()});
}

std::vector<TableChoice> tablesOf(const TensorFile& file)
{
    std::vector<TableChoice> tables;
    for (const TensorInfo& each : file.tensors())
        if (const auto size = tableShape(each.shape);
            size && size->rows > 0 && size->columns > 0 && file.whyUnreadable(each.name).empty())
            tables.push_back({each.name, *size});
    return tables;
}

TableChoice chooseTable(const TensorFile& file, const std::string& tensor, std::int64_t mostValues)
{
    const TensorInfo& info = named(file, tensor);
    const std::string where = file.name() + (info.name.empty() ? "" : ", tensor " + info.name);
    const std::optional<RowShape> size = tableShape(info.shape);
    if (!size)
        throw FileError(
            where, "a " + std::to_string(info.shape.size()) + "-dimensional array of shape " + shapeText(info.shape),
            "a table of rows and columns is needed");
    if (const std::string why = file.whyUnreadable(info.name); !why.empty())
        throw FileError(where, why, "a table that can be read is needed");
    if (size->rows == 0 || size->columns == 0 || size->rows > mostValues / size->columns)
        throw FileError(where, "shape " + shapeText(info.shape),
                        "from 1 to " + std::to_string(mostValues) + " values are needed");
    return {info.name, *size};
}

std::shared_ptr<const Table> loadTable(const std::string& path, const std::string& tensor)
{
    static KeptTables<Table, std::string> kept;
    return kept.get(path, tensor, [&] { return tableOf(*openTensorFile(path), tensor, path); });
}

std::shared_ptr<const Table> shippedTable(std::string_view file, std::string_view word)
{
    for (const ShippedFile& each : shippedFiles())
        if (each.name == file)
            return tableOf(*openTensorFile(MappedFile::ofMemory(std::string(each.bytes), std::string(word))), {},
                           std::string(word));
    throw std::logic_error("a table that is not shipped was asked for");
}

}  // namespace whorl
