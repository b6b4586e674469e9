// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/attention/positional_effect.h"
#include "core/files/table.h"
#include "core/files/tensor_offers.h"
#include "core/source.h"
#include "core/text.h"

namespace whorl {

constexpr Choice shawTables[] = {{"random", WHORL_TEXT("Choice", "Random")}};

/// Relative position representations (Shaw, Uszkoreit, Vaswani 2018): a learned vector for every clipped offset.
struct ShawParameters {
    std::int64_t length = 64;
    int dimension = 64;  ///< channels of one head
    int maxDistance = 16;
    std::string table = "random";
    std::string tensor;
    int seed = 1;

    static constexpr auto parameters()
    {
        return std::array{
            integer<&ShawParameters::length>("length", WHORL_TEXT("Parameter", "Length"), "L",
                                             WHORL_TEXT("Parameter", "Number of tokens in the sequence"))
                .range(1, 4194304)
                .unit(WHORL_TEXT("Parameter", "tokens"))
                .slider(16, 1048576, Scale::logarithmic),
            integer<&ShawParameters::dimension>("dimension", WHORL_TEXT("Parameter", "Dimension"), "d",
                                                WHORL_TEXT("Parameter", "Number of channels of one head"))
                .range(1, 1024)
                .slider(2, 256, Scale::logarithmic),
            integer<&ShawParameters::maxDistance>(
                "max_distance", WHORL_TEXT("Parameter", "Maximum distance"), "k",
                WHORL_TEXT("Parameter", "Keys further away than this share the vector of this distance"))
                .range(1, 256)
                .unit(WHORL_TEXT("Parameter", "tokens"))
                .slider(1, 64),
            file<&ShawParameters::table>("table", WHORL_TEXT("Parameter", "Table"),
                                         WHORL_TEXT("Parameter", "A file with a table of 2k + 1 offsets x channels"),
                                         shawTables),
            text<&ShawParameters::tensor>(
                "tensor", WHORL_TEXT("Parameter", "Tensor"),
                WHORL_TEXT("Parameter", "Name of the table in a file that holds several; empty where there is one"))
                .as(Role::offered),
            integer<&ShawParameters::seed>("seed", WHORL_TEXT("Parameter", "Seed"), "",
                                           WHORL_TEXT("Parameter", "Chooses the query and the random table"))
                .range(0, 2'147'483'647),
        };
    }
    static SourceInfo info();
    static std::span<const Quantity<ShawParameters>> quantities();
    std::vector<Offer> offers(std::string_view) const { return tensorOffers(table); }
    /// throws ParameterError for a tensor of the random table
    void check() const;

    static constexpr std::string_view effectRows = "max_distance table tensor";
    PositionalEffect effectIn(const HeadPlace& place) const;
    /// A table for the keys and one for the values, which the heads of a layer share.
    std::vector<LearnedTensor> learnedIn(const HeadPlace& model) const;
};

/// The row of the tables that a query and a key read: clip(key - query, -k, k) + k, 0 .. 2k. It grows with key - query,
/// the negative of our distance; row k is the token itself.
///
/// maxDistance  k; throws ParameterError below 1
/// source       Shaw et al. 2018, arXiv:1803.02155, section 3.2; _generate_relative_positions_matrix of tensor2tensor.
///              Where keys outnumber queries (memory), the queries are the last positions
std::int64_t shawIndex(std::int64_t distance, std::int64_t maxDistance);

/// f(distance) = value of its row, for every distance.
DistancePieces shawPieces(std::int64_t maxDistance, const std::function<double(std::int64_t index)>& value);

/// The learned vectors, [2k + 1 x d] each: `keys` is added to the keys (aK), `values` to the values (aV).
struct ShawTables {
    Eigen::MatrixXd keys, values;

    std::int64_t maxDistance() const { return (keys.rows() - 1) / 2; }
};

/// What a head adds: q . aK to the scores, scaled as they are, and the weighted sum of aV to the output.
PositionalEffect shawEffect(const ShawTables& tables);

/// The table aK that the parameters name. throws FileError as loadTable; ParameterError where its size does not fit
Eigen::MatrixXd shawKeys(const ShawParameters& parameters);

}  // namespace whorl
