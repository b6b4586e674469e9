// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "core/files/model_presets.h"

#include <cstdio>

namespace whorl {

namespace {

/// Which layers were taken, where others of the same source know positions otherwise.
void sayWhichLayers(const ModelDescription& model, const ModelEncoding& taken, const std::string& name)
{
    std::string others;
    for (const ModelEncoding& each : model.encodings)
        if (each.source == taken.source && each.layers != taken.layers)
            others += (others.empty() ? "" : "; ") + layersText(each.layers);
    if (!others.empty())
        std::fprintf(stderr, "whorl: %s: %s of the layers %s is taken; --model '%s:LAYERS' takes another: %s\n",
                     name.c_str(), taken.source.c_str(), layersText(taken.layers).c_str(), name.c_str(),
                     others.c_str());
}

/// A configuration speaks of tables that it does not hold; the example in their place would not be the model's.
void requireTables(const Source& source, const ModelEncoding& encoding, const std::string& name, const Values& settings)
{
    for (const Parameter& parameter : source.parameters) {
        const std::string id(parameter.id);
        if (parameter.kind != ParameterKind::file || encoding.parameters.contains(id) || settings.contains(id))
            continue;
        if (id == "file")
            throw InputError("--model", name + ", which holds no table",
                             "the file of its weights, or --set file=FILE, is needed");
        std::fprintf(stderr, "whorl: %s holds no %s: that of the example stands in; --set %s=FILE gives another\n",
                     name.c_str(), id.c_str(), id.c_str());
    }
}

}  // namespace

Values modelValues(const Source& source, const std::string& model, const Values& settings)
{
    if (model.empty())
        return {};
    const ModelChoice choice = chooseModel(model);
    const ModelEncoding& encoding = encodingFor(choice.description, source.info.id, choice.layers);
    if (choice.layers.empty())
        sayWhichLayers(choice.description, encoding, model);
    requireTables(source, encoding, model, settings);
    return encoding.parameters;
}

}  // namespace whorl
