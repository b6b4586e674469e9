// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/terminal_progress.h"
#include "app/cli/vectors_command.h"
#include "core/files/result_text.h"
#include "core/projection/projection.h"
#include "core/projection/quality.h"

#include <array>
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

/// The projection with all its steps done.
std::unique_ptr<Projection> projected(const VectorTable& table, const VectorsArguments& arguments)
{
    TerminalProgress working(arguments.method);
    const Progress progress = working.progress();
    auto projection = startProjection(table.values, optionsOf(arguments), within(progress, 0, 0.1));
    while (projection->step() < projection->steps()) {
        projection->advance();
        report(progress,
               0.1 + 0.9 * static_cast<double>(projection->step()) / static_cast<double>(projection->steps()));
    }
    return projection;
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

Result pointsOf(const VectorsArguments& arguments, const VectorTable& table, const FloatRows& coordinates)
{
    Result result = vectorsResult(arguments, table,
                                  {{"method", arguments.method},
                                   {"dimensions", std::int64_t{arguments.dimensions}},
                                   {"seed", static_cast<std::int64_t>(arguments.seed)}});
    if (arguments.method == "tsne")
        result.parameters.emplace_back("perplexity", arguments.perplexity);
    if (arguments.method == "umap")
        result.parameters.emplace_back("neighbours", std::int64_t{arguments.neighbours});
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

void remark(const std::string& sentence)
{
    if (!sentence.empty())
        std::fprintf(stderr, "whorl: %s\n", sentence.c_str());
}

}  // namespace

void projectVectors(const VectorsArguments& arguments)
{
    constexpr std::array<std::string_view, 3> known = {"csv", "json", "npy"};
    const std::string format = outputFormat(arguments, known);
    const auto table = openedVectors(arguments);
    const auto projection = projected(*table, arguments);
    const Result result = pointsOf(arguments, *table, projection->coordinates());
    writeOutput(format == "json"      ? resultJson(result)
                    : format == "npy" ? resultNpy(result)
                                      : pointsCsv(result),
                arguments.output);
    for (const std::string& notice : projection->notices())
        remark(notice);
    remark(projection->state());
    TerminalProgress measuring("how far it can be believed");
    if (const auto quality = measureQuality(table->values, projection->coordinates(), {}, measuring.progress()))
        remark(quality->text());
}

}  // namespace whorl
