// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/learned_tensor.h"
#include "core/attention/positional_effect.h"
#include "core/curves.h"
#include "core/field.h"
#include "core/listing.h"
#include "core/parameter.h"
#include "core/points.h"
#include "core/progress.h"
#include "core/rotors.h"

#include <memory>

namespace whorl {

/// What a quantity evaluates to; the alternatives are in the order of QuantityKind.
using Data = std::variant<Field, Curves, Rotors, Points, Listing>;
enum class QuantityKind { field, curves, rotors, points, listing };

/// "field", "curves", ...: as written to files.
std::string_view kindName(QuantityKind kind);

/// Whoever waits for long work: hears how far it is, may call it off, and is shown what there is so far.
struct Watch {
    Progress progress;                                    ///< may be empty
    std::function<void(std::int64_t step)> reached = {};  ///< may be empty: how many steps were taken
    /// May be empty. Calls `soFar` when it wants another picture.
    std::function<void(const std::function<Data()>& soFar)> show = {};
};

struct VectorTable;

/// Something that a parameter may be.
struct Offer {
    std::string value, remark;  ///< "wte.weight", "4000 x 64"
    bool isUsual = false;       ///< what is taken where the parameter is empty
};

/// One thing a source can be asked for.
struct QuantityInfo {
    std::string_view id;
    std::string_view label;    ///< panel title: "Encoding"
    std::string_view caption;  ///< beside it, muted: "position × channel"
    std::string_view help;     ///< one sentence
    QuantityKind kind = QuantityKind::field;
    bool gradual = false;  ///< takes long, and is worth looking at on the way
};

/// Something that popular accounts get wrong. Every note is computed by a test, which names it (tests/support/notes.h).
struct Note {
    std::string_view id;    ///< unique within its source; English, hyphens
    std::string_view text;  ///< one or two sentences, checkable on a board
};

/// What a source says of itself.
struct SourceInfo {
    std::string_view id;
    std::string_view label;     ///< as its authors write it
    std::string_view family;    ///< "Absolute", "Rotary", "Bias"
    std::string_view summary;   ///< one line
    std::string_view citation;  ///< "Vaswani et al. 2017, Attention Is All You Need, section 3.5"
    std::string_view link;      ///< "https://arxiv.org/abs/1706.03762"
    std::vector<Note> notes;    ///< worth knowing, the most surprising first; may be empty
};

/// Something that can be looked at: an encoding with its parameters, an attention experiment, a table of vectors.
struct Source {
    SourceInfo info;
    std::vector<Parameter> parameters;
    Values defaults;
    std::vector<QuantityInfo> quantities;

    /// The quantity under these parameters; absent ones have their defaults.
    /// throws ParameterError as fromValues does, InputError for an unknown quantity, FileError from a file it reads,
    ///        Cancelled where the watch calls it off
    Data evaluate(std::string_view quantityId, const Values& values, const Watch& watch = {}) const
    {
        return make(quantityId, values, watch);
    }
    std::function<Data(std::string_view quantity, const Values& values, const Watch& watch)> make;

    /// Words that begin like this, best first, for those who type one. Absent: the source has none.
    std::function<std::vector<std::string>(const Values& values, std::string_view beginning)> completions;

    /// What a parameter with Role::offered may be, such as the tables that a file holds; at most one: there is no choice.
    /// Absent: the source has no such parameter.
    std::function<std::vector<Offer>(const Values& values, std::string_view parameter)> offers;

    /// The words and vectors that are looked at under these values, to be saved. Absent: the source has none.
    /// throws as evaluate
    std::function<std::shared_ptr<const VectorTable>(const Values& values, const Watch& watch)> vectors;

    /// How many steps there are under these values, as soon as that is known; 0 before. Never waits. Absent: they are as
    /// many as the parameter says.
    std::function<std::int64_t(const Values& values)> knownSteps;

    /// What the encoding does in a head of attention; dimension, length, heads and mask are those of the place. Absent: it
    /// has no place in a sentence (it is for pictures or noise levels, or no encoding at all).
    /// throws  ParameterError for values out of place there
    std::function<PositionalEffect(const Values& values, const HeadPlace& place)> effect;
    std::string_view effectRows = {};  ///< the parameters that decide it, between blanks

    /// What a model learns for the encoding, at its width, heads, and trained length (HeadPlace::tokens; for a picture,
    /// patches). Absent: nothing.
    std::function<std::vector<LearnedTensor>(const Values& values, const HeadPlace& model)> learned;

    /// Accepts or refuses the values as a whole, without computing anything.
    std::function<void(const Values& values)> check;

    /// The quantity's row; throws InputError that names the known ones.
    const QuantityInfo& quantity(std::string_view id) const;
};

/// A quantity bound to the struct that computes it.
template <class S>
struct Quantity {
    QuantityInfo info;
    Data (*make)(const S&);
    Data (*makeGradually)(const S&, const Watch&) = nullptr;  ///< in place of `make`
};

/// Builds the Source of an encoding from its plain struct S, which has static `info()`, `parameters()` and
/// `quantities()` (a range of Quantity<S>), and a `check() const`.
template <class S>
Source describe()
{
    Source source;
    source.info = S::info();
    source.parameters = parameterRows<S>();
    source.defaults = readValues(S{});
    for (const Quantity<S>& quantity : S::quantities()) {
        source.quantities.push_back(quantity.info);
        source.quantities.back().gradual = quantity.makeGradually != nullptr;
    }
    source.check = [](const Values& values) { fromValues<S>(values); };
    if constexpr (requires { &S::effectIn; }) {
        source.effect = [](const Values& values, const HeadPlace& place) {
            return fromValues<S>(values).effectIn(place);
        };
        source.effectRows = S::effectRows;
    }
    if constexpr (requires { &S::learnedIn; })
        source.learned = [](const Values& values, const HeadPlace& model) {
            return fromValues<S>(values).learnedIn(model);
        };
    if constexpr (requires { &S::completions; })
        source.completions = [](const Values& values, std::string_view beginning) {
            return fromValues<S>(values).completions(beginning);
        };
    if constexpr (requires { &S::offers; })
        source.offers = [](const Values& values, std::string_view parameter) {
            return fromValues<S>(values).offers(parameter);
        };
    if constexpr (requires { &S::vectors; })
        source.vectors = [](const Values& values, const Watch& watch) { return fromValues<S>(values).vectors(watch); };
    if constexpr (requires { &S::knownSteps; })
        source.knownSteps = [](const Values& values) { return fromValues<S>(values).knownSteps(); };
    source.make = [](std::string_view id, const Values& values, const Watch& watch) -> Data {
        const S parameters = fromValues<S>(values);
        for (const Quantity<S>& quantity : S::quantities())
            if (quantity.info.id == id)
                return quantity.makeGradually ? quantity.makeGradually(parameters, watch) : quantity.make(parameters);
        throw InputError("quantity", std::string(id), "it is not one of this source");
    };
    return source;
}

}  // namespace whorl
