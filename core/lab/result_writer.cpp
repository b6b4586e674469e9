// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/float_text.h"
#include "core/lab/result_file.h"
#include "core/lab/result_format.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace whorl {

namespace {

// Keys stand in the order in which they are said.
using nlohmann::ordered_json;

ordered_json listOf(const std::vector<float>& numbers)
{
    ordered_json list = ordered_json::array();
    for (const float number : numbers)
        list.push_back(std::isfinite(number) ? ordered_json(asShortDouble(number)) : ordered_json());
    return list;
}

ordered_json settingsOf(const LabSettings& settings)
{
    ordered_json object;
    object["task"] = keyOf(labTasks, settings.task);
    object["corpus"] = settings.corpus;
    object["steps"] = settings.steps;
    object["length"] = settings.length;
    object["batch"] = settings.batch;
    object["width"] = settings.width;
    object["heads"] = settings.heads;
    object["layers"] = settings.layers;
    object["rate"] = settings.rate;
    object["table_rate"] = settings.tableRate;
    object["base"] = settings.ropeBase;
    object["drop"] = settings.drop;
    return object;
}

ordered_json readingOf(const LabReading& reading)
{
    ordered_json object;
    object["scaling"] = keyOf(labScalings, reading.scaling);
    object["factor"] = reading.factor;
    object["beta_fast"] = reading.betaFast;
    object["past_end"] = keyOf(labPastEnds, reading.pastEnd);
    object["temperature"] = reading.temperature;
    object["dropped"] = reading.dropped;
    return object;
}

ordered_json readScoresOf(const LabReadScores& read)
{
    ordered_json object;
    object["reading"] = readingOf(read.reading);
    object["loss"] = read.scores.loss;
    object["accuracy"] = read.scores.accuracy;
    object["loss_by_position"] = listOf(read.scores.lossByPosition);
    object["accuracy_by_position"] = listOf(read.scores.accuracyByPosition);
    object["attention"] = {{"trained", listOf(read.attention.trained)}, {"longer", listOf(read.attention.longer)}};
    return object;
}

ordered_json trialOf(const LabTrial& trial, bool withWeights)
{
    ordered_json object;
    object["encoding"] = keyOf(labEncodings, trial.encoding);
    object["seed"] = trial.seed;
    object["seconds"] = trial.seconds;
    if (trial.divergedAt)
        object["diverged_at"] = *trial.divergedAt;
    object["loss"] = listOf(trial.loss);
    if (!trial.dropLoss.empty())
        object["drop_loss"] = listOf(trial.dropLoss);
    object["read"] = ordered_json::array();
    for (const LabReadScores& read : trial.read)
        object["read"].push_back(readScoresOf(read));
    // Those of a training that diverged are no numbers.
    withWeights = withWeights && !trial.divergedAt;
    if (withWeights && !trial.weights.empty())
        object["weights"] = base64Of(trial.weights);
    if (withWeights && !trial.droppedWeights.empty())
        object["dropped_weights"] = base64Of(trial.droppedWeights);
    return object;
}

}  // namespace

std::string labResultText(const LabResult& result, bool withWeights)
{
    ordered_json yardsticks;
    yardsticks["uniform"] = result.yardsticks.uniform;
    yardsticks["grams"] = result.yardsticks.grams;
    yardsticks["chance"] = result.yardsticks.chance;
    std::string text = "{\n";
    const auto add = [&text](const char* key, const ordered_json& value) {
        text += ordered_json(key).dump() + ": " + value.dump() + ",\n";
    };
    add("format", std::string(labResultFormat));
    add("version", labResultVersion);
    add("whorl", result.version);
    add("settings", settingsOf(result.settings));
    add("symbols", result.symbols);
    add("parameters", result.parameters);
    add("yardsticks", yardsticks);
    text += "\"trials\": [";
    for (std::size_t i = 0; i < result.trials.size(); ++i)
        text += (i == 0 ? "\n" : ",\n") + trialOf(result.trials[i], withWeights).dump();
    return text + "\n]\n}\n";
}

}  // namespace whorl
