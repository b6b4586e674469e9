// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/result.h"

#include "core/files/index_range.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace whorl {

namespace {

using Indices = std::vector<std::int64_t>;

/// "8, 0 to 511": what an axis has values for.
std::string extent(const Axis& axis)
{
    const bool open = axis.lowest == std::numeric_limits<std::int64_t>::min();
    const bool endless = axis.highest == std::numeric_limits<std::int64_t>::max();
    if (open && endless)
        return "any index";
    if (endless)
        return axis.label + " " + std::to_string(axis.lowest) + " and above";
    if (open)
        return axis.label + " " + std::to_string(axis.highest) + " and below";
    return axis.label + " " + std::to_string(axis.lowest) + " to " + std::to_string(axis.highest);
}

void requireValues(const Axis& axis, const Indices& indices, const std::string& option)
{
    for (const std::int64_t index : indices)
        if (index < axis.lowest || index > axis.highest)
            throw InputError(option, std::to_string(index), "there are values for " + extent(axis) + " only");
}

void requireSize(std::initializer_list<std::int64_t> counts)
{
    double product = 1;
    std::string sizes;
    for (const std::int64_t count : counts) {
        product *= static_cast<double>(count);
        sizes += (sizes.empty() ? "" : " × ") + std::to_string(count);
    }
    if (product > static_cast<double>(maximumValues))
        throw InputError("the number of values", sizes,
                         "at most " + std::to_string(maximumValues) + " are computed at once; choose some with --rows"
                             + (counts.size() > 1 ? " and --columns" : ""));
}

std::int64_t wantedCount(const Axis& axis, const std::optional<Indices>& wanted)
{
    return wanted ? static_cast<std::int64_t>(wanted->size()) : axis.count;
}

void addNames(const Axis& axis, ResultAxis& result)
{
    if (!axis.names.empty() || axis.wordAt)
        for (const std::int64_t index : result.values)
            result.names.push_back(axis.nameOf(index));
}

ResultAxis resultAxis(const Axis& axis, const std::optional<Indices>& wanted, const std::string& option,
                      bool asShown = false)
{
    ResultAxis result{axis.label, {}};
    if (wanted) {
        if (!asShown)
            requireValues(axis, *wanted, option);
        result.values = *wanted;
    } else {
        result.values.resize(static_cast<std::size_t>(axis.count));
        std::iota(result.values.begin(), result.values.end(), axis.first);
        // Axes may show more than there is a value for.
        requireValues(axis, {axis.first, axis.last()}, option);
    }
    addNames(axis, result);
    return result;
}

void refuseColumns(const Selection& selection, std::string_view kind)
{
    if (selection.columns)
        throw InputError("--columns", "given", "a quantity of kind " + std::string(kind) + " has rows only");
}

void refuseSlice(const Selection& selection)
{
    if (selection.slice && *selection.slice != 0)
        throw InputError("--slice", std::to_string(*selection.slice), "this quantity has no slices");
}

Indices wantedSlices(const Field& field, std::optional<std::int64_t> slice)
{
    const Axis axis = field.slices.value_or(boundedAxis(AxisRole::head, "slice", 1));
    if (slice) {
        if (!field.slices && *slice != 0)
            throw InputError("--slice", std::to_string(*slice), "this quantity has no slices");
        requireValues(axis, {*slice}, "--slice");
        return {*slice};
    }
    Indices all(static_cast<std::size_t>(axis.count));
    std::iota(all.begin(), all.end(), axis.first);
    return all;
}

void addSliceAxis(const Field& field, const Indices& slices, Result& result)
{
    if (slices.size() > 1) {
        result.axes.push_back({field.slices->label, slices});
        addNames(*field.slices, result.axes.back());
    }
}

/// Fills a Result from whichever kind of data a quantity evaluates to.
struct Exact {
    const Selection& selection;
    Result& result;

