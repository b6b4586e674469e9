// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedding/facts.h"

#include "core/embedding/word_index.h"
#include "core/error.h"

#include <algorithm>
#include <array>
#include <limits>

namespace whorl {

namespace {

// Vocabulary and width are those of the published configurations (golden group params); the wholes follow from the
// architectures, weight by weight, as tst_facts adds them up again.
constexpr std::array<KnownModel, 7> models = {{
    {"T5-small", 32'128, 512, true, 60'506'624},
    {"BERT-base-uncased", 30'522, 768, true, 109'482'240},
    {"GPT-2-small", 50'257, 768, true, 124'439'808},
    {"Gemma-2-2B", 256'000, 2304, true, 2'614'341'888},
    {"Llama-2-7B", 32'000, 4096, false, 6'738'415'616},
    {"Qwen2.5-7B", 152'064, 3584, false, 7'615'616'512},
    {"Llama-3-8B", 128'256, 4096, false, 8'030'261'248},
}};

}  // namespace

TableFacts tableFacts(std::int64_t count, std::int64_t dimension, bool tied)
{
    if (count < 1)
        throw InputError("the number of vectors", std::to_string(count), "at least 1 is needed");
    if (dimension < 1)
        throw InputError("the dimension", std::to_string(dimension), "at least 1 is needed");
    if (count > std::numeric_limits<std::int64_t>::max() / 8 / dimension)
        throw InputError("the table", std::to_string(count) + " x " + std::to_string(dimension),
                         "fewer than 2^60 numbers are needed");
    TableFacts facts;
    facts.count = count;
    facts.dimension = dimension;
    facts.parameters = count * dimension;
    facts.withOutput = tied ? facts.parameters : 2 * facts.parameters;
    facts.fp32 = 4 * facts.parameters;
    facts.fp16 = 2 * facts.parameters;
    facts.int8 = facts.parameters;
    return facts;
}

std::span<const KnownModel> knownModels()
{
    return models;
}

const KnownModel* findKnownModel(std::string_view name)
{
    const std::string wanted = caseFolded(name);
    const auto found = std::find_if(models.begin(), models.end(),
                                    [&](const KnownModel& each) { return caseFolded(each.name) == wanted; });
    return found == models.end() ? nullptr : &*found;
}

}  // namespace whorl
