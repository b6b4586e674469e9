// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/error.h"

#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace whorl {

/// What a parameter can hold. Choices are their keys (text); files are paths; a vector is either one of its named
/// words (text) or a list of numbers.
using Value = std::variant<bool, std::int64_t, double, std::string, std::vector<double>>;

/// Parameter values by id. In boards: only those that differ from the defaults.
using Values = std::map<std::string, Value, std::less<>>;

enum class ParameterKind { boolean, integer, real, choice, text, file, vector };
enum class Scale { linear, logarithmic };

/// What a parameter is to those that handle all sources alike.
enum class Role {
    none,
    steps,   ///< how far something goes that comes to be step by step; 0, where it is allowed: to the end
    pairs,   ///< how many single examples of the last step are learnt from; 0: all
    words,   ///< the chosen words, between blanks
    offered  ///< a text of which Source::offers knows what it may be
};

/// One allowed word of a choice, or one named vector.
struct Choice {
    std::string_view key;            ///< written to files and the command line; never changes
    std::string_view label;          ///< shown
    const char* context = "Choice";  ///< of its translation; that of a source has "Source"
};

/// Everything the program knows about one parameter: from this row come the control, its accessible name and tool
/// tip, the undo text, the JSON key, the command-line option, the manual's table and the conformance tests.
struct Parameter {
    std::string_view id, label, symbol, help;
    ParameterKind kind = ParameterKind::real;
    std::string_view unit;
    double minimum = -std::numeric_limits<double>::infinity();
    double maximum = std::numeric_limits<double>::infinity();
    bool exclusiveMinimum = false;  ///< the minimum itself is refused (base > 0)
    std::int64_t multipleOf = 1;    ///< integers only
    Scale scale = Scale::linear;
    double sliderMinimum = 0, sliderMaximum = 0;  ///< what a slider spans; equal: no slider
    std::span<const Choice> choices;
    std::string_view zeroText;  ///< what 0 stands for, where it is not a quantity ("all")
    Role role = Role::none;

    /// Choices that decide whether this parameter has an effect, and the keys for which it has ("yarn by-parts"); all must
    /// hold, empty ones do. It may be set all the same; only the inspector hides it.
    struct Condition {
        std::string_view choice = {}, keys = {};
    };
    std::array<Condition, 2> decidedBy = {};

    bool isDecidedBy(std::string_view choice) const
    {
        return decidedBy[0].choice == choice || decidedBy[1].choice == choice;
    }

    /// Whether it has an effect beside these values, of which absent ones have their defaults.
    bool matters(const Values& values, const Values& defaults) const;

    bool isNumeric() const { return kind == ParameterKind::integer || kind == ParameterKind::real; }
};

/// Checks one value against its row and returns it in the row's own type (an integral double becomes an integer,
/// an integer becomes a double where a real is wanted).
/// throws ParameterError, which names the parameter, the value found and what is expected
Value conform(const Parameter& parameter, const Value& value);

/// Reads a value as the command line writes it: `128`, `true`, `half`, `1,0.5,-2`. Numbers use '.' in every locale.
/// throws ParameterError when the text is not a value of the parameter
Value parseValue(const Parameter& parameter, std::string_view text);

/// The shortest text that `parseValue` reads back to the same value.
std::string printValue(const Value& value);

/// The shortest decimal text that reads back to the same double; "nan", "inf", "-inf" where not finite.
std::string printNumber(double value);

/// The row with this id, or nullptr.
const Parameter* findParameter(std::span<const Parameter> parameters, std::string_view id);

/// The first row that has this role, or nullptr.
const Parameter* findParameter(std::span<const Parameter> parameters, Role role);

/// `values` with every parameter of `parameters`, defaults where absent, each checked.
/// throws ParameterError for an unknown id (it names the known ones) or a value out of its row
Values completed(std::span<const Parameter> parameters, const Values& defaults, const Values& values);

/// `values` without those equal to the default: what a board or a file keeps.
Values withoutDefaults(const Values& defaults, const Values& values);

/// A parameter bound to a member of the plain struct S.
template <class S>
struct Row {
    Parameter parameter;
    Value (*read)(const S&) = nullptr;
    void (*write)(S&, const Value&) = nullptr;

    constexpr Row range(double minimum, double maximum = std::numeric_limits<double>::infinity()) const
    {
        Row row = *this;
        row.parameter.minimum = minimum;
        row.parameter.maximum = maximum;
        return row;
    }
    constexpr Row above(double minimum) const
    {
        Row row = range(minimum);
        row.parameter.exclusiveMinimum = true;
        return row;
    }
    constexpr Row slider(double minimum, double maximum, Scale scale = Scale::linear) const
    {
        Row row = *this;
        row.parameter.sliderMinimum = minimum;
        row.parameter.sliderMaximum = maximum;
        row.parameter.scale = scale;
        return row;
    }
    constexpr Row multipleOf(std::int64_t factor) const
    {
        Row row = *this;
        row.parameter.multipleOf = factor;
        return row;
    }
    constexpr Row zeroMeans(std::string_view text) const
    {
        Row row = *this;
        row.parameter.zeroText = text;
        return row;
    }
    /// It has an effect only while the choice `id` is one of `keys`, which stand between spaces.
    constexpr Row onlyFor(std::string_view id, std::string_view keys) const
    {
        Row row = *this;
        row.parameter.decidedBy[0] = {id, keys};
        return row;
    }
    constexpr Row as(Role role) const
    {
        Row row = *this;
        row.parameter.role = role;
        return row;
    }
    constexpr Row unit(std::string_view text) const
    {
        Row row = *this;
        row.parameter.unit = text;
        return row;
    }
};

