// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/learned_2d.h"

#include "core/encodings/learned.h"
#include "core/encodings/picture_axes.h"
#include "core/encodings/sinusoidal_2d.h"
#include "core/numeric/cell_means.h"
#include "core/numeric/random.h"
#include "core/steps.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace whorl {

namespace {

using P = Learned2dParameters;

constexpr Choice tables[] = {{"example", WHORL_TEXT("Choice", "Example: made up, 2-D sinusoids with noise")}};

constexpr Choice methods[] = {
    {"none", WHORL_TEXT("Choice", "None")},
    {"bilinear", WHORL_TEXT("Choice", "Bilinear, corners kept (ViT)")},
    {"bicubic", WHORL_TEXT("Choice", "Bicubic, a = −0.75 (DeiT, MAE)")},
    {"bicubic-tf", WHORL_TEXT("Choice", "Bicubic, a = −0.5 (TensorFlow, from memory)")},
};

constexpr Row<P> parameterTable[] = {
    whorl::file<&P::file>("file", WHORL_TEXT("Parameter", "File"),
                          WHORL_TEXT("Parameter", "A table of patches x channels, with or without a class token"),
                          tables),
    text<&P::tensor>(
        "tensor", WHORL_TEXT("Parameter", "Tensor"),
        WHORL_TEXT("Parameter", "Name of the table in a file that holds several; empty where there is one"))
        .as(Role::offered),
    boolean<&P::classToken>("class_token", WHORL_TEXT("Parameter", "Class token"),
                            WHORL_TEXT("Parameter", "The first row belongs to the class token and is no patch")),
    integer<&P::width>("width", WHORL_TEXT("Parameter", "Table width"), "",
                       WHORL_TEXT("Parameter", "Patches in one row of the table; 0 for a square one"))
        .range(0, 1024)
        .zeroMeans(WHORL_TEXT("Parameter", "square"))
        .slider(0, 64),
    choice<&P::resize, methods>("resize", WHORL_TEXT("Parameter", "Resizing"),
                                WHORL_TEXT("Parameter", "How a picture of another size gets its positions")),
    integer<&P::newWidth>("new_width", WHORL_TEXT("Parameter", "New width"), "W",
                          WHORL_TEXT("Parameter", "Patches in one row of the picture"))
        .range(1, mostPatchesAcross)
        .slider(1, 32)
        .unit(WHORL_TEXT("Parameter", "patches")),
    integer<&P::newHeight>("new_height", WHORL_TEXT("Parameter", "New height"), "H",
                           WHORL_TEXT("Parameter", "Rows of patches of the picture"))
        .range(1, mostPatchesAcross)
        .slider(1, 32)
        .unit(WHORL_TEXT("Parameter", "patches")),
};

/// 14 x 14 patches of 64 channels without a class token, as if trained: waves along columns and rows, and noise.
std::shared_ptr<const Table> exampleTable()
{
    static const auto table = [] {
        auto made = std::make_shared<Table>();
        made->name = "example";
        made->values = Sinusoidal2d({}).table().matrix();
        Random random(1);
        for (Eigen::Index row = 0; row < made->values.rows(); ++row)
            for (Eigen::Index channel = 0; channel < made->values.cols(); ++channel)
                made->values(row, channel) += 0.15 * random.normal();
        return made;
    }();
    return table;
}

std::shared_ptr<const Table> wholeTable(const P& parameters)
{
    if (parameters.file == "example")
        return exampleTable();
    return loadTable(parameters.file, parameters.tensor);
}

/// Keys' cubic kernel at distance x.
double cubic(double x, double a)
{
    x = std::abs(x);
    if (x <= 1)
        return ((a + 2) * x - (a + 3)) * x * x + 1;
    return x < 2 ? a * (((x - 5) * x + 8) * x - 4) : 0;
}

/// What each new row takes from the old ones: [size x old].
Eigen::MatrixXd weightsOf(Resize method, Eigen::Index old, Eigen::Index size)
{
    Eigen::MatrixXd weights = Eigen::MatrixXd::Zero(size, old);
    const auto m = static_cast<double>(old), n = static_cast<double>(size);
    for (Eigen::Index row = 0; row < size; ++row) {
        const auto y = static_cast<double>(row);
        if (method == Resize::bilinear) {
            const double place = size > 1 ? y * (m - 1) / (n - 1) : 0;
            const auto below = std::min(static_cast<Eigen::Index>(place), old - 1);
            const double share = place - static_cast<double>(below);
            weights(row, below) += 1 - share;
            weights(row, std::min(below + 1, old - 1)) += share;
            continue;
        }
        const double a = method == Resize::bicubic ? -0.75 : -0.5;
        const double place = (y + 0.5) * m / n - 0.5, floor = std::floor(place);
        for (int tap = -1; tap <= 2; ++tap) {
            const Eigen::Index index = static_cast<Eigen::Index>(floor) + tap;
            const bool inside = index >= 0 && index < old;
            if (inside || method == Resize::bicubic)
                weights(row, std::clamp<Eigen::Index>(index, 0, old - 1)) += cubic(place - floor - tap, a);
        }
        weights.row(row) /= weights.row(row).sum();
    }
    return weights;
}

}  // namespace

