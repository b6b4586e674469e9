// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/config_fields.h"
#include "core/files/model_description.h"

namespace whorl {

/// The scaling that a block names, as a choice of `rope`: rope_type, or type in older files. Where both stand and differ,
/// rope_type is believed and a problem noted. "default", "none" and "mrope" mean no scaling, "su" means longrope.
/// throws InputError for a type that is not known
std::string scalingOf(const ConfigFields& block, ModelDescription& into);

/// Where the numbers of a scaling stand.
struct ScalingPlace {
    const ConfigFields& model;
    const ConfigFields& block;
    std::int64_t turning = 0;  ///< channels that turn
};

/// Adds the parameters of a scaling to those of `rope`. A context that the block leaves out is taken from the model's
/// fields, which is noted.
/// throws InputError that names the field
void takeScaling(Values& parameters, const std::string& scaling, const ScalingPlace& place, ModelDescription& into);

}  // namespace whorl
