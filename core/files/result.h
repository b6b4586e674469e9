// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source.h"

#include <optional>

namespace whorl {

/// Which part of a quantity is wanted. Rows are a field's rows, a curve's or a path's points, a rotor's positions,
/// a listing's rows; columns are a field's columns or a rotor's pairs. Absent: all of the axis.
struct Selection {
    std::optional<std::vector<std::int64_t>> rows, columns;
    std::optional<std::int64_t> slice;  ///< absent: every slice
    bool asShown = false;               ///< also what an axis shows though there is no value: NaN
};

/// The indices of one axis that a result holds.
struct ResultAxis {
    std::string label;
    std::vector<std::int64_t> values;
    std::vector<std::int64_t> counts = {};  ///< of bins that begin at `values`; empty: single indices
    std::vector<std::string> names = {};    ///< of single indices that stand for things; empty: they do not
};

/// Numbers over all axes of a result, the last axis fastest.
struct ResultSeries {
    std::string label, unit;
    std::vector<double> values;
};

/// A quantity as plain numbers, ready to be written: what was computed, over what, and the values.
///
/// Every series holds as many values as the product of the axes' lengths. A field has one series; rotors have "x" and
/// "y"; points have one per coordinate; curves have their own, then the lowest and the highest values of each that has a band; a listing
/// has none.
struct Result {
    std::string source, quantity;
    std::vector<std::pair<std::string, Value>> parameters;  ///< all of them, in the source's order
    QuantityKind kind = QuantityKind::field;
    std::vector<ResultAxis> axes;
    std::vector<ResultSeries> series;
    std::vector<std::string> labels;  ///< points: one per index
    Listing listing;
};

/// Evaluates a quantity exactly, in float64. Indices beyond an axis' own are computed wherever values exist.
/// throws InputError or ParameterError for an unknown quantity or value, an index without a value, a selection that
/// the kind does not have, or more than `maximumValues` values
/// cost    one call of Field::at per cell
Result compute(const Source& source, std::string_view quantity, const Values& values, const Selection& selection = {});

/// What a picture of a field shows: exact cells where no more than `limit` x `limit` of them are visible, and otherwise
/// the means over at most `limit` even bins each way, whose extents are ResultAxis::counts. A cyclic field's means
/// carry a second series, "strength".
/// rows, columns  the visible indices first .. first + count - 1, within the axes; slice absent: every slice
/// throws         as compute does
Result computeShown(const Source& source, std::string_view quantity, const Values& values, const Bin& rows,
                    const Bin& columns, std::optional<std::int64_t> slice, std::int64_t limit);

}  // namespace whorl