SourceInfo P::info()
{
    return {"learned-2d",
            WHORL_TEXT("Source", "Learned patches"),
            WHORL_TEXT("Source", "Absolute"),
            WHORL_TEXT("Source", "A trained vector for every patch, resized for other pictures"),
            WHORL_TEXT("Source",
                       "The authors' code: ViT (Dosovitskiy et al. 2020) vit_jax/checkpoint.py; DeiT and MAE by way of "
                       "torch's bicubic interpolation"),
            "https://github.com/google-research/vision_transformer",
            {{"first-resize-was-bilinear",
              WHORL_TEXT("Source",
                         "The original ViT resizes bilinearly with its corners kept. Bicubic came with DeiT, and "
                         "overshoots the table's own values.")},
             {"same-size-same-table",
              WHORL_TEXT("Source", "At the size it was trained for, every rule leaves the table as it is.")}}};
}

std::span<const Row<P>> P::parameters()
{
    return parameterTable;
}

void P::check() const
{
    LearnedParameters learned;
    learned.file = file;
    learned.tensor = tensor;
    learned.check();
}

PatchGrid resized(const PatchGrid& grid, Resize method, Eigen::Index rows, Eigen::Index columns)
{
    if (method == Resize::none)
        return grid;
    return (weightsOf(method, grid.rows(), rows) * grid.matrix() * weightsOf(method, grid.cols(), columns).transpose())
        .array();
}

PatchTable patchTable(const P& parameters)
{
    const std::shared_ptr<const Table> whole = wholeTable(parameters);
    const bool hasClassToken = parameters.classToken && parameters.file != "example";
    const std::int64_t patches = whole->values.rows() - (hasClassToken ? 1 : 0);
    const auto side =
        static_cast<std::int64_t>(std::llround(std::sqrt(static_cast<double>(std::max(patches, std::int64_t{0})))));
    const std::int64_t width = parameters.width == 0 ? side : parameters.width;
    const std::string holds = whole->name + " holds " + std::to_string(patches) + " patches";
    if (patches < 1 || width < 1 || patches % width != 0 || (parameters.width == 0 && side * side != patches))
        throw ParameterError("width", std::to_string(parameters.width),
                             holds + (parameters.width == 0 ? ", which are no square" : ", which are no whole rows"));
    constexpr auto most = static_cast<std::int64_t>(mostPatchesAcross);
    if (width > most || patches / width > most)
        throw ParameterError("width", std::to_string(parameters.width),
                             holds + ", but pictures have at most " + std::to_string(most) + " patches each way");
    PatchTable table;
    table.width = width;
    table.height = patches / width;
    table.values = whole->values.bottomRows(patches);
    return table;
}

