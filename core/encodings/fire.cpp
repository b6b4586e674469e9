// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/fire.h"

#include "core/attention/score_terms.h"
#include "core/numeric/random.h"

#include <algorithm>
#include <cmath>

namespace whorl {

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

Eigen::ArrayXd given(const VectorValue& value, Eigen::Index first, const Eigen::ArrayXd& otherwise)
{
    const auto* numbers = std::get_if<std::vector<double>>(&value);
    return numbers ? Eigen::ArrayXd(Eigen::Map<const Eigen::ArrayXd>(numbers->data() + first, otherwise.size()))
                   : otherwise;
}

}  // namespace

void FireParameters::check() const
{
    const auto need = [](std::string_view id, const VectorValue& value, std::int64_t count) {
        if (const auto* numbers = std::get_if<std::vector<double>>(&value))
            if (static_cast<std::int64_t>(numbers->size()) != count)
                throw ParameterError(std::string(id), "a list of " + std::to_string(numbers->size()),
                                     std::to_string(count) + " numbers are needed");
    };
    need("w1", w1, width);
    need("b1", b1, width);
    need("w2", w2, std::int64_t{width} * heads);
    need("b2", b2, heads);
}

FireNetwork::FireNetwork(const Eigen::ArrayXd& w1, const Eigen::ArrayXd& b1, const Eigen::ArrayXd& w2, double b2)
{
    std::vector<double> ends;
    for (Eigen::Index unit = 0; unit < w1.size(); ++unit)
        if (const double kink = -b1[unit] / w1[unit]; w1[unit] != 0 && kink > 0)
            ends.push_back(kink);
    std::sort(ends.begin(), ends.end());
    ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
    ends.push_back(infinite);
    double begin = 0;
    for (const double end : ends) {
        // Every unit is on or off throughout a piece, so its middle tells.
        const double middle = std::isinf(end) ? begin + 1 : 0.5 * (begin + end);
        Piece piece{end, b2, 0};
        for (Eigen::Index unit = 0; unit < w1.size(); ++unit)
            if (w1[unit] * middle + b1[unit] > 0) {
                piece.constant += w2[unit] * b1[unit];
                piece.slope += w2[unit] * w1[unit];
            }
        m_pieces.push_back(piece);
        begin = end;
    }
}

double FireNetwork::at(double x) const
{
    const auto piece = std::find_if(m_pieces.begin(), m_pieces.end(), [x](const Piece& each) { return x <= each.end; });
    return piece->constant + piece->slope * x;
}

std::pair<double, double> FireNetwork::extremes() const
{
    double least = at(0), greatest = least;
    for (const Piece& piece : m_pieces) {
        const double value = at(std::min(1.0, piece.end));
        least = std::min(least, value);
        greatest = std::max(greatest, value);
    }
    return {least, greatest};
}

FireNetwork fireNetwork(const FireParameters& parameters, std::int64_t head)
{
    const Eigen::Index width = parameters.width;
    Random common(static_cast<std::uint64_t>(parameters.seed));
    Random own(static_cast<std::uint64_t>(parameters.seed), static_cast<std::uint64_t>(head) + 1);
    Eigen::ArrayXd w1(width), b1(width), w2(width);
    for (Eigen::Index unit = 0; unit < width; ++unit) {
        w1[unit] = common.normal();
        b1[unit] = -w1[unit] * common.uniform();
        w2[unit] = 3 * own.normal() / std::sqrt(static_cast<double>(width));
    }
    const Eigen::ArrayXd b2 = given(parameters.b2, head, Eigen::ArrayXd::Zero(1));
    return {given(parameters.w1, 0, w1), given(parameters.b1, 0, b1), given(parameters.w2, head * width, w2), b2[0]};
}

double fireInput(double query, double distance, double c, double threshold)
{
    return std::log1p(c * distance) / (std::log1p(c * std::max(threshold, query)) + 1e-6);
}

SourceInfo FireParameters::info()
{
    return {
        "fire",
        WHORL_TEXT("Source", "FIRE"),
        WHORL_TEXT("Source", "Bias"),
        WHORL_TEXT("Source", "A small network of the distance, measured as a share of the way back to the first token"),
        WHORL_TEXT(
            "Source",
            "Li et al. 2023, Functional Interpolation for Relative Positions Improves Long Context Transformers, "
            "as listed in public copies"),
        "https://arxiv.org/abs/2310.04418",
        {{"depends-on-the-query",
          WHORL_TEXT("Source",
                     "Past the threshold the bias is no function of the distance alone: the same distance counts as "
                     "nearer the later the query stands.")},
         {"first-key",
          WHORL_TEXT("Source",
                     "From the threshold on, every query sees the first key at the same distance, 1, however long the "
                     "text.")},
         {"greater-not-lesser",
          WHORL_TEXT("Source",
                     "The divisor takes the greater of threshold and position. With the lesser, as in one public port, "
                     "distances pass 1 and leave what the network was trained on.")}},
    };
}

PositionalEffect FireParameters::effectIn(const HeadPlace& place) const
{
    requireCausal(place, "FIRE");
    FireParameters there = *this;
    there.heads = static_cast<int>(place.heads);
    there.seed = static_cast<decltype(there.seed)>(place.seed);
    there.check();
    PositionalEffect effect;
    effect.scores = [network = fireNetwork(there, place.head), c = c,
                     first = static_cast<double>(threshold)](const HeadScores& head) {
        Eigen::ArrayXXd bias = Eigen::ArrayXXd::Zero(head.scores.rows(), head.scores.cols());
        for (Eigen::Index key = 0; key < bias.cols(); ++key)
            for (Eigen::Index query = key; query < bias.rows(); ++query)
                bias(query, key) =
                    network.at(fireInput(static_cast<double>(query), static_cast<double>(query - key), c, first));
        return scoreTerms(ScoreTerm{WHORL_TEXT("Axis", "bias"), std::move(bias), false});
    };
    return effect;
}

std::vector<LearnedTensor> FireParameters::learnedIn(const HeadPlace& model) const
{
    return {{{width}, true}, {{width}, true}, {{model.heads, width}, true}, {{model.heads}, true}, {{2}, true}};
}

}  // namespace whorl
