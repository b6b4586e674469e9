// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/lab_command.h"

#include "app/cli/commands.h"
#include "app/cli/listing_text.h"
#include "app/cli/terminal_progress.h"
#include "core/lab/experiment.h"
#include "core/lab/lab_source.h"
#include "core/lab/lab_words.h"
#include "core/lab/result_file.h"
#include "core/lab/result_summary.h"
#include "core/lab/verdicts.h"

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

/// A validator: what is wrong with a value, or nothing.
std::string given(const std::string& value)
{
    return value.empty() ? "a value is needed" : "";
}

/// What the option is, its choices, its range, and what is taken without it.
std::string helpOf(const Parameter& row)
{
    static const Values defaults = readValues(LabParameters{});
    std::string help(row.help), choices;
    for (const Choice& choice : row.choices)
        choices += (choices.empty() ? ": " : ", ") + std::string(choice.key);
    help += choices;
    const std::string usual = printValue(defaults.find(row.id)->second);
    const bool isZero = usual == "0" && !row.zeroText.empty();
    help += " [" + (isZero ? "0: " + std::string(row.zeroText) : usual) + ']';
    return help;
}

/// Parameters of the source that decide a training.
constexpr std::string_view options[] = {"task",  "encodings", "seeds", "steps",      "length", "batch", "width",
                                        "heads", "layers",    "rate",  "table_rate", "base",   "drop",  "corpus"};

LabParameters parametersOf(const LabArguments& arguments)
{
    Values values = {{"result", std::string("trained")}};
    for (const Parameter& each : parameterRows<LabParameters>()) {
        const auto setting = arguments.settings.find(std::string(each.id));
        if (setting != arguments.settings.end() && !setting->second.empty())
            values.insert_or_assign(std::string(each.id), parseValue(each, setting->second));
    }
    return fromValues<LabParameters>(values);
}

/// Every way in which a panel may ask for the encodings: each rule of stretching, each policy past a table, sharper.
std::vector<LabReading> usualReadings()
{
    std::vector<LabReading> all;
    for (const LabScaling scaling : {LabScaling::linear, LabScaling::ntk, LabScaling::yarn})
        all.emplace_back().scaling = scaling;
    all.push_back(all.back());
    all.back().betaFast = 32;
    for (const LabPastEnd pastEnd : {LabPastEnd::last, LabPastEnd::interpolated})
        all.emplace_back().pastEnd = pastEnd;
    all.emplace_back().temperature = true;
    all.emplace_back().dropped = true;
    return all;
}

std::shared_ptr<const LabResult> trainedResult(const LabArguments& arguments, const LabParameters& parameters)
{
    LabExperiment experiment(parameters, labEncodingsIn(parameters.encodings, "encodings"),
                             labSeedsIn(parameters.seeds, "seeds"));
    {
        TerminalProgress training("training");
        Watch watch;
        watch.progress = training.progress();
        experiment.run(watch);
    }
    std::shared_ptr<const LabResult> result = experiment.result();
    if (!arguments.allReadings)
        return result;
    TerminalProgress reading("reading");
    const Progress progress = reading.progress();
    const std::vector<LabReading> readings = usualReadings();
    for (std::size_t i = 0; i < readings.size(); ++i) {
        const auto place = static_cast<double>(i), count = static_cast<double>(readings.size());
        result = withReading(result, readings[i], within(progress, place / count, (place + 1) / count));
    }
    return result;
}

/// "1.77 ± 0.01": mean and standard deviation over the seeds, of two or more.
std::string scoreText(const LabResult& result, LabEncoding encoding, std::size_t multiple, LabMeasure measure)
{
    const double scale = measure == LabMeasure::loss ? 1 : 100;
    const int decimals = measure == LabMeasure::loss ? 2 : 0;
    const LabSpread spread = scoreSpread(result, encoding, {}, multiple, measure);
    if (spread.seeds == 0)
        return "\u2013";
    double squares = 0;
    for (const LabReadScores* read : readingsOf(result, encoding, {}))
        squares += std::pow(scoreOf(read->scores, multiple, measure) - spread.mean, 2);
    std::string text = fixedNumber(scale * spread.mean, decimals);
    if (spread.seeds > 1)
        text += " \u00b1 " + fixedNumber(scale * std::sqrt(squares / static_cast<double>(spread.seeds)), decimals);
    return text;
}

