// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "core/files/model_description.h"

namespace whorl {

void runInspect(const InspectArguments& arguments)
{
    const ModelDescription description = describeModel(arguments.file);
    // Programs get the whole description, also of a file that is refused; people the sentence alone.
    if (arguments.json)
        writeOutput(descriptionJson(description), {});
    if (!description.usable())
        throw description.problems.front().about(arguments.file);
    if (!arguments.json)
        writeOutput(descriptionText(description), {});
}

}  // namespace whorl
