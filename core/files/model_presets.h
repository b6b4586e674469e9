// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/model_description.h"

namespace whorl {

/// A published model that the program knows by name.
struct ModelPreset {
    std::string name;                  ///< "Llama-3.1-8B"
    std::string note;                  ///< may be empty
    std::vector<std::string> sources;  ///< where it was read: repositories, commits and files
    ModelDescription description;      ///< its format is "preset"

    /// "rope, dimension 128, base 500000, scaling llama3, factor 8"
    std::string summary() const;
};

/// All of them, in the order of resources/models/presets.json: families together, older before newer.
const std::vector<ModelPreset>& modelPresets();

/// The preset of a name, case ignored; what stands in brackets or after a slash may be left out. nullptr: none.
const ModelPreset* findPreset(std::string_view name);

/// Up to three names of presets that resemble `name`, the nearest first.
std::vector<std::string> nearPresets(std::string_view name);

/// What NAME or FILE of `--model` stands for.
struct ModelChoice {
    ModelDescription description;
    std::string layers;  ///< asked for after a colon; empty: not asked
};

/// A preset's name or a model's file, either with `:LAYERS` behind it.
/// throws InputError that names near presets; FileError as describeModel
ModelChoice chooseModel(const std::string& nameOrFile);

}  // namespace whorl