PatchTable resizedTable(const P& parameters)
{
    const PatchTable old = patchTable(parameters);
    if (parameters.resize == Resize::none)
        return old;
    PatchTable table;
    table.width = parameters.newWidth;
    table.height = parameters.newHeight;
    table.values.resize(table.width * table.height, old.values.cols());
    const Eigen::MatrixXd down = weightsOf(parameters.resize, old.height, table.height);
    const Eigen::MatrixXd across = weightsOf(parameters.resize, old.width, table.width);
    for (Eigen::Index channel = 0; channel < old.values.cols(); ++channel) {
        Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> grid(old.height, old.width);
        for (Eigen::Index patch = 0; patch < old.values.rows(); ++patch)
            grid(patch / old.width, patch % old.width) = old.values(patch, channel);
        const Eigen::MatrixXd picture = down * grid * across.transpose();
        for (Eigen::Index patch = 0; patch < table.values.rows(); ++patch)
            table.values(patch, channel) = picture(patch / table.width, patch % table.width);
    }
    return table;
}

namespace {

using Shared = std::shared_ptr<const PatchTable>;

FieldRange symmetric(double bound)
{
    return bound > 0 ? FieldRange{-bound, bound, false} : FieldRange{-1, 1, false};
}

/// A number that is read from a table, or for a resized picture what it takes from the patches of the trained one.
Steps entrySteps(const PatchTable& table, const PatchTable& old, Resize method, std::int64_t patch,
                 std::int64_t channel)
{
    const double value = table.values(patch, channel);
    const auto entry = [channel](std::int64_t row) {
        return "E[" + std::to_string(row) + "][" + std::to_string(channel) + "]";
    };
    const std::int64_t y = patch / table.width, x = patch % table.width;
    const NamedValue row{std::to_string(y) + " · " + std::to_string(table.width) + " + " + std::to_string(x),
                         static_cast<double>(patch)};
    if (method == Resize::none)
        return {row, {entry(patch), value}};
    const Eigen::RowVectorXd down = weightsOf(method, old.height, table.height).row(y);
    const Eigen::RowVectorXd across = weightsOf(method, old.width, table.width).row(x);
    Steps taken;
    for (Eigen::Index r = 0; r < down.size(); ++r)
        for (Eigen::Index c = 0; c < across.size(); ++c)
            if (const double weight = down[r] * across[c]; weight != 0) {
                const std::int64_t from = r * old.width + c;
                taken.push_back({stepNumber(weight) + " · " + entry(from), weight * old.values(from, channel)});
            }
    return then({row},
                sumSteps(
                    taken.size(), [&](std::size_t i) { return taken[i]; }, value));
}

/// The numbers that are shown, and those they come from.
struct Resized {
    explicit Resized(const P& parameters)
        : old(patchTable(parameters))
        , table(resizedTable(parameters))
        , method(parameters.resize)
    {
    }

    Steps steps(std::int64_t patch, std::int64_t channel) const
    {
        return entrySteps(table, old, method, patch, channel);
    }

