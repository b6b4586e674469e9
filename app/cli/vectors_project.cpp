// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/terminal_progress.h"
#include "app/cli/vectors_command.h"
#include "core/error.h"
#include "core/files/result_text.h"
#include "core/projection/axes.h"
#include "core/projection/projection.h"
#include "core/projection/quality.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace whorl {

namespace {

constexpr std::array<std::string_view, 3> axisNames = {"x", "y", "z"};

ProjectionOptions optionsOf(const VectorsArguments& arguments)
{
    ProjectionOptions options;
    constexpr std::array<std::string_view, 4> methods = {"none", "pca", "tsne", "umap"};
    for (std::size_t i = 0; i < methods.size(); ++i)
        if (arguments.method == methods[i])
            options.method = static_cast<ProjectionMethod>(i);
    options.dimensions = arguments.dimensions;
    options.seed = arguments.seed;
    options.metric = arguments.metric == "cosine" ? Metric::cosine : Metric::euclidean;
    options.perplexity = arguments.perplexity;
    options.neighbours = arguments.neighbours;
    options.minimumDistance = arguments.minimumDistance;
    options.iterations = arguments.iterations;
    return options;
}

/// Whoever waits for long hears how long, and what would not take so long.
void sayHowLong(const VectorTable& table, const ProjectionOptions& options)
{
    constexpr double patience = 120;  // s
    const auto seconds = [&](std::int64_t rows) { return expectedSeconds(rows, table.dimension(), options); };
    const auto minutes = [&](std::int64_t rows) { return std::to_string(std::lround(std::ceil(seconds(rows) / 60))); };
    const double whole = seconds(table.count());
    if (whole < patience)
        return;
    std::int64_t sample = 20'000;
    while (sample > 1000 && (sample >= table.count() || seconds(sample) > std::max(patience, whole / 4)))
        sample /= 2;
    remark("about " + minutes(table.count()) + " minutes for " + std::to_string(table.count()) + " words; --rows "
           + std::to_string(sample) + " takes about " + minutes(sample));
}

/// The projection with all its steps done.
std::unique_ptr<Projection> projected(const VectorTable& table, const VectorsArguments& arguments)
{
    const ProjectionOptions options = optionsOf(arguments);
    sayHowLong(table, options);
    TerminalProgress working(arguments.method);
    const Progress progress = working.progress();
    auto projection = startProjection(table.values, options, within(progress, 0, 0.1));
    while (projection->step() < projection->steps()) {
        projection->advance();
        report(progress,
               0.1 + 0.9 * static_cast<double>(projection->step()) / static_cast<double>(projection->steps()));
    }
    return projection;
}

/// Coordinates of words, and what is to be said of them.
struct Placed {
    FloatRows coordinates;
    std::vector<std::string> remarks;
    std::int64_t iterations = 0;  ///< that were done; of methods that have some
};

Placed alongAxes(const VectorTable& table, const VectorsArguments& arguments)
{
    std::vector<WordAxis> axes;
    for (const std::vector<std::string>* words : {&arguments.x, &arguments.y, &arguments.z}) {
        if (words->empty())
            break;
        const auto end = [&](const std::string& word) -> AxisEnd {
            const std::int64_t row = table.rowOf(word);
            return {table.word(row), table.vector(row)};
        };
        axes.push_back({end(words->at(0)), end(words->at(1))});
    }
    if (axes.size() < 2)
        throw InputError("--method", "axes with " + std::to_string(axes.size()) + " axes",
                         "--x FROM TO and --y FROM TO are needed");
    const CustomAxes custom = customAxes(axes, arguments.orthogonal);
    Placed points;
    points.coordinates = applyAxes(custom, table.values).cast<float>();
    for (std::size_t i = 0; i < custom.labels.size(); ++i)
        points.remarks.push_back(std::string(axisNames[i]) + " is " + custom.labels[i]);
    if (!arguments.orthogonal) {
        char text[80];
        std::snprintf(text, sizeof text, "the cosine between x and y is %.3f", custom.cosines(0, 1));
        points.remarks.emplace_back(text);
    }
    return points;
}

Placed byMethod(const VectorTable& table, const VectorsArguments& arguments)
{
    if (arguments.method == "axes")
        return alongAxes(table, arguments);
    const auto projection = projected(table, arguments);
    Placed points{projection->coordinates(), projection->notices(), projection->steps()};
    points.remarks.push_back(projection->state());
    return points;
}

/// word,x,y: a line for each word.
std::string pointsCsv(const Result& result)
{
    Result listing;
    listing.kind = QuantityKind::listing;
    listing.listing.columns = {"word"};
    for (const ResultSeries& each : result.series)
        listing.listing.columns.push_back(each.label);
    for (std::size_t row = 0; row < result.labels.size(); ++row) {
        auto& cells = listing.listing.rows.emplace_back(std::vector<Cell>{result.labels[row]});
        for (const ResultSeries& each : result.series)
            cells.emplace_back(each.values[row]);
    }
    return resultCsv(listing);
}

Result pointsOf(const VectorsArguments& arguments, const VectorTable& table, const Placed& points)
{
    const FloatRows& coordinates = points.coordinates;
    Result result = vectorsResult(arguments, table,
                                  {{"method", arguments.method},
                                   {"dimensions", std::int64_t{coordinates.cols()}},
                                   {"seed", static_cast<std::int64_t>(arguments.seed)}});
    if (arguments.method == "tsne" || arguments.method == "umap") {
        result.parameters.emplace_back("metric", arguments.metric);
        result.parameters.emplace_back("iterations", points.iterations);
    }
    if (arguments.method == "tsne")
        result.parameters.emplace_back("perplexity", arguments.perplexity);
    if (arguments.method == "umap")
        result.parameters.emplace_back("neighbours", std::int64_t{arguments.neighbours});
    if (arguments.method == "axes") {
        for (const auto& [name, words] :
             {std::pair{"x", &arguments.x}, std::pair{"y", &arguments.y}, std::pair{"z", &arguments.z}})
            if (!words->empty())
                result.parameters.emplace_back(name, words->at(0) + " " + words->at(1));
        result.parameters.emplace_back("orthogonal", arguments.orthogonal);
    }
    result.kind = QuantityKind::points;
    result.axes = {{"word", {}, {}}};
    for (std::int64_t row = 0; row < table.count(); ++row) {
        result.axes[0].values.push_back(row);
        result.labels.push_back(table.word(row));
    }
    for (Eigen::Index axis = 0; axis < coordinates.cols(); ++axis) {
        ResultSeries series{std::string(axisNames[static_cast<std::size_t>(axis)]), "", {}};
        for (Eigen::Index row = 0; row < coordinates.rows(); ++row)
            series.values.push_back(static_cast<double>(coordinates(row, axis)));
        result.series.push_back(std::move(series));
    }
    return result;
}

}  // namespace

void projectVectors(const VectorsArguments& arguments)
{
    constexpr std::array<std::string_view, 3> known = {"csv", "json", "npy"};
    const std::string format = outputFormat(arguments, known);
    const auto table = openedVectors(arguments);
    const Placed points = byMethod(*table, arguments);
    const Result result = pointsOf(arguments, *table, points);
    writeOutput(format == "json"      ? resultJson(result)
                    : format == "npy" ? resultNpy(result)
                                      : pointsCsv(result),
                arguments.output);
    for (const std::string& each : points.remarks)
        remark(each);
    TerminalProgress measuring("how far it can be believed");
    QualityOptions options;
    options.metric = arguments.metric == "cosine" ? Metric::cosine : Metric::euclidean;
    if (const auto quality = measureQuality(table->values, points.coordinates, options, measuring.progress()))
        remark(quality->text());
}

}  // namespace whorl
