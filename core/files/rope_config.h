// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/config_fields.h"
#include "core/files/model_description.h"

namespace whorl {

/// Channels of a head where a file gives no width: what most models have.
constexpr std::int64_t standardHeadWidth = 128;

/// One rotary setting of a model: where its numbers stand.
struct RopePlace {
    std::optional<ConfigFields> block;  ///< rope_parameters, rope_scaling, or the part of one for these layers
    Layers layers = "all";
    std::vector<std::string> baseKeys = {"rope_theta", "rotary_emb_base", "rope_base"};  ///< most believed first
    std::vector<std::string> headKeys = {"head_dim"};
};

/// Reads one rotary setting of a Hugging Face configuration as `rope`. What was chosen among several places, or assumed,
/// is added to `into`.
///
/// Order of belief: the block, then `baseKeys` in order, then 10000. Fields that contradict what is believed become
/// problems. A factor list of the wrong length, an odd rotary width, numbers as texts, factors below 1 and unknown
/// scalings are refused: nothing is cut, padded or passed over in silence.
/// throws InputError that names the field
ModelEncoding ropeFromConfig(const ConfigFields& model, const std::string& modelType, const RopePlace& place,
                             ModelDescription& into);

/// `mrope` where the setting shares its pairs out among time, height and width (mrope_section), whatever name its type
/// has: libraries rewrite it to "default". `rope` is what was read of the same setting.
/// throws InputError for sections that are not three whole numbers, or whose sum is not the number of pairs
std::optional<ModelEncoding> mropeFromConfig(const ModelEncoding& rope, const RopePlace& place, ModelDescription& into);

/// The layout in which Hugging Face checkpoints of a family store their pairs, and why it is believed.
struct KnownLayout {
    std::string layout, why;
};
KnownLayout layoutOfFamily(const std::string& modelType);

/// Adds an assumption unless the same one is there.
void assume(ModelDescription& into, std::string what, Value value, std::string why);

}  // namespace whorl
