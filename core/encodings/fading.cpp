// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/fading.h"

#include "core/encodings/score_steps.h"
#include "core/numeric/column_means.h"
#include "core/numeric/geometric.h"
#include "core/text.h"

#include <cmath>

namespace whorl {

Series distanceSeries(std::string label, const std::shared_ptr<const HarmonicSum>& score)
{
    return {std::move(label), "", [score](std::int64_t first, std::span<double> out) { score->fill(first, out); },
            [score](std::span<const Bin> bins) { return score->means(bins); }};
}

Field fadingScoreField(const std::shared_ptr<const HarmonicSum>& score, std::int64_t length, FutureKeys future,
                       FieldRange range)
{
    Field field;
    field.rows = openAxis(AxisRole::query, WHORL_TEXT("Axis", "query position"), length, "m");
    field.columns = openAxis(AxisRole::key, WHORL_TEXT("Axis", "key position"), length, "n");
    if (future == FutureKeys::counted && !score->decays.empty())
        field.rows.highest = field.columns.highest = length - 1;
    field.range = range;
    field.valueLabel = WHORL_TEXT("Axis", "score");
    field.means = [score, future](std::span<const Bin> rows, std::span<const Bin> columns, std::int64_t) {
        return FieldMeans{distanceMeans(*score, rows, columns, future), {}};
    };
    field.at = [score, future](std::int64_t m, std::int64_t n, std::int64_t) {
        return future == FutureKeys::masked && m < n ? -std::numeric_limits<double>::infinity() : score->at(m - n);
    };
    tellSteps(field, [score, future](std::int64_t m, std::int64_t n, std::int64_t) -> Steps {
        if (future == FutureKeys::masked && m < n)
            return {maskedStep(m, n)};
        return then({differenceStep(m, n)}, harmonicSteps(*score, m - n));
    });
    return field;
}

Field fadeField(Axis rows, std::vector<double> decays, std::string valueLabel)
{
    Field field;
    field.rows = std::move(rows);
    field.rows.lowest = field.rows.first;
    field.columns =
        boundedAxis(AxisRole::pair, WHORL_TEXT("Axis", "pair"), static_cast<std::int64_t>(decays.size()), "i");
    field.scale = FieldScale::sequential;
    field.range = {0, 1, true};
    field.valueLabel = std::move(valueLabel);
    const auto held = std::make_shared<const std::vector<double>>(std::move(decays));
    field.means = [held](std::span<const Bin> bins, std::span<const Bin> columns, std::int64_t) {
        std::vector<GeometricMeans> means;
        for (const double decay : *held)
            means.emplace_back(geometricRate(0, decay));
        return FieldMeans{gridOf(bins, columns, ColumnMeans(columns, held->size()), held->size(),
                                 [&](Bin bin, float* scratch) {
                                     for (GeometricMeans& mean : means)
                                         *scratch++ = static_cast<float>(mean.at(bin).real());
                                 }),
                          {}};
    };
    field.at = [held](std::int64_t x, std::int64_t pair, std::int64_t) {
        return std::exp(-(*held)[static_cast<std::size_t>(pair)] * static_cast<double>(x));
    };
    field.working = [held](std::int64_t x, std::int64_t pair, std::int64_t) {
        return "exp(\u2212" + shortNumber((*held)[static_cast<std::size_t>(pair)]) + " \u00b7 " + std::to_string(x)
            + ")";
    };
    tellSteps(field, [held, at = field.at](std::int64_t x, std::int64_t pair, std::int64_t) -> Steps {
        const double decay = (*held)[static_cast<std::size_t>(pair)], exponent = -decay * static_cast<double>(x);
        return {{withSubscript("λ", pair), decay},
                {"\u2212" + shortNumber(decay) + " · " + std::to_string(x), exponent},
                {"exp(" + stepNumber(exponent) + ")", at(x, pair, 0)}};
    });
    return field;
}

double furthestGrowth(const HarmonicSum& score, std::int64_t length)
{
    double fastest = 0;
    for (const double decay : score.decays)
        fastest = std::max(fastest, decay);
    return fastest * static_cast<double>(length - 1);
}

}  // namespace whorl
