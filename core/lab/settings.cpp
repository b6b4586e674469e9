// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/settings.h"

namespace whorl {

namespace {

struct Usual {
    std::int64_t length, batch, steps;
};

constexpr Usual usual(LabTask task)
{
    switch (task) {
    case LabTask::threeBack:
        return {32, 32, 200};
    case LabTask::lookup:
        return {32, 32, 400};
    case LabTask::repeat:
        return {32, 32, 500};
    case LabTask::needle:
        return {32, 32, 600};
    case LabTask::language:
        break;
    }
    return {64, 16, 400};
}

void need(bool holds, std::string_view id, double found, std::string_view expected)
{
    if (!holds)
        throw ParameterError(std::string(id), printNumber(found), std::string(expected));
}

}  // namespace

void LabSettings::check() const
{
    const auto within = [](std::string_view id, std::int64_t value, std::int64_t least, std::int64_t most, bool usual) {
        need((usual && value == 0) || (value >= least && value <= most), id, static_cast<double>(value),
             std::to_string(least) + " to " + std::to_string(most)
                 + (usual ? ", or 0 for what is usual for the task, is needed" : " is needed"));
    };
    within("steps", steps, 1, 20'000, true);
    within("length", length, 16, 256, true);
    within("batch", batch, 1, 256, true);
    within("width", width, 8, 256, false);
    within("heads", heads, 1, 32, false);
    within("layers", layers, 1, 8, false);
    need(width % 2 == 0, "width", width, "an even number is needed");
    need(width % (2 * heads) == 0, "heads", heads,
         "a number is needed that divides half of the width, " + std::to_string(width / 2));  // RoPE turns pairs
    need(rate > 0 && rate <= 1, "rate", rate, "above 0 and at most 1 is needed");
    need(tableRate > 0 && tableRate <= 100, "table_rate", tableRate, "above 0 and at most 100 is needed");
    need(ropeBase > 1 && ropeBase <= 1e9, "base", ropeBase, "above 1 and at most 1000000000 is needed");
    need(drop >= 0 && drop <= 1, "drop", drop, "0 to 1 is needed");
    if (task == LabTask::language && corpus.empty())
        throw ParameterError("corpus", "empty", "the word of a text of the program or a file is needed");
}

LabSettings completed(LabSettings settings)
{
    const Usual numbers = usual(settings.task);
    for (const auto& [member, value] :
         {std::pair(&LabSettings::steps, numbers.steps), std::pair(&LabSettings::length, numbers.length),
          std::pair(&LabSettings::batch, numbers.batch)})
        if (settings.*member == 0)
            settings.*member = value;
    return settings;
}

}  // namespace whorl
