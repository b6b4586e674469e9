// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/hyperbolic.h"

#include "core/attention/score_terms.h"
#include "core/encodings/pair_curves.h"
#include "core/encodings/shared_rows.h"
#include "core/text.h"

#include <cmath>

namespace whorl {

namespace {

using P = HyperbolicParameters;

constexpr Choice vectors[] = {
    {"ones", WHORL_TEXT("Choice", "All ones")},
    {"first", WHORL_TEXT("Choice", "First channel of each pair")},
    {"second", WHORL_TEXT("Choice", "Second channel of each pair")},
    {"random", WHORL_TEXT("Choice", "Random")},
};

constexpr Row<P> rows[] = {
    headDimensionRow<P>(),
    shownLengthRow<P>(),
    real<&P::base>("base", WHORL_TEXT("Parameter", "Base"), "b",
                   WHORL_TEXT("Parameter", "Sets how weakly the slowest pairs are boosted"))
        .above(0)
        .slider(100, 1e7, Scale::logarithmic),
    real<&P::thetaScale>("theta_scale", WHORL_TEXT("Parameter", "Frequency scale"), "",
                         WHORL_TEXT("Parameter", "Multiplies every frequency; 1 in the paper"))
        .range(1e-6, 1e3)
        .slider(0.001, 1, Scale::logarithmic),
    real<&P::thetaPrime>("theta_prime", WHORL_TEXT("Parameter", "Damping"), "\u03b8\u2032",
                         WHORL_TEXT("Parameter", "How fast every pair fades; it must exceed the highest frequency"))
        .above(0)
        .slider(0.001, 3, Scale::logarithmic)
        .unit(WHORL_TEXT("Parameter", "1/token")),
    vector<&P::query>("query", WHORL_TEXT("Parameter", "Query"), "q",
                      WHORL_TEXT("Parameter", "The query before it is boosted, one number per channel"), vectors),
    vector<&P::key>("key", WHORL_TEXT("Parameter", "Key"), "k",
                    WHORL_TEXT("Parameter", "The key before it is boosted, one number per channel"), vectors),
    integer<&P::pair>("pair", WHORL_TEXT("Parameter", "Pair"), "i",
                      WHORL_TEXT("Parameter", "The pair whose boost and shapes are shown"))
        .range(0, 8191)
        .slider(0, 31),
    integer<&P::seed>("seed", WHORL_TEXT("Parameter", "Seed"), "",
                      WHORL_TEXT("Parameter", "Chooses the random query and key"))
        .range(0, 2'147'483'647),
};

/// Words that RoPE does not know, as lists.
VectorValue spelled(const VectorValue& value, int dimension)
{
    const auto* word = std::get_if<std::string>(&value);
    if (!word || (*word != "first" && *word != "second"))
        return value;
    std::vector<double> list(static_cast<std::size_t>(dimension), 0.0);
    for (std::size_t channel = *word == "first" ? 0 : 1; channel < list.size(); channel += 2)
        list[channel] = 1;
    return list;
}

RopeParameters turnsOf(const HyperbolicParameters& parameters)
{
    RopeParameters turns;
    turns.length = parameters.length;
    turns.dimension = parameters.dimension;
    turns.base = parameters.base;
    turns.query = spelled(parameters.query, parameters.dimension);
    turns.key = spelled(parameters.key, parameters.dimension);
    turns.seed = parameters.seed;
    return turns;
}

}  // namespace

SourceInfo HyperbolicParameters::info()
{
    return {
        "hyperbolic",
        WHORL_TEXT("Source", "Hyperbolic rotary"),
        WHORL_TEXT("Source", "Rotary"),
        WHORL_TEXT("Source", "Boosts pairs instead of turning them, and damps their score"),
        WHORL_TEXT("Source",
                   "Dai et al. 2025, hyperbolic rotary encoding (HoPE), from its abstract and a transcription "
                   "of its equations"),
        "https://arxiv.org/abs/2509.05218",
        {{"decay-is-eventual",
          WHORL_TEXT("Source",
                     "The score need not fall with the distance from the start. With the query in first channels "
                     "and the key in second ones it begins at 0, grows, and only then fades.")},
         {"reach-is-short",
          WHORL_TEXT("Source",
                     "The damping must exceed the highest frequency and acts on every pair. With the highest at 1, a "
                     "damping of 1.1 and 128 channels of ones, the score falls from 128 to 1.03 in ten tokens.")},
         {"peaks-cost-length",
          WHORL_TEXT("Source",
                     "A key that prefers a distance exists but must be long: about 1.2 million for distance 8 in a "
                     "pair of frequency 1, where RoPE needs a length near 1.")},
         {"never-form-the-boosts",
          WHORL_TEXT("Source",
                     "With a frequency of 1, boosted queries and keys overflow float32 after 89 tokens and lose "
                     "their digits before. The score itself is two harmless exponentials.")}}};
}

std::span<const Row<HyperbolicParameters>> HyperbolicParameters::parameters()
{
    return rows;
}

void HyperbolicParameters::check() const
{
    turnsOf(*this).check();
    if (pair >= dimension / 2)
        throw ParameterError("pair", std::to_string(pair),
                             "a pair from 0 to " + std::to_string(dimension / 2 - 1) + " is needed");
    const Hyperbolic hyperbolic(*this);
    for (const double theta : hyperbolic.thetas())
        HyperbolicPair{theta, thetaPrime}.check();
}

Eigen::Vector2d HyperbolicPair::query(const Eigen::Vector2d& q, double position) const
{
    const double sum = (q[0] + q[1]) / 2 * std::exp(-position * (thetaPrime - theta));
    const double difference = (q[0] - q[1]) / 2 * std::exp(-position * (thetaPrime + theta));
    return {sum + difference, sum - difference};
}

Eigen::Vector2d HyperbolicPair::key(const Eigen::Vector2d& k, double position) const
{
    // Growing by theta' and boosted backwards: the same two exponentials at the opposite position.
    return query(k, -position);
}

double HyperbolicPair::score(double a, double c, double distance) const
{
    return (a + c) / 2 * std::exp(-distance * (thetaPrime - theta))
        + (a - c) / 2 * std::exp(-distance * (thetaPrime + theta));
}

double HyperbolicPair::peak() const
{
    return theta > 0 ? std::atanh(theta / thetaPrime) / theta : 1 / thetaPrime;
}

Eigen::Vector2d HyperbolicPair::keyPeakingAt(const Eigen::Vector2d& q, double distance) const
{
    // At the maximum the two exponentials fall and rise alike; (q1 + q2)(k1 + k2) = 2 fixes the size.
    const double sum = 2 / (q[0] + q[1]);
    const double difference =
        -2 * (thetaPrime - theta) / (thetaPrime + theta) * std::exp(2 * theta * distance) / (q[0] - q[1]);
    return {(sum + difference) / 2, (sum - difference) / 2};
}

void HyperbolicPair::check() const
{
    if (!(thetaPrime > theta))
        throw ParameterError("theta_prime", printNumber(thetaPrime),
                             "a number above the highest frequency, " + printNumber(theta) + ", is needed");
}

Hyperbolic::Hyperbolic(const HyperbolicParameters& parameters)
    : m_rope(turnsOf(parameters))
    , m_thetaPrime(parameters.thetaPrime)
{
    for (const double frequency : m_rope.frequencies())
        m_thetas.push_back(frequency * parameters.thetaScale);
}

std::pair<double, double> Hyperbolic::products(std::size_t pair) const
{
    const double q1 = m_rope.query()[2 * pair], q2 = m_rope.query()[2 * pair + 1];
    const double k1 = m_rope.key()[2 * pair], k2 = m_rope.key()[2 * pair + 1];
    return {q1 * k1 + q2 * k2, q1 * k2 + q2 * k1};
}

std::vector<double> Hyperbolic::slowDecays() const
{
    std::vector<double> decays;
    for (const double theta : m_thetas)
        decays.push_back(m_thetaPrime - theta);
    return decays;
}

std::vector<double> Hyperbolic::fastDecays() const
{
    std::vector<double> decays;
    for (const double theta : m_thetas)
        decays.push_back(m_thetaPrime + theta);
    return decays;
}

HarmonicSum Hyperbolic::scoreByDistance() const
{
    HarmonicSum sum;
    sum.decays = slowDecays();
    const std::vector<double> fast = fastDecays();
    sum.decays.insert(sum.decays.end(), fast.begin(), fast.end());
    sum.cosine.resize(sum.decays.size());
    for (std::size_t i = 0; i < m_thetas.size(); ++i) {
        const auto [a, c] = products(i);
        sum.cosine[i] = (a + c) / 2;
        sum.cosine[i + m_thetas.size()] = (a - c) / 2;
    }
    sum.frequencies.assign(sum.decays.size(), 0);
    sum.sine.assign(sum.decays.size(), 0);
    return sum;
}

HarmonicSum Hyperbolic::ropeByDistance() const
{
    HarmonicSum sum = m_rope.scoreByDistance();
    sum.frequencies = m_thetas;
    return sum;
}

namespace {

/// What boosting and damping change in the scores: sums of harmless exponentials, where boosted vectors would overflow.
/// slow, fast  distances x pairs
Eigen::ArrayXXd boostedLess(const HeadScores& head, const Eigen::ArrayXXd& slow, const Eigen::ArrayXXd& fast)
{
    Eigen::ArrayXXd change = Eigen::ArrayXXd::Zero(head.scores.rows(), head.scores.cols());
    for (Eigen::Index key = 0; key < change.cols(); ++key) {
        const Eigen::Index queries = change.rows() - key;
        auto column = change.col(key).tail(queries);
        column = -head.scores.col(key).tail(queries);
        for (Eigen::Index pair = 0; pair < slow.cols(); ++pair) {
            const auto q1 = head.query.col(2 * pair).tail(queries).array();
            const auto q2 = head.query.col(2 * pair + 1).tail(queries).array();
            const double k1 = head.key(key, 2 * pair), k2 = head.key(key, 2 * pair + 1);
            column += (0.5 * (k1 + k2)) * (q1 + q2) * slow.col(pair).head(queries)
                + (0.5 * (k1 - k2)) * (q1 - q2) * fast.col(pair).head(queries);
        }
    }
    return change;
}

}  // namespace

PositionalEffect HyperbolicParameters::effectIn(const HeadPlace& place) const
{
    requireCausal(place, "Hyperbolic rotary");
    HyperbolicParameters there = *this;
    there.dimension = static_cast<int>(place.dimension);
    there.length = static_cast<int>(place.tokens);
    there.query = std::string("ones");
    there.key = std::string("ones");
    there.pair = 0;
    there.check();
    const Hyperbolic rule(there);
    const auto fading = [&](const std::vector<double>& decays) {
        const Eigen::Map<const Eigen::VectorXd> rates(decays.data(), static_cast<Eigen::Index>(decays.size()));
        const Eigen::VectorXd distances = Eigen::VectorXd::LinSpaced(place.tokens, 0, double(place.tokens - 1));
        return Eigen::ArrayXXd((-distances * rates.transpose()).array().exp());
    };
    PositionalEffect effect;
    effect.scores = [slow = fading(rule.slowDecays()), fast = fading(rule.fastDecays())](const HeadScores& head) {
        return scoreTerms(ScoreTerm{WHORL_TEXT("Axis", "boost"), boostedLess(head, slow, fast)});
    };
    return effect;
}

}  // namespace whorl
