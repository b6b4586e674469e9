// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/table_colours.h"

#include "core/embedding/groups.h"
#include "core/embedding/hidden_words.h"
#include "core/embedding/kept_of_tables.h"
#include "core/files/kept_tables.h"
#include "core/files/label_list.h"
#include "core/files/vector_rows.h"
#include "core/mendable_error.h"

#include <algorithm>

namespace whorl {

namespace {

using RowOf = std::function<std::int64_t(std::int64_t place)>;

/// Groups of words, and the word in the middle of each.
struct NamedGroups {
    std::vector<std::int32_t> groups;
    std::vector<std::string> names;
};

std::shared_ptr<const NamedGroups> groupsOf(const std::shared_ptr<const VectorTable>& table, int count)
{
    static KeptOfTables<NamedGroups, int> kept;
    return kept.get(table, count, [&] {
        NamedGroups found{wordGroups(*table, count), {}};
        for (const std::int64_t row : groupMiddles(*table, found.groups))
            found.names.push_back(row < 0 ? std::to_string(found.names.size()) : table->word(row));
        return std::make_shared<const NamedGroups>(std::move(found));
    });
}

std::string listed(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

/// The column that is asked for, or the first that can be shown, of those that can.
const WordColumn& chosenColumn(const TableParameters& p, const VectorTable& table, const std::vector<std::string>& able)
{
    const std::string& wanted = p.colourColumn.empty() ? able.front() : p.colourColumn;
    const auto column = std::find_if(table.columns->begin(), table.columns->end(),
                                     [&](const WordColumn& each) { return each.name == wanted; });
    if (column == table.columns->end())
        throw MendableError("colour_column", shownWord(wanted), "one of these is needed: " + listed(able),
                            able.front());
    if (!column->colours())
        throw MendableError("colour_column", shownWord(wanted) + ", with " + std::to_string(column->texts) + " texts",
                            "at most " + std::to_string(WordColumn::mostClasses) + " can be told apart, as in "
                                + listed(able),
                            able.front());
    return *column;
}

/// false: the table has no column to colour by.
bool colourByColumn(Points& points, const TableParameters& p, const std::shared_ptr<const VectorTable>& table,
                    const RowOf& rowOf)
{
    const std::vector<std::string> able = colouringColumns(*table);
    if (able.empty())
        return false;
    const WordColumn& column = chosenColumn(p, *table, able);
    // In quotes, because it is the user's word.
    points.valueLabel = "\u201c" + column.name + "\u201d";
    if (column.isNumeric()) {
        points.value = [table, &column, rowOf](std::int64_t place) {
            return column.values[static_cast<std::size_t>(rowOf(place))];
        };
        return true;
    }
    points.classNames = column.classNames;
    points.classOf = [table, &column, rowOf](std::int64_t place) {
        return std::int64_t{column.classes[static_cast<std::size_t>(rowOf(place))]};
    };
    return true;
}

}  // namespace

std::vector<std::string> colouringColumns(const VectorTable& table)
{
    std::vector<std::string> names;
    if (table.columns)
        for (const WordColumn& column : *table.columns)
            if (column.colours())
                names.push_back(column.name);
    return names;
}

std::vector<Offer> columnOffers(const std::string& file, const std::string& vocabulary)
{
    static KeptTables<std::vector<Offer>> kept;
    const std::string list = vocabulary.ends_with(".tsv") ? vocabulary : labelListBeside(file);
    if (list.empty())
        return {};
    return *kept.get(list, [&list] {
        auto offers = std::make_shared<std::vector<Offer>>();
        try {
            for (const WordColumn& column : columnsAtTheStart(list))
                if (column.colours())
                    offers->push_back({column.name, {}, offers->empty()});
        } catch (const InputError&) {
            // Whoever shows the table says why it cannot be read.
        }
        return offers;
    });
}

void colourWords(Points& points, const TableParameters& p, const std::shared_ptr<const VectorTable>& table, RowOf rowOf)
{
    switch (p.colour) {
    case TableColour::norm:
        points.value = [table, rowOf](std::int64_t place) { return table->norms(rowOf(place)); };
        points.valueLabel = WHORL_TEXT("Axis", "length of the vector");
        return;
    case TableColour::order:
        points.value = [rowOf](std::int64_t place) { return static_cast<double>(rowOf(place)); };
        points.valueLabel = WHORL_TEXT("Axis", "row in the table");
        return;
    case TableColour::column:
        if (colourByColumn(points, p, table, rowOf))
            return;
        points.quality = "coloured by groups: there is no column beside the words";
        break;
    case TableColour::group:
        break;
    }
    const std::shared_ptr<const NamedGroups> groups = groupsOf(table, p.groups);
    points.classNames = groups->names;
    points.valueLabel = WHORL_TEXT("Axis", "groups around");
    points.classOf = [groups, rowOf](std::int64_t place) {
        return std::int64_t{groups->groups[static_cast<std::size_t>(rowOf(place))]};
    };
}

}  // namespace whorl
