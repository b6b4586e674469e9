// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/reduced_angles.h"
#include "core/source.h"
#include "core/text.h"

namespace whorl {

inline constexpr Choice precisions[] = {
    {"float64", WHORL_TEXT("Choice", "float64")},
    {"float32", WHORL_TEXT("Choice", "float32")},
    {"bfloat16", WHORL_TEXT("Choice", "bfloat16")},
    {"float16", WHORL_TEXT("Choice", "float16")},
};

inline constexpr Choice roundings[] = {
    {"angles", WHORL_TEXT("Choice", "Angles")},           {"positions", WHORL_TEXT("Choice", "Positions")},
    {"frequencies", WHORL_TEXT("Choice", "Frequencies")}, {"values", WHORL_TEXT("Choice", "Table values")},
    {"everything", WHORL_TEXT("Choice", "Everything")},
};

/// What a table of turning pairs is computed in.
struct PrecisionParameters {
    Precision precision = Precision::float64;
    Rounds rounds = Rounds::angles;

    bool isReduced() const { return precision != Precision::float64; }
    ReducedAngles reduced(std::vector<double> frequencies) const { return {std::move(frequencies), precision, rounds}; }
};

/// The rows of these settings in the table of a struct that has them from PrecisionParameters.
template <class S>
constexpr Row<S> precisionRow()
{
    return choice<&PrecisionParameters::precision, precisions, S>(
        "precision", WHORL_TEXT("Parameter", "Precision"),
        WHORL_TEXT("Parameter", "Number format of the table and of its error; everything else is exact"));
}
template <class S>
constexpr Row<S> roundsRow()
{
    return choice<&PrecisionParameters::rounds, roundings, S>(
               "rounds", WHORL_TEXT("Parameter", "What is rounded"),
               WHORL_TEXT("Parameter",
                          "Positions, frequencies and their products, or one of them, or the entries alone"))
        .onlyFor("precision", "float32 bfloat16 float16");
}

/// Mean sines and cosines of every pair over a bin, as HarmonicRows gives them for exact angles.
void reducedRow(const ReducedAngles& angles, Bin positions, float* sine, float* cosine);

/// The rounded angle less the exact one, rad, position × pair.
/// firstRow  row of the table that position 0 reads
Field angleErrorField(const std::vector<double>& frequencies, const PrecisionParameters& settings, std::int64_t length,
                      std::int64_t firstRow = 0);

/// For every number format: up to where it counts, the first position that equals the one before, and where it
/// overflows.
Listing collisionListing();

}  // namespace whorl