    void operator()(const Field& field) const
    {
        const Indices slices = wantedSlices(field, selection.slice);
        requireSize({static_cast<std::int64_t>(slices.size()), wantedCount(field.rows, selection.rows),
                     wantedCount(field.columns, selection.columns)});
        const ResultAxis rows = resultAxis(field.rows, selection.rows, "--rows", selection.asShown);
        const ResultAxis columns = resultAxis(field.columns, selection.columns, "--columns", selection.asShown);

        ResultSeries cells{field.valueLabel, field.unit, {}};
        cells.values.reserve(slices.size() * rows.values.size() * columns.values.size());
        for (const std::int64_t slice : slices)
            for (const std::int64_t row : rows.values)
                for (const std::int64_t column : columns.values)
                    cells.values.push_back(field.at(row, column, slice));
        addSliceAxis(field, slices, result);
        result.axes.insert(result.axes.end(), {rows, columns});
        result.series = {std::move(cells)};
    }

    void operator()(const Curves& curves) const
    {
        refuseColumns(selection, "curves");
        refuseSlice(selection);
        requireSize({static_cast<std::int64_t>(curves.series.size()), wantedCount(curves.axis, selection.rows)});
        const ResultAxis axis = resultAxis(curves.axis, selection.rows, "--rows");
        for (const Series& series : curves.series) {
            ResultSeries line{series.label, series.unit, std::vector<double>(axis.values.size())};
            fillRuns(series, axis.values, line.values);
            result.series.push_back(std::move(line));
        }
        for (const Series& series : curves.series)
            if (series.band)
                addBand(series, axis.values);
        result.axes = {axis};
    }

    void operator()(const Rotors& rotors) const
    {
        refuseSlice(selection);
        requireSize({wantedCount(rotors.positions, selection.rows), wantedCount(rotors.pairs, selection.columns)});
        const ResultAxis positions = resultAxis(rotors.positions, selection.rows, "--rows");
        const ResultAxis pairs = resultAxis(rotors.pairs, selection.columns, "--columns");
        ResultSeries x{"x", "", {}}, y{"y", "", {}};
        for (const std::int64_t position : positions.values) {
            for (const std::int64_t pair : pairs.values) {
                const double angle = rotors.angle(position, pair);
                x.values.push_back(std::cos(angle));
                y.values.push_back(std::sin(angle));
            }
        }
        result.axes = {positions, pairs};
        result.series = {std::move(x), std::move(y)};
    }

    void operator()(const Points& points) const
    {
        refuseColumns(selection, "points");
        refuseSlice(selection);
        requireSize({wantedCount(points.axis, selection.rows)});
        const ResultAxis axis = resultAxis(points.axis, selection.rows, "--rows");
        for (int i = 0; i < points.dimensions; ++i) {
            const auto index = static_cast<std::size_t>(i);
            result.series.push_back({index < points.coordinateLabels.size() ? points.coordinateLabels[index]
                                                                            : "coordinate " + std::to_string(i),
                                     "",
                                     {}});
        }
        for (const std::int64_t index : axis.values) {
            const Eigen::Vector3d place = points.at(index);
            for (std::size_t i = 0; i < result.series.size(); ++i)
                result.series[i].values.push_back(place[static_cast<Eigen::Index>(i)]);
            result.labels.push_back(points.label ? points.label(index) : std::to_string(index));
        }
        result.axes = {axis};
    }

    void operator()(const Listing& listing) const
    {
        refuseColumns(selection, "listing");
        if (listing.subjects) {
            const std::int64_t subject = selection.slice.value_or(listing.subjects->first);
            requireValues(*listing.subjects, {subject}, "--slice");
            appendRows(listing.of(subject));
        } else {
            refuseSlice(selection);
            appendRows(listing);
        }
    }

    void appendRows(const Listing& listing) const
    {
        const auto count = static_cast<std::int64_t>(listing.rows.size());
        const ResultAxis axis = resultAxis(boundedAxis(AxisRole::other, "row", count), selection.rows, "--rows");
        result.listing.columns = listing.columns;
        for (const std::int64_t row : axis.values)
            result.listing.rows.push_back(listing.rows[static_cast<std::size_t>(row)]);
    }

