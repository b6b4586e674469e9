// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/random.h"
#include "core/parameter.h"
#include "core/text.h"

namespace whorl {

/// Named queries and keys of one head; any other is a list of numbers.
inline constexpr Choice headVectorWords[] = {
    {"ones", WHORL_TEXT("Choice", "All ones")},
    {"random", WHORL_TEXT("Choice", "Random")},
};

/// The numbers of a query or key, one per channel. Streams of one seed are unrelated: query 0, key 1.
inline std::vector<double> headVector(const VectorValue& value, int dimension, int seed, std::uint64_t stream)
{
    if (const auto* list = std::get_if<std::vector<double>>(&value))
        return *list;
    std::vector<double> numbers(static_cast<std::size_t>(dimension), 1.0);
    if (std::get<std::string>(value) == "random") {
        Random random(static_cast<std::uint64_t>(seed), stream);
        for (double& number : numbers)
            number = random.normal();
    }
    return numbers;
}

/// throws ParameterError unless there is one number per channel
inline void requireOnePerChannel(const char* parameter, std::size_t found, int dimension)
{
    if (found != static_cast<std::size_t>(dimension))
        throw ParameterError(parameter, "a list of " + std::to_string(found),
                             "one number for each of the " + std::to_string(dimension) + " channels is needed");
}

/// The same for a query or key; words always fit.
inline void requireOnePerChannel(const char* parameter, const VectorValue& value, int dimension)
{
    if (const auto* list = std::get_if<std::vector<double>>(&value))
        requireOnePerChannel(parameter, list->size(), dimension);
}

}  // namespace whorl
