// SPDX-FileCopyrightText: 2026 The Whorl authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/quaternion.h"

#include "core/encodings/head_vectors.h"
#include "core/encodings/pair_curves.h"
#include "core/encodings/shared_rows.h"

#include <cmath>

namespace whorl {

namespace {

using P = QuaternionParameters;

constexpr Choice axes[] = {
    {"x", WHORL_TEXT("Choice", "First channel")},
    {"y", WHORL_TEXT("Choice", "Second channel")},
    {"z", WHORL_TEXT("Choice", "Third channel")},
    {"diagonal", WHORL_TEXT("Choice", "Diagonal")},
};

constexpr Row<P> rows[] = {
    integer<&P::dimension>("dimension", WHORL_TEXT("Parameter", "Dimension"), "d",
                           WHORL_TEXT("Parameter", "Number of channels of one head; three make a block"))
        .range(3, 768)
        .multipleOf(3)
        .slider(3, 192),
    shownLengthRow<P>(),
    integer<&P::side>("side", WHORL_TEXT("Parameter", "Side"), "",
                      WHORL_TEXT("Parameter", "Rows and columns of patches of the picture"))
        .range(1, 32)
        .slider(2, 32)
        .unit(WHORL_TEXT("Parameter", "patches")),
    real<&P::base>("base", WHORL_TEXT("Parameter", "Base"), "b",
                   WHORL_TEXT("Parameter", "Sets how slowly the slowest blocks turn"))
        .above(0)
        .slider(10, 1e5, Scale::logarithmic),
    vector<&P::axis>("axis", WHORL_TEXT("Parameter", "Axis"), "u",
                     WHORL_TEXT("Parameter", "Direction about which positions and columns turn, three numbers"), axes),
    vector<&P::secondAxis>(
        "second_axis", WHORL_TEXT("Parameter", "Second axis"), "",
        WHORL_TEXT("Parameter", "Direction about which rows of a picture turn; parallel axes commute"), axes),
    integer<&P::offsetX>("offset_x", WHORL_TEXT("Parameter", "Columns apart"), "",
                         WHORL_TEXT("Parameter", "How many columns the key lies after the query in the deviation"))
        .range(-32, 32)
        .slider(-8, 8),
    integer<&P::offsetY>("offset_y", WHORL_TEXT("Parameter", "Rows apart"), "",
                         WHORL_TEXT("Parameter", "How many rows the key lies after the query in the deviation"))
        .range(-32, 32)
        .slider(-8, 8),
    integer<&P::block>("block", WHORL_TEXT("Parameter", "Block"), "j",
                       WHORL_TEXT("Parameter", "The block whose query is drawn on its sphere"))
        .range(0, 255)
        .slider(0, 15),
    vector<&P::query>("query", WHORL_TEXT("Parameter", "Query"), "q",
                      WHORL_TEXT("Parameter", "The query before it turns, one number per channel"), headVectorWords),
    vector<&P::key>("key", WHORL_TEXT("Parameter", "Key"), "k",
                    WHORL_TEXT("Parameter", "The key before it turns, one number per channel"), headVectorWords),
    integer<&P::seed>("seed", WHORL_TEXT("Parameter", "Seed"), "",
                      WHORL_TEXT("Parameter", "Chooses the random query and key"))
        .range(0, 2'147'483'647),
};

Eigen::Vector3d directionOf(const VectorValue& value)
{
    if (const auto* list = std::get_if<std::vector<double>>(&value))
        return Eigen::Vector3d(list->at(0), list->at(1), list->at(2)).normalized();
    const std::string& word = std::get<std::string>(value);
    if (word == "diagonal")
        return Eigen::Vector3d::Ones().normalized();
    return Eigen::Vector3d::Unit(word == "x" ? 0 : word == "y" ? 1 : 2);
}

void requireDirection(const char* parameter, const VectorValue& value)
{
    const auto* list = std::get_if<std::vector<double>>(&value);
    if (!list)
        return;
    if (list->size() != 3)
        throw ParameterError(parameter, "a list of " + std::to_string(list->size()), "three numbers are needed");
    const Eigen::Vector3d axis(list->at(0), list->at(1), list->at(2));
    if (!(axis.squaredNorm() > 0) || !axis.allFinite())
        throw ParameterError(parameter, printValue(*list), "a direction, not the origin, is needed");
}

std::vector<double> thetasOf(const QuaternionParameters& parameters)
{
    const int blocks = parameters.dimension / 3;
    std::vector<double> thetas;
    for (int j = 0; j < blocks; ++j)
        thetas.push_back(std::pow(parameters.base, -static_cast<double>(j) / blocks));
    return thetas;
}

}  // namespace

SourceInfo QuaternionParameters::info()
{
    return {"quaternion",
            WHORL_TEXT("Source", "Quaternion rotary"),
            WHORL_TEXT("Source", "Rotary"),
            WHORL_TEXT("Source", "Turns blocks of three channels in space"),
            WHORL_TEXT("Source",
                       "Our own definition, from the algebra of quaternions; of Sriram et al. 2025, which proposes "
                       "them, only the abstract was read"),
            "https://arxiv.org/abs/2511.11665",
            {{"two-axes-are-not-relative",
              WHORL_TEXT("Source",
                         "Turns about two different axes do not commute. In a worked example the same offset scores "
                         "0.954 at one place of a picture and 0.504 one patch further down and right.")},
             {"only-one-axis-suffers",
              WHORL_TEXT("Source",
                         "The order decides what is lost. Turned by column first and by row second, scores change from "
                         "column to column, but not down a column.")},
             {"half-the-angle",
              WHORL_TEXT("Source",
                         "A rotor holds half the angle: r v r* turns once for each of its two factors. Multiplied "
                         "from the left alone it turns four channels by the half, in two planes at once.")}}};
}

std::span<const Row<QuaternionParameters>> QuaternionParameters::parameters()
{
    return rows;
}

void QuaternionParameters::check() const
{
    requireDirection("axis", axis);
    requireDirection("second_axis", secondAxis);
    requireOnePerChannel("query", query, dimension);
    requireOnePerChannel("key", key, dimension);
    if (block >= dimension / 3)
        throw ParameterError("block", std::to_string(block),
                             "a block from 0 to " + std::to_string(dimension / 3 - 1) + " is needed");
    requireFiniteFrequencies(thetasOf(*this), base);
}

Eigen::Quaterniond rotor(const Eigen::Vector3d& axis, double angle)
{
    const double length = axis.norm();
    if (!(length > 0))
        throw ParameterError("axis", "0,0,0", "a direction, not the origin, is needed");
    return Eigen::Quaterniond(Eigen::AngleAxisd(angle, axis / length));
}

Eigen::Vector3d turnedTwice(const Eigen::Vector3d& vector, const Eigen::Vector3d& firstAxis, double firstAngle,
                            const Eigen::Vector3d& secondAxis, double secondAngle)
{
    return rotor(secondAxis, secondAngle) * (rotor(firstAxis, firstAngle) * vector);
}

void addTurnAboutAxis(HarmonicSum& sum, const Eigen::Vector3d& axis, double theta, const Eigen::Vector3d& q,
                      const Eigen::Vector3d& k)
{
    const Eigen::Vector3d u = axis.normalized();
    const double along = q.dot(u) * k.dot(u);
    sum.frequencies.push_back(theta);
    sum.cosine.push_back(q.dot(k) - along);
    sum.sine.push_back(-q.dot(u.cross(k)));
    sum.constant += along;
}

Quaternions::Quaternions(const QuaternionParameters& parameters)
    : m_thetas(thetasOf(parameters))
    , m_query(headVector(parameters.query, parameters.dimension, parameters.seed, 0))
    , m_key(headVector(parameters.key, parameters.dimension, parameters.seed, 1))
    , m_axis(directionOf(parameters.axis))
    , m_secondAxis(directionOf(parameters.secondAxis))
{
}

Eigen::Vector3d Quaternions::blockOf(const std::vector<double>& vector, std::size_t block)
{
    return {vector[3 * block], vector[3 * block + 1], vector[3 * block + 2]};
}

Eigen::Vector3d Quaternions::placed(const Eigen::Vector3d& vector, std::size_t block, double x, double y) const
{
    return turnedTwice(vector, m_axis, x * m_thetas[block], m_secondAxis, y * m_thetas[block]);
}

double Quaternions::score(double x, double y, double acrossX, double downY) const
{
    double sum = 0;
    for (std::size_t block = 0; block < blocks(); ++block)
        sum += placed(query(block), block, x, y).dot(placed(key(block), block, x + acrossX, y + downY));
    return sum;
}

HarmonicSum Quaternions::scoreByDistance() const
{
    HarmonicSum sum;
    for (std::size_t block = 0; block < blocks(); ++block)
        addTurnAboutAxis(sum, m_axis, m_thetas[block], query(block), key(block));
    return sum;
}

double Quaternions::largestScore() const
{
    double sum = 0;
    for (std::size_t block = 0; block < blocks(); ++block)
        sum += query(block).norm() * key(block).norm();
    return sum;
}

}  // namespace whorl