    PatchTable old, table;
    Resize method;
};

Axis channelAxis(const PatchTable& table)
{
    return boundedAxis(AxisRole::channel, WHORL_TEXT("Axis", "channel"), table.values.cols(), "c");
}

Data encodingOf(const P& parameters)
{
    const auto from = std::make_shared<const Resized>(parameters);
    const Shared table(from, &from->table);
    Field field;
    field.rows = patchAxis(table->width, table->height);
    field.columns = channelAxis(*table);
    field.range = symmetric(table->values.cwiseAbs().maxCoeff());
    field.valueLabel = WHORL_TEXT("Axis", "encoding");
    field.at = [table](std::int64_t patch, std::int64_t channel, std::int64_t) {
        return table->values(patch, channel);
    };
    tellSteps(field,
              [from](std::int64_t patch, std::int64_t channel, std::int64_t) { return from->steps(patch, channel); });
    field.means = [table](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t) {
        return cellMeans(rows, columns, [&](std::int64_t r, std::int64_t c) { return table->values(r, c); });
    };
    return field;
}

/// One channel over the picture.
Field mapField(const Shared& table)
{
    Field field;
    field.rows = pictureRows(table->height);
    field.columns = pictureColumns(table->width);
    field.slices = channelAxis(*table);
    field.range = symmetric(table->values.cwiseAbs().maxCoeff());
    field.rangeOf = [table](std::int64_t channel) {
        return symmetric(table->values.col(channel).cwiseAbs().maxCoeff());
    };
    field.valueLabel = WHORL_TEXT("Axis", "encoding");
    field.at = [table](std::int64_t y, std::int64_t x, std::int64_t channel) {
        return table->values(y * table->width + x, channel);
    };
    field.means = [table](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t channel) {
        return cellMeans(rows, columns,
                         [&](std::int64_t y, std::int64_t x) { return table->values(y * table->width + x, channel); });
    };
    return field;
}

Data mapOf(const P& parameters)
{
    const auto from = std::make_shared<const Resized>(parameters);
    Field field = mapField(Shared(from, &from->table));
    tellSteps(field, [from](std::int64_t y, std::int64_t x, std::int64_t channel) {
        return from->steps(y * from->table.width + x, channel);
    });
    return field;
}

Data mapBeforeOf(const P& parameters)
{
    const auto table = std::make_shared<const PatchTable>(patchTable(parameters));
    Field field = mapField(table);
    tellSteps(field, [table](std::int64_t y, std::int64_t x, std::int64_t channel) {
        return entrySteps(*table, *table, Resize::none, y * table->width + x, channel);
    });
    return field;
}

Data similarityOf(const P& parameters)
{
    const auto whole = std::make_shared<const PatchTable>(resizedTable(parameters));
    auto unit = std::make_shared<PatchTable>(*whole);
    // A row of zeros has no direction: its cosines are 0.
    for (Eigen::Index patch = 0; patch < unit->values.rows(); ++patch)
        if (const double norm = unit->values.row(patch).norm(); norm > 0)
            unit->values.row(patch) /= norm;
    const Shared table = unit;
    const auto cosine = [table](std::int64_t y, std::int64_t x, std::int64_t query) {
        return table->values.row(query).dot(table->values.row(y * table->width + x));
    };
    Field field;
    field.rows = pictureRows(table->height);
    field.columns = pictureColumns(table->width);
    field.slices = patchAxis(table->width, table->height, AxisRole::query, "m");
    field.range = {-1, 1, true};
    field.valueLabel = WHORL_TEXT("Axis", "cosine");
    field.at = cosine;
    tellSteps(field, [whole, cosine](std::int64_t y, std::int64_t x, std::int64_t query) {
        return cosineSteps(numbersOf(whole->values.row(query)), numbersOf(whole->values.row(y * whole->width + x)),
                           cosine(y, x, query));
    });
    field.means = [cosine](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t query) {
        return cellMeans(rows, columns, [&](std::int64_t y, std::int64_t x) { return cosine(y, x, query); });
    };
    return field;
}

constexpr Quantity<P> all[] = {
    {{"encoding", WHORL_TEXT("Quantity", "Encoding"), WHORL_TEXT("Quantity", "patch × channel"),
      WHORL_TEXT("Quantity", "What is added to every patch of the resized picture"), QuantityKind::field},
     encodingOf},
    {{"map", WHORL_TEXT("Quantity", "Map"), WHORL_TEXT("Quantity", "one channel over the picture"),
      WHORL_TEXT("Quantity", "One channel of every patch of the resized picture"), QuantityKind::field},
     mapOf},
    {{"map_before", WHORL_TEXT("Quantity", "Map before resizing"),
      WHORL_TEXT("Quantity", "one channel over the picture"),
      WHORL_TEXT("Quantity", "One channel of every patch as it was trained"), QuantityKind::field},
     mapBeforeOf},
    {{"similarity", WHORL_TEXT("Quantity", "Similarity"), WHORL_TEXT("Quantity", "of one patch to all others"),
      WHORL_TEXT("Quantity", "Cosine of the vector of one patch with that of every patch of the picture"),
      QuantityKind::field},
     similarityOf},
};

}  // namespace

std::span<const Quantity<P>> P::quantities()
{
    return all;
}

std::vector<LearnedTensor> Learned2dParameters::learnedIn(const HeadPlace& model) const
{
    return {{{model.tokens + (classToken ? 1 : 0), model.width}}};
}

}  // namespace whorl