    /// What a series of means stands for is two series of its own.
    void addBand(const Series& series, const Indices& indices) const
    {
        ResultSeries lowest{series.label + ", lowest", series.unit, std::vector<double>(indices.size())};
        ResultSeries highest{series.label + ", highest", series.unit, std::vector<double>(indices.size())};
        for (std::size_t i = 0; i < indices.size(); ++i)
            series.band(indices[i], std::span(lowest.values).subspan(i, 1), std::span(highest.values).subspan(i, 1));
        result.series.insert(result.series.end(), {std::move(lowest), std::move(highest)});
    }

    /// A series is asked once for each run of consecutive indices, because some count up from the first one.
    static void fillRuns(const Series& series, const Indices& indices, std::vector<double>& out)
    {
        for (std::size_t start = 0; start < indices.size();) {
            std::size_t end = start + 1;
            while (end < indices.size() && indices[end] == indices[end - 1] + 1)
                ++end;
            series.fill(indices[start], std::span(out).subspan(start, end - start));
            start = end;
        }
    }
};

/// Source, quantity and every parameter, and no numbers yet.
Result heading(const Source& source, std::string_view quantity, const Values& values)
{
    Result result;
    result.source = source.info.id;
    result.quantity = quantity;
    result.kind = source.quantity(quantity).kind;
    const Values all = completed(source.parameters, source.defaults, values);
    for (const Parameter& parameter : source.parameters)
        result.parameters.emplace_back(parameter.id, all.find(parameter.id)->second);
    return result;
}

ResultAxis binAxis(const Axis& axis, const std::vector<Bin>& bins)
{
    ResultAxis result{axis.label, {}};
    const bool exact = std::all_of(bins.begin(), bins.end(), [](const Bin& bin) { return bin.count == 1; });
    for (const Bin& bin : bins) {
        result.values.push_back(bin.first);
        if (!exact)
            result.counts.push_back(bin.count);
    }
    return result;
}

}  // namespace

Result compute(const Source& source, std::string_view quantity, const Values& values, const Selection& selection)
{
    Result result = heading(source, quantity, values);
    std::visit(Exact{selection, result}, source.evaluate(quantity, values));
    return result;
}

Result computeShown(const Source& source, std::string_view quantity, const Values& values, const Bin& rows,
                    const Bin& columns, std::optional<std::int64_t> slice, std::int64_t limit)
{
    Result result = heading(source, quantity, values);
    const Data data = source.evaluate(quantity, values);
    const Field& field = std::get<Field>(data);
    const bool few = static_cast<double>(rows.count) * static_cast<double>(columns.count)
        <= static_cast<double>(limit) * static_cast<double>(limit);
    const auto bins = [few, limit](const Bin& all) {
        return evenBins(all.first, all.count, few ? all.count : std::min(all.count, limit));
    };
    const std::vector<Bin> rowBins = bins(rows), columnBins = bins(columns);
    const ResultAxis rowAxis = binAxis(field.rows, rowBins), columnAxis = binAxis(field.columns, columnBins);
    const bool exact = rowAxis.counts.empty() && columnAxis.counts.empty();
    if (exact)
        return compute(source, quantity, values, {rowAxis.values, columnAxis.values, slice, true});

    const Indices slices = wantedSlices(field, slice);
    requireSize({static_cast<std::int64_t>(slices.size()), std::ssize(rowBins), std::ssize(columnBins)});
    ResultSeries means{field.valueLabel, field.unit, {}}, strength{"strength", "", {}};
    for (const std::int64_t each : slices) {
        const FieldMeans grid = field.means(rowBins, columnBins, each);
        means.values.insert(means.values.end(), grid.value.data(), grid.value.data() + grid.value.size());
        strength.values.insert(strength.values.end(), grid.strength.data(),
                               grid.strength.data() + grid.strength.size());
    }
    addSliceAxis(field, slices, result);
    result.axes.insert(result.axes.end(), {rowAxis, columnAxis});
    result.series = {std::move(means)};
    if (!strength.values.empty())
        result.series.push_back(std::move(strength));
    return result;
}

}  // namespace whorl
