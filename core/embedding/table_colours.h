// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/embedding/table_source.h"

namespace whorl {

/// Gives points that stand for words their colours: classes with names, or values. Where a table has no column to colour
/// by, its groups do, and `quality` says so.
/// rowOf   the row in the table of a point
/// throws  MendableError colour_column where there is no such column, or it cannot tell points apart
void colourWords(Points& points, const TableParameters& parameters, const std::shared_ptr<const VectorTable>& table,
                 std::function<std::int64_t(std::int64_t place)> rowOf);

/// Columns of the table's list that can colour points.
std::vector<std::string> colouringColumns(const VectorTable& table);

/// The same of a file of vectors, as the start of its list tells; the vectors are not read. None where it cannot be read.
std::vector<Offer> columnOffers(const std::string& file, const std::string& vocabulary);

}  // namespace whorl
