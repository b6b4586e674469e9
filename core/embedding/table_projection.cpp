// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/hidden_words.h"
#include "core/embedding/projection_parts.h"
#include "core/embedding/table_colours.h"
#include "core/embedding/table_source.h"
#include "core/fair_mutex.h"
#include "core/kept.h"
#include "core/mendable_error.h"
#include "core/projection/axes.h"
#include "core/projection/pca.h"
#include "core/projection/projection.h"
#include "core/projection/quality.h"
#include "core/projection/standardise.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <numbers>

namespace whorl {

namespace {

/// What is projected, and how: the same for every picture of the same run.
struct Run {
    FairMutex mutex;  ///< held for one step at a time, so that several panels share the work
    std::shared_ptr<const VectorTable> table;
    std::vector<std::int64_t> rows;  ///< of the table; empty: all
    FloatRows vectors;
    std::shared_ptr<const Eigen::VectorXd> mean;  ///< of these, for PCA
    std::string notice;                           ///< of what was done to them
    std::shared_ptr<Projection> projection;
    std::int64_t measuredAt = -1;
    std::string quality;

    std::int64_t rowOf(std::int64_t place) const
    {
        return rows.empty() ? place : rows[static_cast<std::size_t>(place)];
    }
};

using Key = std::tuple<std::shared_ptr<const VectorTable>, TableMethod, TableDimensions, double, int, double, Metric,
                       std::int64_t, std::string, std::string, bool, bool, std::string, std::string>;

Key keyOf(const TableParameters& p, const std::shared_ptr<const VectorTable>& table)
{
    return {table,        p.method,
            p.dimensions, p.perplexity,
            p.neighbours, p.minimumDistance,
            p.metric,     p.seed,
            p.axisX,      p.axisY,
            p.rightAngle, p.standardised,
            p.fitOn,      p.isolated ? p.words : std::string()};
}

/// A projection that is there at once.
class Placed : public Projection {
public:
    Placed(FloatRows coordinates, std::vector<std::string> labels, std::string state)
        : m_coordinates(std::move(coordinates))
        , m_labels(std::move(labels))
        , m_state(std::move(state))
    {
    }
    std::int64_t step() const override { return 0; }
    std::int64_t steps() const override { return 0; }
    void advance() override { }
    const FloatRows& coordinates() const override { return m_coordinates; }
    std::vector<std::string> axisLabels() const override { return m_labels; }
    std::string state() const override { return m_state; }
    const std::vector<std::string>& notices() const override { return m_notices; }

private:
    FloatRows m_coordinates;
    std::vector<std::string> m_labels;
    std::string m_state;
    std::vector<std::string> m_notices;
};

std::pair<std::int64_t, std::int64_t> twoWords(const VectorTable& table, const std::string& words, const char* id)
{
    const std::vector<std::int64_t> rows = table.rowsOf(words, id);
    if (rows.size() != 2)
        throw ParameterError(id, words, "two words are needed");
    return {rows[0], rows[1]};
}

std::unique_ptr<Projection> ontoWords(const TableParameters& p, const VectorTable& table, const FloatRows& vectors)
{
    const auto [fromX, toX] = twoWords(table, p.axisX, "axis_x");
    const auto [fromY, toY] = twoWords(table, p.axisY, "axis_y");
    const auto end = [&table](std::int64_t row) { return AxisEnd{table.word(row), table.vector(row)}; };
    const WordAxis both[] = {{end(fromX), end(toX)}, {end(fromY), end(toY)}};
    const CustomAxes axes = customAxes(both, p.rightAngle);
    const double degrees = std::acos(std::clamp(axes.cosines(0, 1), -1.0, 1.0)) * 180 / std::numbers::pi;
    return std::make_unique<Placed>(applyAxes(axes, vectors).cast<float>(), axes.labels,
                                    "the words' axes meet at " + std::to_string(std::lround(degrees)) + " degrees");
}

std::unique_ptr<Projection> fittedOn(const TableParameters& p, const VectorTable& table, const FloatRows& vectors)
{
    const std::vector<std::int64_t> rows = chosenRows(table, p.fitOn);
    if (rows.size() < 3)
        throw ParameterError("fit_on", p.fitOn, "three words that the table has are needed");
    FloatRows chosen(static_cast<Eigen::Index>(rows.size()), table.dimension());
    for (std::size_t i = 0; i < rows.size(); ++i)
        chosen.row(static_cast<Eigen::Index>(i)) = table.values.row(rows[i]);
    const Eigen::Index count = p.dimensions == TableDimensions::space ? 3 : 2;
    const PrincipalComponents components = fitPca(chosen, count);
    std::vector<std::string> labels;
    for (Eigen::Index i = 0; i < components.directions.cols(); ++i)
        labels.push_back(components.label(i));
    FloatRows placed = FloatRows::Zero(vectors.rows(), count);
    const Eigen::MatrixXd found = applyPca(components, vectors);
    placed.leftCols(found.cols()) = found.cast<float>();
    return std::make_unique<Placed>(std::move(placed), std::move(labels), components.quality());
}

/// Nobody waits for hours: whoever asks for a million words hears how long it would take, and what would do.
void refuseWhatTakesTooLong(const TableParameters& p, const FloatRows& vectors, ProjectionOptions options)
{
    constexpr double longest = 1800;
    options.iterations = p.steps;
    const double seconds = expectedSeconds(vectors.rows(), vectors.cols(), options);
    std::int64_t enough = 20'000;
    while (enough > 100 && (enough >= vectors.rows() || expectedSeconds(enough, vectors.cols(), options) > longest))
        enough /= 2;
    if (seconds > longest)
        throw MendableError("limit", std::to_string(vectors.rows()) + " words",
                            "that takes about " + std::to_string(std::lround(seconds / 60))
                                + " minutes here; the first " + std::to_string(enough) + " are enough for a map",
                            enough);
}

std::unique_ptr<Projection> begin(const TableParameters& p, const VectorTable& table, const FloatRows& vectors,
                                  const Progress& progress)
{
    if (p.method == TableMethod::axes)
        return ontoWords(p, table, vectors);
    if (p.method == TableMethod::pca && !p.fitOn.empty())
        return fittedOn(p, table, vectors);
    ProjectionOptions options;
    options.method = static_cast<ProjectionMethod>(p.method);
    options.dimensions = p.dimensions == TableDimensions::space ? 3 : 2;
    options.seed = static_cast<std::uint64_t>(p.seed);
    options.metric = p.metric;
    options.perplexity = p.perplexity;
    options.neighbours = p.neighbours;
    options.minimumDistance = p.minimumDistance;
    if (p.method == TableMethod::tsne)
        options.iterations = 100'000;
    refuseWhatTakesTooLong(p, vectors, options);
    return startProjection(vectors, options, progress);
}

/// Makes a run ready for `steps`: one that has gone further starts again. Needs the run's mutex.
void prepare(Run& run, const TableParameters& p, const std::shared_ptr<const VectorTable>& table, std::int64_t steps,
             const Progress& progress)
{
    if (run.projection && run.projection->step() <= steps)
        return;
    run.measuredAt = -1;
    if (run.table != table) {
        run.table = table;
        if (p.isolated) {
            run.rows = chosenRows(*table, p.words);
            run.vectors.resize(static_cast<Eigen::Index>(run.rows.size()), table->dimension());
            for (std::size_t i = 0; i < run.rows.size(); ++i)
                run.vectors.row(static_cast<Eigen::Index>(i)) = table->values.row(run.rows[i]);
        } else {
            run.vectors = table->values;
        }
        if (p.standardised && p.method != TableMethod::axes) {
            Standardised done = standardised(run.vectors);
            run.notice = done.notice();
            run.vectors = std::move(done.rows);
        }
        if (p.method == TableMethod::pca && p.fitOn.empty())
            run.mean = std::make_shared<const Eigen::VectorXd>(run.vectors.cast<double>().colwise().mean().transpose());
    }
    run.projection = begin(p, *table, run.vectors, progress);
}

/// The places in a run of the true nearest words of one of its words.
std::vector<std::int64_t> nearestPlaces(const Run& run, std::int64_t place, std::int64_t count)
{
    std::vector<std::int64_t> places;
    const std::int64_t row = run.rowOf(place);
    if (!run.table->hasDirection(row))
        return places;
    const std::int64_t asked = run.rows.empty() ? count + 4 : run.table->count();
    for (const Neighbour& neighbour : neighboursOf(*run.table, row, asked)) {
        std::int64_t found = neighbour.row;
        if (!run.rows.empty())
            found = std::find(run.rows.begin(), run.rows.end(), neighbour.row) - run.rows.begin();
        const bool there = run.rows.empty() || found < static_cast<std::int64_t>(run.rows.size());
        if (there && !isHidden(run.table->word(neighbour.row)) && static_cast<std::int64_t>(places.size()) < count)
            places.push_back(found);
    }
    return places;
}

/// All that does not change from step to step.
Points outline(const TableParameters& p, const std::shared_ptr<Run>& run)
{
    Points points;
    points.axis = run->rows.empty() ? wordAxis(run->table) : wordAxis(run->table, run->rows);
    points.dimensions = p.dimensions == TableDimensions::space && p.method != TableMethod::axes ? 3 : 2;
    points.labelled = true;
    points.label = points.axis.wordAt;
    points.isQuiet = [run](std::int64_t place) { return isHidden(run->table->word(run->rowOf(place))); };
    if (!run->rows.empty()) {
        const auto count = run->rows.size();
        points.caption = std::to_string(count) + (count == 1 ? " chosen word" : " chosen words");
        points.rowOf = [run](std::int64_t place) { return run->rowOf(place); };
    }
    points.nearest = [run, count = p.count](std::int64_t place) { return nearestPlaces(*run, place, count); };
    for (const std::int64_t row : chosenRows(*run->table, p.words))
        if (const auto place = points.axis.find(run->table->word(row)))
            points.chosen.push_back(*place);
    colourWords(points, p, run->table, [run](std::int64_t place) { return run->rowOf(place); });
    return points;
}

/// Needs the run's mutex.
Points snapshot(const Points& like, const std::shared_ptr<Run>& of, TableMethod method)
{
    Points points = like;
    const Run& run = *of;
    const auto held = std::make_shared<const FloatRows>(run.projection->coordinates());
    const ProjectedWords words{method,   run.projection,
                               held,     std::shared_ptr<const FloatRows>(of, &of->vectors),
                               run.mean, run.projection->constants()};
    points.parts = [words, like](std::int64_t place) { return projectionParts(words, like, place); };
    points.coordinateLabels = run.projection->axisLabels();
    std::erase(points.coordinateLabels, std::string());
    points.quality = run.quality.empty() ? run.projection->state() : run.quality;
    std::vector<std::string> notices = run.projection->notices();
    notices.push_back(run.notice);
    notices.push_back(like.quality);
    for (const std::string& notice : notices)
        if (!notice.empty())
            points.quality += (points.quality.empty() ? "" : "; ") + notice;
    points.at = [held](std::int64_t place) {
        Eigen::Vector3d at = Eigen::Vector3d::Zero();
        at.head(held->cols()) = held->row(place).transpose().cast<double>();
        return at;
    };
    return points;
}

/// Needs the run's mutex.
void measure(Run& run, const TableParameters& p, const Progress& progress)
{
    if (run.measuredAt == run.projection->step())
        return;
    run.projection->settle();
    QualityOptions options;
    options.metric = p.metric;
    const auto quality = measureQuality(run.vectors, run.projection->coordinates(), options, progress);
    run.quality = run.projection->state();
    if (quality)
        run.quality += (run.quality.empty() ? "" : "; ") + quality->text();
    run.measuredAt = run.projection->step();
}

Kept<Values, std::atomic<std::int64_t>>& knownTotals()
{
    static Kept<Values, std::atomic<std::int64_t>> totals;
    return totals;
}

/// What decides how many steps there are.
Values totalKey(const TableParameters& p)
{
    Values key = readValues(p);
    for (const char* id : {"steps", "seed", "colour", "groups", "word", "count", "a", "b", "c", "rule",
                           "include_inputs", "sentence", "sense"})
        key.erase(id);
    return key;
}

}  // namespace

std::int64_t TableParameters::knownSteps() const
{
    const auto total = method == TableMethod::umap ? knownTotals().find(totalKey(*this)) : nullptr;
    return total ? total->load() : 0;
}

Data tableProjection(const TableParameters& parameters, const Watch& watch)
{
    static Kept<Key, Run> runs;
    const auto beginning = [&watch](double share) { return !watch.progress || watch.progress(0.05 * share); };
    const std::shared_ptr<const VectorTable> table = tableOf(parameters, beginning);
    const std::shared_ptr<Run> run = runs.get(keyOf(parameters, table), [] { return std::make_shared<Run>(); });
    Points like;
    {
        const std::scoped_lock lock(run->mutex);
        prepare(*run, parameters, table, parameters.steps, beginning);
        like = outline(parameters, run);
        if (parameters.method == TableMethod::umap)
            *knownTotals().get(totalKey(parameters), [] { return std::make_shared<std::atomic<std::int64_t>>(0); }) =
                run->projection->steps();
    }
    for (bool done = false; !done;) {
        const std::scoped_lock lock(run->mutex);
        if (run->projection->step() > parameters.steps)
            prepare(*run, parameters, table, parameters.steps, beginning);
        const std::int64_t last = std::min(parameters.steps, run->projection->steps());
        if (watch.show)
            watch.show([&] { return snapshot(like, run, parameters.method); });
        done = run->projection->step() >= last;
        if (!done) {
            run->projection->advance();
            run->quality.clear();
        }
        if (watch.reached)
            watch.reached(run->projection->step());
        report(watch.progress, last > 0 ? static_cast<double>(run->projection->step()) / static_cast<double>(last) : 1);
    }
    const std::scoped_lock lock(run->mutex);
    measure(*run, parameters, watch.progress ? Progress([&watch](double) { return watch.progress(1); }) : Progress());
    return snapshot(like, run, parameters.method);
}

}  // namespace whorl
