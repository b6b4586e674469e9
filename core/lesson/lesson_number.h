// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <variant>

namespace whorl {

class JsonReader;

/// What a lesson may name: a number, or a word.
using LessonValue = std::variant<double, std::string>;

/// A number, or the name of one.
using LessonTerm = std::variant<double, std::string>;

/// How a text writes a number.
struct NumberForm {
    enum class Kind { readout, percent, angle, plain };
    Kind kind = Kind::readout;
    std::optional<int> decimals;
};

/// A fact that is not computed.
struct GivenNumber {
    LessonValue value;
    std::string why;
};

/// A part of the probe: "query".
struct ProbeNumber {
    std::string part;
};

/// Where a source and its values are from: a panel of the board as it stands, or named.
struct LessonSubject {
    std::optional<std::size_t> panel;
    std::string source, quantity;
    std::string model;  ///< known by name, fills the values; may be empty
    Values values;
};

struct ParameterNumber {
    LessonSubject subject;
    std::string parameter;
};

/// One value of a quantity. Texts may hold "{name}" for another number.
struct ComputedNumber {
    LessonSubject subject;
    std::optional<std::string> rows, columns, slice;  ///< ranges as on the command line
    std::string series;                               ///< label or index of a curve; empty: the only one
    std::string column;                               ///< title of a listing's
    std::string find;                                 ///< empty: one value is left
};

/// Two numbers, or one, made into another: "subtract".
struct DerivedNumber {
    std::string operation;
    std::vector<LessonTerm> terms;
};

/// Something that texts, questions and answers may name, and how it comes to be.
struct LessonNumber {
    std::variant<GivenNumber, ProbeNumber, ParameterNumber, ComputedNumber, DerivedNumber> from;
    NumberForm form;
    std::string place;  ///< in the lesson's file, for complaints
};

using LessonNumbers = std::map<std::string, LessonNumber, std::less<>>;

/// Reads one. throws FileError with the line
LessonNumber readLessonNumber(JsonReader reader);

/// The numbers of a step while its board stands as it does. Each is computed when it is first asked for.
class NumbersNow {
public:
    NumbersNow(const LessonNumbers& numbers, const Board& board);

    /// throws  InputError for a name that is unknown or needs itself, for what cannot be computed, and where not exactly one
    ///         value is left
    LessonValue operator()(std::string_view name) const;
    /// The same where a number is needed. throws InputError for a word too
    double number(const LessonTerm& term) const;

private:
    struct Evaluation;

    const LessonNumbers& m_numbers;
    const Board& m_board;
    mutable std::map<std::string, LessonValue, std::less<>> m_known;
    mutable std::vector<std::string> m_asked;  ///< those that wait for another
};

}  // namespace whorl