std::string learnedText(const LabResult& result, LabEncoding encoding)
{
    std::size_t learned = 0, diverged = 0, all = 0;
    for (const LabTrial* trial : result.of(encoding)) {
        learned += hasLearnt(result, *trial) ? 1 : 0;
        diverged += trial->divergedAt ? 1 : 0;
        ++all;
    }
    return std::to_string(learned) + " of " + std::to_string(all)
        + (diverged > 0 ? ", " + std::to_string(diverged) + " diverged" : "");
}

/// Scores of the plain readings, one encoding a line, and what they are to be measured by.
std::string tableOf(const LabResult& result)
{
    const LabMeasure measure = usualMeasure(result.settings.task);
    const bool loss = measure == LabMeasure::loss;
    Listing listing;
    listing.columns = {loss ? "nats at" : "% right at"};
    for (const std::int64_t multiple : labMultiples)
        listing.columns.push_back(std::to_string(multiple) + "\u00d7");
    listing.columns.insert(listing.columns.end(), {"seeds that learned", "seconds"});
    for (const LabEncoding encoding : result.encodings()) {
        std::vector<Cell>& row = listing.rows.emplace_back();
        row.emplace_back(std::string(labEncodings[static_cast<std::size_t>(encoding)].key));
        for (std::size_t i = 0; i < labMultiples.size(); ++i)
            row.emplace_back(scoreText(result, encoding, i, measure));
        double seconds = 0;
        for (const LabTrial* trial : result.of(encoding))
            seconds += trial->seconds;
        row.emplace_back(learnedText(result, encoding));
        row.emplace_back(fixedNumber(seconds, 1));
    }
    std::string text = listingText(listing);
    const LabYardsticks& yardsticks = result.yardsticks;
    if (!loss)
        return text + "chance: " + fixedNumber(100 * yardsticks.chance, 0) + " %\n";
    for (std::size_t i = 0; i < yardsticks.grams.size(); ++i)
        text += std::to_string(i + 1) + "-gram model: " + fixedNumber(yardsticks.grams[i], 2) + " nats\n";
    return text;
}

}  // namespace

CLI::App& addLab(CLI::App& program, LabArguments& arguments)
{
    CLI::App& lab =
        *program.add_subcommand("lab", "Small transformers that differ in their encoding, trained and tested");
    lab.require_subcommand(1);
    CLI::App& run = *lab.add_subcommand("run", "Train, test at up to eight times the length, and keep the result");
    const std::vector<Parameter> rows = parameterRows<LabParameters>();
    for (const std::string_view id : options) {
        const Parameter& row = *findParameter(rows, id);
        std::string name = "--" + std::string(id);
        std::replace(name.begin(), name.end(), '_', '-');
        run.add_option(name, arguments.settings[std::string(id)], helpOf(row))->check(given)->type_name("VALUE");
    }
    run.add_option("-o,--output", arguments.output, "The result, a .json")->required()->type_name("FILE");
    run.add_flag("--force", arguments.force, "Replace a file that is there");
    run.add_flag("--without-weights", arguments.withoutWeights,
                 "A small file, which cannot be read another way later on");
    run.add_flag("--all-readings", arguments.allReadings,
                 "Test also as RoPE scaled and dropped, tables continued, and attention sharpened");
    return lab;
}

void runLab(const LabArguments& arguments)
{
    const LabParameters parameters = parametersOf(arguments);
    const std::string suffix = suffixOf(arguments.output);
    if (suffix != "json")
        throw InputError("the suffix of " + arguments.output, suffix.empty() ? "missing" : '.' + suffix,
                         ".json is needed");
    requirePlace(arguments.output, arguments.force);
    const auto result = trainedResult(arguments, parameters);
    writeOutput(labResultText(*result, !arguments.withoutWeights), arguments.output);
    writeOutput(tableOf(*result), {});
}

}  // namespace whorl
