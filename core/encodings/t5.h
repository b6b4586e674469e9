// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/positional_effect.h"
#include "core/encodings/shared_rows.h"
#include "core/files/table.h"
#include "core/files/tensor_offers.h"
#include "core/numeric/distance_means.h"
#include "core/numeric/step_runs.h"
#include "core/source.h"
#include "core/text.h"

namespace whorl {

constexpr Choice t5Tables[] = {{"example", WHORL_TEXT("Choice", "Example: a small trained model")}};

/// The relative bias of T5 (Raffel et al. 2020): one learned number per head and bucket of distances.
struct T5Parameters {
    int heads = 4;
    std::int64_t length = 512;
    int buckets = 32;
    std::int64_t maxDistance = 128;
    bool bidirectional = true;
    std::string table = "example", tensor;
    std::int64_t originalLength = 0;  ///< of the training's texts; 0: not known

    static constexpr auto parameters()
    {
        return std::array{
            integer<&T5Parameters::heads>(
                "heads", WHORL_TEXT("Parameter", "Heads"), "H",
                WHORL_TEXT("Parameter", "Number of attention heads, as many as the table has"))
                .range(1, 1024)
                .slider(1, 32),
            integer<&T5Parameters::length>("length", WHORL_TEXT("Parameter", "Length"), "L",
                                           WHORL_TEXT("Parameter", "Number of tokens in the sequence"))
                .range(1, 4194304)
                .unit(WHORL_TEXT("Parameter", "tokens"))
                .slider(16, 1048576, Scale::logarithmic),
            trainedLengthRow<T5Parameters>(),
            integer<&T5Parameters::buckets>("buckets", WHORL_TEXT("Parameter", "Buckets"), "",
                                            WHORL_TEXT("Parameter", "Number of buckets for both directions together"))
                .range(2, 1024)
                .slider(4, 128),
            integer<&T5Parameters::maxDistance>(
                "max_distance", WHORL_TEXT("Parameter", "Maximum distance"), "",
                WHORL_TEXT("Parameter", "The logarithmic buckets end here; the last one begins well before"))
                .range(1, 4194304)
                .unit(WHORL_TEXT("Parameter", "tokens"))
                .slider(16, 1024, Scale::logarithmic),
            boolean<&T5Parameters::bidirectional>(
                "bidirectional", WHORL_TEXT("Parameter", "Bidirectional"),
                WHORL_TEXT("Parameter", "Half of the buckets for keys after the query (encoder), or none (decoder)")),
            file<&T5Parameters::table>(
                "table", WHORL_TEXT("Parameter", "Table"),
                WHORL_TEXT("Parameter", "A file with a table of buckets x heads, or its transpose"), t5Tables),
            text<&T5Parameters::tensor>(
                "tensor", WHORL_TEXT("Parameter", "Tensor"),
                WHORL_TEXT("Parameter", "Name of the table in a file that holds several; empty where there is one"))
                .as(Role::offered),
        };
    }
    static SourceInfo info();
    static std::span<const Quantity<T5Parameters>> quantities();
    std::vector<Offer> offers(std::string_view) const { return tensorOffers(table); }
    void check() const;

    static constexpr std::string_view effectRows = "buckets max_distance table tensor";
    PositionalEffect effectIn(const HeadPlace& place) const;
    /// One table, which all layers read.
    std::vector<LearnedTensor> learnedIn(const HeadPlace& model) const;
};

/// How distances are put into buckets.
struct T5Buckets {
    std::int64_t buckets = 32;
    std::int64_t maxDistance = 128;
    bool bidirectional = true;

    /// Buckets of one direction.
    std::int64_t perSide() const { return bidirectional ? buckets / 2 : buckets; }
    /// Distances below this have a bucket each.
    std::int64_t exact() const { return perSide() / 2; }
    /// throws ParameterError unless exact() >= 1 and maxDistance > exact()
    void check() const;
};

/// The bucket of distance = query - key (the authors' relative position is its negative). Keys after the query have
/// the upper half of the buckets, or bucket 0 when not bidirectional. Needs rule.check() to pass.
///
/// floor(x + 1e-9) in float64: where x is a whole number in exact arithmetic, float64 alone sometimes falls short of it
/// (20 buckets, 320, distance 20), and float32 elsewhere.
/// source  Raffel et al. 2020, arXiv:1910.10683, section 2.1; relative_position_bucket of its authors' code
std::int64_t t5Bucket(const T5Buckets& rule, std::int64_t distance);

/// The runs of |distance| in one bucket of either side, counted within it; buckets that no distance reaches are absent.
/// The last run goes on to the greatest int64.
std::vector<StepRun> t5Runs(const T5Buckets& rule);

/// f(distance) = value of its bucket, for every distance.
DistancePieces t5Pieces(const T5Buckets& rule, const std::function<double(std::int64_t bucket)>& value);

/// The numbers behind the bias.
struct T5Table {
    std::shared_ptr<const Table> table;
    bool transposed = false;  ///< heads x buckets
    double at(std::int64_t bucket, std::int64_t head) const
    {
        return transposed ? table->values(head, bucket) : table->values(bucket, head);
    }
};

/// Loads the table that the parameters name, buckets x heads, or its transpose where only that fits.
/// throws as loadTable; ParameterError where neither fits
T5Table t5Table(const T5Parameters& parameters);

/// What a head of T5 adds to its scores, which T5 does not divide by sqrt(d): the division is folded into how the
/// weights are drawn at first.
PositionalEffect t5Effect(const T5Buckets& rule, const std::function<double(std::int64_t bucket)>& value);

}  // namespace whorl