/// A member that is either a named word or a list of numbers.
using VectorValue = std::variant<std::string, std::vector<double>>;

namespace detail {

template <class T>
struct MemberOf;
template <class S, class T>
struct MemberOf<T S::*> {
    using Struct = S;
    using Type = T;
};

template <class S>
constexpr Row<S> named(std::string_view id, std::string_view label, std::string_view symbol, std::string_view help,
                       ParameterKind kind, std::span<const Choice> choices)
{
    Row<S> result;
    result.parameter.id = id;
    result.parameter.label = label;
    result.parameter.symbol = symbol;
    result.parameter.help = help;
    result.parameter.kind = kind;
    result.parameter.choices = choices;
    return result;
}

template <auto member, class Struct>
constexpr auto row(std::string_view id, std::string_view label, std::string_view symbol, std::string_view help,
                   ParameterKind kind, std::span<const Choice> choices = {})
{
    using Type = typename MemberOf<decltype(member)>::Type;
    Row<Struct> result = named<Struct>(id, label, symbol, help, kind, choices);
    result.read = [](const Struct& values) -> Value {
        if constexpr (std::is_same_v<Type, VectorValue>)
            return std::visit([](const auto& held) -> Value { return held; }, values.*member);
        else if constexpr (std::is_integral_v<Type> && !std::is_same_v<Type, bool>)
            return static_cast<std::int64_t>(values.*member);
        else
            return values.*member;
    };
    result.write = [](Struct& values, const Value& value) {
        if constexpr (std::is_same_v<Type, VectorValue>) {
            if (const auto* word = std::get_if<std::string>(&value))
                values.*member = *word;
            else
                values.*member = std::get<std::vector<double>>(value);
        } else if constexpr (std::is_integral_v<Type> && !std::is_same_v<Type, bool>) {
            values.*member = static_cast<Type>(std::get<std::int64_t>(value));
        } else {
            values.*member = std::get<Type>(value);
        }
    };
    return result;
}

/// An enumeration whose values are 0, 1, 2 ... in the order of `choices`.
template <auto member, const auto& choices, class Struct>
constexpr auto choiceRow(std::string_view id, std::string_view label, std::string_view symbol, std::string_view help)
{
    using Type = typename MemberOf<decltype(member)>::Type;
    Row<Struct> result = named<Struct>(id, label, symbol, help, ParameterKind::choice, choices);
    result.read = [](const Struct& values) -> Value {
        return std::string(choices[static_cast<std::size_t>(values.*member)].key);
    };
    result.write = [](Struct& values, const Value& value) {
        for (std::size_t i = 0; i < std::size(choices); ++i)
            if (choices[i].key == std::get<std::string>(value))
                values.*member = static_cast<Type>(i);
    };
    return result;
}

/// The struct that has the member.
template <auto member>
using Owner = typename MemberOf<decltype(member)>::Struct;

}  // namespace detail

// A row of a member of S, which S may have from a base: then S is named.

template <auto member, class S = detail::Owner<member>>
constexpr auto integer(std::string_view id, std::string_view label, std::string_view symbol, std::string_view help)
{
    return detail::row<member, S>(id, label, symbol, help, ParameterKind::integer);
}
template <auto member, class S = detail::Owner<member>>
constexpr auto real(std::string_view id, std::string_view label, std::string_view symbol, std::string_view help)
{
    return detail::row<member, S>(id, label, symbol, help, ParameterKind::real);
}
template <auto member, class S = detail::Owner<member>>
constexpr auto boolean(std::string_view id, std::string_view label, std::string_view help)
{
    return detail::row<member, S>(id, label, "", help, ParameterKind::boolean);
}
template <auto member, class S = detail::Owner<member>>
constexpr auto text(std::string_view id, std::string_view label, std::string_view help)
{
    return detail::row<member, S>(id, label, "", help, ParameterKind::text);
}
/// `words` are names accepted in place of a path (`example`); may be empty.
template <auto member, class S = detail::Owner<member>>
constexpr auto file(std::string_view id, std::string_view label, std::string_view help,
                    std::span<const Choice> words = {})
{
    return detail::row<member, S>(id, label, "", help, ParameterKind::file, words);
}
template <auto member, class S = detail::Owner<member>>
constexpr auto vector(std::string_view id, std::string_view label, std::string_view symbol, std::string_view help,
                      std::span<const Choice> words)
{
    return detail::row<member, S>(id, label, symbol, help, ParameterKind::vector, words);
}
/// `choices` is a static constexpr array of Choice in the order of the enumeration.
template <auto member, const auto& choices, class S = detail::Owner<member>>
constexpr auto choice(std::string_view id, std::string_view label, std::string_view help)
{
    return detail::choiceRow<member, choices, S>(id, label, "", help);
}

/// The rows of S without their bindings.
template <class S>
std::vector<Parameter> parameterRows()
{
    std::vector<Parameter> rows;
    for (const auto& row : S::parameters())
        rows.push_back(row.parameter);
    return rows;
}

/// Every value of `values`, by id.
template <class S>
Values readValues(const S& values)
{
    Values result;
    for (const auto& row : S::parameters())
        result.emplace(row.parameter.id, row.read(values));
    return result;
}

/// The struct that `values` describe, defaults where absent; S::check() has accepted it.
/// throws ParameterError as `completed`, or from S::check() where parameters contradict each other
template <class S>
S fromValues(const Values& values)
{
    static const std::vector<Parameter> rows = parameterRows<S>();
    static const Values defaults = readValues(S{});
    const Values all = completed(rows, defaults, values);
    S result;
    for (const auto& row : S::parameters())
        row.write(result, all.find(row.parameter.id)->second);
    result.check();
    return result;
}

}  // namespace whorl
