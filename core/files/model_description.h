// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/error.h"
#include "core/parameter.h"

#include <optional>

namespace whorl {

/// Which layers of a model an encoding serves: a name ("all", "full_attention", "sliding_attention", "encoder",
/// "decoder"), or their numbers, from 0.
using Layers = std::variant<std::string, std::vector<std::int64_t>>;

/// "full_attention", or "0, 1, 2, 4" with at most a dozen numbers.
std::string layersText(const Layers& layers);

/// One way in which a model knows positions: a source of the catalogue and what the file says of its parameters.
struct ModelEncoding {
    std::string source;
    Layers layers = "all";
    Values parameters;  ///< only those that the file settles
};

/// A tensor of a file, by name.
struct ModelTensor {
    std::string name, dtype;
    std::vector<std::int64_t> shape;  ///< outermost first
};

/// A table with one vector for each word.
struct ModelVectors {
    std::int64_t count = 0, dimension = 0;
    std::string tensor;  ///< where the file holds several; may be empty
};

/// Something that the file leaves open, or a choice among places that say it.
struct Assumption {
    std::string what;  ///< a parameter id where it is one
    Value value;
    std::string why;
};

/// A key that was read past.
struct IgnoredKey {
    std::string key, why;
};

/// Something wrong in the file: the place, what stands there, what should.
struct ModelProblem {
    std::string where, found, expected;

    /// What an exception says, without its closing "is needed".
    static ModelProblem of(const InputError& error);

    /// "rope_scaling.factor: "8", a text; expected a number"
    std::string sentence() const;

    /// The same as a complaint about the whole file.
    FileError about(const std::string& file) const;
};

/// What a model's own file says about positions, and how far it can be believed. `whorl inspect --json` prints it.
struct ModelDescription {
    std::string file, format, title;
    std::vector<ModelEncoding> encodings;  ///< the most general first: global layers before local ones
    std::vector<ModelTensor> tensors;
    std::optional<ModelVectors> vectors;
    std::vector<Assumption> assumed;
    std::vector<IgnoredKey> ignored;
    std::vector<ModelProblem> problems;
    std::int64_t contextLength = 0;  ///< the longest sequence that the file admits; 0: it does not say

    /// Adds the reason for which an encoding is left out, before problems that can be worked around.
    void refuse(const InputError& error) { problems.insert(problems.begin(), ModelProblem::of(error)); }

    /// Whether something can be looked at in spite of the problems.
    bool usable() const { return problems.empty() || !encodings.empty() || !tensors.empty() || vectors; }
};

/// JSON with the keys file, format, title, encodings, tensors, vectors, assumed, ignored, problems; two-space indent.
std::string descriptionJson(const ModelDescription& description);

/// The same for people, one line each: what was found, assumed, ignored and what is wrong.
std::string descriptionText(const ModelDescription& description);

/// Reads a model's file: config.json, GGUF, safetensors (also the index of a sharded model), npy, npz, ONNX, and word
/// vectors (word2vec, GloVe, TSV), which are read whole.
/// The kind is told by content, not by name.
/// throws FileError when the file cannot be opened, is of no known kind, or is damaged beyond reading; what can be
///        worked around is in `problems`
ModelDescription describeModel(const std::string& path);

/// The encoding of a description that fits a source: the first whose source it is, or the one for `layers` (a name, or
/// the number of a layer).
/// throws InputError: the first problem of a file that holds no usable encoding, the sources that it has, or the
///        layers that can be asked for
const ModelEncoding& encodingFor(const ModelDescription& description, std::string_view source,
                                 std::string_view layers = {});

}  // namespace whorl
