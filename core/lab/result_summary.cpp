// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/result_summary.h"

#include "core/lab/experiment.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace whorl {

LabSpread spreadOf(std::span<const double> values)
{
    LabSpread spread{0, std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity(), 0};
    for (const double value : values)
        if (std::isfinite(value)) {
            spread.mean += value;
            spread.lowest = std::min(spread.lowest, value);
            spread.highest = std::max(spread.highest, value);
            ++spread.seeds;
        }
    if (spread.seeds == 0)
        return {std::nan(""), std::nan(""), std::nan(""), 0};
    spread.mean /= static_cast<double>(spread.seeds);
    return spread;
}

LabMeasure usualMeasure(LabTask task)
{
    return task == LabTask::language ? LabMeasure::loss : LabMeasure::accuracy;
}

double scoreOf(const LabScores& scores, std::size_t multiple, LabMeasure measure)
{
    return measure == LabMeasure::loss ? scores.loss[multiple] : scores.accuracy[multiple];
}

std::vector<const LabReadScores*> readingsOf(const LabResult& result, LabEncoding encoding, const LabReading& reading)
{
    const LabReading own = concerning(reading, encoding);
    std::vector<const LabReadScores*> all;
    for (const LabTrial* trial : result.of(encoding))
        if (const LabReadScores* read = trial->find(own))
            all.push_back(read);
    return all;
}

LabSpread scoreSpread(const LabResult& result, LabEncoding encoding, const LabReading& reading, std::size_t multiple,
                      LabMeasure measure)
{
    std::vector<double> scores;
    for (const LabReadScores* read : readingsOf(result, encoding, reading))
        scores.push_back(scoreOf(read->scores, multiple, measure));
    return spreadOf(scores);
}

std::vector<LabEncoding> bestFirst(const LabResult& result, const LabReading& reading, std::size_t multiple,
                                   LabMeasure measure)
{
    std::vector<std::pair<double, LabEncoding>> ranked;
    for (const LabEncoding encoding : result.encodings())
        if (const LabSpread score = scoreSpread(result, encoding, reading, multiple, measure); score.seeds > 0)
            ranked.emplace_back(score.mean, encoding);
    std::stable_sort(ranked.begin(), ranked.end(),
                     [measure](const auto& a, const auto& b) { return isBetter(a.first, b.first, measure); });
    std::vector<LabEncoding> order;
    for (const auto& each : ranked)
        order.push_back(each.second);
    return order;
}

}  // namespace whorl
