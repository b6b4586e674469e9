// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/swin.h"

#include "core/attention/bias_field.h"
#include "core/attention/per_head.h"
#include "core/attention/seeded_head.h"
#include "core/numeric/rectangle_means.h"
#include "core/steps.h"

#include <cmath>

namespace whorl {

namespace {

constexpr Eigen::Index hidden = 64;

int trainedSide(int pretrained, int window)
{
    return pretrained > 0 ? pretrained : window;
}

/// Weights are drawn in this order: of the two coordinates, of the constant, of the heads.
Eigen::MatrixXd networkTable(const SwinParameters& swin)
{
    Random random(static_cast<std::uint64_t>(swin.seed));
    const Eigen::MatrixXd first = normalMatrix(random, 2, hidden);
    const Eigen::RowVectorXd constant = 0.5 * normalMatrix(random, 1, hidden);
    const Eigen::MatrixXd second =
        2 / std::sqrt(static_cast<double>(hidden)) * normalMatrix(random, hidden, swin.heads);
    Eigen::MatrixXd table(swin.offsets(), swin.heads);
    Eigen::Index row = 0;
    for (std::int64_t dy = 1 - swin.height; dy < swin.height; ++dy)
        for (std::int64_t dx = 1 - swin.width; dx < swin.width; ++dx) {
            const Eigen::RowVector2d place(swinCoordinate(dy, trainedSide(swin.pretrainedHeight, swin.height)),
                                           swinCoordinate(dx, trainedSide(swin.pretrainedWidth, swin.width)));
            const Eigen::RowVectorXd middle = (place * first + constant).cwiseMax(0.0);
            table.row(row++) = (middle * second).unaryExpr([](double x) { return 16 / (1 + std::exp(-x)); });
        }
    return table;
}

}  // namespace

void SwinParameters::check() const
{
    for (const auto& [id, side] :
         {std::pair{"pretrained_height", pretrainedHeight}, {"pretrained_width", pretrainedWidth}})
        if (side == 1)
            throw ParameterError(id, "1", "0 for this window's, or at least 2, is needed");
}

std::int64_t swinIndex(std::int64_t query, std::int64_t key, int height, int width)
{
    const std::int64_t dy = query / width - key / width, dx = query % width - key % width;
    return (dy + height - 1) * (2 * width - 1) + dx + width - 1;
}

double swinCoordinate(std::int64_t offset, int window)
{
    if (window == 1)
        return 0;
    const double x = 8 * static_cast<double>(offset) / (window - 1);
    return std::copysign(std::log2(std::abs(x) + 1) / 3, x);
}

std::shared_ptr<const Table> swinTable(const SwinParameters& parameters)
{
    if (parameters.table == "network" || parameters.table == "random") {
        auto made = std::make_shared<Table>();
        made->name = parameters.table;
        Random random(static_cast<std::uint64_t>(parameters.seed));
        made->values = parameters.table == "network" ? networkTable(parameters)
                                                     : normalMatrix(random, parameters.offsets(), parameters.heads);
        return made;
    }
    auto table = loadTable(parameters.table);
    if (table->values.rows() != parameters.offsets() || table->values.cols() != parameters.heads)
        throw ParameterError("table", table->name + ", a table of " + table->sizeText(),
                             std::to_string(parameters.offsets()) + " offsets x " + std::to_string(parameters.heads)
                                 + " heads is needed");
    return table;
}

namespace {

/// A field of query x key whose every cell is worked out once, a head at a time.
Field windowField(const SwinParameters& swin, bool byHead,
                  std::function<double(std::int64_t, std::int64_t, std::int64_t)> at)
{
    Field field;
    field.rows = boundedAxis(AxisRole::query, WHORL_TEXT("Axis", "query"), swin.patches(), "m");
    field.columns = boundedAxis(AxisRole::key, WHORL_TEXT("Axis", "key"), swin.patches(), "n");
    if (byHead)
        field.slices = headAxis(swin.heads);
    const auto means = perHead<RectangleMeans>([at, patches = swin.patches()](std::int64_t head) {
        RectangleMeans::Matrix cells(patches, patches);
        for (Eigen::Index query = 0; query < patches; ++query)
            for (Eigen::Index key = 0; key < patches; ++key)
                cells(query, key) = at(query, key, head);
        return RectangleMeans(cells);
    });
    field.means = [means](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t head) {
        return FieldMeans{(*means)(head).over(rows, columns), {}};
    };
    field.at = std::move(at);
    return field;
}

/// How far the patches are apart down and across, each counted from 0, and the row of the table that makes.
Steps indexSteps(std::int64_t query, std::int64_t key, int h, int w)
{
    const std::int64_t down = query / w - key / w + h - 1, across = query % w - key % w + w - 1;
    const auto offset = [](std::int64_t from, std::int64_t to, int side) {
        return stepNumber(from) + " \u2212 " + stepNumber(to) + " + " + std::to_string(side - 1);
    };
    return {{WHORL_TEXT("Step", "down") + (": " + offset(query / w, key / w, h)), static_cast<double>(down)},
            {WHORL_TEXT("Step", "across") + (": " + offset(query % w, key % w, w)), static_cast<double>(across)},
            {std::to_string(down) + " \u00d7 " + std::to_string(2 * w - 1) + " + " + std::to_string(across),
             static_cast<double>(swinIndex(query, key, h, w))}};
}

Data indexOf(const SwinParameters& swin)
{
    Field field =
        windowField(swin, false, [h = swin.height, w = swin.width](std::int64_t query, std::int64_t key, std::int64_t) {
            return static_cast<double>(swinIndex(query, key, h, w));
        });
    field.scale = FieldScale::sequential;
    // A single patch would leave a range without width.
    field.range = {0, static_cast<double>(std::max<std::int64_t>(1, swin.offsets() - 1)), true};
    field.valueLabel = WHORL_TEXT("Axis", "row of the table");
    field.working = [h = swin.height, w = swin.width](std::int64_t query, std::int64_t key, std::int64_t) {
        return "(" + std::to_string(query / w - key / w + h - 1) + ") \u00d7 " + std::to_string(2 * w - 1) + " + "
            + std::to_string(query % w - key % w + w - 1);
    };
    tellSteps(field, [h = swin.height, w = swin.width](std::int64_t query, std::int64_t key, std::int64_t) {
        return indexSteps(query, key, h, w);
    });
    return field;
}

Data biasOf(const SwinParameters& swin)
{
    const auto table = swinTable(swin);
    Field field = windowField(
        swin, true, [table, h = swin.height, w = swin.width](std::int64_t query, std::int64_t key, std::int64_t head) {
            return table->values(swinIndex(query, key, h, w), head);
        });
    if (swin.table == "network") {
        field.scale = FieldScale::sequential;
        field.range = {0, 16, true};
    } else {
        const double largest = table->values.cwiseAbs().maxCoeff();
        field.range = {largest > 0 ? -largest : -1, largest > 0 ? largest : 1, false};
    }
    field.valueLabel = WHORL_TEXT("Axis", "bias");
    field.working = [h = swin.height, w = swin.width](std::int64_t query, std::int64_t key, std::int64_t head) {
        return "B[" + std::to_string(swinIndex(query, key, h, w)) + "][" + std::to_string(head) + "]";
    };
    tellSteps(field, [swin, table](std::int64_t query, std::int64_t key, std::int64_t head) {
        const int h = swin.height, w = swin.width;
        const std::int64_t row = swinIndex(query, key, h, w);
        const double value = table->values(row, head);
        Steps steps = indexSteps(query, key, h, w);
        if (swin.table == "network") {
            const auto place = [&](const char* name, std::int64_t offset, int side) -> NamedValue {
                return {name
                            + (std::string(offset < 0 ? " = \u2212" : " = ") + "log\u2082(8 · "
                               + stepNumber(std::abs(offset)) + " / " + std::to_string(side - 1) + " + 1) / 3"),
                        swinCoordinate(offset, side)};
            };
            steps.push_back(place("y", query / w - key / w, trainedSide(swin.pretrainedHeight, h)));
            steps.push_back(place("x", query % w - key % w, trainedSide(swin.pretrainedWidth, w)));
            steps.push_back({"16 / (1 + exp(\u2212" + withSubscript("f", head) + "(y, x)))", value});
        } else {
            steps.push_back({"B[" + std::to_string(row) + "][" + std::to_string(head) + "]", value});
        }
        return steps;
    });
    return field;
}

Data coordinatesOf(const SwinParameters& swin)
{
    Curves curves;
    const std::int64_t furthest = std::max(swin.height, swin.width) - 1;
    curves.axis.role = AxisRole::other;
    curves.axis.label = WHORL_TEXT("Axis", "offset");
    curves.axis.first = -furthest;
    curves.axis.count = 2 * furthest + 1;
    curves.valueLabel = WHORL_TEXT("Axis", "coordinate");
    curves.points = true;
    const auto series = [](std::string label, int window, int trained) {
        return Series{std::move(label),
                      "",
                      [=](std::int64_t first, std::span<double> out) {
                          for (double& each : out) {
                              each = std::abs(first) < window ? swinCoordinate(first, trained) : std::nan("");
                              ++first;
                          }
                      },
                      {}};
    };
    curves.series = {series(WHORL_TEXT("Axis", "down"), swin.height, trainedSide(swin.pretrainedHeight, swin.height)),
                     series(WHORL_TEXT("Axis", "across"), swin.width, trainedSide(swin.pretrainedWidth, swin.width))};
    return curves;
}

}  // namespace

SourceInfo SwinParameters::info()
{
    return {
        "swin",
        WHORL_TEXT("Source", "Swin"),
        WHORL_TEXT("Source", "Bias"),
        WHORL_TEXT("Source", "A learned number for every offset, down and across, between patches of a window"),
        WHORL_TEXT("Source", "Liu et al. 2021, Swin Transformer, section 3.2, and its authors' code for version 2"),
        "https://arxiv.org/abs/2103.14030",
        {{"offsets-not-distances",
          WHORL_TEXT("Source",
                     "Neighbours in the list of patches need not be neighbours in the picture: the last patch of a row "
                     "and the first of the next read another row of the table than two that touch.")},
         {"coordinates-pass-one",
          WHORL_TEXT(
              "Source",
              "In a window as large as in training the coordinates of version 2 end at log\u2082 9 / log\u2082 8 = "
              "1.057, not at 1.")}},
    };
}

std::span<const Quantity<SwinParameters>> SwinParameters::quantities()
{
    static constexpr Quantity<SwinParameters> all[] = {
        {{"bias", WHORL_TEXT("Quantity", "Bias"), WHORL_TEXT("Quantity", "query \u00d7 key"),
          WHORL_TEXT("Quantity", "What is added to the scaled score of every query and key of a window"),
          QuantityKind::field},
         biasOf},
        {{"index", WHORL_TEXT("Quantity", "Index"), WHORL_TEXT("Quantity", "query \u00d7 key"),
          WHORL_TEXT("Quantity", "The row of the table that a query and a key read"), QuantityKind::field},
         indexOf},
        {{"coordinates", WHORL_TEXT("Quantity", "Coordinates"), WHORL_TEXT("Quantity", "by offset"),
          WHORL_TEXT("Quantity", "Offsets on the logarithmic scale of version 2, before its network"),
          QuantityKind::curves},
         coordinatesOf},
    };
    return all;
}

std::vector<LearnedTensor> SwinParameters::learnedIn(const HeadPlace& model) const
{
    if (table != "network")
        return {{{offsets(), model.heads}, true}};
    return {{{2, hidden}, true}, {{hidden}, true}, {{hidden, model.heads}, true}};
}

}  // namespace whorl
