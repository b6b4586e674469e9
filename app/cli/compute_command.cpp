// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "core/catalogue.h"
#include "core/files/index_range.h"
#include "core/files/result_text.h"

#include <cstdio>

namespace whorl {

namespace {

constexpr const char* knownFormats = "json, csv or npy is needed";

void requireFormat(const std::string& format, const std::string& where, const std::string& found)
{
    if (format != "json" && format != "csv" && format != "npy")
        throw InputError(where, found, knownFormats);
}

/// The format that -o and --format agree on.
std::string formatOf(const ComputeArguments& arguments)
{
    if (!arguments.format.empty())
        requireFormat(arguments.format, "--format", arguments.format);
    if (arguments.output.empty())
        return arguments.format.empty() ? "json" : arguments.format;
    const std::string suffix = suffixOf(arguments.output);
    requireFormat(suffix, "the suffix of " + arguments.output, suffix.empty() ? "missing" : '.' + suffix);
    if (!arguments.format.empty() && arguments.format != suffix)
        throw InputError("--format", arguments.format, "the suffix of " + arguments.output + " asks for " + suffix);
    return suffix;
}

}  // namespace

void runCompute(const ComputeArguments& arguments)
{
    const std::string format = formatOf(arguments);
    const Source& source = findSource(arguments.source);
    source.quantity(arguments.quantity);
    const Values values = valuesOf(source, arguments.settings, arguments.model);
    requirePlace(arguments.output, arguments.force);
    Selection selection;
    if (!arguments.rows.empty())
        selection.rows = parseRange(arguments.rows.back(), "--rows");
    if (!arguments.columns.empty())
        selection.columns = parseRange(arguments.columns.back(), "--columns");
    if (!arguments.slice.empty()) {
        const std::vector<std::int64_t> slices = parseRange(arguments.slice.back(), "--slice");
        if (slices.size() != 1)
            throw InputError("--slice", arguments.slice.back(), "one whole number is needed");
        selection.slice = slices.front();
    }
    const Result result = compute(source, arguments.quantity, values, selection);
    for (const std::string& notice : noticesOf(source, values))
        std::fprintf(stderr, "whorl: %s\n", notice.c_str());
    writeOutput(format == "json"      ? resultJson(result)
                    : format == "csv" ? resultCsv(result)
                                      : resultNpy(result),
                arguments.output);
}

}  // namespace whorl
