// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/vector_table.h"

#include "core/files/vector_rows.h"
#include "core/mendable_error.h"
#include "core/numeric/parallel.h"

namespace whorl {

namespace {

constexpr Eigen::Index rowsAtOnce = 1024;

/// Norms, and how many are 0.
void measure(VectorTable& table)
{
    table.norms.resize(table.count());
    inParts(table.count(), rowsAtOnce, [&](std::int64_t first, std::int64_t count) {
        for (std::int64_t row = first; row < first + count; ++row)
            table.norms(row) = table.values.row(row).cast<double>().norm();
    });
    table.withoutDirection = (table.norms == 0).count();
}

}  // namespace

std::int64_t VectorTable::rowOf(std::string_view word, const std::string& where) const
{
    if (const auto row = find(word))
        return *row;
    const std::string found = shownWord(word) + ", which is not in \"" + name + '"';
    if (word.empty())
        throw InputError(where, "empty", "one of the words of \"" + name + "\" is needed");
    if (numbered)
        throw InputError(where, found, "its rows have numbers, 0 to " + std::to_string(count() - 1));
    const auto near = words->nearestSpelling(word);
    const std::string expected = near ? "the nearest spelling is " + shownWord((*words)[*near])
                                      : "one of its " + std::to_string(count()) + " words is needed";
    if (count() == 0)
        throw InputError(where, found, expected);
    throw MendableError(where, found, expected, (*words)[near.value_or(0)]);
}

std::vector<std::int64_t> VectorTable::rowsOf(std::string_view list, const std::string& where) const
{
    constexpr std::string_view separators = " ,\t\r\n";
    std::vector<std::int64_t> rows;
    for (std::size_t begin = list.find_first_not_of(separators); begin != std::string_view::npos;
         begin = list.find_first_not_of(separators, begin)) {
        const std::size_t end = std::min(list.find_first_of(separators, begin), list.size());
        try {
            rows.push_back(rowOf(list.substr(begin, end - begin), where));
        } catch (const MendableError& error) {
            // The other words stay.
            throw MendableError(error.where(), error.found(), error.expected(),
                                std::string(list.substr(0, begin)) + std::get<std::string>(error.mend())
                                    + std::string(list.substr(end)));
        }
        begin = end;
    }
    return rows;
}

std::shared_ptr<const VectorTable> completed(VectorTable table, std::vector<std::string> words)
{
    table.numbered = words.empty() && table.count() > 0;
    for (Eigen::Index row = 0; table.numbered && row < table.count(); ++row)
        words.push_back(std::to_string(row));
    if (static_cast<Eigen::Index>(words.size()) != table.count())
        throw InputError(table.name,
                         std::to_string(words.size()) + " words for " + std::to_string(table.count()) + " vectors",
                         "one for each is needed");
    table.words = std::make_shared<const WordIndex>(std::move(words));
    measure(table);
    if (!table.norms.allFinite())
        throw InputError(table.name, "a table with a value that is not finite", "finite numbers are needed");
    return std::make_shared<const VectorTable>(std::move(table));
}

std::shared_ptr<const VectorTable> makeVectorTable(std::string name, std::vector<std::string> words, FloatRows values)
{
    VectorTable table;
    table.name = std::move(name);
    table.values = std::move(values);
    table.rowsFound = table.count();
    return completed(std::move(table), std::move(words));
}

std::shared_ptr<const VectorTable> withValues(const VectorTable& table, FloatRows values)
{
    auto other = std::make_shared<VectorTable>();
    other->name = table.name;
    other->format = table.format;
    other->tensor = table.tensor;
    other->words = table.words;
    other->numbered = table.numbered;
    other->columns = table.columns;
    other->rowsFound = table.rowsFound;
    other->values = std::move(values);
    measure(*other);
    return other;
}

}  // namespace whorl
