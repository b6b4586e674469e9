// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/distance_means.h"
#include "core/source.h"
#include "core/text.h"

namespace whorl {

/// Disentangled attention of DeBERTa (He et al. 2020), with the logarithmic buckets of its versions 2 and 3.
struct DebertaParameters {
    std::int64_t length = 512;
    int buckets = 256;
    std::int64_t maxDistance = 512;
    int tokens = 24;
    int dimension = 16;
    std::int64_t seed = 1;

    static constexpr auto parameters()
    {
        return std::array{
            integer<&DebertaParameters::length>("length", WHORL_TEXT("Parameter", "Length"), "L",
                                                WHORL_TEXT("Parameter", "Number of tokens in the sequence"))
                .range(1, 4194304)
                .unit(WHORL_TEXT("Parameter", "tokens"))
                .slider(16, 1048576, Scale::logarithmic),
            integer<&DebertaParameters::buckets>(
                "buckets", WHORL_TEXT("Parameter", "Buckets"), "",
                WHORL_TEXT("Parameter", "Buckets of one direction; the nearer half of them hold one distance each"))
                .range(4, 1024)
                .multipleOf(2)
                .slider(4, 512),
            integer<&DebertaParameters::maxDistance>(
                "max_distance", WHORL_TEXT("Parameter", "Maximum distance"), "",
                WHORL_TEXT("Parameter", "The logarithmic buckets end here; all beyond share the last one"))
                .range(4, 4194304)
                .unit(WHORL_TEXT("Parameter", "tokens"))
                .slider(16, 1024, Scale::logarithmic),
            integer<&DebertaParameters::tokens>(
                "tokens", WHORL_TEXT("Parameter", "Tokens of the example"), "",
                WHORL_TEXT("Parameter", "Length of the random sentence whose scores are shown"))
                .range(1, 64)
                .unit(WHORL_TEXT("Parameter", "tokens"))
                .slider(2, 64),
            integer<&DebertaParameters::dimension>(
                "dimension", WHORL_TEXT("Parameter", "Dimension"), "d",
                WHORL_TEXT("Parameter", "Channels of a head; the scores are divided by the root of 3 d"))
                .range(1, 256)
                .slider(1, 64),
            integer<&DebertaParameters::seed>("seed", WHORL_TEXT("Parameter", "Seed"), "",
                                              WHORL_TEXT("Parameter", "The same seed makes the same numbers"))
                .range(0, 999999)
                .slider(0, 99),
        };
    }
    static SourceInfo info();
    static std::span<const Quantity<DebertaParameters>> quantities();
    /// throws ParameterError unless maxDistance > buckets / 2 + 1
    void check() const;

    static constexpr std::string_view effectRows = "buckets max_distance";
    PositionalEffect effectIn(const HeadPlace& place) const;
    /// One table of offsets, which versions 2 and 3 project with the matrices of the content.
    std::vector<LearnedTensor> learnedIn(const HeadPlace& model) const;
};

/// The bucket of distance = query - key (the opposite of T5's sign): -(buckets - 1) .. buckets - 1, odd in the distance.
///
/// With mid = buckets / 2: the distance itself up to mid; then mid + ceil(ln(r / mid) / ln((maxDistance - 1) / mid) *
/// (mid - 1)), r at most maxDistance - 1. Ceil, not floor: a bucket ends where T5's would begin. In float64 less 1e-9, so
/// that whole numbers of exact arithmetic stay whole. Needs maxDistance > buckets / 2 + 1.
/// source  make_log_bucket_position of the authors' code
std::int64_t debertaBucket(std::int64_t distance, std::int64_t buckets, std::int64_t maxDistance);

/// The bucket of every distance.
DistancePieces debertaPieces(std::int64_t buckets, std::int64_t maxDistance);

/// Parts of a score, each divided by sqrt(3 d): [tokens x tokens], queries by keys.
struct DebertaScores {
    Eigen::MatrixXd contentContent;   ///< q_i . k_j
    Eigen::MatrixXd contentPosition;  ///< q_i . kr of the bucket of i - j
    Eigen::MatrixXd
        positionContent;  ///< k_j . qr of the bucket of i - j, as the authors' code has it; the paper: j - i

    Eigen::MatrixXd sum() const { return contentContent + contentPosition + positionContent; }
};

/// The scores of given vectors.
///
/// queries, keys                  tokens x d
/// keyPositions, queryPositions   (2 buckets) x d: bucket b is row b + buckets
DebertaScores debertaScores(const Eigen::MatrixXd& queries, const Eigen::MatrixXd& keys,
                            const Eigen::MatrixXd& keyPositions, const Eigen::MatrixXd& queryPositions,
                            std::int64_t maxDistance);

/// The same for normal vectors made from the seed.
DebertaScores debertaExample(const DebertaParameters& parameters);

}  // namespace whorl
