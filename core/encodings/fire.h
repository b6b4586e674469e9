// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/encodings/shared_rows.h"
#include "core/source.h"
#include "core/text.h"

namespace whorl {

constexpr Choice fireNumbers[] = {{"random", WHORL_TEXT("Choice", "Random, from the seed")}};

/// FIRE (Li et al. 2023): a small network of the distance, which is measured against the query's position.
struct FireParameters {
    double c = 0.1;
    std::int64_t threshold = 512;
    int heads = 4;
    std::int64_t length = 2048;
    std::int64_t originalLength = 0;  ///< of the training's texts; 0: not known
    int width = 16;
    std::int64_t seed = 1;
    VectorValue w1 = std::string("random");
    VectorValue b1 = std::string("random");
    VectorValue w2 = std::string("random");
    VectorValue b2 = std::string("random");

    static constexpr auto parameters()
    {
        return std::array{
            real<&FireParameters::c>(
                "c", WHORL_TEXT("Parameter", "Sharpness"), "c",
                WHORL_TEXT("Parameter", "Distances are measured as ln(c x + 1); learned, 0.1 at the start"))
                .range(0.001, 1000)
                .slider(0.01, 10, Scale::logarithmic),
            integer<&FireParameters::threshold>(
                "threshold", WHORL_TEXT("Parameter", "Threshold"), "L\u2080",
                WHORL_TEXT("Parameter", "Queries before this position are measured as if they stood at it; learned"))
                .range(1, 4194304)
                .unit(WHORL_TEXT("Parameter", "tokens"))
                .slider(16, 8192, Scale::logarithmic),
            integer<&FireParameters::heads>("heads", WHORL_TEXT("Parameter", "Heads"), "H",
                                            WHORL_TEXT("Parameter", "Number of attention heads: the network's outputs"))
                .range(1, 256)
                .slider(1, 32),
            integer<&FireParameters::length>("length", WHORL_TEXT("Parameter", "Length"), "L",
                                             WHORL_TEXT("Parameter", "Number of tokens in the sequence"))
                .range(1, 4194304)
                .unit(WHORL_TEXT("Parameter", "tokens"))
                .slider(16, 1048576, Scale::logarithmic),
            trainedLengthRow<FireParameters>(),
            integer<&FireParameters::width>("width", WHORL_TEXT("Parameter", "Width"), "",
                                            WHORL_TEXT("Parameter", "Units in the middle of the network"))
                .range(1, 64)
                .slider(1, 32),
            integer<&FireParameters::seed>("seed", WHORL_TEXT("Parameter", "Seed"), "",
                                           WHORL_TEXT("Parameter", "The same seed makes the same network"))
                .range(0, 999999)
                .slider(0, 99),
            vector<&FireParameters::w1>("w1", WHORL_TEXT("Parameter", "First weights"), "",
                                        WHORL_TEXT("Parameter", "One for each unit in the middle"), fireNumbers),
            vector<&FireParameters::b1>("b1", WHORL_TEXT("Parameter", "First constants"), "",
                                        WHORL_TEXT("Parameter", "One for each unit in the middle"), fireNumbers),
            vector<&FireParameters::w2>("w2", WHORL_TEXT("Parameter", "Second weights"), "",
                                        WHORL_TEXT("Parameter", "One for each unit, head after head"), fireNumbers),
            vector<&FireParameters::b2>("b2", WHORL_TEXT("Parameter", "Second constants"), "",
                                        WHORL_TEXT("Parameter", "One for each head"), fireNumbers),
        };
    }
    static SourceInfo info();
    static std::span<const Quantity<FireParameters>> quantities();
    /// throws ParameterError where a given list has not as many numbers as the network needs
    void check() const;

    static constexpr std::string_view effectRows = "c threshold width w1 b1 w2 b2";
    PositionalEffect effectIn(const HeadPlace& place) const;
    /// The network with its constants, and c and the threshold.
    std::vector<LearnedTensor> learnedIn(const HeadPlace& model) const;
};

/// The network of one head, 1 -> width -> 1 with ReLU, as what it is: a broken line.
class FireNetwork {
public:
    /// All of the same size, except b2.
    FireNetwork(const Eigen::ArrayXd& w1, const Eigen::ArrayXd& b1, const Eigen::ArrayXd& w2, double b2);

    /// One straight piece, from the previous one's end (or 0) to `end`: constant + slope * x.
    struct Piece {
        double end = 0, constant = 0, slope = 0;
    };

    /// The pieces over x >= 0, in order; the last ends at infinity.
    const std::vector<Piece>& pieces() const { return m_pieces; }
    double at(double x) const;

    /// The least and greatest value over 0 .. 1.
    std::pair<double, double> extremes() const;

private:
    std::vector<Piece> m_pieces;
};

/// The network of a head: given numbers, or random ones. Those are our own choice, for drawing: normal first weights, every
/// unit's kink within 0 .. 1, normal second weights of deviation 3 / sqrt(width), no constant.
FireNetwork fireNetwork(const FireParameters& parameters, std::int64_t head);

/// What the network is given: psi(distance) / (psi(max(threshold, query)) + 1e-6), psi(x) = ln(c x + 1). 0 at the query;
/// from the threshold on, all but 1 at key 0.
///
/// query     position, from 0; distance = query - key, 0 .. query. Neither need be whole
/// source    Li et al. 2023, arXiv:2310.04418, in public copies of the paper's listing; a port that takes the lesser of
///           threshold and query is wrong
double fireInput(double query, double distance, double c, double threshold);

}  // namespace whorl
